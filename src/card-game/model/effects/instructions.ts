/**
 * Instructions of texts: what the seat that the text speaks to does. Each kind is one module of
 * `rules/effects`. What needs a choice asks that seat.
 */
import type {
  BattlegroundId,
  CardId,
  CardType,
  Faction,
  Keyword,
  Side,
  LocationId,
  Icon,
  LocationSource,
  Token,
} from '../ids'

/* Whom and what texts speak of: players, faction cards, battlegrounds, and where to look for them. */

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

/* Conditions and numbers that texts name. Each kind is a question with a name; a query answers it. */

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

/* What holds without being carried out: modifiers of numbers, and provisions about where cards may go. */

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
