/**
 * Recruiting with a Muster result (chapter VI): two Regulars, two Leaders or Nazgûl, one of each sort, or one
 * Elite; the two in different Settlements. The second may be left out (ruling OR-13).
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Done, Recruit, Remove } from '../../model/actions'
import type { Question, Violation } from '../../model/bundle'
import type { RecruitVars, ExcessVars } from '../../model/frames'
import { violation } from '../../rulebook'
import { since, NOT_THERE } from '../../query/absent'
import { doneOf, recruitOf } from '../../query/answers'
import { placeIn, armyAt, forceAt, isInside, regionOf } from '../../query/armies'
import { regionIx, regionId } from '../../query/board'
import { isElite, pieceIx, countIn, isUnit, pieceId, sideOfPiece, unitsIn } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { canRecruit, eachRecruit, recruitViolations } from '../../query/recruits'
import { changing, ends, goesOn } from '../changes/change'
import { recruit, disband } from '../changes/figures'
import type { Rules } from '../../model/config'
import type { Table } from '../../model/table'
import { unitKinds } from '../../query/combat'

/** What is recruited, and where? */
export const decideRecruit: Question<'decide/recruit', Recruit | Done> = {
  answers: ['recruit', 'done'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: ({ rules, table, vars }, seat) => {
    const recruits: Array<Recruit | Done> = []
    eachRecruit(rules, table, vars, (piece, region) => {
      recruits.push(recruitOf(rules, seat, piece, region))
      return false
    })
    if (vars.first >= 0) recruits.push(doneOf(seat))
    return recruits
  },
  violations: ({ rules, table, vars }, action) => {
    if (action.kind === 'recruit')
      return recruitViolations({ rules, table }, vars, pieceIx(rules, action.piece), regionIx(action.region))
    return vars.first >= 0
      ? []
      : [since(violation('turn.wholeAction', { seat: action.seat }), 'nothing has been recruited yet')]
  },
  resolve: ({ rules, table, vars }, action) => {
    if (action.kind === 'done') return { table, events: NO_EVENTS, value: null }
    const change = changing({ rules, table })
    const piece = pieceIx(rules, action.piece)
    const region = regionIx(action.region)
    recruit(change, piece, piece === rules.nazgul ? region : placeIn(table, vars.side, region), 'die.muster')
    const next: RecruitVars = { side: vars.side, first: piece, firstIn: region }
    return vars.first < 0 && !isElite(rules, piece) && canRecruit(rules, change.table, next)
      ? goesOn(change, next)
      : ends(change, null)
  },
  asks: ({ vars }) =>
    vars.first < 0 ? 'What is recruited, and where?' : 'What else is recruited, and where?',
  reads: ['recruiting.yield', 'recruiting.settlement', 'recruiting.atWar', 'recruiting.separately'],
}

/*
 * Too many units in one place (chapter VI, Stacking; sieges): their owner removes the excess, which goes back
 * to his reinforcements.
 */

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
