/**
 * Rows of the printed tables by their id; undefined for an id that the table does not have.
 */
import { byId } from '../../kernel/named'
import { BATTLEGROUNDS } from './battlegrounds'
import { CARDS } from './cards'
import { PATHS } from './paths'
import { SCENARIOS } from './scenarios'

/** A faction card by its id. */
export const card = byId(CARDS)
/** A battleground by its id. */
export const battleground = byId(BATTLEGROUNDS)
/** A path by its id. */
export const path = byId(PATHS)
/** A scenario by its id. */
export const scenario = byId(SCENARIOS)
