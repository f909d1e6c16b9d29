/**
 * Boxes in rows: things of known size are set one beside the other until a row is full. Where there is not
 * enough room, the whole is drawn smaller; nothing is left out.
 */
import { group, rounded, type Attributes } from './element'

/** The room for something in a row: how wide it may be, and how tall a finger wants it at least. */
export interface Room {
  readonly width: number
  readonly tap: number
}

/** Something of known size that can be drawn anywhere; x and y are its upper left corner. */
export interface Block {
  readonly width: number
  readonly height: number
  readonly at: (x: number, y: number) => string
  /** The same for another room: taller, or in several lines. */
  readonly anew?: (room: Room) => Block
}

/** The end of a row. */
export const BREAK: Block = { width: 0, height: 0, at: () => '' }

/** How rows are set. */
export interface FlowStyle {
  readonly width: number
  readonly gap: number
  readonly align?: 'start' | 'middle'
  /** How tall cards and dice are at least; as they are by default. */
  readonly tap?: number
}

interface Row {
  readonly blocks: ReadonlyArray<Block>
  readonly width: number
  readonly height: number
}

const rowsOf = (blocks: ReadonlyArray<Block>, { width, gap }: FlowStyle): ReadonlyArray<Row> => {
  const rows: Array<Row> = []
  let row: Row = { blocks: [], width: -gap, height: 0 }
  const flush = (): void => {
    if (row.blocks.length > 0) rows.push(row)
    row = { blocks: [], width: -gap, height: 0 }
  }
  for (const block of blocks) {
    if (block === BREAK || row.width + gap + block.width > width) flush()
    if (block === BREAK) continue
    row = {
      blocks: [...row.blocks, block],
      width: row.width + gap + block.width,
      height: Math.max(row.height, block.height),
    }
  }
  flush()
  return rows
}

/** A block drawn larger or smaller. */
export const scaled = (block: Block, scale: number): Block => ({
  width: block.width * scale,
  height: block.height * scale,
  at: (x, y) =>
    group({ transform: `translate(${rounded(x)} ${rounded(y)}) scale(${String(scale)})` }, [block.at(0, 0)]),
})

/** A block within a group of the picture, however it is drawn. */
export const inGroup = (block: Block, data: Attributes): Block => ({
  ...block,
  at: (x, y) => group(data, [block.at(x, y)]),
  anew: (room) => inGroup(anewIn(block, room), data),
})

const anewIn = (block: Block, room: Room): Block => block.anew?.(room) ?? block

/** A block that is no wider than a row, and tall enough. */
const fitted = (block: Block, { width, tap = 0 }: FlowStyle): Block => {
  const isWide = (one: Block): boolean => one.width > width + 1
  if (block === BREAK || (tap === 0 && !isWide(block))) return block
  const drawn = anewIn(block, { width, tap })
  return isWide(drawn) ? scaled(drawn, width / drawn.width) : drawn
}

/** Blocks in rows as one block. */
export const flow = (blocks: ReadonlyArray<Block>, style: FlowStyle): Block => {
  const rows = rowsOf(
    blocks.map((block) => fitted(block, style)),
    style,
  )
  const height = rows.reduce((sum, row) => sum + row.height + style.gap, rows.length > 0 ? -style.gap : 0)
  return {
    width: rows.reduce((most, row) => Math.max(most, row.width), 0),
    height,
    at: (x, y) => {
      let top = y
      const drawn = rows.map((row) => {
        let left = x + (style.align === 'middle' ? (style.width - row.width) / 2 : 0)
        const cells = row.blocks.map((block) => {
          const cell = block.at(left, top)
          left += block.width + style.gap
          return cell
        })
        top += row.height + style.gap
        return cells.join('')
      })
      return drawn.join('')
    },
  }
}

const SHRINK = 0.94

/** Blocks in rows within a height, all drawn smaller if they must. */
export const flowWithin = (blocks: ReadonlyArray<Block>, style: FlowStyle, height: number): Block => {
  for (let scale = 1; ; scale *= SHRINK) {
    const set = flow(blocks, { ...style, width: style.width / scale })
    const fits = set.height * scale <= height && set.width * scale <= style.width
    if (!fits && scale > 0.05) continue
    if (scale === 1) return set
    return { ...scaled(set, scale), width: style.width }
  }
}
