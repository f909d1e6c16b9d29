/**
 * What holds all the time: the carryover limit, extra cards in the Draw step, who knows the top card, and
 * what cards provide about ways and support.
 */
import { at } from '../../kernel/row'
import { membersOf } from '../../kernel/indexSet'
import type { Sight, CardGame } from '../model/bundle'
import type { Modifier, Provision, StaticAbility } from '../model/effects'
import { DECK, type CardIx, type SeatIx } from '../model/spots'
import { fits, sourceId } from './cards'
import { hasAny, isInPlay, ownerOf, playZone, spotOfCard } from './places'
import { abilitiesOf, holds } from './texts'
import type { Telling } from '../../kernel/ruleset'
import type { AnyFrame } from '../model/frames'

/** The carryover limit before any card changes it (`setUp.carryover`). */
const FIRST_LIMIT = 2

/** Whether a static ability of a card holds now. */
export const isOn = (sight: Sight, card: CardIx, ability: StaticAbility): boolean => {
  const here = spotOfCard(sight.table, card)
  const zone = playZone(here)
  if (zone === undefined || !ability.in.includes(zone)) return false
  return holds(sight, ability.if, { card, here, seat: ownerOf(sight, card) })
}

/** What a card changes now. */
export const modifiersOf = (sight: Sight, card: CardIx): ReadonlyArray<Modifier> =>
  abilitiesOf(sight, card).flatMap((ability) =>
    ability.kind === 'static' && isOn(sight, card, ability) ? ability.has : [],
  )

/** What one kind of modifier of some cards comes to for a seat. */
const sumFor = (
  sight: Sight,
  seat: SeatIx,
  cards: ReadonlyArray<CardIx>,
  worth: (modifier: Modifier) => number,
): number => {
  let sum = 0
  for (const card of cards) {
    if (ownerOf(sight, card) !== seat || !isInPlay(sight.table, card)) continue
    for (const modifier of modifiersOf(sight, card)) sum += worth(modifier)
  }
  return sum
}

/** The carryover limit of a seat. */
export const limitOf = (sight: Sight, seat: SeatIx): number =>
  FIRST_LIMIT +
  sumFor(sight, seat, sight.rules.speakers.carryover, (one) => (one.kind === 'carryover' ? one.number : 0))

/** How many cards more a seat draws in the Draw step. */
export const extraDraw = (sight: Sight, seat: SeatIx): number =>
  sumFor(sight, seat, sight.rules.speakers.extraDraw, (one) => (one.kind === 'extraDraw' ? one.number : 0))

/** How many cards a seat cycles after it. */
export const cyclesAfter = (sight: Sight, seat: SeatIx): number =>
  sumFor(sight, seat, sight.rules.speakers.extraDraw, (one) => (one.kind === 'extraDraw' ? one.thenCycle : 0))

/** Whether a seat knows the top card of its draw deck. */
export const knowsTop = (sight: Sight, seat: SeatIx): boolean =>
  sumFor(sight, seat, sight.rules.speakers.knowsTop, (one) => (one.kind === 'knowsTop' ? 1 : 0)) > 0

/** A seat that may know its top card and has not seen it yet, -1 for none. */
export const seatToLook = (sight: Sight): SeatIx => {
  for (const card of sight.rules.speakers.knowsTop) {
    const seat = ownerOf(sight, card)
    if (
      sight.table.tops[seat] === -1 &&
      isInPlay(sight.table, card) &&
      knowsTop(sight, seat) &&
      hasAny(sight, seat, DECK)
    )
      return seat
  }
  return -1
}

/** Shared by all that nothing is provided for. */
const NOTHING: ReadonlyArray<Provision> = []

/** What a card provides about itself, with its own conditions asked. */
export const ownProvisions = (sight: Sight, card: CardIx): ReadonlyArray<Provision> => {
  const { ways } = at(sight.rules.cards, card)
  if (ways.length === 0) return NOTHING
  const asking = { card, here: spotOfCard(sight.table, card), seat: ownerOf(sight, card) }
  return ways.flatMap((ability) => (holds(sight, ability.if, asking) ? ability.provides : []))
}

/** What others provide: cards in play, and events of this round. */
const grantedProvisions = (sight: Sight): ReadonlyArray<Provision> => {
  const { table, rules } = sight
  if (table.lasting.length === 0 && !rules.speakers.ways.some((card) => isInPlay(table, card))) return NOTHING
  const granted: Array<Provision> = []
  for (const card of rules.speakers.ways) {
    const zone = playZone(spotOfCard(table, card))
    if (zone === undefined) continue
    for (const ability of abilitiesOf(sight, card))
      if (ability.kind === 'legality' && ability.in?.includes(zone) === true)
        granted.push(...ability.provides)
  }
  for (const card of membersOf(table.lasting)) granted.push(...at(rules.cards, card).thisRound)
  return granted
}

/** Whether a provision speaks of a card: its own one of itself, or one that means it. */
export const speaksOf = (cards: 'this' | Parameters<typeof fits>[0], card: CardIx, own: boolean): boolean =>
  cards === 'this' ? own : fits(cards, card)

/** The provisions that concern a card: its own, and those granted to it. */
export const provisionsFor = (sight: Sight, card: CardIx): ReadonlyArray<Provision> => {
  const own = ownProvisions(sight, card)
  const granted = grantedProvisions(sight)
  if (own.length === 0 && granted.length === 0) return NOTHING
  return [
    ...own.filter((one) => one.kind === 'forbid' || speaksOf(one.cards, card, true)),
    ...granted.filter((one) => one.kind !== 'forbid' && speaksOf(one.cards, card, false)),
  ]
}

/*
 * What is at work: the card or location whose text is nearest to what happens. It lies open, so that naming
 * it tells nothing.
 */

/** The source of the nearest text, -1 for none. */
const sourceAtWork = (stack: ReadonlyArray<AnyFrame>): number => {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place]
    if (frame?.kind === 'text') return frame.vars.source
    if (frame?.kind === 'combat') return -1
  }
  return -1
}

/** Events are told with what is at work. */
export const telling: Telling<CardGame> = (event, stack) => {
  const source = event.card === undefined ? sourceAtWork(stack) : -1
  return source < 0 ? event : { ...event, card: sourceId(source) }
}
