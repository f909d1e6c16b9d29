/** Cards by which Armies march. */
import type { Area } from '../model/conditions'
import type { EventCard } from '../model/effects'
import { COMPANION_IDS, type RegionId } from '../model/ids'

const at = (...regions: ReadonlyArray<RegionId>): Area => ({ kind: 'regions', regions })

/** The cards. */
export const MARCH_CARDS: ReadonlyArray<EventCard> = [
  {
    id: 'fp-strat-11',
    says: 'An Army goes straight from Rohan to Minas Tirith, or beside it during a siege.',
    playIf: {
      kind: 'all',
      of: [
        { kind: 'armyIn', side: 'free-peoples', area: at('minas-tirith') },
        { kind: 'atWar', nations: ['rohan'] },
      ],
    },
    effect: [
      {
        kind: 'carry',
        from: { kind: 'lands', nations: ['rohan'] },
        to: at('minas-tirith'),
        orBeside: true,
      },
    ],
  },
  {
    id: 'fp-strat-12',
    says: 'An Army with a Companion marches one region or two.',
    playIf: { kind: 'withArmy', anyOf: COMPANION_IDS },
    effect: [{ kind: 'march', armies: 1, regions: 2, with: 'companion' }],
  },
  {
    id: 'sh-strat-07',
    says: 'An Army marches up to three regions to another one.',
    effect: [{ kind: 'march', armies: 1, regions: 3, joining: true }],
  },
  {
    id: 'sh-strat-08',
    says: 'Two Armies march up to two regions, each to another one.',
    effect: [{ kind: 'march', armies: 2, regions: 2, joining: true }],
  },
  {
    id: 'sh-strat-09',
    says: 'With all Nations of the Shadow at war, up to four Armies march.',
    playIf: { kind: 'atWar', nations: ['sauron', 'isengard', 'southrons'] },
    effect: [{ kind: 'march', armies: 4, regions: 1, may: true }],
  },
]
