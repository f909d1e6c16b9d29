/** Cards of the Shadow that hunt the Fellowship, tempt it, or touch the dice. */
import type { Condition } from '../model/conditions'
import type { EventCard } from '../model/effects'
import type { Bearing } from '../model/frames'
import type { EventCardId } from '../model/ids'

const GOLLUM_GUIDES: Condition = { kind: 'guide', is: 'gollum' }
const NOT_GOLLUM: Condition = { kind: 'not', of: GOLLUM_GUIDES }
const IN_THE_WILD: Condition = { kind: 'not', of: { kind: 'ringBearersInSettlement' } }
const ON_THE_WAY: Condition = { kind: 'progressAtLeast', steps: 1 }
const FOUND: Condition = { kind: 'nazgulWithRingBearers' }

const waylaying = (id: EventCardId, bearing: Bearing, says: string): EventCard => ({
  id,
  says,
  playIf: IN_THE_WILD,
  effect: [{ kind: 'drawTile', bearing }],
})

/** The cards. */
export const HUNT_CARDS: ReadonlyArray<EventCard> = [
  waylaying('sh-char-05', 'free', 'Away from Settlements a Hunt tile is drawn; an Eye does nothing.'),
  waylaying(
    'sh-char-06',
    'ring',
    'A Hunt tile is drawn whose damage is all Corruption; an Eye does nothing.',
  ),
  waylaying('sh-char-07', 'random', 'A Hunt tile is drawn whose damage takes a random Companion.'),
  {
    id: 'sh-char-08',
    says: 'Three dice each add a Corruption on 4 or more, on 6 with Gollum as Guide.',
    playIf: IN_THE_WILD,
    effect: [{ kind: 'rollForCorruption', dice: 3, on: 4, by: 1, exception: { if: GOLLUM_GUIDES, on: 6 } }],
  },
  {
    id: 'sh-char-09',
    says: 'Nazgûl fly, and reveal the Fellowship if one of them is where it is.',
    playIf: ON_THE_WAY,
    effect: [{ kind: 'flyNazgul' }, { kind: 'reveal', if: FOUND }],
  },
  {
    id: 'sh-char-10',
    says: 'The Ring-bearers are driven to a neighbouring region.',
    playIf: ON_THE_WAY,
    effect: [{ kind: 'driveRingBearers' }],
  },
  {
    id: 'sh-char-11',
    says: 'Nazgûl fly; one with the Fellowship may take a Character card from the table or hunt.',
    playIf: ON_THE_WAY,
    effect: [{ kind: 'flyNazgul' }, { kind: 'strike', if: FOUND }],
  },
  {
    id: 'sh-char-12',
    says: 'A revealed Fellowship gets a Corruption, or two if it has three or fewer.',
    playIf: { kind: 'revealed' },
    effect: [{ kind: 'corrupt', by: 2, if: { kind: 'corruptionAtMost', corruption: 3 }, otherwise: 1 }],
  },
  {
    id: 'sh-char-13',
    says: 'A random Companion is lost or his Level added as Corruption; Gollum as Guide costs one.',
    playIf: { kind: 'revealed' },
    effect: [
      { kind: 'corrupt', by: 1, if: GOLLUM_GUIDES },
      { kind: 'randomCompanion', if: NOT_GOLLUM },
    ],
  },
  {
    id: 'sh-char-14',
    says: 'As many Companions separate as a tile says; Gollum as Guide costs a Corruption instead.',
    playIf: { kind: 'revealed' },
    effect: [
      { kind: 'corrupt', by: 1, if: GOLLUM_GUIDES },
      { kind: 'drawTile', bearing: 'separate', if: NOT_GOLLUM },
    ],
  },
  {
    id: 'sh-char-18',
    says: 'Up to three unused dice become Eyes in the Hunt box.',
    effect: [{ kind: 'turnToEyes', most: 3 }],
  },
  {
    id: 'sh-strat-04',
    says: 'With all Shadow Nations at war, unused Will of the West results are lost.',
    playIf: { kind: 'atWar', nations: ['sauron', 'isengard', 'southrons'] },
    effect: [{ kind: 'loseDice', side: 'free-peoples', face: 'will-of-the-west' }],
  },
]
