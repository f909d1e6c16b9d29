/**
 * A game: set-up with the opening hands, then round after round until it is decided.
 */
import { NONE } from '../../../kernel/indexSet'
import type { Outcome } from '../../../kernel/types'
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Here,
  type Question,
  type Sight,
  type Violation,
} from '../../model/bundle'
import type { Cycle } from '../../model/actions'
import type { Cast } from '../../model/config'
import { ask, NO_VARS, start } from '../../model/frames'
import type { DoneVars } from '../../model/frames/rounds'
import { BATTLEGROUND_IDS, PATH_IDS, SEATS, type Seat } from '../../model/ids'
import { DECK, HAND, OUT, UNUSABLE, WAITING, type SeatIx } from '../../model/spots'
import type { Table } from '../../model/table'
import { violation, type RuleId } from '../../rulebook'
import { cardIx, copyId, groundId, pathId, seatId } from '../../query/cards'
import { playerAt } from '../../query/cast'
import { handOf, handSize, ownerOf } from '../../query/places'
import { standingsOf } from '../../query/scores'
import { changing } from '../changes/change'
import { cycleCard } from '../changes/cards'

/** The table before the first card is drawn. */
export const emptyTable = ({ scenario, players, owner }: Cast): Table => {
  const listed = scenario.fixedBattlegrounds?.flat()
  return {
    at: owner.map((seat) => (seat < 0 ? OUT : DECK)),
    may: owner.map((seat) => (seat < 0 ? 0 : 1 << DECK)),
    tops: SEATS.map(() => -1),
    battlegrounds: BATTLEGROUND_IDS.map((_, ground) =>
      listed === undefined || listed.includes(groundId(ground)) ? WAITING : UNUSABLE,
    ),
    bared: 0,
    paths: PATH_IDS.map((_, path) => (scenario.paths.includes(pathId(path)) ? WAITING : UNUSABLE)),
    tokens: [],
    corruption: 0,
    rings: players.reduce((bits, { ix, ringToken }) => (ringToken === 'none' ? bits : bits | (1 << ix)), 0),
    round: 0,
    starter: 0,
    turn: -1,
    played: NONE,
    used: NONE,
    lasting: NONE,
  }
}

const seatOfDeal = ({ rules, vars }: Here<DoneVars>): SeatIx => rules.cast.players[vars.done]?.ix ?? -1

/** The opening hands, seat by seat. */
export const deal = procedure('deal', [
  ['next', jumping('over', (here) => seatOfDeal(here) < 0)],
  [
    'draw',
    calling((here) => {
      const { ix, openingDraw } = playerAt(here.rules.cast, seatOfDeal(here))
      return start('draw', 'ready', { seat: ix, left: openingDraw, into: 'hand' })
    }),
  ],
  ['done', doing(({ table, vars }) => ({ table, events: [], vars: { done: vars.done + 1 } }))],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])

/** How many cards a seat must still cycle before the game begins. */
const openingLeft = (sight: Sight, seat: SeatIx): number => {
  const { openingDraw, openingCycle } = playerAt(sight.rules.cast, seat)
  return handSize(sight, seat) - (openingDraw - openingCycle)
}

const stillCycling = (sight: Sight): ReadonlyArray<SeatIx> =>
  sight.rules.cast.players.map(({ ix }) => ix).filter((seat) => openingLeft(sight, seat) > 0)

const scoresOf = ({ rules }: Sight, points: readonly [number, number]): Readonly<Record<string, number>> =>
  Object.fromEntries(rules.cast.players.map(({ seat, sideIx }) => [seat, points[sideIx]]))

const REASONS = {
  'victory.tie': [
    'After the last path both sides have the same score.',
    'After the last path both sides have the same score.',
  ],
  'victory.lastPath': [
    'After the last path the Free Peoples have the higher score.',
    'After the last path the Shadow has the higher score.',
  ],
  'victory.lead': ['The Free Peoples lead by ten points or more.', 'The Shadow leads by ten points or more.'],
} as const

const outcomeOf = (here: Here): Outcome<Seat, RuleId> => {
  const { winner, rule, points } = standingsOf(here)
  return {
    winners: here.rules.cast.team[winner].map(seatId),
    reason: REASONS[rule][winner],
    rule,
    scores: scoresOf(here, points),
  }
}

/** The whole game. */
export const game = procedure('game', [
  ['deal', calling(() => start('deal', 'next', { done: 0 }))],
  [
    'opening',
    calling((here) => (stillCycling(here).length > 0 ? ask('decide/opening', NO_VARS) : undefined)),
  ],
  [
    'round',
    calling(
      () => start('round', 'begin', { done: 0, drawn: -1 }),
      (_, over) => ({ over }),
    ),
  ],
  ['more', jumping('round', ({ vars }) => !vars.over)],
  ['end', returning((here) => outcomeOf(here))],
])

const openingViolations = (here: Here, { seat, card }: Cycle): ReadonlyArray<Violation> => {
  const ix = cardIx(card)
  const held = here.table.at[ix] === HAND && seatId(ownerOf(here, ix)) === seat
  return held ? [] : [violation('setUp.opening', { card })]
}

/** Which cards of your opening hand do you cycle? Asked of all seats at once, in secret. */
export const decideOpening: Question<'decide/opening', Cycle> = {
  answers: ['cycle'],
  seats: (here) => stillCycling(here).map(seatId),
  options: (here, seat) =>
    handOf(here, SEATS.indexOf(seat)).map((card) => ({ seat, kind: 'cycle', card: copyId(card) })),
  violations: openingViolations,
  resolve: (here, { card }) => {
    const change = changing(here)
    cycleCard(change, cardIx(card), 'setUp.opening')
    return stillCycling(change).length > 0
      ? { table: change.table, events: change.events, vars: NO_VARS }
      : { table: change.table, events: change.events, value: null }
  },
  asks: (here, seat) =>
    `Which card of your opening hand do you cycle? ${openingLeft(here, SEATS.indexOf(seat))} to go.`,
  reads: ['setUp.opening'],
}
