/**
 * The clock of the program, in milliseconds. The library has none: bots and the server take it from whoever
 * calls, and here that is the program.
 */
import { performance } from 'node:perf_hooks'

/** The time now. */
export const now = (): number => performance.now()
