/** What the game is: its sides, its nations, its modules and the four ways it can end. */
import { rule } from '../../kernel/rulebook'
import { introduction } from './cites'

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
