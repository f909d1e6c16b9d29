/**
 * The front: where the Shadow wants to be and the Free Peoples have to be. Every Settlement that counts pulls
 * the Armies of the Shadow, the more it is worth and the less it is held; every Army of the Shadow nearby
 * calls
 * for a garrison.
 */
import {
  boxOf,
  COVER,
  fieldOf,
  HOME,
  isCaptured,
  NEIGHBOURS,
  powerOf,
  REGION_COUNT,
  STEPS,
  STRONGHOLD,
  unitsOf,
  type SideIx,
} from './board'
import type { Table } from './lore'

/** How the pull of a prize fades with every step. */
const FADE: ReadonlyArray<number> = Array.from({ length: 30 }, (_, steps) => 0.72 ** steps)

/** How much each region draws the Armies of a side: by the best prize within reach. */
export const pullOf = (table: Table, side: SideIx): ReadonlyArray<number> => {
  const enemy = side === 0 ? 1 : 0
  const pull = Array.from({ length: REGION_COUNT }, () => 0)
  const { points, prizes } = table.lore
  for (const prize of prizes[enemy]) {
    if (isCaptured(table, prize)) continue
    const held = powerOf(fieldOf(table, enemy, prize)) + powerOf(boxOf(table, enemy, prize))
    const worth = (points[prize] ?? 0) / (1 + (held * (COVER[prize] ?? 1)) / 7)
    const steps = STEPS[prize] ?? []
    for (let region = 0; region < REGION_COUNT; region++) {
      const here = worth * (FADE[steps[region] ?? 29] ?? 0)
      if (here > (pull[region] ?? 0)) pull[region] = here
    }
  }
  return pull
}

/** How much enemy power is within two steps of a region. */
export const menaceAt = (table: Table, side: SideIx, region: number): number => {
  const enemy = side === 0 ? 1 : 0
  let menace = powerOf(fieldOf(table, enemy, region))
  for (const next of NEIGHBOURS[region] ?? []) {
    menace += powerOf(fieldOf(table, enemy, next))
    for (const beyond of NEIGHBOURS[next] ?? [])
      if (STEPS[region]?.[beyond] === 2) menace += 0.25 * powerOf(fieldOf(table, enemy, beyond))
  }
  return menace
}

/** How much a garrison is missed in a region: what it is worth, and who threatens it. */
export const needAt = (table: Table, side: SideIx, region: number): number => {
  if (HOME[region] !== side || isCaptured(table, region)) return 0
  const points = table.lore.points[region] ?? 0
  if (points === 0) return 0
  const menace = Math.min(12, menaceAt(table, side, region))
  const held = powerOf(fieldOf(table, side, region)) + powerOf(boxOf(table, side, region))
  return points * (0.3 + menace / (2 + held * (COVER[region] ?? 1)))
}

/** How an attack looks: what it may win, weighed by how the Armies compare. */
export const rateAttack = (table: Table, side: SideIx, here: number, there: number): number => {
  const enemy = side === 0 ? 1 : 0
  const siege = here === there && fieldOf(table, side, here) !== null
  const sortie = here === there && !siege
  const army = sortie ? boxOf(table, side, here) : fieldOf(table, side, here)
  const foe = siege ? boxOf(table, enemy, there) : fieldOf(table, enemy, there)
  const cover = siege ? 2 : HOME[there] === enemy && !isCaptured(table, there) ? (COVER[there] ?? 1) : 1
  const ratio = powerOf(army) / Math.max(0.5, powerOf(foe) * cover)
  const prize = HOME[there] === enemy && !isCaptured(table, there) ? (table.lore.points[there] ?? 0) : 0
  const stake = 1 + 3 * prize + 0.3 * powerOf(foe)
  return stake * (Math.min(ratio, 3) - (side === 0 ? 1.4 : 1.05))
}

/** The best attack that a side could make, as far as it can be seen from the Armies alone. */
export const bestAttack = (table: Table, side: SideIx): number => {
  const enemy = side === 0 ? 1 : 0
  let best = Number.NEGATIVE_INFINITY
  for (let from = 0; from < REGION_COUNT; from++) {
    if (fieldOf(table, side, from) === null) continue
    if (boxOf(table, enemy, from) !== null) best = Math.max(best, rateAttack(table, side, from, from))
    for (const to of NEIGHBOURS[from] ?? [])
      if (fieldOf(table, enemy, to) !== null) best = Math.max(best, rateAttack(table, side, from, to))
  }
  return best
}

/** What an open Settlement is worth to an Army that walks in. */
const walkIn = (table: Table, side: SideIx, to: number): number => {
  const enemy = side === 0 ? 1 : 0
  if (fieldOf(table, enemy, to) !== null) return 0
  if (HOME[to] === enemy && !isCaptured(table, to)) return 8 * (table.lore.points[to] ?? 0) + 0.3
  return HOME[to] === side && isCaptured(table, to) ? 6 * (table.lore.points[to] ?? 0) + 0.3 : 0
}

/** How a march looks to the Shadow, which goes where it is drawn and gathers there. */
export const rateMarch = (
  table: Table,
  side: SideIx,
  pull: ReadonlyArray<number>,
  [from, to]: readonly [number, number],
): number => {
  const army = fieldOf(table, side, from)
  if (army === null) return 0
  const units = Math.min(unitsOf(army), table.lore.units)
  const there = unitsOf(fieldOf(table, side, to))
  const leavesSiege = boxOf(table, side === 0 ? 1 : 0, from) === null ? 0 : 6
  const crowded = Math.max(0, units + there - table.lore.units) * 0.4
  const gathers = there > 0 ? 0.25 * Math.min(units, there) : 0
  const drawn = units * ((pull[to] ?? 0) - (pull[from] ?? 0))
  const home = STRONGHOLD[from] === true && HOME[from] === side ? 0.1 * menaceAt(table, side, from) : 0
  return walkIn(table, side, to) + drawn + gathers - crowded - leavesSiege - home
}
