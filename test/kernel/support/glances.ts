/** What tests of glances share: states of random stretches, and pairs of what is told in two ways. */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { expect } from 'vitest'
import { randomFrom, type Game, type NewConfig, type Reading } from '../../../src/kernel'
import type { State, Types } from '../../../src/kernel'
import { mustRight } from '../conformance/check'

const STATES = 40

/** Some states of a random stretch from the start of a game: every so manieth. */
const statesOf = <T extends Types>(
  game: Game<T>,
  config: NewConfig<T>,
  every: number,
): ReadonlyArray<State<T>> => {
  const random = randomFrom(JSON.stringify(config))
  let state = mustRight(game.newGame(config), 'newGame')
  const states = [state]
  for (let step = 1; step <= STATES * every; step++) {
    const action = game.sampleAction(state, random)
    if (O.isNone(action)) break
    state = mustRight(game.applyAction(state, action.value), 'a sample').state
    if (step % every === 0) states.push(state)
  }
  return states
}

/** A fact as a glance tells it, and as the reader does. */
export type Told = readonly [glanced: unknown, read: unknown]

/** Holds what a glance tells of states against what the reader tells of them; gives how many there were. */
export const agreeing = <T extends Types, G>(
  game: Game<T> & { readonly glance: (state: State<T>) => O.Option<G> },
  { config, every }: { readonly config: NewConfig<T>; readonly every: number },
  toldOf: (seen: G, table: Reading<T>, state: State<T>) => ReadonlyArray<Told>,
): void => {
  const states = statesOf(game, config, every)
  expect(states.length).toBeGreaterThan(STATES / 3)
  for (const state of states) {
    const seen = mustRight(E.fromOption(() => 'none')(game.glance(state)), 'a glance')
    const told = toldOf(seen, mustRight(game.read(state), 'read'), state)
    expect(told.map(([glanced]) => glanced)).toEqual(told.map(([, read]) => read))
  }
}
