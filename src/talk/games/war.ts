/**
 * The deeds of War of the Ring: what a player says, as the answers that the engine asks for.
 */
import type { DeedReader } from '../deed'
import { routeOf, slotsOf } from '../slots'
import { attacks, marches } from './war/armies'
import { engines, entries, factions, recruits } from './war/arrivals'
import { cards, fellowships, nations, passes, rings } from './war/others'
import { flights, separations, travels } from './war/travel'

/** The readings of a sentence as deeds of War of the Ring. */
export const warDeeds: DeedReader = (tokens, table) => {
  const slots = slotsOf(tokens)
  const named = slots.of('seat').flatMap(({ ids }) => ids)
  const seats = table.seats.filter((seat) => named.length === 0 || named.includes(seat))
  const sentence = {
    slots,
    table: { ...table, seats: seats.length > 0 ? seats : table.seats },
    route: routeOf(slots.of('region'), tokens),
  }
  return [
    separations,
    travels,
    flights,
    attacks,
    marches,
    recruits,
    entries,
    factions,
    engines,
    fellowships,
    nations,
    cards,
    rings,
    passes,
  ].flatMap((read) => read(sentence))
}
