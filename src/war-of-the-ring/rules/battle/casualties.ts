/**
 * Taking hits (chapter VI): one hit removes a Regular or reduces an Elite, two remove an Elite. An Elite that
 * is reduced becomes a Regular, or is gone where none can replace it. The owner chooses, hit by hit; what
 * leaves no choice is done without asking.
 */
import { LEGAL } from '../../../kernel/types'
import type { Lose, Reduce } from '../../model/actions'
import type { Question, Violation } from '../../model/bundle'
import type { CasualtiesVars } from '../../model/frames'
import type { Seat } from '../../model/ids'
import type { Force, PieceIx, Table } from '../../model/table'
import { violation } from '../../rulebook'
import { forceAt } from '../../query/armies'
import { toughness, unitKinds } from '../../query/combat'
import {
  countIn,
  isElite,
  isUnit,
  pieceId,
  pieceIx,
  seatOf,
  sideOfPiece,
  unitsIn,
  without,
} from '../../query/pieces'
import { type Change, changing, ends, goesOn } from '../changes/change'
import { hasReplacement, lose, reduce } from '../changes/figures'

/** Who can be hit. */
const targets = (table: Table, { side, place, spared }: CasualtiesVars): Force =>
  without(forceAt(table, side, place), spared)

/** What removing a unit costs: a Regular one hit, an Elite two. */
const costOf = (piece: PieceIx): number => (isElite(piece) ? 2 : 1)

interface Loss {
  readonly kind: 'lose' | 'reduce'
  readonly piece: PieceIx
}

const losses = (table: Table, vars: CasualtiesVars): ReadonlyArray<Loss> => {
  const found: Array<Loss> = []
  for (const piece of unitKinds(vars.side, targets(table, vars))) {
    if (isElite(piece)) found.push({ kind: 'reduce', piece })
    if (costOf(piece) <= vars.hits) found.push({ kind: 'lose', piece })
  }
  return found
}

const apply = (change: Change, vars: CasualtiesVars, { kind, piece }: Loss): CasualtiesVars => {
  const cost = kind === 'reduce' ? 1 : costOf(piece)
  if (kind === 'reduce' && hasReplacement(change.table, piece))
    reduce(change, piece, vars.place, 'battle.replacement')
  else
    lose(change, piece, 1, {
      place: vars.place,
      rule: vars.side === 0 ? 'battle.losses' : 'recruiting.shadowReturn',
    })
  return { ...vars, hits: vars.hits - cost }
}

const wipe = (change: Change, vars: CasualtiesVars): void => {
  const force = targets(change.table, vars)
  for (const piece of unitKinds(vars.side, force))
    lose(change, piece, countIn(force, piece), {
      place: vars.place,
      rule: vars.side === 0 ? 'battle.losses' : 'recruiting.shadowReturn',
    })
}

/** Takes hits as long as there is nothing to choose; tells how many are left to choose about. */
export const absorb = (change: Change, vars: CasualtiesVars): CasualtiesVars => {
  let left = vars
  while (left.hits > 0) {
    const force = targets(change.table, left)
    if (unitsIn(force) === 0) return { ...left, hits: 0 }
    if (left.hits >= toughness(force)) {
      wipe(change, left)
      return { ...left, hits: 0 }
    }
    const [only, other] = losses(change.table, left)
    if (only === undefined || other !== undefined) return left
    left = apply(change, left, only)
  }
  return left
}

const faults = (
  table: Table,
  vars: CasualtiesVars,
  { kind, piece: name }: Lose | Reduce,
): ReadonlyArray<Violation> => {
  const piece = pieceIx(name)
  if (!isUnit(piece)) return [violation('pieces.leaderNoUnit', { piece: name })]
  const fits = kind === 'lose' ? costOf(piece) <= vars.hits : isElite(piece)
  const isThere = sideOfPiece(piece) === vars.side && countIn(targets(table, vars), piece) > 0
  return fits && isThere ? LEGAL : [violation('battle.hits', { piece: name, hits: vars.hits })]
}

/** Which unit takes the hit? */
export const decideCasualties: Question<CasualtiesVars, Lose | Reduce> = {
  answers: ['lose', 'reduce'],
  seats: ({ vars }) => [seatOf(vars.side)],
  options: ({ table, vars }, seat: Seat) =>
    losses(table, vars).map(({ kind, piece }) => ({ seat, kind, piece: pieceId(piece) })),
  violations: ({ table, vars }, action) => faults(table, vars, action),
  resolve: ({ table, vars }, action) => {
    const change = changing({ table })
    const next = absorb(change, apply(change, vars, { kind: action.kind, piece: pieceIx(action.piece) }))
    return next.hits > 0 ? goesOn(change, next) : ends(change, null)
  },
  asks: ({ table, vars }) => {
    const which = vars.hits === 1 ? 'Which unit takes the hit?' : `Which unit takes one of ${vars.hits} hits?`
    const elites = unitKinds(vars.side, targets(table, vars)).filter(isElite)
    const fragile = elites.some((piece) => !hasReplacement(table, piece))
    return fragile ? `${which} An Elite that no Regular can replace is lost when it is reduced.` : which
  },
  reads: ['battle.hits', 'battle.replacement', 'battle.losses'],
}
