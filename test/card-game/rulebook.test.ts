/** The rulebook of the Card Game: complete, said in our words, and at one with its rulings. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BATTLEGROUNDS } from '../../src/card-game/data/battlegrounds'
import { CARDS } from '../../src/card-game/data/cards'
import { PATHS } from '../../src/card-game/data/paths'
import { SCENARIOS } from '../../src/card-game/data/scenarios'
import { RULEBOOK, type RuleId, violation } from '../../src/card-game/rulebook'
import type { Rule } from '../../src/kernel/rulebook'
import { RULE_OF, STATEMENTS } from './support/numbers'

/** How many open readings there are, and how many doubtful facts about cards. */
const OPEN_READINGS = 73
const DOUBTFUL_CARDS = 13
/** Rules that only rulings, texts of cards and refusals need, and no numbered statement. */
const WITHOUT_NUMBER = [
  'cards.offered',
  'cards.unproven',
  'combat.demanded',
  'combat.values',
  'combat.replaced',
  'eliminate.chosen',
  'eliminate.demanded',
  'eliminate.replacing',
  'eliminate.someGain',
  'forsake.demanded',
  'location.demanded',
  'look.apart',
  'take.demanded',
  'turn.actionStep',
  'turn.underWay',
]

const rules = Object.entries(RULEBOOK) as ReadonlyArray<[RuleId, Rule]>
const range = (last: number): ReadonlyArray<number> => Array.from({ length: last }, (_, i) => i + 1)
const sorted = (names: Iterable<string>): ReadonlyArray<string> => [...names].sort()

describe('the rules', () => {
  it('cover all 182 statements of the twelve chapters', () => {
    const numbers = STATEMENTS.flatMap((count, i) => range(count).map((n) => `${i + 1}.${n}`))
    expect(numbers.length).toBe(182)
    expect(sorted(Object.keys(RULE_OF))).toEqual(sorted(numbers))
    expect(sorted([...new Set(Object.values(RULE_OF)), ...WITHOUT_NUMBER])).toEqual(
      sorted(Object.keys(RULEBOOK)),
    )
  })

  it('have readable names of two or three parts', () => {
    expect(rules.filter(([id]) => !/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*){1,2}$/.test(id))).toEqual([])
  })

  it('are each one sentence of their own', () => {
    expect(rules.filter(([, { sentence }]) => !/^[A-Z].*[^.]\.$/.test(sentence))).toEqual([])
    expect(rules.filter(([, { sentence }]) => /[.!?] /.test(sentence))).toEqual([])
    expect(new Set(rules.map(([, { sentence }]) => sentence)).size).toBe(rules.length)
  })

  it('name each fact once', () => {
    expect(rules.filter(([, { facts }]) => new Set(facts).size !== facts.length)).toEqual([])
    expect(rules.filter(([, { facts }]) => facts.some((fact) => !/^[a-z]+$/.test(fact)))).toEqual([])
  })

  it('are what a refusal names, with its facts', () => {
    const facts = { hand: 5, limit: 2 }
    expect(violation('turn.pass', facts)).toEqual({ rule: 'turn.pass', facts })
  })
})

describe('the cites', () => {
  it('begin with a place in the book', () => {
    expect(rules.filter(([, { cites }]) => cites[0] === undefined || cites[0].ruling !== undefined)).toEqual(
      [],
    )
    const books = rules.flatMap(([, { cites }]) =>
      cites.filter(({ ruling }) => ruling === undefined).map(({ book }) => book),
    )
    expect([...new Set(books)]).toEqual(['War of the Ring: The Card Game rulebook'])
  })

  it('name no place twice for one rule', () => {
    const places = (rule: Rule): ReadonlyArray<string> => rule.cites.map((cite) => JSON.stringify(cite))
    expect(rules.filter(([, rule]) => new Set(places(rule)).size !== rule.cites.length)).toEqual([])
  })
})

describe('the rulings', () => {
  const page = readFileSync(new URL('../../docs/rulings/card-game.md', import.meta.url), 'utf8')
  const headings = [...page.matchAll(/^### ([A-Z]+-\d+) \S/gm)].flatMap(([, number]) => number ?? [])
  const citedByRules = rules.flatMap(([, { cites }]) => cites.flatMap(({ ruling }) => ruling ?? []))
  const citedByData = [...CARDS, ...BATTLEGROUNDS, ...PATHS, ...SCENARIOS].flatMap(({ rulings }) => rulings)

  it('are every open reading and every doubtful fact about cards', () => {
    const numbers = [
      ...range(OPEN_READINGS).map((n) => `OR-${n}`),
      ...range(DOUBTFUL_CARDS).map((n) => `CARD-${n}`),
    ]
    expect(sorted(headings)).toEqual(sorted(numbers))
  })

  it('are each cited by a rule, and the tables cite no others', () => {
    expect(sorted(new Set(citedByRules))).toEqual(sorted(headings))
    expect(citedByData.filter((number) => !headings.includes(number))).toEqual([])
  })

  it('have a question, a ruling, a reason, the alternatives and how sure we are', () => {
    const entries = page.split(/^### /m).slice(1)
    const parts = ['*Question.*', '*Ruling.*', '*Why.*', '*Alternatives.*', '*Confidence.*']
    const inOrder = (places: ReadonlyArray<number>): boolean =>
      places.every((place, i) => place > (places[i - 1] ?? 0))
    expect(entries.filter((entry) => !inOrder(parts.map((part) => entry.indexOf(part))))).toEqual([])
    expect(entries.filter((entry) => !/\*Confidence\.\* (High|Good|Fair|Low)\b/.test(entry))).toEqual([])
  })

  it('refer only to rulings that are there', () => {
    const named = [...page.matchAll(/\b(OR|CARD)-\d+\b/g)].map(([number]) => number)
    expect(named.filter((number) => !headings.includes(number))).toEqual([])
  })
})
