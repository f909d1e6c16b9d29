/**
 * Rows of the printed tables by their id; undefined for an id that the table does not have.
 */
import { byId } from '../../kernel/named'
import { CHARACTERS } from './characters'
import { COMBAT_CARDS } from './combat-cards'
import { REGIONS } from './regions'
import { SPECIAL_CARDS } from './special-cards'

/** A character by its id. */
export const character = byId(CHARACTERS)
/** A combat card by its id. */
export const combatCard = byId(COMBAT_CARDS)
/** A special card by its id. */
export const specialCard = byId(SPECIAL_CARDS)
/** A region by its id. */
export const region = byId(REGIONS)
