/**
 * What cards and locations say: every one once, in words that exist, every word used, in our own sentences.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BATTLEGROUND_TEXTS } from '../../../src/card-game/cards/battlegrounds'
import { PATH_TEXTS } from '../../../src/card-game/cards/paths'
import { CARD_TEXTS } from '../../../src/card-game/cards/texts'
import { CARDS } from '../../../src/card-game/data/cards'
import { COPY_IDS, KIND_OF } from '../../../src/card-game/model/copies'
import type { Ability, CardFilter } from '../../../src/card-game/model/effects'
import { BATTLEGROUND_IDS, CARD_IDS, PATH_IDS } from '../../../src/card-game/model/ids'
import { fits } from '../../../src/card-game/query/cards'

const TEXTS = [...CARD_TEXTS, ...BATTLEGROUND_TEXTS, ...PATH_TEXTS]
const abilities: ReadonlyArray<Ability> = TEXTS.flatMap((text): ReadonlyArray<Ability> => text.abilities)

/** Every `kind` inside a value, with how often it is there. */
const kindsIn = (value: unknown): ReadonlyArray<string> => {
  if (Array.isArray(value)) return value.flatMap(kindsIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'kind' in value && typeof value.kind === 'string' ? [value.kind] : []
  return [...own, ...Object.values(value).flatMap(kindsIn)]
}

const WINDOWS = [
  'action',
  'activated',
  'event',
  'legality',
  'played',
  'playedOrMoved',
  'static',
  'wouldBeEliminated',
]

const source = (name: string): string =>
  readFileSync(new URL(`../../../src/card-game/model/${name}.ts`, import.meta.url), 'utf8')
const LANGUAGE = [source('effects'), source('effects/instructions')].join('\n')
const WORDS = [...new Set([...LANGUAGE.matchAll(/kind: '(\w+)'/g)].flatMap(([, word]) => word ?? []))]

describe('the texts', () => {
  it('are one for every card, battleground and path, in their order', () => {
    expect(CARD_TEXTS.map(({ id }) => id)).toEqual(CARD_IDS)
    expect(BATTLEGROUND_TEXTS.map(({ id }) => id)).toEqual(BATTLEGROUND_IDS)
    expect(PATH_TEXTS.map(({ id }) => id)).toEqual(PATH_IDS)
  })

  it('have 129 abilities on cards and 41 on locations, in eight windows', () => {
    const count = (texts: ReadonlyArray<{ readonly abilities: ReadonlyArray<unknown> }>): number =>
      texts.reduce((sum, text) => sum + text.abilities.length, 0)
    expect(count(CARD_TEXTS)).toBe(129)
    expect(count([...BATTLEGROUND_TEXTS, ...PATH_TEXTS])).toBe(41)
    expect([...new Set(abilities.map(({ kind }) => kind))].sort()).toEqual(WINDOWS)
  })

  it('are missing on 19 cards, and those say so', () => {
    const silent = CARD_TEXTS.filter((text) => text.abilities.length === 0)
    expect(silent.length).toBe(19)
    expect(silent.filter(({ says }) => says !== 'It has no text.')).toEqual([])
    const speaking = CARD_TEXTS.filter((text) => text.abilities.length > 0)
    expect(speaking.filter(({ says }) => says === 'It has no text.')).toEqual([])
  })

  it('are said in one short line of our own', () => {
    expect(TEXTS.filter(({ says }) => !/^[A-Z].*\.$/.test(says) || says.length > 120)).toEqual([])
    expect(TEXTS.filter(({ says }) => /\b(\w+) \1\b/i.test(says))).toEqual([])
  })

  it('survive being written as JSON', () => {
    expect(JSON.parse(JSON.stringify(TEXTS))).toEqual(TEXTS)
  })

  it('are events on events, and on nothing else', () => {
    const events = CARD_TEXTS.filter((text) => text.abilities.some(({ kind }) => kind === 'event'))
    expect(events.map(({ id }) => id)).toEqual(
      CARDS.filter(({ type }) => type === 'event').map(({ id }) => id),
    )
  })

  it('speak of a wielder on items alone', () => {
    const items = CARDS.filter(({ type }) => type === 'item').map(({ id }) => id)
    const wielding = CARD_TEXTS.filter((text) => JSON.stringify(text.abilities).includes('"wielder'))
    expect(wielding.filter(({ id }) => !items.includes(id))).toEqual([])
  })
})

/** Everything of one kind inside a value. */
const found = (value: unknown, kind: string): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  if (Array.isArray(value)) return value.flatMap((one) => found(one, kind))
  if (typeof value !== 'object' || value === null) return []
  const own = 'kind' in value && value.kind === kind ? [{ ...value }] : []
  return [...own, ...Object.values(value).flatMap((one) => found(one, kind))]
}

describe('cards that one text puts down together', () => {
  const speaks = (id: string): boolean =>
    CARD_TEXTS.some((text) => text.id === id && text.abilities.some(({ kind }) => COMING.includes(kind)))
  const together = TEXTS.flatMap((text) =>
    found(text.abilities, 'playApart')
      .filter(({ upTo }) => Number(upTo) > 1)
      .map(({ cards }) => ({ by: text.id, cards: cards as CardFilter })),
  )

  it('are put down by two events', () => {
    expect(together.map(({ by }) => by)).toEqual(['the-ringwraiths-are-abroad', 'the-day-without-dawn'])
  })

  it('never have two texts to be put in order (OR-18): the Black Easterling alone says something', () => {
    const speaking = together.map(({ cards }) =>
      KIND_OF.flatMap((_, card) =>
        fits(cards, card) && speaks(COPY_IDS[card] ?? '') ? [COPY_IDS[card]] : [],
      ),
    )
    expect(speaking).toEqual([['the-black-easterling'], []])
    expect(['eomer', 'balrog-of-moria', 'paths-of-the-dead'].filter(speaks).length).toBe(3)
  })
})

/** The windows in which a card speaks when it comes. */
const COMING: ReadonlyArray<string> = ['played', 'playedOrMoved', 'event']

describe('the language', () => {
  const used = new Set(kindsIn(abilities))

  it('has no word that nothing says', () => {
    expect(WORDS.filter((word) => !used.has(word))).toEqual([])
    expect([...used].filter((word) => !WORDS.includes(word))).toEqual([])
  })

  it('explains each of its words', () => {
    const lines = LANGUAGE.split('\n')
    const explained = (at: number): boolean => {
      const before = lines.slice(Math.max(0, at - 3), at).join('\n')
      return before.includes('*/')
    }
    const at = (word: string): number => lines.findIndex((line) => line.includes(`kind: '${word}'`))
    /** Words that say all they mean. */
    const plain = ['named', 'ofSide', 'any', 'paths', 'either']
    expect(WORDS.filter((word) => !plain.includes(word) && !explained(at(word)))).toEqual([])
  })

  it('knows what few single texts need alone', () => {
    const users = (word: string): number =>
      TEXTS.filter((text) => kindsIn(text.abilities).includes(word)).length
    const alone = WORDS.filter((word) => users(word) === 1)
    expect(alone.sort()).toEqual([
      'anyNumber',
      'asMany',
      'characterHere',
      'knowsTop',
      'ofSide',
      'recycle',
      'supports',
      'wieldersWithOther',
    ])
  })
})
