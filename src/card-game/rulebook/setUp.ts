/** Setting up the game. */
import { rule } from '../../kernel/rulebook'
import { actionStep, ruling, scenarios, setUp } from './cites'

export const SET_UP = {
  'setUp.scenario': rule(
    'The scenario says who sits where, with which deck, in which order, and which locations are used.',
    [setUp(), scenarios()],
  ),
  'setUp.decks': rule(
    'The draw deck of a seat is made of all cards of its factions; promos ' +
      'join only if the table wants them.',
    [setUp(), ruling('OR-1')],
    ['card'],
  ),
  'setUp.startingPlayer': rule('The first place of the turn order has the starting player token.', [setUp()]),
  'setUp.battlegrounds': rule('Each team has a battleground deck of its own, shuffled apart.', [setUp()]),
  'setUp.paths': rule('The paths are stacked by number, 1 first.', [setUp()]),
  'setUp.opening': rule(
    'Each seat draws its opening hand and then cycles as many of ' +
      'those cards as the scenario asks, in secret.',
    [setUp(), ruling('OR-7')],
    ['card'],
  ),
  'setUp.carryover': rule('Every carryover limit begins at 2.', [actionStep()]),
  'setUp.tracker': rule(
    'The marker on the turn order goes on with every turn, the starting token with every round.',
    [setUp()],
  ),
} as const
