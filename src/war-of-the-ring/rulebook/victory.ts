/** Winning the game: the four conditions, their order, and when they are looked at. */
import { rule } from '../../kernel/rulebook'
import { ruling, winning } from './cites'

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
