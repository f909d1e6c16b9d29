/** Instructions about the Fellowship, the Hunt, Companions, Nazgûl on their own, and dice. */
import type { Condition } from '../conditions'
import type { Bearing, Stride } from '../frames/words'
import type { CharacterId, DieFace, HuntTileId, Side } from '../ids'

/** Instructions of this family. */
export type FellowshipInstruction =
  /** Puts a special Hunt tile into play. */
  | { readonly kind: 'putTileInPlay'; readonly tile: HuntTileId }
  /** Adds Corruption, or heals some below zero; `otherwise` if the condition does not hold. */
  | { readonly kind: 'corrupt'; readonly by: number; readonly if?: Condition; readonly otherwise?: number }
  /** Rolls dice: for each of them that shows `on` or more, so much Corruption. */
  | {
      readonly kind: 'rollForCorruption'
      readonly dice: number
      readonly on: number
      readonly by: number
      /** Another number to roll if something is so. */
      readonly exception: { readonly if: Condition; readonly on: number }
    }
  /** The Fellowship may be hidden or moved, whichever is possible. */
  | { readonly kind: 'hideOrMove'; readonly if: Condition }
  /** Companions leave the Fellowship as one group, or some on the map move if the card says so. */
  | {
      readonly kind: 'separate'
      readonly stride: Partial<Stride>
      readonly orTravel: boolean
    }
  /** Turns an unused die of the player from one result to another. */
  | { readonly kind: 'turnDie'; readonly from: DieFace; readonly to: DieFace }
  /** Turns up to so many unused dice of the Shadow to Eyes, which go into the Hunt box. */
  | { readonly kind: 'turnToEyes'; readonly most: number }
  /** The unused dice of a side that show a result are lost for the turn. */
  | { readonly kind: 'loseDice'; readonly side: Side; readonly face: DieFace }
  /**
   * Draws tiles: if all of so many are Eyes, they go back and the one named who is in play is eliminated;
   * else the Eyes leave the game. Other tiles go back.
   */
  | { readonly kind: 'challenge'; readonly tiles: number; readonly who: ReadonlyArray<CharacterId> }
  /** Draws a Hunt tile, which an Eye and a Fellowship tile make void. */
  | { readonly kind: 'drawTile'; readonly bearing: Bearing; readonly if?: Condition }
  /** Nazgûl fly, as many as the player likes. */
  | { readonly kind: 'flyNazgul' }
  /** Reveals the Fellowship. */
  | { readonly kind: 'reveal'; readonly if: Condition }
  /** Discards a Character card of the Free Peoples from the table or rolls for a Hunt, or neither. */
  | { readonly kind: 'strike'; readonly if: Condition }
  /** Moves the Ring-bearers to a neighbouring region. */
  | { readonly kind: 'driveRingBearers' }
  /** A Companion drawn at random is lost, or his Level taken as Corruption. */
  | { readonly kind: 'randomCompanion'; readonly if: Condition }
