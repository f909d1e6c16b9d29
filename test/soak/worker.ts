/**
 * A worker of the soak: plays the games it is told to, and makes a failing one small.
 */
import { parentPort } from 'node:worker_threads'
import { playGame, type Order } from './player'
import type { Counts } from './coverage'
import { shrink, type Failure } from './shrink'
import type { Fault } from './checks'

/** A game to be played, and how long a failing one may be shrunk, in milliseconds. */
export interface Task {
  readonly order: Order
  readonly patience: number
}

/** What a worker says when a game is done. */
export interface Answer {
  readonly order: Order
  readonly decisions: number
  readonly counts: Counts
  readonly failure: Failed | undefined
}

/** A failing game, as it was found and as small as it became. */
export interface Failed {
  readonly course: string
  readonly seed: string
  readonly found: { readonly decisions: number; readonly fault: Fault }
  readonly naturals: ReadonlyArray<number>
  readonly fault: Fault
}

const failedOf = (failure: Failure, patience: number): Failed => {
  const small = shrink(failure, patience)
  return {
    course: failure.course.name,
    seed: failure.seed,
    found: { decisions: failure.naturals.length, fault: failure.fault },
    naturals: small.naturals,
    fault: small.fault,
  }
}

/** Plays a game and answers. */
export const answerOf = ({ order, patience }: Task): Answer => {
  const { course, seed, naturals, counts, fault } = playGame(order)
  const failure = fault === undefined ? undefined : failedOf({ course, seed, naturals, fault }, patience)
  return { order, decisions: naturals.length, counts, failure }
}

/** Answers tasks until the main thread ends it. */
export const serve = (): void => {
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(answerOf(task)))
}
