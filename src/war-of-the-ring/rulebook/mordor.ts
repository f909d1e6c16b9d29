/** The Mordor Track: entering it, moving on it, and the price of standing still. */
import { rule } from '../../kernel/rulebook'
import { hunt, ruling } from './cites'

const IN_MORDOR = hunt('The Fellowship in Mordor', 59)
const MORDOR_TRACK = hunt('Mordor Track', 59)
const MORDOR_RULES = hunt('Mordor Track: Special Rules', 59)

export const MORDOR = {
  'mordor.place': rule(
    'The Mordor Track lies apart from Gorgoroth, and what stands in that region has no part in it.',
    [IN_MORDOR, MORDOR_TRACK, ruling('OR-79')],
  ),
  'mordor.enter': rule(
    'Declared in Minas Morgul or Morannon, the Fellowship goes to the first circle of the track, and the ' +
      'pool gets back its drawn Eyes and receives the special tiles in play.',
    [IN_MORDOR, MORDOR_TRACK, ruling('OR-83')],
  ),
  'mordor.separate': rule(
    'Nobody leaves the Fellowship on the track, and whoever would have to is eliminated.',
    [MORDOR_RULES, ruling('OR-72'), ruling('OR-78')],
    ['piece'],
  ),
  'mordor.move': rule('A move on the track draws a tile without any roll.', [MORDOR_RULES, ruling('OR-76')]),
  'mordor.eye': rule('On the track an Eye does as much damage as dice of both sides lie in the Hunt box.', [
    MORDOR_RULES,
    ruling('OR-80'),
  ]),
  'mordor.advance': rule('A move on the track leads one step on, unless the tile says Stop.', [
    MORDOR_RULES,
    ruling('OR-76'),
  ]),
  'mordor.hidden': rule(
    'On the track too only a Hidden Fellowship moves, and a Character result hides it.',
    [MORDOR_RULES],
    ['die'],
  ),
  'mordor.idle': rule(
    'A turn on the track without a try to move or to hide costs one Corruption when its actions are over.',
    [MORDOR_RULES, ruling('OR-77')],
  ),
  'mordor.crackOfDoom': rule(
    '{fellowship.mordor.steps} steps lead to the Crack of Doom, and there the Free Peoples win, if ' +
      'Corruption has not come to {#fellowship.corruption}.',
    [MORDOR_RULES, MORDOR_TRACK, ruling('OR-75')],
  ),
} as const
