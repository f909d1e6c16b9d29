/** The generated pages of rules are up to date, and cover the rulebooks. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { RULEBOOK as BATTLES } from '../../src/battles/rulebook'
import { RULEBOOK as CARD_GAME } from '../../src/card-game/rulebook'
import { RULEBOOK as CONFRONTATION } from '../../src/confrontation/rulebook'
import { RULEBOOK as WAR_OF_THE_RING } from '../../src/war-of-the-ring'
import { TWILIGHT_RULES } from '../../src/war-of-the-ring/rulebook/twilight'
import { readSources, source } from '../architecture/support'
import * as battles from './battlesRules'
import * as cardGame from './cardGameRules'
import * as confrontation from './confrontationRules'
import { wanted } from '../wanted'
import * as twilight from './twilightRules'
import * as warOfTheRing from './warOfTheRingRules'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const files = readSources(ROOT)
const rows = confrontation.rowsOf(files)
const PAGES = [
  ['docs/rules/battles.md', BATTLES, battles.rulesPage(battles.rowsOf(files))],
  ['docs/rules/confrontation.md', CONFRONTATION, confrontation.rulesPage(rows)],
  ['docs/rules/war-of-the-ring.md', WAR_OF_THE_RING, warOfTheRing.rulesPage(warOfTheRing.rowsOf(files))],
  [
    'docs/rules/war-of-the-ring-second-edition.md',
    WAR_OF_THE_RING,
    warOfTheRing.secondPage(warOfTheRing.rowsOf(files)),
  ],
  ['docs/rules/war-of-the-ring-twilight.md', TWILIGHT_RULES, twilight.rulesPage(twilight.rowsOf(files))],
  ['docs/rules/card-game.md', CARD_GAME, cardGame.rulesPage(cardGame.rowsOf(files))],
] as const

describe.each(PAGES)('%s', (name, rulebook, page) => {
  it('is what the rulebook, the code and the tests say (UPDATE=1 writes it)', () => {
    if (process.env['UPDATE'] === '1') writeFileSync(join(ROOT, name), page)
    expect(readFileSync(join(ROOT, name), 'utf8'), wanted('test/docs/rules.test.ts')).toBe(page)
  })

  it('has every rule once in its chapters', () => {
    const [chapters = ''] = page.split(/\n## Rules (?:without|that differ)/)
    for (const rule of Object.keys(rulebook)) expect(chapters.split(`| \`${rule}\` |`)).toHaveLength(2)
  })
})

describe('docs/rules/confrontation.md', () => {
  it('finds code for every rule about characters and cards', () => {
    const idle = rows.filter(
      ({ rule, code }) => /^(character|card|special)\./.test(rule) && code.length === 0,
    )
    expect(idle.map(({ rule }) => rule)).toEqual([])
  })
})

describe('docs/rules/war-of-the-ring-twilight.md', () => {
  it('finds code and tests of both sides for every rule', () => {
    const rows = twilight.rowsOf(files)
    expect(rows.flatMap(({ rule, code }) => (code.length === 0 ? [rule] : []))).toEqual([])
    expect(rows.flatMap(({ rule, missing }) => missing.map((word) => `${rule} ${word}`))).toEqual([])
  })
})

describe('the finder of tests of The Confrontation', () => {
  const path = 'test/confrontation/a.test.ts'
  const tested = (text: string): ReadonlyArray<string> =>
    confrontation
      .rowsOf([source(path, text)])
      .filter(({ tests }) => tests.length > 0)
      .map(({ rule }) => rule)

  it('takes a quoted rule for a test of it', () => {
    expect(tested("it('x', () => expect(y).toEqual(['movement.limit']))")).toEqual(['movement.limit'])
  })

  it('takes a title that names a character for a test of it, if the file uses that character', () => {
    expect(tested("it('Gimli cuts down', () => f('gimli'))")).toEqual(['character.gimli'])
    expect(tested("it('cuts down', () => f('gimli'))")).toEqual([])
    expect(tested("it('Gimli cuts down', () => f('legolas'))")).toEqual([])
  })

  it('tells the two faces of a name apart', () => {
    const file = (title: string) => `it('${title}', () => f('sam-classic', 'sam-variant'))`
    expect(tested(file('variant Sam is strong'))).toEqual(['character.sam-variant'])
    expect(tested(file('Sam is strong'))).toEqual(['character.sam-classic', 'character.sam-variant'])
  })
})

describe('the finder of tests of War of the Ring', () => {
  const found = (text: string, path = 'test/war-of-the-ring/a.test.ts'): ReadonlyArray<string> =>
    warOfTheRing.citationsOf([source(path, text)]).map(({ rule, shows }) => `${rule} ${shows}`)

  it('takes the rule that a test is given, and what the test shows of it', () => {
    expect(found("ruleAllows('turn.pass', 'x', () => 1)")).toEqual(['turn.pass allows'])
    expect(found("ruleForbids(\n  'turn.pass',\n  'x',\n  () => 1,\n)")).toEqual(['turn.pass forbids'])
    expect(found("ruleAllows(['board.coast', 'board.home'], 'x', () => 1)")).toEqual([
      'board.coast allows',
      'board.home allows',
    ])
  })

  it('does not take a rule that is merely mentioned, in a comment or beside the tests', () => {
    expect(found("it('turn.pass', () => expect(refused(x)).toEqual(['turn.pass']))")).toEqual([])
    expect(found("// ruleAllows('turn.pass', 'x', () => 1)")).toEqual([])
    expect(found("ruleAllows('turn.pass', 'x', () => 1)", 'test/war-of-the-ring/support/a.ts')).toEqual([])
  })

  it('misses both sides of a rule, or one of them', () => {
    const missing = (rule: string, text = ''): ReadonlyArray<string> | undefined =>
      warOfTheRing.rowsOf([source('test/war-of-the-ring/a.test.ts', text)]).find((row) => row.rule === rule)
        ?.missing
    expect(missing('turn.pass')).toEqual(['allows', 'forbids'])
    expect(missing('turn.pass', "ruleForbids('turn.pass', 'x', () => 1)")).toEqual(['allows'])
  })
})
