/**
 * All invariants of positions by number.
 */
import { BESIDE_THE_MAP } from './besideTheMap'
import type { Invariant } from './invariant'
import { ON_THE_MAP } from './onTheMap'

/** All invariants by number. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = { ...ON_THE_MAP, ...BESIDE_THE_MAP }
