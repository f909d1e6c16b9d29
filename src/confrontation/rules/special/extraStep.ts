/**
 * Shadowfax and The Dark of Mordor: an extra step before the move, which the same or another piece must make.
 */
import type { PlayStep } from '../../model/actions'
import type { Here, Violation } from '../../model/bundle'
import type { TurnVars } from '../../model/frames'
import type { Seat, SpecialCardId } from '../../model/ids'
import type { Table } from '../../model/table'
import { violation } from '../../rulebook'
import { HOMES, other, regionId, regionIx } from '../../query/board'
import { canMove, routeViolations, routesOf, type Route } from '../../query/moves'
import {
  census,
  characterId,
  countAt,
  pieceOf,
  PIECES,
  sideOf,
  sideOfCharacter,
  textOf,
  type Census,
} from '../../query/pieces'
import { holdingViolations, holds, specialCard, specialRule, SPECIALS } from '../../query/special'
import { hasMove, mustMove, withPieceAt } from '../../query/turns'
import { useCard, type TurnPlay } from './play'

const isStepCard = (card: SpecialCardId): boolean => {
  const { kind } = specialCard(card).text
  return kind === 'stepThenMoveSame' || kind === 'stepThenMoveOther'
}
const sameMoves = (card: SpecialCardId): boolean => specialCard(card).text.kind === 'stepThenMoveSame'

/** Whether a step ends the game at once in favour of its maker. */
const wins = (table: Table, { piece, to }: Route): boolean => {
  if (sideOf(piece) === 0) return piece === table.ringbearer && to === HOMES[1]
  if (to !== HOMES[0]) return false
  return textOf(table, piece).winsByEntering !== undefined || countAt(table, 1, to) >= 2
}

/** Why a step, legal as a move, may not be the extra step of a card. */
const stepViolations = (
  { table, vars }: Here<TurnVars>,
  counts: Census,
  card: SpecialCardId,
  route: Route,
): ReadonlyArray<Violation> => {
  const { piece, to, way } = route
  const found: Array<Violation> = []
  const facts = { piece: characterId(table, piece), region: regionId(to) }
  if (counts[other(vars.side)][to] !== 0 || way === 'power') return [{ rule: specialRule(card), facts }]
  if (wins(table, route)) return found
  const after = withPieceAt(table, route)
  const bound = { side: vars.side, stepped: piece, same: sameMoves(card) }
  if (!hasMove(after, bound)) found.push(violation('special.secondMove', { piece: facts.piece }))
  const must = mustMove(table, counts, vars)
  if (must >= 0 && must !== piece && !canMove(after, census(after), must))
    found.push(violation('movement.compelled', { piece: facts.piece, must: characterId(table, must) }))
  return found
}

const timingViolations = ({ vars }: Here<TurnVars>, card: SpecialCardId): ReadonlyArray<Violation> =>
  !isStepCard(card)
    ? [violation('special.otherUse', { card })]
    : vars.stepped < 0
      ? []
      : [violation('special.beforeMove', { card })]

const cardHeld = ({ table, vars }: Here<TurnVars>): SpecialCardId | undefined =>
  SPECIALS[vars.side].find(({ id }) => isStepCard(id) && holds(table, id))?.id

const optionsOf = (here: Here<TurnVars>, seat: Seat): ReadonlyArray<PlayStep> => {
  const card = cardHeld(here)
  if (card === undefined || here.vars.stepped >= 0) return []
  const { table, vars } = here
  const counts = census(table)
  const options: Array<PlayStep> = []
  for (const piece of PIECES[vars.side])
    for (const route of routesOf(table, counts, piece)) {
      if (stepViolations(here, counts, card, route).length > 0) continue
      const { to, way } = route
      const id = characterId(table, piece)
      options.push({ seat, kind: 'playStep', card, piece: id, to: regionId(to), way })
    }
  return options
}

const violationsOf = (here: Here<TurnVars>, action: PlayStep): ReadonlyArray<Violation> => {
  const { table, vars } = here
  const piece = pieceOf(table, action.piece)
  const common = [...holdingViolations(table, vars.side, action.card), ...timingViolations(here, action.card)]
  if (sideOfCharacter(action.piece) !== vars.side)
    return [...common, violation('movement.ownPiece', { piece: action.piece })]
  if (piece < 0) return [...common, violation('movement.otherFace', { piece: action.piece })]
  const counts = census(table)
  const route = { piece, to: regionIx(action.to), way: action.way }
  const bars = routeViolations(table, counts, route)
  if (bars.length > 0 || common.length > 0) return [...common, ...bars]
  return stepViolations(here, counts, action.card, route)
}

/** Plays the extra step. */
export const extraStep: TurnPlay<PlayStep> = {
  options: optionsOf,
  violations: violationsOf,
  resolve: (here, change, { card, piece, to, way }) => {
    useCard(change, here.vars.side, card)
    return {
      does: 'step',
      piece: pieceOf(here.table, piece),
      to: regionIx(to),
      way,
      same: sameMoves(card),
    }
  },
}
