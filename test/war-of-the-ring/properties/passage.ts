/**
 * The form of a transition invariant: a step with the tables and frames around it as JSON tells them.
 */
import type { Event, State, War } from '../../../src/war-of-the-ring'
import type { Rules } from '../../../src/war-of-the-ring/model/config'
import type { Faults, Step } from '../../kernel/conformance'
import { rulesIn } from '../support/base'
import { told, type TableJson, type Told } from './board'

/** A step as the invariants read it. */
export interface Passage {
  readonly before: TableJson
  readonly after: TableJson
  readonly was: Told
  readonly is: Told
  readonly action: Readonly<Record<string, unknown>>
  readonly events: ReadonlyArray<Event>
  readonly end: State['outcome']
  readonly seeded: boolean
  readonly rules: Rules
  readonly edition: NonNullable<State['config']['edition']>
}
type OfStep = (passage: Passage) => Faults
/** What is wrong with a step. */
export type Change = (step: Step<War>) => Faults

let latest: readonly [Step<War>, Passage] | undefined

const passageOf = (step: Step<War>): Passage => {
  if (latest?.[0] === step) return latest[1]
  const { before, action, after, events } = step
  const [was, is] = [told(before), told(after)]
  const passage = {
    before: was.table,
    after: is.table,
    was,
    is,
    action: action as unknown as Passage['action'],
    events,
    end: after.outcome,
    seeded: before.config.chance === 'seeded',
    rules: rulesIn(before),
    edition: before.config.edition ?? ('collectors' as const),
  }
  latest = [step, passage]
  return passage
}

/** A transition invariant read from JSON. */
export const stepwise =
  (holds: OfStep): Change =>
  (step) =>
    holds(passageOf(step))

/** The events of one kind. */
export const eventsAs = <K extends Event['kind']>(
  { events }: Pick<Passage, 'events'>,
  kind: K,
): ReadonlyArray<Extract<Event, { kind: K }>> =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind)

/** Whether a turn began in the step. */
export const began = (passage: Passage): boolean => eventsAs(passage, 'TurnBegan').length > 0
