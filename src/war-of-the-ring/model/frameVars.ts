/**
 * The variables of the frames, in the order of the book: the turn, cards, Armies, battles, the Fellowship,
 * the
 * Hunt. Plain data, so that a game can be saved in the midst of anything.
 */
import type { Counts } from './counts'
import type { CombatVars, Role } from './combat'
import type { Reaction } from './effects/onTable'
import type {
  Bits,
  CardIx,
  CharacterIx,
  DeckIx,
  FaceIx,
  Force,
  NationIx,
  Pair,
  PieceIx,
  PlaceIx,
  RegionIx,
  SideIx,
  TileIx,
} from './table'

/** The war: turn after turn until somebody has won. */
export interface WarVars {
  readonly war: true
}
/**
 * A turn of six phases; `next` acts next in Action Resolution, `declares` whether the Fellowship is
 * declared.
 */
export interface TurnVars {
  readonly next: SideIx
  readonly declares: boolean
}
/** Cards being drawn by a side: from these decks still (bits of the two decks of the side), and why. */
export interface DrawVars {
  readonly side: SideIx
  readonly decks: Bits
  readonly why: DrawReason
}
/** Why cards are drawn: because a turn begins, or with a die. */
export const DRAW_REASONS = [
  'events.drawing',
  'events.drawAction',
  'events.playing',
  'character.sorcerer',
  'character.gandalfTheGrey',
  'events.onTable',
] as const
/** Why cards are drawn. */
export type DrawReason = (typeof DRAW_REASONS)[number]
/** Action dice being rolled. */
export interface RollVars {
  readonly side: SideIx
  readonly left: number
}

/** What a side does with a die: which one, as which result, and for what. */
export interface Use {
  readonly does:
    | 'pass'
    | 'nothing'
    | 'moveFellowship'
    | 'hideFellowship'
    | 'separate'
    | 'moveCharacters'
    | 'moveArmies'
    | 'attack'
    | 'advanceNation'
    | 'recruit'
    | 'recruitEverywhere'
    | 'upgrade'
    | 'bringCharacter'
    | 'drawEvent'
    | 'playEvent'
    | 'endCard'
  /** The result that the die shows, -1 if none is used. */
  readonly die: FaceIx
  /** The result that it is used as. */
  readonly as: FaceIx
  /** The Nation advanced, the character named, the deck drawn from or the card played; else -1. */
  readonly what: NationIx | CharacterIx | DeckIx | CardIx
}
/** A player's opportunity to act; `ring` once he has used an Elven Ring in it. */
export interface OpportunityVars {
  readonly side: SideIx
  readonly ring: boolean
  readonly use: Use | null
}

