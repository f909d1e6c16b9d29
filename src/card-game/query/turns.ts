/**
 * The turn of a seat: whether it may pass, which texts it may use, whether its Ring token is ready.
 */
import { has } from '../../kernel/indexSet'
import { LEGAL } from '../../kernel/types'
import type { Action } from '../model/actions'
import type { Sight, Violation } from '../model/bundle'
import type { ActionAbility } from '../model/effects'
import { HAND, RESERVE, type CardIx, type SeatIx } from '../model/spots'
import { violation } from '../rulebook'
import { cardIx, copyId, otherSide } from './cards'
import { playerAt } from './cast'
import { handSize, isInPlay, ownerOf, playZone, spotOfCard } from './places'
import { offerViolations } from './obstacles'
import { limitOf } from './statics'
import { abilitiesOf, newText, seatsTold } from './texts'

type Violations = ReadonlyArray<Violation>

/** What belongs to a turn. */
export type OfTurn = Extract<
  Action,
  {
    readonly kind:
      'play' | 'playItem' | 'playEvent' | 'move' | 'cycle' | 'use' | 'winnow' | 'useRing' | 'pass'
  }
>

/** A card that is not where a turn takes it from: that does not change with the moment. */
export const cardViolations = (sight: Sight, seat: SeatIx, action: OfTurn): Violations => {
  if (!('card' in action)) return LEGAL
  const { card, kind } = action
  const ix = cardIx(card)
  const owner = ownerOf(sight, ix)
  // A promo without the option, a card of another scenario.
  if (owner < 0) return [violation('setUp.decks', { card })]
  const spot = sight.table.at[ix]
  switch (kind) {
    case 'use':
      return isInPlay(sight.table, ix) ? LEGAL : [violation('cards.inPlay', { card })]
    case 'move':
      return spot === RESERVE && owner === seat ? LEGAL : [violation('action.move', { card })]
    default:
      if (spot === HAND && owner === seat) return LEGAL
      return [kind === 'cycle' ? violation('action.cycle', { card }) : violation('play.fromHand', { card })]
  }
}

/** Why a seat may not pass. */
export const passViolations = (sight: Sight, seat: SeatIx): Violations => {
  const { cast } = sight.rules
  const hand = handSize(sight, seat)
  const limit = limitOf(sight, seat)
  if (hand <= limit) return LEGAL
  const enemies = cast.team[otherSide(playerAt(cast, seat).sideIx)]
  if (enemies.every((enemy) => hand < handSize(sight, enemy))) return LEGAL
  return [violation('turn.pass', { hand, limit })]
}

/** The place of the ability that a card offers for an action, -1 for none; no card offers two. */
export const actionPlace = (sight: Pick<Sight, 'rules'>, card: CardIx): number =>
  abilitiesOf(sight, card).findIndex(({ kind }) => kind === 'action')

const actionOf = (sight: Pick<Sight, 'rules'>, card: CardIx): ActionAbility | undefined => {
  const ability = abilitiesOf(sight, card)[actionPlace(sight, card)]
  return ability?.kind === 'action' ? ability : undefined
}

/** Whether a card offers something for once a round. */
export const isForOnce = (sight: Pick<Sight, 'rules'>, card: CardIx): boolean =>
  actionOf(sight, card)?.oncePerRound === true

/** Whether a seat is the one that may use the text of a card: its controller, or whom the text names. */
const mayUse = (sight: Sight, seat: SeatIx, card: CardIx, { by }: ActionAbility): boolean =>
  by === undefined ? ownerOf(sight, card) === seat : seatsTold(sight, by).includes(seat)

/** Why a seat may not use the text of a card. */
export const useViolations = (sight: Sight, seat: SeatIx, card: CardIx): Violations => {
  const ability = actionOf(sight, card)
  const here = spotOfCard(sight.table, card)
  const zone = playZone(here)
  const facts = { card: copyId(card) }
  if (
    zone === undefined ||
    ability === undefined ||
    !ability.in.includes(zone) ||
    !mayUse(sight, seat, card, ability)
  )
    return [violation('action.use', facts)]
  if (ability.oncePerRound === true && has(sight.table.used, card))
    return [violation('action.useAgain', facts)]
  return offerViolations(sight, newText(seat, card, actionPlace(sight, card), here), ability)
}

/** Why a seat may not use its Ring token. */
export const ringViolations = ({ rules, table }: Sight, seat: SeatIx): Violations => {
  const { ringToken, seat: name } = playerAt(rules.cast, seat)
  if (ringToken === 'none') return [violation('fellowship.plain', { seat: name })]
  if (((table.rings >> seat) & 1) === 1) return LEGAL
  return [violation(ringToken === 'oncePerRound' ? 'duel.ring' : 'trilogy.ring', { seat: name })]
}
