/** The generated page of rules is up to date, and covers the rulebook. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { RULEBOOK } from '../../src/confrontation/rulebook'
import { readSources, source } from '../architecture/support'
import { rowsOf, rulesPage } from './rulesPage'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PAGE = fileURLToPath(new URL('../../docs/rules/confrontation.md', import.meta.url))

const rows = rowsOf(readSources(ROOT))
const page = rulesPage(rows)

describe('docs/rules/confrontation.md', () => {
  it('is what the rulebook, the code and the tests say (UPDATE=1 writes it)', () => {
    if (process.env['UPDATE'] === '1') writeFileSync(PAGE, page)
    expect(readFileSync(PAGE, 'utf8')).toBe(page)
  })

  it('has every rule once', () => {
    for (const rule of Object.keys(RULEBOOK)) expect(page.split(`| \`${rule}\` |`)).toHaveLength(2)
  })

  it('finds code for every rule about characters and cards', () => {
    const idle = rows.filter(
      ({ rule, code }) => /^(character|card|special)\./.test(rule) && code.length === 0,
    )
    expect(idle.map(({ rule }) => rule)).toEqual([])
  })
})

describe('the finder of tests', () => {
  const path = 'test/confrontation/a.test.ts'
  const tested = (text: string): ReadonlyArray<string> =>
    rowsOf([source(path, text)])
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
