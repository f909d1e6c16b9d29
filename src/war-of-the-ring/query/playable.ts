/**
 * Which Event cards a side can play now, and with which results (chapter V).
 */
import { EVENT_CARDS } from '../data/event-cards'
import type { Rules } from '../model/config'
import type { Violation } from '../model/bundle'
import { EVENT_CARD_IDS, type DieFace, type EventCardId } from '../model/ids'
import type { CardIx, FaceIx, SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { cardIx, holdsCard, inHand } from './cards'
import { holds } from './conditions'
import { EVENT, faceIx } from './dice'

const PLAYED_WITH: ReadonlyArray<FaceIx> = EVENT_CARDS.map(({ playedWith }) => faceIx(playedWith))

/** Whether a result plays a card: an Event any, another one those with its icon. */
export const playsWith = (card: CardIx, as: FaceIx): boolean => as === EVENT || PLAYED_WITH[card] === as

/** Whether a card's requirement is met now; a card without a text cannot be played. */
export const isPlayable = (table: Table, rules: Rules, card: CardIx): boolean => {
  const text = rules.cards[card]
  return text !== undefined && (text.playIf === undefined || holds(table, text.playIf))
}

/** The cards that a side can play now, whatever result pays. */
export const playableCards = (table: Table, rules: Rules, side: SideIx): ReadonlyArray<CardIx> =>
  inHand(table, side).filter((card) => isPlayable(table, rules, card))

/** Every rule against playing a card, whatever pays for it. */
export const playFaults = (
  table: Table,
  rules: Rules,
  side: SideIx,
  played: { readonly card: EventCardId; readonly die: DieFace; readonly as: DieFace },
): ReadonlyArray<Violation> => {
  const card = cardIx(played.card)
  const faults: Array<Violation> = []
  if (!holdsCard(table, side, card) || !playsWith(card, faceIx(played.as)))
    faults.push(violation('events.playing', { card: played.card, die: played.die }))
  if (!isPlayable(table, rules, card)) faults.push(violation('events.requirement', { card: played.card }))
  return faults
}

/** A card by its index. */
export const cardId = (card: CardIx): EventCardId => EVENT_CARD_IDS[card] as EventCardId
