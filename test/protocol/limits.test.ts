/** What a server takes in, keeps and gives, from both sides of every limit. */
import { describe, expect, it } from 'vitest'
import { ERRORS, makeServer } from '../../src/protocol/index'
import { connect, type Answered, type Brief } from './client'
import { sessionAt } from '../../src/protocol/sessions'
import { anyGame, type State, type Types } from '../../src/kernel'
import { confrontation } from '../../src/confrontation'
import { mustRight } from '../kernel/conformance/check'
import { hostilities } from './hostile'

const begin = (seed: string, as?: string) => ({
  game: 'confrontation',
  config: { seed },
  ...(as === undefined ? {} : { as }),
})

describe('a text in a request', () => {
  it('has at most as many characters as the limit, wherever it stands', () => {
    const { call, fails } = connect({ longestText: 50 })
    expect(call('new', begin('x'.repeat(50), 'a'))).toMatchObject({ id: 'a' })
    expect(fails('new', begin('x'.repeat(51)))).toMatchObject({
      code: ERRORS.limit,
      message: expect.stringContaining('50 characters') as string,
    })
    const seed = 'x'.repeat(51)
    expect(fails('determinize', { id: 'a', viewer: 'sauron', seed }).code).toBe(ERRORS.limit)
    expect(fails('brief', { id: seed }).code).toBe(ERRORS.limit)
    expect(fails('position', { game: 'confrontation', position: { a: [{ b: seed }] } }).code).toBe(
      ERRORS.limit,
    )
  })

  it('as the id of a request has one too', () => {
    const { send } = connect({})
    const asked = (id: string) => send({ jsonrpc: '2.0', id, method: 'games' }) as Answered
    expect(asked('x'.repeat(10_000)).result).toBeDefined()
    expect(asked('x'.repeat(10_001))).toMatchObject({ id: null, error: { code: ERRORS.request } })
  })

  it('of four million characters as a seed, and a batch about it, do not end the server', () => {
    const server = makeServer()
    const request = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params })
    const opening = server.answer(JSON.stringify(request('new', begin('x'.repeat(4_000_000), 'a'))))
    expect(opening).toContain('a text in a request has at most 10000 characters')
    const asking = Array.from({ length: 1000 }, () => request('state', { id: 'a' }))
    server.answer(JSON.stringify(request('new', begin('x'.repeat(10_000), 'a'))))
    const answers = JSON.parse(server.answer(JSON.stringify(asking)) ?? '') as ReadonlyArray<Answered>
    expect(answers).toHaveLength(1000)
    expect(answers.every(({ result }) => result !== undefined)).toBe(true)
  })
})

describe('an answer', () => {
  const size = (connect({}).server.answer('{"jsonrpc":"2.0","id":7,"method":"games"}') ?? '').length

  it('is as long as the limit allows, and else an error that names the limit', () => {
    const line = '{"jsonrpc":"2.0","id":7,"method":"games"}'
    expect(makeServer({ longestAnswer: size }).answer(line)).toContain('"result"')
    const refused = makeServer({ longestAnswer: size - 1 }).answer(line)
    expect(JSON.parse(refused ?? '')).toMatchObject({ id: 7, error: { code: ERRORS.limit } })
    expect(refused).toContain(`at most ${size - 1} characters`)
  })

  const one = { jsonrpc: '2.0', id: 7, method: 'games' }
  const answered = (longestAnswer: number, ...requests: ReadonlyArray<object>): string =>
    makeServer({ longestAnswer }).answer(JSON.stringify(requests)) ?? ''
  const codesOf = (answer: string) =>
    (JSON.parse(answer) as ReadonlyArray<Answered>).map(({ error }) => error?.code)

  it('to a batch has room for the first ones, errors for the others, and is not longer', () => {
    const refused = makeServer({ longestAnswer: 2 * size }).answer(JSON.stringify([one, one, one])) ?? ''
    expect(codesOf(refused)).toEqual([undefined, ERRORS.limit, ERRORS.limit])
    const limit = 2 * size + (refused.length - size) / 2 + 2
    expect(codesOf(answered(limit, one, one, one))).toEqual([undefined, undefined, ERRORS.limit])
    for (const longest of [limit, limit - 1, limit - 2, 2 * size, size + 500])
      expect(answered(longest, one, one, one).length).toBeLessThanOrEqual(longest)
  })

  it('to a batch is one error if there is no room even for errors, and nothing of it is done', () => {
    const { server, send, fails } = connect({ longestAnswer: 1000 })
    const opening = { jsonrpc: '2.0', id: 1, method: 'new', params: begin('x', 'a') }
    const asked = [opening, ...Array.from({ length: 500 }, () => one)]
    expect(send(asked)).toMatchObject({ id: null, error: { code: ERRORS.limit } })
    expect(server.answer(JSON.stringify(asked))?.length).toBeLessThanOrEqual(1000)
    expect(fails('brief', { id: 'a' }).code).toBe(ERRORS.unknownGame)
  })

  it('to a batch of a thousand with long ids is no longer than the usual limit', () => {
    const long = { ...one, id: 'x'.repeat(3000), method: 'rulebook', params: { game: 'war-of-the-ring' } }
    const whole = makeServer().answer(JSON.stringify(Array.from({ length: 1000 }, () => long))) ?? ''
    expect(whole.length).toBeLessThanOrEqual(2 ** 25)
    expect(codesOf(whole)).toHaveLength(1000)
  })

  it('is not wanted for notifications: they need no room', () => {
    const told = { jsonrpc: '2.0', method: 'games' }
    expect(answered(10, told, told)).toBe('')
  })
})

