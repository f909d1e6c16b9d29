/** Battles: how they begin, what counts in a round, tactics, dice, Damage, how they end. */
import { rule } from '../../kernel/rulebook'
import { battles, ofRegion, plain, ruling } from './cites'

const PREPARING = battles('Preparing for Battle')
const STRENGTH = battles('Combat Strength')
const REROLL = battles('Leader Re-roll')
const TERRAIN = battles('Terrain')
const BORDERS = battles('Region Borders')
const SUPERIORITY = battles('Terrain Superiority')
const TACTICS = battles('1) Tactics')
const MANEUVER = battles('a) Maneuver with Units')
const EVENT = battles('b) Using a Combat Event')
const REGROUP = battles('c) Regrouping')
const ROLL = battles('2) Combat Roll')
const ABILITIES = battles('4) Apply Unit Special Abilities')
const DAMAGE = battles('5) Apply Damage and Casualties')
const END = battles('End of Battle')
const COMBINED = battles('Attacking with a Combined Attack')
const RETREATING = battles('Retreating an Army')
const ROUT = battles('Rout')
const ADVANCING = battles('Advancing after Combat')
const RALLYING = battles('Rallying Armies')

export const BATTLE_RULES = {
  'battle.begins': ofRegion(
    'A battle is fought at the end of an attack, by die or card, on an adjacent Army.',
    battles(),
    ruling('OR-63'),
  ),
  'battle.mergedFirst': plain('The attacking Army is merged and cut to five before the battle.', battles()),
  'battle.ground': plain('The ground of a battle is the Region of the defender.', TERRAIN),
  'battle.tokens': plain(
    'Each side takes a Maneuver token for each of its Unit Types, Regroup and Combat Event.',
    TACTICS,
  ),
  'battle.superiority': plain(
    'Before the first round the side with more Units in favoured terrain may draw a Generic card.',
    SUPERIORITY,
  ),
  'battle.strength': plain(
    'Combat Strength is the sum over the Units; as many dice are rolled, at most five.',
    STRENGTH,
    ruling('OR-35'),
  ),
  'battle.terrainBonus': plain(
    'Terrain adds to the defender’s Strength; such dice are no Maneuver Dice.',
    TERRAIN,
  ),
  'battle.target': plain('A die at or above the Target Number, normally 5, is a hit.', ROLL),
  'battle.border': plain(
    'Stream, Ford, Pass, and Dike or Wall from outside raise the attacker’s Target to 6 in the first round.',
    BORDERS,
  ),
  'battle.clamped': plain('Changes of a roll change every die, and never below 1 or above 6.', STRENGTH),
  'battle.maneuver': rule(
    'A Maneuver turns as many dice into Maneuver Dice as there are Units of the type; its token is spent.',
    [MANEUVER],
    ['token'],
  ),
  'battle.combatEvent': rule(
    'With the Combat Event token one Combat card of the hand may be played; at one moment the defender’s ' +
      'works first.',
    [EVENT],
    ['card'],
  ),
  'battle.regroup': plain(
    'Regroup brings spent tokens back at the end of the round and lets the defender retreat without a rout.',
    REGROUP,
  ),
  'battle.neverSpent': plain('Combat Event and Regroup are never spent.', TACTICS),
  'battle.mayLoseUnit': rule(
    'In the Damage step a Unit may be given up for two Damage, or for the last one.',
    [DAMAGE, ruling('OR-36')],
    ['type'],
  ),
  'battle.mustLoseUnit': rule(
    'While Damage exceeds Units, a Unit of the owner’s choice goes, and two Damage with it.',
    [DAMAGE],
    ['type'],
  ),
  'battle.lastDamage': plain('With a single Damage left nobody has to lose a Unit.', DAMAGE),
  'battle.eliminated': plain('With an Army its Leaders and Characters are eliminated.', DAMAGE),
  'battle.bothEliminated': plain('If both Armies are gone, control of the Region does not change.', END),
  'retreat.where': ofRegion(
    'A retreat leads to a Region without enemies or an enemy Settlement, not next to an ' +
      'enemy Army, and not ' +
      'across a Stream or Ford.',
    RETREATING,
    ruling('OR-49'),
    ruling('OR-51'),
  ),
  'retreat.friendly': ofRegion(
    'A retreat to a friendly Army, Settlement or Stronghold is always allowed.',
    RETREATING,
  ),
  'retreat.sent': ofRegion(
    'If there is no such Region the attacker names a free one, and the Army takes a Damage; without a free ' +
      'one there is no retreat.',
    RETREATING,
    ruling('OR-50'),
  ),
  'rout.converts': rule(
    'A rout first turns Damage into casualties until at most one is left, and then retreats.',
    [ROUT, ruling('OR-37')],
    ['region'],
  ),
  'advance.after': rule(
    'When the defender is gone the attacker may advance with any part of his Army.',
    [ADVANCING],
    ['region'],
  ),
  'advance.leaders': plain(
    'At an advance Leaders and Characters may stay, a Leader or token also without Units, until own Units ' +
      'join him or enemy Units enter.',
    ADVANCING,
    ruling('OR-38'),
  ),
  'combined.when': ofRegion(
    'A Combined Attack needs two or more own Armies adjacent to the Region.',
    COMBINED,
  ),
  'combined.oneFights': ofRegion(
    'Each round the attacker names the Army that fights; only it takes Damage.',
    COMBINED,
  ),
  'combined.superiority': plain('Terrain Superiority is looked at once, for the first Army.', COMBINED),
  'combined.switch': plain('Changing to another Army brings all spent tokens back.', COMBINED),
  'combined.border': plain('A border hinders each Army in its own first round.', COMBINED),
  'combined.advance': ofRegion(
    'One of the attacking Armies may advance.',
    battles('Advancing after a Combined Attack'),
    ruling('OR-71'),
  ),
  'rally.how': ofRegion('A Muster die rallies up to two Armies, an Action token one.', RALLYING),
  'rally.roll': plain(
    'A die for each Unit, failures again up to Leadership: each 5 or 6 takes off a Damage.',
    RALLYING,
  ),
} as const

