/**
 * Odds: what the next cards of a seat can be. Decks are sets, so this is counting: a card of the draw deck is
 * as likely as another, unless its top card is known; when the deck gives out, the cycle pile becomes one.
 */
import type { CardIx, SeatIx } from '../model/spots'
import type { Table } from '../model/table'
import { CYCLE, DECK } from '../model/spots'
import type { CopyId } from '../model/copies'
import type { Player } from '../model/config'
import { copyId } from './cards'
import { cardsIn } from './places'

/** A card and how likely it is among the next ones; the fraction is in its lowest terms. */
export interface DrawChance {
  readonly card: CopyId
  readonly numerator: number
  readonly denominator: number
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

const chanceOf = (card: CardIx, good: number, all: number): DrawChance => {
  const numerator = Math.min(good, all)
  const shared = divisor(all, numerator)
  return { card: copyId(card), numerator: numerator / shared, denominator: all / shared }
}

/** So many cards of a pile without order. */
const among = (pile: ReadonlyArray<CardIx>, number: number): ReadonlyArray<DrawChance> =>
  number <= 0 ? [] : pile.map((card) => chanceOf(card, number, pile.length))

/** For each card that can be among the next ones of a seat, how likely it is; in the order of the cards. */
export const nextCards = (
  table: Table,
  { cards, ix }: Pick<Player, 'cards'> & { readonly ix: SeatIx },
  number: number,
): ReadonlyArray<DrawChance> => {
  if (number <= 0) return []
  const deck = cardsIn(table, cards, DECK)
  const top = deck.filter((card) => card === table.tops[ix])
  const below = deck.filter((card) => card !== table.tops[ix])
  return [
    ...top.map((card) => chanceOf(card, 1, 1)),
    ...among(below, number - top.length),
    ...among(cardsIn(table, cards, CYCLE), number - deck.length),
  ]
}
