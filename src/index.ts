/**
 * The games of this library, one value each.
 *
 * @module
 */
export { confrontation } from './confrontation'
export { warOfTheRing } from './war-of-the-ring'
