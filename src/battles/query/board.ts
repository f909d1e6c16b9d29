/**
 * Questions about Armies and Regions: who stands where, what is next to what, what is free, what is left.
 */
import type { Here } from '../model/bundle'
import type { EffectStep, StepOf, Verb } from '../model/effects'
import { enemyOf, SIDES, type BySide, type Counts, type Side } from '../model/sides'
import { sure } from '../model/sure'
import { behindIn, countOf, totalOf } from '../model/counts'
import type { Army, RegionState } from '../model/json'
import type { Table } from '../model/table'
import type { Neighbour } from '../model/tables'
import { listNamed } from './lists'
import { ofScenario, remembered } from '../model/remembered'

/** The most Units that one Army has. */
export const STACK = 5

/** The step of an effect that a frame is at. */
export const stepAt = <V extends { readonly list: string; readonly index: number }>(here: Here<V>) =>
  listNamed(here, here.vars.list)?.steps[here.vars.index]

/** The step of an effect that a frame is at, if it is of this verb. */
export const stepIf = <K extends Verb>(
  here: Here<{ readonly list: string; readonly index: number }>,
  verb: K,
): StepOf<K> | undefined => {
  const step = stepAt(here)
  return isOf(step, verb) ? step : undefined
}

const isOf = <K extends Verb>(step: EffectStep | undefined, verb: K): step is StepOf<K> => step?.do === verb

/** The step of an effect that a frame of this verb is at. */
export const stepOf = <K extends Verb>(
  here: Here<{ readonly list: string; readonly index: number }>,
  verb: K,
): StepOf<K> => sure(stepIf(here, verb))

/** The number of each name of a list: its place in it. */
const numbersOf = (names: ReadonlyArray<string>): ReadonlyMap<string, number> =>
  new Map(names.map((name, number) => [name, number]))

const regionNumbers = ofScenario(({ regionIds }) => numbersOf(regionIds))

/** Names in the order of their numbers. */
const inOrder = (names: ReadonlyArray<string>, numbers: ReadonlyMap<string, number>): ReadonlyArray<string> =>
  names.slice().sort((one, other) => sure(numbers.get(one)) - sure(numbers.get(other)))

/** Regions as the scenario lists them: in which order they were named is forgotten. */
export const regionsListed = (
  { scenario }: Here['rules'],
  named: ReadonlyArray<string>,
): ReadonlyArray<string> => (named.length < 2 ? named : inOrder(named, regionNumbers(scenario)))

/** What stands in a Region. */
export const regionAt = (table: Table, region: string): RegionState => sure(table.regions[region])

/** The Army of a side in a Region, if there is one. */
export const armyOf = (table: Table, side: Side, region: string): Army | undefined => {
  const army = table.regions[region]?.army
  return army !== null && army !== undefined && army.side === side ? army : undefined
}

/** How many Units an Army has. */
export const unitsOf = (army: Army | null | undefined): number =>
  army === null || army === undefined ? 0 : totalOf(army.units)

type Regions = Table['regions']

const armiesIn = remembered((regions: Regions, { regionIds }): BySide<ReadonlyArray<string>> => {
  const armies: Record<Side, Array<string>> = { free: [], shadow: [] }
  for (const region of regionIds) {
    const army = regions[region]?.army
    if (army !== null && army !== undefined) armies[army.side].push(region)
  }
  return armies
})

/** The Regions with an Army of a side, in the order of the scenario. */
export const armiesOf = ({ rules, table }: Here, side: Side): ReadonlyArray<string> =>
  armiesIn(table.regions, rules.scenario)[side]

/** The Regions adjacent to a Region. */
export const neighboursOf = ({ rules }: Here, region: string): ReadonlyArray<Neighbour> =>
  sure(rules.scenario.neighbours[region])

/** Whether two Regions are adjacent. */
export const areAdjacent = (here: Here, one: string, other: string): boolean =>
  neighboursOf(here, one).some(({ to }) => to === other)

/** Whether a Region is free for a side. */
export const isFreeFor = (table: Table, side: Side, region: string): boolean =>
  armyOf(table, enemyOf(side), region) === undefined

/** Whether an Army of a side stands next to a Region. */
export const isNextTo = (here: Here, side: Side, region: string): boolean => {
  for (const { to } of neighboursOf(here, region)) if (armyOf(here.table, side, to) !== undefined) return true
  return false
}

/** Whether an enemy Army stands next to a Region. */
export const nextToEnemy = (here: Here, side: Side, region: string): boolean =>
  isNextTo(here, enemyOf(side), region)

