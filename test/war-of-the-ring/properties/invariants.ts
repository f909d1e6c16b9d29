/**
 * All invariants of positions by number. Those of steps are in `subject.ts`. Of the list in the digest these
 * have no function of their own: INV-60 to INV-62 speak of the expansion, INV-69 of more players, and INV-63
 * to INV-67 are the laws of the contract, which the conformance kit holds every game to.
 */
import { BESIDE_THE_MAP } from './besideTheMap'
import type { Invariant } from './invariant'
import { ON_THE_MAP } from './onTheMap'

/** All invariants by number. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = { ...ON_THE_MAP, ...BESIDE_THE_MAP }
