/** The four scenarios. */
import { rule } from '../../kernel/rulebook'
import { otherActions, ruling, scenarios } from './cites'

export const SCENARIO_RULES = {
  'trilogy.seats': rule(
    'Frodo, the Witch-king, Aragorn and Saruman play in this order, each with the deck of his factions.',
    [scenarios('Trilogy Scenario')],
  ),
  'trilogy.opening': rule('Each draws 7 and cycles 2.', [scenarios('Trilogy Scenario')]),
  'trilogy.draw': rule('In the Draw step each Free Peoples seat draws 3 and each Shadow seat 4.', [
    scenarios('Trilogy Scenario'),
  ]),
  'trilogy.ring': rule(
    'Once in the game a seat may discard its Ring token to draw 2.',
    [scenarios('Trilogy Scenario'), otherActions('Use a Ring Token')],
    ['seat'],
  ),
  'trilogy.people': rule(
    'Fewer than four people run two seats of a team each, and these stay apart in everything.',
    [scenarios('Trilogy Scenario')],
  ),
  'duel.seats': rule('Gandalf has all Free Peoples cards and starts, the Witch-king all of the Shadow.', [
    scenarios('2 Player Duel'),
  ]),
  'duel.draws': rule(
    'Gandalf draws 4 and the Witch-king 6, at the start and in every Draw step; nobody cycles.',
    [scenarios('2 Player Duel')],
  ),
  'duel.ring': rule(
    'Once a round the Ring token draws 3; then a card of the hand is eliminated and one cycled.',
    [scenarios('2 Player Duel')],
    ['seat'],
  ),
  'duel.pathScoring': rule(
    'The Free Peoples take a path only if all defense there is more ' +
      'than all attack; if both are equal nobody does.',
    [scenarios('2 Player Duel'), ruling('OR-56'), ruling('OR-57')],
  ),
  'duel.doubling': rule(
    'What each player of a team is told, its single seat does twice, the whole of ' +
      "it and then again; what one faction's player is told, once.",
    [scenarios('2 Player Duel'), ruling('OR-58')],
  ),
  'threeDuel.seats': rule(
    'Gandalf has two of four places with one deck, one hand and one ' +
      'token; the Witch-king and Saruman play the Shadow.',
    [scenarios('3 Player Duel'), ruling('OR-13')],
  ),
  'threeDuel.draws': rule(
    'Gandalf draws 6 at the start and in every Draw step; the Shadow as in the Trilogy.',
    [scenarios('3 Player Duel')],
  ),
  'threeDuel.ring': rule("The Shadow's Ring tokens are those of the Trilogy, Gandalf's that of the duel.", [
    scenarios('3 Player Duel'),
    ruling('OR-59'),
  ]),
  'threeDuel.special': rule('Paths are scored, and texts doubled, as in the duel of two.', [
    scenarios('3 Player Duel'),
    ruling('OR-58'),
  ]),
  'fellowship.seats': rule(
    'The Balrog of Moria starts against Gandalf, each with a deck of 30 that the scenario lists.',
    [scenarios('Fellowship of the Ring Scenario')],
  ),
  'fellowship.draws': rule('Each draws 7 and cycles 2; in the Draw step Gandalf draws 3 and the Balrog 4.', [
    scenarios('Fellowship of the Ring Scenario'),
  ]),
  'fellowship.battlegrounds': rule('The battlegrounds come by round as listed.', [
    scenarios('Fellowship of the Ring Scenario'),
    ruling('OR-10'),
  ]),
  'fellowship.paths': rule('Thirteen paths from 1 to 6 are used, and the game ends after path 6.', [
    scenarios('Fellowship of the Ring Scenario'),
    ruling('OR-61'),
  ]),
  'fellowship.plain': rule(
    'There are no Ring tokens, and paths are scored and texts done as in the Trilogy.',
    [scenarios('Fellowship of the Ring Scenario'), ruling('OR-60')],
    ['seat'],
  ),
} as const
