/** The rounds of a battle: cards, rolls, hits, ceasing and retreating, and what follows. */
import { rule } from '../../kernel/rulebook'
import { armies, politics, ruling } from './cites'

const RESOLVING = armies('Resolving a Battle', 40)
const COMBAT_CARD = armies('Resolving a Battle: Play a Combat Card', 40)
const TIMING = armies('Timing of Combat Cards', 41)
const REQUIREMENTS = armies('Requirements of Combat Cards', 41)
const COMBAT_ROLL = armies('Roll the Dice for the Combat Roll', 41)
const LEADER_REROLL = armies('Roll the Dice for the Leader Re-roll', 41)
const MODIFIERS = armies('Modifiers to Rolls', 41)
const CASUALTIES = armies('Remove Casualties', 41)
const LOSSES = armies('Free Peoples and Shadow Casualties', 42)
const ELIMINATION = armies('Elimination of Leaders and Characters', 42)
const CEASE = armies('Choose to Cease the Attack, or Retreat', 42)
const END_OF_BATTLE = armies('End of Battle', 42)
const SIEGE_LIMITS = armies('Conducting a Siege: Restrictions', 43)
const WAR = politics('Entering War', 47)

export const BATTLE = {
  'battle.steps': rule(
    'A round goes through cards, Combat roll, Leader re-roll, casualties and the question whether to go ' +
      'on, and both players finish a step before either begins the next.',
    [RESOLVING, ruling('OR-43')],
  ),
  'battle.combatCards': rule('As a round begins, each player may use a card of his hand for it.', [
    COMBAT_CARD,
  ]),
  'battle.declaring': rule(
    'Whether he uses a card is for the attacker to say first and for the defender after him, whatever the ' +
      'attacker said.',
    [COMBAT_CARD, ruling('OR-41'), ruling('CC-13')],
  ),
  'battle.choosing': rule(
    'Two cards are picked in secret and shown at the same time; a single one is picked and shown by its ' +
      'player.',
    [COMBAT_CARD],
  ),
  'battle.cardsLast': rule(
    'What a Combat card does ends with the round, unless it says more, and then the card is discarded.',
    [COMBAT_CARD],
  ),
  'battle.initiative': rule(
    'Where it is unclear which card comes first, it is the one with the smaller number, and on a tie that ' +
      'of the defender.',
    [TIMING],
  ),
  'battle.cardRequirement': rule(
    'A Combat card with a requirement serves only where that requirement is met.',
    [REQUIREMENTS],
    ['card', 'wants'],
  ),
  'battle.forfeit': rule('A figure that forfeits its Leadership adds nothing to the re-roll of that round.', [
    REQUIREMENTS,
    ruling('CC-1'),
    ruling('CC-5'),
  ]),
  'battle.combatRoll': rule(
    'A die hits with {#dice.combat.hitsOn} or more, unless a card or the place changes the number.',
    [COMBAT_ROLL],
  ),
  'battle.leaderReroll': rule(
    'After the Combat roll as many failed dice as the Leadership allows, and never more than ' +
      '{dice.combat.most}, are thrown again for the same number.',
    [LEADER_REROLL, ruling('OR-25')],
  ),
  'battle.modifiers': rule('Modifiers add up and go to every die of the roll they speak of.', [MODIFIERS]),
  'battle.naturalRolls': rule(
    'Whatever is added, a die that shows {#dice.combat.alwaysMisses} misses and a die that shows ' +
      '{#dice.combat.alwaysHits} hits.',
    [MODIFIERS],
  ),
  'battle.simultaneous': rule(
    'Losses are taken when both players have rolled and re-rolled, and the attacker settles his own first.',
    [CASUALTIES],
  ),
  'battle.hits': rule(
    'One hit costs a Regular or turns an Elite into a Regular, and two hits together may cost one Elite.',
    [CASUALTIES, ruling('OR-24')],
    ['piece', 'hits'],
  ),
  'battle.replacement': rule(
    'The Regular that stands in for an Elite comes from the casualties or else from the reinforcements, ' +
      'and where neither has one the Elite is lost to the single hit.',
    [CASUALTIES, ruling('OR-23')],
    ['nation'],
  ),
  'battle.losses': rule(
    'What the Free Peoples lose in battle is out for good, while Shadow losses go back to the ' +
      'reinforcements.',
    [LOSSES],
  ),
  'battle.leadersFall': rule(
    'With the last unit of an Army in battle all who led it are eliminated: Nazgûl may return as ' +
      'reinforcements, Leaders and Characters may not, unless the card of the Character says so.',
    [ELIMINATION],
  ),
  'battle.cease': rule('After a round the attacker may cease, and both Armies stay where they are.', [CEASE]),
  'battle.retreatChoice': rule(
    'If the attacker wants another round, the defender may retreat, and if he does not it is fought.',
    [CEASE],
  ),
  'battle.retreat': rule(
    'A retreat takes the Army to one neighbouring region in which the enemy has no units and controls no ' +
      'Settlement, and without such a region there is none.',
    [CEASE, ruling('OR-2'), ruling('OR-26')],
    ['from', 'to'],
  ),
  'battle.retreatBorders': rule('Units of a nation not at war may retreat into the lands of another one.', [
    WAR,
  ]),
  'battle.retreatBesieged': rule(
    'Who is besieged cannot retreat, and who fights beside a Stronghold of his side may go into it when a ' +
      'round begins.',
    [CEASE, SIEGE_LIMITS, ruling('OR-29')],
    ['region'],
  ),
  'battle.end': rule(
    'A battle is over as soon as the attacker ceases, the defender is gone, or an Army has no units left.',
    [END_OF_BATTLE, ruling('OR-43')],
  ),
  'battle.advance': rule(
    'If the defenders are gone, some or all of the attackers may at once go into their region.',
    [END_OF_BATTLE, ruling('OR-42')],
    ['piece', 'to'],
  ),
  'battle.advanceSiege': rule(
    'An advance into a region whose Stronghold has enemies inside lays siege to it.',
    [END_OF_BATTLE],
  ),
} as const