/** An Event card being played: which, and which of its instructions is next. */
export interface EventVars {
  readonly side: SideIx
  readonly card: CardIx
  readonly step: number
}
/** Cards drawn from one deck by a card: how many still. */
export interface DrawingVars {
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
export interface VolleyVars extends EventVars {
  readonly from: RegionIx
  readonly to: RegionIx
  readonly left: number
  readonly hits: number
}
/** Another card that a card lets its player play, -1 before he has chosen it and if he plays none. */
export interface AnotherVars extends EventVars {
  readonly next: CardIx
}
/** Whether figures are recruited by a card instead of what else it offers. */
export interface InsteadVars extends EventVars {
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
/** An Army that has come to a region by this action, and does not move again. */
export interface Arrival {
  readonly at: RegionIx
  readonly party: Force
}
/** A moment at which cards on the table can be used; `path` is where the Ring-bearers came through. */
export interface ReactionVars {
  readonly side: SideIx
  readonly at: Reaction['kind']
  readonly path: ReadonlyArray<RegionIx>
}
/** A tile that a card draws for the way of the Ring-bearers, once it is used. */
export interface WaysideVars {
  readonly path: ReadonlyArray<RegionIx>
  readonly why: TileReason
  readonly used: boolean
}
/** An enemy card on the table being ended: for which of its prices, and how many cards of it are paid. */
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
/** A card drawn for one that was played: from one of these decks, if the player may choose not to. */
export interface BonusVars {
  readonly side: SideIx
  readonly decks: Bits
  readonly may: boolean
  readonly why: DrawReason
}
/**
 * Armies on the march. `leader`: somebody who leads must go along; `escort`: one of these must (bits of
 * ESCORT_IDS, 0 for nobody); `moves` are left.
 */
export interface MarchVars {
  readonly side: SideIx
  readonly leader: boolean
  readonly escort: Bits
  readonly moves: number
  /** The move being put together: from where to where, -1 before it is named. */
  readonly from: RegionIx
  readonly to: RegionIx
  /** Who goes. */
  readonly party: Force
  /** Where earlier Armies went to, and who they were: nobody moves twice. */
  readonly came: ReadonlyArray<Arrival>
}
/** Armies that march or attack by a card: the way after the first step, and whom they attack, -1 for none. */
export interface CampaignVars extends MarchVars, EventVars {
  readonly path: ReadonlyArray<RegionIx>
  readonly target: PlaceIx
}
/** Which figures go: a question for each kind of piece in turn. */
export interface PartyVars {
  readonly purpose: 'move' | 'attack' | 'advance'
  readonly side: SideIx
  readonly from: PlaceIx
  readonly to: RegionIx
  /** Who may go. */
  readonly available: Force
  readonly chosen: Force
  /** The kind of piece asked about, by its place in the side's list; past its end when all is settled. */
  readonly place: number
  /** Where the questions began. */
  readonly first: number
  /** Fewest and most units that may go, and how many units there are in that place. */
  readonly least: number
  readonly most: number
  readonly total: number
  /** Whether somebody who leads must go along, or one of these (bits of ESCORT_IDS, 0 for nobody). */
  readonly leader: boolean
  readonly escort: Bits
}

/** What sort of battle it is: in the open, against a garrison, out of a Stronghold, against besiegers. */
export const BATTLE_KINDS = ['field', 'siege', 'sortie', 'relief'] as const
/** What sort of battle it is. */
export type BattleKind = (typeof BATTLE_KINDS)[number]
/** How a battle can end. */
export const BATTLE_ENDS = ['ceased', 'withdrawn', 'retreated', 'won', 'lost', 'both'] as const
/** How a battle can end. */
export type BattleEnd = (typeof BATTLE_ENDS)[number]
/** A battle. Pairs are [attacker, defender]. */
export interface BattleVars {
  readonly kind: BattleKind
  /** The attacking side. */
  readonly side: SideIx
  readonly from: PlaceIx
  readonly to: PlaceIx
  /** The part of the attacker's Army that stays out of it. */
  readonly rearguard: Force
  readonly round: number
  /** Dice still to roll in this step, and what the roll has brought so far. */
  readonly rolling: Pair
  readonly missed: Pair
  readonly hits: Pair
  /** Whether no Nazgûl leads in this battle, and who gave up his Leadership for it. */
  readonly silenced: boolean
  readonly forfeited: Bits
  /** Where the defender retreated to, -1 if he did not. */
  readonly retreat: RegionIx
  /** Who of the attackers advances. */
  readonly party: Force
  readonly end: BattleEnd | null
  /** Rounds of a siege battle before it has to be extended. */
  readonly rounds: number
  /** Whether the attacker may cease. */
  readonly mayCease: boolean
  /** Dice that the defender rolls less in every Combat roll. */
  readonly fewerDice: number
  /** Who uses no Combat card in the first round, unless a Companion is with him. */
  readonly noCards: Bits
  /** Who has declared a Combat card for this round. */
  readonly declares: Bits
  /** The Combat cards of this round, null without any. */
  readonly combat: CombatVars | null
}
/** The question whether a role uses a Combat card. */
export interface DeclareCardVars {
  readonly role: Role
  readonly battle: BattleVars
}
/** The Combat cards being chosen: [attacker, defender], -1 while he thinks, -2 if he is not asked. */
export interface CommitVars {
  readonly chosen: readonly [CardIx, CardIx]
  readonly battle: BattleVars
}
/** A figure to be chosen for a Combat card: whose figures, who chooses, and whether he may decline. */
export interface FigureVars {
  readonly side: SideIx
  readonly chooser: SideIx
  readonly card: CardIx
  readonly figures: Force
  readonly may: boolean
}
/** A number to be chosen for a Combat card. */
export interface NumberVars {
  readonly side: SideIx
  readonly card: CardIx
  readonly least: number
  readonly most: number
}
/** An attack: from where to where, and who must be with it. */
export interface AttackVars {
  readonly side: SideIx
  readonly leader: boolean
  readonly from: PlaceIx
  readonly to: PlaceIx
  readonly party: Force
}
/** Hits to be taken by a side, one by one; `spared` takes no part. */
export interface CasualtiesVars {
  readonly side: SideIx
  readonly place: PlaceIx
  readonly spared: Force
  readonly hits: number
}
/** A place with more units than it may hold. */
export interface ExcessVars {
  readonly side: SideIx
  readonly place: PlaceIx
  readonly limit: number
}
/** A recruit for each of some Settlements where there are too few figures for all of them. */
export interface SpreadVars {
  readonly side: SideIx
  readonly piece: PieceIx
  readonly regions: ReadonlyArray<RegionIx>
}
/** Recruiting with a Muster result: what came first and where, -1 before. */
export interface RecruitVars {
  readonly side: SideIx
  readonly first: PieceIx
  readonly firstIn: RegionIx
}
/** A character coming into play. */
export interface EntryVars {
  readonly side: SideIx
  readonly character: CharacterIx
}

/** The Ring-bearers on their way from region to region, for a declaration or a reveal. */
export interface PathVars {
  readonly why: 'declare' | 'reveal'
  /** Regions entered so far, the start first. */
  readonly path: ReadonlyArray<RegionIx>
  readonly left: number
}
/** The Fellowship being located: the tiles for Shadow Strongholds on its way are still to be drawn. */
export interface LocateVars {
  readonly why: 'declare' | 'reveal'
  readonly path: ReadonlyArray<RegionIx>
  readonly strongholds: ReadonlyArray<RegionIx>
}
/** Companions who leave the Fellowship, or who travel on the map: one group. */
export interface GroupVars {
  /** Who may join. */
  readonly available: Bits
  readonly chosen: Bits
  /** How many go, 0 if that is free. */
  readonly number: number
}
/** How a card lets Companions go. */
export interface Stride {
  /** The Level that counts as theirs, 0 for their own. */
  readonly level: number
  /** How many regions farther. */
  readonly farther: number
  /** Whether they may end in a besieged Stronghold. */
  readonly besieged: boolean
  /** Whether they do not move at all. */
  readonly stays: boolean
}
/** As Companions go without a card. */
export const USUAL_STRIDE: Stride = Object.freeze({ level: 0, farther: 0, besieged: false, stays: false })
/** Where a group may go. */
export interface DestinationVars {
  readonly side: SideIx
  readonly chosen: Bits
  /** Whether it leaves the Fellowship. */
  readonly separates: boolean
  readonly stride: Stride
}
/** Companions leaving the Fellowship. */
export interface SeparationVars {
  readonly chosen: Bits
  /** How many have to leave, 0 if that is free. */
  readonly number: number
  /** By a Hunt: the destination alone is asked. */
  readonly byHunt: boolean
  readonly stride: Stride
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
/** Something that a card lets a player do if he likes, null before he has said so. */
export interface OptionVars extends EventVars {
  readonly chosen: (typeof OPTIONS)[number] | null
}
/** Action dice that a card turns: how many still. */
export interface TurningVars extends EventVars {
  readonly left: number
}
/**
 * A Companion drawn for the lure of the Ring, -1 before; `lost` is one who comes back on the map: set aside
 * until his region is chosen.
 */
export interface LureVars extends EventVars {
  readonly companion: CharacterIx
  readonly lost: CharacterIx
}
/** Hunt tiles drawn to be looked at: which ones, by kind, and how many still. */
export interface ChallengeVars extends EventVars {
  readonly held: Counts
  readonly left: number
}
/**
 * Characters travelling on the map: who does not move (any more), Nazgûl by the places they flew to.
 */
export interface TravelVars {
  readonly side: SideIx
  readonly moved: Bits
  readonly flown: ReadonlyArray<PlaceIx>
  /** Who goes now; `flying` is the place of a Nazgûl, -1 for none. */
  readonly chosen: Bits
  readonly flying: PlaceIx
  /** Whether nobody has to go. */
  readonly optional: boolean
}

/** A Hunt: dice to roll, dice that may be rolled again, successes. */
export interface HuntVars {
  readonly level: number
  readonly rolling: number
  readonly again: number
  readonly failed: number
  readonly successes: number
  /** What every die counts more by a card. */
  readonly bonus: number
}
/** Why a Hunt tile is drawn: `declaration` if a card draws it for one in a refuge of the Free Peoples. */
export const TILE_REASONS = ['hunt', 'mordor', 'stronghold', 'card', 'declaration'] as const
/** Why a Hunt tile is drawn. */
export type TileReason = (typeof TILE_REASONS)[number]
/**
 * How a tile is borne: as the Free Peoples like, by the Ring alone, by a Companion drawn at random as long as
 * there is one, or not at all because so many Companions leave instead.
 */
export const BEARINGS = ['free', 'ring', 'random', 'separate'] as const
/** How a tile is borne. */
export type Bearing = (typeof BEARINGS)[number]
/** How the Free Peoples can bear Hunt damage. */
export const DAMAGE_ANSWERS = [
  'takeCorruption',
  'loseGuide',
  'loseRandom',
  'guideLeaves',
  'revealSelf',
  'useCard',
] as const
/** How the Free Peoples bear Hunt damage. */
export type DamageAnswer = (typeof DAMAGE_ANSWERS)[number]
/** A Hunt tile being drawn and resolved; -1 for none drawn. `newTile` begins one. */
export interface TileVars {
  readonly why: TileReason
  readonly bearing: Bearing
  readonly successes: number
  readonly tile: TileIx
  /** A tile in whose place this one was drawn, which goes back into the pool at the end; -1 for none. */
  readonly replaced: TileIx
  /** Whether a card has prevented the draw. */
  readonly prevented: boolean
  readonly damage: number
  /** Whether the Fellowship will be revealed. */
  readonly reveals: boolean
  /** Whether the Guide at the draw was Gollum: he does not help with the tile that brought him. */
  readonly gollum: boolean
  /** Whether a Companion has been lost to this tile. */
  readonly casualty: boolean
  /** What the Free Peoples have answered and what is being done, null between two answers. */
  readonly answer: DamageAnswer | null
  /** A Companion just lost who comes back on the map: set aside until his region is chosen; -1 for none. */
  readonly lost: CharacterIx
  /** Companions separated to lessen the damage: set aside until their region is chosen. */
  readonly leaving: Bits
}

/** A question to one side about its own affairs. */
export interface AskVars {
  readonly side: SideIx
}
