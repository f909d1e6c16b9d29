/**
 * The Card Game as the conformance kit wants it.
 */
import { ACTIONS, cardGame, SCENARIOS, SEATS, type CardGame } from '../../../src/card-game'
import type { Subject } from '../../kernel/conformance'
import { CHANGES } from './changes'
import { INVARIANTS } from './invariants'
import { COMMON, SETTINGS } from './settings'
import { twinOf } from './twins'

/** Events by which hidden cards come to light, and what chance brings. */
const SHOWING: ReadonlySet<unknown> = new Set([
  'CardPlayed',
  'ItemPlayed',
  'EventPlayed',
  'CardTaken',
  'EliminationReplaced',
  'CardEliminated',
  'CardDrawn',
  'TopSeen',
  'BattlegroundActivated',
  'PathActivated',
])

export const SUBJECT: Subject<CardGame> = {
  game: cardGame,
  actions: ACTIONS,
  seats: SEATS,
  seatsOf: ({ scenario }) => SCENARIOS.find(({ id }) => id === scenario)?.seats.map(({ seat }) => seat) ?? [],
  settings: SETTINGS,
  common: COMMON,
  longest: 1500,
  invariants: INVARIANTS,
  changes: CHANGES,
  twoOrMore: {
    'decide/agree': 'a yes or no',
    'decide/opening': 'a card of a hand of which five are kept',
    'decide/replacement': 'one of two texts that both apply; one alone needs no word (ruling OR-44)',
    'decide/support': 'asked where totals can differ; one army and one leader need no word (ruling OR-41)',
  },
  notByChance: {},
  reveals: (one, other) => [one, other].some((event) => SHOWING.has(event?.['kind'])),
  twin: twinOf,
}
