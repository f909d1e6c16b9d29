/**
 * The conformance kit: every game is run through the same laws, by random plays over every setting.
 * A failure names the play, shrunk by fast-check, so that it can be played again.
 */
import fc from 'fast-check'
import { describe, it } from 'vitest'
import type { Types } from '../../../src/kernel'
import { thorough } from '../../thorough'
import { LAWS } from './laws'
import { lineOf, playsOf, wholeGamesOf } from './line'
import type { Law, Play, Subject } from './subject'

export type { Faults, Law, Line, Play, Setting, Step, Subject, Twin } from './subject'

/** All laws, in the order of the contract. */
export { LAWS } from './laws'
/** Law 5: who may know what. */
export { SECRETS } from './secrets'
export { wholeGamesOf } from './line'

/** So many random plays try each law. */
const RANDOM_PLAYS = Number(process.env['CONFORMANCE_PLAYS'] ?? thorough(1, 24))
/** Of more configs than these some are played whole, one in so many, and others for the next law. */
const MOST_WHOLE = thorough(8, 300)
const SEED = Number(process.env['CONFORMANCE_SEED'] ?? 20)
/** How long a broken law may go on looking for a smaller play that breaks it, in milliseconds. */
const PATIENCE = Number(process.env['CONFORMANCE_PATIENCE'] ?? thorough(120_000, 300_000))
const TIMEOUT = 600_000

/** Tries a law on one play; throws if it is broken. */
export const tryLaw = <T extends Types>(subject: Subject<T>, law: Law, play: Play<T>): void =>
  law.holds(subject, lineOf(subject, play))

/** What broke the law, and the smallest play found that breaks it, without the numbers it never used. */
const report = <T extends Types>(subject: Subject<T>, run: fc.RunDetailsCommon<[Play<T>]>): string => {
  if (run.counterexample === null) return `interrupted after ${run.numRuns} plays; try a greater patience`
  const [play] = run.counterexample
  const naturals = play.naturals.slice(0, lengthOf(subject, play))
  const { errorInstance } = run as { readonly errorInstance?: unknown }
  return `${String(errorInstance)}\nplay ${JSON.stringify({ ...play, naturals })}`
}

const lengthOf = <T extends Types>(subject: Subject<T>, play: Play<T>): number => {
  try {
    return lineOf(subject, play).actions.length
  } catch {
    return play.naturals.length
  }
}

const declare = <T extends Types>(subject: Subject<T>, law: Law, whole: ReadonlyArray<Play<T>>): void =>
  it(
    law.says,
    () => {
      const one = Math.ceil(whole.length / MOST_WHOLE)
      const some = whole.filter((_, place) => place % one === LAWS.indexOf(law) % one)
      const examples = law.over === 'every' ? some.map((play): [Play<T>] => [play]) : []
      const run = fc.check(
        fc.property(playsOf(subject), (play) => tryLaw(subject, law, play)),
        {
          examples,
          numRuns: examples.length + Math.ceil(law.over === 'few' ? RANDOM_PLAYS / 4 : RANDOM_PLAYS),
          seed: SEED,
          interruptAfterTimeLimit: PATIENCE,
          markInterruptAsFailure: true,
        },
      )
      if (run.failed) throw new Error(report(subject, run))
    },
    TIMEOUT,
  )

/** Declares a test for each law. */
export const conformance = <T extends Types>(subject: Subject<T>, laws = LAWS): void => {
  describe(`${subject.game.name} keeps the laws`, () => {
    const whole = wholeGamesOf(subject)
    for (const law of laws) declare(subject, law, whole)
  })
}
