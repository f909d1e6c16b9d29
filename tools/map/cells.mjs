/**
 * Cells round centres whose borders are exactly the joints given: every joint becomes a border, and where more
 * than three centres surround a face without a joint across it, their cells meet in one point. The corners are
 * then moved until cells are round, of like size, and leave room for a box in their middle.
 */

/** How strongly cells are held where they are wanted, and how little borders may run into boxes. */
const ANCHOR = 0.06
const INTRUDE = 100
const turn = ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
export const crosses = (a, b, c, d) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

/** Joints that may be added, the shortest first, as long as none crosses another. */
export const joined = (at, fixed, wished) => {
  const joints = [...fixed]
  const length = ([a, b]) => Math.hypot(at[a][0] - at[b][0], at[a][1] - at[b][1])
  for (const pair of [...wished].sort((one, other) => length(one) - length(other))) {
    const [a, b] = pair
    const isFree = joints.every(
      ([c, d]) => a === c || a === d || b === c || b === d || !crosses(at[a], at[b], at[c], at[d]),
    )
    if (isFree) joints.push(pair)
  }
  return joints
}

/** The faces of the net of joints: each a list of centres, in turn. */
export const facesOf = (at, joints) => {
  const around = new Map(Object.keys(at).map((id) => [id, []]))
  for (const [a, b] of joints) {
    around.get(a).push(b)
    around.get(b).push(a)
  }
  for (const [id, others] of around) {
    const angle = (other) => Math.atan2(at[other][1] - at[id][1], at[other][0] - at[id][0])
    others.sort((one, other) => angle(one) - angle(other))
  }
  const seen = new Set()
  const faces = []
  for (const [a, others] of around)
    for (const b of others) {
      if (seen.has(`${a} ${b}`)) continue
      const face = []
      let [from, to] = [a, b]
      do {
        seen.add(`${from} ${to}`)
        face.push(from)
        const ring = around.get(to)
        ;[from, to] = [to, ring[(ring.indexOf(from) + ring.length - 1) % ring.length]]
      } while (from !== a || to !== b)
      faces.push(face)
    }
  return { faces, around }
}

export const area = (points) => {
  let sum = 0
  points.forEach(([x, y], ix) => {
    const [nx, ny] = points[(ix + 1) % points.length]
    sum += x * ny - nx * y
  })
  return sum / 2
}

export const centroid = (points) => {
  let [sx, sy, sum] = [0, 0, 0]
  points.forEach(([x, y], ix) => {
    const [nx, ny] = points[(ix + 1) % points.length]
    const part = x * ny - nx * y
    sx += (x + nx) * part
    sy += (y + ny) * part
    sum += part
  })
  return [sx / (3 * sum), sy / (3 * sum)]
}

const isSimple = (points) => {
  const n = points.length
  for (let i = 0; i < n; i++)
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue
      if (crosses(points[i], points[i + 1], points[j], points[(j + 1) % n])) return false
    }
  return true
}

/** Numbers from a seed, so that the script draws the same map on every machine. */
export const dealer = (seed) => {
  let at = seed >>> 0
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0
    return at / 4294967296
  }
}

/** How far an edge runs into a box round a point. */
const intrusion = ([ax, ay], [bx, by], [x, y], [w, h]) => {
  let sum = 0
  for (let t = 0; t <= 1; t += 0.125) {
    const dx = Math.abs(ax + (bx - ax) * t - x)
    const dy = Math.abs(ay + (by - ay) * t - y)
    const deep = Math.min(w - dx, h - dy)
    if (deep > 0) sum += deep * deep
  }
  return sum
}

/**
 * Moves the corners. `cells` are lists of corners by id; `held(corner, [x, y])` keeps a corner on the edge of
 * the map; `least(a, b)` is the least length of the border of two cells.
 */
