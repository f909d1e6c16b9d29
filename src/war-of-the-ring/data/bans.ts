/**
 * What Event cards forbid while they lie on the table. The rest of what they say is with the other cards.
 */
import type { Ban } from '../model/effects/onTable'

/** The bans by card. */
export const BANS: ReadonlyArray<Ban> = [
  { card: 'fp-strat-02', kind: 'closes', regions: ['lorien', 'rivendell', 'grey-havens'] },
  { card: 'fp-strat-03', kind: 'closes', regions: ['old-forest', 'the-shire', 'buckland'] },
  {
    card: 'sh-char-22',
    kind: 'keepsPassive',
    nation: 'rohan',
    unless: [
      { rule: 'politics.companion' },
      { rule: 'politics.declared', in: ['edoras', 'helms-deep'] },
      { rule: 'politics.attacked', in: ['edoras', 'helms-deep'] },
    ],
  },
  { card: 'sh-strat-05', kind: 'holdsBack', result: 'muster' },
]
