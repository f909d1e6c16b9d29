/**
 * The variables of the Fellowship on its way, of Companions and of others who travel (chapters VI and
 * VIII).
 */
import type { Bits, PlaceIx, RegionIx, SideIx } from '../indices'

/** The Ring-bearers on their way from region to region, for a declaration or a reveal. */
export interface PathVars {
  readonly why: 'declare' | 'reveal'
  /** Regions entered so far, the start first. */
  readonly path: ReadonlyArray<RegionIx>
  readonly left: number
  /** Said where whoever acts names the way, not who leads (chapter XII). */
  readonly self?: true | undefined
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
/**
 * How a card lets Companions go.
 *
 * @internal
 */
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

/** Who goes next: some characters, or the Nazgûl of a place; neither when the action is over. */
export interface Going {
  readonly chosen: Bits
  readonly flying: PlaceIx
}
