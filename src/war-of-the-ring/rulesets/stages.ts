/**
 * How an overlay tells a procedure in its own way: stages in the place of another, before it or after it. All
 * the rest stays, whoever told it.
 */
import type { ProcedureOf, RunKind, StagesOf } from '../../kernel/wiring'
import type { War } from '../model/bundle'
import type { Frames } from '../model/frames'
import type { PROCEDURES } from './procedures'

type Procedures = typeof PROCEDURES
/** The procedures of the base: an overlay changes these. */
type Kind = RunKind<Frames> & keyof Procedures
/** The stages that a procedure has in the base. */
type StageOf<K extends Kind> = Procedures[K][number][0]

/** The procedure with something else in the place of a stage, which another overlay may have left out. */
const changedAt = <K extends Kind>(
  procedure: ProcedureOf<War, Frames, K>,
  name: StageOf<K>,
  change: (entry: StagesOf<War, Frames, K>[number]) => StagesOf<War, Frames, K>,
): ProcedureOf<War, Frames, K> => {
  const { kind } = procedure
  if (!procedure.some(([one]) => one === name)) throw new Error(`no stage ${name} in procedure ${kind}`)
  return Object.assign(
    procedure.flatMap((entry) => (entry[0] === name ? change(entry) : [entry])),
    { kind },
  )
}

/** The procedure with some stages in the place of the one of this name, or without it. */
export const replacing = <K extends Kind>(
  procedure: ProcedureOf<War, Frames, K>,
  name: StageOf<K>,
  ...stages: StagesOf<War, Frames, K>
): ProcedureOf<War, Frames, K> => changedAt(procedure, name, () => stages)

/** The procedure with some stages before the one of this name. */
export const inserting = <K extends Kind>(
  procedure: ProcedureOf<War, Frames, K>,
  name: StageOf<K>,
  ...stages: StagesOf<War, Frames, K>
): ProcedureOf<War, Frames, K> => changedAt(procedure, name, (entry) => [...stages, entry])

/** The procedure with some stages after the one of this name. */
export const insertingAfter = <K extends Kind>(
  procedure: ProcedureOf<War, Frames, K>,
  name: StageOf<K>,
  ...stages: StagesOf<War, Frames, K>
): ProcedureOf<War, Frames, K> => changedAt(procedure, name, (entry) => [entry, ...stages])
