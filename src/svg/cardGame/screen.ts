/**
 * The whole table of the Card Game on one screen of 1366 by 768: locations, what both sides hold, and every
 * seat, with cards in one line. No letter is smaller than 9 pixels while they fit.
 */
import { cardGame, nameOf, type TableReading } from '../../card-game'
import { group } from '../draw/element'
import { BREAK, flow, flowWithin, type Block } from '../draw/flow'
import { SCREEN, screenPage } from '../draw/page'
import { PAGE, PANEL } from '../draw/palette'
import { box } from '../draw/shapes'
import { line } from '../draw/text'
import type { Drawing } from '../options'
import { heldBlocks, legendBlocks, locationsOf, subtitle, takenIn, wordsOf } from './board'
import { seatBlocks } from './seats'
import { SLIM } from './slim'

/** How large everything is drawn: as large as fits, and at nine tenths at least, which leaves 9 pixels. */
const SCALES = [1, 0.95] as const
const LEAST = 0.9
const EDGE = 8
const HEAD = 26
const GAP = 6

/** Rows in a box under a heading, as one block. */
const boxed = (title: string, rows: Block, width: number): Block => {
  const height = rows.height + 26
  return {
    width,
    height,
    at: (x, y) =>
      box({ x, y, width, height }, PANEL, { rx: 6 }) +
      line(title, x + EDGE, y + 14, { size: 12, bold: true, fill: PANEL.ink }) +
      rows.at(x + EDGE, y + 20),
  }
}

const seats = (table: TableReading, width: number): ReadonlyArray<Block> =>
  takenIn(table).map((taken) => {
    const [seat] = taken
    const room = width - 2 * EDGE
    const rows = flow(seatBlocks(table, taken, room, SLIM), { width: room + 1, gap: 3 })
    const panel = boxed(nameOf(seat), rows, width)
    return { ...panel, at: (x, y) => group({ 'data-seat': seat }, [panel.at(x, y)]) }
  })

/** Everything under the title, in rows of a width. */
const blocksOf = (
  table: TableReading,
  highlight: ReadonlySet<string>,
  wide: number,
): ReadonlyArray<Block> => {
  const room = wide - 2 * EDGE
  const held = flow(heldBlocks(table, highlight, room, SLIM), { width: room + 1, gap: 3 })
  return [
    locationsOf(table, highlight, wide, SLIM),
    BREAK,
    boxed('Held and ahead', held, wide),
    BREAK,
    ...seats(table, (wide - GAP) / 2),
    BREAK,
    flow(legendBlocks(), { width: wide, gap: 6 }),
  ]
}

/** The picture. */
export const cardGameScreen = (
  table: TableReading,
  { width, title = cardGame.title, highlight }: Drawing,
): string => {
  const laid = (scale: number) => {
    const wide = SCREEN.width / scale - 2 * EDGE
    const room = SCREEN.height / scale - HEAD - EDGE
    return {
      scale,
      wide,
      room,
      blocks: blocksOf(table, highlight, wide),
      style: { width: wide + 1, gap: GAP },
    }
  }
  const fitting = SCALES.map(laid).find(({ blocks, style, room }) => flow(blocks, style).height <= room)
  const { scale, wide, room, blocks, style } = fitting ?? laid(LEAST)
  const right = { fill: PAGE.ink, anchor: 'end' } as const
  return screenPage({ game: 'card-game', title, description: wordsOf(table), width }, [
    group({ transform: `scale(${scale})` }, [
      line(title, EDGE, 18, { size: 15, bold: true, fill: PAGE.ink, max: wide / 2 }),
      line(subtitle(table), EDGE + wide, 18, { ...right, size: 11, max: wide / 2 }),
      group({ 'data-map': 'card-game' }, [flowWithin(blocks, style, room).at(EDGE, HEAD)]),
    ]),
  ])
}
