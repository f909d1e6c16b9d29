/** The variables of Armies on the march and of recruits (chapter VI). */
import type { Bits, CardIx, CharacterIx, Force, PieceIx, PlaceIx, RegionIx, SideIx } from '../indices'
import type { EventVars } from './cards'

/** An Army that has come to a region by this action, and does not move again. */
export interface Arrival {
  readonly at: RegionIx
  readonly party: Force
}
/**
 * Armies on the march. `leader`: somebody who leads must go along; `escort`: one of these must (bits of
 * the escort ids, 0 for nobody); `moves` are left.
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
  /** The card by which they march: no ship carries them then. */
  readonly card?: CardIx | undefined
  /** Ships that have sailed; only where there are ships. */
  readonly sailed?: ReadonlyArray<Fleet> | undefined
}
/** A march as it is named, or how many ships have sailed instead; -1 for none. */
export type MarchAnswer = readonly [from: RegionIx, to: RegionIx, ships?: number]
/** Ships that have come to a region by this action. */
export interface Fleet {
  readonly at: RegionIx
  readonly ships: number
}
/** Armies that march or attack by a card: the way after the first step, and whom they attack, -1 for none. */
export interface CampaignVars extends MarchVars, EventVars {
  readonly card: CardIx
  readonly path: ReadonlyArray<RegionIx>
  readonly target: PlaceIx
  /** The region from which alone an Army goes, if the card says so. */
  readonly only?: RegionIx | undefined
}
/** Which figures go: how many of each kind of piece, in any order. */
export interface PartyVars {
  readonly purpose: 'move' | 'attack' | 'advance'
  readonly side: SideIx
  readonly from: PlaceIx
  readonly to: RegionIx
  /** Who may go. */
  readonly available: Force
  readonly chosen: Force
  /** The kinds of piece of which it is known how many go, as bits of their places in the side's list. */
  readonly said: Bits
  /** Those of which it was known before the first question. */
  readonly first: Bits
  /** Fewest and most units that may go, and how many units there are in that place. */
  readonly least: number
  readonly most: number
  readonly total: number
  /** Whether somebody who leads must go along, or one of these (bits of the escort ids, 0 for nobody). */
  readonly leader: boolean
  readonly escort: Bits
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

/** A march, or an attack on the place `target`. */
export interface CampaignMove {
  readonly from: RegionIx
  readonly to: RegionIx
  readonly target: PlaceIx
}
