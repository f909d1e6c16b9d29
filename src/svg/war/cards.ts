/** Event cards of a side: hand and table by name, as far as the viewer may know them, and what is left. */
import {
  DECKS,
  type CardsReading,
  type Deck,
  type EventCardId,
  type Side,
} from '../../war-of-the-ring/viewer'
import { BREAK, type Block } from '../draw/flow'
import { SPENT } from '../draw/palette'
import { rowsPart, type Part } from '../draw/part'
import { caption, card, cardBack, pill, titled } from '../draw/shapes'
import { CORNERS, PIECES, SEAT_IDS, SEAT_NAMES, SIDE_NAMES } from './look'
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

type Piles = Readonly<Record<Deck, Pick<CardsReading, 'hand' | 'onTable'>>>

const cardsOf = (scene: Scene, side: Side, piles: Piles, where: 'hand' | 'table'): ReadonlyArray<Block> =>
  DECKS.flatMap((deck) => {
    const { hand, onTable } = piles[deck]
    const { cards, hidden } = where === 'hand' ? hand : onTable
    const data = { 'data-hidden-card': `${side}-${deck}`, 'data-where': where }
    return [
      ...cards.map((id) => faceUp(scene, id, side, where)),
      ...Array.from({ length: hidden }, () =>
        cardBack(`${TITLES[deck]} card`, { tint: PIECES[side], data, tip: `a hidden ${deck} card` }),
      ),
    ]
  })

const leftOf = ({ table }: Scene, side: Side): ReadonlyArray<string> =>
  DECKS.map((deck) => {
    const count = (place: keyof CardsReading): number => {
      const { cards, hidden } = table.sides[side].cards[deck][place]
      return cards.length + hidden
    }
    const gone = `${count('discarded')} discarded face down, ${count('played')} played`
    return `${TITLES[deck]} deck: ${count('deck')} left, ${gone}.`
  })

/** Whose cards are shown together: those of a side, or of each partner. */
interface Holder {
  readonly id: string
  readonly title: string
  readonly limit: number
  readonly cards: Piles
}

const holdersOf = ({ table, tables }: Scene, side: Side): ReadonlyArray<Holder> => {
  const partners = SEAT_IDS.flatMap((id): ReadonlyArray<Holder> => {
    const seat = table.seats?.[id]
    return seat?.side === side
      ? [{ id, title: `Hand of the ${SEAT_NAMES[id]}`, limit: seat.handLimit, cards: seat.cards }]
      : []
  })
  return partners.length > 1
    ? partners
    : [{ id: side, title: 'Hand', limit: tables.limits.hand, cards: table.sides[side].cards }]
}

const handSize = (piles: Piles): number =>
  DECKS.reduce((sum, deck) => sum + piles[deck].hand.cards.length + piles[deck].hand.hidden, 0)

const sizeWords = (piles: Piles, limit: number): string => {
  const count = handSize(piles)
  return `${count} ${count === 1 ? 'card' : 'cards'}; limit ${limit}`
}

/** The hands of a side, each under its title. */
export const handsOf = (scene: Scene, side: Side): ReadonlyArray<Block> =>
  holdersOf(scene, side).flatMap(({ title, limit, cards }) => {
    const hand = cardsOf(scene, side, cards, 'hand')
    return [caption(`${title} (${hand.length}; limit ${limit})`), BREAK, ...hand, BREAK]
  })

/** The hands of a side as parts of their own, each with what lies on the table. */
export const handParts = (scene: Scene, side: Side, isSlim: boolean): ReadonlyArray<Part> =>
  holdersOf(scene, side).map(({ id, title, limit, cards }) =>
    rowsPart({
      isSlim,
      id: `hand/${id}`,
      title: title === 'Hand' ? `Hand of the ${SIDE_NAMES[side]}` : title,
      width: 600,
      ...(isSlim ? { note: sizeWords(cards, limit) } : {}),
      rows: (width) => {
        const draw = isSlim ? pillsIn : cardsOf
        return [
          ...(isSlim ? [] : [caption(sizeWords(cards, limit)), BREAK]),
          ...draw(scene, side, cards, 'hand'),
          ...titled('On the table', draw(scene, side, cards, 'table'), width),
        ]
      },
    }),
  )

/** The cards of a side on the table. */
export const onTableOf = (scene: Scene, side: Side): ReadonlyArray<Block> =>
  cardsOf(scene, side, scene.table.sides[side].cards, 'table')
/** How many cards are where else. */
export const pilesOf = (scene: Scene, side: Side): Block => caption(leftOf(scene, side).join(' '))
/** The same, a row for each deck. */
export const pilesRows = (scene: Scene, side: Side): ReadonlyArray<Block> =>
  leftOf(scene, side).flatMap((words) => [BREAK, caption(words)])

const pillsIn = (scene: Scene, side: Side, piles: Piles, where: 'hand' | 'table'): ReadonlyArray<Block> =>
  DECKS.flatMap((deck) => {
    const { cards, hidden } = piles[deck][where === 'hand' ? 'hand' : 'onTable']
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
  holdersOf(scene, side).flatMap(({ title, limit, cards }) => {
    const onTable = pillsIn(scene, side, cards, 'table')
    return [
      BREAK,
      caption(`${title} (limit ${limit})`),
      ...pillsIn(scene, side, cards, 'hand'),
      ...(onTable.length === 0 ? [] : [BREAK, caption('On the table'), ...onTable]),
    ]
  })