describe('what is kept', () => {
  it('has a limit: for new games, for copies and for a game that goes on; closing makes room', () => {
    const { ask, call, fails } = connect({ mostKept: 46_000 })
    call('new', begin('x', 'a'))
    call('copy', { id: 'a', as: 'b' })
    const refused = fails('copy', { id: 'a', as: 'c' })
    expect(refused).toMatchObject({ code: ERRORS.limit })
    expect(refused.message).toContain('46000')
    const apply = () => ask('apply', { id: 'a', option: 0 }).error?.code
    let moves = 0
    let code = apply()
    for (; code === undefined; code = apply()) moves += 1
    expect(code).toBe(ERRORS.limit)
    expect(moves).toBeGreaterThan(5)
    const { actions } = call<{ readonly actions: ReadonlyArray<unknown> }>('record', { id: 'a' })
    expect(actions).toHaveLength(moves)
    call('close', { id: 'b' })
    expect(apply()).toBeUndefined()
  })
})

describe('lists of legal actions', () => {
  const game = anyGame(confrontation)
  const start = mustRight(game.newGame({ seed: 'lists' } as never), 'newGame')

  it('are remembered for games asked about lately, and made again for others', () => {
    let made = 0
    const long = Array.from({ length: 20_000 }, () => ({ kind: 'Pass' }) as never)
    const counting = { ...game, legalActions: () => ((made += 1), long) }
    const sessions = Array.from({ length: 8 }, () => sessionAt(counting, { ...start } as State<Types>, null))
    const asked = (place: number): number => {
      const before = made
      expect(sessions[place]?.legal()).toBe(long)
      return made - before
    }
    expect(sessions.map((_, place) => asked(place))).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
    expect([7, 6, 5, 4].map(asked)).toEqual([0, 0, 0, 0])
    expect([0, 1].map(asked)).toEqual([1, 1])
  })
})

describe('games with house rules', () => {
  const house = (units: number) => [{ name: `at-most-${units}`, limits: { units } }]
  const begun = (as: string, units: number) => ({
    game: 'war-of-the-ring',
    config: { seed: 'x' },
    as,
    house: house(units),
  })

  it('weigh a million more, for the tables of their own; copies share them', () => {
    const { call, fails } = connect({ mostKept: 2_110_000 })
    call('new', begun('a', 8))
    call('new', begun('b', 9))
    expect(fails('new', begun('c', 7)).code).toBe(ERRORS.limit)
    call('copy', { id: 'a', as: 'd' })
    call('close', { id: 'b' })
    call('new', begun('c', 7))
  })
})

describe('house rules', () => {
  const rules = (number: number) => Array.from({ length: number }, (_, place) => ({ name: `rule-${place}` }))
  const begun = (number: number) => ({
    game: 'war-of-the-ring',
    config: { seed: 'x' },
    as: `with-${number}`,
    house: rules(number),
  })

  it('have a limit, which is named before any of them is made', () => {
    const { call, fails } = connect({ mostHouseRules: 2 })
    call('new', begun(2))
    expect(fails('new', begun(3))).toEqual({
      code: ERRORS.limit,
      message: 'a game has at most 2 house rules',
    })
    expect(fails('position', { game: 'war-of-the-ring', position: {}, house: rules(3) }).code).toBe(
      ERRORS.limit,
    )
    expect(connect({}).fails('new', begun(11)).message).toBe('a game has at most 10 house rules')
  })
})

describe('a server without helpers', () => {
  it('has none where null is given, and does not suggest what it has not', () => {
    const bare = makeServer({ oracle: null, learner: null } as never)
    const said = bare.answer('{"jsonrpc":"2.0","id":1,"method":"tables"}')
    expect(said).toContain('there is no method \\"tables\\"')
    expect(said).not.toContain('did you mean tables')
  })
})

describe('a brief', () => {
  it('tells a viewer how many options he has, and not how many the other has', () => {
    const { call, fails } = connect({})
    call('new', begin('x', 'a'))
    const all = call<Brief>('brief', { id: 'a' }).options
    const own = call<Brief>('brief', { id: 'a', viewer: 'sauron' }).options
    expect(own).toBeLessThan(all)
    expect(call('brief', { id: 'a', viewer: 'spectator' })).not.toHaveProperty('options')
    expect(fails('brief', { id: 'a', viewer: 'nobody' }).code).toBe(ERRORS.params)
    let told = call<Brief>('apply', { id: 'a', option: 0, seat: 'fellowship', events: 'fellowship' })
    while (told.actors.includes('fellowship')) {
      expect(told.options).toBeLessThan(all)
      told = call<Brief>('apply', { id: 'a', option: 0, seat: 'fellowship', events: 'fellowship' })
    }
    expect(told).not.toHaveProperty('options')
  })
})

it('three hundred hostile lines leave it running', () => {
  const { tryOne, server } = hostilities('limits')
  for (let number = 0; number < 300; number++) tryOne(number)
  expect(server.answer('{"jsonrpc":"2.0","id":1,"method":"games"}')).toContain('"result"')
})
