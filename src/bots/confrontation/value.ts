/**
 * How a state of The Confrontation stands: who is left, how far the Ringbearer has come, who is in the
 * Shire.
 */
import type { Seat } from '../../confrontation'
import { characterOf, countAt, DISTANCE, SHIRE, sideOfSeat, TILES, type Table } from './board'
import { WORTH } from './odds'

const PIECES = 0.11
const ROAD = 0.28
const INVADERS = 0.5
const NEARING = 0.05

/** How a state stands for a seat, from 0 to 1. */
export const valueOf = (table: Table, seat: Seat): number => {
  let balance = ROAD * (3 - (DISTANCE[0][table.at[table.ringbearer] ?? 0] ?? 0))
  for (let tile = 0; tile < 2 * TILES; tile++) {
    const region = table.at[tile] ?? -1
    if (region < 0 || tile === table.ringbearer) continue
    const worth = PIECES * (WORTH[characterOf(table, tile)] ?? 0)
    balance += tile < TILES ? worth : -worth - NEARING * Math.max(0, 3 - (DISTANCE[1][region] ?? 0))
  }
  balance -= INVADERS * countAt(table, 1, SHIRE)
  const fellowship = 1 / (1 + Math.exp(-balance))
  return sideOfSeat(table, seat) === 0 ? fellowship : 1 - fellowship
}
