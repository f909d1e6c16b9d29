/**
 * A part of a picture that can stand alone: the map, the hand of a seat, a track. Parts with rows are set
 * anew in whatever width they get; the others are drawn in one shape.
 */
import { element } from './element'
import { BREAK, flow, type Block } from './flow'
import { PAGE } from './palette'
import { caption, panel } from './shapes'
import { widthOf } from './text'

/** A part as it is drawn in a width. */
export interface DrawnPart {
  readonly height: number
  readonly inside: string
  /** The same for those who cannot see it. */
  readonly says: string
}

/** A part of a picture. */
export interface Part {
  readonly id: string
  readonly title: string
  /** The width in which it is usually drawn. */
  readonly width: number
  /** Whether it is set anew in another width, instead of drawn larger or smaller. */
  readonly isSet: boolean
  /** Drawn in a width; cards and dice are so tall at least. */
  readonly draw: (width: number, tap: number) => DrawnPart
}

/** What is told of a part with rows. */
interface Rows {
  readonly id: string
  readonly title: string
  readonly width: number
  readonly rows: (width: number) => ReadonlyArray<Block>
  /** Whether rows stand close together, as they do on a screen. */
  readonly isSlim?: boolean
  /** A few words beside the title, or under it where they do not fit. */
  readonly note?: string
}

const FRAME = { edge: 14, head: 34, gap: 6 } as const
const SLIM_FRAME = { edge: 9, head: 27, gap: 4 } as const

/** Where a title ends. */
const endOf = (title: string): number => 22 + widthOf(title, { size: 13, bold: true })

/** A part with rows under its title. */
export const rowsPart = ({ id, title, width, rows, isSlim = false, note = '' }: Rows): Part => ({
  id,
  title,
  width,
  isSet: true,
  draw: (room, tap) => {
    const { edge, head, gap } = isSlim ? SLIM_FRAME : FRAME
    const words = caption(note)
    const isBeside = note === '' || endOf(title) + words.width <= room - edge
    const under = isBeside ? [] : [words, BREAK]
    const block = flow([...under, ...rows(room - 2 * edge)], { width: room - 2 * edge + 1, gap, tap })
    const height = head + block.height + edge
    const inside = panel(title, { x: 0.5, y: 0.5, width: room - 1, height: height - 1 }, [
      ...(isBeside ? [words.at(endOf(title), 9.5)] : []),
      block.at(edge, head),
    ])
    return { height, inside, says: title }
  },
})

/** A part of one shape: what is drawn, and its size. */
export const shapePart = (
  id: string,
  title: string,
  { width, height }: { readonly width: number; readonly height: number },
  draw: () => { readonly inside: string; readonly says?: string },
): Part => ({
  id,
  title,
  width,
  isSet: false,
  draw: () => {
    const { inside, says = title } = draw()
    const ground = element('rect', { x: 0, y: 0, width, height, fill: PAGE.paper })
    return { height, inside: ground + inside, says }
  },
})