export const relaxed = ({ corners, cells, held, least, target, anchor, room, rounds, isFixed }) => {
  const random = dealer(7)
  const of = corners.map(() => [])
  for (const [id, list] of Object.entries(cells)) for (const corner of list) of[corner].push(id)
  const sharers = new Map()
  for (const [id, list] of Object.entries(cells))
    list.forEach((corner, ix) => {
      const next = list[(ix + 1) % list.length]
      const key = corner < next ? `${corner} ${next}` : `${next} ${corner}`
      sharers.set(key, [...(sharers.get(key) ?? []), id])
    })
  const energy = (id) => {
    const points = cells[id].map((corner) => corners[corner])
    const size = area(points)
    if (size <= 500 || !isSimple(points)) return Infinity
    const wanted = target(id)
    const middle = centroid(points)
    let around = 0
    let cost = 0
    points.forEach((point, ix) => {
      const next = points[(ix + 1) % points.length]
      const length = Math.hypot(next[0] - point[0], next[1] - point[1])
      around += length
      const [a, b] = [cells[id][ix], cells[id][(ix + 1) % points.length]]
      const wish = least(sharers.get(a < b ? `${a} ${b}` : `${b} ${a}`))
      if (length < wish) cost += 3 * ((wish - length) / wish) ** 2
      cost += intrusion(point, next, middle, room(id)) / INTRUDE
    })
    const home = anchor(id)
    if (home !== undefined) cost += ANCHOR * (Math.hypot(middle[0] - home[0], middle[1] - home[1]) / 60) ** 2
    return cost + 6 * ((size - wanted) / wanted) ** 2 + 5 * ((around * around) / (4 * Math.PI * size) - 1)
  }
  for (let round = 0; round < rounds; round++) {
    const step = 34 * (1 - round / rounds) ** 1.5 + 1.2
    for (let corner = 0; corner < corners.length; corner++) {
      if (isFixed(corner)) continue
      const before = corners[corner]
      const cost = of[corner].reduce((sum, id) => sum + energy(id), 0)
      const angle = random() * 2 * Math.PI
      const far = step * Math.sqrt(random())
      corners[corner] = held(corner, [before[0] + far * Math.cos(angle), before[1] + far * Math.sin(angle)])
      const after = of[corner].reduce((sum, id) => sum + energy(id), 0)
      if (after > cost) corners[corner] = before
    }
  }
}

const isIn = ([x, y], points) => {
  let inside = false
  points.forEach(([ax, ay], ix) => {
    const [bx, by] = points[(ix + points.length - 1) % points.length]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

const toEdge = ([x, y], [ax, ay], [bx, by]) => {
  const [dx, dy] = [bx - ax, by - ay]
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

/** How far a box round a point keeps from the border of a cell; negative where it runs over it. */
export const clearance = ([x, y], [w, h], points) => {
  let least = Infinity
  for (const sx of [-1, -0.5, 0, 0.5, 1])
    for (const sy of [-1, 0, 1]) {
      const spot = [x + sx * w, y + sy * h]
      const far = Math.min(...points.map((one, ix) => toEdge(spot, one, points[(ix + 1) % points.length])))
      least = Math.min(least, isIn(spot, points) ? far : -far)
    }
  return least
}

/** Middles of boxes: as far within their cells as can be, and none over another nor beyond the map. */
export const middlesOf = (cells, [w, h], [width, height]) => {
  const places = new Map()
  const spots = new Map(
    Object.entries(cells).map(([id, points]) => {
      const [cx, cy] = centroid(points)
      const all = []
      for (let x = cx - 48; x <= cx + 48; x += 3)
        for (let y = cy - 39; y <= cy + 39; y += 3) {
          const spot = [Math.round(x), Math.round(y)]
          if (spot[0] < w + 3 || spot[1] < h + 3 || spot[0] > width - w - 3 || spot[1] > height - h - 3)
            continue
          all.push({ spot, clear: Math.min(10, clearance(spot, [w, h], points)) })
        }
      all.sort((one, other) => other.clear - one.clear)
      places.set(id, all[0].spot)
      return [id, all]
    }),
  )
  const over = (id, [x, y]) => {
    let sum = 0
    for (const [other, [ox, oy]] of places) {
      const dx = 2 * w + 3 - Math.abs(x - ox)
      const dy = 2 * h + 2 - Math.abs(y - oy)
      if (other !== id && dx > 0 && dy > 0) sum += Math.min(dx, dy) + 1
    }
    return sum
  }
  for (let round = 0; round < 90; round++)
    for (const [id, all] of spots) {
      const cost = ({ spot, clear }) =>
        (round < 70 ? round / 15 : 60) * over(id, spot) + (clear < 0 ? (clear * clear) / 6 : -clear)
      places.set(id, all.reduce((best, one) => (cost(one) < cost(best) ? one : best)).spot)
    }
  return { places, left: [...places].filter(([id, spot]) => over(id, spot) > 0).map(([id]) => id) }
}
