/** Land as areas: text of corners and of the corners round each area becomes polygons with uneven borders. */

/** A place on the map. */
export type Point = readonly [x: number, y: number]

/** What lies on both sides of a border: two areas, or one and the water, or one and the edge of the map. */
export interface Border {
  readonly areas: readonly [string, string?]
  readonly isEdge: boolean
  readonly points: ReadonlyArray<Point>
}

/** Areas and their borders. */
export interface Land {
  readonly cells: ReadonlyMap<string, ReadonlyArray<Point>>
  readonly borders: ReadonlyArray<Border>
}

/** Land as it is written down: two letters a number. */
export interface LandText {
  readonly corners: string
  /** The corners round each area, the areas apart by spaces. */
  readonly cells: string
  readonly size: Point
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'

/** The numbers of a text, two letters each. */
export const numbersOf = (text: string): ReadonlyArray<number> => {
  const numbers: number[] = []
  for (let at = 0; at + 1 < text.length; at += 2)
    numbers.push(LETTERS.indexOf(text.charAt(at)) * 64 + LETTERS.indexOf(text.charAt(at + 1)))
  return numbers
}

/** The places of a text, four letters each. */
export const pointsOf = (text: string): ReadonlyArray<Point> => {
  const numbers = numbersOf(text)
  return numbers.flatMap((x, ix): ReadonlyArray<Point> => (ix % 2 === 0 ? [[x, numbers[ix + 1] ?? 0]] : []))
}

/** How far apart the points of a border are at most, and how uneven it is. */
const STEP = 24
const UNEVEN = 0.22
const MODULUS = 1013

/** A number from -0.5 to 0.5 that hangs on a place alone. */
const noiseAt = ([x, y]: Point): number => ((x * 7919 + y * 10_477 + x * y * 31) % MODULUS) / MODULUS - 0.5

/** A line from one point to another, bent in its middle, and again in the middles of both halves. */
const uneven = (from: Point, to: Point): ReadonlyArray<Point> => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  if (Math.hypot(dx, dy) < STEP) return [from]
  const straight: Point = [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)]
  const bend = noiseAt(straight) * UNEVEN
  const middle: Point = [Math.round(straight[0] - dy * bend), Math.round(straight[1] + dx * bend)]
  return [...uneven(from, middle), ...uneven(middle, to)]
}

const isOnEdge = (one: Point, other: Point, [width, height]: Point): boolean =>
  (one[0] === other[0] && (one[0] === 0 || one[0] === width)) ||
  (one[1] === other[1] && (one[1] === 0 || one[1] === height))

/** Reads the areas, in the order of their ids. */
export const landFrom = (ids: ReadonlyArray<string>, { corners, cells, size }: LandText): Land => {
  const places = pointsOf(corners)
  const at = (corner: number): Point => places[corner] ?? [0, 0]
  const borders = new Map<
    number,
    { areas: [string, string?]; isEdge: boolean; points: ReadonlyArray<Point> }
  >()
  const outlines = new Map<string, ReadonlyArray<Point>>()
  for (const [place, text] of cells.split(' ').entries()) {
    const id = ids[place] ?? ''
    const ring = numbersOf(text)
    const outline = ring.flatMap((corner, ix) => {
      const next = ring[(ix + 1) % ring.length] ?? 0
      const [first, last] = corner < next ? [corner, next] : [next, corner]
      const key = first * places.length + last
      const known = borders.get(key)
      const isEdge = isOnEdge(at(first), at(last), size)
      const points = known?.points ?? (isEdge ? [at(first)] : uneven(at(first), at(last)))
      if (known === undefined) borders.set(key, { areas: [id], isEdge, points })
      else known.areas[1] = id
      return corner === first ? points : [at(last), ...points.slice(1).reverse()]
    })
    outlines.set(id, outline)
  }
  const whole = [...borders].map(([key, border]) => ({
    ...border,
    points: [...border.points, at(key % places.length)],
  }))
  return { cells: outlines, borders: whole }
}

/** A line through points as a path. */
export const pathOf = (points: ReadonlyArray<Point>, end = ''): string => {
  let [lastX, lastY] = points[0] ?? [0, 0]
  let path = `M${lastX} ${lastY}l`
  for (const [x, y] of points.slice(1)) {
    const down = y - lastY
    path += `${path.endsWith('l') ? '' : ' '}${x - lastX}${down < 0 ? '' : ' '}${down}`
    ;[lastX, lastY] = [x, y]
  }
  return path.replaceAll(' -', '-') + end
}

/** The least box round points. */
export const boundsOf = (points: ReadonlyArray<Point>) => {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...across), Math.min(...down)]
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y }
}

const HATCH = 13

/** Lines that rise from left to right all over an area. */
export const hatchingOf = (points: ReadonlyArray<Point>): string => {
  const sums = points.map(([x, y]) => x + y)
  const lines: string[] = []
  for (let sum = Math.min(...sums) + 5; sum < Math.max(...sums); sum += HATCH) {
    const at = points
      .flatMap(([x, y], ix): ReadonlyArray<number> => {
        const [nextX, nextY] = points[(ix + 1) % points.length] ?? [x, y]
        const [before, after] = [x + y - sum, nextX + nextY - sum]
        return before < 0 === after < 0 ? [] : [x + ((nextX - x) * before) / (before - after)]
      })
      .sort((one, other) => one - other)
    for (let ix = 0; ix + 1 < at.length; ix += 2) {
      const [from, to] = [Math.round(at[ix] ?? 0), Math.round(at[ix + 1] ?? 0)]
      lines.push(`M${from} ${sum - from}L${to} ${sum - to}`)
    }
  }
  return lines.join('')
}
