/**
 * The turn of the second edition: the first phase begins with taking back the dice, those of the Free Peoples
 * in the Hunt box too, and if any came from there the Shadow allocates one die at least. Where it can
 * allocate no more than that, nothing is asked.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Allocate } from '../../model/actions'
import { calling, doing, type Here, type Question, type Step } from '../../model/bundle'
import { ask, type AllocationVars, type TurnVars } from '../../model/frames'
import { violation } from '../../rulebook'
import { changing, goesOn } from '../../rules/changes/change'
import { allocate, decideAllocation, most } from '../../rules/turn/dice'
import { begin, takeBack } from '../../rules/turn/turn'
import type { Whole } from '../rules'
import { replacing } from '../stages'

/** A turn begins, and the dice of the last one are taken back. */
const recover = (here: Here<TurnVars>): Step<TurnVars> => {
  const { vars, table } = here
  const begun = begin(here)
  const back = takeBack({ ...here, table: begun.table })
  return {
    table: back.table,
    events: [...begun.events, ...back.events],
    vars: table.dice.huntBox[0] > 0 ? { ...vars, least: 1 } : vars,
  }
}

const leastOf = ({ vars }: Pick<Here<AllocationVars>, 'vars'>): number => vars.least ?? 0

/** The question how many dice are allocated, if there is a choice. */
const askAllocation = ({ rules, table, vars }: Here<TurnVars>) => {
  const asking: AllocationVars = vars.least === undefined ? { side: 1 } : { side: 1, least: vars.least }
  return (vars.least ?? 0) < most(rules, table) ? ask('decide/allocation', asking) : undefined
}

/** What has to be allocated is, if nothing was asked; then there is no minimum any more. */
const allocateLeast = (here: Here<TurnVars>): Step<TurnVars> => {
  const { table, vars } = here
  const { least, ...rest } = vars
  if (least === undefined) return { table, events: NO_EVENTS }
  const change = changing(here)
  if (table.dice.huntBox[1] === 0) allocate(change, least)
  return goesOn(change, rest)
}

/** How many dice go into the Hunt box? Not fewer than the minimum. */
const decideAllocationInTurn: Question<'decide/allocation', Allocate> = {
  ...decideAllocation,
  options: (here, seat) => decideAllocation.options(here, seat).filter(({ dice }) => dice >= leastOf(here)),
  violations: (here, action) => [
    ...decideAllocation.violations(here, action),
    ...(action.dice < leastOf(here) ? [violation('huntAllocation.minimum', {})] : LEGAL),
  ],
}

/** The turn of the second edition. */
export const secondTurn = (whole: Whole): Whole => {
  const begun = replacing(whole.procedures.turn, 'begin', ['begin', doing(recover)])
  const turn = replacing(
    replacing(
      begun,
      'allocate',
      ['allocate', calling(askAllocation)],
      ['allocateLeast', doing(allocateLeast)],
    ),
    'end',
  )
  return {
    ...whole,
    procedures: { ...whole.procedures, turn },
    decisions: { ...whole.decisions, 'decide/allocation': decideAllocationInTurn },
  }
}
