/** A panel for each seat: hand, cards set apart and reserve face up or face down, and its piles. */
import { nameOf, type PileReading, type Seat, type SeatReading } from '../../card-game'
import { flow, type Block } from '../draw/flow'
import { RING, SPENT } from '../draw/palette'
import { panel, pill, titled, type Box } from '../draw/shapes'
import { pileOf, WHOLE, type CardLook } from './cards'

interface Hand {
  readonly own: SeatReading
  readonly seat: Seat
  readonly look: CardLook
}

const cardsOf = ({ cards, hidden }: PileReading, { own, seat, look }: Hand, where: string) => [
  ...cards.map((id) => look.face(id, where)),
  ...Array.from({ length: hidden }, () => look.back(seat, own.side, where)),
]

const SIDES = { 'free-peoples': 'Free Peoples', shadow: 'Shadow' } as const

/** What a seat has besides cards. */
const marksOf = (own: SeatReading, seat: Seat, isStarter: boolean, isTurn: boolean): ReadonlyArray<Block> => {
  const mark = (text: string, tint = SPENT): Block => pill(text, { tint, size: 11 })
  const ring = pill('Ring token', { tint: RING, size: 11, data: { 'data-ring': seat } })
  return [
    ...(own.ringToken ? [ring] : []),
    ...(isStarter ? [mark('starting player')] : []),
    ...(isTurn ? [mark('to act')] : []),
    ...(own.passed ? [mark('has passed')] : []),
    ...(own.top === null
      ? []
      : [mark(own.top === 'hidden' ? 'knows the top card' : `top card: ${nameOf(own.top)}`)]),
  ]
}

/** What a seat holds. */
export const handBlocks = (
  own: SeatReading,
  seat: Seat,
  room: number,
  look: CardLook = WHOLE,
): ReadonlyArray<Block> => [
  ...titled('In hand', cardsOf(own.hand, { own, seat, look }, 'hand'), room),
  ...titled('Set apart', cardsOf(own.aside, { own, seat, look }, 'aside'), room),
]

/** Whether a seat began the round, and whether it is its turn. */
interface At {
  readonly isStarter: boolean
  readonly isTurn: boolean
  /** How its cards are drawn, if not as usual. */
  readonly look?: CardLook
}

/** What a seat has, block after block. */
export const seatBlocks = (
  own: SeatReading,
  seat: Seat,
  room: number,
  { isStarter, isTurn, look = WHOLE }: At,
): ReadonlyArray<Block> => {
  const reserve = own.reserve.map((one) => look.inPlay(one, 'reserve'))
  return [
    ...titled('', marksOf(own, seat, isStarter, isTurn), room),
    ...handBlocks(own, seat, room, look),
    ...titled('Reserve', reserve, room),
    ...titled('Draw deck', pileOf(own.deck, seat, 'deck'), room),
    ...titled('Cycle pile', pileOf(own.cycle, seat, 'cycle'), room),
    ...titled('Eliminated', pileOf(own.eliminated, seat, 'eliminated'), room),
  ]
}

/** What a seat's panel holds, set in rows. */
export const seatRows = (own: SeatReading, seat: Seat, width: number, at: At): Block =>
  flow(seatBlocks(own, seat, width - 28, at), { width: width - 28, gap: 7 })

/** The panel of a seat. */
export const seatPanel = (rows: Block, seat: Seat, own: SeatReading, place: Box): string =>
  panel(`${nameOf(seat)}, ${SIDES[own.side]}`, place, [rows.at(place.x + 14, place.y + 34)])

/** A seat in words. */
export const seatInWords = (seat: Seat, own: SeatReading): string => {
  const count = ({ cards, hidden }: PileReading): number => cards.length + hidden
  const reserve = own.reserve.map(({ card }) => nameOf(card)).join(', ') || 'nobody'
  return (
    `${nameOf(seat)}: ${count(own.hand)} in hand, reserve ${reserve}, ${count(own.deck)} in the draw deck, ` +
    `${count(own.cycle)} cycled, ${count(own.eliminated)} eliminated`
  )
}
