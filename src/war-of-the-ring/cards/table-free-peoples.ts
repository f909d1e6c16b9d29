/** Cards of the Free Peoples that stay on the table. What two of them forbid is in `data/bans`. */
import type { Condition } from '../model/conditions'
import type { EventCard } from '../model/effects'
import type { Price } from '../model/effects/onTable'
import type { CharacterId } from '../model/ids'

const inFellowship = (...anyOf: ReadonlyArray<CharacterId>): Condition => ({ kind: 'inFellowship', anyOf })

/** What it costs the Shadow to break a power: any die, and a card of each sign. */
const TWO_CARDS: ReadonlyArray<Price> = [{ cards: ['army', 'character'] }]

/** The cards. */
export const FREE_PEOPLES_TABLE_CARDS: ReadonlyArray<EventCard> = [
  {
    id: 'fp-char-05',
    says: 'Discard it when a Hunt tile is drawn: another one takes its place, then the first goes back.',
    effect: [],
    table: { reaction: { kind: 'replacesTile' } },
  },
  {
    id: 'fp-char-06',
    says: 'While Gimli or Legolas is in the Fellowship, discard it to make Hunt damage one less.',
    playIf: inFellowship('gimli', 'legolas'),
    effect: [],
    table: { reaction: { kind: 'lessensDamage', by: 1 } },
  },
  {
    id: 'fp-char-07',
    says: 'While Boromir is in the Fellowship, discard it to make Hunt damage one less.',
    playIf: inFellowship('boromir'),
    effect: [],
    table: { reaction: { kind: 'lessensDamage', by: 1 } },
  },
  {
    id: 'fp-char-08',
    says: 'While Gandalf the Grey is in the Fellowship, discard it to let a Hunt tile not be drawn.',
    playIf: inFellowship('gandalf-the-grey'),
    effect: [],
    table: { reaction: { kind: 'preventsTile' } },
  },
  {
    id: 'fp-strat-01',
    says: 'While Aragorn or Gandalf leads an Army close to Mordor, moves add no die to the Hunt box.',
    playIf: {
      kind: 'withArmy',
      anyOf: ['aragorn', 'gandalf-the-white'],
      area: {
        kind: 'regions',
        regions: [
          'south-ithilien',
          'north-ithilien',
          'dagorlad',
          'barad-dur',
          'morannon',
          'minas-morgul',
          'nurn',
          'gorgoroth',
        ],
      },
    },
    effect: [],
    table: { sparesHuntBox: true },
  },
  {
    id: 'fp-strat-02',
    says: 'Advances the Elves; closes Lórien, Rivendell and the Grey Havens to the Armies of the Shadow.',
    effect: [{ kind: 'advance', nations: ['elves'] }],
    table: { endedBy: TWO_CARDS },
  },
  {
    id: 'fp-strat-03',
    says: 'Advances the North; closes the Old Forest, the Shire and Buckland to the Armies of the Shadow.',
    effect: [{ kind: 'advance', nations: ['north'] }],
    table: { endedBy: TWO_CARDS },
  },
]
