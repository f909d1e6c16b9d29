/**
 * Filling a view: a full state that its viewer cannot tell from the real one. The cards of each hidden deck
 * are shuffled and dealt to deck, hands and discards in the numbers that are known.
 */
import { objectOf, textsOf, type Obj } from '../../kernel/json'
import { at } from '../../kernel/row'
import type { Rules } from '../model/config'
import type { Json } from '../../kernel/hash'
import type { Random } from '../../kernel/random'
import { DECK_NAMES, handsOf } from '../model/codecs'
import { DECKS, SIDES, type Seat } from '../model/ids'
import type { DeckIx } from '../model/table'
import { firstOfDeck, sizeOfDeck } from '../query/cards'
import { fillCommits, keepers, pledgesIn, type Pledge } from './fillCombat'
import { CARD_PLACES, hiddenPiles, OPEN_PLACES, type Pile } from './mask'

const shuffled = <A>(list: ReadonlyArray<A>, random: Random): ReadonlyArray<A> => {
  const copy = list.slice()
  for (let place = copy.length - 1; place > 0; place--) {
    const other = random(place + 1)
    ;[copy[place], copy[other]] = [at(copy, other), at(copy, place)]
  }
  return copy
}

const cardsOf = (rules: Rules, deck: DeckIx): ReadonlyArray<string> => {
  const first = firstOfDeck(rules, deck)
  return rules.eventCardIds.slice(first, first + sizeOfDeck(rules, deck))
}

/** The cards of all piles that a viewer sees. */
const openIn = (cards: Obj): ReadonlyArray<Json> =>
  [...CARD_PLACES, ...OPEN_PLACES].flatMap((place) =>
    Object.values(objectOf(cards[place])).flatMap((pile) => (Array.isArray(pile) ? pile : [])),
  )

/** Deals the hidden cards of one deck to its hidden piles: each with those that lie there. */
const deal = (
  rules: Rules,
  cards: Obj,
  piles: ReadonlyArray<Pile>,
  order: ReadonlyArray<string>,
): ReadonlyArray<readonly [Pile, ReadonlyArray<string>]> => {
  let dealt = 0
  return piles.map((pile) => {
    const { hidden } = objectOf(objectOf(cards[pile.place])[pile.name])
    const first = dealt
    dealt += typeof hidden === 'number' ? hidden : 0
    const part = order.slice(first, dealt)
    return [pile, rules.eventCardIds.filter((card) => part.includes(card))] as const
  })
}

const fillCards = (rules: Rules, cards: Obj, viewer: Seat | 'spectator', random: Random): Obj => {
  const open = new Set(openIn(cards))
  const dealt = DECK_NAMES.flatMap((_, deck) => {
    const piles = hiddenPiles(rules, deck, viewer).filter(
      ({ place, name }) => !Array.isArray(objectOf(cards[place])[name]),
    )
    if (piles.length === 0) return []
    const unseen = cardsOf(rules, deck).filter((card) => !open.has(card))
    return deal(rules, cards, piles, shuffled(unseen, random))
  })
  const places = CARD_PLACES.map((place) => [
    place,
    {
      ...objectOf(cards[place]),
      ...Object.fromEntries(
        dealt.flatMap(([pile, list]) => (pile.place === place ? [[pile.name, list]] : [])),
      ),
    },
  ])
  return { ...cards, ...Object.fromEntries(places) }
}

/** Who looks, by which rules. */
interface Looking {
  readonly rules: Rules
  readonly viewer: Seat | 'spectator'
}

/** Deals that are tried before one is mended by hand. */
const PATIENCE = 500

/** A deal in which everybody who has declared a Combat card holds one that he may use. */
const keeping = (
  { rules, viewer }: Looking,
  first: Obj,
  pledges: ReadonlyArray<Pledge>,
  dealt: () => Obj,
): Obj => {
  let cards = first
  for (let left = PATIENCE; left > 0; left--) {
    if (pledges.every((pledge) => keepers(cards, pledge).length > 0)) return cards
    cards = dealt()
  }
  return pledges.reduce((all, pledge) => mended({ rules, viewer }, all, pledge), cards)
}

/** A deal in which a card that may be used changes places with one of the hand. */
const mended = ({ rules, viewer }: Looking, cards: Obj, pledge: Pledge): Obj => {
  if (keepers(cards, pledge).length > 0) return cards
  for (const [kind, own] of handsOf(pledge.seat).entries())
    for (const { place, name } of hiddenPiles(rules, pledge.side * DECKS.length + kind, viewer)) {
      if (place === 'hands' && name === own) continue
      const from = objectOf(cards[place])
      const [there, held] = [textsOf(from[name]), textsOf(objectOf(cards['hands'])[own])]
      const wanted = there.find((card) => pledge.usable.includes(card))
      const given = held[0]
      if (wanted === undefined || given === undefined) continue
      const swap = (list: ReadonlyArray<string>, out: string, into: string): Json =>
        rules.eventCardIds.filter((card) => card === into || (card !== out && list.includes(card)))
      const taken: Obj = { ...cards, [place]: { ...from, [name]: swap(there, wanted, given) } }
      return { ...taken, hands: { ...objectOf(taken['hands']), [own]: swap(held, given, wanted) } }
    }
  return cards
}

/** What a partner has chosen to give is a card that he holds. */
const fillGifts = (rules: Rules, stack: ReadonlyArray<Obj>, cards: Obj, random: Random): ReadonlyArray<Obj> =>
  stack.map((frame) => {
    const vars = objectOf(frame['vars'])
    const { given } = vars
    if (frame['kind'] !== 'decide/give' || !Array.isArray(given)) return frame
    const seats = rules.seating.ofSide[vars['side'] === SIDES[1] ? 1 : 0]
    const filled = given.map((card: Json, place): Json => {
      const seat = rules.seating.seats[seats[place] ?? -1]
      if (card !== 'hidden' || seat === undefined) return card
      const held = handsOf(seat).flatMap((name) => textsOf(objectOf(cards['hands'])[name]))
      return held[random(Math.max(1, held.length))] ?? null
    })
    return { ...frame, vars: { ...vars, given: filled } }
  })

/** A view's hidden parts filled in. */
export const fill = (rules: Rules, json: Json, viewer: Seat | 'spectator', random: Random): Json => {
  const masked = objectOf(json)
  const table = objectOf(masked['table'])
  const word = (): number => random(2 ** 32)
  const dealt = (): Obj => fillCards(rules, objectOf(table['cards']), viewer, random)
  const first = dealt()
  const pledges = pledgesIn(rules, { ...masked, table: { ...table, cards: first } }, viewer)
  const cards = keeping({ rules, viewer }, first, pledges, dealt)
  return {
    ...masked,
    config: { ...objectOf(masked['config']), seed: 'determinized' },
    chance: { key: [word(), word(), word(), word()], drawn: {} },
    stack: fillGifts(rules, fillCommits(masked, cards, pledges, random), cards, random),
    table: { ...table, cards },
  }
}
