/**
 * Places by the names that actions and events use.
 */
import type { ActiveLocation, Destination } from '../model/actions'
import { PATH, RESERVE, type Spot } from '../model/spots'
import { groundAt, groundId, groundIx, spotOf } from './cards'

/** An active location by its name. */
export const locationName = (spot: Spot): ActiveLocation =>
  spot === PATH ? 'path' : groundId(groundAt(spot))
/** Where an army or character goes, by its name. */
export const destinationOf = (spot: Spot): Destination => (spot === RESERVE ? 'reserve' : locationName(spot))
/** The spot of a name. */
export const spotNamed = (name: Destination): Spot => {
  if (name === 'reserve') return RESERVE
  return name === 'path' ? PATH : spotOf(groundIx(name))
}
