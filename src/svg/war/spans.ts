/**
 * How tall the box of each region is drawn. Most hold little and are low; where many stand together, the box
 * takes what room its neighbours leave, and only what does not fit into that is drawn smaller.
 */
import { REGIONS, type RegionData, type RegionId } from '../../war-of-the-ring/viewer'
import { BREAK, flow, flowWithin, scaled, type Block } from '../draw/flow'
import { wrapped } from '../draw/text'
import { PLACES } from './places'
import type { Scene } from './scene'
import { blocksOf, totalsOf } from './standing'
import { ON_PAGE, type MapStyle } from './style'

/** A region's box: its width, the least height, and the height it has room for in any case. */
export const REGION_BOX = { width: 108, least: 34, height: 66 } as const
/** How a region's name is set. */
export const nameStyle = ({ name }: MapStyle) =>
  ({ size: name, bold: true, max: REGION_BOX.width - 8, anchor: 'middle' }) as const
/** The usual name. */
export const NAME: ReturnType<typeof nameStyle> = nameStyle(ON_PAGE)

/** Room for the badges on the upper edge of a box. */
const APART = 13
const FLOW = { width: REGION_BOX.width - 6, gap: 2, align: 'middle' } as const
/** Space over and under what stands in a region. */
const PADDING = 6

/** A region's box and what is set in it. */
export interface Span {
  readonly names: ReadonlyArray<string>
  readonly top: number
  readonly height: number
  /** Height of the names. */
  readonly head: number
  readonly content: Block
  /** Whether more stand there than is drawn. */
  readonly isCrowded: boolean
}

interface Wish {
  readonly data: RegionData
  readonly blocks: ReadonlyArray<Block>
  readonly names: ReadonlyArray<string>
  readonly head: number
  readonly height: number
  /** What is drawn where they do not fit; undefined where they are drawn smaller. */
  readonly totals: ReadonlyArray<Block> | undefined
}

const wishOf = (scene: Scene, data: RegionData, style: MapStyle): Wish => {
  const names = wrapped(data.name, nameStyle(style), 2)
  const head = 5 + names.length * style.step
  const sized = (block: Block): Block =>
    block === BREAK || style.figures === 1 ? block : scaled(block, style.figures)
  const blocks = blocksOf(scene, data.id, style.isNarrow).map(sized)
  const totals = style.isCounted ? totalsOf(scene, data.id).map(sized) : undefined
  const { height } = flow(blocks, FLOW)
  const whole = head + (height > 0 ? height + PADDING : 4)
  return { data, blocks, names, head, totals, height: Math.max(REGION_BOX.least, whole) }
}

const usual = (wish: Wish): number => Math.min(wish.height, REGION_BOX.height)

/** How far a box may reach from its centre, up (-1) or down (1). */
const reach = (wish: Wish, wishes: ReadonlyArray<Wish>, way: 1 | -1): number => {
  const [x, y] = PLACES[wish.data.id]
  const limits = wishes.flatMap((other) => {
    const [otherX, otherY] = PLACES[other.data.id]
    const away = (otherY - y) * way
    if (other === wish || away <= 0 || Math.abs(otherX - x) >= REGION_BOX.width + 4) return []
    const between = away - (usual(wish) + usual(other)) / 2 - APART
    const share = other.height > REGION_BOX.height ? between / 2 : between
    return [usual(wish) / 2 + Math.max(0, share)]
  })
  const edge = way === 1 ? MOST : Math.min(MOST, y - APART)
  return Math.min(edge, ...limits)
}

/** No box reaches farther than this from its centre. */
const MOST = 90

const spanOf = (wish: Wish, wishes: ReadonlyArray<Wish>): Span => {
  const [, y] = PLACES[wish.data.id]
  const { names, head, blocks, totals } = wish
  const isWide = totals !== undefined && blocks.some(({ width }) => width > FLOW.width + 1)
  if (wish.height <= REGION_BOX.height && !isWide) {
    const content = flow(blocks, FLOW)
    return { names, head, content, top: y - wish.height / 2, height: wish.height, isCrowded: false }
  }
  const up = reach(wish, wishes, -1)
  const down = reach(wish, wishes, 1)
  const isCrowded = totals !== undefined && (isWide || wish.height > up + down)
  if (isCrowded) {
    const content = flow(totals, FLOW)
    const low = Math.min(head + content.height + PADDING, up + down)
    return { names, head, content, top: y - Math.min(up, low / 2), height: low, isCrowded }
  }
  const height = Math.min(wish.height, up + down)
  const top = y - Math.min(up, Math.max(height / 2, height - down))
  const content = flowWithin(blocks, FLOW, height - head - PADDING)
  return { names, head, content, top, height, isCrowded }
}

/** The box of each region. */
export const spansOf = (scene: Scene, style: MapStyle): ReadonlyMap<RegionId, Span> => {
  const wishes = REGIONS.map((data) => wishOf(scene, data, style))
  return new Map(wishes.map((wish) => [wish.data.id, spanOf(wish, wishes)]))
}
