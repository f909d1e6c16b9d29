/** The pictures of Battles: how a view is read, the whole, and the parts. */
import { battles, type Battles, type TableReading } from '../../battles'
import type { View } from '../../kernel'
import { element, group, onLines } from '../draw/element'
import { PAGE_WIDTH } from '../draw/page'
import { BOARD } from '../draw/palette'
import { rowsPart, shapePart, type Part } from '../draw/part'
import type { Layout } from '../options'
import { picturesOf, type Pictures } from '../pictures'
import { battlesBoard, wordsOf } from './board'
import { borderWordsOf } from './borderWords'
import { sceneOf, SIDE_TITLES, type Scene } from './look'
import { mapOf } from './map'
import { diceOf, handOf, pileBlocks, sideBlocks, trackBlocks } from './panels'
import { placesOf } from './places'
import { battlesScreen } from './screen'
import { borderBlocks, crowdBlocks, crowdsIn, screenMap } from './screenMap'
import { screenPlacesOf } from './screenPlaces'

const SIDES = ['free', 'shadow'] as const

/** The map alone on a screen, its units the pixels that it gets beside dice, hand and question. */
const ALONE = { width: 980, height: 748 } as const

interface Size {
  readonly width: number
  readonly height: number
}

const mapPart = (scene: Scene, size: Size, children: ReadonlyArray<string>): Part =>
  shapePart('map', 'Map', size, () => ({
    inside:
      element('rect', { x: 0, y: 0, ...size, fill: BOARD }) + group({ 'data-map': 'battles' }, children),
    says: wordsOf(scene),
  }))

const pageMap = (scene: Scene, highlight: ReadonlySet<string>): Part => {
  const places = placesOf(scene.scenario)
  const size = { width: PAGE_WIDTH, height: places.height }
  return mapPart(scene, size, onLines(mapOf(scene, places, highlight)))
}

/** The map of a screen, and what it has no room for. */
const screenParts = (scene: Scene, highlight: ReadonlySet<string>): ReadonlyArray<Part> => {
  const places = screenPlacesOf(scene.scenario, ALONE)
  const words = borderWordsOf(scene, places, ALONE.width)
  const crowds = crowdsIn(scene, places)
  const besides = [
    { id: 'crowds', title: 'Crowds', rows: (width: number) => crowdBlocks(scene, crowds, width) },
    { id: 'borders', title: 'Borders', rows: (width: number) => borderBlocks(scene, words.left, width) },
  ]
  return [
    mapPart(scene, ALONE, screenMap(scene, { places, words, crowds }, highlight)),
    ...besides.flatMap((one) =>
      one.rows(ALONE.width).length === 0 ? [] : [rowsPart({ ...one, width: 480, isSlim: true })],
    ),
  ]
}

const sideParts = (scene: Scene, side: (typeof SIDES)[number], isSlim: boolean): ReadonlyArray<Part> => {
  const title = SIDE_TITLES[side]
  const look = isSlim ? 'slim' : 'cards'
  return [
    ...(['dice', 'hand'] as const).map((id) =>
      rowsPart({
        id: `${id}/${side}`,
        title: `${title}: ${id}`,
        width: 480,
        isSlim,
        rows: () => (id === 'dice' ? diceOf(scene, side) : handOf(scene, side, look)),
      }),
    ),
    rowsPart({
      id: `side/${side}`,
      title,
      width: 780,
      isSlim,
      rows: (width) => sideBlocks(scene, side, width, look),
    }),
  ]
}

const partsOf = (seen: TableReading, highlight: ReadonlySet<string>, layout: Layout): ReadonlyArray<Part> => {
  const scene = sceneOf(seen)
  const isSlim = layout === 'screen'
  const piles = (width: number) => pileBlocks(scene, width, isSlim ? 'slim' : 'cards')
  return [
    ...(isSlim ? screenParts(scene, highlight) : [pageMap(scene, highlight)]),
    rowsPart({
      id: 'tracks',
      title: 'Tracks',
      width: 600,
      isSlim,
      rows: (width) => trackBlocks(scene, width),
    }),
    rowsPart({ id: 'piles', title: 'Piles', width: 600, isSlim, rows: piles }),
    ...SIDES.flatMap((side) => sideParts(scene, side, isSlim)),
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
