/**
 * Too many units in one place (chapter VI, Stacking; sieges): their owner removes the excess, which goes back
 * to his reinforcements.
 */
import type { Rules } from '../../model/config'
import type { Remove } from '../../model/actions'
import type { Question, Violation } from '../../model/bundle'
import type { ExcessVars } from '../../model/frames'
import type { Table } from '../../model/table'
import { violation } from '../../rulebook'
import { NOT_THERE, since } from '../../query/absent'
import { armyAt, forceAt, isInside, regionOf } from '../../query/armies'
import { regionId } from '../../query/board'
import { unitKinds } from '../../query/combat'
import { countIn, isUnit, pieceId, pieceIx, sideOfPiece, unitsIn } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { changing, ends, goesOn } from '../changes/change'
import { disband } from '../changes/figures'

/** Whether a side has more units in a place than it may hold. */
export const isOverfull = (table: Table, { side, place, limit }: ExcessVars): boolean => {
  const army = armyAt(table, place)
  return army !== null && army.side === side && unitsIn(army) > limit
}
/** How many units a place may hold. */
export const limitOf = (rules: Rules, place: number): number =>
  isInside(place) ? rules.limits.besiegedUnits : rules.limits.units

const violationsOf = (
  rules: Rules,
  table: Table,
  vars: ExcessVars,
  { piece }: Remove,
): ReadonlyArray<Violation> => {
  const ix = pieceIx(rules, piece)
  const own = sideOfPiece(rules, ix) === vars.side
  const force = forceAt(rules, table, vars.side, vars.place)
  const there = own && isUnit(rules, ix) && countIn(rules, force, ix) > 0
  if (there) return []
  if (own && !isUnit(rules, ix)) return [violation('pieces.leaderNoUnit', { piece })]
  const facts = {
    region: regionId(regionOf(vars.place)),
    limit: vars.limit,
    holds: unitsIn(force),
  }
  return isInside(vars.place)
    ? [since(violation('siege.limit', facts), NOT_THERE), violation('pieces.armySize', facts)]
    : [since(violation('armies.stacking', facts), NOT_THERE)]
}

/** Which unit is removed? */
export const decideExcess: Question<'decide/excess', Remove> = {
  answers: ['remove'],
  seats: (here) => [seatOf(here, 'army', here.vars.side, here.vars.place)],
  options: ({ rules, table, vars }, seat) =>
    unitKinds(rules, vars.side, forceAt(rules, table, vars.side, vars.place)).map((piece) => ({
      seat,
      kind: 'remove',
      piece: pieceId(rules, piece),
    })),
  violations: ({ rules, table, vars }, action) => violationsOf(rules, table, vars, action),
  resolve: ({ rules, table, vars }, { piece }) => {
    const change = changing({ rules, table })
    disband(change, pieceIx(rules, piece), vars.place, isInside(vars.place) ? 'siege.limit' : 'armies.excess')
    return isOverfull(change.table, vars) ? goesOn(change, vars) : ends(change, null)
  },
  asks: ({ vars }) => `Which unit is removed, since no more than ${vars.limit} may be here?`,
  reads: ['armies.stacking', 'armies.excess', 'siege.limit'],
}
