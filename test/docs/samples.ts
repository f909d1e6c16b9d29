/**
 * A reader's project: a folder in which the built package and what the pages name beside it can be imported,
 * and where `npx middle-earth-rules` starts the built program. All samples of a kind run in few processes.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { manifest, ROOT, run } from '../package/scratch'
import type { Source } from '../architecture/support'
import { samplesOf } from './pages'

/** What a sample printed, and what went wrong in it. */
export interface Told {
  readonly printed: string
  readonly fault: string | null
}

/** Imports one module after the other, and tells of each what it printed. */
const ALL = `
import { format } from 'node:util'
const told = []
for (const name of process.argv.slice(2)) {
  const lines = []
  console.log = (...values) => lines.push(format(...values))
  const fault = await import('./' + name).then(() => null, (error) => String(error?.stack ?? error))
  told.push({ printed: lines.join('\\n'), fault })
}
process.stdout.write(JSON.stringify(told))`

/** The program in place of the one that npx would fetch; calls that it did not understand are noted. */
const NPX = `#!/bin/sh
shift
"${process.execPath}" "${join(ROOT, 'dist/cli/main.js')}" "$@" 2>&1
code=$?
[ $code -lt 2 ] || echo "exit code $code: $*" >> "$FAULTS"
exit $code`

/** A reader's project. */
export interface Reader {
  /** Runs modules in one process. */
  readonly modules: (codes: readonly string[]) => Promise<readonly Told[]>
  /** Runs the commands of one page, from its first to its last, in a folder of their own. */
  readonly commands: (code: string) => Promise<Told>
  readonly remove: () => void
}

const modulesIn =
  (folder: string): Reader['modules'] =>
  async (codes) => {
    const names = codes.map((_, place) => `sample${place}.mjs`)
    for (const [place, code] of codes.entries()) writeFileSync(join(folder, names[place] ?? ''), code)
    return JSON.parse(await run(folder, process.execPath, 'all.mjs', ...names)) as readonly Told[]
  }

const commandsIn =
  (folder: string): Reader['commands'] =>
  async (code) => {
    const own = mkdtempSync(join(folder, 'page-'))
    const faults = join(own, 'faults')
    const path = [join(folder, 'bin'), process.env['PATH']].join(delimiter)
    writeFileSync(join(own, 'page.sh'), code)
    const printed = await run(own, 'env', `FAULTS=${faults}`, `PATH=${path}`, 'sh', '-c', '. ./page.sh; true')
    return { printed, fault: existsSync(faults) ? readFileSync(faults, 'utf8') : null }
  }

/** Makes a reader's project. */
export const newReader = (): Reader => {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'))
  mkdirSync(join(folder, 'node_modules'))
  mkdirSync(join(folder, 'bin'))
  symlinkSync(ROOT, join(folder, 'node_modules', manifest.name))
  for (const name of ['fp-ts', 'boardgame.io'])
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))
  writeFileSync(join(folder, 'all.mjs'), ALL)
  writeFileSync(join(folder, 'bin/npx'), NPX)
  chmodSync(join(folder, 'bin/npx'), 0o755)
  return {
    modules: modulesIn(folder),
    commands: commandsIn(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** What a sample promises to print: the texts after its arrows. */
export const promisesOf = (code: string): readonly string[] =>
  [...code.matchAll(/(?:\/\/|#) => (.*)$/gm)].map(([, text = '']) => text)

/** Those promises that are not kept, each looked for after the one before it. */
export const brokenPromises = (code: string, printed: string): readonly string[] => {
  let rest = printed
  return promisesOf(code).filter((text) => {
    const place = rest.indexOf(text)
    if (place >= 0) rest = rest.slice(place + text.length)
    return place < 0
  })
}

/** All samples of a language, each with the page and the line where it stands. */
export const samplesIn = (
  pages: readonly Source[],
  language: string,
): ReadonlyArray<readonly [string, string]> =>
  pages.flatMap((page) =>
    samplesOf(page, language).map(({ line, code }) => [`${page.path}:${line}`, code] as const),
  )
