/** The rulebook of War of the Ring: complete, said in our words, and at one with its rulings. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Rule } from '../../src/kernel/rulebook'
import { warOfTheRing } from '../../src/war-of-the-ring'
import type { RuleId } from '../../src/war-of-the-ring/rulebook'
import { RULEBOOK, violation } from '../../src/war-of-the-ring/rulebook'
import { COMBAT_RULINGS, EVENT_RULINGS } from '../../src/war-of-the-ring/cards/rulings'
import { EVENT_CARD_IDS } from '../../src/war-of-the-ring/model/ids'
import { CHARACTER_CARD_RULES } from '../../src/war-of-the-ring/rulebook/characterCards'
import { WITHIN_OTHERS, WR_OF } from './support/numbers'

/** How many rules the digest of the rulebook numbers in each chapter. */
const CHAPTERS = {
  'I Introduction': 4,
  'II Game Components': 27,
  'III Setting up the Game': 16,
  'IV The Game Turn': 34,
  'V The Event Cards': 18,
  'VI Armies and Battles': 107,
  'VII The Politics of Middle-earth': 18,
  'VIII The Fellowship of the Ring': 33,
  'IX The Hunt for the Ring': 32,
  'X Winning the Game': 7,
  'XI Multiplayer Rules': 34,
} as const

/** The open readings of these chapters, first to last. */
const OPEN_READINGS = [
  [1, 96],
  [98, 99],
  [123, 125],
  [128, 136],
  [150, 153],
] as const

/** Rulings on the Character cards and on the map, first to last. */
const CARDS = 9
const MAPS = 2
/** Rulings on the second edition. */
const SECOND = 8

const rules = Object.entries(RULEBOOK) as ReadonlyArray<[RuleId, Rule]>
const chapters = Object.entries(CHAPTERS)

const range = (first: number, last: number): ReadonlyArray<number> =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)

const sorted = (names: Iterable<string>): ReadonlyArray<string> => [...names].sort()

const pagesOf = (rule: Rule): ReadonlyArray<number> => rule.cites.flatMap(({ page }) => page ?? [])

describe('the rules', () => {
  it('are those of chapters I to XI, each once, and those of single cards', () => {
    const numbers = chapters.flatMap(([, count], i) => range(1, count).map((n) => `WR-${i + 1}.${n}`))
    expect(sorted(Object.values(WR_OF))).toEqual(sorted(numbers))
    const others = [...Object.keys(CHARACTER_CARD_RULES), ...WITHIN_OTHERS]
    expect(sorted([...Object.keys(WR_OF), ...others])).toEqual(sorted(Object.keys(RULEBOOK)))
  })

  it('have readable names of two parts', () => {
    expect(rules.filter(([id]) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(id))).toEqual([])
  })

  it('are each one sentence of their own, with the numbers of the tables filled in', () => {
    const sentences = Object.values(warOfTheRing.rulebook).map(({ sentence }) => sentence)
    expect(sentences.filter((sentence) => !/^[A-Z][^{}]*[^.]\.$/.test(sentence))).toEqual([])
    expect(sentences.filter((sentence) => /[.!?] /.test(sentence))).toEqual([])
    expect(new Set(sentences).size).toBe(rules.length)
  })

  it('name each fact once', () => {
    expect(rules.filter(([, { facts }]) => new Set(facts).size !== facts.length)).toEqual([])
    expect(rules.filter(([, { facts }]) => facts.some((fact) => !/^[a-z]+$/.test(fact)))).toEqual([])
  })

  it('are what a refusal names, with its facts', () => {
    const facts = { region: 'Lossarnach', limit: 10, holds: 11 }
    expect(violation('armies.stacking', facts)).toEqual({ rule: 'armies.stacking', facts })
  })
})

