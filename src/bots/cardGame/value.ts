/**
 * How a state of the Card Game stands: the points that lie there, and those that the combats of this round
 * would bring as things are. What others may still do this round makes a margin a matter of odds.
 */
import type { ActiveLocation, Seat } from '../../card-game'
import { activeSpots, attackerAt, fieldAt, groundAt, type Field, type Table } from './board'

/** By how many icons a location is as good as decided. */
const DOUBT = 1.3
/** How many points of difference decide a game. */
const SCALE = 5

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** How likely the defenders hold with this margin: a tie is theirs. */
const heldWith = ({ attack, defense }: Field): number => logistic((defense - attack + 0.5) / DOUBT)

/** What is left of an attack, softly. */
const restOf = ({ attack, defense }: Field): number =>
  DOUBT * Math.log1p(Math.exp((attack - defense) / DOUBT))

/** What a location is worth to the Free Peoples as both stand there. */
export const worthOfSpot = (table: Table, spot: ActiveLocation, field: Field): number => {
  const ground = groundAt(spot)
  if (ground === undefined) return (table.path?.points ?? 0) * heldWith(field) - restOf(field)
  const held = heldWith(field)
  const forFree = attackerAt(spot) === 1 ? held : 1 - held
  return ground.points * (2 * forFree - 1)
}

/** How a state stands for a seat, from 0 to 1. */
export const valueOf = (table: Table, seat: Seat): number => {
  let { lead } = table
  for (const spot of activeSpots(table)) lead += worthOfSpot(table, spot, fieldAt(table, spot))
  const free = logistic(lead / SCALE)
  return table.sideOf(seat) === 0 ? free : 1 - free
}
