/** The names of what Twilight of the Third Age adds (chapter XII): characters, factions, figures, cards. */

/** The Companions and Minions of Twilight of the Third Age (chapter XII). */
export const TWILIGHT_COMPANION_IDS = ['smeagol', 'galadriel'] as const

/** Its Minions. */
export const TWILIGHT_MINION_IDS = ['witch-king-chief', 'balrog'] as const

/** The elements that can be played separately, in the order of the book; the cards are those added. */
export const TWILIGHT_ELEMENTS = [
  ...TWILIGHT_COMPANION_IDS,
  ...TWILIGHT_MINION_IDS,
  'dunlendings',
  'corsairs',
  'ents',
  'siege-engines',
  'event-cards',
] as const

/** An element of Twilight of the Third Age. */
export type TwilightElement = (typeof TWILIGHT_ELEMENTS)[number]

/** Elements in their order; all of them are the expansion as a whole, none are none of it. */
export const elementsIn = (named: ReadonlyArray<unknown>): boolean | ReadonlyArray<TwilightElement> => {
  const found = TWILIGHT_ELEMENTS.filter((element) => named.includes(element))
  return found.length === TWILIGHT_ELEMENTS.length ? true : found.length > 0 && found
}

/** Its factions, each with a card of its own. */
export const FACTIONS = ['dunlendings', 'corsairs', 'ents'] as const

/** A faction. */
export type Faction = (typeof FACTIONS)[number]

/** Its figures that are no units: ships, Ents and siege engines. */
export const BESIDE_IDS = ['ship', 'ent', 'siege-tower', 'trebuchet'] as const

/** A figure that is no unit. */
export type BesideId = (typeof BESIDE_IDS)[number]

/** The cards of Twilight of the Third Age that go into the decks; those numbered up to 21 replace another. */
export const TWILIGHT_CARD_IDS = [
  'fp-char-19e',
  'fp-char-20e',
  'fp-char-21e',
  'fp-char-25e',
  'fp-char-26e',
  'fp-strat-25e',
  'fp-strat-26e',
  'sh-char-17e',
  'sh-char-25e',
  'sh-char-26e',
  'sh-strat-10e',
  'sh-strat-11e',
  'sh-strat-25e',
  'sh-strat-26e',
] as const

/** How many cards wake the Ents; when all have been played no Ent is left. */
export const AWAKENINGS = 3
