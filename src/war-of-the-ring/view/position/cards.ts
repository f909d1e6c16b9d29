/** The Event cards of a position: hands, decks and piles. */
import type { Rules } from '../../model/config'
import { malformed, type Malformed } from '../../../kernel/door'
import { tileCount } from '../../model/counts'
import { DECKS, SIDES, type EventCardId } from '../../model/ids'
import type { SideIx, Table } from '../../model/table'
import { WAKING } from '../../query/beside'
import { bitOfCard, cardIx, deckOfCard, handIx, sideOfDeck } from '../../query/cards'
import { CHALLENGES, eyesTaken } from '../../query/faults/tiles'
import type { PositionSpec } from './spec'

const CARD_PLACES = ['hands', 'onTable', 'played', 'discards', 'decks'] as const

const isTold = (spec: PositionSpec, id: EventCardId): boolean =>
  CARD_PLACES.some((place) => Object.values(spec[place] ?? {}).some((cards) => cards.includes(id)))

/** A special Hunt tile in play, Eyes out of the game and Ents woken imply that their cards were played. */
const withImplied = (rules: Rules, table: Table, spec: PositionSpec): PositionSpec => {
  const { pool, drawn, waiting, removed } = table.tiles
  const played = {
    'free-peoples': [...(spec.played?.['free-peoples'] ?? [])],
    shadow: [...(spec.played?.shadow ?? [])],
  }
  for (const [tile, { broughtBy, kind }] of rules.huntTiles.entries()) {
    const number = [pool, drawn, waiting, removed].reduce(
      (sum, tiles) => sum + tileCount(rules, tiles, tile),
      0,
    )
    if (
      kind !== 'standard' &&
      kind !== 'smeagol' &&
      broughtBy !== undefined &&
      number > 0 &&
      !isTold(spec, broughtBy)
    )
      played[kind].push(broughtBy)
  }
  if (eyesTaken(rules, table) > 0)
    for (const { card } of CHALLENGES(rules)) {
      const id = rules.eventCardIds[card]
      if (id !== undefined && !isTold(spec, id)) played[SIDES[sideOfDeck(deckOfCard(rules, card))]].push(id)
    }
  const waking = rules.eventCardIds.filter((_, card) => WAKING(rules).includes(card))
  const free = waking.filter((id) => !isTold(spec, id))
  const more =
    (spec.beside?.awakenings ?? 0) - waking.filter((id) => played['free-peoples'].includes(id)).length
  played['free-peoples'].push(...free.slice(0, Math.max(more, 0)))
  return { ...spec, played }
}

/** The cards of a description while they are put together, as sets by deck. */
interface Draft {
  readonly rules: Rules
  /** Cards that are named, or not in play. */
  readonly seen: Array<number>
  readonly wrong: Array<Malformed>
}

/** The sets of the cards named in a list. */
const setsOf = (
  { rules, seen, wrong }: Draft,
  cards: ReadonlyArray<EventCardId>,
  side: SideIx,
  path: string,
): ReadonlyArray<number> => {
  const sets = seen.map(() => 0)
  for (const id of cards) {
    const card = cardIx(rules, id)
    const deck = deckOfCard(rules, card)
    const bit = bitOfCard(rules, card)
    if (sideOfDeck(deck) !== side)
      wrong.push(malformed(path, `${id} is a card of the other side (events.decks)`))
    if (((sets[deck] ?? 0) & bit) !== 0)
      wrong.push(malformed(path, `${id} is there twice (components.supply)`))
    else if (((seen[deck] ?? 0) & bit) !== 0)
      wrong.push(malformed(path, `${id} is in one place only (components.supply)`))
    sets[deck] = (sets[deck] ?? 0) | bit
    seen[deck] = (seen[deck] ?? 0) | bit
  }
  return sets
}

/** Cards that seats hold, have discarded or have on the table. */
const ofSeats = (
  draft: Draft,
  spec: PositionSpec,
  place: 'hands' | 'discards' | 'onTable',
): ReadonlyArray<number> => {
  const { seats, sideOf } = draft.rules.seating
  const hands = seats.flatMap(() => DECKS.map(() => 0))
  for (const [seat, id] of seats.entries()) {
    const side = sideOf[seat] ?? 0
    const sets = setsOf(draft, spec[place]?.[id] ?? [], side, `${place}.${id}`)
    for (const [deck, cards] of sets.entries())
      if (sideOfDeck(deck) === side) hands[handIx(seat, deck)] = cards
  }
  return hands
}

/** Cards of sides in a pile. */
const ofSides = (draft: Draft, spec: PositionSpec, place: 'played' | 'decks'): ReadonlyArray<number> => {
  const [free, shadow] = ([0, 1] as const).map((side) =>
    setsOf(draft, spec[place]?.[SIDES[side]] ?? [], side, `${place}.${SIDES[side]}`),
  )
  return draft.seen.map((_, deck) => (free?.[deck] ?? 0) | (shadow?.[deck] ?? 0))
}

/** Event cards: those not named are in their decks or, if these are told, discarded. */
export const withCards = (rules: Rules, table: Table, told: PositionSpec, wrong: Array<Malformed>): Table => {
  const spec = withImplied(rules, table, told)
  const all = table.cards.decks
  const draft: Draft = { rules, seen: all.map((deck) => ~deck), wrong }
  const hands = ofSeats(draft, spec, 'hands')
  const onTable = ofSeats(draft, spec, 'onTable')
  const played = ofSides(draft, spec, 'played')
  const discards = ofSeats(draft, spec, 'discards')
  const decks = ofSides(draft, spec, 'decks')
  const rest = (deck: number, isDeck: boolean): number =>
    (spec.decks?.[SIDES[sideOfDeck(deck)]] === undefined) === isDeck ? ~(draft.seen[deck] ?? 0) : 0
  const thrown = discards.slice()
  for (const deck of all.keys()) {
    const pile = handIx(rules.seating.ofSide[sideOfDeck(deck)][0] ?? 0, deck)
    thrown[pile] = (thrown[pile] ?? 0) | rest(deck, false)
  }
  const cards = {
    decks: decks.map((set, deck) => set | rest(deck, true)),
    hands,
    discards: thrown,
    played,
    onTable,
  }
  return { ...table, cards }
}