/** The enemy Armies that an Army in a Region could attack. */
export const targetsFrom = (here: Here, side: Side, region: string): ReadonlyArray<string> => {
  const targets: Array<string> = []
  for (const { to } of neighboursOf(here, region))
    if (armyOf(here.table, enemyOf(side), to) !== undefined) targets.push(to)
  return targets
}

type Groups = ReadonlyMap<string, ReadonlyArray<string>>

const NOBODY: ReadonlyArray<string> = []

const grouped = (characters: Table['characters'], ids: ReadonlyArray<string>): Groups => {
  const groups = new Map<string, Array<string>>()
  for (const one of ids) {
    const at = sure(characters[one])
    const group = groups.get(at)
    if (group === undefined) groups.set(at, [one])
    else group.push(one)
  }
  return groups
}

const groupsIn = remembered((characters: Table['characters'], { charactersOf }): BySide<Groups> => ({
  free: grouped(characters, charactersOf.free),
  shadow: grouped(characters, charactersOf.shadow),
}))

/** The Characters of a side in a Region. */
export const charactersIn = ({ rules, table }: Here, side: Side, region: string): ReadonlyArray<string> =>
  groupsIn(table.characters, rules.scenario)[side].get(region) ?? NOBODY

/** An ability of a Character, by its number from 1. */
export const abilityOf = ({ rules }: Here, character: string, ability: number) =>
  sure(sure(rules.scenario.characters[character]).abilities[ability - 1])

/** Whether a Character is on the map, on the march, or in a position. */
export const isInPlay = (table: Table, character: string): boolean => {
  const at = sure(table.characters[character])
  return !at.startsWith('*') || at === '*march' || at === '*commander'
}

const unitsIn = remembered((regions: Regions, scenario): ReadonlyMap<string, number> => {
  const units = new Map<string, number>()
  const armies = armiesIn(regions, scenario)
  for (const side of SIDES)
    for (const region of armies[side]) {
      const there = sure(sure(regions[region]).army).units
      for (const type in there) units.set(type, (units.get(type) ?? 0) + countOf(there, type))
    }
  return units
})

/** How many figures of a type are not on the board. */
export const supplyOf = ({ rules, table }: Here, type: string): number => {
  const figures = rules.scenario.unitTypes[type]?.figures ?? 0
  const marching = table.march === null ? 0 : countOf(table.march.army.units, type)
  return figures - (unitsIn(table.regions, rules.scenario).get(type) ?? 0) - marching
}

/** How many Leader figures are not on the board. */
export const leadersLeft = (here: Here): number => {
  const { rules, table } = here
  let left = rules.scenario.doc.leaders - (table.march?.army.leaders ?? 0)
  for (const region of rules.scenario.regionIds) {
    const state = sure(table.regions[region])
    left -= (state.army?.leaders ?? 0) + behindIn(state, 'leaders')
  }
  return left
}

/** The types of a side with a figure left. */
export const typesLeft = (here: Here, side: Side): ReadonlyArray<string> =>
  here.rules.scenario.typesOf[side].filter((type) => supplyOf(here, type) > 0)

const typeNumbers = ofScenario(({ typeIds }) => numbersOf(typeIds))

const typesAmong = remembered((units: Counts, scenario): ReadonlyArray<string> => {
  const types: Array<string> = []
  for (const type in units) types.push(type)
  return types.length < 2 ? types : inOrder(types, typeNumbers(scenario))
})

/** The Unit Types in an Army, in the order of the scenario. */
export const typesIn = ({ rules }: Here, units: Counts): ReadonlyArray<string> =>
  typesAmong(units, rules.scenario)

/** The dice of a side that can still be used. */
export const unusedDice = (table: Table, side: Side): number => totalOf(table.dice[side].unused)

/** The dice in the Shadow Box. */
export const boxOf = (table: Table): number => countOf(table.dice.shadow.unused, 'character')

/** Who controls the Settlement or Stronghold of a Region. */
export const controllerOf = (table: Table, region: string): Side | null =>
  table.regions[region]?.controller ?? null

/** Whether a Region has something to control. */
export const isHeld = ({ rules }: Here, region: string): boolean => {
  const doc = rules.scenario.regions[region]
  return doc !== undefined && (doc.settlement || doc.stronghold !== null)
}

const heldIn = ofScenario(({ regionIds, regions }): ReadonlyArray<string> =>
  regionIds.filter((region) => {
    const doc = regions[region]
    return doc !== undefined && (doc.settlement || doc.stronghold !== null)
  }),
)

/** The Regions that have something to control. */
export const heldRegions = ({ rules }: Here): ReadonlyArray<string> => heldIn(rules.scenario)

/** The border between two Regions, passable or not. */
export const borderBetween = ({ rules }: Here, one: string, other: string): Neighbour | undefined =>
  rules.scenario.borders[one]?.find(({ to }) => to === other)
