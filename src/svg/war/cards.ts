/** Event cards of a side: hand and table by name, as far as the viewer may know them, and what is left. */
import { DECKS, type CardsReading, type Deck, type EventCardId, type Side } from '../../war-of-the-ring'
import type { Block } from '../draw/flow'
import { SPENT } from '../draw/palette'
import { caption, card, cardBack } from '../draw/shapes'
import { PIECES } from './look'
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

const cardsOf = (scene: Scene, side: Side, where: 'hand' | 'table'): ReadonlyArray<Block> =>
  DECKS.flatMap((deck) => {
    const { hand, onTable } = scene.table.sides[side].cards[deck]
    const { cards, hidden } = where === 'hand' ? hand : onTable
    const data = { 'data-hidden-card': `${side}-${deck}`, 'data-where': where }
    return [
      ...cards.map((id) => faceUp(scene, id, side, where)),
      ...Array.from({ length: hidden }, () =>
        cardBack(`${TITLES[deck]} card`, { tint: PIECES[side], data, tip: `a hidden ${deck} card` }),
      ),
    ]
  })

const piles = ({ table }: Scene, side: Side): string =>
  DECKS.map((deck) => {
    const count = (place: keyof CardsReading): number => {
      const { cards, hidden } = table.sides[side].cards[deck][place]
      return cards.length + hidden
    }
    const gone = `${count('discarded')} discarded face down, ${count('played')} played`
    return `${TITLES[deck]} deck: ${count('deck')} left, ${gone}.`
  }).join(' ')

/** The hand of a side, then its cards on the table. */
export const handOf = (scene: Scene, side: Side): ReadonlyArray<Block> => cardsOf(scene, side, 'hand')
/** The cards of a side on the table. */
export const onTableOf = (scene: Scene, side: Side): ReadonlyArray<Block> => cardsOf(scene, side, 'table')
/** How many cards are where else. */
export const pilesOf = (scene: Scene, side: Side): Block => caption(piles(scene, side))
