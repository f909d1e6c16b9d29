/**
 * docs/protocol.schema.json is what the codecs say (UPDATE=1 writes it anew), and real requests and answers
 * are valid by it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as t from 'io-ts/lib/index.js'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../src/kernel/index'
import { ERRORS, METHODS } from '../../src/protocol/index'
import { ROOT } from '../package/scratch'
import { wanted } from '../wanted'
import { connect, GAMES, type Answered, type Brief } from './client'
import { schemaOf } from './jsonSchema'
import { protocolSchema } from './schema'
import { problemsOf } from './validate'
import { thorough } from '../thorough'

const FILE = join(ROOT, 'docs/protocol.schema.json')
const schema = protocolSchema()

const problems = (name: string, value: unknown): readonly string[] =>
  problemsOf(schema.$defs, { $ref: `#/$defs/${name}` }, value)

/** The schema as text, a definition to a line. */
const written = ({ $defs, ...head }: typeof schema): string => {
  const lines = Object.entries($defs).map(([name, one]) => `${JSON.stringify(name)}: ${JSON.stringify(one)}`)
  return `${JSON.stringify(head).slice(0, -1)},"$defs": {\n${lines.join(',\n')}\n}}\n`
}

it('the schema in docs is in step with the codecs', () => {
  const text = written(schema)
  if (process.env['UPDATE'] === '1') writeFileSync(FILE, text)
  expect(readFileSync(FILE, 'utf8'), wanted('test/protocol/schema.test.ts')).toBe(text)
})

describe('docs/protocol.md', () => {
  const page = readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8')

  it.each(Object.entries(METHODS))('tells of the method %s with its parameters', (name, method) => {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? ''
    const [, , params = ''] = row.split('|')
    const named = [...params.matchAll(/`(\w+)(\?)?`/g)].map(([, param, mark]) => [param, mark === '?'])
    expect(Object.fromEntries(named)).toEqual({
      ...Object.fromEntries(Object.keys(method.required).map((param) => [param, false])),
      ...Object.fromEntries(Object.keys(method.optional).map((param) => [param, true])),
    })
  })

  it.each(Object.entries(ERRORS))('tells of the error %s', (_, code) => expect(page).toContain(`| ${code} |`))
})

describe('a codec becomes its schema', () => {
  it.each([
    [t.string, { type: 'string' }],
    [t.Int, { type: 'integer' }],
    [t.literal(2), { const: 2 }],
    [t.readonlyArray(t.null), { type: 'array', items: { type: 'null' } }],
    [t.type({ a: t.boolean }), { type: 'object', properties: { a: { type: 'boolean' } }, required: ['a'] }],
    [t.partial({ a: t.number }), { type: 'object', properties: { a: { type: 'number' } } }],
    [t.record(t.string, t.unknown), { type: 'object', additionalProperties: true }],
  ])('%#', (codec, wanted) => expect(schemaOf(codec)).toEqual(wanted))

  it('or is an error if its sort is not known', () => {
    expect(() => schemaOf(t.type({ a: t.readonlyArray(t.keyof({ a: null })) }))).toThrow(/KeyofType/)
  })
})

describe('the validator finds what is wrong', () => {
  it.each([
    ['Action', { seat: 'sauron', kind: 'place', piece: 'balrog', region: 'nowhere' }],
    ['Action', { seat: 'sauron', kind: 'pass', more: 1 }],
    ['Action', { seat: 'shadow', kind: 'march', from: 'moria' }],
    ['result.brief', { id: 'a', actors: ['sauron'], options: 1.5, outcome: null }],
    ['result.brief', { id: 'a', actors: 'sauron', options: 1, outcome: null }],
    ['result.legal', [{ seat: 'sauron' }]],
    ['Request', { jsonrpc: '2.0', id: 1, method: 'apply', params: { id: 'a', options: 1 } }],
    ['Request', { jsonrpc: '2.0', id: 1, method: 'apply' }],
    ['Error', { jsonrpc: '2.0', id: 1, error: { code: 1, message: '' } }],
    ['SavedState', { game: 'confrontation' }],
  ])('%s %j', (name, value) => expect(problems(name, value)).not.toEqual([]))

  it.each([
    ['Action', { seat: 'sauron', kind: 'place', piece: 'balrog', region: 'mordor' }],
    ['Action', { seat: 'nature', kind: 'chance', draw: 'die', outcome: 6 }],
    ['Request', { jsonrpc: '2.0', method: 'games' }],
  ])('and lets pass %s %j', (name, value) => expect(problems(name, value)).toEqual([]))
})

