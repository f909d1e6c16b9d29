/**
 * The tarball as strangers meet it: installed into an empty project, imported by Node (ESM and CJS), bundled
 * for browsers, type-checked, and looked over by publint and arethetypeswrong.
 */
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build, type Format } from 'esbuild'
import { publint } from 'publint'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GAMES } from '../architecture/support'
import {
  CJS_PROGRAM,
  DOORS,
  ESM_PROGRAM,
  ROOT,
  TYPED_PROGRAM,
  install,
  manifest,
  run,
  runTool,
  specifierOf,
  typesOf,
  type Scratch,
} from './scratch'

const MINUTES = 60_000
let scratch: Scratch

beforeAll(async () => {
  scratch = await install()
}, 5 * MINUTES)

afterAll(() => rmSync(scratch.folder, { recursive: true, force: true }))

type Report = ReadonlyArray<Readonly<Record<string, unknown>>>

const isTypeOnly = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((one) => ts.isExportSpecifier(one) && one.isTypeOnly) ?? false

/** The names that the declarations of each door promise to exist at run time. */
const promises = (): Report => {
  const options = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022 }
  const paths = DOORS.map((door) => join(scratch.installed, typesOf(door)))
  const program = ts.createProgram(paths, options)
  const checker = program.getTypeChecker()
  const isValue = (symbol: ts.Symbol): boolean => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return !isTypeOnly(symbol) && (target.flags & ts.SymbolFlags.Value) !== 0
  }
  return DOORS.map((door, place) => {
    const file = program.getSourceFile(paths[place] ?? '')
    const module = file && checker.getSymbolAtLocation(file)
    if (module === undefined) throw new Error(`${paths[place]} is no module`)
    const values = checker.getExportsOfModule(module).filter(isValue)
    return { door, exported: values.map(({ name }) => name).sort() }
  })
}

let expected: Report | undefined

/** What every use of the package must tell; the declarations are read once. */
const expectedReport = (): Report => {
  const game = { sameAtRoot: true, starts: 'Right', nonsense: 'Left' }
  expected ??= promises().map((one) =>
    GAMES.some((name) => one['door'] === `./${name}`) ? { ...one, ...game } : one,
  )
  return expected
}

const runProgram = (name: string, text: string): Promise<string> => {
  writeFileSync(join(scratch.folder, name), text)
  return run(scratch.folder, process.execPath, name)
}

