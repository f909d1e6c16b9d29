/**
 * Which Armies, places and conditions a scenario means, seen from the side whose card or ability speaks.
 */
import type { Here } from '../model/bundle'
import type { ArmyFilter, Condition, Having, Place } from '../model/effects'
import { enemyOf, type Side } from '../model/sides'
import { sure } from '../model/sure'
import { countOf } from '../model/counts'
import type { Table } from '../model/table'
import type { Scenario } from '../model/tables'
import { armiesOf, armyOf, charactersIn, isInPlay, isNextTo, neighboursOf } from './board'
import { isLedBy } from './led'
import { ofScenario } from '../model/remembered'

/** Whether a Region is meant by a place. */
export const placeFits = (here: Here, owner: Side, place: Place, region: string): boolean =>
  isPrintedAs(here.rules.scenario, place, region) && isSoNow(here, owner, place, region)

const isPrintedAs = ({ regions, doc: { recruitment } }: Scenario, place: Place, region: string): boolean => {
  const doc = sure(regions[region])
  const { area } = place
  return (
    (place.region === undefined || place.region === region) &&
    (place.territory === undefined || doc.territory === place.territory) &&
    (place.settlement === undefined || doc.settlement === place.settlement) &&
    (place.stronghold === undefined || (doc.stronghold !== null) === place.stronghold) &&
    (area === undefined || (recruitment.areas[area]?.includes(region) ?? false))
  )
}

const isSoNow = (here: Here, owner: Side, place: Place, region: string): boolean => {
  const { table } = here
  const { controller, ownArmy, adjacentArmy, withCharacter } = place
  return (
    (controller === undefined || table.regions[region]?.controller === controller) &&
    (ownArmy === undefined || (armyOf(table, owner, region) !== undefined) === ownArmy) &&
    (adjacentArmy === undefined || isNextTo(here, adjacentArmy, region)) &&
    (withCharacter === undefined || table.characters[withCharacter] === region)
  )
}

const groundsIn = ofScenario(() => new WeakMap<Place, ReadonlyArray<string>>())

/** The Regions that a place could ever mean, by what is printed on the map. */
const groundsOf = ({ scenario }: Here['rules'], place: Place): ReadonlyArray<string> => {
  const known = groundsIn(scenario)
  const found = known.get(place)
  if (found !== undefined) return found
  const made = scenario.regionIds.filter((region) => isPrintedAs(scenario, place, region))
  known.set(place, made)
  return made
}

/** The Regions that a place means, in the order of the scenario. */
export const regionsAt = (here: Here, owner: Side, place: Place): ReadonlyArray<string> => {
  const meant: Array<string> = []
  for (const region of groundsOf(here.rules, place))
    if (isSoNow(here, owner, place, region)) meant.push(region)
  return meant
}

const hasWith = (here: Here, side: Side, region: string, has: Having): boolean => {
  const { leadership, type, character, noCharacter } = has
  return (
    (leadership === undefined || isLedBy(here, side, region, leadership)) &&
    (type === undefined || (armyOf(here.table, side, region)?.units[type] ?? 0) > 0) &&
    (character === undefined || charactersIn(here, side, region).includes(character)) &&
    (noCharacter === undefined || (charactersIn(here, side, region).length === 0) === noCharacter)
  )
}

const isBeside = (here: Here, owner: Side, to: Place | string, region: string): boolean =>
  neighboursOf(here, region).some((next) =>
    typeof to === 'string' ? next.to === to : placeFits(here, owner, to, next.to),
  )

/** Whether a filter means the Army of a Region. */
export const isMeant = (here: Here, owner: Side, filter: ArmyFilter, region: string): boolean => {
  const { side, has, in: place, adjacentTo } = filter
  return (
    (has === undefined || hasWith(here, side === 'own' ? owner : enemyOf(owner), region, has)) &&
    (place === undefined || placeFits(here, owner, place, region)) &&
    (adjacentTo === undefined || isBeside(here, owner, adjacentTo, region))
  )
}

/** The Regions of the Armies that a filter means. */
export const armiesMeant = (here: Here, owner: Side, filter: ArmyFilter): ReadonlyArray<string> => {
  const side = filter.side === 'own' ? owner : enemyOf(owner)
  const armies = armiesOf(here, side)
  const { has, in: place, adjacentTo } = filter
  if (has === undefined && place === undefined && adjacentTo === undefined) return armies
  return armies.filter((region) => isMeant(here, owner, filter, region))
}