describe('the cites', () => {
  it('begin with a place in the book, which is of these chapters', () => {
    const names = Object.keys(CHAPTERS)
    expect(rules.filter(([, { cites }]) => !names.includes(cites[0]?.chapter ?? ''))).toEqual([])
    const books = rules.flatMap(([, { cites }]) =>
      cites.filter(({ ruling }) => ruling === undefined).map(({ book }) => book),
    )
    expect([...new Set(books)]).toEqual(["War of the Ring, Collector's Edition rulebook"])
  })

  it('name no place twice for one rule', () => {
    const places = (rule: Rule): ReadonlyArray<string> => rule.cites.map((cite) => JSON.stringify(cite))
    expect(rules.filter(([, rule]) => new Set(places(rule)).size !== rule.cites.length)).toEqual([])
  })

  it('give only pages on which a heading of their chapter can stand', () => {
    const opening = [3, 7, 19, 25, 31, 35, 45, 49, 55, 61, 65, 69]
    const first = (name: string): number => opening[Object.keys(CHAPTERS).indexOf(name)] ?? 0
    const next = (name: string): number => opening[Object.keys(CHAPTERS).indexOf(name) + 1] ?? 0
    const astray = rules.flatMap(([id, { cites }]) =>
      cites
        .filter(({ chapter, page }) => page !== undefined && (page < first(chapter) || page >= next(chapter)))
        .map(({ heading }) => `${id}: ${heading}`),
    )
    expect(astray).toEqual([])
  })

  it('put one heading on one page', () => {
    const headings = rules.flatMap(([, { cites }]) => cites.map(({ heading, page }) => `${heading} ${page}`))
    const names = [...new Set(headings)].map((name) => name.replace(/ \w+$/, ''))
    expect(names.filter((name, i) => names.indexOf(name) !== i && name !== 'undefined')).toEqual([])
  })

  it('know the page of every rule but for some steps of the set-up and the phases', () => {
    const without = rules.filter(([, rule]) => pagesOf(rule).length === 0).map(([id]) => id)
    expect(without.filter((id) => !/^(setUp|turn|huntAllocation)\./.test(id))).toEqual([])
  })
})

describe('the rulings', () => {
  const page = readFileSync(new URL('../../docs/rulings/war-of-the-ring.md', import.meta.url), 'utf8')
  const headings = [...page.matchAll(/^### ([A-Z]+-\d+) \S/gm)].flatMap(([, number]) => number ?? [])
  const onCards = [
    ...new Set([...page.matchAll(/\*\*((?:EV|CC)-[\w-]+)\*\*/g)].map(([, name]) => name ?? '')),
  ]
  const second = Object.values(warOfTheRing.tables({ edition: 'second' }).rulebook)
  const citedByRules = [...rules.map(([, rule]) => rule), ...second].flatMap(({ cites }) =>
    cites.flatMap(({ ruling }) => ruling ?? []),
  )
  const citedByCards = [...EVENT_RULINGS.values(), ...Object.values(COMBAT_RULINGS)].flat()
  const cited = new Set([...citedByRules, ...citedByCards])

  it('are every open reading of chapters I to XI, and those on cards and map', () => {
    const numbers = [
      ...OPEN_READINGS.flatMap(([first, last]) => range(first, last).map((n) => `OR-${n}`)),
      ...range(1, CARDS).map((n) => `CARD-${n}`),
      ...range(1, MAPS).map((n) => `MAP-${n}`),
      ...range(1, SECOND).map((n) => `SE-${n}`),
    ]
    expect(sorted(headings)).toEqual(sorted(numbers))
  })

  it('are each cited by a rule or a card, and nothing else is cited', () => {
    expect(sorted(cited)).toEqual(sorted([...headings, ...onCards]))
  })

  it('on a single card bear its name, and that card cites them', () => {
    const named = onCards.filter((name) => EVENT_CARD_IDS.some((id) => name === `EV-${id}`))
    expect(named.length).toBe(60)
    expect(sorted(named)).toEqual(sorted([...EVENT_RULINGS.values()].flat()))
    for (const [id, rulings] of EVENT_RULINGS) expect(rulings).toEqual([`EV-${id}`])
  })

  it('on Combat cards are numbered without a gap', () => {
    const numbers = onCards.filter((name) => name.startsWith('CC-'))
    expect(numbers).toEqual(range(1, numbers.length).map((n) => `CC-${n}`))
  })

  it('have a question, a ruling, a reason and the alternatives', () => {
    const entries = page.split(/^### /m).slice(1)
    const parts = ['*Question.*', '*Ruling.*', '*Why.*', '*Alternatives.*']
    const at = (entry: string): ReadonlyArray<number> => parts.map((part) => entry.indexOf(part))
    const inOrder = (places: ReadonlyArray<number>): boolean =>
      places.every((place, i) => place > (places[i - 1] ?? 0))
    expect(entries.filter((entry) => !inOrder(at(entry)))).toEqual([])
  })

  it('refer only to rulings that are there', () => {
    const named = [...page.matchAll(/\b(OR|CARD|MAP)-\d+\b/g)].map(([number]) => number)
    const others = [...page.matchAll(/\b(EV|CC)-[\w-]+/g)].map(([name]) => name)
    expect(others.filter((name) => !onCards.includes(name))).toEqual([])
    expect(named.filter((number) => !headings.includes(number))).toEqual([])
  })
})
