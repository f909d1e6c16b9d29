/**
 * The language of the cards. What a card or location says is a list of abilities, one for each window in
 * which text can act: while it lies somewhere (`static`, `legality`), when it comes (`played`,
 * `playedOrMoved`, `event`, `activated`), when a player spends an action on it (`action`), instead of an
 * elimination (`wouldBeEliminated`). What happens is a list of instructions, carried out in order and as far
 * as possible by the seat that the text speaks to: the controller of the card, until `tell` turns to others.
 */
import type {
  Condition,
  Cost,
  Instruction,
  Modifier,
  Provision,
  CardFilter,
  Players,
} from './effects/instructions'
import type { BattlegroundId, CardId, PathId, PlayZone } from './ids'

export type { Condition, Value } from './effects/instructions'
export type { Alternative, Cost, Instruction } from './effects/instructions'
export type { Modifier, Provision } from './effects/instructions'
export type { Battlegrounds, CardFilter, Players, Range } from './effects/instructions'

/**
 * How a card would be eliminated. `any` is every way but being removed; `combat` is either kind of combat.
 */
export const CAUSES = [
  'any',
  'combat',
  'pathCombat',
  'battlegroundCombat',
  'forsakenFromDeck',
  'forsakenFromReserve',
] as const
/** A way of being eliminated that a text answers to. */
export type Cause = (typeof CAUSES)[number]

/** Holds all the time while the card is in one of these zones and the condition is true. */
export interface StaticAbility {
  readonly kind: 'static'
  readonly in: ReadonlyArray<PlayZone>
  readonly if?: Condition
  readonly has: ReadonlyArray<Modifier>
}

/**
 * Changes where cards may go: all the time if it speaks of this card; if it speaks of others, while this one
 * is in one of these zones.
 */
export interface LegalityAbility {
  readonly kind: 'legality'
  readonly in?: ReadonlyArray<PlayZone>
  readonly if?: Condition
  readonly provides: ReadonlyArray<Provision>
}

/** Once, after the play is paid for, when this card is played, to one of these zones if some are named. */
export interface PlayedAbility {
  readonly kind: 'played'
  readonly to?: ReadonlyArray<PlayZone>
  readonly if?: Condition
  readonly do: ReadonlyArray<Instruction>
}

/** Whenever this card is played or moved to one of these zones; the reserve is never among them. */
export interface ArrivalAbility {
  readonly kind: 'playedOrMoved'
  readonly to: ReadonlyArray<PlayZone>
  readonly if?: Condition
  readonly do: ReadonlyArray<Instruction>
}

/**
 * For an action of a player while the card is in one of these zones: the cost first, all of it, then the
 * rest.
 */
export interface ActionAbility {
  readonly kind: 'action'
  readonly in: ReadonlyArray<PlayZone>
  /** Who may use it; the controller if nobody is named. */
  readonly by?: Players
  readonly oncePerRound?: true
  readonly cost: ReadonlyArray<Cost>
  readonly do: ReadonlyArray<Instruction>
}

/** When the event is played, after it is paid for; it is not playable unless the condition is true. */
export interface EventAbility {
  readonly kind: 'event'
  readonly if?: Condition
  readonly do: ReadonlyArray<Instruction>
}

/** When such an elimination would happen, the card (or its wielder) is cycled instead, for all to see. */
export interface ReplacementAbility {
  readonly kind: 'wouldBeEliminated'
  readonly cause: Cause
  readonly cycles: 'this' | 'wielder'
  /** What becomes of the items on the character that is cycled. */
  readonly items: 'cycled' | 'eliminated'
  /** One more card of the side on the same location, about to be eliminated too, that it cycles as well. */
  readonly another?: CardFilter
}

/** When the location is activated or reactivated. */
export interface ActivatedAbility {
  readonly kind: 'activated'
  readonly do: ReadonlyArray<Instruction>
}

/** One ability of a faction card. */
export type CardAbility =
  | StaticAbility
  | LegalityAbility
  | PlayedAbility
  | ArrivalAbility
  | ActionAbility
  | EventAbility
  | ReplacementAbility

/** One ability of a card or a location. */
export type Ability = CardAbility | ActivatedAbility

/** What a faction card says. `says` is our own paraphrase; a card without text says nothing. */
export interface CardText {
  readonly id: CardId
  readonly says: string
  readonly abilities: ReadonlyArray<CardAbility>
}

/** What a location says when it is activated. `says` is our own paraphrase. */
export interface LocationText<Id extends BattlegroundId | PathId = BattlegroundId | PathId> {
  readonly id: Id
  readonly says: string
  readonly abilities: ReadonlyArray<ActivatedAbility>
}
