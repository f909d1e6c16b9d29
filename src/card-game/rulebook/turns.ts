/** The Action step: turns and passing. */
import { rule } from '../../kernel/rulebook'
import { actionStep, glossary, ruling } from './cites'

export const TURNS = {
  'turn.order': rule(
    'Seats act in turn from the starting player on, each in its own turn.',
    [actionStep()],
    ['seat', 'turn'],
  ),
  'turn.actionStep': rule(
    'Cards are played, moved, cycled and used in the Action step, and seats pass there and nowhere else.',
    [actionStep()],
    ['seat'],
  ),
  'turn.underWay': rule(
    'An action is carried out to its end, with all that it costs and brings about, before anything else.',
    [actionStep()],
    ['seat'],
  ),
  'turn.oneAction': rule('A turn is one action, or a pass where that is allowed.', [actionStep()]),
  'turn.pass': rule(
    'A seat may pass with no more cards than its carryover limit, or with fewer ' +
      'than every enemy; it need not, and may act again later.',
    [actionStep(), glossary('Pass')],
    ['hand', 'limit'],
  ),
  'turn.end': rule(
    'The step ends when all have passed one after another, and every action begins the count anew.',
    [actionStep(), ruling('OR-13')],
  ),
  'turn.carryover': rule(
    'No hand is larger than its carryover limit when the step is over; ' +
      'the limit changes at once with the cards that change it.',
    [actionStep(), glossary('Carryover limit'), ruling('OR-14')],
    ['card'],
  ),
  'turn.canAct': rule('Who may not pass can always act, since cards too many can be cycled.', [actionStep()]),
} as const
