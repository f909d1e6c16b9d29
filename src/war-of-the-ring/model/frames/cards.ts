/** The variables of Event cards being played, and of those on the table (chapter V). */
import type { Counts } from '../counts'
import type { Reaction } from '../effects/onTable'
import type {
  Bits,
  CardIx,
  CharacterIx,
  DeckIx,
  NationIx,
  PlaceIx,
  RegionIx,
  SideIx,
  TileIx,
} from '../indices'
import type { DrawReason } from './turn'
import type { TileReason } from './hunt'

/** An Event card being played: which, and which of its instructions is next. */
export interface EventVars {
  readonly side: SideIx
  readonly card: CardIx
  readonly step: number
}
/** Cards drawn from one deck by a card: how many still. */
export interface DrawCardsVars {
  readonly side: SideIx
  readonly card: CardIx
  /** The deck by its place among those of the side. */
  readonly deck: DeckIx
  readonly left: number
}
/**
 * Recruits of a card being placed, for each group of them: where (-1 before it is chosen), and how many of
 * its figures are done.
 */
export interface PlacingVars extends EventVars {
  readonly regions: ReadonlyArray<RegionIx>
  readonly placed: ReadonlyArray<number>
  /** The region beside which alone they come, if the card says so. */
  readonly near?: RegionIx | undefined
}
/** Regulars replaced by Elites by a card: how many still. */
export interface PromotingVars extends EventVars {
  readonly left: number
}
/** A Nation that a card is about, -1 before it is chosen. */
export interface NationVars extends EventVars {
  readonly nation: NationIx
}
/** Units coming to a region by a card: where (-1 before it is chosen), and how many more may come. */
export interface RallyVars extends EventVars {
  readonly region: RegionIx
  readonly left: number
}
/** Hits that a card deals to an Army. */
export interface HitsVars {
  readonly side: SideIx
  readonly card: CardIx
  readonly place: PlaceIx
  readonly hits: number
}
/** Dice of a card against an Army: from where and to which region, -1 before; dice left, and hits. */
export interface CardDiceVars extends EventVars {
  readonly from: RegionIx
  readonly to: RegionIx
  readonly left: number
  readonly hits: number
}
/** Another card that a card lets its player play, -1 before he has chosen it and if he plays none. */
export interface AnotherVars extends EventVars {
  readonly next: CardIx
  /** Whether he draws one instead; only where a card offers it. */
  readonly draws?: true | undefined
}
/** Whether figures are recruited by a card instead of what else it offers. */
export interface RecruitOrFlyVars extends EventVars {
  readonly recruits: boolean
}
/** Somebody going to a region by a card, with whom; the enemy there: hits to take, and where it retreats. */
export interface SummonVars extends EventVars {
  readonly region: RegionIx
  readonly chosen: Bits
  /** Whether an enemy Army is struck. */
  readonly struck: boolean
  readonly hits: number
  readonly retreat: RegionIx
}
/**
 * A moment at which cards on the table can be used; `path` is where the Ring-bearers came through.
 *
 * @internal
 */
export interface ReactionVars {
  readonly side: SideIx
  readonly at: Reaction['kind']
  readonly path: ReadonlyArray<RegionIx>
}
/** A tile that a card draws for the way of the Ring-bearers; -1 before one is used. */
export interface PathCardVars {
  readonly path: ReadonlyArray<RegionIx>
  readonly why: TileReason
  readonly card: CardIx
}
/** An enemy card on the table being ended: for which of its prices, and which cards of it are paid. */
export interface EndingVars {
  readonly side: SideIx
  readonly card: CardIx
  readonly price: number
  readonly paid: number
}
/** A card that makes the enemy lose another one; `random` if chance picks it. */
export interface ForfeitVars {
  readonly side: SideIx
  readonly card: CardIx
  readonly random: boolean
}
/**
 * A card drawn for one that was played: from one of these decks, if the player may choose not to; `card` is
 * that on the table which draws it, -1 for the Guide.
 */
export interface BonusVars {
  readonly side: SideIx
  readonly card: CardIx
  readonly decks: Bits
  readonly may: boolean
  readonly why: DrawReason
}
/** Companions sent on their way by a card: out of the Fellowship, or on the map. */
export interface JourneyVars extends EventVars {
  readonly chosen: Bits
}
/** Dice that a card rolls: how many still, and how many have succeeded. */
export interface EventRollVars extends EventVars {
  readonly left: number
  readonly successes: number
}
/** What a player chose to do by a card. */
export const OPTIONS = ['move', 'hunt'] as const
/**
 * Something that a card lets a player do if he likes, null before he has said so.
 *
 * @internal
 */
export interface OptionVars extends EventVars {
  readonly chosen: (typeof OPTIONS)[number] | null
}
/** Action dice that a card turns: how many still. */
export interface TurningVars extends EventVars {
  readonly left: number
}
/** A Companion drawn at random, -1 before; `lost` comes back, set aside until a region is chosen. */
export interface RandomCompanionVars extends EventVars {
  readonly companion: CharacterIx
  readonly lost: CharacterIx
}
/** Hunt tiles drawn to be looked at: which ones, by kind, and how many still. */
export interface ChallengeVars extends EventVars {
  readonly held: Counts
  readonly left: number
  /** The tile drawn last; only where it can be cancelled. */
  readonly last?: TileIx | undefined
}

/** A card that was used, and how much it does. */
export interface CardUsed {
  readonly card: CardIx
  readonly by: number
}
