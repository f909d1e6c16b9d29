/** Chapter 2: set-up. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect } from 'vitest'
import { BATTLEGROUNDS, cardGame, PATHS, type Config, type State } from '../../../src/card-game'
import { after, asked, by, chances, fresh, refused } from '../support/play'
import { pile, sizes, told } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { allPass, nextRound, turnOf } from '../cards/scenes'

/** A game whose opening hands are dealt. */
const dealt = (config: Partial<Config> = {}): State => {
  const started = cardGame.newGame({ seed: 'dealt', ...config })
  if (E.isLeft(started)) throw new Error(started.left.problem)
  return started.right
}
/** Cycles the first two cards of a hand of the Trilogy. */
const cyclesTwo = (state: State, seat: 'frodo' | 'witch-king' | 'aragorn' | 'saruman'): State =>
  pile(state, seat, 'hand')
    .slice(0, 2)
    .reduce((now, card) => after(now, { seat, kind: 'cycle', card } as never), state)

/** The first turn; what is asked on the way is answered by what is listed first. */
const firstTurn = (state: State): State => {
  const first = cardGame.legalActions(state)[0]
  if (asked(state).endsWith('decide/turn') || first === undefined) return state
  return firstTurn(after(state, first as never))
}

const begun = (['frodo', 'witch-king', 'aragorn', 'saruman'] as const).reduce(cyclesTwo, dealt())

describe('the scenario', () => {
  ruleAllows('setUp.scenario', 'it says who plays', () => {
    expect(cardGame.actors(dealt())).toEqual(['frodo', 'witch-king', 'aragorn', 'saruman'])
    expect(cardGame.actors(dealt({ scenario: 'fellowship' }))).toEqual(['balrog-of-moria', 'gandalf'])
    expect(asked(firstTurn(dealt({ scenario: 'duel-2' })))).toBe('gandalf decide/turn')
  })

  ruleForbids('setUp.scenario', 'nobody sits down for whom it has no seat', () => {
    for (const config of [
      { scenario: 'duel-2', players: 3 },
      { scenario: 'fellowship', players: 4 },
    ] as const)
      expect(E.isLeft(cardGame.newGame({ seed: 'x', ...config }))).toBe(true)
    expect(() => turnOf('gandalf')).toThrow('setUp.scenario')
  })

  ruleAllows('setUp.decks', 'thirty cards for each seat, and one more with the promos', () => {
    const total = (state: State): number =>
      Object.values(sizes(state, 'aragorn')).reduce((sum, size) => sum + size, 0)
    expect([total(dealt()), total(dealt({ promos: true }))]).toEqual([30, 31])
  })

  ruleForbids('setUp.decks', 'no promo without the option', () => {
    expect(told(dealt()).at['ioreth']).toBeUndefined()
    expect(() => turnOf('witch-king', { hand: ['gothmog'] })).toThrow('setUp.decks')
  })

  ruleAllows('setUp.startingPlayer', 'the first of the turn order begins', () => {
    expect(asked(firstTurn(begun))).toBe('frodo decide/turn')
  })

  ruleForbids('setUp.startingPlayer', 'the next one waits', () => {
    expect(refused(firstTurn(begun), by('witch-king', { kind: 'pass' }))).toEqual(['turn.order'])
  })

  ruleAllows('setUp.carryover', 'two cards may be kept', () => {
    const start = turnOf('frodo', { hand: ['gimli', 'eomer', 'olog-hai'] })
    expect(refused(start, by('frodo', { kind: 'pass' }))).toEqual([])
  })

  ruleForbids('setUp.carryover', 'three may not', () => {
    const start = turnOf('frodo', { hand: ['gimli', 'eomer', 'sting', 'olog-hai'] })
    expect(refused(start, by('frodo', { kind: 'pass' }))).toEqual(['turn.pass'])
  })

  ruleAllows('setUp.tracker', 'the turn goes on with every turn, and the token with every round', () => {
    const start = turnOf('frodo')
    const next = after(start, by('frodo', { kind: 'useRing' }), ...drawn(start, 2))
    expect(asked(next)).toBe('witch-king decide/turn')
    expect(asked(nextRound(start))).toBe('witch-king decide/turn')
  })

  ruleForbids('setUp.tracker', 'nobody has two turns in a row', () => {
    const start = turnOf('frodo', { hand: ['gimli', 'eomer'] })
    const state = after(start, by('frodo', { kind: 'cycle', card: 'gimli' }))
    expect(refused(state, by('frodo', { kind: 'cycle', card: 'eomer' }))).toEqual(['turn.order'])
  })
})

/** What chance brings for so many draws of Frodo's player. */
const drawn = (_: State, number: number) => [
  { outcomes: ['gimli', 'eomer', 'sting', 'theoden'].slice(0, number) },
]

/** The opening hands of a duel: four cards and six. */
const GANDALFS_HAND = ['arwen', 'gimli', 'eomer', 'sting']
const WITCH_KINGS_HAND = ['gollum', 'shelob', 'olog-hai', 'wolf-riders', 'the-reaver', 'grishnakh']
const FIRST_HANDS = [...GANDALFS_HAND, ...WITCH_KINGS_HAND]

describe('decks of locations', () => {
  const opening = after(fresh({ scenario: 'duel-2' }), { outcomes: FIRST_HANDS })

  ruleAllows('setUp.battlegrounds', 'each of seven can come up first', () => {
    const own = BATTLEGROUNDS.filter(({ side }) => side === 'free-peoples').map(({ id }) => id)
    expect(chances(opening)).toEqual(own)
  })

  ruleForbids('setUp.battlegrounds', 'none of the other deck does', () => {
    expect(chances(opening)).not.toContain('moria')
  })

  const path = after(
    opening,
    { outcomes: ['rivendell', 'elrond'] },
    by('gandalf', { kind: 'cycle', card: 'elrond' }),
  )

  ruleAllows('setUp.paths', 'a path 1 lies on top', () => {
    expect(chances(path)).toEqual(PATHS.filter(({ number }) => number === 1).map(({ id }) => id))
  })

  ruleForbids('setUp.paths', 'no other path comes up first', () => {
    expect(chances(path)).not.toContain('weathertop')
  })
})

describe('opening hands', () => {
  ruleAllows('setUp.opening', 'all seats cycle two of seven, at once', () => {
    expect(cardGame.actors(dealt())).toEqual(['frodo', 'witch-king', 'aragorn', 'saruman'])
    expect(sizes(dealt(), 'aragorn')).toEqual({ hand: 7, deck: 23, cycle: 0, eliminated: 0 })
    expect(sizes(begun, 'saruman')).toEqual({ hand: 5, deck: 23, cycle: 2, eliminated: 0 })
  })

  ruleForbids('setUp.opening', 'no card that is not in hand, and no third one', () => {
    const [inDeck = ''] = pile(dealt(), 'frodo', 'deck')
    expect(refused(dealt(), { seat: 'frodo', kind: 'cycle', card: inDeck })).toEqual(['setUp.opening'])
    const two = cyclesTwo(dealt(), 'frodo')
    const [third = ''] = pile(two, 'frodo', 'hand')
    expect(refused(two, { seat: 'frodo', kind: 'cycle', card: third })).toEqual(['setUp.opening'])
    expect(asked(allPass(turnOf('frodo')))).not.toContain('opening')
  })
})
