/**
 * The whole picture of Battles: the map, drawn from the data of the scenario whosever it is, the tracks, and
 * a panel for each side.
 */
import { battles, type TableReading } from '../../battles'
import { element, group, onLines } from '../draw/element'
import { HEAD, page, PAGE_WIDTH } from '../draw/page'
import { BOARD, QUIET } from '../draw/palette'
import { panel } from '../draw/shapes'
import { line } from '../draw/text'
import type { Drawing } from '../options'
import { sceneOf, SIDE_TITLES, type Scene } from './look'
import { mapOf, regionInWords } from './map'
import { sideRows, trackRows } from './panels'
import { placesOf } from './places'

const GAP = 12
const WIDE = PAGE_WIDTH - 2 * GAP
const COLUMN = (PAGE_WIDTH - 3 * GAP) / 2
const PADDING = 46
const SIDES = ['free', 'shadow'] as const

/** The signs in words. */
export const NOTES =
  'Square boxes: Strongholds. Dark pieces: Shadow. Broken pills: tokens that lie face down. ' +
  'Dotted lines: borders that nobody passes; a word names a border that hinders. Round pills: Characters.'

/** The turn, the points, and who sees it. */
export const subtitle = ({ seen: { viewer, outcome }, table, derived, nameOf }: Scene): string => {
  const looker = viewer === null || viewer === 'spectator' ? 'a spectator' : nameOf(viewer)
  const end = outcome === null ? [] : [`won by ${outcome.winners.map(nameOf).join(' and ')}`]
  return [
    `turn ${table.turn}`,
    derived.victoryPoints === 1 ? '1 point' : `${derived.victoryPoints} points`,
    ...end,
    `seen by ${looker}`,
  ].join(' · ')
}

/** The table in words. */
export const wordsOf = (scene: Scene): string =>
  [
    scene.derived.scenario.title,
    subtitle(scene),
    ...scene.scenario.doc.regions.map((data) => regionInWords(scene, data)),
  ]
    .map((words) => `${words}.`)
    .join(' ')

/** The picture. */
export const battlesBoard = (seen: TableReading, { width, title, highlight }: Drawing): string => {
  const scene = sceneOf(seen)
  const places = placesOf(scene.scenario)
  const tracks = trackRows(scene, WIDE - 28)
  const sides = SIDES.map((side) => ({ side, rows: sideRows(scene, side, COLUMN - 28) }))
  const notes = HEAD + places.height + 16
  const middle = { x: GAP, y: notes + GAP, width: WIDE, height: tracks.height + PADDING }
  const top = middle.y + middle.height + GAP
  const height = Math.max(...sides.map(({ rows }) => rows.height)) + PADDING
  const about = {
    game: 'battles',
    title: title ?? `${battles.title}: ${seen.derived.scenario.title}`,
    subtitle: subtitle(scene),
    description: wordsOf(scene),
    height: Math.ceil(top + height + GAP),
    width,
  }
  return page(about, [
    element('rect', { x: 0, y: HEAD, width: PAGE_WIDTH, height: places.height, fill: BOARD }),
    group(
      { transform: `translate(0 ${HEAD})`, 'data-map': 'battles' },
      onLines(mapOf(scene, places, highlight)),
    ),
    line(NOTES, GAP * 2, notes, { size: 12, fill: QUIET.ink, max: PAGE_WIDTH - 48 }),
    panel('Tracks and piles', middle, [tracks.at(middle.x + 14, middle.y + 34)]),
    ...sides.map(({ side, rows }, ix) => {
      const place = { x: GAP + ix * (COLUMN + GAP), y: top, width: COLUMN, height }
      return group({ 'data-seat': side }, [
        panel(SIDE_TITLES[side], place, [rows.at(place.x + 14, place.y + 34)]),
      ])
    }),
  ])
}
