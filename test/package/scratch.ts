/**
 * A stranger's project: a temporary folder in which the packed tarball is installed, and the programs that
 * use it there. Every program answers with the same report, whichever way it came by the package.
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Scratch {
  readonly folder: string
  readonly tarball: string
  /** The package as installed. */
  readonly installed: string
}

/** Runs a program in a folder; what it printed, or a rejection with all it said. */
export const run = async (folder: string, command: string, ...args: readonly string[]): Promise<string> => {
  const env = { ...process.env, NO_COLOR: '1' }
  return promisify(execFile)(command, [...args], { cwd: folder, env, maxBuffer: 1 << 26 }).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error([command, ...args, error.stdout, error.stderr].join('\n'), { cause: error })
    },
  )
}

/** Runs a program that this repository has installed. */
export const runTool = (folder: string, tool: string, ...args: readonly string[]): Promise<string> =>
  run(folder, process.execPath, join(ROOT, 'node_modules/.bin', tool), ...args)

/** Packs what is built (building it first if nothing is) and installs the tarball where nothing else is. */
export const install = async (): Promise<Scratch> => {
  if (!existsSync(join(ROOT, 'dist'))) await run(ROOT, 'npm', 'run', 'build')
  const folder = mkdtempSync(join(tmpdir(), 'tarball-'))
  await run(ROOT, 'npm', 'pack', '--ignore-scripts', '--pack-destination', folder)
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? 'no tarball')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stranger', private: true }))
  await run(
    folder,
    'npm',
    'install',
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    tarball,
  )
  return { folder, tarball, installed: join(folder, 'node_modules/middle-earth-rules') }
}

export const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly name: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, string>>
}

/** The subpaths of the package that hold code. */
export const DOORS = Object.keys(manifest.exports).filter((door) => door !== './package.json')

/** The declarations of a door lie beside its module. */
export const typesOf = (door: string): string => {
  const file = manifest.exports[door]
  if (file === undefined) throw new Error(`${door} is no subpath`)
  return file.replace(/\.js$/, '.d.ts')
}

export const specifierOf = (door: string): string => manifest.name + door.slice(1)

/** Tells of each door what it exports and, if that is a game, whether it starts and refuses nonsense. */
const REPORT = `
  const report = (doors) => JSON.stringify(Object.entries(doors).map(([door, module]) => {
    const exported = Object.keys(module).sort()
    const name = door.slice(2).replace(/-(.)/g, (_, letter) => letter.toUpperCase())
    const game = module[name]
    if (typeof game !== 'object') return { door, exported }
    const started = game.newGame({ seed: 'x' })
    const refused = game.applyAction(started.right, null)
    const sameAtRoot = doors['.'][name] === game
    return { door, exported, sameAtRoot, starts: started._tag, nonsense: refused._tag }
  }))`

const table = DOORS.map((door, i) => `'${door}': door${i}`).join(', ')

export const ESM_PROGRAM = `
  ${DOORS.map((door, i) => `import * as door${i} from '${specifierOf(door)}'`).join('\n  ')}
  ${REPORT}
  export const answer = report({ ${table} })
  globalThis.console?.log(answer)`

export const CJS_PROGRAM = `
  ${DOORS.map((door, i) => `const door${i} = require('${specifierOf(door)}')`).join('\n  ')}
  ${REPORT}
  console.log(report({ ${table} }))`

/** A consumer's TypeScript: every door resolves, to types that are really known. */
export const TYPED_PROGRAM = `
  ${DOORS.map((door, i) => `import * as door${i} from '${specifierOf(door)}'`).join('\n  ')}
  import { confrontation } from '${manifest.name}'
  import type { Either } from 'fp-ts/lib/Either.js'

  type Known<T> = 0 extends 1 & T ? never : true
  export const known: readonly true[] = [
    ${DOORS.map((_, i) => `true satisfies Known<typeof door${i}>`).join(',\n    ')},
    true satisfies Known<typeof confrontation>,
    true satisfies Known<typeof confrontation.newGame>,
  ]

  const started: Either<unknown, unknown> = confrontation.newGame({ seed: 'x' })
  export const tag: 'Left' | 'Right' = started._tag
  // @ts-expect-error a seed is a string
  confrontation.newGame({ seed: 1 })`
