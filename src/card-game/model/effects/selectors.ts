/** Whom and what texts speak of: players, faction cards, battlegrounds, and where to look for them. */
import type { BattlegroundId, CardId, CardType, Faction, Keyword, Side } from '../ids'

/** The players that a text speaks to, one after another in turn order. */
export type Players =
  /** The player of each of these factions: the seat whose deck holds it. */
  | { readonly kind: 'playersOf'; readonly factions: ReadonlyArray<Faction> }
  /**
   * Every player of a side; where a scenario doubles it, the single seat of the side does all of it twice.
   */
  | { readonly kind: 'each'; readonly side: Side }

/** Faction cards that a text means: those for which everything named here is true. */
export interface CardFilter {
  readonly ids?: ReadonlyArray<CardId>
  readonly factions?: ReadonlyArray<Faction>
  readonly types?: ReadonlyArray<CardType>
  readonly keyword?: Keyword
}

/**
 * Where a text looks for cards in play: on the location of this card, anywhere, in the reserve of the seat
 * that the text speaks to, or on the active battlegrounds.
 */
export type Range = 'here' | 'inPlay' | 'ownReserve' | 'activeBattlegrounds'

/** Battlegrounds that a text means. */
export type Battlegrounds =
  | { readonly kind: 'named'; readonly ids: ReadonlyArray<BattlegroundId> }
  /** Those that show a faction, as defender or as attacker. */
  | { readonly kind: 'showing'; readonly faction: Faction }
  | { readonly kind: 'ofSide'; readonly side: Side }
  | { readonly kind: 'any' }
