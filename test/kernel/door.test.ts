/**
 * The door: whatever is handed in as an action gets a Left that names what is wrong, never an exception,
 * and never changes a state.
 */
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, describe, expect, it } from 'vitest'
import type { State, Types } from '../../src/kernel'
import { mustLeft, mustRight } from './conformance/check'
import { INHERITED, troublesWith } from './support/garbage'
import { newState, PEBBLES_GAME, WHOLE_GAME, type Any } from './support/games'

const said = (action: unknown, config: object = {}): unknown =>
  mustLeft(PEBBLES_GAME.applyAction(newState(PEBBLES_GAME, config), action), 'accepted')
const malformed = (path: string, problem: string) => ({ _tag: 'Malformed', path, problem })
const state = newState(PEBBLES_GAME)
const [legal = {}] = PEBBLES_GAME.legalActions(state) as ReadonlyArray<object>
const { kind } = legal as { readonly kind: string }

/** Both games: one from the kernel alone, one whole. */
const GAMES: ReadonlyArray<readonly [string, Any]> = [
  ['pebbles', PEBBLES_GAME],
  ['confrontation', WHOLE_GAME],
]

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(Object.keys(Array.prototype)).toEqual([])
})

describe.each(GAMES)('an action of %s', (_, game) => {
  const state = newState(game)
  const [legal = {}] = game.legalActions(state) as ReadonlyArray<object>
  const plain = mustRight(game.applyAction(state, legal), 'a legal action')

  const refused = (action: unknown, at: State<Types> = state) => {
    const before = game.hash(at)
    const left = mustLeft(game.applyAction(at, action), 'accepted')
    expect(game.hash(at)).toBe(before)
    expect(game.whyNot(at, action).length).toBeGreaterThan(0)
    return left
  }

  const malformedAt = (action: unknown): string => {
    const left = refused(action)
    if (left._tag !== 'Malformed') throw new Error(`refused as ${left._tag}`)
    expect(left.problem).not.toBe('')
    expect(left.problem.length + left.path.length).toBeLessThan(200)
    return left.path
  }

  it('is no garbage', () => {
    expect(troublesWith(malformedAt)).toEqual([])
  })

  it('is no garbage in a manual game either', () => {
    expect(troublesWith((value) => void refused(value, newState(game, { chance: 'manual' })))).toEqual([])
  })

  it('may come without a prototype, frozen, or with its fields in another order', () => {
    const bare = Object.assign(Object.create(null) as object, legal)
    const reversed = Object.fromEntries(Object.entries(legal).reverse())
    for (const action of [bare, Object.freeze({ ...legal }), reversed])
      expect(mustRight(game.applyAction(state, action), 'a legal action')).toEqual(plain)
  })

  it('may not inherit its fields', () => {
    expect(malformedAt(Object.create(legal))).toBe('kind')
    for (const field of Object.keys(legal)) {
      const { [field]: value, ...own } = legal as Record<string, unknown>
      const inheriting = Object.assign(Object.create({ [field]: value }) as object, own)
      expect(malformedAt(inheriting)).toBe(field)
    }
  })

  it('may not miss a field: the missing one is named', () => {
    for (const field of Object.keys(legal)) {
      const { [field]: _missing, ...rest } = legal as Record<string, unknown>
      expect(malformedAt(rest)).toBe(field)
      expect(malformedAt({ ...rest, [field]: undefined })).toBe(field)
    }
  })

  it('may not have another field: the other one is named', () => {
    expect(malformedAt({ ...legal, more: 1 })).toBe('more')
    for (const name of INHERITED) {
      const text = JSON.stringify(legal).replace(/\}$/, `,${JSON.stringify(name)}:1}`)
      expect(malformedAt(JSON.parse(text))).toBe(name)
    }
    expect(malformedAt({ ...legal, ['x'.repeat(1_000_000)]: 1 }).length).toBeLessThan(100)
  })

  it('may not hide another field behind one that cannot be listed', () => {
    const { kind } = legal as { readonly kind: string }
    const sly = Object.defineProperty({ ...legal, more: 1 }, 'kind', { value: kind, enumerable: false })
    expect(malformedAt(sly)).toBe('more')
  })

  it.each(INHERITED)('may not use the inherited name %s as a value', (name) => {
    expect(malformedAt({ ...legal, kind: name })).toBe('kind')
    for (const field of Object.keys(legal)) expect(malformedAt({ ...legal, [field]: name })).toBe(field)
  })

  it('may not have values that only look right', () => {
    for (const [field, value] of Object.entries(legal)) {
      const boxed = typeof value === 'string' ? new String(value) : Object(value)
      const alike = [boxed, [value], { toString: () => String(value) }, Symbol(String(value)), `${value} `]
      for (const other of alike) expect(malformedAt({ ...legal, [field]: other })).toBe(field)
    }
  })

  it('is named briefly however long its values are', () => {
    for (const field of Object.keys(legal)) malformedAt({ ...legal, [field]: 'x'.repeat(1_000_000) })
  })

  it('is not kept: changing it afterwards changes nothing', () => {
    const mine: Record<string, unknown> = { ...legal }
    const { state: next } = mustRight(game.applyAction(state, mine), 'a legal action')
    const hash = game.hash(next)
    for (const field of Object.keys(mine)) mine[field] = 'changed'
    expect(game.hash(next)).toBe(hash)
  })

  it('is refused to nature in a seeded game', () => {
    const chance = { seat: 'nature', kind: 'chance', draw: 'toss', outcome: 1 }
    expect(malformedAt(chance)).toBe('kind')
    expect(malformedAt({ ...legal, seat: 'nature' })).toBe('seat')
    expect(malformedAt({ ...legal, seat: 'spectator' })).toBe('seat')
  })
})

