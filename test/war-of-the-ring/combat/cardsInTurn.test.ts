/** Cards of both sides in one round: who is gone before the other's turn comes, and what counts by then. */
import { describe, expect } from 'vitest'
import { after, asked, dice, eventsAs, offers } from '../support/play'
import { army } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { freeRetreat, lose } from '../rulebook/battles'
import { fought, hitsOf, shadowAttacks, using } from './scenes'

const MORIA = { from: 'dimrill-dale', to: 'parth-celebrant' } as const

describe('who is gone before his card has its turn', () => {
  ruleForbids(
    'battle.end',
    "OR-43: Durin's Bane to strike for an Army that a Sudden Strike has killed",
    () => {
      const state = using(
        shadowAttacks({
          ...MORIA,
          attackers: { 'sauron-regular': 2 },
          defenders: { 'elves-regular': 3, 'elves-leader': 2 },
          shadow: ['sh-char-17'],
          free: ['fp-char-14'],
        }),
        { shadow: 'sh-char-17', 'free-peoples': 'fp-char-14' },
      )
      // One orc is left: the Bane strikes with three dice, then the round is rolled.
      const one = dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
      expect(eventsAs('StrikeDieRolled', state, one).map(({ side }) => side)).toEqual([
        'free-peoples',
        'free-peoples',
        'shadow',
        'shadow',
        'shadow',
      ])
      const both = after(state, dice(6, 6))
      expect(army(both, 'parth-celebrant')).toEqual({ 'elves-regular': 3, 'elves-leader': 2 })
      expect(asked(both)).toBe('free-peoples decide/action')
    },
  )

  ruleForbids('battle.initiative', "EX-7: Durin's Bane to strike at an Army whose Scouts led it away", () => {
    const state = using(
      shadowAttacks({
        ...MORIA,
        attackers: { 'sauron-regular': 3 },
        defenders: { 'elves-regular': 3 },
        shadow: ['sh-char-17'],
        free: ['fp-strat-05'],
      }),
      { shadow: 'sh-char-17', 'free-peoples': 'fp-strat-05' },
    )
    expect(asked(after(state, freeRetreat('fangorn')))).toBe('shadow decide/party')
  })
})

describe('Scouts of Iron Hills', () => {
  ruleAllows('battle.retreat', 'a way to Erebor like any other', () => {
    const state = using(
      shadowAttacks({
        from: 'east-rhun',
        to: 'iron-hills',
        attackers: { 'southrons-regular': 2 },
        defenders: { 'dwarves-regular': 2 },
        free: ['fp-strat-05'],
      }),
      { 'free-peoples': 'fp-strat-05' },
    )
    expect(offers(state, 'retreat', 'to')).toEqual(['erebor', 'dale', 'vale-of-the-carnen'])
    expect(army(after(state, freeRetreat('erebor')), 'erebor')).toEqual({ 'dwarves-regular': 2 })
  })
})

describe('Mûmakil against a Charge', () => {
  const charged = fought(
    shadowAttacks({
      attackers: { 'southrons-regular': 2, 'southrons-elite': 1 },
      defenders: { 'gondor-regular': 4, 'gondor-elite': 1 },
      shadow: ['sh-strat-07'],
      free: ['fp-strat-13'],
    }),
    { shadow: 'sh-strat-07', 'free-peoples': 'fp-strat-13' },
    dice(5),
    lose('southrons-regular'),
  )

  ruleForbids('events.combatText', 'a hit more when the Charge has hit as often as the Mûmakil', () => {
    expect(eventsAs('HitsAdded', charged, dice(4, 1, 1, 1, 1, 1, 1))).toEqual([])
  })

  ruleAllows('events.combatText', 'a hit more when they have hit more often than the Charge', () => {
    expect(eventsAs('HitsAdded', charged, dice(4, 4, 1, 1, 1, 1, 1))).toMatchObject([
      { side: 'shadow', hits: 1, card: 'sh-strat-07' },
    ])
  })
})

describe('a Swarm of Bats against It Is a Gift', () => {
  const state = using(
    shadowAttacks({
      attackers: { 'sauron-regular': 3, nazgul: 1 },
      defenders: { 'gondor-regular': 2 },
      shadow: ['sh-strat-09'],
      free: ['fp-char-01'],
      spec: { fellowship: { region: 'dead-marshes' } },
    }),
    { shadow: 'sh-strat-09', 'free-peoples': 'fp-char-01' },
  )
  const rolls = dice(1, 1, 1, 4, 4, 4)

  ruleAllows('events.combatText', 'the first card of the deck to be cancelled like any other', () => {
    expect(hitsOf('free-peoples', false, state, rolls)).toBe('--')
  })

  ruleForbids('events.combatText', 'one more on the re-roll when that card was used', () => {
    expect(hitsOf('shadow', true, state, rolls)).toBe('-')
  })
})
