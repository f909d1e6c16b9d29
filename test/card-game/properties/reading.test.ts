/** The readable table: nothing is lost, and of a view nothing is told that it hides. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  cardGame,
  COPY_IDS,
  SEATS,
  type CopyId,
  type PileReading,
  type State,
  type TableReading,
} from '../../../src/card-game'
import { randomFrom } from '../../../src/kernel'
import { turnOf } from '../cards/scenes'
import { savedOf } from './saved'
import { SETTINGS } from './settings'

const readOf = (seen: Parameters<typeof cardGame.read>[0]): TableReading => {
  const read = cardGame.read(seen)
  if (E.isLeft(read)) throw new Error(`${read.left.path}: ${read.left.problem}`)
  return read.right
}

/** Every state of a random game. */
const statesOf = (seed: string, setting: (typeof SETTINGS)[number]): ReadonlyArray<State> => {
  const started = cardGame.newGame({ ...setting, seed })
  if (E.isLeft(started)) throw new Error(started.left.problem)
  const states = [started.right]
  const random = randomFrom(seed)
  for (let now = started.right; states.length < 400; states.push(now)) {
    const options = cardGame.legalActions(now)
    const next = cardGame.applyAction(now, options[options.length === 0 ? 0 : random(options.length)])
    if (E.isLeft(next)) break
    now = next.right.state
  }
  return states
}

const pilesOf = (table: TableReading): ReadonlyArray<PileReading> =>
  Object.values(table.seats).flatMap(({ hand, deck, cycle, eliminated, aside }) => [
    hand,
    deck,
    cycle,
    eliminated,
    aside,
  ])

/** Every card that the reading names, wherever. */
const named = (table: TableReading): ReadonlyArray<CopyId> => [
  ...pilesOf(table).flatMap(({ cards }) => cards),
  ...[
    ...Object.values(table.seats).flatMap(({ reserve }) => reserve),
    ...(table.path?.cards ?? []),
    ...table.battlegrounds.flatMap(({ cards }) => cards),
  ].flatMap(({ card, items }) => [card, ...items]),
  ...table.playing,
]

const hiddenIn = (table: TableReading): number => pilesOf(table).reduce((sum, { hidden }) => sum + hidden, 0)

describe.each(
  SETTINGS.filter(({ chance }) => chance === 'seeded').map((one) => [JSON.stringify(one), one] as const),
)('%s', (_, setting) => {
  const states = statesOf('read', setting).filter((_state, place) => place % 25 === 0)

  it('names every card once', () => {
    for (const state of states) {
      const there = Object.keys(savedOf(state).table.at)
      const read = named(readOf(state))
      expect(read.slice().sort()).toEqual(COPY_IDS.filter((id) => there.includes(id)).sort())
    }
  })

  it('of a view names what lies open and what is known, and counts the others', () => {
    for (const state of states)
      for (const viewer of [...SEATS, 'spectator'] as const) {
        const view = readOf(cardGame.view(state, viewer))
        expect(named(view).length + hiddenIn(view)).toBe(Object.keys(savedOf(state).table.at).length)
        expect(pilesOf(view).every(({ hidden }) => hidden >= 0)).toBe(true)
        const whole = readOf(state)
        expect(named(whole)).toEqual(expect.arrayContaining(named(view).slice()))
      }
  })
})

it('tells tokens, items, waiting and scores', () => {
  const state = turnOf('witch-king', {
    reserve: ['the-reaver', 'sam-gamgee'],
    items: { 'sam-gamgee': ['lembas'] },
    played: ['the-reaver'],
    battlegrounds: ['edoras'],
    freePeoples: ['minas-tirith'],
    shadow: ['moria'],
    corruption: 3,
    tokens: [{ on: 'path', attack: 2 }],
    passed: ['frodo'],
  })
  const table = readOf(state)
  expect(table.seats['witch-king']?.reserve).toEqual([
    { card: 'the-reaver', items: [], tokens: { attack: 0, defense: 0 }, waits: true },
  ])
  expect(table.seats.frodo?.reserve[0]).toMatchObject({ card: 'sam-gamgee', items: ['lembas'], waits: false })
  expect([table.seats.frodo?.passed, table.turn, table.path?.tokens.attack]).toEqual([true, 'witch-king', 2])
  expect([table.sides['free-peoples'].score, table.sides.shadow.score]).toEqual([3, 4])
})

it('refuses what is no state', () => {
  expect(cardGame.read(JSON.parse('{"viewer":"frodo"}'))._tag).toBe('Left')
})
