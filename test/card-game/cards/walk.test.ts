/** A walk over the tests of cards: every card, every battleground and every path has its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BATTLEGROUND_IDS, CARD_IDS, PATH_IDS } from '../../../src/card-game'

const folder = new URL('.', import.meta.url)
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts') && name !== 'walk.test.ts')
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))

/** The names in the titles: those given to `titled`, and the first of each row of `describe.each`. */
const titles = new Set(
  sources.flatMap((source) => [
    ...[...source.matchAll(/titled\('([a-z-]+)'\)/g)].map(([, id]) => id),
    ...[...source.matchAll(/describe\.each\((?:\[([\s\S]*?)\](?: as const)?|([A-Z]+))\)/g)].flatMap(
      ([, rows]) => [...(rows ?? source).matchAll(/'([a-z-]+)'/g)].map(([, id]) => id),
    ),
  ]),
)

it.each([
  ['card', CARD_IDS],
  ['battleground', BATTLEGROUND_IDS],
  ['path', PATH_IDS],
])('every %s has tests of its own', (_, ids) => {
  expect(ids.filter((id) => !titles.has(id))).toEqual([])
})
