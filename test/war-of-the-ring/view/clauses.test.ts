/** What is said of an answer that a card does not allow, told from what it offers. */
import { describe, expect, it } from 'vitest'
import type { Action, RegionId } from '../../../src/war-of-the-ring'
import { clauseInWords } from '../../../src/war-of-the-ring/query/atWork'
import { COLLECTORS } from '../../../src/war-of-the-ring/rulesets/rulesets'
import { rulesOf } from '../../../src/war-of-the-ring/rulesets/rules'
import { free } from '../support/play'

const said = (asked: Action, ...offered: ReadonlyArray<Action>): string =>
  clauseInWords(rulesOf(COLLECTORS), 'The Ents Awake', asked, offered)
const goTo = (region: RegionId) => free({ kind: 'goTo', region })
const march = (from: RegionId, to: RegionId) => free({ kind: 'march', from, to })
const pick = (region: RegionId, piece: 'rohan-regular' | 'rohan-elite') =>
  free({ kind: 'pick', piece, region })

describe('an answer that a card does not allow', () => {
  it('is told with those it allows, unless they are many', () => {
    expect(said(goTo('moria'), goTo('edoras'))).toBe('The Ents Awake allows only Edoras, not Moria')
    const nine = (
      ['bree', 'buckland', 'dale', 'edoras', 'erech', 'folde', 'fangorn', 'hollin', 'lamedon'] as const
    ).map((region) => goTo(region))
    expect(said(goTo('moria'), ...nine)).toBe('The Ents Awake does not allow Moria')
  })

  it('is told whole where each part of it is allowed with another', () => {
    expect(
      said(pick('edoras', 'rohan-elite'), pick('edoras', 'rohan-regular'), pick('folde', 'rohan-elite')),
    ).toMatch(/ only a Rohan regular in Edoras or a Rohan elite in Folde, not a Rohan elite in Edoras$/)
    expect(said(march('bree', 'dale'), march('bree', 'buckland'), march('folde', 'dale'))).toMatch(
      /only Bree to Buckland or Folde to Dale, not Bree to Dale$/,
    )
  })

  it('is a number within its bounds', () => {
    const number = (number: number) => free({ kind: 'chooseNumber', number })
    expect(said(number(3), number(1))).toBe('The Ents Awake allows only 1')
    expect(said(number(3), number(0), number(1))).toBe('The Ents Awake allows from 0 to 1')
  })
})