describe.each(GAMES)('several actions of %s', (_, game) => {
  const state = newState(game)

  it('are no garbage', () => {
    const troubles = troublesWith((value, name) => {
      const applied = game.applyAll(state, value as ReadonlyArray<unknown>)
      if (name === 'an empty list') expect(E.isRight(applied)).toBe(true)
      else expect(mustLeft(applied, 'accepted')).toHaveProperty('index')
    })
    expect(troubles).toEqual([])
  })

  it('are not a list with holes', () => {
    const holes: Array<unknown> = []
    holes.length = 3
    expect(mustLeft(game.applyAll(state, holes), 'accepted').index).toBe(0)
  })
})

describe('an action that is none', () => {
  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [12, '12'],
    [true, 'true'],
    [123n ** 60n, String(123n ** 60n).slice(0, 60)],
    ['a word', '"a word"'],
    ['long '.repeat(40), JSON.stringify('long '.repeat(40).slice(0, 60))],
    [() => 0, 'a function'],
    [Symbol('s'), 'a symbol'],
  ])('is shown: %#', (input, shown) =>
    expect(said(input)).toEqual(malformed('', `an action is an object, not ${shown}`)),
  )

  it.each([
    [undefined, 'undefined'],
    ['fly', '"fly"'],
    [7, '7'],
    [[], 'a list'],
    [{}, 'an object'],
    [Object.create(null), 'an object'],
  ])('has no such kind: %#', (named, shown) =>
    expect(said({ ...legal, kind: named })).toEqual(malformed('kind', `${shown} is not a kind of action`)),
  )
})

describe('a field of an action', () => {
  it('that does not belong there is named, and shortened', () => {
    const name = 'x'.repeat(100)
    expect(said({ ...legal, [name]: 1 })).toEqual(
      malformed(name.slice(0, 60), `an action ${kind} has no such field`),
    )
  })

  it('that is missing is named', () => {
    const { seat, ...rest } = legal as Record<string, unknown>
    expect(seat).toBeTypeOf('string')
    expect(said(rest)).toEqual(malformed('seat', `an action ${kind} needs this field`))
  })

  it('that has no such value is named with what it holds', () =>
    expect(said({ ...legal, seat: 'nobody' })).toEqual(
      malformed('seat', `"nobody" is not a value of ${kind}.seat`),
    ))

  it('that is there, but cannot be listed, does not count', () => {
    const hidden = Object.defineProperty({ ...legal }, 'kind', { enumerable: false })
    expect(said(hidden)).toEqual(malformed('kind', `an action ${kind} needs this field`))
  })
})

describe("nature's answer", () => {
  const manual = { chance: 'manual' }
  const answer = { seat: 'nature', kind: 'chance', draw: 'a draw', outcome: 1 }

  it('is given by nature alone', () =>
    expect(said({ ...answer, seat: 'left' }, manual)).toEqual(
      malformed('seat', 'only nature answers a draw'),
    ))

  it('names its draw', () =>
    expect(said({ ...answer, draw: 3 }, manual)).toEqual(malformed('draw', '3 is not the name of a draw')))

  it.each([
    [[], 'a list'],
    [{}, 'an object'],
    [undefined, 'undefined'],
    [Symbol('s'), 'a symbol'],
    [() => 1, 'a function'],
  ])('has an outcome: %#', (outcome, shown) =>
    expect(said({ ...answer, outcome }, manual)).toEqual(malformed('outcome', `${shown} is not an outcome`)),
  )

  it.each([[null], ['a text'], [2], [true], [false]])('may have the outcome %s', (outcome) =>
    expect(said({ ...answer, outcome }, manual)).toMatchObject({ _tag: 'NotAsked' }),
  )

  it('has four fields', () =>
    expect(said({ ...answer, more: 1 }, manual)).toEqual(malformed('', 'an action chance has four fields')))

  it('is no action where the seed decides', () =>
    expect(said(answer)).toEqual(malformed('kind', '"chance" is not a kind of action')))

  it.each([[null], [3], ['chance'], [undefined]])('is an object, not %s', (input) =>
    expect(said(input, manual)).toMatchObject({ _tag: 'Malformed', path: '' }),
  )
})
