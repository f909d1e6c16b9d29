/** Character cards of the Free Peoples about the Fellowship, its Companions and their dice. */
import type { Area, Condition } from '../model/conditions'
import type { EventCard } from '../model/effects'
import type { CharacterId } from '../model/ids'

const GOLLUM_GUIDES: Condition = { kind: 'guide', is: 'gollum' }
const GREAT_KING: ReadonlyArray<CharacterId> = ['strider', 'aragorn']
const NORTHERN_HOMES: Area = { kind: 'regions', regions: ['dale', 'erebor', 'woodland-realm'] }
const HOME_IN_THE_NORTH: Condition = {
  kind: 'isIn',
  anyOf: ['gimli', 'legolas'],
  area: NORTHERN_HOMES,
  fellowshipToo: true,
}

/** The cards. */
export const FELLOWSHIP_CARDS: ReadonlyArray<EventCard> = [
  {
    id: 'fp-char-09',
    says: 'Three dice each heal a Corruption on 5 or more, on 3 or more with Strider as Guide.',
    effect: [
      {
        kind: 'rollForCorruption',
        dice: 3,
        on: 5,
        by: -1,
        exception: { if: { kind: 'guide', is: 'strider' }, on: 3 },
      },
    ],
  },
  {
    id: 'fp-char-10',
    says: 'Heals a Corruption; with Gollum as Guide the Fellowship may also be hidden or moved.',
    effect: [
      { kind: 'corrupt', by: -1 },
      { kind: 'hideOrMove', if: GOLLUM_GUIDES },
    ],
  },
  {
    id: 'fp-char-11',
    says: 'Companions separate and may go a region farther, then a Corruption is healed.',
    playIf: { kind: 'anyCompanionInFellowship' },
    effect: [
      { kind: 'separate', stride: { farther: 1 }, orTravel: false },
      { kind: 'corrupt', by: -1 },
    ],
  },
  {
    id: 'fp-char-12',
    says: 'Heals a Corruption, or two with Gollum as Guide.',
    effect: [{ kind: 'corrupt', by: -2, if: GOLLUM_GUIDES, otherwise: -1 }],
  },
  {
    id: 'fp-char-13',
    says: 'A Character result becomes a Will of the West; in Lórien a Corruption is healed.',
    effect: [
      { kind: 'turnDie', from: 'character', to: 'will-of-the-west' },
      {
        kind: 'corrupt',
        by: -1,
        if: { kind: 'ringBearersIn', area: { kind: 'regions', regions: ['lorien'] } },
      },
    ],
  },
  {
    id: 'fp-char-14',
    says: 'Of three tiles drawn the Eyes leave the game; three Eyes cost Strider or Aragorn.',
    playIf: { kind: 'withArmy', anyOf: GREAT_KING, area: { kind: 'lands', nations: ['gondor', 'rohan'] } },
    effect: [{ kind: 'challenge', tiles: 3, who: GREAT_KING }],
  },
  {
    id: 'fp-char-15',
    says: 'Companions separate or move as if of Level 4, even into a siege.',
    effect: [{ kind: 'separate', stride: { level: 4, besieged: true }, orTravel: true }],
  },
  {
    id: 'fp-char-16',
    says: 'Companions separate or move two regions farther, even into a siege.',
    effect: [{ kind: 'separate', stride: { farther: 2, besieged: true }, orTravel: true }],
  },
  {
    id: 'fp-char-17',
    says: 'Companions separate and may go a region farther; Gimli or Legolas at home rouses the North.',
    effect: [
      { kind: 'separate', stride: { farther: 1 }, orTravel: false },
      { kind: 'activate', nations: ['dwarves', 'north'], if: HOME_IN_THE_NORTH },
      { kind: 'advance', nations: ['dwarves', 'elves', 'north'], if: HOME_IN_THE_NORTH },
    ],
  },
]
