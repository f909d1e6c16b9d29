/**
 * A check of a scenario: which blocks it reads, and what is wrong with them. A check is left out as long as a
 * block that it reads is not in order itself.
 */
import type { Fault } from '../../model/reading'
import type { ScenarioDoc } from '../../model/scenario'

/** A block of a scenario. */
export type Block = keyof ScenarioDoc

/** A check, with the blocks it reads. */
export interface Check {
  readonly reads: ReadonlyArray<Block>
  readonly faults: (doc: ScenarioDoc) => ReadonlyArray<Fault>
}

/** A check that reads nothing but the blocks it names. */
export const check = <B extends Block>(
  reads: ReadonlyArray<B>,
  faults: (doc: Pick<ScenarioDoc, B>) => ReadonlyArray<Fault>,
): Check => ({ reads, faults })

/** What holds of a list of questions, each with what is wrong if it does. */
export const wrongAt = (
  path: string,
  wrong: ReadonlyArray<readonly [is: boolean, problem: string]>,
): ReadonlyArray<Fault> => wrong.flatMap(([is, problem]) => (is ? [{ path, problem }] : []))
