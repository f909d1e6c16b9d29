/**
 * What can be wrong with an extra step in a saved game: that the table and the turn tell of different ones,
 * or that the step has taken its move from the piece that was named.
 */
import type { State } from '../model/bundle'
import { DEFEATED, type PieceIx, type SideIx, type World } from '../model/table'
import { canMove } from './moves'
import { census, regionOf } from './pieces'
import { withPieceAt } from './turns'

/** The piece that makes the extra step of the turn, or -1. */
const stepperOf = ({ stack }: State): PieceIx => {
  const frame = stack.find(({ kind }) => kind === 'turn')
  if (frame?.kind !== 'turn') return -1
  const { stepped, choice } = frame.vars
  return stepped < 0 && choice?.does === 'step' ? choice.piece : stepped
}

/** Whether the piece that makes the extra step does so in a world of its side, too. */
export const stepsIn = (state: State, side: SideIx, world: World, place: number): boolean => {
  const { extraStep, turn } = state.table
  const stepper = stepperOf(state)
  if (extraStep === undefined || turn !== side || stepper < 0) return true
  const by = extraStep.by[place]
  return by === stepper || (by === -1 && world[stepper - side * 9] === -1)
}

/** Whether the named piece, which could move before the extra step of another one, cannot any more. */
const isBlocked = (state: State): boolean => {
  const { table, stack } = state
  const stepper = stepperOf(state)
  const asked = stack[stack.length - 1]?.kind === 'decide/turn'
  if (!asked || table.extraStep === undefined || table.compelled < 0 || table.compelled === stepper)
    return false
  const before = withPieceAt(table, { piece: stepper, to: table.extraStep.from, way: 'step' })
  return canMove(before, census(before), table.compelled) && !canMove(table, census(table), table.compelled)
}

/** The named piece is where it was named, unless it has made the extra step from there. */
const isAway = (state: State): boolean => {
  const { table } = state
  const steps = table.compelled === stepperOf(state)
  const region =
    steps && table.extraStep !== undefined ? table.extraStep.from : regionOf(table, table.compelled)
  return table.compelled >= 0 && region !== table.compelledIn
}

/** What is wrong with the extra step of a turn, and with a piece that was named. */
export const stepFaults = (state: State): ReadonlyArray<string> => {
  const { table, outcome } = state
  const { extraStep, turn } = table
  const stepper = stepperOf(state)
  if (outcome !== null) return []
  const faults: Array<string> = []
  if ((extraStep === undefined) !== stepper < 0)
    faults.push('the table and the turn tell of different extra steps')
  else if (extraStep !== undefined) {
    const at = regionOf(table, stepper)
    if (at !== extraStep.at && at !== DEFEATED) faults.push('who makes the extra step is somewhere else')
    if (extraStep.by.length !== (turn === -1 ? 0 : table.worlds[turn].length))
      faults.push('an extra step is followed in each world')
  }
  if (isAway(state)) faults.push('the named piece is not where it was named')
  if (isBlocked(state)) faults.push('the extra step has taken its move from the named piece')
  return faults
}
