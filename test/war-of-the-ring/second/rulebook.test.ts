/** The rules of the second edition: its own books are cited, and sentences tell what it says otherwise. */
import * as O from 'fp-ts/lib/Option.js'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULEBOOK, warOfTheRing, type RuleId, type State } from '../../../src/war-of-the-ring'
import { CHANGED_RULES } from '../../../src/war-of-the-ring/rulesets/second/rulebook'
import { free, table } from '../support/play'

const SECOND = warOfTheRing.tables({ edition: 'second' }).rulebook
const ids = Object.keys(RULEBOOK) as ReadonlyArray<RuleId>

/** The first rule that the question of a state names. */
const readsFirst = (state: State) => {
  const asked = warOfTheRing.prompt(state, 'free-peoples')
  if (O.isNone(asked)) throw new Error('it is asked')
  return warOfTheRing.explain(state, asked.value)[0]
}

describe('the rulebook of the second edition', () => {
  it('has every rule, each with a place in its own books or a ruling', () => {
    expect(Object.keys(SECOND)).toEqual(ids)
    for (const id of ids) {
      expect(SECOND[id].cites.length, id).toBeGreaterThan(0)
      const books = SECOND[id].cites.map(({ book }) => book)
      expect(
        books.filter((book) => book.includes('Collector')),
        id,
      ).toEqual([])
      expect(SECOND[id].facts, id).toEqual(RULEBOOK[id].facts)
    }
  })
  it('says otherwise what it changes, and nothing else', () => {
    const other = ids.filter((id) => SECOND[id].sentence !== warOfTheRing.rulebook[id]?.sentence)
    expect([...other].sort()).toEqual([...CHANGED_RULES].sort())
    expect(other.length).toBe(38)
  })
  it('names pages of its rulebook, and headings of the player aid without pages', () => {
    const cites = ids.flatMap((id) => SECOND[id].cites)
    for (const { book, page, heading } of cites) {
      if (book.endsWith('rulebook')) expect(page).toBeGreaterThan(0)
      if (book.endsWith('player aid')) expect(page).toBeUndefined()
      if (book.endsWith('rulebook')) expect(heading).toBeTruthy()
    }
    expect(new Set(cites.map(({ book }) => book))).toEqual(
      new Set([
        'War of the Ring, Second Edition rulebook',
        'War of the Ring, Second Edition player aid',
        'Rulings on War of the Ring',
      ]),
    )
  })
  it('has a ruling for every number it names', () => {
    const page = readFileSync('docs/rulings/war-of-the-ring.md', 'utf8')
    const numbers = ids.flatMap((id) => SECOND[id].cites.flatMap(({ ruling }) => ruling ?? []))
    for (const number of numbers) expect(page, number).toMatch(new RegExp(`(### |\\*\\*)${number}\\b`))
  })
  it('is named by refusals, events and questions of its games, and by cards', () => {
    const state = table({
      phase: 'fellowship',
      fellowship: { region: 'morannon', revealed: true },
      config: { edition: 'second' },
    })
    const why = warOfTheRing.whyNot(state, free({ kind: 'declare' }))
    expect(why.flatMap(({ cites }) => cites.map(({ book }) => book))).toContain(
      'War of the Ring, Second Edition player aid',
    )
    expect(readsFirst(state)).toMatchObject({
      rule: 'fellowship.enterMordor',
      cites: [
        { book: 'War of the Ring, Second Edition rulebook', heading: 'Entering Mordor', page: 39 },
        {},
        {},
        {},
      ],
    })
    const collectors = table({ phase: 'fellowship', fellowship: { region: 'morannon' } })
    expect(readsFirst(collectors)?.cites[0]?.book).toMatch(/Collector/)
  })
  it('tells the cards of the edition that is played', () => {
    const books = [{}, { edition: 'second' } as const].map((config) => {
      const state = table({
        config,
        hands: { 'free-peoples': ['fp-char-19'] },
        dice: { 'free-peoples': ['character'], shadow: ['event'] },
      })
      const play = free({ kind: 'playEvent', die: 'character', as: 'character', card: 'fp-char-19' })
      const refused = warOfTheRing.applyAction(state, play)
      if (refused._tag === 'Right') throw new Error('nobody is in Fangorn')
      return warOfTheRing.explain(state, refused.left).flatMap(({ cites }) => cites.map(({ book }) => book))
    })
    expect(books[0]).toContain("War of the Ring, Collector's Edition Event cards")
    expect(books[1]).toContain('War of the Ring, Second Edition Event cards')
    expect(books[1]?.filter((book) => book.includes('Collector'))).toEqual([])
  })
})
