/** A panel for each seat: hand, cards set apart and reserve face up or face down, and its piles. */
import { nameOf, type Pile, type Seat, type SeatCards, type TableReading } from '../../card-game'
import { flow, type Block } from '../draw/flow'
import { RING, SPENT } from '../draw/palette'
import { panel, pill, titled, type Box } from '../draw/shapes'
import { pileOf, WHOLE, type CardLook } from './cards'

interface Hand {
  readonly own: SeatCards
  readonly seat: Seat
  readonly look: CardLook
}

const cardsOf = ({ cards, hidden }: Pile, { own, seat, look }: Hand, where: string) => [
  ...cards.map((id) => look.face(id, where)),
  ...Array.from({ length: hidden }, () => look.back(seat, own.side, where)),
]

const SIDES = { 'free-peoples': 'Free Peoples', shadow: 'Shadow' } as const

/** What a seat has besides cards. */
const marksOf = ({ table, derived }: TableReading, seat: Seat): ReadonlyArray<Block> => {
  const top = table.tops[seat]
  const mark = (text: string, tint = SPENT): Block => pill(text, { tint, size: 11 })
  const ring = pill('Ring token', { tint: RING, size: 11, data: { 'data-ring': seat } })
  return [
    ...(table.rings.includes(seat) ? [ring] : []),
    ...(derived.starter === seat ? [mark('starting player')] : []),
    ...(derived.turn === seat ? [mark('to act')] : []),
    ...(derived.seats[seat]?.passed === true ? [mark('has passed')] : []),
    ...(top === undefined
      ? []
      : [mark(top === 'hidden' ? 'knows the top card' : `top card: ${nameOf(top)}`)]),
  ]
}

/** A seat and what it has. */
export type Taken = readonly [seat: Seat, own: SeatCards]

/** What a seat holds. */
export const handBlocks = (
  [seat, own]: Taken,
  room: number,
  look: CardLook = WHOLE,
): ReadonlyArray<Block> => [
  ...titled('In hand', cardsOf(own.piles.hand, { own, seat, look }, 'hand'), room),
  ...titled('Set apart', cardsOf(own.piles.aside, { own, seat, look }, 'aside'), room),
]

/** What a seat has, block after block. */
export const seatBlocks = (
  table: TableReading,
  [seat, own]: Taken,
  room: number,
  look: CardLook = WHOLE,
): ReadonlyArray<Block> => {
  const reserve = own.reserve.map((one) => look.inPlay(one, 'reserve'))
  return [
    ...titled('', marksOf(table, seat), room),
    ...handBlocks([seat, own], room, look),
    ...titled('Reserve', reserve, room),
    ...titled('Draw deck', pileOf(own.piles.deck, seat, 'deck'), room),
    ...titled('Cycle pile', pileOf(own.piles.cycle, seat, 'cycle'), room),
    ...titled('Eliminated', pileOf(own.piles.eliminated, seat, 'eliminated'), room),
  ]
}

/** What a seat's panel holds, set in rows. */
export const seatRows = (table: TableReading, taken: Taken, width: number): Block =>
  flow(seatBlocks(table, taken, width - 28), { width: width - 28, gap: 7 })

/** The panel of a seat. */
export const seatPanel = (rows: Block, [seat, { side }]: Taken, place: Box): string =>
  panel(`${nameOf(seat)}, ${SIDES[side]}`, place, [rows.at(place.x + 14, place.y + 34)])

/** A seat in words. */
export const seatInWords = ([seat, { piles, reserve }]: Taken): string => {
  const count = ({ cards, hidden }: Pile): number => cards.length + hidden
  const cards = reserve.map(({ card }) => nameOf(card)).join(', ') || 'nobody'
  const { hand, deck, cycle, eliminated } = piles
  return (
    `${nameOf(seat)}: ${count(hand)} in hand, reserve ${cards}, ${count(deck)} in the draw deck, ` +
    `${count(cycle)} cycled, ${count(eliminated)} eliminated`
  )
}
