/** Army movement: who moves, how far, with whom, and what closes a region to an Army. */
import { rule } from '../../kernel/rulebook'
import { armies, politics, ruling, turn } from './cites'

const CHART_ARMY = turn('Action Dice Reference Chart: Army', 28)
const MOVING = armies('Moving an Army', 37)
const SPLITTING = armies('Moving an Army: Splitting an Army', 37)
const LIMITS = armies('Moving an Army: Movement Restrictions', 37)
const WAR = politics('Entering War', 47)

export const ARMY_MOVEMENT = {
  'movement.when': rule(
    'An Army is moved as an action, by an Army result, by a Character result if a Leader or Character is ' +
      'with it, or by a card.',
    [MOVING],
    ['die'],
  ),
  'movement.armies': rule(
    'An Army result moves no more than two Armies, and not one Army twice; a Character result moves a ' +
      'single one.',
    [MOVING, CHART_ARMY],
    ['die', 'limit'],
  ),
  'movement.adjacent': rule(
    'A move takes an Army to a neighbouring region.',
    [MOVING],
    ['from', 'to', 'through'],
  ),
  'movement.parts': rule(
    'Any part of an Army may move, each Leader going or staying, but no Leader of the Free Peoples stays ' +
      'where no unit does.',
    [SPLITTING],
    ['region', 'piece'],
  ),
  'movement.leaderGoes': rule(
    'When a Character result moves part of an Army, somebody who leads must go with that part.',
    [SPLITTING, ruling('OR-40')],
    ['from'],
  ),
  'movement.stayBehind': rule(
    'Unless the move depends on him, a Nazgûl or Character may stay behind when his Army goes.',
    [SPLITTING],
  ),
  'movement.once': rule(
    'Nothing moves twice within an action, so who joins an Army by the first move does not march on with ' +
      'it by the second.',
    [LIMITS],
    ['piece', 'from'],
  ),
  'movement.enemyUnits': rule(
    'An Army moves only into regions clear of enemy units, those locked up in a Stronghold it besieges not ' +
      'counted.',
    [LIMITS, ruling('OR-2')],
    ['region'],
  ),
  'movement.attackInstead': rule(
    'Into a region that enemy units hold there is no move, only an attack.',
    [LIMITS, ruling('OR-4')],
    ['region'],
  ),
  'movement.stacking': rule(
    'No move may bring a region above {limits.units} units of the mover.',
    [LIMITS, ruling('OR-21')],
    ['region', 'limit', 'holds'],
  ),
  'movement.nation': rule(
    'While one of its units or Leaders is of a nation not at war, an Army keeps out of the lands of all ' +
      'other nations.',
    [LIMITS, WAR],
    ['nation', 'region'],
  ),
  'movement.blackBorder': rule(
    'A black border stops Armies, Characters and Fellowship alike.',
    [LIMITS],
    ['from', 'to'],
  ),
} as const