const SEATS = {
  battles: ['shadow', 'free'],
  'card-game': ['witch-king', 'frodo'],
  confrontation: ['sauron', 'fellowship'],
  'war-of-the-ring': ['shadow', 'free-peoples'],
} as const satisfies Record<(typeof GAMES)[number], readonly [string, string]>

describe.each(GAMES)('%s', { timeout: 60_000 }, (game) => {
  const [seat, other] = SEATS[game]

  const checked = () => {
    const client = connect()
    const seen = new Set<string>()
    const call = <A>(method: string, params: unknown): A => {
      const request = { jsonrpc: '2.0', id: 1, method, params }
      expect(problems('Request', request)).toEqual([])
      const { result, error } = client.send(request) as Answered
      expect(error).toBeUndefined()
      expect(problems(`result.${method}`, result)).toEqual([])
      seen.add(method)
      return result as A
    }
    return { ...client, seen, call }
  }

  it('all requests and answers of a game are valid', () => {
    const { call, ask, seen } = checked()
    call('games', {})
    call('rulebook', { game })
    call('layout', { game })
    let brief = call<Brief>('new', { game, config: { seed: 'schema' }, as: 'a' })
    const random = randomFrom('choices')
    for (let made = 0; made < thorough(60, 200) && brief.outcome === null; made++) {
      const option = random(call<Brief>('brief', { id: 'a' }).options)
      const way = made % 10 === 0 ? { action: call<unknown[]>('legal', { id: 'a' })[option] } : { option }
      brief = call<Brief>('apply', { id: 'a', ...way, events: made % 3 === 0 ? 'all' : seat, told: true })
      if (made % 20 !== 0) continue
      for (const method of ['state', 'hash', 'chances', 'brief', 'numbers', 'odds']) call(method, { id: 'a' })
      for (const viewer of [seat, other, 'spectator']) call('view', { id: 'a', viewer })
      for (const viewer of [seat, other]) call('observe', { id: 'a', viewer })
      for (const one of [seat, other]) call('prompt', { id: 'a', seat: one })
      call('why', { id: 'a', action: { seat, kind: 'pass' } })
      const refused = ask('apply', { id: 'a', action: { seat, kind: 'pass', more: true } })
      expect(problems('Error', refused)).toEqual([])
      expect(problems('Refusal', refused.error?.data)).toEqual([])
    }
    call('new', { game, config: { seed: 'bots' }, as: 'bots' })
    call('choose', { id: 'bots' })
    call('tables', { game })
    const record = call('record', { id: 'a' })
    call('notation', { id: 'a' })
    call('replay', { record, as: 'b' })
    call('load', { state: call('state', { id: 'a' }), as: 'c' })
    call('copy', { id: 'c', as: 'd' })
    call('determinize', { id: 'b', viewer: seat, seed: 'x', as: 'e' })
    call('close', { id: 'e' })
    const missing = Object.keys(METHODS).filter((method) => !seen.has(method))
    expect(missing).toEqual(['position', 'line'])
  })

  it('draws are valid too', () => {
    const { call } = checked()
    let { actors } = call<Brief>('new', { game, config: { seed: 'x', chance: 'manual' }, as: 'a' })
    const random = randomFrom('draws')
    for (let made = 0; made < 60; made++) {
      const brief = call<Brief>('brief', { id: 'a' })
      if (brief.outcome !== null) break
      call('chances', { id: 'a' })
      actors = call<Brief>('apply', { id: 'a', option: random(brief.options) }).actors
    }
    expect(actors).toBeDefined()
  })
})
