/**
 * Where the Regions of a scenario are drawn within a given width and height: boxes as large as they can be
 * without lying upon each other.
 */
import type { Scenario } from '../../battles'
import type { Places } from './places'

const GAP = 5
const MARGIN = 4
const WIDTHS = { most: 176, least: 56, step: 4 } as const
const HEIGHTS = { most: 104, least: 28 } as const
/** The height of a box that its name and its marks take. */
const NAMES = 26

interface Room {
  readonly width: number
  readonly height: number
}

interface Fit extends Room {
  readonly across: number
  readonly down: number
}

type Spots = ReadonlyArray<readonly [x: number, y: number]>

/** How high boxes of a width can be; undefined if two in one row would lie upon each other. */
const fitOf = (spots: Spots, span: Room, room: Room, width: number): Fit | undefined => {
  const across = span.width === 0 ? 0 : (room.width - 2 * MARGIN - width) / span.width
  let least = Number.POSITIVE_INFINITY
  for (const [place, [x, y]] of spots.entries())
    for (const [otherX, otherY] of spots.slice(place + 1))
      if (Math.abs(x - otherX) * across < width + GAP) least = Math.min(least, Math.abs(y - otherY))
  if (least === 0) return undefined
  const inner = room.height - 2 * MARGIN
  const part = Math.min(1, span.height === 0 ? 1 : least / span.height)
  const free = span.height === 0 ? inner : (inner * part - GAP) / (1 + part)
  const height = Math.max(HEIGHTS.least, Math.min(HEIGHTS.most, free))
  return { width, height, across, down: span.height === 0 ? 0 : (inner - height) / span.height }
}

const worth = ({ width, height }: Room): number => (height - NAMES) * width

const spanOf = (numbers: ReadonlyArray<number>): readonly [least: number, span: number] => {
  const least = Math.min(...numbers)
  return [least, Math.max(...numbers) - least]
}

/** The places of all Regions of a scenario within a room. */
export const screenPlacesOf = ({ doc: { regions } }: Scenario, room: Room): Places => {
  const [left, wide] = spanOf(regions.map(({ at }) => at[0]))
  const [top, high] = spanOf(regions.map(({ at }) => at[1]))
  const span = { width: wide, height: high }
  const spots: Spots = regions.map(({ at }) => [at[0] - left, at[1] - top])
  let best: Fit | undefined
  for (let width: number = WIDTHS.most; width >= WIDTHS.least; width -= WIDTHS.step) {
    const fit = fitOf(spots, span, room, width)
    if (fit !== undefined && (best === undefined || worth(fit) > worth(best))) best = fit
  }
  const { width, height, across, down } = best ?? {
    width: WIDTHS.least,
    height: HEIGHTS.least,
    across: wide === 0 ? 0 : (room.width - 2 * MARGIN - WIDTHS.least) / wide,
    down: high === 0 ? 0 : (room.height - 2 * MARGIN - HEIGHTS.least) / high,
  }
  const boxOf = ([x, y]: readonly [number, number]) => ({
    x: MARGIN + x * across,
    y: MARGIN + y * down,
    width,
    height,
  })
  return {
    boxes: new Map(regions.map(({ id, at }) => [id, boxOf([at[0] - left, at[1] - top])])),
    height: room.height,
  }
}
