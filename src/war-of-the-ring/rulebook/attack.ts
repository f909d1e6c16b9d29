/** Starting a battle: who may attack whom, the rearguard, and how many dice an Army rolls. */
import { rule } from '../../kernel/rulebook'
import { armies, politics, ruling } from './cites'

const ATTACKING = armies('Attacking with Armies', 39)
const REARGUARD = armies('Attacking with Armies: Splitting an Attacking Army', 39)
const STRENGTH = armies('Combat Strength and Leadership', 40)
const ELIMINATION = armies('Elimination of Leaders and Characters', 42)
const WAR = politics('Entering War', 47)

export const ATTACK = {
  'battle.start': rule(
    'One Army attacks as an action, by an Army result, by a Character result if it has somebody who leads, ' +
      'or by a card.',
    [ATTACKING, ruling('OR-40')],
    ['die', 'from'],
  ),
  'battle.atWar': rule(
    'Only units of nations at war can begin a battle.',
    [ATTACKING, WAR, ruling('OR-20')],
    ['nation', 'from'],
  ),
  'battle.targets': rule(
    'An attack goes against an enemy Army next door or, where there is a siege, by one of the two Armies ' +
      'in the region against the other.',
    [ATTACKING],
    ['from', 'to'],
  ),
  'battle.attackersStay': rule(
    'While the battle lasts the attackers remain where they are, and only a victory lets them go in.',
    [ATTACKING],
  ),
  'battle.rearguard': rule(
    'An attacker may keep part of his Army out as a rearguard, if both parts have a unit and, with a ' +
      'Character result, somebody who leads is with those who fight.',
    [REARGUARD, ruling('OR-33')],
    ['from'],
  ),
  'battle.rearguardSafe': rule(
    'A rearguard neither helps nor suffers in the battle, and does not advance after it.',
    [REARGUARD],
    ['piece'],
  ),
  'battle.forcedRearguard': rule(
    'Whoever is of a nation not at war has to be in the rearguard.',
    [REARGUARD, WAR, ruling('OR-28')],
    ['nation', 'piece'],
  ),
  'battle.wholeDefence': rule('The defender fights with all he has there and holds nobody back.', [
    REARGUARD,
  ]),
  'battle.loneCharacters': rule(
    'Nazgûl and Characters who have no units of their side with them cannot be attacked and are in no ' +
      'battle.',
    [ELIMINATION, ruling('OR-47')],
    ['region'],
  ),
  'battle.strength': rule(
    'The units that fight, and what abilities add, are the Combat Strength of an Army, and it rolls as ' +
      'many dice, but {dice.combat.most} at most.',
    [STRENGTH, ruling('OR-44')],
  ),
  'battle.leadership': rule(
    'Each Leader or Nazgûl in the battle gives one Leadership and each Character his own, and so many ' +
      'failed dice are rolled again, {dice.combat.most} at most.',
    [STRENGTH, ruling('OR-44'), ruling('OR-45')],
  ),
  'battle.fiveDice': rule('No modifier lets anybody roll more than {dice.combat.most} dice at once.', [
    STRENGTH,
  ]),
} as const
