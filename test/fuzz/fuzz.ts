/**
 * One input of the fuzz after another. Its number says everything about an input, so any of them can be tried
 * again alone. Nothing may throw, take long, or change what it is given; every refusal has a name.
 */
import { randomFrom, type Random } from '../../src/kernel'
import { materials, type Material } from './material'
import { pick } from './oddities'
import { TARGETS } from './all'
import type { Target, Trial } from './inputs'

/** A broken promise: which input, of which function, and what happened. */
export interface Trouble {
  readonly number: number
  readonly target: string
  readonly problem: string
}

/** Milliseconds that no call may work; a search that is told no budget thinks for seconds. */
export const LIMIT = 20_000

/** Milliseconds of the clock and of the process. A call has worked for no longer than either of them says. */
const times = (): readonly [number, number] => {
  const { user, system } = process.cpuUsage()
  return [performance.now(), (user + system) / 1000]
}

/** Says how long there can have been work since, also where other programs had the processor. */
export const stopwatch = (): (() => number) => {
  const start = times()
  return () => {
    const now = times()
    return Math.min(now[0] - start[0], now[1] - start[1])
  }
}

/** The text of plain data; undefined for what is not plain. */
const textOf = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

const reasonOf = (error: unknown): string => {
  try {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  } catch {
    return 'something that cannot be looked at'
  }
}

/** Calls once and says what is wrong. */
const problemOf = ({ input, call, judge }: Trial, limit: number): string | undefined => {
  const before = textOf(input)
  const worked = stopwatch()
  let answer: unknown
  try {
    answer = call()
  } catch (error) {
    return `threw ${reasonOf(error)}`
  }
  const took = worked()
  if (took > limit) return `took ${Math.round(took)} ms`
  if (textOf(input) !== before) return 'changed its input'
  try {
    return judge(answer)
  } catch (error) {
    return `its answer could not be used: ${reasonOf(error)}`
  }
}

const problemWith = (make: () => Trial | undefined, limit: number): string | undefined => {
  try {
    const trial = make()
    return trial === undefined ? 'no such function' : problemOf(trial, limit)
  } catch (error) {
    return `could not be tried: ${reasonOf(error)}`
  }
}

/** What is tried: by default every function, with both games. */
export interface Tried {
  readonly limit?: number
  readonly made?: ReadonlyArray<Material>
  readonly targets?: Readonly<Record<string, Target>>
}

/** Tries inputs by number. */
export const fuzzing = (
  seed: string,
  { limit = LIMIT, made = materials(), targets = TARGETS }: Tried = {},
) => {
  const names = Object.keys(targets)
  const nameOf = (number: number): string => names[number % names.length] as string
  /** What is of one game is mostly given what is of that game. */
  const materialFor = (target: string, random: Random): Material => {
    const own = made.find(({ game }) => target.startsWith(`${game.name}.`))
    return own === undefined || random(4) === 0 ? pick(random, made) : own
  }
  const tryOne = (number: number): Trouble | undefined => {
    const random = randomFrom(`${seed} ${number}`)
    const target = nameOf(number)
    const material = materialFor(target, random)
    const problem = problemWith(() => targets[target]?.(material, random), limit)
    const name = target.includes('.') ? target : `${material.game.name}.${target}`
    return problem === undefined ? undefined : { number, target: name, problem }
  }
  return { tryOne, nameOf }
}
