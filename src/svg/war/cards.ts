/** Event cards of a side: hand and table by name, as far as the viewer may know them, and what is left. */
import { DECKS, EVENT_CARDS, type Deck, type EventCardId, type Side } from '../../war-of-the-ring'
import type { Block } from '../draw/flow'
import { SPENT } from '../draw/palette'
import { caption, card, cardBack } from '../draw/shapes'
import { PIECES } from './look'
import type { SeenCards, SeenTable } from './seen'

const CARDS = new Map(EVENT_CARDS.map((one) => [one.id, one]))
const TITLES: Readonly<Record<Deck, string>> = { character: 'Character', strategy: 'Strategy' }

const nameOf = (id: EventCardId): string => CARDS.get(id)?.name ?? id

const faceUp = (id: EventCardId, side: Side, where: string): Block => {
  const found = CARDS.get(id)
  const deck = TITLES[found?.deck ?? 'character']
  return card(nameOf(id), `${deck} card`, {
    tint: where === 'hand' ? PIECES[side] : SPENT,
    data: { 'data-card': id, 'data-where': where },
    tip: `${nameOf(id)}, ${where === 'hand' ? 'in hand' : 'on the table'}`,
  })
}

const cardsOf = (cards: SeenCards, side: Side, where: 'hand' | 'table'): ReadonlyArray<Block> =>
  DECKS.flatMap((deck) => {
    const held = cards[`${side}-${deck}`]
    if (!('hidden' in held)) return held.map((id) => faceUp(id, side, where))
    const data = { 'data-hidden-card': `${side}-${deck}`, 'data-where': where }
    return Array.from({ length: held.hidden }, () =>
      cardBack(`${TITLES[deck]} card`, { tint: PIECES[side], data, tip: `a hidden ${deck} card` }),
    )
  })

const countOf = (cards: SeenCards, side: Side, deck: Deck): number => {
  const held = cards[`${side}-${deck}`]
  return 'hidden' in held ? held.hidden : held.length
}

const piles = ({ cards }: SeenTable, side: Side): string =>
  DECKS.map((deck) => {
    const count = (place: keyof SeenTable['cards']): number => countOf(cards[place], side, deck)
    const gone = `${count('discards')} discarded face down, ${count('played')} played`
    return `${TITLES[deck]} deck: ${count('decks')} left, ${gone}.`
  }).join(' ')

/** The hand of a side, then its cards on the table. */
export const handOf = ({ cards }: SeenTable, side: Side): ReadonlyArray<Block> =>
  cardsOf(cards.hands, side, 'hand')
/** The cards of a side on the table. */
export const onTableOf = ({ cards }: SeenTable, side: Side): ReadonlyArray<Block> =>
  cardsOf(cards.onTable, side, 'table')
/** How many cards are where else. */
export const pilesOf = (table: SeenTable, side: Side): Block => caption(piles(table, side))
