/** The Victory Check and the Draw step. */
import { rule } from '../../kernel/rulebook'
import {
  drawStep,
  playingACard,
  ruling,
  victoryCheck,
  actionStep,
  glossary,
  scoring,
  procedures,
  setUp,
  scenarios,
} from './cites'

export const ROUNDS = {
  'victory.check': rule('Scores are counted once a round, after all combats.', [victoryCheck()]),
  'victory.lead': rule('A lead of 10 or more ends the game.', [victoryCheck()]),
  'victory.lastPath': rule('After combat on the last path the higher score wins.', [
    victoryCheck(),
    ruling('OR-62'),
  ]),
  'victory.tie': rule('A tie at the end goes to the Shadow.', [victoryCheck()]),
  'draw.step': rule(
    'Each seat draws what the scenario says, and what cards in reserve add.',
    [drawStep(), ruling('OR-64')],
    ['card'],
  ),
  'draw.token': rule('At the end the token of the starting player moves on by one place.', [drawStep()]),
  'draw.newRound': rule('With the new round nobody waits any longer, and what is once a round is fresh.', [
    drawStep(),
    playingACard('Playing to the Reserve Area'),
  ]),
} as const

/* The Action step: turns and passing. */

export const TURNS = {
  'turn.order': rule(
    'Seats act in turn from the starting player on, each in its own turn.',
    [actionStep()],
    ['seat', 'turn'],
  ),
  'turn.actionStep': rule(
    'Cards are played, moved, cycled and used in the Action step, and seats pass there and nowhere else.',
    [actionStep()],
    ['seat'],
  ),
  'turn.underWay': rule(
    'An action is carried out to its end, with all that it costs and brings about, before anything else.',
    [actionStep()],
    ['seat'],
  ),
  'turn.oneAction': rule('A turn is one action, or a pass where that is allowed.', [actionStep()]),
  'turn.pass': rule(
    'A seat may pass with no more cards than its carryover limit, or with fewer ' +
      'than every enemy; it need not, and may act again later.',
    [actionStep(), glossary('Pass')],
    ['hand', 'limit'],
  ),
  'turn.end': rule(
    'The step ends when all have passed one after another, and every action begins the count anew.',
    [actionStep(), ruling('OR-13')],
  ),
  'turn.carryover': rule(
    'No hand is larger than its carryover limit when the step is over; ' +
      'the limit changes at once with the cards that change it.',
    [actionStep(), glossary('Carryover limit'), ruling('OR-14')],
    ['card'],
  ),
  'turn.canAct': rule('Who may not pass can always act, since cards too many can be cycled.', [actionStep()]),
} as const

/* Scoring: battlegrounds, paths, corruption and Ring tokens. */

export const SCORING = {
  'score.battlegrounds': rule('A battleground is worth its points to the team that holds it.', [
    scoring('Battlegrounds'),
  ]),
  'score.paths': rule('A path is worth its points to the Free Peoples and none to the Shadow.', [
    scoring('Paths'),
  ]),
  'score.corruption': rule('Each corruption is a point for the Shadow; there is never less than none.', [
    scoring('Corruption Tokens'),
  ]),
  'score.ringTokens': rule('In the Trilogy each Ring token left is a point, in the final scoring alone.', [
    scoring('Ring Tokens'),
  ]),
  'score.total': rule('A score is battlegrounds with paths, or with corruption, and tokens at the end.', [
    scoring(),
  ]),
} as const

/* Who sees what. */

export const SEEING = {
  'see.hand': rule("A hand is its owner's secret, from the teammate too.", [setUp()]),
  'see.ownPiles': rule('A seat may look through its own cycle pile and eliminated pile.', [
    setUp(),
    procedures('Cycle'),
  ]),
  'see.faceUp': rule('Face-up cards are open to all.', [setUp()]),
  'see.shown': rule('A card is shown to all when its face matters.', [setUp()]),
  'see.faceDown': rule('Cards that are cycled, or eliminated from hand or deck, are not shown.', [
    procedures('Eliminate'),
    procedures('Cycle'),
  ]),
  'see.numbers': rule(
    'How many cards each hand, deck and pile has is open to all, and scoring areas are open.',
    [actionStep(), ruling('OR-65')],
  ),
} as const

/* Setting up the game. */

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
