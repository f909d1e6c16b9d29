/**
 * The whole table of The Confrontation on one screen of 1366 by 768: the board in its width, both sides under
 * it, and the words about it in the corners that the board leaves free. No letter is smaller than 9 pixels.
 */
import { SIDES } from '../../confrontation'
import type { Side, Reading } from '../../confrontation'
import { element, group } from '../draw/element'
import { flowWithin } from '../draw/flow'
import { PAGE_WIDTH, SCREEN, screenPage } from '../draw/page'
import { BOARD, PAGE, QUIET } from '../draw/palette'
import { panel } from '../draw/shapes'
import { line } from '../draw/text'
import type { Drawing } from '../options'
import { mapOf, NOTES, subtitle, wordsOf } from './board'
import { SIDE_NAMES } from './pieces'
import { ON_PAGE } from './places'
import { sideBlocks } from './sides'

const SCALE = SCREEN.width / PAGE_WIDTH
const TOP = Math.ceil(ON_PAGE.height * SCALE)
const GAP = 4
const EDGE = 8
const HEAD = 26
const COLUMN = (SCREEN.width - 3 * GAP) / 2
const HEIGHT = SCREEN.height - TOP - 2 * GAP

const sideAt = (table: Reading, side: Side, x: number): string => {
  const width = COLUMN - 2 * EDGE
  const blocks = sideBlocks(table, side, width, true)
  const rows = flowWithin(blocks, { width: width + 1, gap: 4 }, HEIGHT - HEAD - GAP)
  return panel(SIDE_NAMES[side], { x, y: TOP + GAP, width: COLUMN, height: HEIGHT }, [
    rows.at(x + EDGE, TOP + GAP + HEAD),
  ])
}

/** The signs in words, a line each, in the corner at the foot of the board. */
const notes = (): ReadonlyArray<string> =>
  NOTES.map((text, row) =>
    line(text, EDGE, TOP - EDGE - (NOTES.length - 1 - row) * 13, { size: 10, fill: QUIET.ink }),
  )

/** The picture. */
export const confrontationScreen = (
  table: Reading,
  { width, title = 'The Confrontation', highlight }: Drawing,
): string => {
  const right = { fill: PAGE.ink, anchor: 'end' } as const
  return screenPage({ game: 'confrontation', title, description: wordsOf(table), width }, [
    element('rect', { x: 0, y: 0, width: SCREEN.width, height: TOP, fill: BOARD }),
    group({ transform: `scale(${SCALE})` }, [mapOf(table, highlight, 0)]),
    line(title, SCREEN.width - EDGE, 22, { ...right, size: 16, bold: true, max: 380 }),
    line(subtitle(table), SCREEN.width - EDGE, 38, { ...right, size: 11, max: 380 }),
    ...notes(),
    ...SIDES.map((side, place) => sideAt(table, side, GAP + place * (COLUMN + GAP))),
  ])
}
