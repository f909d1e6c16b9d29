/**
 * What Armies can do by a card (chapters V and VI): the marches and attacks that its words allow.
 */
import type { Rules } from '../model/config'
import type { BattleTerms, CampaignInstruction } from '../model/effects/armies'
import type { BattleVars, CampaignVars, PartyVars, CampaignMove } from '../model/frames'
import { INSIDE, NO_FORCE, type PlaceIx, type RegionIx, type Table } from '../model/table'
import { armyAt, boxOf, forceAt, isInside, placeIn, regionOf, ROOTED, unitsInField } from './armies'
import { attackParty, battleKind, canStrike, eachAttack } from './attacks'
import { enemyOf, neighboursOf, regionIx } from './board'
import { regionsIn } from './conditions'
import { controllerOf } from './control'
import { escortOf } from './escorts'
import {
  eachMarch,
  goers,
  isClosed,
  marchParty,
  maskBetween,
  mostLeaving,
  overfullBy,
  unmoved,
} from './marches'
import { siegesOf } from './meetings'
import { canGather, partyOf, roomFor, type Gathering } from './party'
import { unitsIn } from './pieces'
import { leadsOn, routeParty } from './routes'
import { isClosedTo } from './tableCards'

type Carriage = Extract<CampaignInstruction, { kind: 'carry' }>

/** A campaign that has not begun. */
export const freshCampaign = (
  rules: Rules,
  { side, card, step }: Pick<CampaignVars, 'side' | 'card' | 'step'>,
  instruction: CampaignInstruction,
): CampaignVars => ({
  side,
  card,
  step,
  leader: false,
  escort: 'with' in instruction ? escortOf(rules, instruction.with) & ~ROOTED(rules) : 0,
  moves: instruction.kind === 'march' ? instruction.armies : 1,
  from: -1,
  to: -1,
  party: NO_FORCE,
  came: [],
  path: [],
  target: -1,
  ...(instruction.kind === 'march' && instruction.from !== undefined && instruction.from !== 'named'
    ? { only: regionIx(instruction.from) }
    : {}),
})

/** Whether a region is free: no enemy Army in it, no Settlement of the enemy (chapter II). */
const isFree = (rules: Rules, table: Table, { side }: CampaignVars, region: RegionIx): boolean =>
  !isClosed(rules, table, side, region) &&
  (boxOf(table, region) !== null || controllerOf(table, region) !== enemyOf(side))

/** Whether a side is besieged in a region or has lost it. */
const isShut = (table: Table, { side }: CampaignVars, region: RegionIx): boolean =>
  boxOf(table, region)?.side === side || controllerOf(table, region) === enemyOf(side)

/** Where an Army is carried to: a region, or those beside it if it is besieged. */
const landings = (
  rules: Rules,
  table: Table,
  vars: CampaignVars,
  { to, orBeside, orBesideLost }: Carriage,
): ReadonlyArray<RegionIx> =>
  [...regionsIn(to)].flatMap((region) => {
    if (orBesideLost === true && isShut(table, vars, region))
      return neighboursOf(region).filter((next) => !isClosed(rules, table, vars.side, next))
    return orBeside === true && boxOf(table, region)?.side === vars.side
      ? neighboursOf(region).filter((next) => isFree(rules, table, vars, next))
      : [region]
  })

/** Where those who are carried from a region stand. */
export const startOf = (
  table: Table,
  { side }: Pick<CampaignVars, 'side'>,
  instruction: CampaignInstruction,
  from: RegionIx,
): PlaceIx =>
  instruction.kind === 'carry' && instruction.outOfSieges === true ? placeIn(table, side, from) : from

/** Who may be carried straight to a region, and how many. */
export const marchers = (
  rules: Rules,
  table: Table,
  vars: CampaignVars,
  { from, to }: { from: PlaceIx; to: RegionIx },
) => {
  const { side } = vars
  const force = isInside(from)
    ? forceAt(rules, table, side, from)
    : unmoved(rules, table, vars, regionOf(from))
  const mask = maskBetween(rules, table, { side, place: from, force }, to)
  const most = Math.min(mostLeaving(force, mask), roomFor(rules, unitsInField(table, side, to)))
  const gathering: Gathering = {
    purpose: 'move',
    side,
    from,
    to,
    available: goers(rules, table, force, mask),
    least: 1,
    most,
    total: unitsIn(force),
    leader: false,
  }
  return gathering
}

const carriages = (
  rules: Rules,
  table: Table,
  vars: CampaignVars,
  instruction: Carriage,
): ReadonlyArray<CampaignMove> => {
  const { side } = vars
  const found: Array<CampaignMove> = []
  for (const from of regionsIn(instruction.from)) {
    const start = startOf(table, vars, instruction, from)
    if (armyAt(table, start)?.side !== side) continue
    for (const to of landings(rules, table, vars, instruction)) {
      if (to === from || isClosedTo(rules, table, side, to)) continue
      const held = isClosed(rules, table, side, to)
      const carried = marchers(rules, table, vars, { from: start, to })
      if (!held && carried.most > 0 && canGather(rules, table, carried)) found.push({ from, to, target: -1 })
      if (held && instruction.orAttack !== undefined && canStrike(rules, table, vars, from))
        found.push({ from, to, target: to })
    }
  }
  return found
}

