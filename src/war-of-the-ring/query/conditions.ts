/**
 * Answers to the conditions that cards name (`model/conditions`).
 */
import type { World } from '../model/bundle'
import type { Rules } from '../model/config'
import { REGIONS } from '../data/regions'
import type { Area, Condition } from '../model/conditions'
import { SETTLEMENTS } from '../model/ids'
import { IN_FELLOWSHIP, type CharacterIx, type RegionIx, type SideIx, type Table } from '../model/table'
import { armyAt, boxOf, fieldOf, isBesieged, isOnMap, placeOf, regionOf } from './armies'
import {
  HOME_OF,
  NATION_OF,
  nationIx,
  neighboursOf,
  regionIx,
  SETTLEMENT_OF,
  settlementsOf,
  sideIx,
} from './board'
import { isFactionIn } from './beside'
import { controllerOf } from './control'
import { companionsOf } from './fellowship'
import { doMeet, siegesOf } from './meetings'
import { hasNazgul } from './hunt'
import { characterIx, sideOfCharacter, unitsIn } from './pieces'
import { isActive, isAtWar } from './politics'

const areas = new WeakMap<Area, ReadonlySet<RegionIx>>()

const listOf = (area: Area): ReadonlyArray<RegionIx> => {
  switch (area.kind) {
    case 'regions':
      return area.regions.map(regionIx)
    case 'lands':
      return NATION_OF.flatMap((nation, region) =>
        area.nations.some((one) => nationIx(one) === nation) ? [region] : [],
      )
    case 'settlements':
      return settlementsOf(nationIx(area.nation)).filter((region) =>
        area.types.some((type) => SETTLEMENTS.indexOf(type) === SETTLEMENT_OF[region]),
      )
    case 'coast':
      return REGIONS.flatMap(({ coast }, region) => (coast ? [region] : []))
    case 'nextTo':
      return area.regions.flatMap((region) => neighboursOf(regionIx(region)))
    case 'anywhere':
      return REGIONS.map((_, region) => region)
    case 'anyOf':
      return area.areas.flatMap(listOf)
  }
}

/** The regions of an area. */
export const regionsIn = (area: Area): ReadonlySet<RegionIx> => {
  const known = areas.get(area)
  if (known !== undefined) return known
  const regions = new Set([...listOf(area)].sort((one, other) => one - other))
  areas.set(area, regions)
  return regions
}
/** Whether a region is in an area. */
export const isWithin = (area: Area, region: RegionIx): boolean => regionsIn(area).has(region)

const some = (area: Area, test: (region: RegionIx) => boolean): boolean => {
  for (const region of regionsIn(area)) if (test(region)) return true
  return false
}

/** The region of a character: on the map, or with the Ring-bearers if that counts; -1 for none. */
export const regionOfCharacter = (
  { rules, table }: World,
  character: CharacterIx,
  fellowshipToo: boolean,
): RegionIx => {
  const at = placeOf(table, character)
  if (at >= 0) return regionOf(at)
  return at === IN_FELLOWSHIP && fellowshipToo && rules.companionsAreThere ? table.fellowship.region : -1
}

/** Whether an Army of a side, with units, is in a region: in the field or besieged. */
export const hasArmy = (table: Table, side: SideIx, region: RegionIx): boolean => {
  const field = fieldOf(table, region)
  const box = boxOf(table, region)
  return (field !== null && field.side === side && unitsIn(field) > 0) || (box !== null && box.side === side)
}

/** Whether a character on the map is with an Army of his side. */
export const isWithArmy = (rules: Rules, table: Table, character: CharacterIx): boolean => {
  const at = placeOf(table, character)
  const army = at < 0 ? null : armyAt(table, at)
  return army !== null && army.side === sideOfCharacter(rules, character) && unitsIn(army) > 0
}

const isBesiegedBy = (table: Table, by: SideIx, region: RegionIx): boolean =>
  isBesieged(table, by === 1 ? 0 : 1, region)

