/** Setting up: what stands where before the first turn. The numbers themselves are printed data. */
import { rule } from '../../kernel/rulebook'
import { ruling, setUp, introduction } from './cites'

const OPENING = setUp()
const STEP_2 = setUp('Step 2')
const STEP_3 = setUp('Step 3')
const STEP_4 = setUp('Step 4')
const STEP_5 = setUp('Step 5')
const STEP_6 = setUp('Step 6')
const STEP_7 = setUp('Step 7')
const STEP_8 = setUp('Step 8')
const STEP_9 = setUp('Step 9')
const STEP_10 = setUp('Step 10')
const STEP_11 = setUp('Step 11')
const STEP_12 = setUp('Step 12')
const ARMY_SETUP = setUp('Army Setup', 23)

export const SET_UP = {
  'setUp.ringBearers': rule('The Ring-bearers start in Rivendell.', [STEP_2]),
  'setUp.counters': rule('The Fellowship starts Hidden with Progress 0 and Corruption 0.', [STEP_3]),
  'setUp.guide': rule(
    'All seven Companions start in the Fellowship under Gandalf the Grey as Guide, while Aragorn, Gandalf ' +
      'the White and Gollum wait beside the board.',
    [STEP_4],
  ),
  'setUp.companions': rule(
    'The figures of the Companions start in the box of the Fellowship, and that of Gollum beside the board.',
    [STEP_5],
  ),
  'setUp.elvenRings': rule('All three Elven Rings start with the Free Peoples.', [STEP_6]),
  'setUp.minions': rule('The three Minions start out of play.', [STEP_7]),
  'setUp.decks': rule(
    'Either side has one Character deck and one Strategy deck, each shuffled by itself, and nobody holds a ' +
      'card before the first turn.',
    [STEP_8, ruling('OR-5')],
  ),
  'setUp.huntPool': rule(
    'The sixteen standard tiles start in the Hunt Pool and the eight special ones outside it.',
    [STEP_9],
  ),
  'setUp.dice': rule(
    'The Shadow starts with {dice.action.shadow.start} Action Dice and the Free Peoples with ' +
      '{dice.action.free-peoples.start}, and each player has five Combat Dice.',
    [STEP_10],
  ),
  'setUp.politics': rule(
    'Rohan, the North, the Elves and the Dwarves start three steps from war, Gondor and the Southrons and ' +
      'Easterlings two, Sauron and Isengard one; of the Free Peoples only the Elves start active.',
    [STEP_11],
  ),
  'setUp.freePeoplesArmies': rule(
    'The Free Peoples start with thirty-three units and eight Leaders in the regions that the table of the ' +
      'set-up names.',
    [STEP_12, ARMY_SETUP],
  ),
  'setUp.freePeoplesReinforcements': rule(
    'Forty-two units and twelve Leaders of the Free Peoples start as reinforcements, counted nation by ' +
      'nation.',
    [STEP_12, ARMY_SETUP],
  ),
  'setUp.shadowArmies': rule(
    'The Shadow starts with fifty-four units and four Nazgûl in the regions that the table of the set-up ' +
      'names.',
    [STEP_12, ARMY_SETUP],
  ),
  'setUp.shadowReinforcements': rule(
    'Thirty-six units and four Nazgûl of the Shadow start as reinforcements, counted nation by nation.',
    [STEP_12, ARMY_SETUP],
  ),
  'setUp.unused': rule(
    'Figures that are not placed are reinforcements, which are never mixed with those that were eliminated.',
    [STEP_12],
  ),
  'setUp.expansion': rule('Without the expansion all of its pieces stay out of the game.', [OPENING]),
} as const

/* What the game is: its sides, its nations, its modules and the four ways it can end. */

const OBJECT = introduction('Object of the Game', 5)
const PLAYERS = introduction('Number of Players', 5)
const EXPANDED = introduction('Original and Expanded Game', 5)

export const INTRODUCTION = {
  'game.players': rule(
    'Two sides face each other, the Free Peoples and the Shadow, each led by one player here; with three ' +
      'players two share the Shadow, with four there are two on either side.',
    [PLAYERS],
  ),
  'game.nations': rule(
    'Dwarves, Elves, Gondor, the North and Rohan fight for the Free Peoples; Sauron, Isengard and the ' +
      'Southrons and Easterlings fight for the Shadow.',
    [OBJECT],
  ),
  'game.modules': rule(
    'The first ten chapters are the game for two, the eleventh changes it for more players, and the ' +
      'twelfth is an expansion used as a whole or left out.',
    [PLAYERS, EXPANDED],
  ),
  'game.endings': rule(
    'A game ends in one of four ways: the Ring corrupts its bearers, it is destroyed, or one side conquers ' +
      'enough of the other.',
    [OBJECT],
  ),
} as const
