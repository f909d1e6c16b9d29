/** What holds without being carried out: modifiers of numbers, and provisions about where cards may go. */
import type { CardId, Icon, Keyword } from '../ids'
import type { Value } from './conditions'
import type { Battlegrounds, CardFilter } from './selectors'

/** What a card changes while its ability holds. */
export type Modifier =
  /** This card, or each of these characters, has so many icons more, as part of it. */
  | {
      readonly kind: 'icons'
      readonly on: 'this' | ReadonlyArray<CardId>
      readonly icons: Readonly<Partial<Record<Icon, Value>>>
    }
  /** The path where this card is has so much more defense, as part of the path. */
  | { readonly kind: 'pathDefense'; readonly number: number }
  /** The carryover limit of the controller is so much higher. */
  | { readonly kind: 'carryover'; readonly number: number }
  /** In the Draw step the controller draws so many more, and then cycles so many from hand. */
  | { readonly kind: 'extraDraw'; readonly number: number; readonly thenCycle: number }
  /** The controller knows the top card of the own draw deck. */
  | { readonly kind: 'knowsTop' }

/** Where a card is not allowed to go. */
export type Closed =
  | Battlegrounds
  | { readonly kind: 'paths' }
  /** Onto a wielder that has another item with this keyword; nor may such an item join this one. */
  | { readonly kind: 'wieldersWithOther'; readonly keyword: Keyword }

/** What a card provides about where cards may be played and moved, and who supports whom. */
export type Provision =
  /** These cards (this one, if none are named) may go to these battlegrounds, whatever their faction. */
  | { readonly kind: 'allow'; readonly cards: 'this' | CardFilter; readonly to: Battlegrounds }
  /** This card may not go there. */
  | { readonly kind: 'forbid'; readonly to: Closed }
  /** Such armies can support these characters too, as if they were of one faction. */
  | { readonly kind: 'supportedBy'; readonly cards: 'this' | CardFilter; readonly armies: CardFilter }
