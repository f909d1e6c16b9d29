/**
 * Cards change their place. Each change keeps what everybody knows up to date: a card that goes from one pile
 * to another unseen could be any of those that can be in the first; a card that is seen is known to be where
 * it is.
 */
import { add } from '../../../kernel/indexSet'
import { at as valueAt } from '../../../kernel/row'
import type { From } from '../../model/events'
import {
  ASIDE,
  CYCLE,
  DECK,
  ELIMINATED,
  FIRST_WIELDER,
  HAND,
  PLAYING,
  type Bits,
  type CardIx,
  type SeatIx,
  type Spot,
} from '../../model/spots'
import { draftOf } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { copyId, seatId } from '../../query/cards'
import { playerAt } from '../../query/cast'
import { hasAny, itemsOn, ofSeat, ownerOf, playZone, spotOfCard } from '../../query/places'
import { happen, type Change } from './change'

const isPile = (spot: Spot): boolean => spot >= DECK && spot <= ASIDE

/** Where a card goes, whether all see it go, and which cards it could be if they do not. */
export interface Going {
  readonly to: Spot
  readonly shown: boolean
  readonly couldBe?: (card: CardIx) => boolean
}

/** The bits that a card keeps in knowledge when the last one of a pile goes. */
const keptAfter = (at: ReadonlyArray<Spot>, cards: ReadonlyArray<CardIx>, card: CardIx): Bits => {
  const from = valueAt(at, card)
  if (!isPile(from)) return -1
  for (const one of cards) if (one !== card && at[one] === from) return -1
  return ~(1 << from)
}

/** What everybody knows after a card has gone; the same list if that is nothing new. */
const knowledgeAfter = (change: Change, card: CardIx, { to, shown, couldBe }: Going): ReadonlyArray<Bits> => {
  const { at, may } = change.table
  const from = valueAt(at, card)
  const { cards } = playerAt(change.rules.cast, ownerOf(change, card))
  const kept = keptAfter(at, cards, card)
  const unseen = isPile(from) && isPile(to) && !shown
  const there = isPile(to) ? 1 << to : 0
  let known: Array<Bits> | undefined
  for (const one of cards) {
    const bits = valueAt(may, one)
    const moves = unseen && ((bits >> from) & 1) === 1 && couldBe?.(one) !== false
    const now = (!unseen && one === card ? there : moves ? bits | there : bits) & kept
    if (now !== bits) (known ??= may.slice())[one] = now
  }
  return known ?? may
}

/** Nobody knows the top card of a draw deck any longer. */
const forgetTop = (tops: ReadonlyArray<CardIx>, seat: SeatIx): ReadonlyArray<CardIx> =>
  tops[seat] === -1 ? tops : tops.map((top, one) => (one === seat ? -1 : top))

/** Puts a card somewhere; items on it stay on it. Tokens on a card that leaves its location go away. */
export const relocate = (change: Change, card: CardIx, going: Going): void => {
  const { table } = change
  const from = valueAt(table.at, card)
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
  const may = draft.may.slice()
  for (const card of playerAt(change.rules.cast, seat).cards) {
    const bits = valueAt(may, card)
    if ((bits >> CYCLE) & 1) may[card] = (bits & ~(1 << CYCLE)) | (1 << DECK)
  }
  draft.may = may
  draft.tops = forgetTop(draft.tops, seat)
  change.table = draft
  happen(change, { kind: 'DeckRecycled', rule, seat: seatId(seat), cards: cards.length })
}

/** A draw deck that has run out is made anew at once. */
export const refill = (change: Change, seat: SeatIx): void => {
  if (!hasAny(change, seat, DECK) && hasAny(change, seat, CYCLE)) recycle(change, seat, 'recycle.empty')
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
const isOpen = (change: Change, card: CardIx): boolean => !isPile(valueAt(change.table.at, card))

/** Why a card leaves, and from where: an item from where its wielder was. */
interface Leaving {
  readonly rule: RuleId
  readonly from: From
  /** Whether it is shown out of a pile. */
  readonly shown?: boolean
  readonly couldBe?: (card: CardIx) => boolean
}

/** Cycles a card alone. */
const cycleOne = (change: Change, card: CardIx, { rule, from, shown = false }: Leaving): void => {
  const seat = seatId(ownerOf(change, card))
  const open = shown || isOpen(change, card)
  relocate(change, card, { to: CYCLE, shown: open })
  const cycled = copyId(card)
  if (open) happen(change, { kind: 'CardCycled', rule, seat, cycled, from })
  else happen(change, { kind: 'CardCycled', rule, seat, cycled, from, only: seat })
}

/** Cycles a card with its items, each to the pile of its owner. */
export const cycleCard = (change: Change, card: CardIx, rule: RuleId, shown = false): void => {
  const items = itemsOn(change.table, card)
  const owner = ownerOf(change, card)
  const from = fromOf(change, card)
  cycleOne(change, card, { rule, from, shown })
  for (const item of items) cycleOne(change, item, { rule: 'play.itemsShareFate', from, shown: true })
  if (from === 'deck') refill(change, owner)
}

/** Eliminates a card alone. Out of a pile nobody sees it, but all know which cards would have been shown. */
const eliminateOne = (change: Change, card: CardIx, { rule, from, couldBe }: Leaving): void => {
  const seat = seatId(ownerOf(change, card))
  const open = isOpen(change, card)
  relocate(
    change,
    card,
    couldBe === undefined ? { to: ELIMINATED, shown: open } : { to: ELIMINATED, shown: open, couldBe },
  )
  const eliminated = copyId(card)
  if (open) happen(change, { kind: 'CardEliminated', rule, seat, eliminated, from })
  else happen(change, { kind: 'CardEliminated', rule, seat, eliminated, from, only: seat })
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
  const from = fromOf(change, card)
  eliminateOne(change, card, couldBe === undefined ? { rule, from } : { rule, from, couldBe })
  for (const item of items) eliminateOne(change, item, { rule: 'play.itemsShareFate', from })
  if (from === 'deck') refill(change, owner)
}

/** Eliminates a card out of a pile, shown to all. */
export const removeCard = (change: Change, card: CardIx): void => {
  const seat = seatId(ownerOf(change, card))
  const items = itemsOn(change.table, card)
  const from = fromOf(change, card)
  relocate(change, card, { to: ELIMINATED, shown: true })
  happen(change, { kind: 'CardEliminated', rule: 'remove.anywhere', seat, eliminated: copyId(card), from })
  for (const item of items) eliminateOne(change, item, { rule: 'play.itemsShareFate', from })
  if (from === 'deck') refill(change, ownerOf(change, card))
}

/** Remembers that a card was played this round. */
export const markPlayed = (change: Change, card: CardIx): void => {
  const draft = draftOf(change.table)
  draft.played = add(draft.played, card)
  change.table = draft
}
