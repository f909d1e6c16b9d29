/**
 * Which Armies a card can strike, and with how many dice.
 */
import type { Rules } from '../model/config'
import type { World } from '../model/bundle'
import { nationSum } from '../model/counts'
import type { HitInstruction, Targets } from '../model/effects/armies'
import type { CardDiceVars } from '../model/frames'
import type { RegionIx, SideIx, Table } from '../model/table'
import { fieldOf, forceAt, boxOf } from './armies'
import { nationIx, sideIx } from './board'
import { regionsIn } from './conditions'
import { sizeOf } from './fellowship'
import { armyPlace, strikersAt, struckIn } from './meetings'
import { maskOf, nationsWithUnits } from './politics'
import { FLYERS } from './reach'

/** The side of the Armies that an instruction strikes. */
export const struckSide = (instruction: HitInstruction): SideIx => {
  switch (instruction.kind) {
    case 'hit':
      return sideIx(
        instruction.targets.kind === 'armiesNear'
          ? instruction.targets.meeting.side
          : instruction.targets.side,
      )
    case 'hitEach':
      return sideIx(instruction.side)
    case 'scatter':
      return sideIx(instruction.meeting.side)
  }
}

const isMixed = (rules: Rules, table: Table, side: SideIx, region: RegionIx): boolean =>
  [fieldOf(table, region), boxOf(table, region)].some(
    (army) => army !== null && army.side === side && nationsWithUnits(rules, army).length > 1,
  )

const inTargets = (rules: Rules, table: Table, targets: Targets): ReadonlyArray<RegionIx> => {
  switch (targets.kind) {
    case 'armiesIn':
      return [...regionsIn(targets.area)].filter(
        (region) => armyPlace(table, sideIx(targets.side), region) >= 0,
      )
    case 'mixedArmies':
      return table.fields.flatMap((_, region) =>
        isMixed(rules, table, sideIx(targets.side), region) ? [region] : [],
      )
    case 'armiesNear':
      return struckIn(rules, table, targets.meeting)
  }
}

/** Whether a card speaks of one region, so that there is no Army to choose. */
export const namesTarget = ({ targets }: Extract<HitInstruction, { kind: 'hit' }>): boolean =>
  targets.kind === 'armiesIn' && regionsIn(targets.area).size === 1

/** What is to be chosen next: the region of the Army struck, then that of the Army that strikes it. */
export const aimsOf = (
  rules: Rules,
  table: Table,
  instruction: HitInstruction,
  { from, to }: Pick<CardDiceVars, 'from' | 'to'>,
): ReadonlyArray<RegionIx> => {
  if (instruction.kind === 'hitEach') return []
  if (instruction.kind === 'scatter') return to < 0 ? struckIn(rules, table, instruction.meeting) : []
  const { targets, dice } = instruction
  if (to < 0) return inTargets(rules, table, targets)
  return dice === 'nazgul' && from < 0 && targets.kind === 'armiesNear'
    ? strikersAt(rules, table, targets.meeting, to)
    : []
}

/** The next region of an area with an Army to roll against, after one of them; -1 if there is none. */
export const nextStruck = (
  table: Table,
  instruction: Extract<HitInstruction, { kind: 'hitEach' }>,
  after: RegionIx,
): RegionIx => {
  const side = struckSide(instruction)
  for (const region of regionsIn(instruction.area))
    if (region > after && boxOf(table, region) === null && armyPlace(table, side, region) >= 0) return region
  return -1
}

/** Nazgûl in an Army of a region, with those who count as such or without. */
const nazgulIn = ({ rules, table }: World, side: SideIx, region: RegionIx, all: boolean): number => {
  const { nazgul, characters } = forceAt(rules, table, side, armyPlace(table, side, region))
  return nazgul + (all ? sizeOf(characters & FLYERS(rules)) : 0)
}

/** How many dice are rolled, five at most. */
export const diceFor = (
  rules: Rules,
  table: Table,
  instruction: HitInstruction,
  vars: CardDiceVars,
): number => {
  const side = struckSide(instruction)
  const most = rules.dice.combat.most
  switch (instruction.kind) {
    case 'hit':
      return instruction.dice === 'nazgul'
        ? Math.min(most, nazgulIn({ rules, table }, side === 1 ? 0 : 1, vars.from, true))
        : instruction.dice
    case 'hitEach': {
      const { regulars, elites } = forceAt(rules, table, side, vars.to)
      const mask = maskOf(rules, nationIx(instruction.unitsOf))
      return Math.min(most, nationSum(regulars & mask) + nationSum(elites & mask))
    }
    case 'scatter':
      return Math.min(most, nazgulIn({ rules, table }, side, vars.to, false))
  }
}
