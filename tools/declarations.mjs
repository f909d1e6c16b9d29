/**
 * Declarations, one for each file of the sources as the compiler made them: those that no entry leads to go, in the
 * others a path names its file (`./table` becomes `./table.js`), as Node wants it, and the sources that their maps
 * lead to lie beside them.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** `from './a'` and `import('./a')`. */
const IMPORTED = /(\bfrom |\bimport\()(['"])(\.[^'"]*)\2/g

const fileOf = (path, spelt) => {
  const target = join(dirname(path), spelt)
  return [`${target}.d.ts`, join(target, 'index.d.ts')].find((file) => existsSync(file))
}

/** A module of fp-ts or io-ts as the compiler spells it where it infers a type; Node wants the file's name. */
const BARE = /(['"])((?:fp|io)-ts\/lib\/\w+)\1/g

/** What it exports or mentions is named with its file; the files themselves are added to what is to be read. */
const spelledOut = (path, text, reached) =>
  text.replace(BARE, '$1$2.js$1').replace(IMPORTED, (whole, word, quote, spelt) => {
    const file = fileOf(path, spelt)
    if (file === undefined) throw new Error(`${path} imports ${spelt}, which has no declarations`)
    reached(file)
    const from = relative(dirname(path), file)
      .replaceAll('\\', '/')
      .replace(/\.d\.ts$/, '.js')
    return `${word}${quote}${from.startsWith('.') ? from : `./${from}`}${quote}`
  })

/** The map of a declaration leads to a copy of its source, which goes along. */
const bringSource = (dist, sources, path) => {
  const name = relative(dist, path).replace(/\.d\.ts$/, '.ts')
  const copy = join(dist, 'src', name)
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8'))
  mkdirSync(dirname(copy), { recursive: true })
  copyFileSync(join(sources, name), copy)
  writeFileSync(`${path}.map`, JSON.stringify({ ...map, sources: [relative(dirname(path), copy)] }))
}

/** Puts the folder `dist` in order; `entries` are the declarations that package.json leads to. */
export const orderDeclarations = ({ dist, sources, entries }) => {
  const reached = new Set(entries.map((entry) => join(dist, entry)))
  for (const path of reached) {
    writeFileSync(
      path,
      spelledOut(path, readFileSync(path, 'utf8'), (file) => reached.add(file)),
    )
    bringSource(dist, sources, path)
  }
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name)
    if (/\.d\.ts(\.map)?$/.test(path) && !reached.has(path.replace(/\.map$/, ''))) rmSync(path)
  }
}
