/** A reading: the JSON of a state or view, and what follows from it; it tells nothing that a view hides. */
import * as E from 'fp-ts/lib/Either.js'
import { none, toUndefined } from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import {
  cardGame,
  COPY_IDS,
  SEATS,
  type CopyId,
  type Pile,
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

const pilesOf = ({ derived }: TableReading): ReadonlyArray<Pile> =>
  Object.values(derived.seats).flatMap(({ piles }) => Object.values(piles))

/** Every card that the reading sums up, wherever. */
const named = (reading: TableReading): ReadonlyArray<CopyId> => [
  ...pilesOf(reading).flatMap(({ cards }) => cards),
  ...[
    ...Object.values(reading.derived.seats).flatMap(({ reserve }) => reserve),
    ...reading.derived.locations.flatMap(({ cards }) => cards),
  ].flatMap(({ card, items }) => [card, ...items]),
  ...COPY_IDS.filter((id) => reading.table.at[id] === 'playing'),
]

const hiddenIn = (table: TableReading): number => pilesOf(table).reduce((sum, { hidden }) => sum + hidden, 0)

describe.each(
  SETTINGS.filter(({ chance }) => chance === 'seeded').map((one) => [JSON.stringify(one), one] as const),
)('%s', (_, setting) => {
  const states = statesOf('read', setting).filter((_state, place) => place % 25 === 0)

  it('is the saved JSON, or that of the view, and a glance tells each field of its table', () => {
    for (const state of states) {
      const { viewer, derived: _, ...saved } = readOf(state)
      expect([viewer, saved]).toEqual([null, cardGame.encode(state)])
      const fact = toUndefined(cardGame.glance(state))
      for (const [field, value] of Object.entries(saved.table))
        expect(fact?.(field as keyof typeof saved.table & 'at')).toEqual(value)
      const view = cardGame.view(state, 'frodo')
      const { viewer: seat, derived: __, ...seen } = readOf(view)
      expect([seat, seen]).toEqual(['frodo', view.state])
    }
  })

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
  const { derived } = readOf(state)
  expect(derived.seats['witch-king']?.reserve).toEqual([
    { card: 'the-reaver', items: [], attack: 0, defense: 0, waits: true },
  ])
  expect(derived.seats.frodo?.reserve[0]).toMatchObject({
    card: 'sam-gamgee',
    items: ['lembas'],
    waits: false,
  })
  expect([derived.seats.frodo?.passed, derived.turn]).toEqual([true, 'witch-king'])
  expect(derived.locations).toMatchObject([
    { place: 'path', bared: false, attack: 2, defense: 0 },
    { place: 'edoras', bared: false, attack: 0 },
  ])
  expect(derived.score).toEqual({ 'free-peoples': 3, shadow: 4 })
})

it('of a view from elsewhere is made only if it could be one', () => {
  const view = cardGame.view(turnOf('frodo', {}), 'frodo')
  const edited = (change: object): unknown => {
    const copy = JSON.parse(JSON.stringify(view)) as { state: { table: object } }
    Object.assign(copy.state.table, change)
    return copy
  }
  const read = (seen: unknown) => cardGame.read(seen as typeof view)
  expect(read(edited({}))).toEqual(cardGame.read(view))
  expect(read(edited({ corruption: -1 }))).toMatchObject({ left: { path: 'table.corruption' } })
  expect(read(edited({ tide: 1 }))._tag).toBe('Left')
})

it('refuses what is no state', () => {
  expect(cardGame.read(JSON.parse('{"viewer":"frodo"}'))._tag).toBe('Left')
  expect(cardGame.glance({} as State)).toEqual(none)
})
