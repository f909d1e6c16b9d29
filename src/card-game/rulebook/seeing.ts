/** Who sees what. */
import { rule } from '../../kernel/rulebook'
import { actionStep, procedures, ruling, setUp } from './cites'

export const SEEING = {
  'see.hand': rule("A hand is its owner's secret, from the teammate too.", [setUp()]),
  'see.ownPiles': rule('A seat may look through its own cycle pile and eliminated pile.', [
    setUp(),
    procedures('Cycle'),
  ]),
  'see.faceUp': rule('Face-up cards are open to all.', [setUp()]),
  'see.shown': rule('A card is shown to all when its face matters.', [setUp()]),
  'see.faceDown': rule('Cards that are cycled, or eliminated from hand or deck, are not shown.', [
    procedures('Eliminate'),
    procedures('Cycle'),
  ]),
  'see.numbers': rule(
    'How many cards each hand, deck and pile has is open to all, and scoring areas are open.',
    [actionStep(), ruling('OR-65')],
  ),
} as const
