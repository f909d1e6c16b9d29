/**
 * The turn: which pieces may make the move, given cards played before it and a named piece.
 */
import type { Violation, State } from '../model/bundle'
import { draftOf, type PieceIx, type SideIx, type Table, DEFEATED } from '../model/table'
import { violation } from '../rulebook'
import { canMove, type Route } from './moves'
import { forwardOf, limitOf, HOMES, regionId } from './board'
import {
  census,
  characterId,
  countAt,
  isRooted,
  PIECES,
  regionOf,
  type Census,
  countIn,
  textOf,
} from './pieces'

/** What binds the move of a turn: the side, who took an extra step (or -1), and whether he must move on. */
interface Bound {
  readonly side: SideIx
  readonly stepped: PieceIx
  readonly same: boolean
}

/** The piece that Sauron must move now, or -1: named, not yet moved by a card, and able to move. */
export const mustMove = (table: Table, counts: Census, bound: Bound): PieceIx => {
  const { compelled } = table
  if (bound.side !== 1 || compelled < 0 || bound.stepped === compelled) return -1
  return canMove(table, counts, compelled) ? compelled : -1
}

/** Every rule that keeps an own piece from making the move of the turn. */
export const moverViolations = (
  table: Table,
  counts: Census,
  bound: Bound,
  piece: PieceIx,
): ReadonlyArray<Violation> => {
  const id = characterId(table, piece)
  const found: Array<Violation> = []
  if (bound.stepped >= 0 && bound.same && piece !== bound.stepped)
    found.push(violation('movement.sameCharacter', { piece: id, must: characterId(table, bound.stepped) }))
  if (bound.stepped >= 0 && !bound.same && piece === bound.stepped)
    found.push(violation('movement.otherCharacter', { piece: id }))
  const must = mustMove(table, counts, bound)
  if (must >= 0 && must !== piece)
    found.push(violation('movement.compelled', { piece: id, must: characterId(table, must) }))
  return found
}

/** The pieces that may make the move of the turn, whether or not they have one. */
export const moversOf = (table: Table, counts: Census, bound: Bound): ReadonlyArray<PieceIx> => {
  const must = mustMove(table, counts, bound)
  if (must >= 0) return [must]
  if (bound.stepped < 0) return PIECES[bound.side]
  return bound.same ? [bound.stepped] : PIECES[bound.side].filter((piece) => piece !== bound.stepped)
}

/** Whether some piece that may move has an ordinary step: the usual case, found without counting all. */
const hasStep = (table: Table, { side, stepped, same }: Bound): boolean => {
  for (const piece of PIECES[side]) {
    const from = regionOf(table, piece)
    if (from < 0 || isRooted(table, piece)) continue
    if (stepped >= 0 && same !== (piece === stepped)) continue
    for (const to of forwardOf(side, from)) if (countAt(table, side, to) < limitOf(to)) return true
  }
  return false
}

/** Whether the side has a move. */
export const hasMove = (table: Table, bound: Bound): boolean => {
  if (table.compelled < 0 && hasStep(table, bound)) return true
  const counts = census(table)
  return moversOf(table, counts, bound).some((piece) => canMove(table, counts, piece))
}

/** The table as it would be with a piece somewhere else; for looking ahead only. */
export const withPieceAt = (table: Table, route: Route): Table => {
  const at = table.at.slice()
  at[route.piece] = route.to
  const draft = draftOf(table)
  draft.at = at
  return draft
}

/* Whether a game that goes on would be over already: then no table shows it. */

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
