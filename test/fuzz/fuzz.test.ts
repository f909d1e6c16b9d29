/**
 * A short fuzz of every function of both games; `npm run fuzz` is the long one. And proof that it can fail.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import PACKAGE from '../../package.json'
import type { Game, Types } from '../../src/kernel'
import { DOOR_NAMES, EXCLUDED, EXPORTED, TARGETS } from './all'
import { fuzzing, stopwatch, type Tried, type Trouble } from './fuzz'
import { materials } from './material'
import { answers } from './protocol'
import { GAME_TARGETS } from './targets'
import { thorough } from '../thorough'

const INPUTS = thorough(800, 4000)
const MADE = materials()
const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url))

const troublesOf = (tried: Tried, inputs: number): ReadonlyArray<Trouble> => {
  const { tryOne } = fuzzing('ci', { made: MADE, ...tried })
  const found: Array<Trouble> = []
  for (let number = 0; number < inputs; number++) {
    const trouble = tryOne(number)
    if (trouble !== undefined) found.push(trouble)
  }
  return found
}

/** Both games with some functions replaced. */
const spoilt = (spoil: (game: Game<Types>) => Partial<Game<Types>>): Tried => ({
  made: MADE.map((material) => ({ ...material, game: { ...material.game, ...spoil(material.game) } })),
  targets: GAME_TARGETS,
})

const problemsOf = (...given: Parameters<typeof troublesOf>): string =>
  troublesOf(...given)
    .map(({ target, problem }) => `${target} ${problem}`)
    .join('\n')

describe('whatever it is given', { timeout: 120_000 }, () => {
  it('no function throws, hangs, changes its input or refuses without a name', () => {
    expect(troublesOf({}, INPUTS)).toEqual([])
  })

  it('is every function of every index, but for those by which games are defined', () => {
    const tried = new Set(Object.keys(TARGETS).map((name) => name.split(' ')[0]))
    expect(EXPORTED.length).toBeGreaterThan(60)
    expect(EXPORTED.filter((name) => !tried.has(name) && !(name in EXCLUDED))).toEqual([])
    expect(Object.keys(EXCLUDED).filter((name) => tried.has(name) || !EXPORTED.includes(name))).toEqual([])
    expect([...tried].filter((name) => !EXPORTED.includes(String(name)))).toEqual([])
  })

  it('comes through every door there is', () => {
    const folders = readdirSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const doors = folders.map(({ name }) => name).filter((name) => `./${name}` in PACKAGE.exports)
    expect(doors.length).toBeGreaterThan(6)
    expect(doors.filter((name) => !DOOR_NAMES.includes(name))).toEqual([])
  })
})

describe('of the server the fuzz notices', () => {
  const request = '{"jsonrpc":"2.0","id":1,"method":"games"}'

  it('an answer that is missing, or that nobody wants', () => {
    expect(answers(request, undefined)).toMatch(/^no answer/)
    expect(answers('not JSON', undefined)).toMatch(/^no answer/)
    expect(answers('{"jsonrpc":"2.0","method":"games"}', '{}')).toBe('an answer that nobody wants')
    expect(answers(' ', undefined)).toBeUndefined()
  })

  it('what is no answer of JSON-RPC, has no name, or is its own fault', () => {
    expect(answers(request, 'oops')).toBe('no line of JSON')
    expect(answers(request, '{"id":1,"result":1}')).toBe('no answer of JSON-RPC')
    expect(answers(request, '{"jsonrpc":"2.0","id":1}')).toBe('neither a result nor an error')
    const failed = (code: number) => JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message: 'm' } })
    expect(answers(request, failed(7))).toBe('an error without a name')
    expect(answers(request, failed(-32603))).toMatch(/^an internal error/)
    expect(answers(request, failed(-32600))).toBeUndefined()
  })
})

describe('the fuzz notices', { timeout: 120_000 }, () => {
  const few = Object.keys(GAME_TARGETS).length * 12

  it('a function that throws', () => {
    const made = spoilt(({ hash }) => ({ hash: (state) => hash(state).repeat(state.stack.length) }))
    expect(problemsOf(made, few)).toMatch(/\.hash threw TypeError/)
  })

  it('a function that changes its input', () => {
    const made = spoilt(({ newGame }) => ({
      newGame: (config) => {
        if (typeof config === 'object' && config !== null) Reflect.set(config, 'seed', 'mine')
        return newGame(config)
      },
    }))
    const problems = problemsOf(made, few * 4)
    expect(problems).toMatch(/\.newGame changed its input$/m)
  })

  it('a function that takes long', () => {
    const made = spoilt(({ parse }) => ({
      parse: (text) => {
        const worked = stopwatch()
        while (worked() < 200);
        return parse(text)
      },
    }))
    expect(problemsOf({ ...made, limit: 150 }, few / 4)).toMatch(/\.parse took \d+ ms/)
  })

  it('a refusal without a name', () => {
    const made = spoilt(() => ({ decode: () => ({ _tag: 'Left', left: { _tag: 'Malformed' } }) as never }))
    expect(problemsOf(made, few)).toMatch(/\.decode an error without a name/)
  })

  it('an illegal action that is accepted', () => {
    const made = spoilt(({ applyAction, legalActions }) => ({
      applyAction: (state) => applyAction(state, legalActions(state)[0]),
    }))
    expect(problemsOf(made, few)).toMatch(/\.applyAction accepted, not listed/)
  })

  it('a state that was let in and cannot be played', () => {
    const made = spoilt(({ decode, encode }) => ({
      decode: (json) => {
        const read = decode(json)
        return read._tag === 'Right' || typeof json !== 'object'
          ? read
          : ({ _tag: 'Right', right: json } as never)
      },
      encode: (state) => (state.chance === undefined ? (state as never) : encode(state)),
    }))
    expect(problemsOf(made, few * 4)).toMatch(/\.decode (a state was made|over|the state|its answer)/)
  })
})
