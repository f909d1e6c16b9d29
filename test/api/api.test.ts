/**
 * The public surface of every subpath is the one that docs/api/ tells. A difference is either an accident
 * or wanted;
 * what is wanted is accepted by `npm run api`, and seen in the diff of the page.
 */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { DOORS, ROOT, specifierOf, typesOf } from '../package/scratch'
import { reportsOf, type Report } from './report'

const FOLDER = join(ROOT, 'docs/api')
const SECOND = 1000

/** The root comes last: it only hands on what the games export. */
const doors = [...DOORS.filter((door) => door !== '.'), '.'].map((door) => ({
  specifier: specifierOf(door),
  types: join(ROOT, typesOf(door)),
}))

const fileOf = ({ specifier }: Report): string =>
  `${specifier.replace(/^middle-earth-rules\/?/, '').replaceAll('/', '-') || 'index'}.api.md`

/** What differs, in words: whole pages are too long to be read side by side. */
const differences = (before: string, after: string): readonly string[] => {
  const linesOf = (text: string): readonly string[] => text.split('\n')
  const without = (lines: readonly string[], others: readonly string[]): readonly string[] => {
    const known = new Set(others)
    return lines.filter((line) => !known.has(line))
  }
  if (before === after) return []
  const [old, now] = [linesOf(before), linesOf(after)]
  const told = [
    ...without(old, now).map((line) => `- ${line}`),
    ...without(now, old).map((line) => `+ ${line}`),
  ]
  return [...(told.length === 0 ? ['the order differs'] : told), 'If it is wanted: npm run api']
}

describe('the reports in docs/api', () => {
  const reports = reportsOf(doors)
  const wanted = reports.map(fileOf).sort()
  if (process.env['UPDATE'] !== undefined) {
    for (const file of readdirSync(FOLDER)) if (!wanted.includes(file)) rmSync(join(FOLDER, file))
    for (const report of reports) writeFileSync(join(FOLDER, fileOf(report)), report.text)
  }

  it('are one for each subpath of the package', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(wanted)
  })

  it.each(reports.map((report) => [report.specifier, report] as const))(
    'tell what %s exports',
    (_, report) => {
      const path = join(FOLDER, fileOf(report))
      expect(differences(existsSync(path) ? readFileSync(path, 'utf8') : '', report.text)).toEqual([])
    },
  )
})

/** A package of two small subpaths, as a bundler leaves it. */
const FILES: Readonly<Record<string, string>> = {
  '/chunk.d.ts': `interface State$1 { readonly a: 'x' | 'y' }
    interface Hidden { readonly b: number }
    export { type State$1 as S, type Hidden as H }`,
  '/kernel.d.ts': `import { type S as State } from './chunk.js'
    /** Says it. */
    declare const tell: (state: State) => string
    export { tell, type State }`,
  '/game.d.ts': `import { type S as State$1, type H as Hidden$1 } from './chunk.js'
    type Table = readonly State$1[]
    declare const start: (seed: string) => Hidden$1
    export { type Table, start }
    export { tell } from './kernel.js'`,
}

/** The reports on that package, with something replaced in one file. */
const tried = (place = '', old: string | RegExp = '', now = ''): string => {
  const files: Readonly<Record<string, string>> = {
    ...FILES,
    ...(place === '' ? {} : { [place]: (FILES[place] ?? '').replace(old, now) }),
  }
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    fileExists: (path) => path in files,
    readFile: (path) => files[path],
    getCurrentDirectory: () => '/',
    getSourceFile: (path) =>
      files[path] === undefined
        ? undefined
        : ts.createSourceFile(path, files[path], ts.ScriptTarget.ES2022, true),
  }
  const own = [
    { specifier: 'p/kernel', types: '/kernel.d.ts' },
    { specifier: 'p/game', types: '/game.d.ts' },
  ]
  return reportsOf(own, host)
    .map(({ text }) => text)
    .join('\n')
}

describe('a report', { timeout: 60 * SECOND }, () => {
  const before = tried()

  it('tells exports under their public names, and what they mention', () => {
    expect(before).toContain("interface State {\n    readonly a: 'x' | 'y';\n}")
    expect(before).toContain('type Table = readonly State[];')
    expect(before).toContain('const start: (seed: string) => Hidden;')
    expect(before).toContain("export { tell } from 'p/kernel'")
    expect(before.split('## Mentioned, not exported')[1]).toContain('interface Hidden {')
  })

  it.each([
    ['a comment', '/kernel.d.ts', 'Says it.', 'Says it well.'],
    ['the order in a union', '/chunk.d.ts', "'x' | 'y'", "'y' | 'x'"],
    ['the name of a namesake', '/game.d.ts', /State\$1/g, 'State$2'],
  ])('stays as it is if only %s changes', (_, file, old, now) => {
    expect(tried(file, old, now)).toBe(before)
  })

  it.each([
    ['an export is taken away', '/game.d.ts', ', start }', ' }'],
    ['a member of a union is added', '/chunk.d.ts', "'x' | 'y'", "'x' | 'y' | 'z'"],
    ['a parameter changes', '/game.d.ts', '(seed: string)', '(seed?: string)'],
    ['something that is only mentioned changes', '/chunk.d.ts', 'b: number', 'b: string'],
  ])('changes if %s', (_, file, old, now) => {
    expect(tried(file, old, now)).not.toBe(before)
  })
})
