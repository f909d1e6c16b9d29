/**
 * The map of Battles on a screen: a Region in which there are too many pieces counts them, and they are named
 * elsewhere, as are borders whose words found no place.
 */
import type { BorderDoc, RegionDoc, RegionState } from '../../battles'
import { group, onLines } from '../draw/element'
import { BREAK, flow, inGroup, type Block } from '../draw/flow'
import { PANEL, QUIET } from '../draw/palette'
import { pill, titled, type Box } from '../draw/shapes'
import { line, wrapped } from '../draw/text'
import type { BorderWords } from './borderWords'
import { tintOf, type Scene } from './look'
import { border, marksOf, piecesIn, regionBox, regionInWords } from './map'
import type { Places } from './places'

const MARKS = { size: 9.5, fill: QUIET.ink } as const
const STEP = 10
/** Boxes of this height have room for two lines of marks. */
const TALL = 90

/** What a Region is, in lines that its box has room for. */
const marksIn = (scene: Scene, data: RegionDoc, state: RegionState, { width, height }: Box) =>
  wrapped(marksOf(scene, data, state), { ...MARKS, max: width - 8 }, height >= TALL ? 2 : 1)

/** Height of the name and the marks. */
const headOf = (marks: ReadonlyArray<string>): number => 28 + (marks.length - 1) * STEP

const inBox = (scene: Scene, data: RegionDoc, state: RegionState, width: number): Block =>
  flow(piecesIn(scene, data.id, state), { width: width - 8, gap: 2 })

/** The Regions whose pieces do not fit into their boxes. */
export const crowdsIn = (scene: Scene, { boxes }: Places): ReadonlySet<string> =>
  new Set(
    scene.scenario.doc.regions.flatMap((data) => {
      const [place, state] = [boxes.get(data.id), scene.table.regions[data.id]]
      if (place === undefined || state === undefined) return []
      const widest = Math.max(0, ...piecesIn(scene, data.id, state).map(({ width }) => width))
      const head = headOf(marksIn(scene, data, state, place))
      const fits = inBox(scene, data, state, place.width).height <= place.height - head - 2
      return fits && widest <= place.width - 8 ? [] : [data.id]
    }),
  )

/** How many are in a crowded Region. */
const counted = (scene: Scene, region: string, width: number): Block => {
  const state = scene.table.regions[region]
  if (state === undefined) return BREAK
  const { army, recruits, leftBehind } = state
  const characters = scene.derived.characters[region] ?? []
  const units = army === null ? 0 : Object.values(army.units).reduce((sum, count) => sum + count, 0)
  const behind = (leftBehind?.['leaders'] ?? 0) + (leftBehind?.['tokens'] ?? 0)
  const leading = army === null ? behind : army.leaders + army.tokens
  const more = characters.length + recruits.free + recruits.shadow + leading
  const words = [
    ...(units === 0 ? [] : [units === 1 ? '1 Unit' : `${units} Units`]),
    ...(more === 0 ? [] : [`${more} more`]),
  ]
  return pill(words.join(', '), { tint: tintOf(army?.side ?? null), max: width - 15 })
}

const region = (scene: Scene, data: RegionDoc, place: Box, look: Look): string => {
  const state = scene.table.regions[data.id]
  if (state === undefined) return ''
  const { x, y, width } = place
  const marks = marksIn(scene, data, state, place)
  const chosen = look.highlight.has(data.id)
  const inside = look.crowds.has(data.id) ? counted(scene, data.id, width) : inBox(scene, data, state, width)
  return group(
    { 'data-region': data.id, 'data-highlight': chosen ? 'true' : undefined },
    [
      regionBox(scene, data, place, chosen),
      line(data.name, x + 4, y + 13, { size: 11, bold: true, fill: PANEL.ink, max: width - 8 }),
      ...marks.map((text, row) => line(text, x + 4, y + 24 + row * STEP, { ...MARKS, max: width - 8 })),
      inside.at(x + 4, y + headOf(marks)),
    ],
    regionInWords(scene, data),
  )
}

interface Look {
  readonly highlight: ReadonlySet<string>
  readonly crowds: ReadonlySet<string>
}

/** The pieces of crowded Regions, each Region with its name. */
export const crowdBlocks = (scene: Scene, crowds: ReadonlySet<string>, width: number): ReadonlyArray<Block> =>
  scene.scenario.doc.regions.flatMap((data) => {
    const state = scene.table.regions[data.id]
    if (state === undefined || !crowds.has(data.id)) return []
    const pieces = piecesIn(scene, data.id, state).filter((block) => block !== BREAK)
    return titled(data.name, pieces, width).map((block) =>
      block === BREAK ? block : inGroup(block, { 'data-region': data.id }),
    )
  })

/** Borders whose words found no place on the map. */
export const borderBlocks = (
  scene: Scene,
  left: ReadonlyArray<BorderDoc>,
  width: number,
): ReadonlyArray<Block> =>
  titled(
    'Borders',
    left.map(({ a, b, type }) =>
      pill(`${scene.nameOf(a)}, ${scene.nameOf(b)}: ${scene.nameOf(type)}`, { tint: QUIET }),
    ),
    width,
  )

/** Where everything on the map stands. */
export interface Laid {
  readonly places: Places
  readonly words: BorderWords
  readonly crowds: ReadonlySet<string>
}

/** The map: borders first, Regions over them. */
export const screenMap = (
  scene: Scene,
  { places, words, crowds }: Laid,
  highlight: ReadonlySet<string>,
): ReadonlyArray<string> =>
  onLines([
    ...scene.scenario.doc.borders.map((data) => border(scene, data, places, words.placed.get(data) ?? '')),
    ...scene.scenario.doc.regions.map((data) => {
      const place = places.boxes.get(data.id)
      return place === undefined ? '' : region(scene, data, place, { highlight, crowds })
    }),
  ])
