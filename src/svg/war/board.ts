/** The whole picture of War of the Ring: the map, the tracks, a panel for each side. */
import { REGIONS, SIDES } from '../../war-of-the-ring/viewer'
import { group, onLines } from '../draw/element'
import { HEAD, page, PAGE_WIDTH } from '../draw/page'
import type { Drawing } from '../options'
import { battleArrow } from './battle'
import { crowdsPanel } from './crowds'
import { fellowshipInWords, fellowshipPanel } from './fellowship'
import { huntPanel } from './hunt'
import { SEAT_NAMES, SIDE_NAMES } from './look'
import { mountains } from './mountains'
import { MAP } from './places'
import { politicsPanel, victoryPanel } from './politics'
import { region } from './regions'
import { isOccupied, type Scene } from './scene'
import { sea } from './sea'
import { regionInWords } from './standing'
import { sidePanel, sideRows } from './sides'

const GAP = 12
const TRACKS = 186
const WIDTHS = { fellowship: 588, politics: 548 } as const
const COLUMN = (PAGE_WIDTH - 3 * GAP) / 2

/** What stands under the title: the turn, who looks, and the end. */
export const subtitleOf = (scene: Scene): string => {
  const end = endInWords(scene)
  return [`Turn ${scene.table.turn}`, viewerInWords(scene), ...(end === '' ? [] : [end])].join(' · ')
}

const viewerInWords = ({ viewer }: Scene): string =>
  viewer === null || viewer === 'spectator' ? 'seen by a spectator' : `seen by the ${SEAT_NAMES[viewer]}`

const endInWords = ({ outcome }: Scene): string => {
  if (outcome === null) return ''
  const winner = SIDES.find((side) => outcome.winners.includes(side))
  return winner === undefined ? 'the game is over' : `the ${SIDE_NAMES[winner]} won`
}

/** The picture in words: what matters first, then every region with somebody in it. */
export const description = (scene: Scene): string => {
  const { table, derived } = scene
  const { progress, revealed, corruption } = table.fellowship
  const points = SIDES.map((side) => `${SIDE_NAMES[side]} ${derived.victoryPoints[side]}`).join(', ')
  const tracks = `Progress ${progress}, ${revealed ? 'revealed' : 'hidden'}, Corruption ${corruption}`
  const occupied = REGIONS.filter((data) => isOccupied(scene, data))
  return [
    `Turn ${table.turn}, ${viewerInWords(scene)}. Victory points: ${points}.`,
    `The Fellowship is ${fellowshipInWords(table.fellowship)}; ${tracks}.`,
    ...occupied.map((data) => `${regionInWords(scene, data)}.`),
  ].join(' ')
}

/** The same, with how the game has ended. */
export const wholeDescription = (scene: Scene): string => {
  const end = endInWords(scene)
  return description(scene) + (end === '' ? '' : ` The game is over: ${end}.`)
}

/** The map with everything on it; `top` is where it begins. */
export const mapOf = (scene: Scene, top: number): string =>
  group(
    { transform: `translate(0 ${top})`, 'data-map': 'war-of-the-ring' },
    onLines([
      sea(),
      ...REGIONS.map((data) => region(scene, data)),
      mountains(),
      battleArrow(scene.derived.battle),
    ]),
  )

const tracks = (scene: Scene, y: number): string => {
  const height = TRACKS
  const politics = GAP * 2 + WIDTHS.fellowship
  const hunt = politics + WIDTHS.politics + GAP
  return [
    fellowshipPanel(scene, { x: GAP, y, width: WIDTHS.fellowship, height }),
    politicsPanel(scene.table, { x: politics, y, width: WIDTHS.politics, height }),
    huntPanel(scene, { x: hunt, y, width: PAGE_WIDTH - GAP - hunt, height }),
  ].join('')
}

/** The picture. */
export const warBoard = (scene: Scene, { width, title }: Drawing): string => {
  const rows = SIDES.map((side) => ({ side, block: sideRows(scene, side, COLUMN) }))
  const sidesTop = HEAD + MAP.height + GAP + TRACKS + GAP
  const sidesHeight = Math.max(...rows.map(({ block }) => block.height)) + 46
  const about = {
    game: 'war-of-the-ring',
    title: title ?? 'War of the Ring',
    subtitle: subtitleOf(scene),
    description: wholeDescription(scene),
    height: Math.ceil(sidesTop + sidesHeight + GAP),
    width,
  }
  return page(about, [
    mapOf(scene, HEAD),
    crowdsPanel(scene, GAP, HEAD + MAP.height - 110, 372),
    victoryPanel(scene, { x: GAP, y: HEAD + MAP.height - 98, width: 372, height: 86 }),
    tracks(scene, HEAD + MAP.height + GAP),
    ...rows.map(({ side, block }, ix) =>
      sidePanel(block, side, {
        x: GAP + ix * (COLUMN + GAP),
        y: sidesTop,
        width: COLUMN,
        height: sidesHeight,
      }),
    ),
  ])
}
