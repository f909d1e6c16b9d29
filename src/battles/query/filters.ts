/**
 * Which Armies, places and conditions a scenario means, seen from the side whose card or ability speaks.
 */
import type { Here } from '../model/bundle'
import type { ArmyFilter, Condition, Having, Place } from '../model/effects'
import { enemyOf, type Side } from '../model/sides'
import { sure } from '../model/sure'
import { countOf } from '../model/table'
import type { Scenario } from '../model/tables'
import { armiesOf, armyOf, charactersIn, isInPlay, isNextTo, neighboursOf } from './board'
import { isLedBy } from './led'
import { ofScenario } from './remembered'

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
const isMeant = (here: Here, owner: Side, filter: ArmyFilter, region: string): boolean => {
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

/** The points of the places that the Shadow controls. */
export const victoryPoints = ({ rules, table }: Pick<Here, 'rules' | 'table'>): number =>
  rules.scenario.doc.regions.reduce(
    (sum, { id, victoryPoints: points }) => (table.regions[id]?.controller === 'shadow' ? sum + points : sum),
    0,
  )

/** What has just happened, for the conditions that speak of it. */
export interface Happened {
  readonly iconApplied?: boolean
  readonly used?: boolean
}

/** Whether a condition holds. */
export const holds = (here: Here, owner: Side, condition: Condition, now: Happened = {}): boolean => {
  const { table } = here
  const placeOf = (character: string) => table.characters[character]
  if ('at' in condition) return placeOf(condition.at[0]) === condition.at[1]
  if ('inPlay' in condition) return isInPlay(table, condition.inPlay)
  if ('notInPlay' in condition) return !isInPlay(table, condition.notInPlay)
  if ('ready' in condition) return placeOf(condition.ready) === '*ready'
  if ('waiting' in condition) return placeOf(condition.waiting) === '*track'
  if ('controls' in condition)
    return table.regions[condition.controls[1]]?.controller === condition.controls[0]
  if ('army' in condition) return isAnyMeant(here, owner, condition.army)
  if ('counterAtLeast' in condition)
    return countOf(table.counters, condition.counterAtLeast[0]) >= condition.counterAtLeast[1]
  return numbersHold(here, owner, condition, now)
}

type Rest = Exclude<
  Condition,
  | { readonly at: unknown }
  | { readonly inPlay: unknown }
  | { readonly notInPlay: unknown }
  | { readonly ready: unknown }
  | { readonly waiting: unknown }
  | { readonly controls: unknown }
  | { readonly army: unknown }
  | { readonly counterAtLeast: unknown }
>

const numbersHold = (here: Here, owner: Side, condition: Rest, now: Happened): boolean => {
  const { table, rules } = here
  if ('fateAtLeast' in condition) return table.fate >= condition.fateAtLeast
  if ('fateReachesEndgame' in condition) return table.fate >= rules.scenario.doc.fate.endgame
  if ('tileApplied' in condition) return now.iconApplied === true
  if ('used' in condition) return now.used === true
  if ('victoryPointsAtLeast' in condition) return victoryPoints(here) >= condition.victoryPointsAtLeast
  if ('eliminated' in condition)
    return condition.eliminated.every((one) => table.characters[one] === '*eliminated')
  if ('turnAtLeast' in condition) return table.turn >= condition.turnAtLeast
  if ('any' in condition) return condition.any.some((one) => holds(here, owner, one, now))
  return !holds(here, owner, condition.not, now)
}

/** Whether all conditions of a list hold. */
export const allHold = (here: Here, owner: Side, conditions: ReadonlyArray<Condition>): boolean =>
  conditions.every((one) => holds(here, owner, one))
