/** Walls: what Cities, Fortifications and Strongholds do in battle, and sieges from beginning to relief. */
import { rule } from '../../kernel/rulebook'
import { armies, components, ruling } from './cites'

const ARMIES = components('Plastic Figures: Armies', 12)
const CITY = armies('Attacking a City or Fortification', 42)
const STRONGHOLD = armies('Attacking a Stronghold', 42)
const FIELD_BATTLE = armies('Attacking a Stronghold: Fighting a Field Battle', 42)
const RETREATING = armies('Attacking a Stronghold: Retreating into a Siege', 42)
const SIEGE = armies('Conducting a Siege', 43)
const SIEGE_LIMITS = armies('Conducting a Siege: Restrictions', 43)
const SORTIE = armies('Sortie', 43)
const RELIEVING = armies('Relieving a Siege', 43)
const REINFORCING = armies('Reinforcing a Siege', 43)

export const SIEGE_RULES = {
  'siege.cityFirstRound': rule(
    'In the first round an attacker needs a {#dice.combat.hitsOnAtFirst} to hit an Army in a City or ' +
      'Fortification, and from then on a {#dice.combat.hitsOn} as usual.',
    [CITY, ruling('OR-29')],
  ),
  'siege.choice': rule(
    'Before each round an Army attacked where it has a Stronghold chooses between a field battle and going ' +
      'inside.',
    [STRONGHOLD, ruling('OR-29')],
  ),
  'siege.fieldBattle': rule('Outside the walls of a Stronghold a battle is an ordinary one.', [FIELD_BATTLE]),
  'siege.retreatInside': rule(
    'Defenders who go inside leave the land around to the attacker, who may advance into it immediately.',
    [RETREATING, ruling('OR-30'), ruling('OR-38')],
  ),
  'siege.begins': rule(
    'An attacker who advances to a Stronghold whose defenders went inside ends the battle and besieges it.',
    [RETREATING, ruling('OR-30')],
  ),
  'siege.limit': rule(
    'No more than {limits.besiegedUnits} units, with any number of Leaders, can be shut up in a ' +
      'Stronghold; its owner puts the others back among his reinforcements when the siege begins.',
    [RETREATING, ARMIES],
    ['region', 'limit', 'holds'],
  ),
  'siege.ends': rule(
    'When either Army of a siege is destroyed or the besiegers leave, the siege is over, and who is still ' +
      'inside comes out into the region.',
    [RETREATING],
  ),
  'siege.battle': rule(
    'Only from the region itself can the besieged be attacked, by a die or card for battle, and this is a ' +
      'siege battle.',
    [SIEGE],
    ['from', 'to'],
  ),
  'siege.rolls': rule(
    'In a siege battle the attacker hits with {#dice.combat.hitsOnInSiege} and the defender with ' +
      '{#dice.combat.hitsOn}, in all rounds.',
    [SIEGE],
  ),
  'siege.extend': rule(
    'A siege battle has a single round, but after each the attacker may turn one of his Elites that fought ' +
      'into a Regular for another.',
    [SIEGE, ruling('OR-34')],
    ['region', 'piece'],
  ),
  'siege.goesOn': rule('If a siege battle leaves units on both sides, the siege continues.', [SIEGE]),
  'siege.noRetreat': rule(
    'The besieged never leave for another region, while the besiegers may, which ends the siege if none of ' +
      'their units remains.',
    [SIEGE_LIMITS, ruling('OR-27')],
    ['region'],
  ),
  'siege.sortie': rule(
    'In a sortie the besieged attack the besiegers, by a die for battle, in the field, where both hit with ' +
      '5, and for one round at the least.',
    [SORTIE, ruling('OR-33')],
    ['from'],
  ),
  'siege.sortieCeases': rule('A sortie that ceases goes back inside.', [SORTIE]),
  'siege.besiegerRetreats': rule('Besiegers attacked by a sortie may retreat as from other battles.', [
    SORTIE,
  ]),
  'siege.sortieStays': rule('Even a sortie that wins stays in its region.', [SORTIE], ['to']),
  'siege.relief': rule(
    'A neighbouring Army may attack the besiegers in the usual way, without help from inside, and comes in ' +
      'only if they are destroyed or retreat.',
    [RELIEVING, ruling('OR-4')],
    ['region'],
  ),
  'siege.reinforcing': rule('More units may join the besiegers by a plain move.', [REINFORCING]),
} as const

/* Capturing Settlements: when one changes hands, and what that is worth. */

const CAPTURING = armies('Capturing a Settlement', 43)

export const CAPTURE = {
  'capture.start': rule('At first each Settlement is in the hands of the nation whose land it lies in.', [
    CAPTURING,
  ]),
  'capture.when': rule(
    'A City or Town is captured when an enemy Army comes in, a Stronghold when those who defend it are ' +
      'destroyed.',
    [CAPTURING, ruling('OR-31'), ruling('OR-32')],
  ),
  'capture.marker': rule('Whoever captures a Settlement marks it as his.', [CAPTURING]),
  'capture.noUse': rule(
    'While it is in enemy hands, a Settlement neither musters troops nor serves to bring its nation closer ' +
      'to war.',
    [CAPTURING],
    ['region', 'nation'],
  ),
  'capture.points': rule('To its captor a City brings one victory point and a Stronghold two.', [CAPTURING]),
  'capture.recapture': rule(
    'A Settlement won back loses its marker, and the enemy loses the points for it.',
    [CAPTURING],
  ),
} as const
