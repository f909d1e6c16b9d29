/** boardSvg takes anything and throws nothing: pictures are well formed, nonsense is a Left. */
import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confrontation } from '../../src/confrontation'
import { boardSvg } from '../../src/svg'
import type { View } from '../../src/kernel'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { confrontationScene, drawn, tree, warScene } from './scenes'
import { having, parseXml } from './xml'

const war = warOfTheRing.view(warScene(), 'shadow')
const small = confrontation.view(confrontationScene(), 'sauron')
const problem = (view: unknown, options?: unknown): string | undefined => {
  const made = boardSvg(view as View, options as never)
  return E.isLeft(made) ? `${made.left.path}: ${made.left.problem}` : undefined
}

/** A copy in which the value at a path is another one. */
const altered = (json: unknown, [key, ...rest]: ReadonlyArray<string>, value: unknown): unknown => {
  if (key === undefined) return value
  const copy: Record<string, unknown> = { ...(json as Record<string, unknown>) }
  copy[key] = altered(copy[key], rest, value)
  return copy
}

describe('what is no view', () => {
  it.each([
    null,
    undefined,
    3,
    'war',
    [],
    {},
    { game: 'war-of-the-ring' },
    { game: 'chess', schemaVersion: 1 },
  ])('is refused: %j', (view) => expect(problem(view)).toBeDefined())

  it.each([
    ['state.table.armies', { nowhere: { 'gondor-regular': 1 } }],
    ['state.table.armies', { erech: { 'gondor-regular': 1e9 } }],
    ['state.table.armies', { erech: { 'gondor-regular': -1 } }],
    ['state.table.armies', { erech: { hobbits: 1 } }],
    ['state.table.nazgul', ['the sky']],
    ['state.table.captured', 'all'],
    ['state.table.cards.hands', { 'shadow-character': [] }],
    ['state.table.cards.hands.shadow-character', { hidden: 1e9 }],
    ['state.table.fellowship.progress', 13],
    ['state.table.fellowship.mordor', 6],
    ['state.table.politics.elves.steps', 4],
    ['state.table.characters.strider', 'abroad'],
    ['viewer', 'nature'],
    ['schemaVersion', 1],
    ['state.outcome', 'won'],
    ['state.stack', null],
  ])('is refused with the place where it is wrong: %s', (path, value) => {
    const within = path.replace(/^state\.(.+?)\..*/, '$1').replace(/^state\./, '')
    expect(problem(altered(war, path.split('.'), value))).toMatch(new RegExp(`^${within}`))
  })

  it.each([
    ['state.table.at.frodo', 'abroad'],
    ['state.table.hand', ['fellowship-7']],
    ['state.table.hiddenPieces', { '2': {} }],
    ['state.table.hiddenPieces', { '0': { shire: 1e9 } }],
    ['state.table.turn', 'evening'],
    ['viewer', 'third'],
  ])('is refused in the other game, too: %s', (path, value) => {
    expect(problem(altered(small, path.split('.'), value))).toBeDefined()
  })

  it('never throws and never writes bad XML, whatever stands where', () => {
    const path = fc.constantFrom(
      ...Object.keys(war.state as object).map((key) => ['state', key]),
      ['viewer'],
      ['game'],
    )
    fc.assert(
      fc.property(path, fc.jsonValue(), fc.constantFrom(war, small), (where, value, view) => {
        const made = boardSvg(altered(view, where, value) as View)
        if (E.isRight(made)) parseXml(made.right)
      }),
      { numRuns: 60 },
    )
  })
})

describe('options', () => {
  it.each([
    [null, 'options'],
    [{ width: 0 }, 'options.width'],
    [{ width: Number.NaN }, 'options.width'],
    [{ width: '100' }, 'options.width'],
    [{ title: 7 }, 'options.title'],
    [{ highlight: 'erech' }, 'options.highlight'],
    [{ highlight: ['erech', 7] }, 'options.highlight.1'],
    [{ highlight: [{ id: 'erech', style: 'loud' }] }, 'options.highlight.0'],
    [{ part: 3 }, 'options.part'],
    [{ part: 'kitchen' }, 'options.part'],
    [{ theme: 'dusk' }, 'options.theme'],
    [{ theme: { base: 'dusk' } }, 'options.theme.base'],
    [{ theme: { colours: { sky: 'blue' } } }, 'options.theme.colours.sky'],
    [{ theme: { colours: { board: 'url(#x)' } } }, 'options.theme.colours.board'],
    [{ theme: { font: 'a"b;{}' } }, 'options.theme.font'],
    [{ theme: { scale: 0 } }, 'options.theme.scale'],
  ])('are refused: %j', (options, path) => {
    expect(problem(war, options)).toMatch(new RegExp(`^${path}: `))
  })

  it('give the width in pixels and leave the picture as it is', () => {
    const { attributes } = tree(war, { width: 800 })
    const { attributes: usual } = tree(war)
    expect(attributes['viewBox']).toBe(usual['viewBox'])
    expect([usual['width'], attributes['width']]).toEqual(['1600', '800'])
    expect(Number(attributes['height'])).toBe(Number(usual['height']) / 2)
  })

  it('give a title, whose signs are escaped', () => {
    const title = '<script>alert("&\u0000\u202e\ud800\'")</script>'
    const picture = drawn(war, { title })
    expect(picture).not.toContain('<script')
    expect(having(parseXml(picture), 'id', 'board-title')[0]?.text).toBe(
      '<script>alert("&\\u0000\\u202e\'")</script>',
    )
  })
})

describe('a picture', () => {
  it('is the same for the same view, and leaves the view alone', () => {
    for (const view of [war, small]) {
      const before = JSON.stringify(view)
      expect(drawn(JSON.parse(before) as View)).toBe(drawn(view))
      expect(JSON.stringify(view)).toBe(before)
    }
  })

  it('refers to nothing outside', () => {
    for (const view of [war, small]) {
      const rest = drawn(view).replace('xmlns="http://www.w3.org/2000/svg"', '')
      expect(rest).not.toMatch(/href|url\(|https?:|@import|<script|<foreignObject|<image|\son\w+=/)
    }
  })

  it('tells how the game ended', () => {
    const outcome = { winners: ['shadow'], reason: 'points', rule: 'victory.shadow', scores: {} }
    expect(drawn(altered(war, ['state', 'outcome'], outcome) as View)).toContain('the Shadow won')
    const other = { winners: ['sauron'], reason: 'points', rule: 'end.threeInShire', scores: {} }
    expect(drawn(altered(small, ['state', 'outcome'], other) as View)).toContain('won by Sauron')
  })
})

describe('the reader used here', () => {
  it.each(['<a>', '<a></b>', '<a b="1" b="2"/>', '<a>&x;</a>', '<a/><b/>', '<a b=1/>', '<a>1 < 2</a>', 'a'])(
    'notices %s',
    (xml) => expect(() => parseXml(xml)).toThrow(),
  )
})
