/** Draws the map of War of the Ring anew and writes src/svg/war/land.ts: `node tools/map/war.mjs`. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { area, clearance, facesOf, joined, middlesOf, relaxed } from './cells.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const bundled = await build({
  stdin: { contents: `export { REGIONS } from './src/war-of-the-ring/data/regions.ts'`, resolveDir: root },
  bundle: true,
  write: false,
  format: 'esm',
})
const { REGIONS } = await import(
  `data:text/javascript;base64,${Buffer.from(bundled.outputFiles[0].contents).toString('base64')}`
)
import { HOMES, SEA } from './homes.mjs'

const [W, H] = [1600, 1230]
const DATA = new Map(REGIONS.map((one) => [one.id, one]))
const LAKE = 'lake:rhun'
const at = { ...HOMES, [LAKE]: [1496, 410] }
SEA.forEach((place, ix) => {
  at[`sea:${ix}`] = place
})
for (let x = 0; x <= 1600; x += 100) at[`n:${x}`] = [x, -70 - (x * (1600 - x)) / 40000]
for (let y = -40; y <= 1270; y += 100) at[`e:${y}`] = [1665 + ((y + 60) * (1290 - y)) / 30000, y]
for (let x = 960; x <= 1640; x += 100) at[`s:${x}`] = [x, 1295 + ((x - 900) * (1700 - x)) / 20000]
const sort = (id) => (id.includes(':') ? id.slice(0, id.indexOf(':')) : 'region')
const pairs = (list) =>
  REGIONS.flatMap((one) => one[list].filter((other) => one.id < other).map((other) => [one.id, other]))
const adjacent = pairs('neighbours')
const barred = pairs('impassable').filter(
  ([a, b]) => Math.hypot(HOMES[a][0] - HOMES[b][0], HOMES[a][1] - HOMES[b][1]) < 290,
)
const ids = Object.keys(at)
const may = (a, b) => {
  const [one, other] = [sort(a), sort(b)]
  if (one === 'region' && other === 'region') return false
  const [region, rest] = one === 'region' ? [a, b] : [b, a]
  if (sort(region) !== 'region') return true
  const data = DATA.get(region)
  const kind = sort(rest)
  const [x, y] = at[region]
  if (kind === 'sea') return data.coast
  if (kind === 'n') return y < 145
  if (kind === 'e') return x > 1390
  if (kind === 's') return y > 1080
  return true
}
const fillers = ids.flatMap((a, ix) =>
  ids.slice(ix + 1).flatMap((b) => {
    const far = Math.hypot(at[a][0] - at[b][0], at[a][1] - at[b][1])
    return may(a, b) && far < 420 ? [[a, b]] : []
  }),
)
const net = joined(at, joined(at, adjacent, barred), fillers)
const { faces } = facesOf(at, net)
const isBarred = (a, b) => DATA.get(a)?.impassable.includes(b) === true
/** Barriers within a face that a straight line does not show. */
const split = (face) => {
  if (new Set(face).size < face.length) return [face]
  for (let one = 0; one < face.length; one++)
    for (let other = one + 2; other < face.length - (one === 0 ? 1 : 0); other++)
      if (isBarred(face[one], face[other])) {
        net.push([face[one], face[other]])
        return [face.slice(one, other + 1), [...face.slice(0, one + 1), ...face.slice(other)]].flatMap(split)
      }
  return [face]
}
const inner = faces.filter((face) => area(face.map((id) => at[id])) > 0).flatMap(split)
const cornerOf = new Map(inner.map((face, ix) => [face, ix]))
const clamp = (value, least, most) => Math.max(least, Math.min(most, value))
const tags = inner.map((face) => new Set(face.map(sort)))
const held = (corner, [x, y]) => {
  const tag = tags[corner]
  const px = tag.has('e') ? W : clamp(x, 8, W - 8)
  const py = tag.has('n') ? 0 : tag.has('s') ? H : clamp(y, 8, H - 8)
  return [px, py]
}
const corners = inner.map((face, ix) => {
  const sum = face.reduce(([x, y], id) => [x + at[id][0], y + at[id][1]], [0, 0])
  return held(ix, [sum[0] / face.length, sum[1] / face.length])
})
/** The corners round a centre, in turn. */
const cells = {}
for (const id of [...REGIONS.map((one) => one.id), LAKE]) {
  const own = inner.filter((face) => face.includes(id))
  const beside = (face, by) => face[(face.indexOf(id) + by + face.length) % face.length]
  const ring = [own[0]]
  while (ring.length < own.length) ring.push(own.find((face) => beside(face, 1) === beside(ring.at(-1), -1)))
  cells[id] = ring.map((face) => cornerOf.get(face))
}
console.log(
  'faces over 3:',
  inner.filter((face) => face.length > 3).map((face) => face.join(' ')),
)
console.log(
  'barred borders',
  net.filter(([a, b]) => DATA.get(a)?.impassable.includes(b)).length,
  'of',
  barred.length,
)
const least = ([a, b]) => (b === undefined ? 30 : isBarred(a, b) ? 46 : a === LAKE || b === LAKE ? 30 : 34)
const SIZE = 14400
relaxed({
  corners,
  cells,
  held,
  least,
  target: (id) => (id === LAKE ? 7000 : SIZE),
  anchor: (id) => at[id],
  room: (id) => (id === LAKE ? [30, 30] : [56, 35]),
  rounds: 4000,
  isFixed: () => false,
})

const shapes = Object.fromEntries(REGIONS.map(({ id }) => [id, cells[id].map((corner) => corners[corner])]))
const { places, left } = middlesOf(shapes, [53, 35], [W, H])
console.log('boxes upon each other:', left.join(' ') || 'none')
console.log(
  'boxes over their border:',
  [...places]
    .flatMap(([id, spot]) => {
      const far = Math.round(clearance(spot, [48, 32], shapes[id]))
      return far < -6 ? [`${id} ${far}`] : []
    })
    .join(', '),
)

/** Numbers below 4096 as two letters each. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
const letters = (value) => LETTERS[value >> 6] + LETTERS[value & 63]
const spelled = (numbers) => numbers.map((value) => letters(Math.round(value))).join('')
const inUse = corners.map((_, corner) => Object.values(cells).some((list) => list.includes(corner)))
const numberOf = corners.map((_, corner) => inUse.slice(0, corner).filter(Boolean).length)
const wrapped = (text) =>
  (text.match(/.{1,100}/g) ?? []).map((row, ix) => `${ix === 0 ? '' : '  '}'${row}'`).join(' +\n')
writeFileSync(
  `${root}src/svg/war/land.ts`,
  `/**
 * The land of War of the Ring as text, two letters a number: tools/map/war.mjs writes it.
 */

/** Corners of the borders: across, down. */
export const CORNERS =
  ${wrapped(spelled(corners.filter((_, corner) => inUse[corner]).flat()))}

/** The corners round each region, in the order of \`REGIONS\`, and round the Sea of Rhûn. */
export const CELLS =
  ${wrapped([...REGIONS.map(({ id }) => id), LAKE].map((id) => spelled(cells[id].map((corner) => numberOf[corner]))).join(' '))}

/** Where names and figures of each region stand: the middle of their box. */
export const MIDDLES =
  ${wrapped(spelled(REGIONS.flatMap(({ id }) => places.get(id))))}
`.replaceAll('\\`', '`'),
)
