/**
 * A stack is what its procedures could have built: a frame has, but for what changes while it runs, the
 * variables with which the frame below it calls it. For saved games; sentences, like all faults.
 */
import type { Machine } from './ruleset'
import type { State, Types } from './types'

const isBox = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether variables are the same, but for some. */
export const alike = (one: unknown, other: unknown, but: ReadonlyArray<string> = []): boolean =>
  isBox(one) && isBox(other)
    ? Object.keys({ ...one, ...other }).every((name) => but.includes(name) || alike(one[name], other[name]))
    : one === other

/** What a game says of its procedures. */
export interface Keeping {
  /**
   * For each procedure the variables that change while it runs, or that its caller reads from a table that
   * may have changed since. All others are as it was called; of one that is not named nothing is said.
   */
  readonly changing: Readonly<Record<string, ReadonlyArray<string>>>
  /** The frames whose caller would not call them any more once they have begun: `caller@stage frame`. */
  readonly begun: ReadonlySet<string>
}

/** What is wrong with frames, as their callers would call them on this table. */
export const calledFaults = <T extends Types>(
  { rules, procedures }: Machine<T>,
  { config, table, stack, outcome }: State<T>,
  { changing, begun }: Keeping,
): ReadonlyArray<string> => {
  const fits = (below: T['frame'], frame: T['frame']): boolean => {
    const procedure = procedures.get(below.kind)
    const stage = procedure?.stages[procedure.placeOf.get(below.at) ?? -1]
    if (stage?.tag !== 'Call') return false
    const called = stage.frame({ rules, config, table, vars: below.vars })
    if (called === undefined) return begun.has(`${below.kind}@${below.at} ${frame.kind}`)
    const but = changing[frame.kind]
    return called.kind === frame.kind && (but === undefined || alike(called.vars, frame.vars, but))
  }
  return outcome !== null
    ? []
    : stack.slice(1).flatMap((frame, place) => {
        const below = stack[place]
        return below === undefined || fits(below, frame)
          ? []
          : [`${frame.kind} is not what ${below.kind} calls at ${below.at}`]
      })
}
