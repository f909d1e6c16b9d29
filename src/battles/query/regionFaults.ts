/**
 * What can be wrong with a step that is done Region by Region: it is at work where it could not be chosen, or
 * more dice are rolled for it than the pieces there give.
 */
import type { Here, State } from '../model/bundle'
import type { AnyFrame, RallyVars, RegionsVars, StrikeVars } from '../model/frames'
import type { Scenario } from '../model/tables'
import { countOf } from '../model/table'
import { armyOf, isFreeFor, stepAt, stepIf, unitsOf } from './board'
import { leadershipAt } from './leadership'
import { isRegionStep, regionWays } from './regionVerbs'

type Seen = Pick<State, 'config' | 'table' | 'stack'>

/** The stages at which a step has changed nothing in its Region yet. */
const UNTOUCHED: ReadonlySet<string> = new Set(['rally@roll', 'rally@reroll', 'strike@roll', 'flip@reveal'])

/** Whether a step that has changed nothing yet is at work in a Region that could be chosen for it. */
const couldChoose = (here: Here<RegionsVars>, top: AnyFrame): boolean => {
  const { owner, done, region } = here.vars
  const step = stepAt(here)
  if (step === undefined || !isRegionStep(step) || region === null) return false
  if (step.do === 'placeTokens' || !UNTOUCHED.has(`${top.kind}@${top.at}`)) return true
  const { regions, most } = regionWays(here, owner, step, done)
  return regions.includes(region) && done.length < most
}

/** A die is rolled for each Unit; a failure may be rolled again for each point of Leadership. */
const mayRally = (here: Here, at: string, vars: RallyVars): boolean => {
  const { side, region, left, failed, successes, rerolls } = vars
  const again = leadershipAt(here, side, region) - rerolls
  const gone = unitsOf(armyOf(here.table, side, region)) - left - failed - successes
  return at === 'roll' ? left > 0 && gone === 0 && again === 0 : left === 0 && gone >= 0 && gone <= again
}

const MOST_STRIKES = 5

/** A die is rolled for each of the counter, five at most. */
const mayStrike = (here: Here<StrikeVars>, at: string): boolean => {
  const step = stepIf(here, 'strike')
  const { left, hits } = here.vars
  if (step === undefined) return false
  return at !== 'roll' || left + hits <= Math.min(MOST_STRIKES, countOf(here.table.counters, step.counter))
}

/** What is wrong with steps that are done Region by Region. */
export const regionStepFaults = (
  { config, stack, table }: Seen,
  scenario: Scenario,
): ReadonlyArray<string> => {
  const here: Here = { rules: { scenario }, config, table, vars: undefined }
  const top = stack[stack.length - 1]
  const fits = (frame: AnyFrame): boolean => {
    if (frame.kind === 'rally') return mayRally(here, frame.at, frame.vars)
    if (frame.kind === 'strike') return mayStrike({ ...here, vars: frame.vars }, frame.at)
    if (frame.kind === 'place') return isFreeFor(table, frame.vars.side, frame.vars.region)
    if (frame.kind !== 'do/regions' || frame.at !== 'there' || top === undefined) return true
    return couldChoose({ ...here, vars: frame.vars }, top)
  }
  return stack.flatMap((frame) => (fits(frame) ? [] : [`${frame.kind}: nothing of the sort is done there`]))
}
