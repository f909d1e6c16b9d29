/** Event cards of a side: hand and table by name, as far as the viewer may know them, and what is left. */
import {
  DECKS,
  pileOf,
  type Deck,
  type EventCardId,
  type Seat,
  type Side,
} from '../../war-of-the-ring/viewer'
import { BREAK, type Block } from '../draw/flow'
import { SPENT } from '../draw/palette'
import { rowsPart, type Part } from '../draw/part'
import { caption, card, cardBack, pill, titled } from '../draw/shapes'
import { CORNERS, PIECES, SEAT_NAMES, SIDE_NAMES } from './look'
import type { Scene } from './scene'

const TITLES: Readonly<Record<Deck, string>> = { character: 'Character', strategy: 'Strategy' }

const faceUp = ({ tables }: Scene, id: EventCardId, side: Side, where: string): Block => {
  const found = tables.eventCards.find((one) => one.id === id)
  const name = found?.name ?? id
  const deck = TITLES[found?.deck ?? 'character']
  return card(name, `${deck} card`, {
    tint: where === 'hand' ? PIECES[side] : SPENT,
    data: { 'data-card': id, 'data-where': where },
    tip: `${name}, ${where === 'hand' ? 'in hand' : 'on the table'}`,
  })
}

/** Where cards are shown one by one. */
type Where = 'hand' | 'table'
const PLACES = { hand: 'hands', table: 'onTable' } as const

/** The cards of some seats of one deck, those that are seen and how many others. */
const cardsAt = (
  { table }: Scene,
  place: 'hands' | 'onTable' | 'discards',
  seats: ReadonlyArray<Seat>,
  deck: Deck,
) => {
  const piles = seats.map((seat) => pileOf(table.cards[place][`${seat}-${deck}`]))
  return {
    cards: piles.flatMap(({ cards }) => cards),
    hidden: piles.reduce((sum, { hidden }) => sum + hidden, 0),
  }
}

const cardsOf = (scene: Scene, { side, seats }: Holder, where: Where): ReadonlyArray<Block> =>
  DECKS.flatMap((deck) => {
    const { cards, hidden } = cardsAt(scene, PLACES[where], seats, deck)
    const data = { 'data-hidden-card': `${side}-${deck}`, 'data-where': where }
    return [
      ...cards.map((id) => faceUp(scene, id, side, where)),
      ...Array.from({ length: hidden }, () =>
        cardBack(`${TITLES[deck]} card`, { tint: PIECES[side], data, tip: `a hidden ${deck} card` }),
      ),
    ]
  })

const sizeOf = (pile: { readonly cards: ReadonlyArray<unknown>; readonly hidden: number }): number =>
  pile.cards.length + pile.hidden

const leftOf = (scene: Scene, side: Side): ReadonlyArray<string> =>
  DECKS.map((deck) => {
    const { decks, played } = scene.table.cards
    const name = `${side}-${deck}` as const
    const discarded = sizeOf(cardsAt(scene, 'discards', wholeSide(scene, side).seats, deck))
    const gone = `${discarded} discarded face down, ${sizeOf(pileOf(played[name]))} played`
    return `${TITLES[deck]} deck: ${sizeOf(pileOf(decks[name]))} left, ${gone}.`
  })

/** Whose cards are shown together: those of a side, or of each partner. */
interface Holder {
  readonly id: string
  readonly side: Side
  readonly title: string
  readonly limit: number
  readonly seats: ReadonlyArray<Seat>
}

const seatsOf = ({ derived }: Scene, side: Side) => derived.seats.filter((one) => one.side === side)

/** All seats of a side as one. */
const wholeSide = (scene: Scene, side: Side): Holder => {
  const seats = seatsOf(scene, side)
  const ids = seats.map(({ seat }) => seat)
  return { id: side, side, title: 'Hand', limit: seats[0]?.handLimit ?? 0, seats: ids }
}

