/** What the combat cards do; the order in which they do it is a matter of the battle. */
import { rule } from '../../kernel/rulebook'
import { book, ruling } from './cites'

const card = (heading: string) => book('The Combat Cards', heading)

export const COMBAT_CARD_RULES = {
  'card.strength': rule(
    'A strength card adds its number to the strength of the character for whom it is played.',
    [book('Battle', '4. Compare Strengths')],
  ),
  'card.fellowship-magic': rule(
    'Magic turns into any card of the discard pile of its owner, after the text card of Sauron, and is ' +
      'worth nothing while that pile is empty.',
    [card('Magic'), ruling('R4'), ruling('R5'), ruling('R6')],
  ),
  'card.fellowship-noble-sacrifice': rule(
    'Noble Sacrifice defeats both characters, unless that of Sauron gets away by his Retreat card.',
    [card('Noble Sacrifice'), card('Retreat (Sideways)'), ruling('R2')],
  ),
  'card.fellowship-elven-cloak': rule(
    'Elven Cloak makes the number on a strength card of Sauron count nothing, also on one that Magic ' +
      'brought.',
    [card('Elven Cloak')],
  ),
  'card.fellowship-retreat': rule(
    'The Fellowship character retreats backwards if there is a region to go to; if there is none, the ' +
      'battle goes on.',
    [card('Retreat (Backwards)'), ruling('R3'), ruling('R29'), ruling('R37')],
  ),
  'card.sauron-magic': rule(
    "Magic turns into any card of its owner's discard pile, before the Fellowship may do the same, and is " +
      'worth nothing while that pile is empty.',
    [card('Magic'), ruling('R5'), ruling('R6')],
  ),
  'card.sauron-eye': rule(
    'The Eye of Sauron takes all effect from a text card of the Fellowship and does nothing to a strength ' +
      'card.',
    [card('The Eye of Sauron'), ruling('R5')],
  ),
  'card.sauron-retreat': rule(
    'The Sauron character retreats sideways if there is a region to go to, which is never so in the ' +
      'mountains.',
    [card('Retreat (Sideways)'), ruling('R1'), ruling('R2'), ruling('R3'), ruling('R29'), ruling('R37')],
  ),
} as const
