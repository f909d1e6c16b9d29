/** The map: borders as the book has them, names and figures apart, colours that can be read. */
import { describe, expect, it } from 'vitest'
import { NATIONS, REGIONS, warOfTheRing, type RegionId } from '../../src/war-of-the-ring'
import { COLOURS, darkColours, painted, TINTS, type Tint } from '../../src/svg/draw/palette'
import { boxOf, geometry, picture } from '../../src/svg/war'
import { LANDS, NO_LAND } from '../../src/svg/war/look'
import { spotsIn } from '../../src/svg/war/regions'
import { sceneOf } from '../../src/svg/war/scene'
import { got, statesOf, tree, warScene } from './scenes'
import { all, having, type Node } from './xml'

const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`)
const pairs = (list: 'neighbours' | 'impassable'): ReadonlySet<string> =>
  new Set(REGIONS.flatMap((region) => region[list].map((other) => pairOf(region.id, other))))

const MAP = geometry()

/** The sides of all polygons, each with the regions whose side it is. */
const sides = (): ReadonlyMap<string, ReadonlyArray<RegionId>> => {
  const found = new Map<string, ReadonlyArray<RegionId>>()
  for (const [id, points] of MAP.polygons)
    for (const [ix, point] of points.entries()) {
      const key = [point, points[(ix + 1) % points.length]].map(String).sort().join(' to ')
      found.set(key, [...(found.get(key) ?? []), id])
    }
  return found
}

describe('regions', () => {
  const shared = new Set(
    [...sides().values()].flatMap(([one, other]) =>
      one === undefined || other === undefined ? [] : [pairOf(one, other)],
    ),
  )
  const adjacent = pairs('neighbours')

  it('share a border with every region that is adjacent', () => {
    expect([...adjacent].filter((pair) => !shared.has(pair))).toEqual([])
    expect(adjacent.size).toBe(232)
  })

  it('share other borders only where a black line makes them impassable, with mountains', () => {
    const barred = [...shared].filter((pair) => !adjacent.has(pair)).sort()
    expect(barred.filter((pair) => !pairs('impassable').has(pair))).toEqual([])
    expect(barred.length).toBeGreaterThan(40)
    expect([...new Set(MAP.barriers.map(({ between: [a = '', b = ''] }) => pairOf(a, b)))].sort()).toEqual(
      barred,
    )
    const drawn = having(tree(warOfTheRing.view(warScene(), 'shadow')), 'data-barrier')
    expect(drawn).toHaveLength(MAP.barriers.length)
  })

  it('lie on the sea if they are coastal, and no others do', () => {
    const isOnEdge = (key: string): boolean => {
      const [[ax, ay] = [], [bx, by] = []] = key.split(' to ').map((point) => point.split(',').map(Number))
      return (ax === bx && (ax === 0 || ax === MAP.width)) || (ay === by && (ay === 0 || ay === MAP.height))
    }
    const isLake = (key: string): boolean => Number(key.split(',')[0]) > 1400
    const wet = [...sides()].flatMap(([key, [one, other]]) =>
      other !== undefined || one === undefined || isOnEdge(key) || isLake(key) ? [] : [one],
    )
    const coastal = REGIONS.filter(({ coast }) => coast).map(({ id }) => id)
    expect([...new Set(wet)].sort()).toEqual([...coastal].sort())
  })

  it('hold the middle of what is drawn in them', () => {
    for (const [id, [x, y]] of MAP.centres) {
      const points = MAP.polygons.get(id) ?? []
      const crossings = points.filter(([ax, ay], ix) => {
        const [bx, by] = points[(ix + 1) % points.length] ?? [0, 0]
        return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
      })
      expect([id, crossings.length % 2]).toEqual([id, 1])
    }
  })
})

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const states = [
  warScene(),
  got(warOfTheRing.newGame({ seed: 'names' })),
  ...statesOf(warOfTheRing, { seed: 'q' }, { steps: 700, every: 100 }),
]

describe.each(states.map((state, ix) => [ix, warOfTheRing.view(state, 'shadow')] as const))(
  'position %i',
  (_, view) => {
    const scene = got(sceneOf(view))
    const names = having(tree(view), 'data-label').flatMap((label) =>
      all(label)
        .filter(({ name }) => name === 'text')
        .map(({ attributes: { x, y, textLength, 'font-size': size }, text }): readonly [string, Box] => {
          const width = Number(textLength)
          return [
            text,
            {
              x: Number(x) - width / 2,
              y: Number(y) - Number(size) * 0.74,
              width,
              height: Number(size) * 0.95,
            },
          ]
        }),
    )
    const figures = REGIONS.flatMap((data) =>
      [...spotsIn(scene, data)].map(([name, box]) => [`${name} in ${data.id}`, box] as const),
    )

    it.each([390, 768, 1366, 1920])('has no name and no figure upon another at a width of %i', (width) => {
      const scale = width / MAP.width
      const boxes = [...names, ...figures].map(
        ([name, { x, y, width: wide, height }]) =>
          [name, x * scale, y * scale, wide * scale, height * scale] as const,
      )
      const slack = 1.5 * scale
      const upon = boxes.flatMap(([name, x, y, wide, tall], ix) =>
        boxes.slice(ix + 1).flatMap(([other, ox, oy, otherWide, otherTall]) => {
          const across = Math.min(x + wide, ox + otherWide) - Math.max(x, ox)
          const down = Math.min(y + tall, oy + otherTall) - Math.max(y, oy)
          return across > slack && down > slack ? [`${name} and ${other}`] : []
        }),
      )
      expect(upon).toEqual([])
      expect(names.length).toBeGreaterThanOrEqual(REGIONS.length)
    })

    it('has the number of units of an Army at 16 pixels or more on a screen of 1366', () => {
      const sizes = (node: Node, scale: number, isArmy: boolean): ReadonlyArray<number> => {
        const [, own = 1] = /scale\(([\d.]+)\)/.exec(node.attributes['transform'] ?? '') ?? []
        const here = scale * Number(own)
        const text = node.children.find(({ name }) => name === 'text')
        const total = isArmy && text !== undefined ? [Number(text.attributes['font-size']) * here] : []
        return [
          ...total,
          ...node.children.flatMap((child) =>
            sizes(child, here, child.attributes['data-army'] !== undefined),
          ),
        ]
      }
      const found = sizes(tree(view, { layout: 'screen' }), 1, false)
      expect(found.length).toBeGreaterThan(20)
      expect(Math.min(...found)).toBeGreaterThanOrEqual(16)
    })
  },
)

describe('boxOf', () => {
  it('tells where an Army is drawn: the besieged apart from those outside', () => {
    const view = warOfTheRing.view(warScene(), 'shadow')
    const outside = got(boxOf(view, 'minas-tirith', 'shadow'))
    const inside = got(boxOf(view, 'minas-tirith', 'free-peoples/inside'))
    expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual(outside?.x ?? 0)
    expect(got(boxOf(view, 'bree', 'shadow'))).toBeUndefined()
    expect(boxOf({} as never, 'bree', 'shadow')._tag).toBe('Left')
  })
})

describe('colours', () => {
  const light = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const hex = (colour: string, isDark: boolean): string => painted(`="${colour}"`, { isDark }).slice(2, -1)
  const contrast = ({ ink, paper }: Tint, isDark: boolean): number => {
    const [dark = 0, bright = 0] = [light(hex(ink, isDark)), light(hex(paper, isDark))].sort(
      (one, other) => one - other,
    )
    return (bright + 0.05) / (dark + 0.05)
  }

  const tints = [...TINTS, ...NATIONS.map((nation) => LANDS[nation]), NO_LAND]

  it.each([false, true])('leave a contrast of 7 to 1 for all text; by night: %s', (isDark) => {
    for (const tint of tints)
      expect([tint, contrast(tint, isDark)]).toEqual([tint, expect.toSatisfy((c: number) => c >= 7)])
  })

  it('are those of a dark page on request, and one of them another on request', () => {
    const view = warOfTheRing.view(warScene(), 'shadow')
    const svg = (theme: Parameters<typeof picture>[1]): string => got(picture(view, theme)).svg
    const dark = svg({ theme: 'dark' })
    expect(dark).toContain(darkColours()['water-paper'])
    expect(dark).not.toContain(COLOURS['water-paper'])
    expect(svg({ theme: { base: 'dark', colours: { 'water-paper': '#001122' } } })).toContain('#001122')
    expect(picture(view, { theme: 'dusk' as never })._tag).toBe('Left')
  })
})
