/**
 * Pebbles as the conformance kit wants it.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { BaseAction, State } from '../../../src/kernel'
import type { Setting, Subject, Twin } from '../conformance'
import { ACTIONS, pebbles, SEATS, type Pebbles } from './pebbles'

const SETTINGS: ReadonlyArray<Setting<Pebbles>> = (['seeded', 'manual'] as const).flatMap((chance) =>
  [1, 2, 4].flatMap((rounds) => [2, 5, 99].map((target) => ({ chance, rounds, target }))),
)

/** The other one hides one pebble more or less than he did; everything else is the same. */
const twinOf = (state: State<Pebbles>, viewer: string): Twin<Pebbles> | undefined => {
  const top = state.stack[state.stack.length - 1]
  if (top?.kind !== 'decide/hide') return undefined
  const next = (amount: number) => (amount + 1) % 3
  const chosen = top.vars.chosen.map((amount, place) =>
    amount === null || SEATS[place] === viewer ? amount : next(amount),
  )
  const stack = [...state.stack.slice(0, -1), { ...top, vars: { chosen } }]
  const loaded = pebbles.decode({ ...pebbles.encode(state), stack })
  const rename = (action: BaseAction): BaseAction =>
    action.kind !== 'hide' || action.seat === viewer
      ? action
      : ({ ...action, amount: next((action as { amount?: number }).amount ?? 0) } as BaseAction)
  return E.isRight(loaded) ? { state: loaded.right, rename } : undefined
}

const SHOWING: ReadonlyArray<unknown> = ['Tossed', 'HandsOpened', 'ColoursShown', 'PointsMade']

export const PEBBLES: Subject<Pebbles> = {
  game: pebbles,
  actions: ACTIONS,
  seats: SEATS,
  seatsOf: () => SEATS,
  settings: SETTINGS,
  common: SETTINGS.slice(0, 2),
  longest: 40,
  invariants: {
    points: ({ table }) => (Math.min(...table.points) < 0 ? ['points below nothing'] : []),
  },
  changes: {
    points: ({ before, after, events }) => {
      const made = events.reduce((sum, event) => sum + (event.kind === 'PointsMade' ? event.points : 0), 0)
      const total = ({ table }: typeof before): number => table.points[0] + table.points[1]
      const [were, are] = [total(before), total(after)]
      return were + made === are ? [] : [`${are - were} points, ${made} told`]
    },
  },
  twoOrMore: { 'decide/hide': 'a number' },
  notByChance: {},
  reveals: (one, other) => [one, other].some((event) => SHOWING.includes(event?.['kind'])),
  twin: twinOf,
}
