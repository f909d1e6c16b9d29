/**
 * Every rule has its tests: one for what it allows and one for what it forbids. A rule that has facts is
 * one that can refuse something; each of them is named by the code: a general rule may not stand in its
 * place.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { RULEBOOK } from '../../../src/war-of-the-ring/rulebook'
import { TWILIGHT_RULES } from '../../../src/war-of-the-ring/rulebook/twilight'
import { readSources } from '../../architecture/support'
import { citationsOf, rowsOf } from '../../docs/warOfTheRingRules'
import type { Shown } from '../support/coverage'

const files = readSources(fileURLToPath(new URL('../../..', import.meta.url)))
const rows = rowsOf(files)

const without = (word: Shown): ReadonlyArray<string> =>
  rows.filter(({ missing }) => missing.includes(word)).map(({ rule, number }) => `${number} ${rule}`.trim())

describe('the tests of the rulebook', () => {
  it('cite only rules that there are', () => {
    const cited = citationsOf(files).map(({ rule }) => rule)
    const known = { ...RULEBOOK, ...TWILIGHT_RULES }
    expect(cited.filter((rule) => !Object.hasOwn(known, rule))).toEqual([])
  })

  it('show of every rule what it allows', () => {
    expect(without('allows')).toEqual([])
  })

  it('show of every rule what it forbids', () => {
    expect(without('forbids')).toEqual([])
  })
})

/**
 * They say what happens by itself and leave nothing to try: who goes with an Army goes as it does, Frodo and
 * Sam are no pieces that could be sent away, and the Hobbits come back without being asked.
 */
const NOTHING_TO_REFUSE = ['characters.withArmy', 'character.takeThemAlive', 'fellowship.ringBearers']

const code = (room: string): string => {
  const folder = fileURLToPath(new URL(`../../../src/war-of-the-ring/${room}`, import.meta.url))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}
// A character's data name the rule by which he enters.
const CODE = ['model', 'data', 'query', 'rules', 'rulesets', 'cards'].map(code).join('\n')
const WITH_FACTS = Object.entries(RULEBOOK).flatMap(([id, { facts }]) => (facts.length > 0 ? [id] : []))

describe('rules with facts', () => {
  it('are all named by the code, but for those that have nothing to refuse', () => {
    expect(WITH_FACTS.length).toBeGreaterThan(100)
    expect(WITH_FACTS.filter((id) => !CODE.includes(`'${id}'`)).sort()).toEqual([...NOTHING_TO_REFUSE].sort())
  })
})
