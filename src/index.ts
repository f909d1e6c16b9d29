/**
 * The games of this library, one value each.
 *
 * @module
 */
export { cardGame } from './card-game'
export { confrontation } from './confrontation'
export { warOfTheRing } from './war-of-the-ring'
