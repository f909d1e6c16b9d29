/**
 * Moving Armies: which Army, which part of it, and where to, Region by Region. One after the other, up to as
 * many as the action or card allows.
 */
import type { Counts, Side } from '../../model/sides'
import { sure } from '../../model/sure'
import { adding, without, countOf, totalOf } from '../../model/counts'
import type { Army } from '../../model/json'
import { armyOf, charactersIn, nextToEnemy, regionsListed, stepOf } from '../../query/board'
import {
  arrive,
  driveOut,
  freeIfHome,
  happen,
  hereIn,
  leaveBehind,
  putCharacter,
  setArmy,
  setRegion,
  setTable,
  type Change,
  changedTo,
  changing,
} from '../changes'
import { NO_EVENTS } from '../../../kernel/types'
import { calling, doing, jumping, procedure, returning, type Here } from '../../model/bundle'
import { amended, moveCopy } from '../../model/drafts'
import type { StepOf } from '../../model/effects'
import { ask, settling, start } from '../../model/frames'
import type { MoveVars } from '../../model/frames/armies'
import { movableArmies, nextRegions, sideMoved } from '../../query/moves'
import { carryingRule } from '../../query/refusals'

/*
 * Pieces on the march: how a party leaves its Region, goes on, and arrives. Shared by moves, attacks and
 * advances.
 */

const unitsAmong = (units: Counts, taken: Counts): Counts => {
  let going: Counts = {}
  for (const type in units) going = adding(going, type, countOf(taken, type))
  return going
}

/** The pieces that answers about a party name. */
const partyOf = (army: Army, taken: Counts): Army => ({
  side: army.side,
  units: unitsAmong(army.units, taken),
  damage: countOf(taken, 'damage'),
  leaders: countOf(taken, 'leaders'),
  tokens: countOf(taken, 'tokens'),
})

/** Everything in a Region: the whole Army with all its Characters. */
export const wholeParty = (change: Change, side: Side, region: string): Counts => {
  const { units, damage, leaders, tokens } = sure(armyOf(change.table, side, region))
  const characters = charactersIn(hereIn(change), side, region)
  return { ...units, damage, leaders, tokens, ...Object.fromEntries(characters.map((one) => [one, 1])) }
}

/** A party leaves its Region. */
export const depart = (change: Change, side: Side, region: string, taken: Counts): void => {
  const army = sure(armyOf(change.table, side, region))
  const going = partyOf(army, taken)
  const characters = charactersIn(hereIn(change), side, region).filter((one) => countOf(taken, one) > 0)
  happen(change, {
    kind: 'PartyLeft',
    rule: 'movement.split',
    side,
    from: region,
    units: going.units,
    damage: going.damage,
  })
  const units = without(army.units, going.units)
  const staying = { side, leaders: army.leaders - going.leaders, tokens: army.tokens - going.tokens }
  if (totalOf(units) > 0) setArmy(change, region, { ...staying, units, damage: army.damage - going.damage })
  else {
    setRegion(change, region, { army: null })
    leaveBehind(change, region, staying)
  }
  for (const one of characters) putCharacter(change, one, '*march')
  setTable(change, { march: { army: going, characters, from: region, at: region } })
}

/** The party on the march goes a Region further. */
export const goOn = (change: Change, to: string): void => {
  const march = sure(change.table.march)
  const { side } = march.army
  happen(change, { kind: 'PartyMoved', rule: 'movement.step', side, from: march.at, to })
  setTable(change, { march: { army: march.army, characters: march.characters, from: march.from, at: to } })
  driveOut(change, side, to)
  freeIfHome(change, side, to)
}

/** The party on the march has arrived. */
export const halt = (change: Change): void => {
  const march = sure(change.table.march)
  setTable(change, { march: null })
  for (const one of march.characters) putCharacter(change, one, march.at)
  arrive(change, march.at, march.army)
}

const moveStep = (here: Here<MoveVars>): StepOf<'moveArmy'> => stepOf(here, 'moveArmy')

