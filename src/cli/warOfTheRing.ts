/**
 * War of the Ring for the commands: its names, its odds, and what is measured along a game.
 */
import {
  FREE_PEOPLES_NATIONS,
  PIECE_IDS,
  REGIONS,
  VICTORY,
  warOfTheRing,
  type State,
} from '../war-of-the-ring/index'
import { loadedOf, type AnyState, type Loaded } from './loaded'
import { warBoard } from './warBoard'
import { warOdds } from './warOdds'

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
export const loaded: Loaded = loadedOf(warOfTheRing, {
  pieces: PIECE_IDS,
  board: (view) => warBoard(view, pointsOf),
  measures: {
    names: ['corruption', 'points of the free peoples', 'points of the shadow'],
    turnOf: (state) => (state as unknown as State).table.turn,
    valuesOf,
  },
  odds: (state, plan) => warOdds(state as unknown as State, plan),
})
