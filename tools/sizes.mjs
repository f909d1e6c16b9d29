/**
 * What a page pays: programs that people write, bundled by esbuild for a browser, minified and zipped, each against a
 * limit. `npm run size` prints the table; it wants a build. The limits stand a little above what was measured, so that
 * nothing grows unseen; whoever wants more raises one, and says why.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A whole door, in kB. */
const DOORS = {
  '.': 404,
  './kernel': 27.5,
  './confrontation': 70,
  './confrontation/engine': 66.5,
  './confrontation/rulebook': 7,
  './battles': 115.5,
  './battles/engine': 97.5,
  './battles/rulebook': 9.5,
  './card-game': 82.5,
  './card-game/engine': 77.5,
  './card-game/rulebook': 7.5,
  './war-of-the-ring': 220,
  './war-of-the-ring/engine': 192,
  './war-of-the-ring/names': 22,
  './war-of-the-ring/view': 42.5,
  './war-of-the-ring/odds': 4.5,
  './war-of-the-ring/rulebook': 22,
  './protocol': 453,
  './notation': 47,
  './learn': 415,
  './svg': 284,
  './svg/battles': 127,
  './svg/card-game': 93.5,
  './svg/confrontation': 82,
  './svg/war-of-the-ring': 66,
  './ui': 403,
  './battles/ui': 116,
  './card-game/ui': 80.5,
  './confrontation/ui': 69,
  './war-of-the-ring/ui': 194.5,
  './boardgame.io': 6.2,
  './bots': 420,
}

/** Some names of some doors, as a page imports them together, in kB. */
const PROGRAMS = [
  [
    'views and pictures of War of the Ring',
    { './war-of-the-ring/view': '*', './svg/war-of-the-ring': '*' },
    66.5,
  ],
  [
    'engine and pictures of War of the Ring',
    { './war-of-the-ring/engine': 'warOfTheRing', './svg/war-of-the-ring': '*' },
    217,
  ],
  [
    'War of the Ring, its pictures, notation',
    { './war-of-the-ring': 'warOfTheRing', './svg/war-of-the-ring': '*', './notation': '*' },
    288,
  ],
  [
    'the engines of all games',
    {
      './battles/engine': '*',
      './card-game/engine': '*',
      './confrontation/engine': '*',
      './war-of-the-ring/engine': '*',
    },
    353,
  ],
  ['a game and its bots', { './confrontation': 'confrontation', './bots': 'BOTS' }, 420],
  ['click keys', { './ui': 'choicesAbout, keysAfterClick, keysOf' }, 2],
  ['nameOf', { './war-of-the-ring/names': 'nameOf' }, 20.5],
  ['nameOf, from views', { './war-of-the-ring/view': 'nameOf' }, 41.6],
  ['the regions of War of the Ring', { './war-of-the-ring/names': 'REGIONS' }, 3.5],
  ['one game of the index', { '.': 'confrontation' }, 69],
  ['a random generator', { './kernel': 'randomFrom' }, 2],
]

const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const importing = ([door, names], place) => {
  const file = JSON.stringify(join(root, exports[door]))
  return names === '*' ? `export * as all${place} from ${file}` : `export { ${names} } from ${file}`
}

/** The size of a program, in bytes. */
export const sizeOf = async (imports) => {
  const { outputFiles } = await build({
    stdin: { contents: Object.entries(imports).map(importing).join('\n'), resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    logLevel: 'error',
  })
  return gzipSync(outputFiles[0].contents, { level: 9 }).length
}

const all = [...Object.entries(DOORS).map(([door, limit]) => [door, { [door]: '*' }, limit]), ...PROGRAMS]
const missing = Object.keys(exports).filter(
  (door) => exports[door].endsWith('.js') && DOORS[door] === undefined,
)
if (missing.length > 0) throw new Error(`tools/sizes.mjs has no limit for ${missing.join(', ')}`)

let large = 0
for (const [name, imports, limit] of all) {
  const size = (await sizeOf(imports)) / 1000
  const isLarge = size > limit
  if (isLarge) large += 1
  const said = isLarge ? '  too large' : ''
  console.log(`${size.toFixed(1).padStart(7)} kB of ${limit.toFixed(1).padStart(5)}  ${name}${said}`)
}
if (large > 0) {
  console.log('If it is wanted: raise the limit in tools/sizes.mjs.')
  process.exitCode = 1
}
