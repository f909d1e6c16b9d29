/** The notices of what is bundled: each package that the source imports, and no other, with its licence. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT, run } from './scratch'

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}
const manifestOf = (folder: string): Manifest => JSON.parse(textOf(join(folder, 'package.json'))) as Manifest

/** `@a/b/c` and `b/c` are of the packages `@a/b` and `b`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages that the source imports and brings along: others than those a user installs beside it. */
const bundled = (): readonly string[] => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  const named = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => ts.preProcessFile(textOf(join('src', file))).importedFiles)
    .map(({ fileName }) => fileName)
    .filter((name) => !/^(\.|node:)/.test(name))
  const beside = Object.keys(manifestOf('').peerDependencies ?? {})
  return [...new Set(named.map(packageOf))].filter((name) => !beside.includes(name)).sort()
}

const licenceOf = (name: string): string => {
  const folder = join('node_modules', name)
  const [file = ''] = readdirSync(join(ROOT, folder)).filter((one) => /^licen[cs]e(\.\w+)?$/i.test(one))
  return textOf(join(folder, file)).trim()
}

describe('the notices in the package', () => {
  const all = bundled()

  beforeAll(async () => {
    if (!existsSync(join(ROOT, 'dist/cli'))) await run(ROOT, 'npm', 'run', 'build')
  }, 180_000)

  it('are those of every package that is bundled, and of no other', () => {
    expect(all).toContain('minisearch')
    expect(textOf('dist/THIRD-PARTY-LICENSES')).toBe(
      all.map((name) => `${name}\n\n${licenceOf(name)}\n`).join('\n'),
    )
  })

  it('leave out nothing that these packages need themselves', () => {
    const needed = all.flatMap((name) => {
      const { dependencies = {}, peerDependencies = {} } = manifestOf(join('node_modules', name))
      return [...Object.keys(dependencies), ...Object.keys(peerDependencies)]
    })
    expect(needed.filter((name) => !all.includes(name))).toEqual([])
  })
})
