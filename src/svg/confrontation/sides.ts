/** A panel for each side: its combat cards, special cards, and the pieces that are not on the board. */
import { COMBAT_CARDS, combatCard as combatCardById, SPECIAL_CARDS } from '../../confrontation'
import type { CombatCardData, Side, SideReading, TableReading } from '../../confrontation'
import { flow, type Block } from '../draw/flow'
import { SPENT } from '../draw/palette'
import { card, cardBack, panel, pill, titled, type Box } from '../draw/shapes'
import { faceOf, PIECES, piecesOf, pillsOf, SIDE_NAMES } from './pieces'

const nameOfCard = ({ name, text }: CombatCardData): string => (text === null ? `Strength ${name}` : name)

const WHERE = { hand: 'in hand', discard: 'played', battle: 'in this battle' } as const

const combatCard = (data: CombatCardData, where: keyof typeof WHERE): Block =>
  pill(nameOfCard(data), {
    tint: where === 'discard' ? SPENT : PIECES[data.side],
    size: 12,
    round: 4,
    data: { 'data-card': data.id, 'data-where': where },
    tip: `${nameOfCard(data)}, ${WHERE[where]}`,
    isTall: where === 'hand',
  })

const combatCards = (own: SideReading, where: 'hand' | 'discard'): ReadonlyArray<Block> =>
  COMBAT_CARDS.filter(({ id }) => own[where].includes(id)).map((one) => combatCard(one, where))

/** The card a side has put down in the battle under way. */
const laidCard = ({ battle }: TableReading, side: Side): ReadonlyArray<Block> => {
  const { fetched, played, chosen } = battle?.cards[side] ?? {}
  const laid = fetched ?? played ?? chosen ?? null
  if (laid === null) return []
  if (laid === 'hidden') {
    const data = { 'data-hidden-card': side, 'data-where': 'battle' }
    return [pill('a card, face down', { tint: PIECES[side], size: 12, dashed: true, data })]
  }
  const known = combatCardById(laid)
  return known === undefined ? [] : [combatCard(known, 'battle')]
}

/** Special cards by name alone, where room is scarce. */
const specialPills = ({ special, used, hiddenSpecial }: SideReading, side: Side): ReadonlyArray<Block> => {
  const known = SPECIAL_CARDS.filter(({ id }) => special.includes(id) || used.includes(id)).map(
    ({ id, name }) => {
      const isUsed = used.includes(id)
      const data = { 'data-card': id, 'data-where': isUsed ? 'used' : 'special' }
      return pill(name, { tint: isUsed ? SPENT : PIECES[side], size: 11, round: 4, data, isTall: !isUsed })
    },
  )
  const data = { 'data-hidden-card': side, 'data-where': 'special' }
  const back = () => pill('face down', { tint: PIECES[side], size: 11, dashed: true, data })
  return [...known, ...Array.from({ length: hiddenSpecial }, back)]
}

const specialCards = ({ special, used, hiddenSpecial }: SideReading, side: Side): ReadonlyArray<Block> => {
  const known = SPECIAL_CARDS.filter(({ id }) => special.includes(id) || used.includes(id)).map(
    ({ id, name }) => {
      const isUsed = used.includes(id)
      const tint = isUsed ? SPENT : PIECES[side]
      const data = { 'data-card': id, 'data-where': isUsed ? 'used' : 'special' }
      return card(name, isUsed ? 'used' : 'special card', { tint, data })
    },
  )
  const data = { 'data-hidden-card': side, 'data-where': 'special' }
  const back = () => cardBack('special card', { tint: PIECES[side], data })
  return [...known, ...Array.from({ length: hiddenSpecial }, back)]
}

/** The cards of a side: laid down, in hand, played, special. */
export const handBlocks = (
  table: TableReading,
  side: Side,
  room: number,
  isNarrow = false,
): ReadonlyArray<Block> => {
  const own = table.sides[side]
  return [
    ...titled('In this battle', laidCard(table, side), room),
    ...titled('In hand', combatCards(own, 'hand'), room),
    ...titled('Played', combatCards(own, 'discard'), room),
    ...titled('Special cards', (isNarrow ? specialPills : specialCards)(own, side), room),
  ]
}

/** What a side has, in rows. */
export const sideBlocks = (
  table: TableReading,
  side: Side,
  room: number,
  isNarrow = false,
): ReadonlyArray<Block> => {
  const own = table.sides[side]
  const unseen = own.unseen.map((piece) => pill(faceOf(piece).name, { tint: SPENT, size: 11, dashed: true }))
  const pieces = isNarrow ? pillsOf : piecesOf
  return [
    ...handBlocks(table, side, room, isNarrow),
    ...titled('Not yet placed', pieces(own.unplaced, side), room),
    ...titled('Defeated', pieces({ pieces: own.defeated, hidden: 0 }, side), room),
    ...titled('Among the hidden', unseen, room),
  ]
}

/** What a side's panel holds, set in rows. */
export const sideRows = (table: TableReading, side: Side, width: number): Block =>
  flow(sideBlocks(table, side, width - 28), { width: width - 28, gap: 7 })

/** The panel of a side. */
export const sidePanel = (rows: Block, side: Side, place: Box): string =>
  panel(SIDE_NAMES[side], place, [rows.at(place.x + 14, place.y + 34)])
