/**
 * The whole table of Battles on one screen of 1366 by 768: the map, and under it the tracks and both sides,
 * cards in one line. A Region in which there are too many pieces counts them, and they are named under the
 * map. No letter is smaller than 9 pixels while all that fits.
 */
import { battles, type BorderDoc, type TableReading } from '../../battles'
import { element, group } from '../draw/element'
import { flow, flowWithin, scaled, type Block } from '../draw/flow'
import { SCREEN, screenPage } from '../draw/page'
import { BOARD, PAGE, QUIET } from '../draw/palette'
import { panel } from '../draw/shapes'
import { line } from '../draw/text'
import type { Drawing } from '../options'
import { NOTES, subtitle, wordsOf } from './board'
import { borderWordsOf } from './borderWords'
import { sceneOf, SIDE_TITLES, type Scene } from './look'
import { pileBlocks, sideBlocks, trackBlocks } from './panels'
import { borderBlocks, crowdBlocks, crowdsIn, screenMap } from './screenMap'
import { screenPlacesOf } from './screenPlaces'

const HEAD = 24
const GAP = 4
const EDGE = 8
const TITLE = 26
const NOTE = 14
/** What the map gets at least of the height. */
const LEAST_MAP = 330
/** How small the panels may be drawn: their letters of 10 pixels have 9 then. */
const SCALES = [1, 0.95, 0.9] as const
/** The part of the width that the tracks and piles get. */
const SHARE = 0.42
const SIDES = ['free', 'shadow'] as const

/** What cannot be told on the map itself. */
interface Beside {
  readonly crowds: ReadonlySet<string>
  readonly left: ReadonlyArray<BorderDoc>
}

/** The panels under the map: what belongs to nobody, and both sides. */
const columnsOf = (scene: Scene, { crowds, left }: Beside, wide: number) => {
  const all = wide - 4 * GAP
  const [first, other] = [all * SHARE, (all * (1 - SHARE)) / 2]
  const width = other - 2 * EDGE
  const rows = (blocks: ReadonlyArray<Block>, room = width): Block =>
    flow(blocks, { width: room + 1, gap: 3 })
  const middle = first - 2 * EDGE
  const crowdsOf = (side: (typeof SIDES)[number]): ReadonlyArray<Block> =>
    crowdBlocks(
      scene,
      new Set([...crowds].filter((id) => (scene.table.regions[id]?.army?.side ?? 'free') === side)),
      width,
    )
  const tracks = [
    ...trackBlocks(scene, middle),
    ...pileBlocks(scene, middle, 'slim'),
    ...borderBlocks(scene, left, middle),
  ]
  return [
    { title: 'Tracks and piles', seat: undefined, x: GAP, outer: first, rows: rows(tracks, middle) },
    ...SIDES.map((side, place) => ({
      title: SIDE_TITLES[side],
      seat: side,
      x: 2 * GAP + first + place * (other + GAP),
      outer: other,
      rows: rows([...sideBlocks(scene, side, width, 'slim'), ...crowdsOf(side)]),
    })),
  ]
}

/** The panels as one block of the width of the screen, as large as leaves the map its height. */
const under = (scene: Scene, beside: Beside): Block => {
  const room = SCREEN.height - HEAD - NOTE - LEAST_MAP
  const laid = (scale: number): Block => {
    const columns = columnsOf(scene, beside, SCREEN.width / scale)
    const height = Math.max(...columns.map(({ rows }) => rows.height)) + TITLE + EDGE
    const at = (x: number, y: number): string =>
      columns
        .map(({ title, seat, x: left, outer, rows }) => {
          const box = { x: x + left, y, width: outer, height }
          return group({ 'data-seat': seat }, [panel(title, box, [rows.at(x + left + EDGE, y + TITLE)])])
        })
        .join('')
    return scaled({ width: SCREEN.width / scale, height, at }, scale)
  }
  const fitting = SCALES.map(laid).find(({ height }) => height <= room)
  return fitting ?? flowWithin([laid(0.9)], { width: SCREEN.width, gap: 0 }, room)
}

/** The map and the panels: what does not fit into the boxes of the map makes the panels larger. */
const laidOut = (scene: Scene) => {
  let crowds: ReadonlySet<string> = new Set()
  let left: ReadonlyArray<BorderDoc> = []
  for (;;) {
    const panels = under(scene, { crowds, left })
    const top = SCREEN.height - GAP - panels.height
    const height = top - HEAD - NOTE
    const places = screenPlacesOf(scene.scenario, { width: SCREEN.width, height })
    const words = borderWordsOf(scene, places, SCREEN.width)
    const all = new Set([...crowds, ...crowdsIn(scene, places)])
    const untold = [...left, ...words.left.filter((data) => !left.includes(data))]
    if (all.size === crowds.size && untold.length === left.length)
      return { panels, top, height, places, words, crowds }
    crowds = all
    left = untold
  }
}

/** The picture. */
export const battlesScreen = (seen: TableReading, { width, title, highlight }: Drawing): string => {
  const scene = sceneOf(seen)
  const { panels, top, height, ...laid } = laidOut(scene)
  const name = title ?? `${battles.title}: ${seen.derived.scenario.title}`
  return screenPage({ game: 'battles', title: name, description: wordsOf(scene), width }, [
    element('rect', { x: 0, y: HEAD, width: SCREEN.width, height, fill: BOARD }),
    line(name, EDGE, 17, { size: 15, bold: true, fill: PAGE.ink, max: 700 }),
    line(subtitle(scene), SCREEN.width - EDGE, 16, { size: 11, fill: PAGE.ink, anchor: 'end', max: 600 }),
    group({ transform: `translate(0 ${HEAD})`, 'data-map': 'battles' }, screenMap(scene, laid, highlight)),
    line(NOTES, EDGE, top - 4, { size: 10, fill: QUIET.ink, max: SCREEN.width - 2 * EDGE }),
    panels.at(0, top),
  ])
}
