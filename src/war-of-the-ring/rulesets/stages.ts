/**
 * How an overlay tells a procedure in its own way: stages in the place of another, or before it. All the rest
 * stays, whoever told it.
 */
import type { ProcedureOf, RunKind, StagesOf } from '../../kernel/wiring'
import type { War } from '../model/bundle'
import type { Frames } from '../model/frames'

/** The procedure with something else in the place of the stage of this name. */
const changedAt = <K extends RunKind<Frames>>(
  procedure: ProcedureOf<War, Frames, K>,
  name: string,
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
export const replacing = <K extends RunKind<Frames>>(
  procedure: ProcedureOf<War, Frames, K>,
  name: string,
  ...stages: StagesOf<War, Frames, K>
): ProcedureOf<War, Frames, K> => changedAt(procedure, name, () => stages)

/** The procedure with some stages before the one of this name. */
export const inserting = <K extends RunKind<Frames>>(
  procedure: ProcedureOf<War, Frames, K>,
  name: string,
  ...stages: StagesOf<War, Frames, K>
): ProcedureOf<War, Frames, K> => changedAt(procedure, name, (entry) => [...stages, entry])
