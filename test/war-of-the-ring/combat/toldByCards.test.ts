/** What is told of Combat cards and asked about them: hits, deaths, and the words of the questions. */
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type Side, type State } from '../../../src/war-of-the-ring'
import { after, dice, eventsAs, eventsOf, free } from '../support/play'
import { shadowAttacks, using } from './scenes'

const ORCS = { 'sauron-regular': 3 }
const MEN = { 'gondor-regular': 2 }

describe('what is told', () => {
  it('of Great Host is the hit that it scores', () => {
    const state = using(
      shadowAttacks({ attackers: { 'sauron-regular': 4 }, defenders: MEN, shadow: ['sh-strat-06'] }),
      { shadow: 'sh-strat-06' },
    )
    expect(eventsAs('HitsAdded', state, dice(1, 1, 1, 1, 1, 1))).toEqual([
      {
        kind: 'HitsAdded',
        rule: 'events.combatText',
        side: 'shadow',
        hits: 1,
        card: 'sh-strat-06',
        combat: 'great-host',
      },
    ])
  })

  it('of Confusion is how often the Shadow hits itself', () => {
    const state = using(shadowAttacks({ attackers: ORCS, defenders: MEN, free: ['fp-strat-08'] }), {
      'free-peoples': 'fp-strat-08',
    })
    expect(eventsAs('HitsSuffered', state, dice(1, 1, 2, 2, 2))).toEqual([
      {
        kind: 'HitsSuffered',
        rule: 'events.combatText',
        side: 'shadow',
        hits: 2,
        card: 'fp-strat-08',
        combat: 'confusion',
      },
    ])
  })

  it('of a Blade of Westernesse is who dies, and the hit that it takes', () => {
    const state = using(
      shadowAttacks({
        attackers: { ...ORCS, 'mouth-of-sauron': 1 },
        defenders: { ...MEN, meriadoc: 1 },
        free: ['fp-char-05'],
      }),
      { 'free-peoples': 'fp-char-05' },
    )
    const told = eventsOf(state, dice(1, 1, 1, 5, 1, 1, 1, 6)).filter(({ card }) => card === 'fp-char-05')
    expect(told).toMatchObject([
      { kind: 'CharacterEliminated', rule: 'events.combatText', character: 'mouth-of-sauron' },
      { kind: 'HitsCancelled', rule: 'events.combatText', side: 'free-peoples', hits: 1 },
    ])
  })
})

describe('what is asked', () => {
  const asks = (state: State, seat: Side): string => {
    const prompt = warOfTheRing.prompt(state, seat)
    return O.isSome(prompt) ? prompt.value.sentence : 'nothing'
  }

  it('for a figure, begins with the name of the card', () => {
    const scene = {
      attackers: { ...ORCS, nazgul: 1 },
      defenders: { ...MEN, boromir: 1, aragorn: 1 },
      shadow: ['sh-char-15'],
    } as const
    const state = using(shadowAttacks(scene), { shadow: 'sh-char-15' })
    expect(asks(state, 'shadow')).toMatch(/^Words of Power: which figure do you choose\? It says: ./)
  })

  it('of Gandalf the White, says what he gives up and what for', () => {
    const state = shadowAttacks({
      attackers: { ...ORCS, nazgul: 1 },
      defenders: { ...MEN, 'gandalf-the-white': 1 },
    })
    expect(asks(state, 'free-peoples')).toBe(
      'Does Gandalf the White give up his Leadership in this battle, so that no Nazgûl leads?',
    )
    expect(asks(after(state, free({ kind: 'silence' })), 'free-peoples')).toBe('nothing')
  })

  it('of the Sorcerer, says that he may draw, and from which deck', () => {
    const scene = {
      attackers: { ...ORCS, 'witch-king': 1 },
      defenders: MEN,
      shadow: ['sh-strat-22'],
    } as const
    const state = using(shadowAttacks(scene), { shadow: 'sh-strat-22' })
    expect(asks(state, 'shadow')).toBe('Do you draw a card, and from which deck?')
  })
})
