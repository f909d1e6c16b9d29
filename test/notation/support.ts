/** Random play for the notation: states at a question, and what a line has to tell of them. */
import * as E from 'fp-ts/lib/Either.js'
import { expect } from 'vitest'
import { anyGame, randomFrom, type AnyGame, type Game, type State, type Types } from '../../src/kernel'
import { formatPosition, parsePosition } from '../../src/notation'

/** The right of an Either; fails with what is left. */
export const right = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error(JSON.stringify(either.left))
  return either.right
}

/** What a line tells of a state: everything but seed and draws. */
export const toldOf = (game: AnyGame, state: State<Types>): unknown => {
  const { config, stack, table, outcome } = game.encode(state)
  return { config: { ...(config as object), seed: '' }, stack, table, outcome }
}

export interface Walk {
  readonly config: object
  readonly seed: string
  readonly steps: number
  /** One of so many states is tried. */
  readonly every: number
}

/** Whether a question stands in these frames: kinds from the top down, the last ones of `pattern` first. */
const isIn = (stack: ReadonlyArray<{ readonly kind: string }>, pattern: string): boolean => {
  const kinds = pattern.split(' > ')
  return kinds.every((kind, place) => stack[stack.length - kinds.length + place]?.kind === kind)
}

/** States of random play whose question is one of these: the last frames, as `draw > decide/discard`. */
export const statesOf = (
  game: AnyGame,
  { config, seed, steps, every }: Walk,
  asked: ReadonlyArray<string>,
): ReadonlyArray<State<Types>> => {
  const random = randomFrom(seed)
  const states: Array<State<Types>> = []
  let state = right(game.newGame({ ...config, seed } as never))
  for (let step = 0; step < steps && state.outcome === null; step++) {
    const actions = game.legalActions(state)
    state = right(game.applyAction(state, actions[random(actions.length)])).state
    const { stack, outcome } = state
    if (outcome === null && asked.some((one) => isIn(stack, one)) && random(every) === 0) states.push(state)
  }
  return states
}

const ALPHABET = /^[a-z0-9?;:, -]+$/

/** A state, its line, the state again: the same, in one line only, within the alphabet. */
export const roundTrips = <T extends Types>(given: Game<T>, state: State<Types>): string => {
  const game = anyGame(given)
  const line = right(formatPosition(game, state))
  expect(line).toMatch(ALPHABET)
  const back = right(parsePosition(game, line))
  expect(toldOf(game, back)).toEqual(toldOf(game, state))
  expect(right(formatPosition(game, back))).toBe(line)
  return line
}

/** The same sections and items in another order, with capitals and spaces. */
export const shuffled = (line: string, seed: string): string => {
  const random = randomFrom(seed)
  const [tag = '', ...sections] = line.split('; ')
  const mixed = sections
    .map((section) => ({ section, at: random(1000) }))
    .sort((one, other) => one.at - other.at)
    .map(({ section }) => section)
  return [tag, ...mixed].join(' ;\n').toUpperCase()
}
