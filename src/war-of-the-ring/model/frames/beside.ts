/** The variables of what Twilight of the Third Age asks and does (chapter XII). */
import type { BesideId } from '../ids'
import type { CharacterIx, FactionIx, RegionIx, SideIx, TileIx } from '../indices'
import type { EventVars } from './cards'
import type { Fleet } from './armies'

/** Where something comes: figures of a faction, or a siege engine. */
export interface SiteVars {
  readonly side: SideIx
  /** The faction that is called, -1 for an engine. */
  readonly faction: FactionIx
}
/** A unit that comes with a character. */
export interface RetinueVars {
  readonly side: SideIx
  readonly character: CharacterIx
}
/** An Eye that was drawn, and can be cancelled. */
export interface LightVars {
  readonly tile: TileIx
}
/** Ents at work: an Army that they attack, -1 for none, dice still to roll, and hits. */
export interface EntsVars extends EventVars {
  readonly target: RegionIx
  readonly left: number
  readonly hits: number
}
/** What Ents do next: go to a region, or attack one; neither when they are done. */
export interface EntsDeed {
  readonly to: RegionIx
  readonly target: RegionIx
}
/** A card taken from the table or out of a hand; `looks` once the hand is open. */
export interface ClearVars extends EventVars {
  readonly looks: boolean
}
/** Dice for ships: those of which region come next, in ascending order, how many are left, how many sink. */
export interface StormVars extends EventVars {
  readonly region: RegionIx
  readonly left: number
  readonly sunk: number
}
/** Ships that sail by a card: those that have. */
export interface VoyageVars extends EventVars {
  readonly sailed: ReadonlyArray<Fleet>
}
/** Units that join an Army: where, -1 before it is chosen. */
export interface ReinforceVars extends EventVars {
  readonly region: RegionIx
}
/** Siege engines that a card builds or removes: of which kind, null before the first, and how many more. */
export interface TrenchVars extends EventVars {
  readonly engine: BesideId | null
  readonly left: number
}
