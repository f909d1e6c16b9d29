/**
 * The words of the door: what is wrong with an input, and where, so that a person can put it right.
 */
import { describe, expect, it } from 'vitest'
import { mustLeft } from './conformance/check'
import { newState, PEBBLES_GAME, WHOLE_GAME } from './support/games'

const state = newState(PEBBLES_GAME)
const [legal = {}] = PEBBLES_GAME.legalActions(state) as ReadonlyArray<object>
const { kind } = legal as { readonly kind: string }

const said = (action: unknown, config: object = {}): unknown =>
  mustLeft(PEBBLES_GAME.applyAction(newState(PEBBLES_GAME, config), action), 'accepted')

const malformed = (path: string, problem: string) => ({ _tag: 'Malformed', path, problem })

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

describe('what is thrown on the way', () => {
  const throwing = (thrown: unknown): object => ({
    get seed(): string {
      throw thrown
    },
  })
  const newGameSays = (config: object): unknown => mustLeft(WHOLE_GAME.newGame(config as never), 'accepted')

  it.each([
    [new Error('the disk is full'), 'the disk is full'],
    [new Error('long '.repeat(100)), 'long '.repeat(100).slice(0, 200)],
    ['a text', '"a text"'],
    [
      Object.defineProperty(new Error('x'), 'message', {
        get: () => {
          throw new Error('no')
        },
      }),
      'it cannot be read',
    ],
  ])('is told: %#', (thrown, words) =>
    expect(newGameSays(throwing(thrown))).toEqual(malformed('', `the config cannot be read: ${words}`)),
  )
})
