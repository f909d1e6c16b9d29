/** The layout of the map: boxes apart, lines clear of boxes and of each other, colours that can be read. */
import { describe, expect, it } from 'vitest'
import { NATIONS, REGION_IDS, REGIONS, warOfTheRing } from '../../src/war-of-the-ring'
import { painted, TINTS, type Tint } from '../../src/svg/draw/palette'
import { widthOf, wrapped } from '../../src/svg/draw/text'
import { LANDS, NO_LAND } from '../../src/svg/war/look'
import { MAP, PLACES } from '../../src/svg/war/places'
import { BORDERS } from '../../src/svg/war/regions'
import { NAME, REGION_BOX } from '../../src/svg/war/spans'
import { tree, warScene } from './scenes'
import { having } from './xml'

type Point = readonly [number, number]
const PAIRS = REGION_IDS.flatMap((one, ix) => REGION_IDS.slice(ix + 1).map((other) => [one, other] as const))
const BADGES = 12

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

const crosses = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

/** Whether a line runs over a box round a point. */
const runsOver = (a: Point, b: Point, [x, y]: Point): boolean => {
  const [w, h] = [REGION_BOX.width / 2 + 2, REGION_BOX.height / 2 + 2]
  return crosses(a, b, [x - w, y - h], [x + w, y + h]) || crosses(a, b, [x - w, y + h], [x + w, y - h])
}

describe('regions', () => {
  it('stand on the map, with room for their badges', () => {
    for (const [x, y] of Object.values(PLACES)) {
      expect(x).toBeGreaterThanOrEqual(REGION_BOX.width / 2 + BADGES)
      expect(x).toBeLessThanOrEqual(MAP.width - REGION_BOX.width / 2 - BADGES)
      expect(y).toBeGreaterThanOrEqual(REGION_BOX.height / 2 + BADGES)
      expect(y).toBeLessThanOrEqual(MAP.height - REGION_BOX.height / 2 - BADGES)
    }
  })

  it('keep apart, even when every box has its usual full height', () => {
    const near = PAIRS.filter(([one, other]) => {
      const [ax, ay] = PLACES[one]
      const [bx, by] = PLACES[other]
      return Math.abs(ax - bx) < REGION_BOX.width + BADGES && Math.abs(ay - by) < REGION_BOX.height + BADGES
    })
    expect(near).toEqual([])
  })

  it('have names that fit into their boxes', () => {
    for (const { name } of REGIONS)
      for (const text of wrapped(name, NAME, 2)) expect(widthOf(text, NAME)).toBeLessThan(NAME.max * 1.07)
  })
})

describe('lines between neighbours', () => {
  it('run over no third region', () => {
    const over = BORDERS.flatMap(([from, to]) =>
      REGION_IDS.filter(
        (id) => id !== from && id !== to && runsOver(PLACES[from], PLACES[to], PLACES[id]),
      ).map((id) => `${from} - ${to} runs over ${id}`),
    )
    expect(over).toEqual([])
  })

  it('do not cross', () => {
    const crossing = BORDERS.flatMap(([a, b], ix) =>
      BORDERS.slice(ix + 1).flatMap(([c, d]) =>
        crosses(PLACES[a], PLACES[b], PLACES[c], PLACES[d]) ? [`${a} - ${b} crosses ${c} - ${d}`] : [],
      ),
    )
    expect(crossing).toEqual([])
  })
})

describe('a crowd', () => {
  it('makes its box taller, but never over another', () => {
    const picture = tree(warOfTheRing.view(warScene(), 'shadow'))
    const boxes = having(picture, 'data-region').flatMap(({ children, attributes }) => {
      const rect = children.find(({ name }) => name === 'rect')?.attributes ?? {}
      const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((key) =>
        Number(rect[key]),
      )
      return [{ id: attributes['data-region'], x, y, width, height }]
    })
    expect(boxes.find(({ id }) => id === 'minas-tirith')?.height).toBeGreaterThan(REGION_BOX.height)
    const covered = boxes.flatMap((one, ix) =>
      boxes.slice(ix + 1).filter((other) => {
        const apart = one.x + one.width <= other.x || other.x + other.width <= one.x
        return !apart && one.y < other.y + other.height && other.y < one.y + one.height
      }),
    )
    expect(covered).toEqual([])
  })
})

describe('colours', () => {
  const light = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const hex = (colour: string): string => painted(`="${colour}"`).slice(2, -1)
  const contrast = ({ ink, paper }: Tint): number => {
    const [dark = 0, bright = 0] = [light(hex(ink)), light(hex(paper))].sort((one, other) => one - other)
    return (bright + 0.05) / (dark + 0.05)
  }

  it('leave a contrast of 7 to 1 for all text', () => {
    const tints = [...TINTS, ...NATIONS.map((nation) => LANDS[nation]), NO_LAND]
    for (const tint of tints)
      expect([tint, contrast(tint)]).toEqual([tint, expect.toSatisfy((c: number) => c >= 7)])
  })
})
