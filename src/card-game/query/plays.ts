/**
 * Playing from hand: why a card may not be played, and what may pay for it. Naming comes before paying, so a
 * payment that would make the play illegal is not allowed (OR-15, OR-16).
 */
import { has } from '../../kernel/indexSet'
import { LEGAL } from '../../kernel/types'
import type { Sight, Violation } from '../model/bundle'
import { ELIMINATED, FIRST_WIELDER, PLAYING, type CardIx, type SeatIx, type Spot } from '../model/spots'
import { violation } from '../rulebook'
import { cardData, copyId, wieldersOf } from './cards'
import { canDraw, handOf, handSize, isInPlay, itemsOn, ownerOf } from './places'
import { obstaclesOf } from './obstacles'
import { reserveOf } from './targets'
import { abilitiesOf, holds, newText } from './texts'
import { playsOf, wayViolations, wielderViolations } from './ways'

type Violations = ReadonlyArray<Violation>

/** Why an event may not be played now: its condition fails, or it could not do what it is for (OR-17). */
const eventViolations = (sight: Sight, card: CardIx): Violations => {
  const seat = ownerOf(sight, card)
  const violations: Array<Violation> = []
  abilitiesOf(sight, card).forEach((ability, place) => {
    if (ability.kind !== 'event') return
    if (!holds(sight, ability.if, { card, here: PLAYING, seat }))
      violations.push(violation('play.event', { card: copyId(card) }))
    for (const { kind } of ability.do)
      if (kind === 'activatePath' || kind === 'activateBattleground') {
        violations.push(...obstaclesOf(sight, newText(seat, card, place, PLAYING)))
        return
      }
  })
  return violations.length === 0 ? LEGAL : violations
}

/**
 * Why a card may not go where it is to be played: `to` is a spot, the spot of a wielder, or -1 for an event.
 */
export const placeViolations = (sight: Sight, card: CardIx, to: Spot): Violations => {
  const { type } = cardData(card)
  const wanted = to < 0 ? 'event' : to >= FIRST_WIELDER ? 'item' : undefined
  const matches = wanted === undefined ? type === 'army' || type === 'character' : type === wanted
  if (!matches) return [violation('cards.types', { card: copyId(card) })]
  if (to < 0) return eventViolations(sight, card)
  return to >= FIRST_WIELDER
    ? wielderViolations(sight, card, to - FIRST_WIELDER)
    : wayViolations(sight, card, to)
}

/** Why a character or an item may not be played again this round. */
const againViolations = ({ table }: Sight, card: CardIx): Violations => {
  const { type } = cardData(card)
  const once = type === 'character' || type === 'item'
  return once && has(table.played, card) ? [violation('play.oncePerRound', { card: copyId(card) })] : LEGAL
}

/** Why a card that is at hand, or set apart, may not be played there, costs aside. */
export const playViolations = (sight: Sight, card: CardIx, to: Spot): Violations => {
  const place = placeViolations(sight, card, to)
  const again = againViolations(sight, card)
  return again.length === 0 ? place : [...again, ...place]
}

/** The table without some cards. */
const without = (sight: Sight, cards: ReadonlyArray<CardIx>): Sight => {
  const at = sight.table.at.slice()
  for (const card of cards) at[card] = ELIMINATED
  return { rules: sight.rules, table: { ...sight.table, at } }
}

/** Whether a play can still be made when this card of the reserve, or this item, was given up for it. */
export const survives = (
  sight: Sight,
  play: { readonly card: CardIx; readonly to: Spot },
  paid: CardIx,
): boolean => {
  if (paid === play.card || play.to === FIRST_WIELDER + paid) return false
  const left = without(sight, [paid, ...itemsOn(sight.table, paid)])
  return placeViolations(left, play.card, play.to).length === 0
}

/** Whether a seat can pay for whatever it plays: by another card of the hand, or by the deck. */
const paysForAll = (sight: Sight, seat: SeatIx): boolean => handSize(sight, seat) > 1 || canDraw(sight, seat)

/** Whether the last card of a hand can be paid for by the reserve, or there is nothing at all to pay with. */
const reservePays = (sight: Sight, seat: SeatIx, card: CardIx, to: Spot): boolean => {
  const reserve = reserveOf(sight, seat)
  return reserve.length === 0 || reserve.some((paid) => survives(sight, { card, to }, paid))
}

/** Why a seat may not play a card, which is one of its hand, there. */
export const handPlayViolations = (sight: Sight, seat: SeatIx, card: CardIx, to: Spot): Violations => {
  const violations = playViolations(sight, card, to)
  if (violations.length > 0 || paysForAll(sight, seat) || reservePays(sight, seat, card, to))
    return violations
  return [violation('play.lastCard', { card: copyId(card) })]
}

/** The characters in play that may take up an item. */
export const wieldersFor = (sight: Sight, item: CardIx): ReadonlyArray<CardIx> => {
  return wieldersOf(item).filter(
    (card) => isInPlay(sight.table, card) && wielderViolations(sight, item, card).length === 0,
  )
}

const EVENT: ReadonlyArray<Spot> = [-1]

/** Where nothing keeps a card from being played, costs aside: spots, spots of wielders, -1 for an event. */
const openPlaces = (sight: Sight, card: CardIx): ReadonlyArray<Spot> => {
  if (againViolations(sight, card).length > 0) return []
  const { type } = cardData(card)
  if (type === 'event') return eventViolations(sight, card).length === 0 ? EVENT : []
  return type === 'item' ? wieldersFor(sight, card).map((one) => FIRST_WIELDER + one) : playsOf(sight, card)
}

/** Every play that a seat can make from its hand. */
export const handPlays = (
  sight: Sight,
  seat: SeatIx,
): ReadonlyArray<{ readonly card: CardIx; readonly to: Spot }> => {
  const pays = paysForAll(sight, seat)
  const plays: Array<{ readonly card: CardIx; readonly to: Spot }> = []
  for (const card of handOf(sight, seat))
    for (const to of openPlaces(sight, card))
      if (pays || reservePays(sight, seat, card, to)) plays.push({ card, to })
  return plays
}
