/** A panel for each side: its combat cards, special cards, and the pieces that are not on the board. */
import { COMBAT_CARDS, combatCard as combatCardById, SPECIAL_CARDS } from '../../confrontation'
import type { CombatCardData, Reading, Side } from '../../confrontation'
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

const combatCards = ({ table }: Reading, side: Side, where: 'hand' | 'discard'): ReadonlyArray<Block> =>
  COMBAT_CARDS.filter((one) => one.side === side && table[where].includes(one.id)).map((one) =>
    combatCard(one, where),
  )

/** The card a side has put down in the battle under way. */
const laidCard = ({ derived: { battle } }: Reading, side: Side): ReadonlyArray<Block> => {
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

/** The special cards of a side that are known, used or not, and how many are not. */
const specialsOf = ({ table }: Reading, side: Side) => ({
  known: SPECIAL_CARDS.filter((one) => one.side === side)
    .filter(({ id }) => table.special.includes(id) || table.used.includes(id))
    .map(({ id, name }) => ({ id, name, isUsed: table.used.includes(id) })),
  hidden: table.hiddenSpecials?.[side === 'fellowship' ? '0' : '1'] ?? 0,
})

/** Special cards by name alone, where room is scarce. */
const specialPills = (reading: Reading, side: Side): ReadonlyArray<Block> => {
  const { known, hidden } = specialsOf(reading, side)
  const pills = known.map(({ id, name, isUsed }) => {
    const data = { 'data-card': id, 'data-where': isUsed ? 'used' : 'special' }
    return pill(name, { tint: isUsed ? SPENT : PIECES[side], size: 11, round: 4, data, isTall: !isUsed })
  })
  const data = { 'data-hidden-card': side, 'data-where': 'special' }
  const back = () => pill('face down', { tint: PIECES[side], size: 11, dashed: true, data })
  return [...pills, ...Array.from({ length: hidden }, back)]
}

const specialCards = (reading: Reading, side: Side): ReadonlyArray<Block> => {
  const { known, hidden } = specialsOf(reading, side)
  const cards = known.map(({ id, name, isUsed }) => {
    const data = { 'data-card': id, 'data-where': isUsed ? 'used' : 'special' }
    return card(name, isUsed ? 'used' : 'special card', { tint: isUsed ? SPENT : PIECES[side], data })
  })
  const data = { 'data-hidden-card': side, 'data-where': 'special' }
  const back = () => cardBack('special card', { tint: PIECES[side], data })
  return [...cards, ...Array.from({ length: hidden }, back)]
}

/** The cards of a side: laid down, in hand, played, special. */
export const handBlocks = (
  table: Reading,
  side: Side,
  room: number,
  isNarrow = false,
): ReadonlyArray<Block> => [
  ...titled('In this battle', laidCard(table, side), room),
  ...titled('In hand', combatCards(table, side, 'hand'), room),
  ...titled('Played', combatCards(table, side, 'discard'), room),
  ...titled('Special cards', (isNarrow ? specialPills : specialCards)(table, side), room),
]

/** What a side has, in rows. */
export const sideBlocks = (
  table: Reading,
  side: Side,
  room: number,
  isNarrow = false,
): ReadonlyArray<Block> => {
  const own = table.derived.offBoard[side]
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
export const sideRows = (table: Reading, side: Side, width: number): Block =>
  flow(sideBlocks(table, side, width - 28), { width: width - 28, gap: 7 })

/** The panel of a side. */
export const sidePanel = (rows: Block, side: Side, place: Box): string =>
  panel(SIDE_NAMES[side], place, [rows.at(place.x + 14, place.y + 34)])
