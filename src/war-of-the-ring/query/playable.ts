/**
 * Which Event cards a side can play now, and with which results (chapter V).
 */
import { seatIxOf } from './seats'
import { derived } from '../../kernel/derived'
import type { Rules } from '../model/config'
import type { Violation, World } from '../model/bundle'
import { type DieFace, type EventCardId } from '../model/ids'
import type { CardIx, FaceIx, SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { since } from './absent'
import { nameOf } from './names'
import { cardIx, holdsCard, inHand } from './cards'
import { cardViolations } from './commandViolations'
import { holds } from './conditions'
import { EVENT, faceIx } from './dice'
import { unmetBy } from './cardNeeds'

const PLAYED_WITH = derived((rules: Rules): ReadonlyArray<FaceIx> =>
  rules.eventCards.map(({ playedWith }) => faceIx(playedWith)),
)

/** Whether a result plays a card: an Event any, another one those with its icon. */
export const playsWith = (rules: Rules, card: CardIx, as: FaceIx): boolean =>
  as === EVENT || PLAYED_WITH(rules)[card] === as

/** Whether a card's requirement is met now; a card without a text cannot be played. */
export const isPlayable = (rules: Rules, table: Table, card: CardIx): boolean => {
  const text = rules.cards[card]
  return text !== undefined && (text.playIf === undefined || holds(rules, table, text.playIf))
}

/** Whether the player on turn may play a card, whatever it asks for. */
const isHis = ({ rules, table }: World, side: SideIx, card: CardIx): boolean =>
  table.partners === undefined || cardViolations({ rules, table }, side, card).length === 0

/** The cards that a side can play now, whatever result pays. */
export const playableCards = (rules: Rules, table: Table, side: SideIx): ReadonlyArray<CardIx> =>
  inHand(rules, table, seatIxOf({ rules, table }, 'acting', side)).filter(
    (card) => isPlayable(rules, table, card) && isHis({ rules, table }, side, card),
  )

/** A requirement that is not met, with the part of it that fails. */
export const requirementViolations = ({ rules, table }: World, card: CardIx): ReadonlyArray<Violation> => {
  if (isPlayable(rules, table, card)) return []
  const wants = unmetBy({ rules, table }, card)
  return [violation('events.requirement', { card: cardId(rules, card), wants })]
}

/** Which results play a card, in words. */
const signOf = (rules: Rules, card: CardIx): string =>
  `it takes an Event result or its own, ${nameOf(rules, rules.eventCards[card]?.playedWith ?? '')}`

/** Every rule against playing a card, whatever pays for it. */
export const playViolations = (
  rules: Rules,
  table: Table,
  side: SideIx,
  played: { readonly card: EventCardId; readonly die: DieFace; readonly as: DieFace },
): ReadonlyArray<Violation> => {
  const card = cardIx(rules, played.card)
  const found: Array<Violation> = []
  if (!holdsCard(rules, table, seatIxOf({ rules, table }, 'acting', side), card))
    found.push(violation('events.inHand', { card: played.card }))
  found.push(...requirementViolations({ rules, table }, card))
  found.push(...cardViolations({ rules, table }, side, card))
  if (!playsWith(rules, card, faceIx(played.as)))
    found.push(
      since(violation('events.playing', { card: played.card, die: played.die }), signOf(rules, card)),
    )
  return found
}

/** A card by its index. */
export const cardId = (rules: Rules, card: CardIx): EventCardId => rules.eventCardIds[card] as EventCardId