/** Whether a filter means any Army. Asked often, so it stops at the first. */
export const isAnyMeant = (here: Here, owner: Side, filter: ArmyFilter): boolean => {
  const armies = armiesOf(here, filter.side === 'own' ? owner : enemyOf(owner))
  for (const region of armies) if (isMeant(here, owner, filter, region)) return true
  return false
}

/** The Regions that are worth points. */
const worthIn = ofScenario(({ doc }) => doc.regions.filter((region) => region.victoryPoints !== 0))

/** The points of the places that the Shadow controls. */
export const victoryPoints = ({ rules, table }: Pick<Here, 'rules' | 'table'>): number =>
  pointsIn(rules.scenario, table.regions)

/** The same of Regions as they are. */
export const pointsIn = (scenario: Scenario, regions: Table['regions']): number => {
  let sum = 0
  for (const { id, victoryPoints: points } of worthIn(scenario))
    if (regions[id]?.controller === 'shadow') sum += points
  return sum
}

/** What has just happened, for the conditions that speak of it. */
export interface Happened {
  readonly iconApplied?: boolean
  readonly used?: boolean
}

const NOTHING: Happened = {}

/** The field that a condition has: it says what sort of condition it is. */
type Sort = Condition extends infer C ? (C extends Condition ? keyof C : never) : never
/** What the field of a condition tells. */
type Told<K extends Sort> = Extract<Condition, Readonly<Record<K, unknown>>>[K]

interface Asked {
  readonly here: Here
  readonly owner: Side
  readonly now: Happened
}

/** Something for each sort of conditions. */
export type OfSorts<A, R> = { readonly [K in Sort]: (asked: A, told: Told<K>) => R }

/** When a condition of each sort holds. */
const HOLDS: OfSorts<Asked, boolean> = {
  at: ({ here }, [character, region]) => here.table.characters[character] === region,
  inPlay: ({ here }, character) => isInPlay(here.table, character),
  notInPlay: ({ here }, character) => !isInPlay(here.table, character),
  ready: ({ here }, character) => here.table.characters[character] === '*ready',
  waiting: ({ here }, character) => here.table.characters[character] === '*track',
  controls: ({ here }, [side, region]) => here.table.regions[region]?.controller === side,
  army: ({ here, owner }, filter) => isAnyMeant(here, owner, filter),
  counterAtLeast: ({ here }, [counter, count]) => countOf(here.table.counters, counter) >= count,
  fateAtLeast: ({ here }, step) => here.table.fate >= step,
  fateReachesEndgame: ({ here }) => here.table.fate >= here.rules.scenario.doc.fate.endgame,
  tileApplied: ({ now }) => now.iconApplied === true,
  used: ({ now }) => now.used === true,
  victoryPointsAtLeast: ({ here }, points) => victoryPoints(here) >= points,
  eliminated: ({ here }, all) => all.every((one) => here.table.characters[one] === '*eliminated'),
  turnAtLeast: ({ here }, turn) => here.table.turn >= turn,
  any: (asked, conditions) => conditions.some((one) => isSo(asked, one)),
  not: (asked, condition) => !isSo(asked, condition),
}

/** A condition has one field and is found by it: trying every sort in turn costs several times as much. */
export const bySort = <A, R>(table: OfSorts<A, R>, asked: A, condition: Condition): R | undefined => {
  const fields: Readonly<Partial<Record<string, unknown>>> = condition
  for (const sort in fields) return table[sort as Sort](asked, fields[sort] as never)
  return undefined
}

const isSo = (asked: Asked, condition: Condition): boolean => bySort(HOLDS, asked, condition) === true

/** Whether a condition holds. */
export const holds = (here: Here, owner: Side, condition: Condition, now: Happened = NOTHING): boolean =>
  isSo({ here, owner, now }, condition)

/** Whether all conditions of a list hold. */
export const allHold = (here: Here, owner: Side, conditions: ReadonlyArray<Condition>): boolean => {
  for (const one of conditions) if (!holds(here, owner, one)) return false
  return true
}
