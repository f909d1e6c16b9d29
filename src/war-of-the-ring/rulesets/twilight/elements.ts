/**
 * The elements of Twilight of the Third Age, which can be played separately (chapter XII, p. 70; ruling
 * OT-17): a card that takes the place of one of the base game goes with its element, since the rules of that
 * make the old card obsolete (p. 71); the eight cards that are added are an element of their own.
 */
import { TWILIGHT_CARDS } from '../../data/twilight'
import type { Unfit, Variant } from '../../model/config'
import { TWILIGHT_ELEMENTS, type TwilightElement } from '../../model/twilightIds'
import type { EventCardId } from '../../model/ids'

/** The elements that are played. */
export type Elements = Variant['twilight']

/** The cards of the expansion that take the place of others, with the element they belong to. */
const ELEMENT_OF: { readonly [C in EventCardId]?: TwilightElement } = {
  'fp-char-19e': 'ents',
  'fp-char-20e': 'ents',
  'fp-char-21e': 'ents',
  'sh-char-17e': 'balrog',
  'sh-strat-10e': 'corsairs',
  'sh-strat-11e': 'dunlendings',
}

/** Whether an element is played. */
export const has = (elements: Elements, element: TwilightElement): boolean =>
  typeof elements === 'boolean' ? elements : elements.includes(element)

/** The cards of the expansion that are in the decks. */
export const cardsIn = (elements: Elements): typeof TWILIGHT_CARDS =>
  TWILIGHT_CARDS.filter(({ id }) => has(elements, ELEMENT_OF[id] ?? 'event-cards'))

/** The cards of the base game that leave the decks: those whose number a card of the expansion has. */
export const replacedBy = (elements: Elements): ReadonlySet<string> =>
  new Set(cardsIn(elements).flatMap(({ id }) => (ELEMENT_OF[id] === undefined ? [] : [id.slice(0, -1)])))

/** What the eight cards that are added are about, besides what every game has. */
const NEEDED: ReadonlyArray<readonly [TwilightElement, string]> = [
  ['corsairs', 'Threats to the Fiefs of the South is about ships of the Corsairs'],
  ['siege-engines', 'Deep Trenches and Great Engines is about siege engines'],
]

/** Why these elements cannot be played without others, if they cannot. */
export const unfitElements = (elements: Elements): Unfit | undefined => {
  if (!has(elements, 'event-cards')) return undefined
  const [element, about] = NEEDED.find(([one]) => !has(elements, one)) ?? []
  return element === undefined || about === undefined
    ? undefined
    : { field: 'twilight', problem: `event-cards want ${element}: ${about} (ruling OT-17)` }
}

/** A text in which nobody is named who is not in the game; itself where it names nobody such. */
const without = (value: unknown, gone: ReadonlySet<unknown>): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const found = value.filter((one) => !gone.has(one)).map((one: unknown) => without(one, gone))
    return found.length === value.length && found.every((one, ix) => one === value[ix]) ? value : found
  }
  const fields = Object.entries(value)
  const found = fields.map(([key, one]) => [key, without(one, gone)] as const)
  return found.every(([, one], ix) => one === fields[ix]?.[1]) ? value : Object.fromEntries(found)
}

/** What is printed, without the names of characters who are not in the game. */
export const namingOnly = <A>(elements: Elements, value: A): A =>
  elements === true
    ? value
    : (without(value, new Set(TWILIGHT_ELEMENTS.filter((one) => !has(elements, one)))) as A)
