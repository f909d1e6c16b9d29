/** The Witch-king as a Sorcerer: a Combat card in the first round draws a card. */
import { describe, expect, it } from 'vitest'
import { after, asked, dice, offered, refused, shadow } from '../support/play'
import { hand } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { FIGHT, FREE_FIGHT } from '../rulebook/battles'
import { shadowAttacks, using } from './scenes'

const scene = {
  attackers: { 'sauron-regular': 3, 'witch-king': 1 },
  defenders: { 'gondor-regular': 3 },
  shadow: ['sh-strat-22', 'sh-strat-23'],
  free: ['fp-strat-01'],
} as const

describe('the Sorcerer', () => {
  ruleAllows(
    'character.sorcerer',
    'a card of either deck, once a Combat card of the first round is shown',
    () => {
      const used = using(shadowAttacks(scene), { shadow: 'sh-strat-22' })
      expect(asked(used)).toBe('shadow decide/sorcerer')
      expect(offered(used)).toEqual([
        shadow({ kind: 'pass' }),
        shadow({ kind: 'drawFrom', deck: 'character' }),
        shadow({ kind: 'drawFrom', deck: 'strategy' }),
      ])
      const drawn = after(used, shadow({ kind: 'drawFrom', deck: 'character' }))
      expect(asked(drawn)).toBe('nature shadow character card')
      const next = after(drawn, {
        seat: 'nature',
        kind: 'chance',
        draw: 'shadow character card',
        outcome: 'sh-char-01',
      })
      expect(hand(next, 'shadow')).toEqual(['sh-char-01', 'sh-strat-23'])
      expect(asked(next)).toBe('nature shadow combat die')
      expect(asked(after(used, shadow({ kind: 'pass' })))).toBe('nature shadow combat die')
    },
  )

  ruleForbids('character.sorcerer', 'a card for no card, in a later round, or without the Witch-king', () => {
    expect(asked(using(shadowAttacks(scene), { 'free-peoples': 'fp-strat-01' }))).toBe(
      'nature shadow combat die',
    )
    const ones = dice(1, 1, 1, 1, 1, 1, 1, 1)
    const second = after(using(shadowAttacks(scene), {}), ones, FIGHT, FREE_FIGHT)
    expect(asked(using(second, { shadow: 'sh-strat-22' }))).toBe('nature shadow combat die')
    const nazgul = { ...scene, attackers: { 'sauron-regular': 3, nazgul: 1 } }
    expect(asked(using(shadowAttacks(nazgul), { shadow: 'sh-strat-22' }))).toBe('nature shadow combat die')
    expect(
      refused(using(shadowAttacks(nazgul), {}), shadow({ kind: 'drawFrom', deck: 'character' })),
    ).not.toEqual([])
  })

  it('draws although the card is cancelled', () => {
    const defied = shadowAttacks({
      ...scene,
      defenders: { 'gondor-regular': 3, boromir: 1 },
      free: ['fp-char-11'],
    })
    const used = using(defied, { shadow: 'sh-strat-22', 'free-peoples': 'fp-char-11' })
    expect(asked(used)).toBe('shadow decide/sorcerer')
  })
})
