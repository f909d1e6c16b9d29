/** A rule applied to a case, as a person is told it. */
import type { Cite, Fact } from './rulebook'
import type { BaseAction } from './types'

/** A rule applied to a case, for a person: what it says, the facts, and where to look it up. */
export interface Explanation<R extends string = string> {
  /** The rule, or null where the form of the input is at fault, or where a card speaks. */
  readonly rule: R | null
  readonly sentence: string
  readonly facts: Readonly<Record<string, Fact>>
  readonly cites: ReadonlyArray<Cite>
  /** In `whyNot`: further rules that forbid the same thing, for the same facts. */
  readonly also?: ReadonlyArray<R>
  /** In `whyNot`: the answers before the action after which this is so; missing where it is so now. */
  readonly after?: ReadonlyArray<BaseAction>
  /** In `whyNot`, of an action that left fields out: the whole action that was judged. */
  readonly reading?: BaseAction
}
