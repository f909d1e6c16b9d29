/**
 * A line is worked on for so long and no longer, a batch as a whole: what takes too long is stopped, answered
 * with an error that names the limit, and the games are as they were. The clock here goes on by one each time
 * it is looked at.
 */
import { describe, expect, it } from 'vitest'
import { LEARNER } from '../../src/cli/learner'
import { ORACLE } from '../../src/cli/oracle'
import { ERRORS } from '../../src/protocol/index'
import { randomFrom } from '../../src/kernel'
import { connect, type Answered } from './client'
import { slowLines } from './slow'

const TOO_LONG = {
  code: ERRORS.limit,
  message: 'a line is worked on for at most 50 ms; this was stopped, and nothing of it is done',
}

const impatient = (longestTime = 50) => {
  let time = 0
  let looked = 0
  const now = (): number => {
    looked += 1
    return (time += 1)
  }
  const client = connect({ learner: LEARNER, oracle: ORACLE, now, longestTime })
  return { ...client, looked: () => looked }
}

const begun = (game: string, as: string) => ({ game, config: { seed: 'patience' }, as })

/** The actions of a game that is played by its first choices. */
const actionsOf = (game: string, count: number) => {
  const { call } = connect()
  call('new', begun(game, 'a'))
  for (let move = 0; move < count; move++) call('apply', { id: 'a', option: 0 })
  return call<{ readonly actions: ReadonlyArray<object> }>('record', { id: 'a' })
}

describe('what takes too long is stopped', () => {
  const record = actionsOf('war-of-the-ring', 80)

  it('a list of actions, of which none is taken', () => {
    const { call, fails } = impatient()
    call('new', begun('war-of-the-ring', 'a'))
    const before = call('hash', { id: 'a' })
    expect(fails('apply', { id: 'a', actions: record.actions })).toEqual(TOO_LONG)
    expect(call('hash', { id: 'a' })).toBe(before)
    expect(call('apply', { id: 'a', actions: record.actions.slice(0, 40) })).toMatchObject({ id: 'a' })
  })

  it('a record that is replayed, or made', () => {
    const { call, fails } = impatient()
    expect(fails('replay', { record, as: 'a' })).toEqual(TOO_LONG)
    expect(fails('brief', { id: 'a' }).code).toBe(ERRORS.unknownGame)
    call('new', begun('war-of-the-ring', 'b'))
    for (let at = 0; at < 80; at += 40) call('apply', { id: 'b', actions: record.actions.slice(at, at + 40) })
    expect(fails('record', { id: 'b' })).toEqual(TOO_LONG)
    expect(fails('notation', { id: 'b' })).toEqual(TOO_LONG)
    expect(call('brief', { id: 'b' })).toMatchObject({ id: 'b' })
  })

  it.each(['search:10000', 'search:9999ms'])('a bot: %s', (bot) => {
    const { call, fails, looked } = impatient()
    call('new', begun('confrontation', 'a'))
    const before = looked()
    expect(fails('choose', { id: 'a', bot })).toEqual(TOO_LONG)
    expect(looked() - before).toBeLessThan(60)
    expect(call('choose', { id: 'a', bot: 'search:5' })).toHaveProperty('action')
  })

  it('a batch, from the request on for which no time is left', () => {
    const { send, call } = impatient()
    call('new', begun('confrontation', 'a'))
    const asked = Array.from({ length: 80 }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'brief',
      params: { id: 'a' },
    }))
    const answers = send(asked) as ReadonlyArray<Answered>
    const done = answers.filter(({ error }) => error === undefined).length
    expect(done).toBeGreaterThan(20)
    expect(answers.slice(done).map(({ error }) => error)).toEqual(
      Array.from({ length: 80 - done }, () => TOO_LONG),
    )
    expect(
      (send(asked.slice(0, 20)) as ReadonlyArray<Answered>).every(({ error }) => error === undefined),
    ).toBe(true)
  })

  it('house rules, before the next is made', () => {
    const { fails } = impatient(3)
    const house = Array.from({ length: 10 }, (_, place) => ({ name: `rule-${place}` }))
    const refused = fails('new', { game: 'war-of-the-ring', config: { seed: 'x' }, house })
    expect(refused).toMatchObject({
      code: ERRORS.limit,
      message: expect.stringContaining('at most 3 ms') as string,
    })
  })
})

it(
  'no line looks at the clock more often than its time allows, or fails without a reason',
  { timeout: 120_000 },
  () => {
    const { server, looked } = impatient(300)
    const lines = slowLines(server)
    const random = randomFrom('patience')
    for (let number = 0; number < 200; number++) {
      const line = lines(random, number)
      const before = looked()
      const answer = server.answer(line) ?? ''
      // A batch looks once more for each request that it refuses.
      expect(looked() - before).toBeLessThanOrEqual(300 + 1001)
      expect(answer).not.toContain(String(ERRORS.internal))
    }
  },
)

it('without a clock nothing is stopped', () => {
  const { call } = connect({ longestTime: 0 })
  call('new', begun('confrontation', 'a'))
  expect(call('brief', { id: 'a' })).toMatchObject({ id: 'a' })
})
