/**
 * The published perft counts hold. Positions and counts are read from the page, so page and engine cannot
 * drift apart. Rows that take long are left out, unless PERFT=full is set; UPDATE=1 writes the table anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { warOfTheRing, type Config, type State } from '../../src/war-of-the-ring'
import { mustRight } from '../kernel/conformance/check'

/** What is counted at one depth: lines of play, distinct positions, and games that ended there. */
interface Count {
  readonly lines: number
  readonly positions: number
  readonly ended: number
}
type Level = ReadonlyMap<string, { readonly state: State; lines: number }>

/** A page of counts, and what its config says beside seed and chance. */
interface Page {
  readonly file: URL
  readonly text: string
  readonly config: Partial<Config>
}
const pageOf = (name: string, config: Partial<Config>): Page => {
  const file = new URL(`../../docs/perft/${name}.md`, import.meta.url)
  return { file, text: readFileSync(file, 'utf8'), config }
}
const PAGES = [
  ['the Collector’s Edition', pageOf('war-of-the-ring', {})],
  ['the second edition', pageOf('war-of-the-ring-second', { edition: 'second' })],
  ['Twilight of the Third Age', pageOf('war-of-the-ring-twilight', { twilight: true })],
] as const

/** The positions of a page by name: a heading, and the JSON below it. */
const told = ({ text }: Page) =>
  [...text.matchAll(/^### (.+)\n\n```json\n([\s\S]+?)\n```/gm)].map(
    ([, name = '', json = '']) => [name, JSON.parse(json) as unknown] as const,
  )
/** The positions that a page counts: those of the first page, and its own. */
const positionsOf = (page: Page) =>
  page === PAGES[0][1] ? told(page) : [...told(PAGES[0][1]), ...told(page)]

const rowsOf = ({ text }: Page, name: string): ReadonlyArray<Count> =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`| ${name} |`))
    .map((line) => line.split('|').map((cell) => Number(cell)))
    .map(([, , , lines = -1, positions = -1, ended = -1]) => ({ lines, positions, ended }))

/** Every state one action later; equal ones are followed once. */
const nextLevel = (level: Level): Level => {
  const next = new Map<string, { readonly state: State; lines: number }>()
  for (const { state, lines } of level.values())
    for (const action of warOfTheRing.legalActions(state)) {
      const after = mustRight(warOfTheRing.applyAction(state, action), 'listed but refused').state
      const key = warOfTheRing.hash(after)
      const found = next.get(key)
      if (found === undefined) next.set(key, { state: after, lines })
      else found.lines += lines
    }
  return next
}

const countOf = (level: Level): Count => {
  const all = [...level.values()]
  return {
    lines: all.reduce((sum, { lines }) => sum + lines, 0),
    positions: all.length,
    ended: all.filter(({ state }) => state.outcome !== null).length,
  }
}

const startOf = (spec: unknown, variant: Partial<Config>): Level => {
  const config = { seed: 'perft', chance: 'manual', ...variant }
  const state = mustRight(warOfTheRing.position({ ...(spec as object), config }), 'position')
  return new Map([[warOfTheRing.hash(state), { state, lines: 1 }]])
}

/** Counts depth by depth. */
const perft = (spec: unknown, depth: number, variant: Partial<Config>): ReadonlyArray<Count> => {
  let level = startOf(spec, variant)
  return Array.from({ length: depth }, () => countOf((level = nextLevel(level))))
}

const FULL = process.env['PERFT'] === 'full'
/** Rows with more lines than this are left to a full run. */
const CHEAP = 700
/** The table is written to depth three, and to depth four where there are fewer lines than this. */
const DEEPEST = 4
const FEW_LINES = 2000

const measured = (spec: unknown, variant: Partial<Config>): ReadonlyArray<Count> => {
  const counts: Array<Count> = []
  let level = startOf(spec, variant)
  while (counts.length < DEEPEST) {
    level = nextLevel(level)
    counts.push(countOf(level))
    if (counts.length >= 3 && (counts.at(-1)?.lines ?? 0) > FEW_LINES) break
  }
  return counts
}

const rewrite = (page: Page): void => {
  const { file, text, config } = page
  const rows = positionsOf(page).flatMap(([name, spec]) =>
    measured(spec, config).map(
      ({ lines, positions, ended }, depth) =>
        `| ${name} | ${depth + 1} | ${lines} | ${positions} | ${ended} |`,
    ),
  )
  const head = '| position | depth | lines | positions | ended |\n|---|---:|---:|---:|---:|'
  writeFileSync(
    file,
    text.replace(/^\| position[\s\S]*?\n(?=\n|$(?![\s\S]))/m, `${head}\n${rows.join('\n')}\n`),
  )
}
if (process.env['UPDATE'] === '1') for (const [, page] of PAGES) rewrite(page)

describe.skipIf(process.env['UPDATE'] === '1').each(PAGES)('perft of %s', (_, page) => {
  test('eight positions are published, each to depth three at least', () => {
    const positions = positionsOf(page)
    expect(positions.length).toBeGreaterThanOrEqual(8)
    for (const [name] of positions) expect([name, rowsOf(page, name).length >= 3]).toEqual([name, true])
  })

  test.each(positionsOf(page))(
    '%s: lines, positions and ends at each depth',
    { timeout: 600_000 },
    (name, spec) => {
      const published = rowsOf(page, name)
      const long = FULL ? -1 : published.findIndex(({ lines }) => lines > CHEAP)
      const checked = long < 0 ? published : published.slice(0, Math.max(1, long))
      expect(perft(spec, checked.length, page.config)).toEqual(checked)
    },
  )
})
