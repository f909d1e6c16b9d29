/** Slips of the pen: what may have been meant. */
import { expect, it } from 'vitest'
import { didYouMean } from '../../src/kernel/near'

const NAMES = ['lorien', 'moria', 'minas-tirith', 'minas-morgul', 'minas-ithil', 'minas-anor']

it('what is most alike may have been meant, three at most', () => {
  expect(didYouMean(NAMES, 'morian')).toBe('; did you mean moria?')
  expect(didYouMean(NAMES, 'lorein')).toBe('; did you mean lorien?')
  expect(didYouMean(NAMES, 'minas')).toBe('; did you mean minas-tirith or minas-morgul or minas-ithil?')
  expect(didYouMean(['the-old-forest', 'the-shire'], 'shir')).toBe('; did you mean the-shire?')
  expect([didYouMean(NAMES, 'the-golden-hall'), didYouMean(NAMES, 'shire'), didYouMean(NAMES, 7)]).toEqual([
    '',
    '',
    '',
  ])
})
