/** The table of weak sources in `docs/not-covered.md`: it says what the rulings say, and leaves none out. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = (name: string): string =>
  readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8').replace(/\r/g, '')

/** The entries of a page of rulings by their numbers. */
const entriesOf = (game: string): ReadonlyMap<string, string> =>
  new Map(
    page(`rulings/${game}`)
      .split(/^### /m)
      .slice(1)
      .map((entry) => [entry.split(' ')[0] ?? '', entry]),
  )

const section =
  page('not-covered')
    .split(/^## /m)
    .find((one) => one.startsWith('Weak sources')) ?? ''
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))

const LEVELS = ['low', 'fair', 'good', 'high']
const namedIn = (row: ReadonlyArray<string>, game: string): ReadonlyArray<string> =>
  [...(row[4] ?? '').matchAll(/\[([A-Z]+-\d+)\]\(rulings\/([a-z-]+)\.md/g)]
    .filter(([, , where]) => where === game)
    .map(([, number]) => number ?? '')
const named = (game: string): ReadonlyArray<string> => rows.flatMap((row) => namedIn(row, game))

it('has a row for each game, with what, as what, the ruling and how sure', () => {
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => row.slice(1, 6).some((cell) => cell === ''))).toEqual([])
})

it('names rulings that there are, and is as sure as they are, of several as the least', () => {
  const entries = entriesOf('card-game')
  for (const row of rows) {
    const sure = namedIn(row, 'card-game').map((number) => {
      const level = /\*Confidence\.\* (\w+)/.exec(entries.get(number) ?? '')?.[1]?.toLowerCase() ?? ''
      expect(LEVELS).toContain(level)
      return LEVELS.indexOf(level)
    })
    if (sure.length > 0) expect([row[2], row[5]]).toEqual([row[2], LEVELS[Math.min(...sure)]])
  }
})

it('leaves out no ruling of low confidence, nor one that names the sources', () => {
  const low = [...entriesOf('card-game')].filter(([, entry]) => /\*Confidence\.\* Low/.test(entry))
  expect(low.map(([number]) => number).filter((number) => !named('card-game').includes(number))).toEqual([])
  const weak = [...entriesOf('war-of-the-ring')].filter(
    ([number, entry]) => /Confidence is[\s\S]{0,40}\blow\b/.test(entry) || number.startsWith('MAP'),
  )
  expect(weak.length).toBeGreaterThan(3)
  expect(
    weak.map(([number]) => number).filter((number) => !named('war-of-the-ring').includes(number)),
  ).toEqual([])
})

it('names the answers of the designers on Battles wherever a ruling rests on them', () => {
  const told = [...page('rulings/battles').matchAll(/^\| (OR-\d+) \|.*answers? of the designers.*\|$/gm)]
  expect(told.map(([, number]) => number)).toEqual(named('battles'))
})
