/**
 * How a state of War of the Ring stands: how far the Ring-bearers have to go and what they can bear, what the
 * Shadow has conquered and what is left to hold it up. The weights were fitted (logistic regression) to how
 * 1,238 games between greedy players ended, 17,256 states of them.
 */
import { FELLOWSHIP } from '../../war-of-the-ring'
import type { Seat, State, Table } from '../../war-of-the-ring'
import { boxOf, companionsOf, fieldOf, pointsOf, powerOf, REGION_COUNT, sideOfSeat, TO_MORDOR } from './board'
import { pullOf } from './front'
import { inMordor } from './journey'

const START = 5
const OUTSIDE = -0.39
const INSIDE = -0.71
const IN_MORDOR = 0.49
const CORRUPTION = -0.22
const COMPANION = 0.25
const POINTS = [0.28, -0.28] as const
const POWER = [0.028, -0.005] as const
const PRESSURE = -0.017
const DICE = [0.13, -0.16] as const

const journeyOf = (table: Table): number => {
  const { region, progress, corruption, mordor } = table.fellowship
  const far = inMordor(table) ? 0 : Math.max(0, (TO_MORDOR[region] ?? 0) - progress)
  const deep = FELLOWSHIP.mordor.steps - Math.max(0, mordor)
  const borne = CORRUPTION * corruption + COMPANION * companionsOf(table)
  return OUTSIDE * far + INSIDE * deep + (inMordor(table) ? IN_MORDOR : 0) + borne
}

const warOf = (table: Table): number => {
  const pull = pullOf(table, 1)
  let balance = POINTS[0] * pointsOf(table, 0) + POINTS[1] * pointsOf(table, 1)
  for (let region = 0; region < REGION_COUNT; region++) {
    const army = table.fields[region] ?? null
    const shadow = powerOf(fieldOf(table, 1, region))
    if (army !== null) balance += POWER[army.side] * powerOf(army)
    balance += PRESSURE * shadow * (pull[region] ?? 0)
    for (const side of [0, 1] as const) balance += POWER[side] * powerOf(boxOf(table, side, region))
  }
  return balance
}

/** How a state stands for a seat, from 0 to 1. */
export const valueOf = ({ table }: State, seat: Seat): number => {
  const { pool } = table.dice
  const balance = START + journeyOf(table) + warOf(table) + DICE[0] * pool[0] + DICE[1] * pool[1]
  const free = 1 / (1 + Math.exp(-balance))
  return sideOfSeat(seat) === 0 ? free : 1 - free
}
