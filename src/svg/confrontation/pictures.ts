/** The pictures of The Confrontation: how a view is read, the whole, and the parts. */
import { CLASSIC_IDS, confrontation, SIDES, TILE_IDS, VARIANT_IDS } from '../../confrontation'
import type { Confrontation, Side, Reading } from '../../confrontation'
import type { View } from '../../kernel'
import { element } from '../draw/element'
import { BOARD } from '../draw/palette'
import { rowsPart, shapePart, type Part } from '../draw/part'
import type { Layout } from '../options'
import { picturesOf, type Pictures } from '../pictures'
import { confrontationBoard, mapOf, wordsOf } from './board'
import { SIDE_NAMES } from './pieces'
import { ALONE, ON_PAGE } from './places'
import { confrontationScreen } from './screen'
import { handBlocks, sideBlocks } from './sides'

const mapPart = (table: Reading, highlight: ReadonlySet<string>, isSlim: boolean): Part => {
  const places = isSlim ? ALONE : ON_PAGE
  const { width, height } = places
  return shapePart('map', 'Map', { width, height }, () => ({
    inside: element('rect', { x: 0, y: 0, width, height, fill: BOARD }) + mapOf(table, highlight, 0, places),
    says: wordsOf(table),
  }))
}

const partsOf = (table: Reading, highlight: ReadonlySet<string>, layout: Layout): ReadonlyArray<Part> => {
  const isSlim = layout === 'screen'
  return [mapPart(table, highlight, isSlim), ...SIDES.flatMap((side) => sideParts(table, side, isSlim))]
}

const sideParts = (table: Reading, side: Side, isSlim: boolean): ReadonlyArray<Part> => [
  rowsPart({
    isSlim,
    id: `hand/${side}`,
    title: `${SIDE_NAMES[side]}: cards`,
    width: 600,
    rows: (width) => handBlocks(table, side, width, isSlim),
  }),
  rowsPart({
    isSlim,
    id: `side/${side}`,
    title: SIDE_NAMES[side],
    width: 780,
    rows: (width) => sideBlocks(table, side, width, isSlim),
  }),
]

/** A tile is drawn, and an action names the character on one of its faces. */
const facesOf = (drawn: string): ReadonlyArray<string> => {
  const place = TILE_IDS.findIndex((id) => id === drawn)
  const faces = place < 0 ? [] : [CLASSIC_IDS, VARIANT_IDS].flatMap((ids) => ids[place] ?? [])
  return [...new Set([...faces, drawn])]
}

/** In a match the players change sides. */
const seatsOf = ({ config, table }: Reading, owner: string): ReadonlyArray<string> => {
  if (config.games === 1) return [owner]
  return [(owner === 'fellowship') === (table.game === 0) ? 'first' : 'second']
}

/** The pictures of The Confrontation. */
export const PAINTED: Pictures = picturesOf({
  game: confrontation,
  read: (view: View<Confrontation>) => confrontation.read(view),
  board: confrontationBoard,
  screen: confrontationScreen,
  parts: partsOf,
  faces: facesOf,
  seats: seatsOf,
})
