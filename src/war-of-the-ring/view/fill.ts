/**
 * Filling a view: a full state that its viewer cannot tell from the real one. The cards of each hidden deck
 * are shuffled and dealt to deck, hand and discards in the numbers that are known.
 */
import type { Rules } from '../model/config'
import type { Json } from '../../kernel/hash'
import type { Random } from '../../kernel/random'
import { DECK_NAMES, decksOf } from '../model/codecs'
import { type Seat } from '../model/ids'
import { firstOfDeck, sizeOfDeck } from '../query/cards'
import { fillCommits, keepers, pledgesIn, type Pledge } from './fillCombat'
import { CARD_PLACES, hiddenDecks, objectOf, OPEN_PLACES, type Obj } from './mask'

const shuffled = <A>(list: ReadonlyArray<A>, random: Random): ReadonlyArray<A> => {
  const copy = list.slice()
  for (let place = copy.length - 1; place > 0; place--) {
    const other = random(place + 1)
    ;[copy[place], copy[other]] = [copy[other] as A, copy[place] as A]
  }
  return copy
}

const cardsOf = (rules: Rules, name: string): ReadonlyArray<string> => {
  const deck = DECK_NAMES.indexOf(name)
  return rules.eventCardIds.slice(
    firstOfDeck(rules, deck),
    firstOfDeck(rules, deck) + sizeOfDeck(rules, deck),
  )
}

/** Deals the cards of one deck: by place those that lie there. */
const deal = (
  rules: Rules,
  cards: Obj,
  name: string,
  random: Random,
): Readonly<Record<string, ReadonlyArray<string>>> => {
  const open = OPEN_PLACES.flatMap((place) => objectOf(cards[place])[name] ?? [])
  const order = shuffled(
    cardsOf(rules, name).filter((card) => !open.includes(card)),
    random,
  )
  let dealt = 0
  return Object.fromEntries(
    CARD_PLACES.map((place) => {
      const { hidden } = objectOf(objectOf(cards[place])[name])
      const number = typeof hidden === 'number' ? hidden : 0
      const first = dealt
      dealt += number
      const part = order.slice(first, dealt)
      return [place, rules.eventCardIds.filter((card) => part.includes(card))]
    }),
  )
}

const fillCards = (rules: Rules, cards: Obj, viewer: Seat | 'spectator', random: Random): Obj => {
  const deals = new Map(hiddenDecks(viewer).map((name) => [name, deal(rules, cards, name, random)]))
  const dealt = Object.fromEntries(
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
  return { ...cards, ...dealt }
}

/** Deals that are tried before one is mended by hand. */
const PATIENCE = 500

/** A deal in which everybody who has declared a Combat card holds one that he may use. */
const keeping = (rules: Rules, first: Obj, pledges: ReadonlyArray<Pledge>, dealt: () => Obj): Obj => {
  let cards = first
  for (let left = PATIENCE; left > 0; left--) {
    if (pledges.every((pledge) => keepers(cards, pledge).length > 0)) return cards
    cards = dealt()
  }
  return pledges.reduce((all, pledge) => mended(rules, all, pledge), cards)
}

/** A deal in which a card that may be used changes places with one of the hand. */
const mended = (rules: Rules, cards: Obj, pledge: Pledge): Obj => {
  if (keepers(cards, pledge).length > 0) return cards
  for (const name of decksOf(pledge.side))
    for (const place of ['decks', 'discards'] as const) {
      const [from, hand] = [objectOf(cards[place]), objectOf(cards['hands'])]
      const there = (from[name] ?? []) as ReadonlyArray<string>
      const held = (hand[name] ?? []) as ReadonlyArray<string>
      const wanted = there.find((card) => pledge.usable.includes(card))
      const given = held[0]
      if (wanted === undefined || given === undefined) continue
      const swap = (list: ReadonlyArray<string>, out: string, into: string): Json =>
        rules.eventCardIds.filter((card) => card === into || (card !== out && list.includes(card)))
      return {
        ...cards,
        [place]: { ...from, [name]: swap(there, wanted, given) },
        hands: { ...hand, [name]: swap(held, given, wanted) },
      }
    }
  return cards
}

/** A view's hidden parts filled in. */
export const fill = (rules: Rules, json: Json, viewer: Seat | 'spectator', random: Random): Json => {
  const masked = objectOf(json)
  const table = objectOf(masked['table'])
  const word = (): number => random(2 ** 32)
  const dealt = (): Obj => fillCards(rules, objectOf(table['cards']), viewer, random)
  const first = dealt()
  const pledges = pledgesIn(rules, { ...masked, table: { ...table, cards: first } }, viewer)
  const cards = keeping(rules, first, pledges, dealt)
  return {
    ...masked,
    config: { ...objectOf(masked['config']), seed: 'determinized' },
    chance: { key: [word(), word(), word(), word()], drawn: {} },
    stack: fillCommits(masked, cards, pledges, random),
    table: { ...table, cards },
  }
}
