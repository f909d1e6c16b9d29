/**
 * What is printed on the pieces of Twilight of the Third Age (chapter XII): its cards, its Combat titles, and
 * the names of its characters, factions and figures.
 */
import type { EventCardId } from '../model/ids'
import type { EventCardData } from '../model/tables'

type Row = readonly [
  id: EventCardId,
  number: number,
  name: string,
  playedWith: EventCardData['playedWith'],
  combat: EventCardData['combat'],
]
const cardsOf = (
  side: EventCardData['side'],
  deck: EventCardData['deck'],
  rows: ReadonlyArray<Row>,
): ReadonlyArray<EventCardData> =>
  rows.map(([id, number, name, playedWith, combat]) => ({ id, name, side, deck, number, playedWith, combat }))

/** The cards that go into the decks. */
export const TWILIGHT_CARDS: ReadonlyArray<EventCardData> = [
  ...cardsOf('free-peoples', 'character', [
    ['fp-char-19e', 19, 'The Ents Awake: Rock and Stone', 'character', 'ents-rage'],
    ['fp-char-20e', 20, 'The Ents Awake: Huorns', 'character', 'huorn-dark'],
    ['fp-char-21e', 21, 'The Ents Awake: Entmoot', 'character', 'nameless-wood'],
    ['fp-char-25e', 25, 'Wind from the West', 'character', 'among-the-siege-engines'],
    ['fp-char-26e', 26, 'Three Rings for the Elven-Kings', 'character', 'among-the-siege-engines'],
  ]),
  ...cardsOf('free-peoples', 'strategy', [
    ['fp-strat-25e', 25, 'Rangers of the North', 'army', 'last-defences'],
    ['fp-strat-26e', 26, 'Threats to the Fiefs of the South', 'muster', 'last-defences'],
  ]),
  ...cardsOf('shadow', 'character', [
    ['sh-char-17e', 17, 'A Balrog is Come!', 'character', 'durins-bane'],
    ['sh-char-25e', 25, 'The Gates Are Closed', 'character', 'heads-of-the-fallen'],
    ['sh-char-26e', 26, 'Captain of Despair', 'character', 'heads-of-the-fallen'],
  ]),
  ...cardsOf('shadow', 'strategy', [
    ['sh-strat-10e', 10, 'The Corsairs Are Upon Us!', 'army', 'deadly-strife'],
    ['sh-strat-11e', 11, 'Rage of the Dunlendings', 'muster', 'relentless-assault'],
    ['sh-strat-25e', 25, 'Deep Trenches and Great Engines', 'muster', 'old-hatred'],
    ['sh-strat-26e', 26, 'Shadow of Dol Guldur', 'army', 'old-hatred'],
  ]),
]

/** The Combat titles that no card of the base game has. */
export const TITLES = {
  'among-the-siege-engines': 'Among the Siege Engines',
  'last-defences': 'Last Defences',
  'heads-of-the-fallen': 'Heads of the Fallen',
  'old-hatred': 'Old Hatred',
} as const

/** Characters, factions and figures. */
export const NAMES = {
  smeagol: 'Sméagol',
  galadriel: 'Lady Galadriel',
  'witch-king-chief': 'The Witch-king, Chief of the Ringwraiths',
  balrog: 'The Balrog of Moria',
  dunlendings: 'The Hillmen of Dunland',
  corsairs: 'The Corsairs of Umbar',
  ents: 'The Ents of Fangorn',
} as const
/** Figures, of which there are several: one of a kind. */
export const FIGURE_NAMES = {
  dunlending: 'Dunlending',
  ship: 'ship',
  ent: 'Ent',
  'siege-tower': 'Siege Tower',
  trebuchet: 'Trebuchet',
} as const

/** All its names: they are the same whatever is played. */
export const TWILIGHT_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TWILIGHT_CARDS.map(({ id, name }) => [id, name])),
  ...TITLES,
  ...NAMES,
  ...FIGURE_NAMES,
}
