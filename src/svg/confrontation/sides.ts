/** A panel for each side: its combat cards, special cards, and the pieces that are not on the board. */
import {
  COMBAT_CARDS,
  SPECIAL_CARDS,
  type CombatCardData,
  type RegionId,
  type Side,
} from '../../confrontation'
import { flow, type Block } from '../draw/flow'
import { SPENT } from '../draw/palette'
import { card, cardBack, panel, pill, titled, type Box } from '../draw/shapes'
import { battleOf } from './battle'
import { backPiece, faceOf, facePiece, hiddenIn, isHiddenSide, PIECES, SIDE_NAMES, tilesOf } from './pieces'
import { PLACES } from './places'
import type { SeenConfrontation, SeenTable } from './seen'

const nameOfCard = ({ name, text }: CombatCardData): string => (text === null ? `Strength ${name}` : name)

const combatCard = (data: CombatCardData, where: 'hand' | 'discard' | 'battle'): Block =>
  pill(nameOfCard(data), {
    tint: where === 'discard' ? SPENT : PIECES[data.side],
    size: 12,
    round: 4,
    data: { 'data-card': data.id, 'data-where': where },
    tip: `${nameOfCard(data)}, ${where === 'discard' ? 'played' : where}`,
  })

const combatCards = (table: SeenTable, side: Side, where: 'hand' | 'discard'): ReadonlyArray<Block> =>
  COMBAT_CARDS.filter((one) => one.side === side && table[where].includes(one.id)).map((one) =>
    combatCard(one, where),
  )

/** The card a side has put down in the battle under way. */
const laidCard = ({ state }: SeenConfrontation, side: Side): ReadonlyArray<Block> => {
  const laid = battleOf(state.stack)?.laid[side === 'fellowship' ? 0 : 1] ?? null
  if (laid === null) return []
  if (laid === 'hidden') {
    const data = { 'data-hidden-card': side, 'data-where': 'battle' }
    return [pill('a card, face down', { tint: PIECES[side], size: 12, dashed: true, data })]
  }
  return COMBAT_CARDS.filter(({ id }) => id === laid).map((one) => combatCard(one, 'battle'))
}

const specialCards = (table: SeenTable, side: Side): ReadonlyArray<Block> => {
  const known = SPECIAL_CARDS.filter((one) => one.side === side && table.special.includes(one.id)).map(
    ({ id, name }) => {
      const used = table.used.includes(id)
      const tint = used ? SPENT : PIECES[side]
      const data = { 'data-card': id, 'data-where': used ? 'used' : 'special' }
      return card(name, used ? 'used' : 'special card', { tint, data })
    },
  )
  const hidden = table.hiddenSpecials[side === 'fellowship' ? '0' : '1'] ?? 0
  const data = { 'data-hidden-card': side, 'data-where': 'special' }
  const backs = Array.from({ length: hidden }, () => cardBack('special card', { tint: PIECES[side], data }))
  return [...known, ...backs]
}

const regions: ReadonlyArray<RegionId> = [...PLACES.keys()]

/** Pieces that wait to be placed, face up or as backs. */
const waiting = ({ state }: SeenConfrontation, side: Side): ReadonlyArray<Block> => {
  const { table, stack } = state
  const open = tilesOf(side).filter((tile) => table.at[tile] === 'unplaced')
  const hidden = tilesOf(side).filter((tile) => table.at[tile] === 'hidden').length
  const placed = regions.reduce((sum, region) => sum + hiddenIn(table, side, region), 0)
  return [
    ...open.map((tile) => facePiece(table, stack, tile)),
    ...Array.from({ length: Math.max(0, hidden - placed) }, () => backPiece(side)),
  ]
}

/** Names of the pieces whose places the viewer does not see, as far as their faces are known. */
const unseen = ({ state }: SeenConfrontation, side: Side): ReadonlyArray<Block> => {
  const { table, stack } = state
  if (!isHiddenSide(table, side)) return []
  return tilesOf(side)
    .filter((tile) => table.at[tile] === 'hidden')
    .map((tile) => pill(faceOf(table, stack, tile).name, { tint: SPENT, size: 11, dashed: true }))
}

/** What a side's panel holds, set in rows. */
export const sideRows = (seen: SeenConfrontation, side: Side, width: number): Block => {
  const { table, stack } = seen.state
  const defeated = tilesOf(side).filter((tile) => table.at[tile] === 'defeated')
  const room = width - 28
  const fallen = defeated.map((tile) => facePiece(table, stack, tile))
  const blocks = [
    ...titled('In this battle', laidCard(seen, side), room),
    ...titled('In hand', combatCards(table, side, 'hand'), room),
    ...titled('Played', combatCards(table, side, 'discard'), room),
    ...titled('Special cards', specialCards(table, side), room),
    ...titled('Not yet placed', waiting(seen, side), room),
    ...titled('Defeated', fallen, room),
    ...titled('Among the hidden', unseen(seen, side), room),
  ]
  return flow(blocks, { width: room, gap: 7 })
}

/** The panel of a side. */
export const sidePanel = (rows: Block, side: Side, place: Box): string =>
  panel(SIDE_NAMES[side], place, [rows.at(place.x + 14, place.y + 34)])
