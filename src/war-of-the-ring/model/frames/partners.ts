/** The variables of what partners do among themselves (chapter XI): swapping cards, mixing Armies. */
import type { Bits, Pair, PlaceIx, SideIx } from '../indices'

/** Partners who may swap a card: whether both wish it, and what each gives, -1 before. */
export interface SwapVars {
  readonly side: SideIx
  readonly agreed: boolean
  readonly given: Pair
}
/**
 * Whether both partners of a side agree: to mix their Armies in a place, or, where it is -1, to swap a card.
 * Who has said yes is told by his place among the seats of his side.
 */
export interface AgreeVars {
  readonly side: SideIx
  readonly place: PlaceIx
  readonly agreed: Bits
}
/** The card that each partner of a side gives, -1 before he has chosen. */
export interface GiveVars {
  readonly side: SideIx
  readonly given: Pair
}
