/**
 * Where plays with Twilight of the Third Age begin, beside the set-up: positions in which its characters,
 * factions and siege engines are in play, and those of the base game with its own cards in the hands.
 */
import type { EventCardId, PositionSpec } from '../../../src/war-of-the-ring'
import { POSITIONS } from '../properties/starts'
import { atWar } from '../support/atWar'

const POLITICS = atWar('isengard', 'sauron', 'southrons', 'elves', 'gondor', 'rohan')
const HANDS = {
  'free-peoples': [
    'fp-char-19e',
    'fp-char-20e',
    'fp-char-25e',
    'fp-char-26e',
    'fp-strat-25e',
    'fp-strat-26e',
  ],
  shadow: ['sh-char-17e', 'sh-char-26e', 'sh-strat-10e', 'sh-strat-11e', 'sh-strat-25e', 'sh-strat-26e'],
} as const
const DICE = {
  'free-peoples': ['character', 'event', 'muster', 'will-of-the-west'],
  shadow: ['army', 'army', 'muster', 'event', 'character'],
} as const

/** All factions and siege engines. */
const FACTIONS: PositionSpec = {
  politics: POLITICS,
  armies: {
    orthanc: { 'isengard-regular': 3, 'isengard-elite': 1, saruman: 1 },
    lorien: { 'sauron-regular': 5, 'sauron-elite': 1, nazgul: 1 },
    'north-dunland': { dunlending: 4 },
    westemnet: { dunlending: 3, 'isengard-elite': 1 },
    umbar: { 'southrons-regular': 4, 'southrons-elite': 1 },
    'fords-of-isen': { 'rohan-regular': 2 },
  },
  captured: ['westemnet'],
  besieged: { lorien: { 'elves-elite': 3, galadriel: 1 } },
  characters: { 'gandalf-the-white': 'fangorn', 'gandalf-the-grey': 'replaced' },
  beside: {
    factions: ['dunlendings', 'corsairs', 'ents'],
    ships: { umbar: 2, 'dol-amroth': 1, pelargir: 1 },
    ents: { fangorn: 3 },
    towers: { lorien: 1 },
    trebuchets: { lorien: 1, 'helms-deep': 1 },
  },
  hands: HANDS,
  dice: DICE,
}

/** All characters, Sméagol as Guide. */
const CHARACTERS: PositionSpec = {
  politics: POLITICS,
  characters: { smeagol: 'fellowship', balrog: 'moria', 'witch-king-chief': 'hollin', galadriel: 'lorien' },
  fellowship: { region: 'hollin', guide: 'smeagol', progress: 2 },
  huntTiles: { removed: { smeagol: 1 } },
  huntBox: { shadow: 2 },
  onTable: { shadow: ['sh-char-25e', 'sh-char-17e'] },
  dice: { 'free-peoples': ['character', 'character', 'muster'], shadow: ['character', 'army'] },
}

const REPLACED: Readonly<Record<string, EventCardId>> = {
  'fp-char-19': 'fp-char-19e',
  'fp-char-20': 'fp-char-20e',
  'fp-char-21': 'fp-char-21e',
  'sh-char-17': 'sh-char-17e',
  'sh-strat-10': 'sh-strat-10e',
  'sh-strat-11': 'sh-strat-11e',
}
const ofTheDecks = (cards: ReadonlyArray<EventCardId> = []): ReadonlyArray<EventCardId> =>
  cards.map((card) => REPLACED[card] ?? card)

/** A position of the base game, with the cards that are in these decks. */
export const inTwilight = (position: PositionSpec): PositionSpec => ({
  ...position,
  ...(position.hands === undefined
    ? {}
    : {
        hands: {
          'free-peoples': ofTheDecks(position.hands['free-peoples']),
          shadow: ofTheDecks(position.hands.shadow),
        },
      }),
})

/** By name. */
export const TWILIGHT_POSITIONS: Readonly<Record<string, PositionSpec>> = {
  factions: FACTIONS,
  characters: CHARACTERS,
  ...Object.fromEntries(Object.entries(POSITIONS).map(([name, position]) => [name, inTwilight(position)])),
}
