/**
 * The cards as piles: a table has the place of each card. Nobody sees into a deck, and a hand and what was
 * discarded face down are its side's own, but for the cards that the enemy has seen.
 */
import type { Json } from '../../kernel/hash'
import { objectOf, textsOf } from '../../kernel/json'
import { asPlaces, type HiddenCounts } from '../../kernel/sheet/layouts'
import type { Layout, Piles, Sight } from '../../kernel/sheet/piles'
import { ofScenario } from './remembered'
import type { Side } from './sides'
import { CARD_PLACES } from './json'
import type { Scenario } from './tables'

/** Who looks. */
export type Viewer = Side | 'spectator'

/** A view counts hidden cards by deck and place: `{ "generic:freeHand": 3 }`. */
const hiddenCards: HiddenCounts = {
  field: 'hiddenCards',
  write: (hidden) => {
    const counts: Array<readonly [string, Json]> = []
    for (const [place, decks] of hidden)
      for (const deck in decks) counts.push([`${deck}:${place}`, decks[deck] ?? 0])
    return Object.fromEntries(counts.sort(([one], [other]) => (one < other ? -1 : 1)))
  },
  read: (json, place) => {
    if (json === undefined) return undefined
    const decks: Record<string, number> = {}
    for (const [key, count] of Object.entries(objectOf(json)))
      if (key.endsWith(`:${place}`)) decks[key.slice(0, -place.length - 1)] = Number(count)
    return decks
  },
}

const layoutOf = ofScenario(({ cardIds }: Scenario): Layout =>
  asPlaces({ field: 'cards', things: cardIds, places: CARD_PLACES, counts: hiddenCards }),
)

const decksOf = ofScenario(
  ({ cards }: Scenario): ReadonlyMap<string, string> =>
    new Map(Object.values(cards).map(({ id, deck }) => [id, deck])),
)

const isOwn = (place: string): boolean => /Hand|Given/.test(place)

/** The cards. */
export const CARDS: Piles<Scenario, Viewer> = {
  layout: layoutOf,
  backs: decksOf,
  sees: ({ viewer, table }) => {
    const seen = new Set(viewer === 'spectator' ? [] : textsOf(objectOf(table['known'])[viewer]))
    const ifSeen: Sight = (card) => seen.has(card)
    return (place) => (place === 'deck' || (isOwn(place) && !place.startsWith(viewer)) ? ifSeen : true)
  },
}
