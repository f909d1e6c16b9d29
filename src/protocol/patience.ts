/**
 * The time that a line may take, a batch as a whole. What is long asks again and again whether it goes on;
 * what was stopped is answered with an error, and the games are as they were.
 */
import { failure, type Failure } from './failure'
import type { Limits } from './limits'

/** The time of one line. */
export interface Patience {
  /** Whether there is time left. */
  readonly goesOn: () => boolean
  /** Whether something was told that there is none. */
  readonly wasStopped: () => boolean
}

/** Makes the time of a line; it goes on for ever without a clock. */
export const patienceFor =
  ({ longestTime }: Limits, now: unknown) =>
  (): Patience => {
    if (typeof now !== 'function') return { goesOn: () => true, wasStopped: () => false }
    const end = Number(now()) + longestTime
    let isStopped = false
    return {
      goesOn: () => {
        isStopped ||= !(Number(now()) < end)
        return !isStopped
      },
      wasStopped: () => isStopped,
    }
  }

/** The error of what took too long. */
export const tookTooLong = ({ longestTime }: Limits): Failure =>
  failure(
    'limit',
    `a line is worked on for at most ${longestTime} ms; this was stopped, and nothing of it is done`,
  )
