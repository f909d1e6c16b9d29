/** Small things all pictures are made of: boxes, pills with a word, cards and their backs, panels, rings. */
import { element, group, type Attributes } from './element'
import { BREAK, flow, type Block } from './flow'
import { PANEL, QUIET, RING, type Tint } from './palette'
import { line, widthOf, wrapped } from './text'

/** Where a box is and how large. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A box in the colours of a tint. */
export const box = ({ x, y, width, height }: Box, tint: Tint, more: Attributes = {}): string =>
  element('rect', { x, y, width, height, fill: tint.paper, stroke: tint.edge, ...more })

/** How a pill looks beside its colours. */
export interface PillStyle {
  readonly tint: Tint
  readonly size?: number
  /** Radius of its corners. */
  readonly round?: number
  readonly dashed?: boolean
  readonly data?: Attributes
  readonly tip?: string
  readonly max?: number
  /** Whether a finger may look for it, so that it is drawn taller where that is asked for. */
  readonly isTall?: boolean
}

const LEADING = 1.15
const LINES = 4

/** Words in a box of their own size, or of a height. */
const boxed = (lines: ReadonlyArray<string>, style: PillStyle, least = 0): Block => {
  const { tint, size = 10, round = 3, dashed, data = {}, tip, max } = style
  const widest = Math.max(...lines.map((text) => widthOf(text, { size })))
  const inner = Math.min(widest, max ?? Number.POSITIVE_INFINITY)
  const width = inner + 7
  const own = size + 3.5 + (lines.length - 1) * size * LEADING
  const height = Math.max(own, least)
  const top = (height - own) / 2
  const look = { rx: round, 'stroke-dasharray': dashed === true ? '2 1.5' : undefined }
  return {
    width,
    height,
    at: (x, y) =>
      group(
        data,
        [
          box({ x, y, width, height }, tint, look),
          ...lines.map((text, row) =>
            line(text, x + 3.5, y + top + size * (0.98 + row * LEADING), {
              size,
              fill: tint.ink,
              max: inner,
            }),
          ),
        ],
        tip,
      ),
  }
}

/** A word in a box of its own size; in a narrow row, in several lines. */
export const pill = (text: string, style: PillStyle): Block => ({
  ...boxed([text], style),
  anew: ({ width, tap }) => {
    const lines = wrapped(text, { size: style.size ?? 10, max: width - 8 }, LINES)
    return boxed(lines, style, style.isTall === true ? tap : 0)
  },
})

const CARD = { width: 88, height: 62 }

/** A card with its name; `below` is a second, smaller line at its foot. */
export const card = (name: string, below: string, { tint, data = {}, tip }: PillStyle): Block => ({
  ...CARD,
  at: (x, y) => {
    const style = { size: 10.5, bold: true, fill: tint.ink, anchor: 'middle', max: CARD.width - 10 } as const
    const lines = wrapped(name, style, 3)
    const top = y + 27 - (lines.length - 1) * 5.75
    return group(
      data,
      [
        box({ x, y, ...CARD }, tint, { rx: 5 }),
        ...lines.map((text, row) => line(text, x + CARD.width / 2, top + row * 11.5, style)),
        line(below, x + CARD.width / 2, y + CARD.height - 6, {
          size: 9,
          fill: tint.ink,
          anchor: 'middle',
          max: CARD.width - 8,
        }),
      ],
      tip,
    )
  },
})

/** The back of a card. */
export const cardBack = (below: string, { tint, data = {}, tip }: PillStyle): Block => ({
  ...CARD,
  at: (x, y) => {
    const inner = { x: x + 5, y: y + 5, width: CARD.width - 10, height: CARD.height - 22 }
    return group(
      data,
      [
        box({ x, y, ...CARD }, tint, { rx: 5 }),
        element('rect', { ...inner, rx: 3, fill: 'none', stroke: tint.ink, 'stroke-dasharray': '3 2' }),
        line('face down', x + CARD.width / 2, y + 28, { size: 10, fill: tint.ink, anchor: 'middle' }),
        line(below, x + CARD.width / 2, y + CARD.height - 6, {
          size: 9,
          fill: tint.ink,
          anchor: 'middle',
          max: CARD.width - 8,
        }),
      ],
      tip,
    )
  },
})

/** A small caption as a block, to stand in a row before what it names. */
export const caption = (text: string, width?: number): Block => {
  const style = { size: 11, fill: QUIET.ink, ...(width === undefined ? {} : { max: width }) }
  return {
    width: width ?? widthOf(text, style),
    height: 13.5,
    at: (x, y) => line(text, x, y + 10.5, style),
  }
}

const CAPTION = 106
/** In less room than this, a caption stands above what it names. */
const NARROW = 260
const ABOVE = 16

/** A row of its own: a caption, and beside it whatever it names; empty if there is nothing. */
export const titled = (words: string, blocks: ReadonlyArray<Block>, width: number): ReadonlyArray<Block> => {
  if (blocks.length === 0) return []
  const title = caption(words, CAPTION - 6)
  const [left, top] = width < NARROW ? [0, ABOVE] : [CAPTION, 0]
  const set = (tap: number): Block => {
    const rows = flow(blocks, { width: width - left, gap: 6, tap })
    const at = (x: number, y: number): string => title.at(x, y + 1) + rows.at(x + left, y + top)
    return { width, height: top + rows.height, at }
  }
  return [BREAK, { ...set(0), anew: ({ tap }) => set(tap) }]
}

/** A titled box with whatever is drawn in it. */
export const panel = (title: string, place: Box, inside: ReadonlyArray<string>): string =>
  group({}, [
    box(place, PANEL, { rx: 8 }),
    line(title, place.x + 12, place.y + 20, { size: 13, bold: true, fill: PANEL.ink }),
    ...inside,
  ])

/** A gold ring round a point. */
export const ring = (x: number, y: number, radius: number): string =>
  element('circle', {
    cx: x,
    cy: y,
    r: radius,
    fill: 'none',
    stroke: RING.edge,
    'stroke-width': radius * 0.45,
  })
