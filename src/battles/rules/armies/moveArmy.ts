/**
 * Moving Armies: which Army, which part of it, and where to, Region by Region. One after the other, up to as
 * many as the action or card allows.
 */
import { NO_EVENTS } from '../../../kernel/types'
import { calling, doing, jumping, procedure, returning, type Here } from '../../model/bundle'
import { amended, moveCopy } from '../../model/drafts'
import type { StepOf } from '../../model/effects'
import { ask, settling, start } from '../../model/frames'
import type { MoveVars } from '../../model/frames/armies'
import type { Side } from '../../model/sides'
import { sure } from '../../model/sure'
import { nextToEnemy, regionsListed, stepOf } from '../../query/board'
import { movableArmies, nextRegions, sideMoved } from '../../query/moves'
import { carryingRule } from '../../query/refusals'
import { changedTo, changing } from '../changes'
import { depart, goOn, halt, wholeParty } from './march'

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