export const ROUND_RULES = {
  'battle.sequence': plain(
    'Tactics, rolls and ways out belong to a battle: move and merge, tokens destroyed, Tactics tokens, ' +
      'superiority, rounds, advance, control.',
    battles(),
  ),
  'battle.wholeArmy': plain(
    'The whole Army of the Region fights, with the Damage it has.',
    battles(),
    ruling('OR-39'),
  ),
  'battle.maneuverDice': plain(
    'Maneuver Dice are at most the Units of the type and the dice without the terrain bonus.',
    MANEUVER,
    ruling('OR-40'),
  ),
  'battle.available': rule(
    'A Maneuver token needs a Unit of its type and must not be spent or barred.',
    [TACTICS, ruling('OR-41')],
    ['token'],
  ),
  'battle.mayHoldBack': plain('The Combat Event token does not oblige to play a card.', EVENT),
  'battle.orderOfEffects': plain(
    'Dice are added, cut to five, then taken away; then come the Target Number and changes of results.',
    ROLL,
    ruling('OR-42'),
  ),
  'battle.sameMoment': plain(
    'Both sides’ hits and Damage of a round are one moment; of two effects the defender’s comes first.',
    battles('Fighting a Battle'),
    ruling('OR-43'),
  ),
  'battle.endOfRound': plain(
    'At the end of a round: effects, recovery, elimination, the attacker, then the defender decides.',
    END,
  ),
  'battle.cease': plain(
    'Only the attacker ceases; only the defender retreats or routs, and not after the attacker has ceased.',
    END,
    ruling('OR-67'),
    ruling('OR-68'),
  ),
  'retreat.borders': plain('Pass, Dike and Wall do not forbid a retreat.', RETREATING),
  'retreat.whole': plain(
    'A retreating Army goes as a whole, frees and destroys like a moving one.',
    RETREATING,
  ),
  'retreat.damage': plain('The Damage of a forced way out counts after arrival.', RETREATING),
  'rout.survives': plain('A rout never destroys an Army.', ROUT),
  'combined.armies': plain(
    'The Armies are those adjacent when the action is taken; if one is destroyed another may go on.',
    COMBINED,
    ruling('OR-44'),
  ),
  'advance.isMove': plain('An advance is a move of one Region without a new attack.', ADVANCING),
  'rally.anywhere': plain(
    'Rally needs no place; failed dice are re-rolled without asking.',
    RALLYING,
    ruling('OR-45'),
    ruling('OR-72'),
  ),
  'battle.targetFixed': plain(
    'The Target Number holds for the roll and the re-roll.',
    ROLL,
    ruling('OR-75'),
    ruling('OR-76'),
  ),
  'round.tactics': rule(
    'Each side secretly chooses one Tactics token; both are shown together.',
    [TACTICS],
    ['token'],
  ),
  'round.roll': plain('Both sides roll their dice.', ROLL),
  'round.reroll': rule(
    'Each side may re-roll as many dice as its Leadership, each once, hits too; the new result stands.',
    [REROLL, ruling('OR-46')],
    ['dice'],
  ),
  'round.abilities': plain('A Maneuver Die that hits brings the ability of its type.', ABILITIES),
  'round.damage': plain('Each hit is a Damage.', DAMAGE, ruling('OR-47'), ruling('OR-65')),
  'round.end': plain('The attacker ceases or goes on; then the defender stays, retreats or routs.', END),
  'battle.preparing': plain('Types, Strength, Leadership, cards and terrain decide a battle.', PREPARING),
} as const