const marches = (
  rules: Rules,
  table: Table,
  vars: CampaignVars,
  instruction: Extract<CampaignInstruction, { kind: 'march' }>,
): ReadonlyArray<CampaignMove> => {
  const found: Array<CampaignMove> = []
  if (instruction.regions === 1) {
    eachMarch(rules, table, vars, (from, to) => {
      found.push({ from, to, target: -1 })
      return false
    })
    return found
  }
  for (const [from, army] of table.fields.entries())
    if (army !== null && army.side === vars.side)
      for (const to of neighboursOf(from))
        if (leadsOn({ rules, table }, vars, instruction, { from, path: [to] }))
          found.push({ from, to, target: -1 })
  return found
}

/** The attacks of a side, as far as they are wanted. */
const attacks = (
  rules: Rules,
  table: Table,
  vars: CampaignVars,
  wanted: (from: PlaceIx, to: PlaceIx) => boolean,
): ReadonlyArray<CampaignMove> => {
  const found: Array<CampaignMove> = []
  eachAttack(rules, table, vars, (from, to) => {
    if (wanted(from, to)) found.push({ from: regionOf(from), to: regionOf(to), target: to })
    return false
  })
  return found
}

const all = (): boolean => true

/** Everything that Armies can do by an instruction now. */
export const movesOf = (
  rules: Rules,
  table: Table,
  vars: CampaignVars,
  instruction: CampaignInstruction,
): ReadonlyArray<CampaignMove> => {
  const moves = allMoves(rules, table, vars, instruction)
  return vars.only === undefined ? moves : moves.filter(({ from }) => from === vars.only)
}

const allMoves = (
  rules: Rules,
  table: Table,
  vars: CampaignVars,
  instruction: CampaignInstruction,
): ReadonlyArray<CampaignMove> => {
  switch (instruction.kind) {
    case 'march':
      return instruction.orAttack === true && vars.came.length === 0
        ? [...marches(rules, table, vars, instruction), ...attacks(rules, table, vars, all)]
        : marches(rules, table, vars, instruction)
    case 'carry':
      return carriages(rules, table, vars, instruction)
    case 'assault': {
      const sieges = siegesOf(rules, table, instruction.siege)
      return attacks(
        rules,
        table,
        vars,
        (from, to) => to === from + INSIDE && sieges.includes(regionOf(from)),
      )
    }
    case 'relieve':
      return attacks(rules, table, vars, (from, to) => battleKind(table, from, to) === 'relief')
  }
}

/** Whether nothing more has to be done. */
export const mayStop = (
  rules: Rules,
  table: Table,
  vars: CampaignVars,
  instruction: CampaignInstruction,
): boolean =>
  overfullBy(rules, table, vars) === 0 &&
  (vars.came.length > 0 || (instruction.kind === 'march' && instruction.may === true))

/** The party of a move that has been named. */
export const campaignParty = (
  rules: Rules,
  table: Table,
  vars: CampaignVars,
  instruction: CampaignInstruction,
): PartyVars => {
  const { side, from, to, escort, target } = vars
  if (target >= 0)
    return attackParty(rules, table, {
      side,
      leader: false,
      escort,
      from: placeIn(table, side, from),
      to: target,
    })
  if (instruction.kind !== 'carry')
    return instruction.kind === 'march' && instruction.regions > 1
      ? routeParty(rules, table, vars, { from, path: [to, ...vars.path] })
      : marchParty(rules, table, vars)
  const start = startOf(table, vars, instruction, from)
  return partyOf(rules, table, marchers(rules, table, vars, { from: start, to }))
}

const termsOf = (instruction: CampaignInstruction): BattleTerms => {
  if (instruction.kind === 'carry') return instruction.orAttack ?? {}
  if (instruction.kind !== 'march') return instruction.terms
  return instruction.bansAllCards === true ? { bansAllCards: true } : {}
}

/** What a battle by an instruction has of its own. */
export const battleTerms = (
  table: Table,
  { target }: CampaignVars,
  instruction: CampaignInstruction,
): Partial<BattleVars> => {
  const { rounds, bansCards, bansAllCards, unceasing, lessForBesieged } = termsOf(instruction)
  const garrison = boxOf(table, regionOf(target))
  return {
    ...(rounds === undefined ? {} : { rounds }),
    ...(bansCards === true ? { noCards: 1 << 1 } : {}),
    ...(bansAllCards === true ? { noCardsAtAll: 1 << 1 } : {}),
    ...(unceasing === true && !isInside(target) ? { mayCease: false } : {}),
    ...(lessForBesieged === true && garrison !== null ? { fewerDice: unitsIn(garrison) } : {}),
  }
}
