/**
 * Cards on the table (chapter V): how they leave it, and what else they do when they are played.
 */
import type { Rules } from '../../model/config'
import type { PickFigure } from '../../model/actions'
import type { Here, Question } from '../../model/bundle'
import { ask, type EventVars } from '../../model/frames'
import { type RegionId } from '../../model/ids'
import type { CardIx, PieceIx, PlaceIx, Table } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { forceAt, placeIn } from '../../query/armies'
import { enemyOf, regionId, regionIx } from '../../query/board'
import { untaken } from '../../query/cardFigures'
import { countIn, isLeader, pieceId, pieceIx, PIECES_OF, sideId } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { cardId } from '../../query/playable'
import { sideOfCard } from '../../query/cards'
import { moveCard } from '../changes/materials'
import { type Change, changing, ends, happen } from '../changes/change'
import { lose } from '../changes/figures'
import { instructionOf, type Verbs } from './verb'

/** Discards a card from the table, face up. */
export const leaveTable = (change: Change, card: CardIx, rule: RuleId): void => {
  moveCard(change, card, 'onTable', 'played')
  happen(change, {
    kind: 'CardLeftTable',
    rule,
    card: cardId(change.rules, card),
    side: sideId(sideOfCard(change.rules, card)),
  })
}

/** The kinds of enemy Leader in a region. */
const leadersIn = (
  rules: Rules,
  table: Table,
  { side }: EventVars,
  region: RegionId,
): ReadonlyArray<PieceIx> => {
  const enemy = enemyOf(side)
  const force = forceAt(rules, table, enemy, placeIn(table, enemy, regionIx(region)))
  return PIECES_OF(rules)[enemy].filter((piece) => isLeader(rules, piece) && countIn(rules, force, piece) > 0)
}

const placeOf = (table: Table, { side }: EventVars, region: RegionId): PlaceIx =>
  placeIn(table, enemyOf(side), regionIx(region))

const kill = (change: Change, vars: EventVars, piece: PieceIx, region: RegionId): void =>
  lose(change, piece, 1, { place: placeOf(change.table, vars, region), rule: 'events.overrides' })

const choices = (here: Here<EventVars>): ReadonlyArray<PickFigure> => {
  const region = instructionOf(here, 'killLeader')?.region
  if (region === undefined) return []
  return leadersIn(here.rules, here.table, here.vars, region).map((piece) => ({
    seat: seatOf(here, 'acting', here.vars.side),
    kind: 'pick',
    piece: pieceId(here.rules, piece),
    region: regionId(regionIx(region)),
  }))
}

/** Which Leader is eliminated? */
export const decideLeader: Question<'decide/leader', PickFigure> = {
  answers: ['pick'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here) => choices(here),
  violations: (here, action) =>
    choices(here).some(({ piece, region }) => piece === action.piece && region === action.region)
      ? []
      : [untaken(here, action)],
  resolve: (here, action) => {
    const change = changing(here)
    kill(change, here.vars, pieceIx(here.rules, action.piece), action.region)
    return ends(change, null)
  },
  asks: () => 'Which Leader does the card eliminate?',
  reads: ['events.overrides'],
}

/** The verbs of this family. */
export const TABLE_VERBS: Verbs<'killLeader'> = {
  killLeader: {
    frame: ({ rules, table, vars }, { region }) =>
      leadersIn(rules, table, vars, region).length > 0 ? ask('decide/leader', vars) : undefined,
  },
}
