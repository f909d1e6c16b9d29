/**
 * A short fuzz of every function of both games; `npm run fuzz` is the long one. And proof that it can fail.
 */
import { describe, expect, it } from 'vitest'
import type { Game, Types } from '../../src/kernel'
import { fuzzing, type Trouble } from './fuzz'
import { materials, type Material } from './material'
import { TARGETS } from './targets'

const INPUTS = 4000
const MADE = materials()
const GAME_FUNCTIONS = Object.entries(MADE[0]?.game ?? {}).filter(([, value]) => typeof value === 'function')

const troublesOf = (
  made: ReadonlyArray<Material>,
  inputs: number,
  limit?: number,
): ReadonlyArray<Trouble> => {
  const { tryOne } = fuzzing('ci', limit, made)
  const found: Array<Trouble> = []
  for (let number = 0; number < inputs; number++) {
    const trouble = tryOne(number)
    if (trouble !== undefined) found.push(trouble)
  }
  return found
}

/** Both games with some functions replaced. */
const spoilt = (spoil: (game: Game<Types>) => Partial<Game<Types>>): ReadonlyArray<Material> =>
  MADE.map((material) => ({ ...material, game: { ...material.game, ...spoil(material.game) } }))

const problemsOf = (...given: Parameters<typeof troublesOf>): string =>
  troublesOf(...given)
    .map(({ target, problem }) => `${target} ${problem}`)
    .join('\n')

describe('whatever it is given', { timeout: 120_000 }, () => {
  it('no function throws, hangs, changes its input or refuses without a name', () => {
    expect(troublesOf(MADE, INPUTS)).toEqual([])
  })

  it('is every function of a game', () => {
    const tried = new Set(Object.keys(TARGETS).map((name) => name.split(' ')[0]))
    expect(GAME_FUNCTIONS.map(([name]) => name).filter((name) => !tried.has(name))).toEqual([])
  })
})

describe('the fuzz notices', { timeout: 120_000 }, () => {
  const few = Object.keys(TARGETS).length * 12

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
    const problems = problemsOf(made, few * 2)
    expect(problems).toMatch(/\.newGame changed its input$/m)
    expect(problems).toMatch(/\.newGame changed its input: set/)
  })

  it('a function that takes long', () => {
    const made = spoilt(({ parse }) => ({
      parse: (text) => {
        const end = performance.now() + 200
        while (performance.now() < end);
        return parse(text)
      },
    }))
    expect(problemsOf(made, few / 4, 150)).toMatch(/\.parse took \d+ ms/)
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
    expect(problemsOf(made, few)).toMatch(/\.decode (a state was made|over|the state|its answer)/)
  })
})
