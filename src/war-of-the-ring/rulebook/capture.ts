/** Capturing Settlements: when one changes hands, and what that is worth. */
import { rule } from '../../kernel/rulebook'
import { armies, ruling } from './cites'

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
