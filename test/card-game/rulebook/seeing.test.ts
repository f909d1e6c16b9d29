/** Chapter 12: who sees what. */
import { describe, expect } from 'vitest'
import { cardGame, type PositionSpec, type Seat, type State } from '../../../src/card-game'
import { after, comes, eventsAs, playing, type Move } from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { cycles, forsakes, takes, turnOf, uses } from '../cards/scenes'

const seen = (state: State, seat: Seat | 'spectator'): string => JSON.stringify(cardGame.view(state, seat))
const OTHERS = ['frodo', 'witch-king', 'saruman', 'spectator'] as const

/** Two tables that differ only in what Aragorn's player has where. */
const twins = (one: PositionSpec, other: PositionSpec) =>
  [turnOf('frodo', one), turnOf('frodo', other)] as const

describe('hands and piles', () => {
  const [arwen, elrond] = twins({ hand: ['arwen'] }, { hand: ['elrond'] })

  ruleAllows('see.hand', 'its owner sees his hand', () => {
    expect(seen(arwen, 'aragorn')).not.toBe(seen(elrond, 'aragorn'))
  })

  ruleForbids('see.hand', 'nobody else does, not even the teammate', () => {
    for (const seat of OTHERS) expect(seen(arwen, seat)).toBe(seen(elrond, seat))
  })

  const [cycled, other] = twins(
    { cycle: ['arwen'], hand: ['elrond'] },
    { cycle: ['elrond'], hand: ['arwen'] },
  )
  const [gone, kept] = twins({ eliminated: ['arwen'] }, { eliminated: ['elrond'] })

  ruleAllows('see.ownPiles', 'a seat looks through its own piles', () => {
    expect(seen(cycled, 'aragorn')).not.toBe(seen(other, 'aragorn'))
    expect(seen(gone, 'aragorn')).not.toBe(seen(kept, 'aragorn'))
  })

  ruleForbids('see.ownPiles', 'not through those of others, nor through its own deck', () => {
    for (const seat of OTHERS) {
      expect(seen(cycled, seat)).toBe(seen(other, seat))
      expect(seen(gone, seat)).toBe(seen(kept, seat))
    }
  })

  ruleAllows('see.numbers', 'all see how many cards a hand has', () => {
    const two = turnOf('frodo', { hand: ['arwen', 'elrond'] })
    for (const seat of OTHERS) expect(seen(two, seat)).not.toBe(seen(arwen, seat))
  })

  ruleForbids('see.numbers', 'and no more than how many', () => {
    const [one, two] = twins({ hand: ['arwen', 'boromir'] }, { hand: ['elrond', 'lembas'] })
    for (const seat of OTHERS) expect(seen(one, seat)).toBe(seen(two, seat))
  })

  ruleAllows('see.faceUp', 'cards in play are open to all', () => {
    const [here, there] = twins({ reserve: ['arwen'] }, { reserve: ['elrond'] })
    for (const seat of OTHERS) expect(seen(here, seat)).not.toBe(seen(there, seat))
  })

  ruleForbids('see.faceUp', 'what is not in play is not', () => {
    for (const seat of OTHERS) expect(seen(arwen, seat)).not.toContain('"arwen":"hand"')
  })
})

describe('what is shown', () => {
  const halbarad = turnOf('aragorn', { reserve: ['halbarad'] })
  const TAKE: ReadonlyArray<Move> = [uses('aragorn', 'halbarad'), takes('aragorn', 'strider')]

  ruleAllows('see.shown', 'a card that is taken', () => {
    const [event] = eventsAs('CardTaken', halbarad, ...TAKE)
    expect([event?.taken, event?.only]).toEqual(['strider', undefined])
  })

  ruleForbids('see.shown', 'not a card that is merely drawn', () => {
    const start = turnOf('frodo', { reserve: ['bilbo-baggins'] })
    const drawn = eventsAs('CardDrawn', start, uses('frodo', 'bilbo-baggins'), comes('gimli', 'eomer'))
    expect(drawn.map(({ only }) => only)).toEqual(['frodo', 'frodo'])
  })

  ruleAllows('see.faceDown', 'two cards that are cycled look the same to the others (TC-95)', () => {
    const start = turnOf('aragorn', { hand: ['arwen', 'elrond'] })
    const one = after(start, cycles('aragorn', 'arwen'))
    const two = after(start, cycles('aragorn', 'elrond'))
    for (const seat of OTHERS) expect(seen(one, seat)).toBe(seen(two, seat))
  })

  ruleForbids('see.faceDown', 'unless a text of theirs answers (TC-96)', () => {
    const start = turnOf('witch-king', { reserve: ['the-reaver'], hand: ['arwen', 'frodo-baggins', 'gimli'] })
    const told = after(start, uses('witch-king', 'the-reaver'), forsakes('aragorn', 'arwen'))
    const hidden = playing(told, forsakes('frodo', 'gimli'))
    const shown = playing(told, forsakes('frodo', 'frodo-baggins'))
    expect(hidden.events.filter(({ only }) => only === undefined).map(({ kind }) => kind)).not.toContain(
      'EliminationReplaced',
    )
    expect(shown.events.map(({ kind }) => kind)).toContain('EliminationReplaced')
    expect(seen(hidden.state, 'saruman')).not.toBe(seen(shown.state, 'saruman'))
  })
})
