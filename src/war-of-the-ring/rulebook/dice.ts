/** The results of the Action Dice: which actions each of them pays for. */
import { rule } from '../../kernel/rulebook'
import { armies, ruling, turn } from './cites'

const ACTION_DICE = turn('The Action Dice', 26)
const DICE_ICONS = turn('Action Dice Icons', 27)
const CHART_CHARACTER = turn('Action Dice Reference Chart: Character', 28)
const CHART_FREE_PEOPLES = turn('Action Dice Reference Chart: Character, Free Peoples only', 28)
const CHART_SHADOW = turn('Action Dice Reference Chart: Character, Shadow only', 28)
const CHART_ARMY = turn('Action Dice Reference Chart: Army', 28)
const CHART_MUSTER = turn('Action Dice Reference Chart: Muster', 28)
const CHART_EVENT = turn('Action Dice Reference Chart: Event', 29)
const CHART_MUSTER_ARMY = turn('Action Dice Reference Chart: Muster / Army', 29)
const CHART_EYE = turn('Action Dice Reference Chart: Eye of Sauron', 29)
const CHART_WILL = turn('Action Dice Reference Chart: Will of the West', 29)
const CHARACTER_CARDS = armies('The Character Cards', 38)

export const DICE = {
  'die.character': rule(
    'A Character result moves one Army with a Leader or Character, or attacks with one, or plays a ' +
      'Character event.',
    [CHART_CHARACTER],
    ['die', 'action'],
  ),
  'die.characterFreePeoples': rule(
    'For the Free Peoples a Character result can also move or hide the Fellowship, separate Companions ' +
      'from it, or move those on the map.',
    [CHART_FREE_PEOPLES],
    ['die', 'action'],
  ),
  'die.characterShadow': rule(
    'For the Shadow a Character result can also move all Nazgûl and Minions.',
    [CHART_SHADOW],
    ['die', 'action'],
  ),
  'die.army': rule(
    'An Army result moves one or two Armies by a region, or attacks once with one Army, or plays an Army ' +
      'event.',
    [CHART_ARMY],
    ['die', 'action'],
  ),
  'die.muster': rule(
    "A Muster result advances a nation of one's own by a step, or plays a Muster event, or recruits for " +
      'nations at war, or brings in a Character as his card allows.',
    [CHART_MUSTER, ruling('OR-13')],
    ['die', 'action'],
  ),
  'die.event': rule(
    'An Event result draws a card from either deck of the player or plays one of any type.',
    [CHART_EVENT],
    ['die', 'action'],
  ),
  'die.musterArmy': rule(
    'A Muster/Army result does what either of the two could do, once.',
    [CHART_MUSTER_ARMY],
    ['die', 'action'],
  ),
  'die.eye': rule('An Eye is good for no action and always lies in the Hunt box.', [CHART_EYE], ['die']),
  'die.willOfTheWest': rule(
    'A Will of the West is used as any result the Free Peoples name, or for an action that asks for it, as ' +
      'the coming of Aragorn and of Gandalf the White.',
    [CHART_WILL, ruling('OR-11')],
    ['die', 'action'],
  ),
  'die.abilities': rule(
    'The card of a Character can let a die do something its result does not offer, and then only what the ' +
      'card names.',
    [CHARACTER_CARDS],
    ['die', 'action'],
  ),
  'die.faces': rule(
    'The dice of the Free Peoples have two Character faces, Army only together with Muster, and the Will ' +
      'of the West; those of the Shadow have every result once, with the Eye as their own.',
    [ACTION_DICE, DICE_ICONS],
  ),
} as const

/* The Elven Rings: changing the result of a die, and what it may not become. */

const ELVEN_RINGS = turn('The Elven Rings', 29)

export const ELVEN_RING_RULES = {
  'elvenRings.passing': rule(
    'A Ring that the Free Peoples have used passes to the Shadow, and leaves the game when the Shadow has ' +
      'used it.',
    [ELVEN_RINGS, ruling('OR-12')],
    ['seat'],
  ),
  'elvenRings.use': rule(
    'Just before his action a player may use a Ring to give one of his unused dice a different result, and ' +
      'must then act with one of his dice, be it this one or not.',
    [ELVEN_RINGS, ruling('OR-9'), ruling('OR-10')],
    ['seat'],
  ),
  'elvenRings.oncePerTurn': rule(
    'A player uses at most one Ring in a turn.',
    [ELVEN_RINGS, ruling('OR-12')],
    ['seat'],
  ),
  'elvenRings.willOfTheWest': rule(
    'No Ring makes a Will of the West.',
    [ELVEN_RINGS, ruling('OR-10')],
    ['die'],
  ),
  'elvenRings.eye': rule(
    'The Shadow may make an Eye with a Ring, which goes to the Hunt box and costs no action, but may not ' +
      'change an Eye into something else.',
    [ELVEN_RINGS, ruling('OR-9')],
    ['die'],
  ),
} as const