const holdersOf = (scene: Scene, side: Side): ReadonlyArray<Holder> => {
  const seats = seatsOf(scene, side)
  if (seats.length < 2) return [wholeSide(scene, side)]
  return seats.map(({ seat, handLimit }) => ({
    id: seat,
    side,
    title: `Hand of the ${SEAT_NAMES[seat]}`,
    limit: handLimit,
    seats: [seat],
  }))
}

const sizeWords = (scene: Scene, { seats, limit }: Holder): string => {
  const count = DECKS.reduce((sum, deck) => sum + sizeOf(cardsAt(scene, 'hands', seats, deck)), 0)
  return `${count} ${count === 1 ? 'card' : 'cards'}; limit ${limit}`
}

/** The hands of a side, each under its title. */
export const handsOf = (scene: Scene, side: Side): ReadonlyArray<Block> =>
  holdersOf(scene, side).flatMap((holder) => {
    const hand = cardsOf(scene, holder, 'hand')
    return [caption(`${holder.title} (${hand.length}; limit ${holder.limit})`), BREAK, ...hand, BREAK]
  })

/** The hands of a side as parts of their own, each with what lies on the table. */
export const handParts = (scene: Scene, side: Side, isSlim: boolean): ReadonlyArray<Part> =>
  holdersOf(scene, side).map((holder) =>
    rowsPart({
      isSlim,
      id: `hand/${holder.id}`,
      title: holder.title === 'Hand' ? `Hand of the ${SIDE_NAMES[side]}` : holder.title,
      width: 600,
      ...(isSlim ? { note: sizeWords(scene, holder) } : {}),
      rows: (width) => {
        const draw = isSlim ? pillsIn : cardsOf
        return [
          ...(isSlim ? [] : [caption(sizeWords(scene, holder)), BREAK]),
          ...draw(scene, holder, 'hand'),
          ...titled('On the table', draw(scene, holder, 'table'), width),
        ]
      },
    }),
  )

/** The cards of a side on the table. */
export const onTableOf = (scene: Scene, side: Side): ReadonlyArray<Block> =>
  cardsOf(scene, wholeSide(scene, side), 'table')
/** How many cards are where else. */
export const pilesOf = (scene: Scene, side: Side): Block => caption(leftOf(scene, side).join(' '))
/** The same, a row for each deck. */
export const pilesRows = (scene: Scene, side: Side): ReadonlyArray<Block> =>
  leftOf(scene, side).flatMap((words) => [BREAK, caption(words)])

const pillsIn = (scene: Scene, { side, seats }: Holder, where: Where): ReadonlyArray<Block> =>
  DECKS.flatMap((deck) => {
    const { cards, hidden } = cardsAt(scene, PLACES[where], seats, deck)
    const isHeld = where === 'hand'
    const look = { tint: isHeld ? PIECES[side] : SPENT, round: CORNERS[side], size: 10.5, isTall: isHeld }
    const back = { 'data-hidden-card': `${side}-${deck}`, 'data-where': where, 'data-count': hidden }
    return [
      ...cards.map((id) => {
        const name = scene.tables.eventCards.find((one) => one.id === id)?.name ?? id
        const tip = `${name}, ${deck} card`
        return pill(name, { ...look, data: { 'data-card': id, 'data-where': where }, tip })
      }),
      ...(hidden === 0 ? [] : [pill(`${hidden} ${deck} face down`, { ...look, dashed: true, data: back })]),
    ]
  })

/** Hands and cards on the table by name alone. */
export const cardPills = (scene: Scene, side: Side): ReadonlyArray<Block> =>
  holdersOf(scene, side).flatMap((holder) => {
    const onTable = pillsIn(scene, holder, 'table')
    return [
      BREAK,
      caption(`${holder.title} (limit ${holder.limit})`),
      ...pillsIn(scene, holder, 'hand'),
      ...(onTable.length === 0 ? [] : [BREAK, caption('On the table'), ...onTable]),
    ]
  })
