/** Armies and stacking: what an Army is, how it merges and divides, and how many units fit. */
import { rule } from '../../kernel/rulebook'
import { armies, components, ruling } from './cites'

const ARMIES = components('Plastic Figures: Armies', 12)
const COMPOSITION = armies('Army Composition', 36)
const STACKING = armies('Stacking Limit', 36)
const BOXES = armies('Army Boxes', 36)
const LIMITS = armies('Moving an Army: Movement Restrictions', 37)

export const ARMY_RULES = {
  'armies.oneArmy': rule(
    'Units of one side that share a region are one Army, even if they come from several nations.',
    [COMPOSITION],
  ),
  'armies.merge': rule(
    'Armies of one side that meet in a region become one, but within an action they are kept apart until ' +
      'every move of it is done.',
    [COMPOSITION, LIMITS],
  ),
  'armies.divide': rule('An Army is divided when some of it moves and the rest stays.', [COMPOSITION]),
  'armies.stacking': rule(
    'At the end of an action a region has at most {limits.units} units of a side, or ' +
      '{limits.besiegedUnits} inside a besieged Stronghold, and whoever has more there must take some ' +
      'off.',
    [STACKING, ARMIES, ruling('OR-21')],
    ['region', 'limit', 'holds'],
  ),
  'armies.excess': rule(
    'Units taken off because they were too many become reinforcements again, those of the Free Peoples as ' +
      'well.',
    [STACKING],
  ),
  'armies.boxes': rule(
    'Figures moved to an Army box for want of space still count as standing in their region.',
    [BOXES],
  ),
} as const
