/** The turn: its six phases, the two dice pools, Hunt allocation, and how actions alternate. */
import { rule } from '../../kernel/rulebook'
import { fellowship, ruling, turn, winning } from './cites'

const TURN = turn()
const PHASE_1 = turn('Phase 1) Draw Event Cards')
const PHASE_2 = turn('Phase 2) Fellowship Phase')
const PHASE_3 = turn('Phase 3) Hunt Allocation')
const PHASE_4 = turn('Phase 4) Action Roll')
const PHASE_5 = turn('Phase 5) Action Resolution')
const PHASE_6 = turn('Phase 6) Victory Check')
const DICE_POOL = turn('Action Dice Pool', 26)
const ALLOCATION = turn('Hunt Allocation and Action Roll', 27)
const USING_DICE = turn('Using Action Dice', 27)
const GOLLUM = fellowship('The Guide of the Fellowship: Gollum as a Guide', 51)

export const TURN_RULES = {
  'turn.phases': rule(
    'A turn has six phases, always in this order: drawing, Fellowship, Hunt allocation, Action roll, ' +
      'actions, victory check.',
    [TURN],
  ),
  'turn.draw': rule('In the first phase each player draws two cards, one from either of his decks.', [
    PHASE_1,
  ]),
  'turn.fellowshipPhase': rule(
    'In the second phase the Free Peoples may declare the Fellowship, which in a City or Stronghold of ' +
      'theirs rouses the nation and can heal, and at its end they may change the Guide.',
    [PHASE_2, ruling('OR-57')],
  ),
  'turn.huntAllocation': rule(
    'In the third phase the Shadow puts as many of its dice as it wants, within the limit, into the Hunt ' +
      'box, where they stay unrolled for the turn.',
    [PHASE_3, ALLOCATION],
  ),
  'turn.actionRoll': rule(
    'In the fourth phase both players roll the rest of their dice, and each Eye goes straight into the ' +
      'Hunt box.',
    [PHASE_4, ALLOCATION],
  ),
  'turn.actions': rule(
    'In the fifth phase the players act in turn with one unused die each, the Free Peoples first.',
    [PHASE_5, USING_DICE, ruling('OR-8')],
    ['seat'],
  ),
  'turn.victoryCheck': rule(
    'In the sixth phase it is checked whether somebody has won, and if nobody has, another turn follows.',
    [PHASE_6],
  ),
  'dicePool.shadow': rule(
    'The Shadow has {dice.action.shadow.start} dice and one more for every Minion in play, ' +
      '{dice.action.shadow.most} at most.',
    [DICE_POOL],
  ),
  'dicePool.freePeoples': rule(
    'The Free Peoples have {dice.action.free-peoples.start} dice, one more with Aragorn and one more ' +
      'with Gandalf the White in play, {dice.action.free-peoples.most} at most.',
    [DICE_POOL],
  ),
  'dicePool.loss': rule('If a Character who brought a die is eliminated, that die is lost too.', [DICE_POOL]),
  'dicePool.delay': rule(
    'A die won or lost counts from the following turn on, right before the Hunt allocation.',
    [DICE_POOL, ruling('OR-6')],
  ),
  'huntAllocation.limit': rule(
    'The Shadow allocates no more dice to the Hunt than there are Companions in the Fellowship, the ' +
      'Ring-bearers not counted.',
    [PHASE_3, ALLOCATION],
    ['limit', 'holds'],
  ),
  'huntAllocation.gollum': rule(
    'With Gollum as Guide one die can be allocated, as he stands in for a Companion.',
    [ALLOCATION, GOLLUM],
  ),
  'huntAllocation.minimum': rule('The Shadow need not allocate any die at all.', [PHASE_3]),
  'turn.usedDice': rule(
    'A die that was used is out until the next turn, and one that moved the Fellowship lies in the Hunt ' +
      'box until the turn is over.',
    [USING_DICE, PHASE_5, ruling('OR-19')],
    ['die'],
  ),
  'turn.pass': rule(
    'Only a player with fewer unused dice than the other one may pass, and he is asked again after the ' +
      'next action of the other.',
    [PHASE_5, USING_DICE, ruling('OR-7')],
    ['seat', 'unused', 'opponent'],
  ),
  'turn.lastDice': rule(
    'Who has no unused die left takes no more actions, and the other player uses up his own in a row.',
    [PHASE_5, USING_DICE],
    ['seat'],
  ),
  'turn.wholeAction': rule(
    'An action is carried out to its end as soon as its die is chosen, before the other player does ' +
      'anything, and then the die is used.',
    [USING_DICE],
    ['seat'],
  ),
} as const

/* Winning the game: the four conditions, their order, and when they are looked at. */

const VICTORY = winning()
const RING_VICTORY = winning('Ring-based Victory Conditions', 63)
const MILITARY_VICTORY = winning('Military Victory Conditions', 63)
const VICTORY_POINTS = winning('Victory Points', 63)

export const VICTORY_RULES = {
  'victory.order': rule('If two conditions come true in one turn, the one with the lower number decides.', [
    VICTORY,
  ]),
  'victory.when': rule(
    'The two conditions of the Ring decide at any moment, the two military ones in the victory check alone.',
    [RING_VICTORY, MILITARY_VICTORY, ruling('OR-85')],
  ),
  'victory.corruption': rule('First: with Corruption {#fellowship.corruption} the Shadow wins.', [
    RING_VICTORY,
    ruling('OR-86'),
  ]),
  'victory.ring': rule(
    'Second: with the Ring-bearers at the Crack of Doom and Corruption below {#fellowship.corruption} ' +
      'the Free Peoples win.',
    [RING_VICTORY],
  ),
  'victory.shadow': rule(
    'Third: with {victory.target.shadow} victory points or more in Settlements of the Free Peoples, ' +
      'the Shadow wins.',
    [MILITARY_VICTORY],
  ),
  'victory.freePeoples': rule(
    'Fourth: with {victory.target.free-peoples} victory points or more in Settlements of the Shadow, ' +
      'the Free Peoples win.',
    [MILITARY_VICTORY, ruling('OR-87')],
  ),
  'victory.control': rule(
    'An enemy Settlement counts for the player whose marker lies on it, a City one point and a Stronghold ' +
      'two.',
    [MILITARY_VICTORY, VICTORY_POINTS, ruling('OR-87')],
  ),
} as const
