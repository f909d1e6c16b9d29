/**
 * The sample of docs/adding-a-game.md is a game like any other: it keeps all laws.
 */
import { describe, expect, it } from 'vitest'
import { conformance, type Setting, type Subject } from './conformance'
import { mustRight } from './conformance/check'
import { footrace, SEATS, type Footrace } from './support/footrace'

const SETTINGS: ReadonlyArray<Setting<Footrace>> = [{ chance: 'seeded' }, { chance: 'manual' }]

const FOOTRACE: Subject<Footrace> = {
  game: footrace,
  actions: footrace.actions,
  seats: SEATS,
  seatsOf: () => SEATS,
  settings: SETTINGS,
  common: SETTINGS,
  longest: 200,
  invariants: {
    cart: ({ table: { cart } }) => (cart <= 7 ? [] : ['the cart has gone past the line']),
  },
  changes: {
    cart: ({ before, after, events }) => {
      const told = events.reduce((sum, { steps }) => sum + steps, 0)
      return after.table.cart - before.table.cart === told ? [] : [`${told} steps are told of`]
    },
  },
  twoOrMore: {},
  notByChance: {},
  reveals: (one, other) => [one, other].every((event) => event?.['kind'] === 'Moved'),
}

conformance(FOOTRACE)

describe('what a small game leaves out', () => {
  const begun = mustRight(footrace.newGame({ seed: 'plain' }), 'footrace')

  it('is plain: words, lines of the notation', () => {
    expect(footrace.prompt(begun, 'left')).toMatchObject({
      value: { choices: [{ label: 'seat left, push, steps 1' }, { label: 'seat left, push, steps 2' }] },
    })
  })

  it('is absent: positions', () =>
    expect(footrace.position({ cart: 1 })).toMatchObject({
      left: { _tag: 'Malformed', problem: 'no positions of this game can be built' },
    }))

  it('is not what chance will bring: nobody sees that', () =>
    expect(footrace.view(begun, 'left').state).toMatchObject({
      chance: 'hidden',
      config: { seed: 'hidden' },
    }))
})
