/**
 * How a state of War of the Ring stands: how far the Ring-bearers have to go and what they can bear, what the
 * Shadow has conquered, besieges and threatens, and the dice of both. The weights were fitted (logistic
 * regression) to how 1,500 games ended, 38,362 states of them, between greedy players who took two in a
 * hundred decisions at random and walked a little bolder than they do now. What had no weight of its own
 * beside these is left out.
 */
import type { Seat } from '../../war-of-the-ring'
import { boxOf, fieldOf, powerOf, REGION_COUNT, regionIx } from './board'
import { pullOf } from './front'
import { inMordor } from './journey'
import type { Table } from './lore'

const START = 8.2
const OUTSIDE = -0.36
const INSIDE = -1.1
/** Corruption and conquests weigh the more, the more there is: by number, and by its square. */
const CORRUPTION = [-0.17, -0.0155] as const
const CONQUESTS = [-0.063, -0.0259] as const
const COMPANION = 0.22
const RING = 0.12
const SIEGE = -0.125
const PRESSURE = -0.0143
const DICE = [0.23, -0.24] as const

const risen = ([plain, square]: readonly [number, number], number: number): number =>
  plain * number + square * number * number

const journeyOf = (table: Table): number => {
  const { region, progress, corruption, mordor, companions } = table.seen.fellowship
  const far = inMordor(table) ? 0 : Math.max(0, (table.lore.toMordor[regionIx(region)] ?? 0) - progress)
  const deep = table.lore.steps - (mordor ?? 0)
  return OUTSIDE * far + INSIDE * deep + risen(CORRUPTION, corruption) + COMPANION * companions
}

const warOf = (table: Table): number => {
  const pull = pullOf(table, 1)
  let balance = risen(CONQUESTS, table.seen.victoryPoints('shadow'))
  for (let region = 0; region < REGION_COUNT; region++) {
    balance += PRESSURE * powerOf(fieldOf(table, 1, region)) * (pull[region] ?? 0)
    if (boxOf(table, 0, region) !== null) balance += SIEGE
  }
  return balance
}

/** How a state stands for a seat, from 0 to 1. */
export const valueOf = (table: Table, seat: Seat): number => {
  const { dice, sideOf } = table.seen
  const ours = dice['free-peoples']
  const means = DICE[0] * ours.pool + DICE[1] * dice.shadow.pool + RING * ours.elvenRings
  const free = 1 / (1 + Math.exp(-(START + journeyOf(table) + warOf(table) + means)))
  return sideOf(seat) === 'free-peoples' ? free : 1 - free
}