/** Whether a condition is true now. */
export const holds = (rules: Rules, table: Table, condition: Condition): boolean => {
  const { fellowship } = table
  switch (condition.kind) {
    case 'all':
      for (const one of condition.of) if (!holds(rules, table, one)) return false
      return true
    case 'any':
      for (const one of condition.of) if (holds(rules, table, one)) return true
      return false
    case 'not':
      return !holds(rules, table, condition.of)
    case 'atWar':
      return condition.nations.every((nation) => isAtWar(table, nationIx(nation)))
    case 'active':
      return isActive(table, nationIx(condition.nation))
    case 'anyCompanionInFellowship':
      return companionsOf(rules, table) !== 0
    case 'guide':
      return fellowship.guide === characterIx(rules, condition.is)
    case 'ringBearersInSettlement':
      return fellowship.region >= 0 && HOME_OF[fellowship.region] === 0
    case 'progressAtLeast':
      return fellowship.progress >= condition.steps
    case 'revealed':
      return fellowship.revealed
    case 'corruptionAtMost':
      return fellowship.corruption <= condition.corruption
    case 'nazgulIn':
      return some(condition.area, (region) => hasNazgul(rules, table, region))
    case 'faction':
      return isFactionIn(table, condition.is)
    case 'together':
      return areTogether(rules, table, condition)
    case 'nazgulWithRingBearers':
      return fellowship.region >= 0 && hasNazgul(rules, table, fellowship.region)
    default:
      return holdsOnMap(rules, table, condition)
  }
}

const areTogether = (
  rules: Rules,
  table: Table,
  condition: Extract<Condition, { kind: 'together' }>,
): boolean => {
  const at = placeOf(table, characterIx(rules, condition.with))
  return (
    at >= 0 &&
    condition.anyOf.some(
      (who) => regionOfCharacter({ rules, table }, characterIx(rules, who), true) === regionOf(at),
    )
  )
}

type OnMap = Extract<
  Condition,
  {
    kind:
      | 'inFellowship'
      | 'inPlay'
      | 'isIn'
      | 'withArmy'
      | 'armyIn'
      | 'controls'
      | 'besieged'
      | 'ringBearersIn'
      | 'armiesMeet'
      | 'siegeLaid'
  }
>

const holdsOnMap = (rules: Rules, table: Table, condition: OnMap): boolean => {
  switch (condition.kind) {
    case 'inFellowship':
      return condition.anyOf.some((who) => table.characters[characterIx(rules, who)] === IN_FELLOWSHIP)
    case 'inPlay':
      return condition.anyOf.some((who) => isOnMap(table, characterIx(rules, who)))
    case 'isIn':
      return condition.anyOf.some((who) => {
        const region = regionOfCharacter({ rules, table }, characterIx(rules, who), condition.fellowshipToo)
        return region >= 0 && isWithin(condition.area, region)
      })
    case 'withArmy':
      return condition.anyOf.some((who) => {
        const character = characterIx(rules, who)
        const at = placeOf(table, character)
        const there = condition.area === undefined || (at >= 0 && isWithin(condition.area, regionOf(at)))
        return there && isWithArmy(rules, table, character)
      })
    case 'armyIn':
      return some(condition.area, (region) => hasArmy(table, sideIx(condition.side), region))
    case 'controls':
      return some(condition.area, (region) => controllerOf(table, region) === sideIx(condition.side))
    case 'armiesMeet':
      return doMeet(rules, table, condition.meeting)
    case 'siegeLaid':
      return siegesOf(rules, table, condition.siege).length > 0
    case 'besieged':
      return isBesiegedBy(table, sideIx(condition.by), regionIx(condition.region))
    case 'ringBearersIn':
      return table.fellowship.region >= 0 && isWithin(condition.area, table.fellowship.region)
  }
}
