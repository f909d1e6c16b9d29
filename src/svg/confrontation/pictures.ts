/** The pictures of The Confrontation: how a view is read, the whole, and the parts. */
import { CLASSIC_IDS, confrontation, SIDES, TILE_IDS, VARIANT_IDS } from '../../confrontation'
import type { Confrontation, TableReading } from '../../confrontation'
import type { View } from '../../kernel'
import { element } from '../draw/element'
import { PAGE_WIDTH } from '../draw/page'
import { BOARD } from '../draw/palette'
import { rowsPart, shapePart, type Part } from '../draw/part'
import { picturesOf, type Pictures } from '../pictures'
import { confrontationBoard, mapOf, wordsOf } from './board'
import { SIDE_NAMES } from './pieces'
import { BOARD_HEIGHT } from './places'
import { confrontationScreen } from './screen'
import { handBlocks, sideBlocks } from './sides'

const size = { width: PAGE_WIDTH, height: BOARD_HEIGHT }

const partsOf = (table: TableReading, highlight: ReadonlySet<string>): ReadonlyArray<Part> => [
  shapePart('map', 'Map', size, () => ({
    inside: element('rect', { x: 0, y: 0, ...size, fill: BOARD }) + mapOf(table, highlight, 0),
    says: wordsOf(table),
  })),
  ...SIDES.flatMap((side) => [
    rowsPart({
      id: `hand/${side}`,
      title: `${SIDE_NAMES[side]}: cards`,
      width: 600,
      rows: (width) => handBlocks(table, side, width),
    }),
    rowsPart({
      id: `side/${side}`,
      title: SIDE_NAMES[side],
      width: 780,
      rows: (width) => sideBlocks(table, side, width),
    }),
  ]),
]

/** A tile is drawn, and an action names the character on one of its faces. */
const facesOf = (drawn: string): ReadonlyArray<string> => {
  const place = TILE_IDS.findIndex((id) => id === drawn)
  const faces = place < 0 ? [] : [CLASSIC_IDS, VARIANT_IDS].flatMap((ids) => ids[place] ?? [])
  return [...new Set([...faces, drawn])]
}

/** The pictures of The Confrontation. */
export const PAINTED: Pictures = picturesOf({
  game: confrontation,
  read: (view: View<Confrontation>) => confrontation.read(view),
  board: confrontationBoard,
  screen: confrontationScreen,
  parts: partsOf,
  faces: facesOf,
})