const bundle = async (format: Format): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: ESM_PROGRAM, resolveDir: scratch.folder },
    bundle: true,
    write: false,
    platform: 'browser',
    format,
    globalName: 'bundled',
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** Type-checks the consumer's file, declarations of the package included. */
const typeCheck = (file: string, module: string, moduleResolution: string, compiler = 'typescript') => {
  writeFileSync(join(scratch.folder, file), TYPED_PROGRAM)
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    types: [],
    module,
    moduleResolution,
  }
  writeFileSync(join(scratch.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
  return run(
    scratch.folder,
    process.execPath,
    join(ROOT, 'node_modules', compiler, 'bin/tsc'),
    '--project',
    '.',
  )
}

const USES: Readonly<Record<string, () => Promise<unknown>>> = {
  'Node ESM': () => runProgram('program.mjs', ESM_PROGRAM).then(JSON.parse),
  'Node CJS': () => runProgram('program.cjs', CJS_PROGRAM).then(JSON.parse),
  'an ESM bundle': async () => JSON.parse(await runProgram('bundle.mjs', await bundle('esm'))),
  'a browser script with no Node in sight': async () =>
    JSON.parse(runInNewContext(`${await bundle('iife')}; bundled.answer`)),
}

const TYPE_CHECKS: Readonly<Record<string, () => Promise<string>>> = {
  'nodenext, an ES module': () => typeCheck('consumer.mts', 'nodenext', 'nodenext'),
  'nodenext, a CommonJS module': () => typeCheck('consumer.cts', 'nodenext', 'nodenext'),
  bundler: () => typeCheck('consumer.ts', 'esnext', 'bundler'),
  'the native compiler': () => typeCheck('consumer.mts', 'nodenext', 'nodenext', 'typescript-native'),
}

describe('the installed package', { timeout: 3 * MINUTES }, () => {
  it('holds what was built, the papers, pages and examples, nothing else', () => {
    const all = readdirSync(scratch.installed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => join(parentPath, name).slice(scratch.installed.length + 1))
    // Which pages and examples: release.test.ts.
    const files = all.filter((file) => !/^(bench|docs|examples)\//.test(file))
    const papers = ['CHANGELOG.md', 'CITATION.cff', 'LICENSE', 'README.md', 'package.json']
    expect(files.filter((file) => !file.startsWith('dist/')).sort()).toEqual(papers)
    const notices = 'dist/THIRD-PARTY-LICENSES'
    const page = ['index.html', 'playground.css', 'playground.js.br'].map((file) => `dist/playground/${file}`)
    expect(files.filter((file) => !/\.(js|d\.ts|d\.ts\.map)$|^dist\/src\//.test(file)).sort()).toEqual(
      [...papers, notices, 'dist/middle-earth-rules.1', ...page].sort(),
    )
  })

  it('leads from every declaration to the line of the source that made it', () => {
    const maps = readdirSync(join(scratch.installed, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.d.ts.map'))
      .map((name) => join(scratch.installed, 'dist', name))
    expect(maps.length).toBeGreaterThan(100)
    const sourcesOf = (path: string): readonly string[] => {
      const { sources } = JSON.parse(readFileSync(path, 'utf8')) as { readonly sources: readonly string[] }
      return sources.map((source) => join(dirname(path), source))
    }
    expect(maps.flatMap(sourcesOf).filter((source) => !existsSync(source))).toEqual([])
  })

  it('carries the licence of every package that is bundled into it', () => {
    const notices = readFileSync(join(scratch.installed, 'dist', 'THIRD-PARTY-LICENSES'), 'utf8')
    const bundled = Object.keys(manifest.dependencies)
    expect(bundled).toEqual(['fp-ts', 'io-ts'])
    for (const name of bundled) {
      const licence = readFileSync(join(scratch.folder, 'node_modules', name, 'LICENSE'), 'utf8').trim()
      expect(notices).toContain(`${name}\n\n${licence}\n`)
    }
    expect(notices).toMatch(/^minisearch\n\n[^]*Luca Ongaro/m)
  })

  it('brings fp-ts and io-ts and nothing else', () => {
    const modules = readdirSync(join(scratch.folder, 'node_modules')).filter((name) => !name.startsWith('.'))
    expect(modules.sort()).toEqual(['fp-ts', 'io-ts', manifest.name])
  })

  it.each(Object.entries(USES))('is used by %s: all it promises is there, and works', async (_, use) => {
    expect(await use()).toEqual(expectedReport())
  })

  it('lets tools read its package.json', async () => {
    const text = `console.log(require('${specifierOf('./package.json')}').version)`
    expect((await runProgram('version.cjs', text)).trim()).toBe(manifest.version)
  })

  it('brings a program, which finds its parts', async () => {
    const program = join(scratch.folder, 'node_modules/.bin', manifest.name)
    expect(await run(scratch.folder, program, 'rules', 'armies.stacking')).toMatch(
      /^War of the Ring: 1 rule$/m,
    )
    const games = ['simulate', 'confrontation', '--bots', 'random,random', '--games', '2', '--threads', '2']
    expect(await run(scratch.folder, program, ...games)).toMatch(/^2 games of confrontation, /)
  })

  it.each(Object.entries(TYPE_CHECKS))('type-checks under %s', async (_, check) => {
    expect(await check()).toBe('')
  })

  it('satisfies publint', async () => {
    const bytes = readFileSync(scratch.tarball)
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
    expect((await publint({ pack: { tarball }, strict: true })).messages).toEqual([])
  })

  it('satisfies arethetypeswrong, in its strictest profile', async () => {
    await runTool(scratch.folder, 'attw', scratch.tarball, '--no-definitely-typed', '--profile', 'esm-only')
  })
})

describe('a broken export does not go unnoticed', { timeout: 3 * MINUTES }, () => {
  /** Runs a check while one file of the installed package is missing. */
  const without = async (file: string, check: (() => Promise<unknown>) | undefined): Promise<unknown> => {
    const path = join(scratch.installed, file)
    renameSync(path, `${path}.gone`)
    return Promise.resolve(check?.()).finally(() => renameSync(`${path}.gone`, path))
  }

  it.each([
    ['dist/kernel/index.js', USES['Node ESM']],
    ['dist/kernel/index.js', USES['Node CJS']],
    ['dist/kernel/index.js', USES['an ESM bundle']],
    ['dist/kernel/index.d.ts', TYPE_CHECKS['nodenext, an ES module']],
    ['dist/kernel/index.d.ts', TYPE_CHECKS['nodenext, a CommonJS module']],
    ['dist/kernel/index.d.ts', TYPE_CHECKS['bundler']],
  ])('without %s (case %#)', async (file, check) => {
    await expect(without(file, check)).rejects.toThrow(/kernel/)
  })
})
