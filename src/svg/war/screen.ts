/**
 * The whole table of War of the Ring on one screen of 1366 by 768: the map with large names, and beside it in
 * rows of words the tracks, the Hunt, what each side has, and who stands where the map has no room for them.
 * No letter is smaller than 9 pixels there.
 */
import { NATIONS, SIDES, type Side } from '../../war-of-the-ring/viewer'
import { group } from '../draw/element'
import { BREAK, flow, flowWithin, type Block } from '../draw/flow'
import { BLANK, DARK_SIDE, PAGE, PANEL, RING } from '../draw/palette'
import { SCREEN, screenPage } from '../draw/page'
import { box, caption, pill } from '../draw/shapes'
import { line } from '../draw/text'
import type { Drawing } from '../options'
import { mapOf, subtitleOf, wholeDescription } from './board'
import { besideSupply } from './beside'
import { cardPills, pilesRows } from './cards'
import { crowdBlocks, CROWDS } from './crowds'
import { diceCounts, slimDice } from './dice'
import { fellowshipInWords } from './fellowship'
import { characterPill, chips } from './figures'
import { huntBlocks } from './hunt'
import { CORNERS, LANDS, nameOfNation, PIECES, SIDE_NAMES } from './look'
import { MAP } from './places'
import { lossesOf, reserveOf, type Scene } from './scene'
import { offMap } from './sides'

/** The map takes the whole height, the rest stands beside it at nine tenths of its units. */
const MAP_SCALE = SCREEN.height / MAP.height
const MAP_WIDTH = MAP.width * MAP_SCALE
const BESIDE = 0.9
const EDGE = 8
const COLUMN = { width: (SCREEN.width - MAP_WIDTH) / BESIDE, height: SCREEN.height / BESIDE } as const
const HEAD = 44

const heading = (text: string): Block => ({
  width: COLUMN.width - 2 * EDGE,
  height: 16,
  at: (x, y) => line(text, x, y + 13, { size: 13, bold: true, fill: PANEL.ink }),
})

const STEPS = ['at war', '1 step to war', '2 steps', '3 steps'] as const

const politics = ({ table }: Scene): ReadonlyArray<Block> =>
  STEPS.flatMap((words, steps) => {
    const here = NATIONS.filter((nation) => table.politics[nation].steps === steps)
    return here.length === 0
      ? []
      : [
          BREAK,
          caption(words),
          ...here.map((nation) => {
            const { active } = table.politics[nation]
            const stance = active ? 'active' : 'passive'
            return pill(`${nameOfNation(nation)}${active ? '' : ', passive'}`, {
              tint: active ? LANDS[nation] : { ...LANDS[nation], paper: BLANK },
              dashed: !active,
              data: { 'data-politics': nation, 'data-steps': steps, 'data-active': String(active) },
              tip: `${nameOfNation(nation)}: ${words}, ${stance}`,
            })
          }),
        ]
  })

const fellowship = (scene: Scene): ReadonlyArray<Block> => {
  const { progress, revealed, corruption, mordor, guide } = scene.table.fellowship
  const state = revealed ? 'revealed' : 'hidden'
  const members = [
    ...(guide === null ? [] : [guide]),
    ...scene.derived.companions.filter((id) => id !== guide),
  ]
  return [
    heading(`The Fellowship, ${fellowshipInWords(scene.table.fellowship)}`),
    pill(mordor === null ? `Progress ${progress}, ${state}` : `Mordor ${mordor}, ${state}`, {
      tint: RING,
      round: 6,
      data: { 'data-track': mordor === null ? 'fellowship' : 'mordor' },
    }),
    pill(`Corruption ${corruption} of ${scene.tables.fellowship.corruption}`, { tint: DARK_SIDE }),
    ...members.map((id) => characterPill(scene, id, id === guide ? ' (Guide)' : '')),
  ]
}

const points = ({ derived, tables }: Scene): ReadonlyArray<Block> => [
  caption('Victory points'),
  ...SIDES.map((side) => {
    const count = derived.victoryPoints[side]
    const text = `${SIDE_NAMES[side]} ${count} of ${tables.victory.target[side]}`
    const data = { 'data-points': side, 'data-count': count }
    return pill(text, { tint: PIECES[side], round: CORNERS[side], data })
  }),
]

const named = (words: string, blocks: ReadonlyArray<Block>): ReadonlyArray<Block> =>
  blocks.length === 0 ? [] : [BREAK, caption(words), ...blocks]

const sideBlocks = (scene: Scene, side: Side): ReadonlyArray<Block> => {
  const { dice } = scene.table
  return [
    BREAK,
    heading(SIDE_NAMES[side]),
    ...diceCounts(dice, side, PANEL),
    BREAK,
    ...slimDice(dice, side),
    ...cardPills(scene, side),
    ...pilesRows(scene, side),
    ...named('Reinforcements', chips(scene, reserveOf(scene, side))),
    ...named('Casualties', chips(scene, lossesOf(scene, side))),
    ...named('Characters', offMap(scene, side)),
    ...named('Expansion', besideSupply(scene, side)),
  ]
}

const crowdsWithHeading = (scene: Scene): ReadonlyArray<Block> => {
  const blocks = crowdBlocks(scene)
  return blocks.length === 0 ? [] : [BREAK, heading(CROWDS), ...blocks]
}

/** Where there is much to tell, rows stand closer before anything is drawn smaller. */
const GAPS: ReadonlyArray<number> = [4, 3, 2]

const column = (scene: Scene, title: string): string => {
  const width = COLUMN.width - 2 * EDGE
  const blocks = [
    ...points(scene),
    BREAK,
    ...fellowship(scene),
    BREAK,
    heading('Political Track'),
    ...politics(scene),
    BREAK,
    heading('The Hunt for the Ring'),
    ...huntBlocks(scene),
    ...crowdsWithHeading(scene),
    ...SIDES.flatMap((side) => sideBlocks(scene, side)),
  ]
  const height = COLUMN.height - HEAD - EDGE
  const gap = GAPS.find((one) => flow(blocks, { width, gap: one }).height <= height) ?? 1.5
  const rows = flowWithin(blocks, { width, gap }, height)
  return group({ transform: `translate(${MAP_WIDTH} 0) scale(${BESIDE})` }, [
    box({ x: 0, y: 0, ...COLUMN }, PANEL, { stroke: 'none' }),
    line(title, EDGE, 20, { size: 16, bold: true, fill: PAGE.ink, max: width }),
    line(subtitleOf(scene), EDGE, 36, { size: 11, fill: PAGE.ink, max: width }),
    rows.at(EDGE, HEAD),
  ])
}

/** The picture. */
export const warScreen = (scene: Scene, { width, title = 'War of the Ring' }: Drawing): string =>
  screenPage({ game: 'war-of-the-ring', title, description: wholeDescription(scene), width }, [
    group({ transform: `scale(${MAP_SCALE})` }, [mapOf(scene, 0)]),
    column(scene, title),
  ])
