/** The pictures of Battles: how a view is read, the whole, and the parts. */
import { battles, type Battles, type TableReading } from '../../battles'
import type { View } from '../../kernel'
import { element, group, onLines } from '../draw/element'
import { PAGE_WIDTH } from '../draw/page'
import { BOARD } from '../draw/palette'
import { rowsPart, shapePart, type Part } from '../draw/part'
import { picturesOf, type Pictures } from '../pictures'
import { battlesBoard, wordsOf } from './board'
import { sceneOf, SIDE_TITLES } from './look'
import { mapOf } from './map'
import { diceBlocks, handBlocks, pileBlocks, sideBlocks, trackBlocks } from './panels'
import { placesOf } from './places'
import { battlesScreen } from './screen'

const SIDES = ['free', 'shadow'] as const

const partsOf = (table: TableReading, highlight: ReadonlySet<string>): ReadonlyArray<Part> => {
  const scene = sceneOf(table)
  const places = placesOf(scene.scenario)
  const size = { width: PAGE_WIDTH, height: places.height }
  return [
    shapePart('map', 'Map', size, () => ({
      inside:
        element('rect', { x: 0, y: 0, ...size, fill: BOARD }) +
        group({ 'data-map': 'battles' }, onLines(mapOf(scene, places, highlight))),
      says: wordsOf(scene),
    })),
    rowsPart({ id: 'tracks', title: 'Tracks', width: 600, rows: (width) => trackBlocks(scene, width) }),
    rowsPart({ id: 'piles', title: 'Piles', width: 600, rows: (width) => pileBlocks(scene, width) }),
    ...SIDES.flatMap((side) => {
      const title = SIDE_TITLES[side]
      const rows = { dice: diceBlocks, hand: handBlocks, side: sideBlocks }
      return [
        ...(['dice', 'hand'] as const).map((id) =>
          rowsPart({
            id: `${id}/${side}`,
            title: `${title}: ${id}`,
            width: 480,
            rows: (width) => rows[id](scene, side, width),
          }),
        ),
        rowsPart({
          id: `side/${side}`,
          title,
          width: 780,
          rows: (width) => rows.side(scene, side, width),
        }),
      ]
    }),
  ]
}

/** The pictures of Battles. */
export const PAINTED: Pictures = picturesOf({
  game: battles,
  read: (view: View<Battles>) => battles.read(view),
  board: battlesBoard,
  screen: battlesScreen,
  parts: partsOf,
})
