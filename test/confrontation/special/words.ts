/** What these cases read off beside the rules: the facts of a refusal, and the question as a sentence. */
import * as O from 'fp-ts/lib/Option.js'
import { confrontation, type Seat, type State } from '../../../src/confrontation'

/** The rules that forbid an action, each with the facts of the case. */
export const reasons = (state: State, action: unknown) =>
  confrontation.whyNot(state, action).map(({ rule, facts }) => [rule, facts] as const)

/** What a seat is asked, as a sentence. */
export const sentenceFor = (state: State, seat: Seat): string => {
  const prompt = confrontation.prompt(state, seat)
  return O.isSome(prompt) ? prompt.value.sentence : 'nothing'
}
