/**
 * All laws as values, without a test runner: the conformance kit tries them on random plays, the soak on
 * every
 * state of long games.
 */
import { CHANCE } from './chance'
import { EXPLAINING } from './explaining'
import { INVARIANTS } from './invariants'
import { KEYS } from './keys'
import { LEGALITY } from './legality'
import { PLAYOUTS } from './playouts'
import { PURITY } from './purity'
import { QUESTIONS } from './questions'
import { RECORDS } from './records'
import { REFUSALS } from './refusals'
import { SAVING } from './saving'
import { SECRETS } from './secrets'
import { SINGLES } from './singles'
import type { Law } from './subject'

/** All laws, in the order of the contract. */
export const LAWS: ReadonlyArray<Law> = [
  ...LEGALITY,
  ...SAVING,
  ...RECORDS,
  ...QUESTIONS,
  ...PLAYOUTS,
  ...KEYS,
  ...SINGLES,
  ...SECRETS,
  ...CHANCE,
  ...INVARIANTS,
  ...EXPLAINING,
  ...REFUSALS,
  ...PURITY,
]
