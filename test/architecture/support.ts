/**
 * What the architecture rules are made of: source files as values, their syntax trees, their imports, and
 * the room each file lives in. Rules never touch the disk, so each can be tried on a snippet.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

export interface Source {
  readonly path: string
  readonly text: string
}

/** One rule of the house: what it says, what breaks it, and proof that it can fail and can pass. */
export interface Rule {
  readonly says: string
  readonly problems: (files: readonly Source[]) => readonly string[]
  /** Smallest offenders; each must be noticed on its own. */
  readonly breaks: ReadonlyArray<readonly Source[]>
  /** Near neighbours of the offenders that are in order. */
  readonly keeps: readonly Source[]
}

export const source = (path: string, text = ''): Source => ({ path, text })

/** The files below `root` that git would track, as posix paths relative to it. */
export const readSources = (root: string): readonly Source[] => {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n')
  const skip = (name: string) =>
    name === '.git' || ignored.includes(name) || ignored.includes(`*${posix.extname(name)}`)
  const below = (folder: string): readonly string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => !skip(entry.name))
      .flatMap((entry) => {
        const path = posix.join(folder, entry.name)
        return entry.isDirectory() ? below(path) : entry.isFile() ? [path] : []
      })
  return below('.').map((path) => source(path, readFileSync(join(root, path), 'utf8')))
}

export const isTypeScript = (file: Source): boolean => file.path.endsWith('.ts')
export const inSrc = (file: Source): boolean => file.path.startsWith('src/') && isTypeScript(file)
export const inKernel = (file: Source): boolean => file.path.startsWith('src/kernel/') && isTypeScript(file)

const trees = new WeakMap<Source, ts.SourceFile>()

export const treeOf = (file: Source): ts.SourceFile => {
  const known = trees.get(file)
  if (known !== undefined) return known
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.ES2022, true)
  trees.set(file, tree)
  return tree
}

/** Every node of a file, outermost first. */
export function* nodesOf(file: Source): Generator<ts.Node> {
  const open: ts.Node[] = [treeOf(file)]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node
    ts.forEachChild(node, (child) => void open.push(child))
  }
}

export const lineOf = (file: Source, position: number): number =>
  treeOf(file).getLineAndCharacterOfPosition(position).line + 1

export const at = (file: Source, node: ts.Node): string =>
  `${file.path}:${lineOf(file, node.getStart(treeOf(file)))}`

export interface Import {
  readonly from: Source
  /** The specifier as written. */
  readonly written: string
  /** The path of the imported file if it is ours. */
  readonly path: string | undefined
}

/** All imports of the files, type-only, dynamic and re-exporting ones included. */
export const importsOf = (files: readonly Source[]): readonly Import[] => {
  const paths = new Set(files.map((file) => file.path))
  const resolve = (from: Source, written: string): string | undefined => {
    if (!written.startsWith('.')) return undefined
    const stem = posix.join(posix.dirname(from.path), written).replace(/\.(js|ts)$/, '')
    const found = [`${stem}.ts`, `${stem}/index.ts`].find((path) => paths.has(path))
    return found ?? `${stem}.ts`
  }
  return files.filter(isTypeScript).flatMap((from) =>
    ts.preProcessFile(from.text, true, true).importedFiles.map(({ fileName: written }) => ({
      from,
      written,
      path: resolve(from, written),
    })),
  )
}

export const GAMES = ['war-of-the-ring', 'confrontation', 'card-game', 'battles'] as const
export const DOORS = [
  'bots',
  'cli',
  'talk',
  'protocol',
  'svg',
  'learn',
  'notation',
  'adapters',
  'ui',
] as const

export const isGame = (area: string): boolean => (GAMES as readonly string[]).includes(area)
export const isDoor = (area: string): boolean => (DOORS as readonly string[]).includes(area)

/** Where a file lives: its area of src (`kernel`, a game, a door, or `index`) and its room in that area. */
export const placeOf = (path: string): { readonly area: string; readonly room: string } => {
  const [, area = '', room = ''] = path.replace(/\.ts$/, '').split('/')
  return { area, room }
}
