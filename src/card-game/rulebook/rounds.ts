/** The Victory Check and the Draw step. */
import { rule } from '../../kernel/rulebook'
import { drawStep, playingACard, ruling, victoryCheck } from './cites'

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
