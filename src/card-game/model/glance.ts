/**
 * A glance at the table: single facts of a state by printed names, each at the price of that fact alone. It
 * is for players and searches that look at thousands of states a second; the reader tells all of it at once,
 * in the same words.
 */
import type { ActiveLocation, Destination } from './actions'
import type { CopyId } from './copies'
import type { BattlegroundId, PathId, Seat, Side } from './ids'
import type { TokensReading } from './reading'

/** What stands at a location. */
export interface LocationGlance {
  /** The cards there, items with those who wield them. */
  readonly cards: ReadonlyArray<CopyId>
  /** The tokens on the location and on its cards together. */
  readonly tokens: TokensReading
  /** Whether its printed defense is off. */
  readonly bared: boolean
}

/** Facts of a state, each asked for by itself. */
export interface Glance {
  readonly round: number
  /** The active path. */
  readonly path: PathId | null
  /** The active battlegrounds. */
  readonly battlegrounds: ReadonlyArray<BattlegroundId>
  /** The side that a seat plays. */
  readonly sideOf: (seat: Seat) => Side
  /** The points of a side that lie on the table. */
  readonly score: (side: Side) => number
  /** The side in whose scoring area a battleground lies; null for another place. */
  readonly scoredBy: (battleground: BattlegroundId) => Side | null
  /** What stands at an active location. */
  readonly location: (location: ActiveLocation) => LocationGlance
  /** Where a card in play is; an item is where its wielder is. Null for a card that is not in play. */
  readonly placeOf: (card: CopyId) => Destination | null
}
