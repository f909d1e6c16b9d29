/**
 * Cards change their place. Each change keeps what everybody knows up to date: a card that goes from one pile
 * to another unseen could be any of those that can be in the first; a card that is seen is known to be where
 * it is.
 */
import { add } from '../../../kernel/indexSet'
import type { From } from '../../model/events'
import {
  ASIDE,
  CYCLE,
  DECK,
  draftOf,
  ELIMINATED,
  FIRST_WIELDER,
  HAND,
  PLAYING,
  type Bits,
  type CardIx,
  type SeatIx,
  type Spot,
} from '../../model/table'
import type { RuleId } from '../../rulebook'
import { copyId, seatId } from '../../query/cards'
import { playerAt } from '../../query/cast'
import { itemsOn, numberOf, ofSeat, ownerOf, playZone, spotOfCard } from '../../query/places'
import { happen, type Change } from './change'

const isPile = (spot: Spot): boolean => spot >= DECK && spot <= ASIDE

/** Where a card goes, whether all see it go, and which cards it could be if they do not. */
export interface Going {
  readonly to: Spot
  readonly shown: boolean
  readonly couldBe?: (card: CardIx) => boolean
}

/** What everybody knows of each card after some of it has changed; the same list if nothing has. */
const knowing = (
  before: ReadonlyArray<Bits>,
  cards: ReadonlyArray<CardIx>,
  after: (bits: Bits, card: CardIx) => Bits,
): ReadonlyArray<Bits> => {
  let may: Array<Bits> | undefined
  for (const card of cards) {
    const bits = before[card] ?? 0
    const now = after(bits, card)
    if (now !== bits) (may ??= before.slice())[card] = now
  }
  return may ?? before
}

const knowledgeAfter = (change: Change, card: CardIx, { to, shown, couldBe }: Going): ReadonlyArray<Bits> => {
  const { at, may } = change.table
  const from = at[card] ?? 0
  const { cards } = playerAt(change.rules.cast, ownerOf(change, card))
  const emptied = isPile(from) && !cards.some((one) => one !== card && at[one] === from)
  const kept = emptied ? ~(1 << from) : -1
  if (isPile(from) && isPile(to) && !shown)
    return knowing(may, cards, (bits, one) => {
      const moves = (bits >> from) & 1 && couldBe?.(one) !== false
      return (moves ? bits | (1 << to) : bits) & kept
    })
  const there = isPile(to) ? 1 << to : 0
  return knowing(may, cards, (bits, one) => (one === card ? there : bits) & kept)
}

/** Nobody knows the top card of a draw deck any longer. */
const forgetTop = (tops: ReadonlyArray<CardIx>, seat: SeatIx): ReadonlyArray<CardIx> =>
  tops[seat] === -1 ? tops : tops.map((top, one) => (one === seat ? -1 : top))

/** Puts a card somewhere; items on it stay on it. Tokens on a card that leaves its location go away. */
export const relocate = (change: Change, card: CardIx, going: Going): void => {
  const { table } = change
  const from = table.at[card] ?? 0
  const draft = draftOf(table)
  const at = table.at.slice()
  at[card] = going.to
  draft.at = at
  draft.may = knowledgeAfter(change, card, going)
  if (from === DECK) draft.tops = forgetTop(table.tops, ownerOf(change, card))
  if (table.tokens.some(({ on }) => on === FIRST_WIELDER + card))
    draft.tokens = table.tokens.filter(({ on }) => on !== FIRST_WIELDER + card)
  change.table = draft
}

/** The cycle pile of a seat is shuffled into its draw deck. */
export const recycle = (change: Change, seat: SeatIx, rule: RuleId): void => {
  const cards = ofSeat(change, seat, CYCLE)
  const draft = draftOf(change.table)
  const at = draft.at.slice()
  for (const card of cards) at[card] = DECK
  draft.at = at
  const own = playerAt(change.rules.cast, seat).cards
  draft.may = draft.may.map((bits, card) =>
    (bits >> CYCLE) & 1 && own.includes(card) ? (bits & ~(1 << CYCLE)) | (1 << DECK) : bits,
  )
  draft.tops = forgetTop(draft.tops, seat)
  change.table = draft
  happen(change, { kind: 'DeckRecycled', rule, seat: seatId(seat), cards: cards.length })
}