const sideOf = (here: Here<MoveVars>): Side => sideMoved(here.vars.owner, moveStep(here))

const candidates = (here: Here<MoveVars>): ReadonlyArray<string> => {
  const step = moveStep(here)
  const { owner, entered } = here.vars
  if (entered.length >= step.upTo) return []
  return movableArmies(here, owner, step, entered)
}

/** Where the party may go on to; it must stop where the enemy is near. */
const waysOn = (here: Here<MoveVars>): ReadonlyArray<string> => {
  const step = moveStep(here)
  const march = sure(here.table.march)
  const { steps } = here.vars
  if (steps >= step.steps) return []
  const side = sideOf(here)
  if (steps > 0 && step.ignoreStop !== true && nextToEnemy(here, side, march.at)) return []
  return nextRegions(here, side, march.at, step.over)
}

const partyFrame = (here: Here<MoveVars>) => {
  const step = moveStep(here)
  if (step.whole === true) return undefined
  return start('party', 'part', {
    side: sideOf(here),
    region: sure(here.vars.region),
    needsLeadership: step.needsLeadership ?? false,
    carrying: step.carrying ?? null,
    only: step.only ?? null,
    advance: false,
    taken: {},
  })
}

/** The rule that says which Armies may be named. */
const pickRule = (here: Here<MoveVars>) => {
  const step = moveStep(here)
  if (here.vars.entered.length > 0) return 'movement.once'
  if (step.carrying !== undefined) return carryingRule(here, step.carrying)
  return step.needsLeadership === true ? 'movement.leadership' : 'effect.armies'
}

/** Armies move, one after the other; the value is where the last one stands. */
export const moveArmy = procedure('do/moveArmy', [
  [
    'pick',
    calling(
      (here) =>
        ask('decide/region', {
          side: here.vars.owner,
          regions: candidates(here),
          optional: here.vars.entered.length > 0,
          rule: pickRule(here),
        }),
      (vars, region): MoveVars =>
        amended(moveCopy(vars), { region: region ?? vars.region, steps: 0, over: region === null }),
    ),
  ],
  ['stopped', jumping('end', ({ vars }) => vars.over)],
  ['who', calling(partyFrame, (vars, taken): MoveVars => amended(moveCopy(vars), { taken }))],
  [
    'depart',
    doing((here) => {
      const region = sure(here.vars.region)
      const { taken } = here.vars
      const change = changing(here)
      const side = sideOf(here)
      depart(change, side, region, taken ?? wholeParty(change, side, region))
      return changedTo(change, amended(moveCopy(here.vars), { taken: null }))
    }),
  ],
  [
    'step',
    calling(
      (here) =>
        ask('decide/region', {
          side: here.vars.owner,
          regions: waysOn(here),
          optional: here.vars.steps > 0,
          rule: here.vars.steps > 0 ? 'movement.stop' : 'movement.step',
        }),
      (vars, region): MoveVars => amended(moveCopy(vars), { region }),
    ),
  ],
  [
    'go',
    doing((here) => {
      const { region, steps } = here.vars
      const change = changing(here)
      if (region === null) return { table: here.table, events: NO_EVENTS }
      goOn(change, region)
      return changedTo(change, amended(moveCopy(here.vars), { steps: steps + 1 }))
    }),
  ],
  ['further', jumping('step', (here) => here.vars.region !== null && waysOn(here).length > 0)],
  [
    'arrive',
    doing((here) => {
      const change = changing(here)
      const { at } = sure(here.table.march)
      halt(change)
      return changedTo(
        change,
        amended(moveCopy(here.vars), {
          region: at,
          entered: regionsListed(here.rules, [...here.vars.entered, at]),
        }),
      )
    }),
  ],
  ['settle', calling((here) => settling(sideOf(here), sure(here.vars.region)))],
  ['another', jumping('pick', (here) => candidates(here).length > 0)],
  ['end', returning(({ vars }) => sure(vars.region))],
])
