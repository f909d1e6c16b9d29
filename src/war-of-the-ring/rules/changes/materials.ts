/**
 * Action dice rolled, used and put into the Hunt box (chapter IV).
 */
import { at } from '../../../kernel/row'
import {
  draftOf,
  type CardIx,
  type Cards,
  diceDraft,
  type Dice,
  type FaceIx,
  type Pair,
  type SideIx,
} from '../../model/table'
import { DECKS, SIDES } from '../../model/ids'
import type { RuleId } from '../../rulebook'
import { bitOfCard, deckOfCard, handIx, sideOfDeck } from '../../query/cards'
import { seatIxOf } from '../../query/seats'
import { happen, type Change } from './change'
import { ofFace } from '../../model/counts'

/*
 * Event cards moved between deck, hand, discards and table.
 */

/** Puts a card into another place. */
export const moveCard = (change: Change, card: CardIx, from: keyof Cards, to: keyof Cards): void => {
  const deck = deckOfCard(change.rules, card)
  const bit = bitOfCard(change.rules, card)
  const seat = seatIxOf(change, 'card', sideOfDeck(deck), card)
  const placeIn = (pile: keyof Cards): number =>
    pile === 'decks' || pile === 'played' ? deck : handIx(seat, deck)
  const { cards } = change.table
  const source = cards[from].slice()
  const target = cards[to].slice()
  source[placeIn(from)] = at(source, placeIn(from)) & ~bit
  target[placeIn(to)] = at(target, placeIn(to)) | bit
  const draft = draftOf(change.table)
  draft.cards = { ...cards, [from]: source, [to]: target }
  change.table = draft
}

/** Discards a card from the table, for everybody to see. */
export const discardFromTable = (change: Change, card: CardIx, rule: RuleId): void => {
  const deck = deckOfCard(change.rules, card)
  moveCard(change, card, 'onTable', 'played')
  happen(change, {
    kind: 'CardDiscarded',
    rule,
    side: SIDES[sideOfDeck(deck)],
    deck: at(DECKS, deck & 1),
    drawn: at(change.rules.eventCardIds, card),
  })
}

/** Edits the dice. */
export const editDice = (
  change: Change,
  editing: (draft: { -readonly [K in keyof Dice]: Dice[K] }) => void,
): void => {
  const dice = diceDraft(change.table.dice)
  editing(dice)
  const draft = draftOf(change.table)
  draft.dice = dice
  change.table = draft
}

/** A pair with so many more for a side. */
export const plus = (pair: Pair, side: SideIx, number = 1): Pair =>
  side === 0 ? [pair[0] + number, pair[1]] : [pair[0], pair[1] + number]

/** Takes a die from the unused ones; where it goes is told when its action is done. */
export const spendDie = (change: Change, side: SideIx, face: FaceIx): void =>
  editDice(change, (draft) => {
    draft.unused = plus(draft.unused, side, -ofFace(face))
  })

/** Puts a die among the unused ones. */
export const addDie = (change: Change, side: SideIx, face: FaceIx): void =>
  editDice(change, (draft) => {
    draft.unused = plus(draft.unused, side, ofFace(face))
  })