/** A draw deck that has run out is made anew at once. */
export const refill = (change: Change, seat: SeatIx): void => {
  if (numberOf(change, seat, DECK) === 0 && numberOf(change, seat, CYCLE) > 0)
    recycle(change, seat, 'recycle.empty')
}

/** A draw deck that was searched is shuffled. */
export const shuffle = (change: Change, seat: SeatIx): void => {
  change.table = { ...change.table, tops: forgetTop(change.table.tops, seat) }
  happen(change, { kind: 'DeckSearched', rule: 'take.shown', seat: seatId(seat) })
}

const PILES: Readonly<Record<number, From>> = {
  [DECK]: 'deck',
  [HAND]: 'hand',
  [CYCLE]: 'cycle',
  [ELIMINATED]: 'eliminated',
  [ASIDE]: 'aside',
  [PLAYING]: 'playing',
}

/** Where a card is, as everybody sees it. */
export const fromOf = (change: Change, card: CardIx): From => {
  const spot = spotOfCard(change.table, card)
  return playZone(spot) ?? PILES[spot] ?? 'playing'
}

/** Whether everybody sees a card where it is. */
const isOpen = (change: Change, card: CardIx): boolean => !isPile(change.table.at[card] ?? 0)

/** Cycles a card alone; `shown` tells whether a card out of a pile is shown. */
const cycleOne = (change: Change, card: CardIx, rule: RuleId, shown: boolean): void => {
  const seat = seatId(ownerOf(change, card))
  const open = shown || isOpen(change, card)
  const from = fromOf(change, card)
  relocate(change, card, { to: CYCLE, shown: open })
  const event = { kind: 'CardCycled', rule, seat, cycled: copyId(card), from } as const
  happen(change, open ? event : { ...event, only: seat })
}

/** Cycles a card with its items, each to the pile of its owner. */
export const cycleCard = (change: Change, card: CardIx, rule: RuleId, shown = false): void => {
  const items = itemsOn(change.table, card)
  const owner = ownerOf(change, card)
  const fromDeck = change.table.at[card] === DECK
  cycleOne(change, card, rule, shown)
  for (const item of items) cycleOne(change, item, 'play.itemsShareFate', true)
  if (fromDeck) refill(change, owner)
}

/** Eliminates a card alone. Out of a pile nobody sees it, but all know which cards would have been shown. */
const eliminateOne = (
  change: Change,
  card: CardIx,
  rule: RuleId,
  couldBe?: (card: CardIx) => boolean,
): void => {
  const seat = seatId(ownerOf(change, card))
  const open = isOpen(change, card)
  const from = fromOf(change, card)
  relocate(change, card, { to: ELIMINATED, shown: open, ...(couldBe === undefined ? {} : { couldBe }) })
  const event = { kind: 'CardEliminated', rule, seat, eliminated: copyId(card), from } as const
  happen(change, open ? event : { ...event, only: seat })
}

/** Eliminates a card with its items, each to the pile of its owner. */
export const eliminateCard = (
  change: Change,
  card: CardIx,
  rule: RuleId,
  couldBe?: (card: CardIx) => boolean,
): void => {
  const items = itemsOn(change.table, card)
  const owner = ownerOf(change, card)
  const fromDeck = change.table.at[card] === DECK
  eliminateOne(change, card, rule, couldBe)
  for (const item of items) eliminateOne(change, item, 'play.itemsShareFate')
  if (fromDeck) refill(change, owner)
}

/** Eliminates a card out of a pile, shown to all. */
export const removeCard = (change: Change, card: CardIx): void => {
  const seat = seatId(ownerOf(change, card))
  const items = itemsOn(change.table, card)
  const from = fromOf(change, card)
  relocate(change, card, { to: ELIMINATED, shown: true })
  happen(change, { kind: 'CardEliminated', rule: 'remove.anywhere', seat, eliminated: copyId(card), from })
  for (const item of items) eliminateOne(change, item, 'play.itemsShareFate')
  if (from === 'deck') refill(change, ownerOf(change, card))
}

/** Remembers that a card was played this round. */
export const markPlayed = (change: Change, card: CardIx): void => {
  change.table = { ...change.table, played: add(change.table.played, card) }
}
