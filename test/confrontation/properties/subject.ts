/**
 * The Confrontation as the conformance kit wants it.
 */
import { confrontation, type Confrontation } from '../../../src/confrontation'
import { ACTIONS } from '../../../src/confrontation/model/actions'
import { SEATS } from '../../../src/confrontation/model/ids'
import type { Subject } from '../../kernel/conformance'
import { CHANGES } from './changes'
import { INVARIANTS } from './invariants'
import { COMMON, SETTINGS } from './settings'
import { twinOf } from './twins'

/** Events by which hidden things come to light. */
const SHOWING: ReadonlySet<unknown> = new Set([
  'BattleBegan',
  'CardShown',
  'LineUpsShown',
  'PieceRevealed',
  'RingPassed',
  'SpecialPicked',
])

const ENDING: ReadonlySet<unknown> = new Set(['PlayerStuck', 'GameWon'])

export const SUBJECT: Subject<Confrontation> = {
  game: confrontation,
  actions: ACTIONS,
  seats: SEATS,
  seatsOf: ({ games }) => (games === 1 ? ['fellowship', 'sauron'] : ['first', 'second']),
  settings: SETTINGS,
  common: COMMON,
  longest: 450,
  invariants: INVARIANTS,
  changes: CHANGES,
  twoOrMore: {
    'decide/exchange': 'a yes or no',
    'decide/faces': 'one of two faces',
    'decide/forbidCards': 'a yes or no',
    'decide/number': 'a number',
    'decide/placement': 'one of the five pieces that wait at the least: four of nine stay at home',
    'decide/refuse': 'a yes or no',
    'decide/slipAway': 'a yes or no, and where to',
    'decide/swap': 'a yes or no, and with whom',
  },
  notByChance: {},
  // That a player has no move left says that none of his hidden pieces has a power to make one; that the
  // game is won by a move, or is not, says who has moved.
  reveals: (one, other) =>
    (one?.['kind'] === other?.['kind'] && SHOWING.has(one?.['kind'])) ||
    [one, other].some((event) => ENDING.has(event?.['kind'])),
  twin: twinOf,
}
