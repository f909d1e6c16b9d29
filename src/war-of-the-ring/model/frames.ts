/**
 * The frames: what can run and what can be asked. This is the table of contents of the game.
 */
import type { Frame } from '../../kernel/types'
import type {
  Bits,
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
export const DRAW_REASONS = ['events.drawing', 'events.drawAction'] as const
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
  /** The result that the die shows, -1 if none is used. */
  readonly die: FaceIx
  /** The result that it is used as. */
  readonly as: FaceIx
  /** The Nation advanced, the character brought in or using his ability, the deck drawn from; else -1. */
  readonly what: NationIx | CharacterIx | DeckIx
}
/** A player's opportunity to act; `ring` once he has used an Elven Ring in it. */
export interface OpportunityVars {
  readonly side: SideIx
  readonly ring: boolean
  readonly use: Use | null
}

/**
 * Armies on the march. `leader`: somebody who leads must go along; `moves` are left, `moved` came to
 * `at`.
 */
export interface MarchVars {
  readonly side: SideIx
  readonly leader: boolean
  readonly moves: number
  /** The move being put together: from where to where, -1 before it is named. */
  readonly from: RegionIx
  readonly to: RegionIx
  /** Who goes. */
  readonly party: Force
  /** Where the first Army went to, -1 before, and who it was: nobody moves twice. */
  readonly cameTo: RegionIx
  readonly moved: Force
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
  /** Whether somebody who leads must go along. */
  readonly leader: boolean
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
}
/** Where a group may go. */
export interface DestinationVars {
  readonly side: SideIx
  readonly chosen: Bits
  /** Whether it leaves the Fellowship. */
  readonly separates: boolean
}
/** Companions leaving the Fellowship. */
export interface SeparationVars {
  readonly chosen: Bits
  /** By a Hunt: the destination alone is asked. */
  readonly byHunt: boolean
}
/** Characters travelling on the map: who has moved already, Nazgûl by the places they flew to. */
export interface TravelVars {
  readonly side: SideIx
  readonly moved: Bits
  readonly flown: ReadonlyArray<PlaceIx>
  /** Who goes now; `flying` is the place of a Nazgûl, -1 for none. */
  readonly chosen: Bits
  readonly flying: PlaceIx
}

/** A Hunt: dice to roll, dice that may be rolled again, successes. */
export interface HuntVars {
  readonly level: number
  readonly rolling: number
  readonly again: number
  readonly failed: number
  readonly successes: number
}
/** Why a Hunt tile is drawn. */
export const TILE_REASONS = ['hunt', 'mordor', 'stronghold', 'card'] as const
/** Why a Hunt tile is drawn. */
export type TileReason = (typeof TILE_REASONS)[number]
/** How the Free Peoples can bear Hunt damage. */
export const DAMAGE_ANSWERS = [
  'takeCorruption',
  'loseGuide',
  'loseRandom',
  'guideLeaves',
  'revealSelf',
] as const
/** How the Free Peoples bear Hunt damage. */
export type DamageAnswer = (typeof DAMAGE_ANSWERS)[number]
/** A Hunt tile being drawn and resolved; -1 for none drawn. `newTile` begins one. */
export interface TileVars {
  readonly why: TileReason
  readonly successes: number
  readonly tile: TileIx
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

/** Every frame with its variables. */
export interface Frames {
  readonly war: WarVars
  readonly turn: TurnVars
  readonly draw: DrawVars
  readonly roll: RollVars
  readonly opportunity: OpportunityVars
  readonly march: MarchVars
  readonly attack: AttackVars
  readonly battle: BattleVars
  readonly declaration: LocateVars
  readonly reveal: LocateVars
  readonly separation: SeparationVars
  readonly travel: TravelVars
  readonly fellowshipMove: AskVars
  readonly hunt: HuntVars
  readonly tile: TileVars
  readonly 'decide/discard': AskVars
  readonly 'decide/declare': AskVars
  readonly 'decide/path': PathVars
  readonly 'decide/guide': AskVars
  readonly 'decide/allocation': AskVars
  readonly 'decide/action': OpportunityVars
  readonly 'decide/march': MarchVars
  readonly 'decide/party': PartyVars
  readonly 'decide/attack': AttackVars
  readonly 'decide/withdraw': BattleVars
  readonly 'decide/silence': BattleVars
  readonly 'decide/casualties': CasualtiesVars
  readonly 'decide/cease': BattleVars
  readonly 'decide/extend': BattleVars
  readonly 'decide/retreat': BattleVars
  readonly 'decide/excess': ExcessVars
  readonly 'decide/recruit': RecruitVars
  readonly 'decide/spread': SpreadVars
  readonly 'decide/entry': EntryVars
  readonly 'decide/group': GroupVars
  readonly 'decide/destination': DestinationVars
  readonly 'decide/traveller': TravelVars
  readonly 'decide/flight': TravelVars
  readonly 'decide/damage': TileVars
}

/** Any frame of the game. */
export type AnyFrame = { readonly [K in keyof Frames]: Frame<K, Frames[K]> }[keyof Frames]

/** A question. */
export const ask = <K extends keyof Frames & `decide/${string}`>(kind: K, vars: Frames[K]): AnyFrame =>
  ({ kind, at: 'ask', vars }) as AnyFrame

/** A procedure at its first stage. */
export const start = <K extends Exclude<keyof Frames, `decide/${string}`>>(
  kind: K,
  at: string,
  vars: Frames[K],
): AnyFrame => ({ kind, at, vars }) as AnyFrame

/** A Hunt tile to be drawn; `successes` are those of the Hunt roll, 0 without one. */
export const newTile = (why: TileReason, successes = 0): AnyFrame =>
  start('tile', 'draw', {
    why,
    successes,
    tile: -1,
    damage: 0,
    reveals: false,
    gollum: false,
    casualty: false,
    answer: null,
    lost: -1,
    leaving: 0,
  })

/** A Hunt to be rolled for. */
export const newHunt = (): AnyFrame =>
  start('hunt', 'level', { level: 0, rolling: 0, again: 0, failed: 0, successes: 0 })
