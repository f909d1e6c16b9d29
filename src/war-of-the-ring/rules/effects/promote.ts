/**
 * A card replaces Regulars by Elites of their Nation from the reinforcements, wherever it says; the Regulars
 * go back there, or are lost.
 */
import type { Rules } from '../../model/config'
import { NO_EVENTS } from '../../../kernel/types'
import type { PickFigure } from '../../model/actions'
import { calling, procedure, returning, type Here, type Question, type Violation } from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import { ask, start, type EventVars, type PromotingVars } from '../../model/frames'
import type { Table } from '../../model/table'
import { violation } from '../../rulebook'
import { regionOf } from '../../query/armies'
import { nationId, regionId } from '../../query/board'
import { promotable, untaken, type Standing } from '../../query/cardFigures'
import { eliteOf, nationOfPiece, pieceId, pieceIx, regularOf } from '../../query/pieces'
import { inReserve } from '../../query/recruits'
import { seatOf } from '../../query/seats'
import { type Change, changing, ends, goesOn } from '../changes/change'
import { lose, recruit, upgrade } from '../changes/figures'
import { instructionOf, type Verb } from './verb'

type Promote = Extract<Instruction, { kind: 'promote' }>

const choicesIn = (
  rules: Rules,
  table: Table,
  vars: PromotingVars,
  promote: Promote,
): ReadonlyArray<Standing> => (vars.left > 0 ? promotable(rules, table, vars.side, promote) : [])

const choices = (here: Here<PromotingVars>): ReadonlyArray<Standing> => {
  const promote = instructionOf(here, 'promote')
  return promote === undefined ? [] : choicesIn(here.rules, here.table, here.vars, promote)
}

const replace = (change: Change, { piece, place }: Standing, eliminates: boolean): void => {
  if (!eliminates) return upgrade(change, piece, 1, { place, rule: 'events.recruit' })
  lose(change, piece, 1, { place, rule: 'recruiting.freePeoplesLost' })
  recruit(change, piece + 1, place, 'events.recruit')
}

/** Regulars become Elites by a card, one after the other. */
export const promoting = procedure('promoting', [
  ['ask', calling((here) => (choices(here).length === 0 ? undefined : ask('decide/promotion', here.vars)))],
  ['over', returning(() => null)],
])

const named = (here: Here<PromotingVars>, action: PickFigure): Standing | undefined =>
  choices(here).find(
    ({ piece, place }) =>
      pieceId(here.rules, piece) === action.piece && regionId(regionOf(place)) === action.region,
  )

/** No Elite is left that could come, or the card does not take the figure. */
const promoteViolation = (here: Here<PromotingVars>, action: PickFigure): Violation => {
  const { rules, table } = here
  const regular = pieceIx(rules, action.piece)
  const nation = nationOfPiece(rules, regular)
  const isRegular = nation >= 0 && regularOf(nation) === regular
  return isRegular && inReserve(rules, table, eliteOf(nation)) === 0
    ? violation('recruiting.figures', { nation: nationId(nation), piece: pieceId(rules, eliteOf(nation)) })
    : untaken(here, action)
}

/** Which Regular is replaced by an Elite? */
export const decidePromotion: Question<'decide/promotion', PickFigure> = {
  answers: ['pick'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) =>
    choices(here).map(({ piece, place }) => ({
      seat,
      kind: 'pick',
      piece: pieceId(here.rules, piece),
      region: regionId(regionOf(place)),
    })),
  violations: (here, action) => (named(here, action) === undefined ? [promoteViolation(here, action)] : []),
  resolve: (here, action) => {
    const promote = instructionOf(here, 'promote')
    const chosen = named(here, action)
    if (promote === undefined || chosen === undefined)
      return { table: here.table, events: NO_EVENTS, value: null }
    const change = changing(here)
    replace(change, chosen, promote.eliminates)
    const vars = { ...here.vars, left: here.vars.left - 1 }
    return choicesIn(here.rules, change.table, vars, promote).length === 0
      ? ends(change, null)
      : goesOn(change, vars)
  },
  asks: () => 'Which Regular is replaced by an Elite?',
  reads: ['events.recruit', 'recruiting.figures'],
}

/** Replaces Regulars as a card says. */
export const promoteVerb: Verb<Promote> = {
  frame: ({ vars }: Here<EventVars>, { number }) => start('promoting', 'ask', { ...vars, left: number }),
}
