/**
 * A release: the version is told in one voice by manifest, lock file and changelog, and what would be
 * published is the build, whole, and the papers.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { VERSION } from '../../src/cli/version'
import { DOORS, manifest, ROOT, run } from './scratch'

const MINUTES = 60_000
const PAPERS = ['CHANGELOG.md', 'CITATION.cff', 'LICENSE', 'README.md', 'package.json']

/** Pages that messages point to, and examples, the Python client among them. */
const isPage = (path: string): boolean =>
  /^docs\/([\w-]+\.md|[\w-]+\.schema\.json|scenarios\/[\w.-]+)$/.test(path) ||
  /^docs\/(decisions|mutants|playground|rules|rulings)\/[\w.-]+\.md$/.test(path) ||
  /^(bench\/results\.md|docs\/pictures\/[\w-]+\.(md|svg|jpg))$/.test(path) ||
  /^examples\/[\w./-]+\.(mjs|jsx|json|txt|py|md|html|css|yml|sql)$/.test(path)

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** The newest entry of the changelog: its heading, and the headings in it. */
const newest = (): { readonly heading: string; readonly sections: readonly string[] } => {
  const [, entry = ''] = textOf('CHANGELOG.md').split(/^## /m)
  const [heading = ''] = entry.split('\n')
  return { heading, sections: [...entry.matchAll(/^### (.*)$/gm)].map(([, title = '']) => title) }
}

describe('the version', () => {
  it('is the same in manifest, lock file, program and CITATION.cff', () => {
    const lock = JSON.parse(textOf('package-lock.json')) as {
      readonly version: string
      readonly packages: Readonly<Record<string, { readonly version?: string }>>
    }
    expect([lock.version, lock.packages['']?.version]).toEqual([manifest.version, manifest.version])
    expect(VERSION).toBe(manifest.version)
    const cited = textOf('CITATION.cff')
    expect(/^version: (.+)$/m.exec(cited)?.[1]).toBe(manifest.version)
    const date = /^date-released: (.+)$/m.exec(cited)?.[1] ?? ''
    expect(textOf('CHANGELOG.md')).toContain(`## ${manifest.version} - ${date}`)
  })

  it('has an entry with its date and all sections, or what comes next is collected above it', () => {
    const { heading, sections } = newest()
    const released = new RegExp(`^${manifest.version.replaceAll('.', '\\.')} - \\d{4}-\\d\\d-\\d\\d$`, 'm')
    expect(heading === 'Unreleased' || released.test(heading)).toBe(true)
    expect(textOf('CHANGELOG.md').replaceAll('## ', '')).toMatch(released)
    expect(['Rules', 'Cards', 'API', 'Speed'].filter((title) => sections.includes(title))).toEqual(sections)
    expect(sections).not.toEqual([])
  })
})

interface Packed {
  readonly name: string
  readonly version: string
  readonly unpackedSize: number
  readonly files: ReadonlyArray<{ readonly path: string; readonly size: number }>
}

/** Every file that the manifest points to. */
const targetsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value.replace(/^\.\//, '')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(targetsOf) : []
}

describe('what would be published', { timeout: 3 * MINUTES }, () => {
  let packed: Packed | undefined

  beforeAll(async () => {
    if (!existsSync(join(ROOT, 'dist/cli'))) await run(ROOT, 'npm', 'run', 'build')
    const told = await run(ROOT, 'npm', 'pack', '--dry-run', '--json', '--ignore-scripts')
    packed = (JSON.parse(told) as readonly Packed[])[0]
  }, 3 * MINUTES)

  const paths = (): readonly string[] => packed?.files.map(({ path }) => path) ?? []

  it('bears name and version of the manifest', () => {
    expect([packed?.name, packed?.version]).toEqual([manifest.name, manifest.version])
  })

  it('is the papers, and of the build a folder for each door, and what doors and program share', () => {
    const built = paths().filter((path) => !PAPERS.includes(path) && !isPage(path))
    expect(
      paths()
        .filter((path) => PAPERS.includes(path))
        .sort(),
    ).toEqual(PAPERS)
    const isModule = (path: string): boolean => /^dist\/[\w./-]+\.(js|d\.ts|d\.ts\.map)$/.test(path)
    const isSource = (path: string): boolean => /^dist\/src\/[\w./-]+\.ts$/.test(path)
    expect(built.filter((path) => !isModule(path) && !isSource(path)).sort()).toEqual([
      'dist/THIRD-PARTY-LICENSES',
      'dist/middle-earth-rules.1',
      'dist/playground/index.html',
      'dist/playground/playground.css',
      'dist/playground/playground.js.br',
    ])
    const folders = new Set(built.flatMap((path) => /^dist\/([\w-]+)\//.exec(path)?.[1] ?? []))
    const doors = DOORS.filter((door) => door !== '.').flatMap((door) => targetsOf(manifest.exports[door]))
    expect([...folders].sort()).toEqual(
      [...new Set([...doors.map((path) => path.split('/')[1]), 'chunks', 'cli', 'playground', 'src'])].sort(),
    )
  })

  it('is at most 9 MB when it is unpacked', () => {
    expect(packed?.unpackedSize).toBeLessThanOrEqual(9e6)
  })

  it('has the pages that messages point to, the examples and the Python client', () => {
    const told = [
      'docs/pictures/war-of-the-ring.svg',
      'docs/protocol.md',
      'docs/mcp.md',
      'docs/writing-a-scenario.md',
      'docs/scenario.schema.json',
    ]
    const rulings = ['war-of-the-ring', 'twilight', 'confrontation', 'card-game', 'battles'].map(
      (name) => `docs/rulings/${name}.md`,
    )
    const examples = ['examples/python/middle_earth_rules.py', 'examples/why-illegal.mjs']
    expect([...told, ...rulings, ...examples].filter((path) => !paths().includes(path))).toEqual([])
  })

  it('has every file that its pages link to', () => {
    const guides = paths().filter((path) => path.endsWith('.md'))
    const links = guides.flatMap((path) =>
      [...textOf(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)|src="([^":]+)"/g)].map(([, link, source]) =>
        posix.join(posix.dirname(path), link ?? source ?? ''),
      ),
    )
    expect(links.length).toBeGreaterThan(100)
    expect([...new Set(links)].filter((path) => !paths().includes(path))).toEqual([])
  })

  it('holds every file that the manifest points to, and none is empty', () => {
    const { bin } = JSON.parse(textOf('package.json')) as { readonly bin: unknown }
    const wanted = [...targetsOf(manifest.exports), ...targetsOf(bin)]
    expect(wanted.filter((path) => !paths().includes(path))).toEqual([])
    expect(packed?.files.filter(({ size }) => size === 0)).toEqual([])
  })
})
