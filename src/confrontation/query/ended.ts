/** Whether a game that goes on would be over already: then no table shows it. */
import type { State } from '../model/bundle'
import { DEFEATED, type Table } from '../model/table'
import { HOMES, regionId } from './board'
import { census, countIn, PIECES, textOf } from './pieces'

/** Whether the ring can have passed: its first bearer is defeated and names an heir. */
const hasPassedRing = (table: Table): boolean =>
  PIECES[0].some((piece) => textOf(table, piece).passesRingTo !== undefined && table.at[piece] === DEFEATED)

/** A game in progress is not won already. */
export const endFaults = (state: State): ReadonlyArray<string> => {
  const { table } = state
  if (state.outcome !== null || table.turn === -1) return []
  const faults: Array<string> = []
  if (table.at[table.ringbearer] === DEFEATED) faults.push('the Ringbearer is defeated')
  const bearer = textOf(table, table.ringbearer)
  if (bearer.bearsRing !== undefined && table.at[table.ringbearer] === HOMES[1])
    faults.push('the Ringbearer has entered Mordor')
  if (bearer.bearsRing === undefined && !hasPassedRing(table))
    faults.push('the ring has passed to nobody: its first bearer is on the board or names no heir')
  for (const piece of PIECES[1])
    if (textOf(table, piece).winsByEntering !== undefined && table.at[piece] === HOMES[0])
      faults.push('the Witch King has entered the Shire')
  if (countIn(census(table), 1, HOMES[0]) >= 3) faults.push(`three enemies stand in ${regionId(HOMES[0])}`)
  return faults
}
