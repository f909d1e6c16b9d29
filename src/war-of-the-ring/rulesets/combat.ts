/**
 * The Combat titles of the Collector's Edition.
 */
import { FREE_PEOPLES_COMBAT } from '../cards/combat/free-peoples'
import { SHADOW_COMBAT } from '../cards/combat/shadow'
import type { CombatCards } from '../model/combat'

/** What each title says. */
export const COMBAT: CombatCards = { ...FREE_PEOPLES_COMBAT, ...SHADOW_COMBAT }
