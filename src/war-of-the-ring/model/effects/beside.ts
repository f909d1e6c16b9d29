/** Instructions about figures that are no units, and about what came with them (chapter XII). */
import type { Area, Condition } from '../conditions'
import type { Deck, Nation, PieceId, RegionId } from '../ids'

/** Instructions of this family. */
export type BesideInstruction =
  /** Places so many Ents where they gather, as far as there are any. */
  | { readonly kind: 'placeEnts'; readonly number: number }
  /** Ents move and attack, and leave when all cards that wake them have been played. */
  | { readonly kind: 'wakeEnts'; readonly dice: number; readonly on: number; readonly cards: number }
  /** The player may play another card of a deck without a die, or draw one. */
  | { readonly kind: 'playOrDraw'; readonly deck: Deck; readonly if: Condition }
  /** An enemy card on the table is discarded, or one out of a hand if there is none. */
  | { readonly kind: 'clearTable' }
  /** Rolls dice: each that shows `on` or more brings back an Elven Ring that was used. */
  | { readonly kind: 'regainRings'; readonly dice: number; readonly on: number }
  /** Recruits beside the Army that the instruction before has struck, which carries this one out. */
  | {
      readonly kind: 'recruitBeside'
      readonly area: Area
      readonly figures: ReadonlyArray<ReadonlyArray<PieceId>>
    }
  /** Rolls a die for each ship in the lands of a Nation: `on` or more removes it. */
  | { readonly kind: 'stormShips'; readonly nation: Nation; readonly on: number }
  /** Ships sail, each once. */
  | { readonly kind: 'sailAll' }
  /** An Army goes from ship to ship; then the next instruction is carried out with it. */
  | { readonly kind: 'ferry' }
  /** Up to so many units join an Army in one of these regions; with it the next instruction runs. */
  | {
      readonly kind: 'reinforce'
      readonly piece: PieceId
      readonly regions: ReadonlyArray<RegionId>
      readonly most: number
    }
  /** Recruits as many as the Leadership of the Nazgûl in a region, up to a number. */
  | {
      readonly kind: 'recruitForNazgul'
      readonly piece: PieceId
      readonly region: RegionId
      readonly most: number
    }
  /** Builds siege engines where the player besieges, or removes those of the enemy there: so many in all. */
  | { readonly kind: 'engines'; readonly most: number }
