/** Every rule has its tests: one where it allows and one where it forbids, or one that shows what it does. */
import { describe, expect, test } from 'vitest'
import { RULEBOOK } from '../../../src/confrontation'
import { allTests, numbersOf, refusingRules, ruleTests } from './support'

const RULES = Object.keys(RULEBOOK)
const isText = (rule: string): boolean => /^(character|card|special)\./.test(rule)
const chapters = RULES.filter((rule) => !isText(rule))
const refusing = new Set(refusingRules())
const tests = ruleTests()
const wordsOf = (rule: string): ReadonlyArray<string> =>
  tests.filter(([id]) => id === rule).map(([, word]) => word)

describe('the tests of the rulebook', () => {
  test('name only rules that there are', () => {
    expect(tests.map(([rule]) => rule).filter((rule) => !RULES.includes(rule))).toEqual([])
  })

  test('find the rules that refuse', () => {
    expect(refusing.size).toBeGreaterThan(40)
    expect([...refusing].filter((rule) => !RULES.includes(rule))).toEqual([])
    expect([...refusing]).toEqual(expect.arrayContaining(['setup.once', 'setup.pickTwo', 'movement.limit']))
  })

  test.each(chapters.filter((rule) => refusing.has(rule)))(
    'show where %s allows and where it forbids',
    (rule) => {
      expect(wordsOf(rule)).toEqual(expect.arrayContaining(['allows', 'forbids']))
    },
  )

  test.each(chapters.filter((rule) => !refusing.has(rule)))('show what %s does', (rule) => {
    expect(wordsOf(rule).length).toBeGreaterThan(0)
  })

  test('have one for each ruling R1 to R41 and each question Q1 to Q26', () => {
    expect(numbersOf('R')).toEqual(Array.from({ length: 41 }, (_, place) => place + 1))
    expect(numbersOf('Q')).toEqual(Array.from({ length: 26 }, (_, place) => place + 1))
  })

  const everything = allTests()
  test.each(RULES.filter(isText))('name %s', (rule) => {
    const id = rule.slice(rule.indexOf('.') + 1)
    expect([`'${rule}'`, `'${id}'`].some((quoted) => everything.includes(quoted))).toBe(true)
  })
})
