/** The tables of limits in the docs say what the code says, and each limit names a test that there is. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LARGEST as LARGEST_SCENARIO } from '../../src/battles/query/scenario/check'
import { LONGEST_TEXT } from '../../src/battles/model/reading'
import { LONGEST_QUESTION, MOST_JUDGED, MOST_WORDS } from '../../src/cli/budget'
import { MOST_WAITING } from '../../src/cli/follow/course'
import { DEEPEST } from '../../src/kernel/input'
import { USUAL } from '../../src/protocol/limits'
import { LARGEST as LARGEST_RULE } from '../../src/war-of-the-ring/rulesets/house/housed'
import { ROOT } from '../package/scratch'

const rowsOf = (page: string): ReadonlyArray<ReadonlyArray<string>> =>
  readFileSync(join(ROOT, page), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const numberIn = (cell: string): number => Number(cell.replaceAll(' ', ''))

const LIMITS: Readonly<Record<string, number>> = {
  'lists and objects within each other, in any JSON': DEEPEST,
  'values of a scenario of Battles': LARGEST_SCENARIO.values,
  'lists and objects within each other in a scenario': LARGEST_SCENARIO.depth,
  'characters of a text in a scenario, none of them a control character': LONGEST_TEXT,
  'values of a house rule': LARGEST_RULE.values,
  'lists and objects within each other in a house rule': LARGEST_RULE.depth,
  'characters of a question in words, or of a line that is followed': LONGEST_QUESTION,
  'words of it': MOST_WORDS,
  'actions that are judged for one question': MOST_JUDGED,
  'statements of a transcript that wait for a later one': MOST_WAITING,
  'characters in a line of the protocol': USUAL.longestLine,
  'characters in a text of a request': USUAL.longestText,
  'characters in an answer': USUAL.longestAnswer,
  'requests in a batch': USUAL.longestBatch,
  'house rules of a game': USUAL.mostHouseRules,
  'games under way': USUAL.mostGames,
  'bytes of memory for all games': USUAL.mostKept,
  'milliseconds for which a line is worked on': USUAL.longestTime,
}

describe('the limits of docs/trust.md', () => {
  const rows = rowsOf('docs/trust.md')
  const table = rows
    .slice(rows.findIndex(([head]) => head === 'limit') + 2)
    .slice(0, Object.keys(LIMITS).length)

  it('are those of the code, all of them', () =>
    expect(Object.fromEntries(table.map(([limit = '', most = '']) => [limit, numberIn(most)]))).toEqual(
      LIMITS,
    ))

  it.each(table.map(([limit = '', , test = '']) => [limit, test] as const))(
    '%s: its tests are there',
    (_, test) => {
      const files = [...test.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
      expect(files.length).toBeGreaterThan(0)
      for (const file of files) expect(existsSync(join(ROOT, file)), file).toBe(true)
    },
  )
})

it('the limits of docs/protocol.md are the options of a server with their defaults, all of them', () => {
  const told = rowsOf('docs/protocol.md').flatMap(([, most = '', option = '']) => {
    const [, name] = /^`(longest\w+|most\w+)`$/.exec(option) ?? []
    return name === undefined ? [] : [[name, numberIn(most)] as const]
  })
  expect(Object.fromEntries(told)).toEqual(USUAL)
})
