/** Actions: the pools, who acts when, what each die is used for, and control. */
import { rule } from '../../kernel/rulebook'
import { actions, faq, plain, ruling } from './cites'

const POOL = actions('The Action Dice Pool')
const SUMMARY = actions('Action Die Summary')
const ALTERNATING = actions('Alternating Actions')
const TOKENS = actions('Free Peoples Action Tokens')
const CONTROL = actions('Controlling Territories and Settlements')
const ABILITIES = actions('Special Character Abilities and Actions')

const use = (sentence: string, ...cites: ReadonlyArray<ReturnType<typeof ruling>>) =>
  rule(sentence, [SUMMARY, ...cites], ['use'])

export const ACTION_RULES = {
  'dice.start': plain('The Shadow starts with six dice, the Free Peoples with four.', POOL),
  'dice.territories': plain(
    'The Shadow has a die more for each Territory whose Settlements it all controls; one that is its home ' +
      'gives none.',
    POOL,
    ruling('OR-22'),
  ),
  'dice.characters': plain(
    'The Free Peoples have a die more for each Character in play with the die icon.',
    POOL,
  ),
  'dice.atTurn': plain('Dice are gained and lost only at the beginning of a turn.', POOL),
  'dice.maximum': plain(
    'The Shadow never has more than nine dice, the Free Peoples never more than six.',
    faq,
    ruling('OR-91'),
  ),
  'actions.alternate': plain(
    'The sides take turns, the Free Peoples first: one of the own dice that are rolled and unused for one ' +
      'action.',
    ALTERNATING,
  ),
  'actions.pass': plain(
    'Only a side with strictly fewer unused dice than the other may pass.',
    ALTERNATING,
    ruling('OR-58'),
  ),
  'actions.token': rule(
    'When they pass the Free Peoples may use one Action token; both are back in the next turn.',
    [TOKENS, ruling('OR-77')],
    ['use'],
  ),
  'actions.over': plain(
    'The step ends when neither side has an action left; tokens are used while the Shadow has dice.',
    TOKENS,
    faq,
    ruling('OR-57'),
  ),
  'actions.scenarioUses': use('A scenario may add uses of a die.'),
  'actions.ability': rule(
    'An ability of a Character is used in place of an action, with the die it names.',
    [ABILITIES],
    ['character'],
  ),
  'actions.attackMove': rule(
    'The move of an Attack action may be left out, the attack may not.',
    [SUMMARY, ruling('OR-23')],
    ['region'],
  ),
  'control.taken': plain('A Settlement is taken if an enemy Army is in it at the end of an action.', CONTROL),
  'control.freed': plain(
    'The first Unit of its home side that moves in frees a Settlement at once; a Character does not.',
    CONTROL,
    ruling('OR-52'),
  ),
  'control.entering': plain('Moving into an empty Settlement is no attack, whoever controls it.', CONTROL),
  'control.territory': plain('A Territory belongs to the side that controls all its Settlements.', CONTROL),
  'actions.mustAct': rule(
    'A side that may not pass must use a die; one is put aside unused only if none has a legal use. ' +
      'To move somebody there and back is a use.',
    [ALTERNATING, ruling('OR-24'), ruling('OR-26')],
    ['die'],
  ),
  'actions.asOne': use(
    'A die is used as what it shows; Army/Muster and Will of the West as one of the results they stand for.',
  ),
  'actions.entryIsUse': plain('Bringing in a Character and using an ability are uses of a die.', ABILITIES),
  'actions.eyeLimits': rule(
    'An Eye plays no card, and moves or attacks only with Armies that have its Unit Type; ' +
      'one of it goes along.',
    [SUMMARY, ruling('OR-25')],
    ['region'],
  ),
  'actions.upToTwo': plain(
    'Two Armies, two Regions, two Settlements mean one or two.',
    SUMMARY,
    ruling('OR-26'),
  ),
  'control.atEnd': plain(
    'Control is looked at when an action ends; what was entered and left within it does not change hands.',
    CONTROL,
    ruling('OR-53'),
  ),
  'die.character': use(
    'A Character die: Fast Movement, Attack with Leadership, Character Movement, a ' +
      'Character card, an ability.',
  ),
  'die.army': use('An Army die: Strategic Movement, Attack, Combined Attack, an Army card.'),
  'die.muster': use('A Muster die: Recruitment, Rally, a Muster card.'),
  'die.armyMuster': use('An Army/Muster die is used as an Army or as a Muster die.'),
  'die.event': use('An Event die: draw up to two Generic cards, draw a Story card, play any card.'),
  'die.eye': use('An Eye: recruit, move or attack with the Unit Type of the Eye.'),
  'die.willOfTheWest': use('The Will of the West is used as any other result.'),
  'die.token': use(
    'An Action token: move an Army, flip a token, rally an Army, or move a group of Characters by the ' +
      'highest Level in its Region.',
  ),
} as const
