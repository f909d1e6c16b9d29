/**
 * The journey of the Ring: when to move, to hide, to declare and to rest, which way to take, and how to bear
 * what the Hunt brings. And how many dice the Shadow sends after it.
 */
import type { Action, WayGlance } from '../../war-of-the-ring'
import { HOME, isCaptured, REGION_COUNT, regionIx, STEPS } from './board'
import type { Table } from './lore'

const isRefuge = (table: Table, region: number): boolean =>
  HOME[region] === 0 && (table.lore.points[region] ?? 0) > 0 && !isCaptured(table, region)

/** Whether Mordor is entered from a region. */
const isEntrance = ({ lore }: Table, region: number): boolean => lore.entrances.includes(region)

/** Whether the Ring-bearers are on the Mordor Track. */
export const inMordor = ({ seen }: Table): boolean => seen.fellowship.mordor !== null

/** How much Corruption is too much to go on: on the way, and in a refuge. */
const WEARY = 3
const RESTED = 1
/** Victory points of the Shadow that leave no time. */
const PRESSED = 3
/** What the Ring-bearers should be able to bear when they enter Mordor, and what a Companion adds to it. */
const READY = 12
const COMPANION = 1.2

const isPressed = (table: Table): boolean => table.seen.victoryPoints('shadow') >= PRESSED

const isReady = (table: Table): boolean =>
  isPressed(table) ||
  table.lore.corruption - table.seen.fellowship.corruption + COMPANION * table.seen.fellowship.companions >=
    READY

const wantsRest = (table: Table): boolean =>
  !isPressed(table) && (table.seen.fellowship.corruption > WEARY || !isReady(table))

/** Whether the Ring-bearers are in a refuge and stay for another day of rest. */
const isResting = (table: Table): boolean => {
  const { region, progress, corruption } = table.seen.fellowship
  return progress === 0 && corruption > RESTED && !isPressed(table) && isRefuge(table, regionIx(region))
}

/** The refuge to rest in: the one within reach from which the rest of the way is shortest. */
const refugeFrom = (table: Table, from: number, reach: number): number => {
  let best = -1
  for (let region = 0; region < REGION_COUNT; region++) {
    if (!isRefuge(table, region) || (STEPS[from]?.[region] ?? 99) > reach) continue
    if (best < 0 || (table.lore.quietWay[region] ?? 99) < (table.lore.quietWay[best] ?? 99)) best = region
  }
  return best
}

/** Where a declared Fellowship goes: into Mordor, to a refuge, or nowhere (-1). */
const goalOf = (table: Table, from: number, reach: number): number => {
  const { corruption } = table.seen.fellowship
  const gate = table.lore.entrances.length > 0 && (table.lore.toMordor[from] ?? 99) <= reach
  const refuge = corruption > 0 ? refugeFrom(table, from, reach) : -1
  if (refuge >= 0 && (wantsRest(table) || isResting(table))) return refuge
  if (gate && isReady(table)) return -2
  return refuge >= 0 && corruption > 0 && isOnTheWay(table, from, refuge) ? refuge : -1
}

/** Whether a stop at a refuge costs at most a step. */
const isOnTheWay = (table: Table, from: number, refuge: number): boolean =>
  (STEPS[from]?.[refuge] ?? 99) + (table.lore.quietWay[refuge] ?? 99) <= (table.lore.quietWay[from] ?? 0) + 1

/** How declaring looks: good if there is a goal within reach. */
export const rateDeclare = (table: Table): number => {
  const { region, progress } = table.seen.fellowship
  return goalOf(table, regionIx(region), progress) === -1 ? -1 : 1
}

/** Where a way leads: what a declared Fellowship wants; one that was revealed wants nothing (-1). */
const wantedOn = (table: Table, { declared, at, left }: WayGlance): number =>
  declared ? goalOf(table, regionIx(at), left) : -1

/** How a step of the way looks: nearer to the goal is better. */
export const rateStep = (table: Table, to: number): number => {
  const { way } = table.seen
  if (way === null) return 0
  const goal = wantedOn(table, way)
  if (goal >= 0) return -(STEPS[to]?.[goal] ?? 99)
  if (goal === -2) return -(table.lore.toMordor[to] ?? 99)
  return isEntrance(table, to) ? -90 : -(table.lore.quietWay[to] ?? 99)
}

/** How stopping here looks beside the steps. */
export const rateStop = (table: Table): number => {
  const { way } = table.seen
  if (way === null) return 0
  const here = regionIx(way.at)
  const goal = wantedOn(table, way)
  return goal === -2 && isEntrance(table, here) ? 1 : rateStep(table, here) - 0.5 + (goal === here ? 1 : 0)
}

/** How likely a move of the Fellowship is found, and what that costs on average. */
const FOUND = 1.7
/** The harm that a Fellowship which has time takes upon itself. */
const BOLD = 0.8
const harmOf = ({ seen: { dice } }: Table): number => {
  const succeeds = Math.min(5, dice['free-peoples'].huntBox + 1) / 6
  return FOUND * (1 - (1 - succeeds) ** Math.min(5, dice.shadow.huntBox))
}

/** How a move of the Fellowship looks: the first of a turn is best, a weary one waits. */
export const rateMove = (table: Table): number => {
  const { corruption, tried, companions } = table.seen.fellowship
  const spare = table.lore.corruption - corruption
  if (inMordor(table)) return tried && spare <= 4 && companions === 0 ? 0.1 : 7
  if (isResting(table) || (!isPressed(table) && harmOf(table) > BOLD)) return -0.5
  return 6.5 - 2.2 * harmOf(table) - (spare < 5 ? 1 : 0)
}

/** How bearing the damage of a Hunt looks. */
export const rateDamage = ({ seen, lore }: Table, { kind }: Action): number => {
  const damage = seen.damage ?? 0
  const { corruption, guide } = seen.fellowship
  const level = guide === null ? 0 : (lore.levels.get(guide) ?? 0)
  const borne = (harm: number): number =>
    corruption + harm >= lore.corruption ? -50 : -harm * (0.8 + corruption / 8)
  if (kind === 'useCard') return -0.3
  if (kind === 'takeCorruption') return borne(damage)
  if (kind === 'loseGuide') return -1.5 + borne(Math.max(0, damage - level))
  if (kind === 'loseRandom') return -1.3 + borne(Math.max(0, damage - 2))
  return kind === 'guideLeaves' ? -1 + borne(Math.max(0, damage - 1)) : -1.6
}

/** How many dice the Shadow would like in the Hunt box. */
export const rateAllocation = (table: Table, dice: number): number => {
  const { region, progress } = table.seen.fellowship
  const near = inMordor(table) || (table.lore.toMordor[regionIx(region)] ?? 0) - progress < 5
  return -Math.abs(dice - (near ? 2 : 1) - (table.seen.fellowship.corruption > 5 ? 1 : 0))
}
