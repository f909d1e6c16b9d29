/**
 * The games of this library, one value each.
 *
 * @module
 */
export { battles } from './battles'
export { cardGame } from './card-game'
export { confrontation } from './confrontation'
export { warOfTheRing } from './war-of-the-ring'
