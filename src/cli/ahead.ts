/**
 * Looking ahead: what is done in several steps is asked about before the first of them is taken, such as
 * whether an Army may attack while it is still open with which die. And the answer in one line.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { AnyGame, BaseAction, Explanation } from '../kernel/index'
import { fieldsOf } from './action'
import type { AnyState, Loaded } from './loaded'
import type { Moment } from './material'
import type { Paint } from './paint'
import { aheadText, answerOf, explanationText } from './words'

/** What becomes of an action after others that are legal now. */
export interface Ahead {
  /** What is to be done first. */
  readonly first: BaseAction
  /** All that is to be done before, `first` included. */
  readonly after: ReadonlyArray<BaseAction>
  readonly label: string
  /** Every rule that forbids the action then; empty if it is legal. */
  readonly rules: ReadonlyArray<Explanation>
}

/** For an action that is not asked for now: after which legal ones it is, and what forbids it then. */
export const lookAhead = ({ loaded: { game }, state }: Moment, action: unknown): Ahead | undefined => {
  const { after, rules } = game.wayTo(state, action)
  const [first] = after
  if (first === undefined) return undefined
  return { first, after, label: labelsOf(game, state, after).join('; then: '), rules }
}

/** The labels of actions that follow each other. */
export const labelsOf = (
  game: AnyGame,
  state: AnyState,
  [first, ...rest]: ReadonlyArray<BaseAction>,
): ReadonlyArray<string> => {
  if (first === undefined) return []
  const applied = game.applyAction(state, first)
  return [
    answerOf(game, state, first),
    ...(E.isLeft(applied) ? [] : labelsOf(game, applied.right.state, rest)),
  ]
}

/** The die that the first answer of a way spends, if it does and does not only change it. */
const dieOf = ({ game }: Loaded, { first, after }: Ahead): string | undefined => {
  const { die, result } = fieldsOf(first)
  const isSpent = after.length === 1 && result === undefined
  return isSpent && typeof die === 'string' ? game.nameOf(die) : undefined
}

const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a')

/** The answer in one line: yes, yes after something else, or no and the first reason. */
export const headline = (
  loaded: Loaded,
  rules: ReadonlyArray<Explanation>,
  ahead: Ahead | undefined,
): string => {
  if (rules.length === 0) return 'Yes.'
  if (ahead !== undefined && ahead.rules.length === 0) {
    const die = dieOf(loaded, ahead)
    return die === undefined ? `Yes, after: ${ahead.label}.` : `Yes, with ${article(die)} ${die} die.`
  }
  const [first] = ahead?.rules ?? rules
  return first === undefined ? 'No.' : `No: ${loaded.game.say(first)}`
}

/** A yes or no with all that is behind it. */
export const verdict = (moment: Moment, action: unknown, paint: Paint) => {
  const { loaded, state } = moment
  const rules = loaded.game.whyNot(state, action)
  const ahead = lookAhead(moment, action)
  const head = headline(loaded, rules, ahead)
  const text =
    rules.length === 0
      ? []
      : ahead === undefined
        ? rules.flatMap((rule) => explanationText(rule, loaded, paint))
        : aheadText(ahead, loaded, paint)
  const isYes = rules.length === 0 || ahead?.rules.length === 0
  const json = { legal: rules.length === 0, answer: head, action, rules, ...(ahead && { ahead }) }
  return { head: isYes ? paint.good(head) : paint.bad(head), text, json }
}
