/** Conditions and numbers that texts name. Each kind is a question with a name; a query answers it. */
import type { CardId, Faction, LocationId, Side } from '../ids'
import type { CardFilter, Range } from './selectors'

/** What must be true for a text, or part of it. */
export type Condition =
  /** This card (its wielder, if it is an item) is on one of these locations. */
  | { readonly kind: 'at'; readonly locations: ReadonlyArray<LocationId> }
  /** One of these cards is in play, whoever controls it. */
  | { readonly kind: 'inPlay'; readonly anyOf: ReadonlyArray<CardId> }
  /** This card is in the reserve of the seat that the text speaks to. */
  | { readonly kind: 'inOwnReserve'; readonly card: CardId }
  /** The wielder of this item is in reserve. */
  | { readonly kind: 'wielderInReserve' }
  /** This army is the one that supports one of these characters. */
  | { readonly kind: 'supports'; readonly anyOf: ReadonlyArray<CardId> }
  /** A character of this faction stands on the same location. */
  | { readonly kind: 'characterHere'; readonly faction: Faction }
  /** A battleground of this side is active. */
  | { readonly kind: 'activeBattleground'; readonly side: Side }

/** A number that a text names. */
export type Value =
  | number
  | { readonly kind: 'either'; readonly if: Condition; readonly so: number; readonly otherwise: number }
  /** One for every so many of these cards, rounded down; items are not counted unless they are named. */
  | { readonly kind: 'count'; readonly cards: CardFilter; readonly range: Range; readonly per: number }
  /** As many as the player likes, none too: the price of what follows. */
  | { readonly kind: 'anyNumber' }
  /** As many as the `eliminate` before it has eliminated. */
  | { readonly kind: 'asMany' }
