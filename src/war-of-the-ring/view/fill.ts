/**
 * Filling a view: a full state that its viewer cannot tell from the real one. The cards of each hidden deck
 * are shuffled and dealt to deck, hand and discards in the numbers that are known.
 */
import type { Json } from '../../kernel/hash'
import type { Random } from '../../kernel/random'
import { DECK_NAMES } from '../model/codecs'
import { EVENT_CARD_IDS, type Seat } from '../model/ids'
import { CARD_PLACES, hiddenDecks, objectOf, type Obj } from './mask'

const shuffled = <A>(list: ReadonlyArray<A>, random: Random): ReadonlyArray<A> => {
  const copy = list.slice()
  for (let place = copy.length - 1; place > 0; place--) {
    const other = random(place + 1)
    ;[copy[place], copy[other]] = [copy[other] as A, copy[place] as A]
  }
  return copy
}

const DECK_SIZE = EVENT_CARD_IDS.length / DECK_NAMES.length

const cardsOf = (name: string): ReadonlyArray<string> => {
  const first = DECK_NAMES.indexOf(name) * DECK_SIZE
  return EVENT_CARD_IDS.slice(first, first + DECK_SIZE)
}

/** Deals the cards of one deck: by place those that lie there. */
const deal = (cards: Obj, name: string, random: Random): Readonly<Record<string, ReadonlyArray<string>>> => {
  const order = shuffled(cardsOf(name), random)
  let dealt = 0
  return Object.fromEntries(
    CARD_PLACES.map((place) => {
      const { hidden } = objectOf(objectOf(cards[place])[name])
      const number = typeof hidden === 'number' ? hidden : 0
      const first = dealt
      dealt += number
      const part = order.slice(first, dealt)
      return [place, EVENT_CARD_IDS.filter((card) => part.includes(card))]
    }),
  )
}

const fillCards = (cards: Obj, viewer: Seat | 'spectator', random: Random): Json => {
  const deals = new Map(hiddenDecks(viewer).map((name) => [name, deal(cards, name, random)]))
  return Object.fromEntries(
    CARD_PLACES.map((place) => [
      place,
      Object.fromEntries(
        DECK_NAMES.map((name): [string, Json] => [
          name,
          deals.get(name)?.[place] ?? objectOf(cards[place])[name] ?? null,
        ]),
      ),
    ]),
  )
}

/** A view's hidden parts filled in. */
export const fill = (json: Json, viewer: Seat | 'spectator', random: Random): Json => {
  const masked = objectOf(json)
  const table = objectOf(masked['table'])
  const word = (): number => random(2 ** 32)
  return {
    ...masked,
    config: { ...objectOf(masked['config']), seed: 'determinized' },
    chance: { key: [word(), word(), word(), word()], drawn: {} },
    table: { ...table, cards: fillCards(objectOf(table['cards']), viewer, random) },
  }
}
