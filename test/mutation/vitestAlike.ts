/**
 * Stands in for vitest where all tests live in one process: tests are only collected, to be run one by one as
 * often as needed. Assertions are vitest's own.
 */
import * as chai from 'chai'
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

/** A test that was collected. */
export interface Collected {
  readonly name: string
  readonly run: () => unknown
}

/** All tests collected so far. */
export const COLLECTED: Array<Collected> = []

const path: Array<string> = []

/** Collects the tests of a file, under its name. */
export const collecting = async (file: string, bring: () => Promise<unknown>): Promise<void> => {
  path.push(file)
  try {
    await bring()
  } finally {
    path.length = 0
  }
}

type Body = (...given: ReadonlyArray<never>) => unknown
type Rest = ReadonlyArray<unknown>

/** The function among what follows a name: options may come before or after it. */
const bodyOf = (rest: Rest): Body => rest.find((one) => typeof one === 'function') as Body

const collect = (name: string, ...rest: Rest): void => {
  const body = bodyOf(rest)
  COLLECTED.push({ name: [...path, name].join(' > '), run: () => body() })
}
const group = (name: string, ...rest: Rest): void => {
  path.push(name)
  bodyOf(rest)()
  path.pop()
}

type Taker = (name: string, ...rest: Rest) => void

const eachOf =
  (take: Taker) =>
  (cases: ReadonlyArray<unknown>) =>
  (name: string, ...rest: Rest): void => {
    const body = bodyOf(rest)
    for (const [place, one] of cases.entries()) {
      const given = (Array.isArray(one) ? one : [one]) as unknown as ReadonlyArray<never>
      take(`${name} #${place}`, () => body(...given))
    }
  }

/** Takes nothing, and nothing of a list. */
const none = Object.assign(() => {}, { each: () => () => {} })

const taking = (take: Taker) => {
  const all = Object.assign((name: string, ...rest: Rest) => take(name, ...rest), { each: eachOf(take) })
  const runIf = (runs: unknown) => (runs ? all : none)
  return Object.assign(all, { skip: none, runIf, skipIf: (skips: unknown) => runIf(!skips) })
}

/** As in vitest. */
export const it = taking(collect)
export const test = it
export const describe = taking(group)
export const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
)
export const afterEach = (): void => {}
export const beforeEach = afterEach
export const afterAll = afterEach
export const beforeAll = (make: () => unknown): void => void make()
