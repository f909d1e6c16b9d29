/**
 * Instructions of texts: what the seat that the text speaks to does. Each kind is one module of
 * `rules/effects`. What needs a choice asks that seat.
 */
import type { CardId, LocationSource, Token } from '../ids'
import type { Value } from './conditions'
import type { Provision } from './lasting'
import type { Battlegrounds, CardFilter, Players, Range } from './selectors'

/** Cards out of hand, reserve or draw deck, and this card itself: what can also be the cost of something. */
export type Cost =
  /** Forsakes so many cards, one after another. */
  | { readonly kind: 'forsake'; readonly number: number }
  /**
   * Cycles so many cards of choice from hand. As a cost it needs them; as an order, what lacks is forsaken.
   */
  | { readonly kind: 'cycleFromHand'; readonly number: number }
  /** This card, or its wielder, is cycled with every item on it. */
  | { readonly kind: 'cycle'; readonly card: 'this' | 'wielder' }
  /** This card is eliminated with every item on it. */
  | { readonly kind: 'eliminateThis' }

/**
 * Something a seat may choose: the cost in full, then the rest. It is not offered where the cost would buy
 * nothing at all.
 */
export interface Alternative {
  readonly cost: ReadonlyArray<Cost>
  readonly do: ReadonlyArray<Instruction>
}

/** Cards that are drawn or looked at apart from the hand. */
type ApartInstruction =
  /** Draws, or looks at, so many cards of the own draw deck: they lie apart, and are not in hand. */
  | { readonly kind: 'setApart'; readonly number: number; readonly how: 'draw' | 'look' }
  /** Plays up to so many of them that fit, without another cost; only to this place if one is named. */
  | {
      readonly kind: 'playApart'
      readonly upTo: number
      readonly cards: CardFilter
      readonly to?: 'reserve' | 'thisBattleground'
    }
  /** Puts so many of them, or the rest, where the text says; nobody else sees them. */
  | {
      readonly kind: 'putApart'
      readonly number: number | 'rest'
      readonly into: 'hand' | 'cycle' | 'eliminated'
    }

/** Locations. */
type LocationInstruction =
  /** Activates a battleground out of a deck, or reactivates one out of a scoring area; its text follows. */
  | {
      readonly kind: 'activateBattleground'
      readonly which: Battlegrounds
      readonly from: ReadonlyArray<LocationSource>
    }
  /**
   * Activates an unused path of the active number, or of the next. It is named first, the old path is fought,
   * the new one's text follows, and then the rest of the instructions.
   */
  | { readonly kind: 'activatePath'; readonly number: 'same' | 'next' }
  /** Puts tokens on this card, the active path, an active battleground, or any active location. */
  | {
      readonly kind: 'addToken'
      readonly token: Token
      readonly on: 'this' | 'activePath' | 'activeBattleground' | 'activeLocation'
      readonly number: Value
    }
  /** Adds corruption to the Shadow's scoring area, or takes away what there is of it. */
  | { readonly kind: 'corruption'; readonly change: 'add' | 'remove'; readonly number: Value }

/** One instruction of a text. */
export type Instruction =
  | Cost
  | ApartInstruction
  | LocationInstruction
  /** Draws so many cards. */
  | { readonly kind: 'draw'; readonly number: Value }
  /** Finds so many fitting cards in one of the own piles, shows them and puts them into hand. */
  | {
      readonly kind: 'take'
      readonly cards: CardFilter
      readonly number: number
      readonly from: ReadonlyArray<'deck' | 'cycle'>
    }
  /** Shuffles the own cycle pile into the draw deck. */
  | { readonly kind: 'recycle' }
  /** Picks so many fitting cards in play; they are eliminated, which is neither combat nor forsaking. */
  | {
      readonly kind: 'eliminate'
      readonly cards: CardFilter
      readonly range: Range
      readonly number: Value
    }
  /** Eliminates a card wherever its owner has it, in play or not; nothing prevents it. */
  | { readonly kind: 'remove'; readonly card: CardId }
  /** Moves the wielder, or that character, out of reserve under the rules of the move action. */
  | {
      readonly kind: 'move'
      readonly who: 'wielder' | CardId
      readonly to: 'activePath' | 'activeBattleground' | 'thatBattleground'
      /** Even if it was played this round. */
      readonly atOnce: boolean
    }
  /** Picks one of these that can be carried out, or none if that is allowed. */
  | { readonly kind: 'choose'; readonly of: ReadonlyArray<Alternative>; readonly orNone: boolean }
  /** Until the round ends. */
  | { readonly kind: 'thisRound'; readonly provides: ReadonlyArray<Provision> }
  /** These players carry this out, each all of it before the next. */
  | { readonly kind: 'tell'; readonly who: Players; readonly to: ReadonlyArray<Instruction> }
