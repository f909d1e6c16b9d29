/**
 * War of the Ring for the commands: its names, its odds, and what is measured along a game.
 */
import type { ActionSchema } from '../kernel/index'
import {
  ACTIONS,
  CHARACTERS,
  EVENT_CARDS,
  FREE_PEOPLES_NATIONS,
  nameOf,
  PIECE_IDS,
  REGIONS,
  SEATS,
  tell,
  VICTORY,
  warOfTheRing,
  type State,
} from '../war-of-the-ring/index'
import { erased, type AnyState, type Loaded } from './loaded'
import { warBoard } from './warBoard'
import { warOdds } from './warOdds'

const REGION_SET: ReadonlySet<string> = new Set(REGIONS.map(({ id }) => id))
const CARD_SET: ReadonlySet<string> = new Set(EVENT_CARDS.map(({ id }) => id))
const FIGURE_SET: ReadonlySet<string> = new Set([...CHARACTERS.map(({ id }) => id), ...PIECE_IDS])

interface Saved {
  readonly captured: ReadonlyArray<string>
  readonly fellowship: { readonly corruption: number }
}

const FREE: ReadonlySet<string | null> = new Set(FREE_PEOPLES_NATIONS)

/** The points of both sides: a captured Settlement counts for the enemy of its home side. */
export const pointsOf = (captured: ReadonlyArray<string>): readonly [number, number] => {
  const points: [number, number] = [0, 0]
  for (const { id, settlement, nation } of REGIONS)
    if (settlement !== null && captured.includes(id))
      points[FREE.has(nation) ? 1 : 0] += VICTORY.points[settlement]
  return points
}

const valuesOf = (state: AnyState): ReadonlyArray<number> => {
  const { captured, fellowship } = warOfTheRing.encode(state as unknown as State).table as unknown as Saved
  return [fellowship.corruption, ...pointsOf(captured)]
}

/** The game as the commands use it. */
export const loaded: Loaded = {
  game: erased(warOfTheRing),
  title: 'War of the Ring',
  seats: SEATS,
  seatsOf: () => SEATS,
  actions: ACTIONS as ActionSchema,
  nameOf,
  tell,
  pieces: PIECE_IDS,
  regions: [...REGION_SET],
  inPlay: () => true,
  sortOf: (id) =>
    REGION_SET.has(id) ? 'region' : FIGURE_SET.has(id) ? 'figure' : CARD_SET.has(id) ? 'card' : undefined,
  board: (view) => warBoard(view, pointsOf),
  measures: {
    names: ['corruption', 'points of the free peoples', 'points of the shadow'],
    turnOf: (state) => (state as unknown as State).table.turn,
    valuesOf,
  },
  odds: (state, plan) => warOdds(state as unknown as State, plan),
}
