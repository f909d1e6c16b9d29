/**
 * How the overlay puts stages into a procedure: before or behind a named one, or in its place.
 */
import type { ProcedureOf, RunKind, StagesOf } from '../../../kernel/wiring'
import type { War } from '../../model/bundle'
import type { Frames } from '../../model/frames'

type Proc<K extends RunKind<Frames>> = ProcedureOf<War, Frames, K>
type Stages<K extends RunKind<Frames>> = StagesOf<War, Frames, K>

const changed = <K extends RunKind<Frames>>(
  procedure: Proc<K>,
  name: string,
  put: (entry: Stages<K>[number]) => Stages<K>,
): Proc<K> => {
  const { kind } = procedure
  if (!procedure.some(([one]) => one === name)) throw new Error(`no stage ${name} in procedure ${kind}`)
  return Object.assign(
    procedure.flatMap((entry) => (entry[0] === name ? put(entry) : [entry])),
    { kind },
  )
}

/** The procedure with stages before the one of this name. */
export const before = <K extends RunKind<Frames>>(
  procedure: Proc<K>,
  name: string,
  ...stages: Stages<K>
): Proc<K> => changed(procedure, name, (entry) => [...stages, entry])

/** The procedure with stages behind the one of this name. */
export const behind = <K extends RunKind<Frames>>(
  procedure: Proc<K>,
  name: string,
  ...stages: Stages<K>
): Proc<K> => changed(procedure, name, (entry) => [entry, ...stages])

/** The procedure with stages in the place of the one of this name. */
export const replaced = <K extends RunKind<Frames>>(
  procedure: Proc<K>,
  name: string,
  ...stages: Stages<K>
): Proc<K> => changed(procedure, name, () => stages)
