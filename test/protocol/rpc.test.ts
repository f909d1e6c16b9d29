/** JSON-RPC 2.0 as its specification has it: requests, notifications, batches, errors; and limits. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ERRORS, makeServer, METHODS } from '../../src/protocol/index'
import { connect, type Answered } from './client'

const GAMES_REQUEST = { jsonrpc: '2.0', method: 'games' }

const answerTo = (line: string): unknown => {
  const answer = makeServer().answer(line)
  return answer === undefined ? undefined : JSON.parse(answer)
}

const error = (id: unknown, code: number) => ({
  jsonrpc: '2.0',
  id,
  error: expect.objectContaining({ code, message: expect.any(String) }),
})

it('has every method but those that know more than the rules, which the program brings along', () => {
  const missing = Object.keys(METHODS).filter((method) => {
    const { error: wrong } = answerTo(JSON.stringify({ jsonrpc: '2.0', id: 1, method })) as Answered
    return wrong?.code === ERRORS.method
  })
  expect(new Set(missing)).toEqual(new Set(['choose', 'layout', 'numbers', 'observe', 'odds', 'tables']))
})

describe('a line', () => {
  it.each(['{', 'hello', '{"jsonrpc": "2.0", "method": "games, "params"]', '\u0000', '[1,2'])(
    'that is not JSON is a parse error: %j',
    (line) => expect(answerTo(line)).toEqual(error(null, ERRORS.parse)),
  )

  it.each(['1', '"games"', 'null', 'true', '{}', '{"jsonrpc":"2.0","method":1,"id":null}'])(
    'that is no request is refused: %s',
    (line) => expect(answerTo(line)).toEqual(error(null, ERRORS.request)),
  )

  it('that is blank is passed over', () => expect(['', ' ', '\r', '\t'].map(answerTo)).toEqual(Array(4)))

  it('may be as long as the limit, and no longer', () => {
    const line = JSON.stringify({ ...GAMES_REQUEST, id: 1 })
    expect(makeServer({ longestLine: line.length }).answer(line)).toContain('"result"')
    const refused = makeServer({ longestLine: line.length - 1 }).answer(line) ?? ''
    expect(JSON.parse(refused)).toEqual(error(null, ERRORS.limit))
  })

  it('nested without end does no harm', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000)
    expect(answerTo(deep)).toBeDefined()
    const nested = `{"jsonrpc":"2.0","id":1,"method":"load","params":{"state":${deep}}}`
    expect(answerTo(nested)).toBeDefined()
  })
})

describe('a request', () => {
  it.each([1, 0, -3, 1.5, 'a', '', null])('gets its id back: %j', (id) =>
    expect(answerTo(JSON.stringify({ ...GAMES_REQUEST, id }))).toMatchObject({ jsonrpc: '2.0', id }),
  )

  it.each([[[1]], [{}], [true]])('has no other sort of id: %j', (id) =>
    expect(answerTo(JSON.stringify({ ...GAMES_REQUEST, id }))).toEqual(error(null, ERRORS.request)),
  )

  it.each([undefined, '1.0', 2])('says which version it is of, not %j', (jsonrpc) =>
    expect(answerTo(JSON.stringify({ method: 'games', id: 7, jsonrpc }))).toEqual(error(7, ERRORS.request)),
  )

  it.each(['nothing', '', 'toString', '__proto__', 'constructor'])('for no known method: %j', (method) =>
    expect(connect().fails(method, {}).code).toBe(ERRORS.method),
  )

  it.each([
    ['rulebook', []],
    ['rulebook', 'confrontation'],
    ['rulebook', null],
    ['rulebook', {}],
    ['rulebook', { game: 1 }],
    ['rulebook', { game: 'chess' }],
    ['rulebook', { game: 'confrontation', rule: 'x' }],
    ['new', { game: 'confrontation' }],
    ['new', { game: 'confrontation', config: { seed: 1 } }],
    ['new', { game: 'confrontation', config: { seed: 'x' }, as: '' }],
    ['new', { game: 'confrontation', config: { seed: 'x' }, as: 'x'.repeat(101) }],
    ['load', { state: null }],
    ['load', { state: { game: 'confrontation' } }],
    ['position', { game: 'war-of-the-ring', position: 7 }],
    ['determinize', { seed: 'x' }],
    ['determinize', { seed: 'x', view: { game: 'confrontation', viewer: 'sauron' } }],
  ])('with wrong parameters says where: %s %j', (method, params) => {
    const { code, data } = connect().fails(method, params)
    expect(code).toBe(ERRORS.params)
    expect(data).toMatchObject({ _tag: 'Malformed', path: expect.any(String), problem: expect.any(String) })
  })

  it('needs no parameters where the method has none', () => {
    expect(connect().call('games')).toEqual(connect().call('games', {}))
  })

  it.each(Object.keys(METHODS).filter((method) => 'id' in METHODS[method as keyof typeof METHODS].required))(
    'about a game that is not there: %s',
    (method) => {
      const params = { id: 'nowhere', viewer: 'sauron', seat: 'sauron', action: {} }
      const { required, optional } = METHODS[method as keyof typeof METHODS]
      const given = Object.entries(params).filter(([key]) => key in required || key in optional)
      expect(connect().fails(method, Object.fromEntries(given)).code).toBe(ERRORS.unknownGame)
    },
  )
})

describe('a notification', () => {
  it('is done and not answered', () => {
    const { send, call } = connect()
    const params = { game: 'confrontation', config: { seed: 'x' }, as: 'quiet' }
    expect(send({ jsonrpc: '2.0', method: 'new', params })).toBeUndefined()
    expect(call('brief', { id: 'quiet' })).toMatchObject({ id: 'quiet' })
  })

  it('is not answered even if it fails', () => {
    expect(connect().send({ jsonrpc: '2.0', method: 'close', params: { id: 'nowhere' } })).toBeUndefined()
    expect(connect().send({ jsonrpc: '2.0', method: 'nothing' })).toBeUndefined()
  })
})

describe('a batch', () => {
  it('is answered by a list, notifications left out, wrong ones each by an error', () => {
    const answers = connect().send([
      { ...GAMES_REQUEST, id: 1 },
      GAMES_REQUEST,
      1,
      { foo: 'bar' },
      { jsonrpc: '2.0', method: 'nothing', id: '5' },
    ]) as readonly Answered[]
    expect(answers).toEqual([
      expect.objectContaining({ id: 1, result: expect.anything() }),
      error(null, ERRORS.request),
      error(null, ERRORS.request),
      error('5', ERRORS.method),
    ])
  })

  it('of notifications is not answered', () =>
    expect(connect().send([GAMES_REQUEST, GAMES_REQUEST])).toBeUndefined())

  it('that is empty is one error', () => expect(connect().send([])).toEqual(error(null, ERRORS.request)))

  it('has a limit', () => {
    const { send } = connect({ longestBatch: 2 })
    const one = { ...GAMES_REQUEST, id: 1 }
    expect(send([one, one])).toHaveLength(2)
    expect(send([one, one, one])).toEqual(error(null, ERRORS.limit))
  })

  it('is done in its order', () => {
    const { send } = connect()
    const config = { seed: 'x' }
    const answers = send([
      { jsonrpc: '2.0', id: 1, method: 'new', params: { game: 'confrontation', config, as: 'a' } },
      { jsonrpc: '2.0', id: 2, method: 'apply', params: { id: 'a', option: 0 } },
      { jsonrpc: '2.0', id: 3, method: 'close', params: { id: 'a' } },
      { jsonrpc: '2.0', id: 4, method: 'brief', params: { id: 'a' } },
    ]) as readonly Answered[]
    expect(answers.map(({ error: failed }) => failed?.code)).toEqual([
      undefined,
      undefined,
      undefined,
      ERRORS.unknownGame,
    ])
  })
})

it('the number of games has a limit, and closing makes room', () => {
  const { call, fails } = connect({ mostGames: 2 })
  const params = { game: 'confrontation', config: { seed: 'x' } }
  const ids = [call<{ id: string }>('new', params).id, call<{ id: string }>('new', params).id]
  expect(ids).toEqual(['game-1', 'game-2'])
  expect(fails('new', params).code).toBe(ERRORS.limit)
  expect(fails('copy', { id: 'game-1' }).code).toBe(ERRORS.limit)
  expect(call('close', { id: 'game-1' })).toEqual({ closed: 'game-1' })
  expect(call('new', params)).toMatchObject({ id: 'game-3' })
})

it('without arrays for learners there are no methods for them', () => {
  const { fails } = connect({})
  expect(fails('layout', { game: 'confrontation' }).code).toBe(ERRORS.method)
})

describe('whatever is sent', () => {
  const isAnswer = (answer: string | undefined): boolean => {
    if (answer === undefined) return true
    expect(answer).not.toContain('\n')
    const codes: readonly number[] = Object.values(ERRORS)
    return [JSON.parse(answer) as Answered | readonly Answered[]].flat().every((one) => {
      const { jsonrpc, error: failed } = one as Answered
      return (
        jsonrpc === '2.0' &&
        (failed === undefined || (failed.code !== ERRORS.internal && codes.includes(failed.code)))
      )
    })
  }

  it('as text is answered in form', () => {
    fc.assert(fc.property(fc.string(), (line) => isAnswer(makeServer().answer(line))))
  })

  it('as parameters is answered in form, and never by an accident of ours', () => {
    const server = makeServer()
    const start = { game: 'confrontation', config: { seed: 'x' }, as: 'g' }
    server.answer(JSON.stringify({ jsonrpc: '2.0', method: 'new', params: start }))
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('g', 'confrontation', 'sauron', 0, 1))
    const names = Object.values(METHODS).flatMap(({ required, optional }) =>
      Object.keys({ ...required, ...optional }),
    )
    const params = fc.dictionary(fc.constantFrom(...names), value)
    const method = fc.constantFrom(...Object.keys(METHODS).filter((name) => name !== 'close'))
    fc.assert(
      fc.property(method, params, (name, given) =>
        isAnswer(
          server.answer(
            JSON.stringify({ jsonrpc: '2.0', id: 1, method: name, params: { id: 'g', ...given } }),
          ),
        ),
      ),
      { numRuns: 400 },
    )
    const left = server.answer('{"jsonrpc":"2.0","id":1,"method":"brief","params":{"id":"g"}}')
    expect(left).toContain('"result"')
  })
})
