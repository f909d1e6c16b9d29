/**
 * Where siege engines can be built or removed (chapter XII).
 */
import { at } from '../../kernel/row'
import type { Violation, World } from '../model/bundle'
import type { BesideId } from '../model/ids'
import type { RegionIx, SideIx } from '../model/table'
import { violation } from '../rulebook'
import { since } from './absent'
import { fieldOf } from './armies'
import { isStormed, NOTHING_BESIDE, towersAt, trebuchetsAt } from './beside'
import { homeOf, nationOf, regionId, STRONGHOLDS } from './board'
import { isBarred, isOwnNation, ownCounts } from './command'
import { nationViolations } from './commandViolations'
import { controllerOf } from './control'
import { isActive } from './politics'
import { commanderOf, isMixed } from './seats'

/** Whether the player on turn besieges a region: of a mixed Army its commander, else who has units there. */
const besieges = (world: World, region: RegionIx): boolean => {
  const { rules, table } = world
  const field = fieldOf(table, region)
  if (!isStormed(table, region) || field === null) return false
  if (table.partners === undefined || rules.seating.alone[1] >= 0) return true
  const seat = rules.seating.acting(table, 1)
  return isMixed(table, region)
    ? commanderOf(world, 1, region) === seat
    : ((field.regulars | field.elites) & ownCounts(rules, seat)) !== 0
}

/** Whether a side has a siege engine left to build. */
const hasEngine = ({ rules, table }: World, side: SideIx): boolean => {
  const { towers, trebuchets } = table.beside ?? NOTHING_BESIDE
  return side === 1
    ? towers.length < (rules.beside?.towers ?? 0)
    : trebuchets.length < (rules.beside?.trebuchets ?? 0)
}

/** Whether one more Trebuchet has its place in a Stronghold. */
const isFitForOne = ({ rules, table }: World, region: RegionIx): boolean =>
  homeOf(region) === 0 &&
  controllerOf(table, region) === 0 &&
  isActive(table, nationOf(region)) &&
  isOwnNation(rules, table, 0, nationOf(region)) &&
  trebuchetsAt(table, region) < (rules.beside?.enginesPerRegion ?? 0)

/** Whether one more siege engine of a side may be built in a region; a Trebuchet is its Nation's (OR-93). */
const mayBuildIn = (world: World, side: SideIx, region: RegionIx): boolean => {
  const { rules, table } = world
  return side === 1
    ? besieges(world, region) && towersAt(table, region) < (rules.beside?.enginesPerRegion ?? 0)
    : isFitForOne(world, region) && !isBarred(table, 0, nationOf(region))
}

/** The regions where a side can build a siege engine now. */
export const engineSites = (world: World, side: SideIx): ReadonlyArray<RegionIx> =>
  hasEngine(world, side) ? STRONGHOLDS.filter((region) => mayBuildIn(world, side, region)) : []

/** Whether there is such a region. Only a Stronghold with somebody inside can be besieged. */
export const canBuild = (world: World, side: SideIx): boolean => {
  if (!hasEngine(world, side)) return false
  const { boxes } = world.table
  for (let ix = 0; ix < STRONGHOLDS.length; ix++)
    if ((side === 0 || boxes[ix]?.side === 0) && mayBuildIn(world, side, at(STRONGHOLDS, ix))) return true
  return false
}

/** Why no siege engine is built in a region. */
export const siteViolations = (world: World, side: SideIx, region: RegionIx): ReadonlyArray<Violation> =>
  side === 0 && hasEngine(world, 0) && STRONGHOLDS.includes(region) && isFitForOne(world, region)
    ? nationViolations(world, 0, nationOf(region))
    : [violation('twilight.engines', { region: regionId(region) })]

/** Why none is built anywhere: no region is fit for one, or only Strongholds of Nations just acted on are. */
export const buildViolations = (world: World, side: SideIx): ReadonlyArray<Violation> => {
  const barred =
    side === 0 && hasEngine(world, 0) ? STRONGHOLDS.filter((region) => isFitForOne(world, region)) : []
  const nations = [...new Set(barred.map(nationOf))]
  return nations.length > 0
    ? nations.flatMap((nation) => nationViolations(world, 0, nation))
    : [since(violation('twilight.engines', { region: 'anywhere' }), 'no region is fit for one now')]
}

/** Where a card builds a Siege Tower or removes a Trebuchet; of one kind once one is named. */
export const trenches = (
  world: World,
  engine: BesideId | null,
): ReadonlyArray<readonly [BesideId, RegionIx]> => {
  const towers = engineSites(world, 1).map((region) => ['siege-tower', region] as const)
  const trebuchets = STRONGHOLDS.filter(
    (region) => besieges(world, region) && trebuchetsAt(world.table, region) > 0,
  ).map((region) => ['trebuchet', region] as const)
  return [...towers, ...trebuchets].filter(([one]) => engine === null || engine === one)
}
