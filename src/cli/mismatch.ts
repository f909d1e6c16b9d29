/**
 * What is wrong with a record that cannot be replayed: the first action that fails, and every rule
 * against it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { fieldsOf } from './action'
import { configOfRecord, type Explanation, type GameRecord, type ReplayError } from '../kernel/index'
import { inWordsOf, type Loaded } from './loaded'
import { PLAIN, type Paint } from './paint'
import { explanationText } from './words'

/** Where a record fails, and why. */
export interface Mismatch {
  /** Which action, counted from 1; 0 before the first. */
  readonly action: number
  readonly problem: string
  /** The rules against the action, where it is refused. */
  readonly rules: ReadonlyArray<Explanation>
  /** The same in words, a line each. */
  readonly text: ReadonlyArray<string>
}

const rulesAgainst = (
  { game }: Loaded,
  { hashes: _, ...record }: GameRecord,
  { index, cause }: ReplayError,
): ReadonlyArray<Explanation> => {
  if (index < 0 || cause === undefined) return []
  const { actions } = record
  const before = game.replay({ ...record, actions: actions.slice(0, index) })
  const state = E.isRight(before) ? before.right.states.at(-1) : undefined
  return state === undefined ? [] : game.whyNot(state, actions[index])
}

/** What is wrong with a record, from what its replay says. */
export const mismatchOf = (
  loaded: Loaded,
  record: GameRecord,
  error: ReplayError,
  paint: Paint = PLAIN,
): Mismatch => {
  const { index, problem } = error
  const rules = rulesAgainst(loaded, record, error)
  const told = rules.length === 0 ? [] : [JSON.stringify(record.actions[index])]
  const where = index < 0 ? 'before the first action' : `action ${index + 1}`
  const text = [
    `${where}: ${problem}`,
    ...told,
    ...rules.flatMap((rule) =>
      explanationText(rule, inWordsOf(loaded, fieldsOf(configOfRecord(record))), paint),
    ),
  ]
  return { action: index + 1, problem, rules, text }
}

/** The same as one text. */
export const mismatchText = (loaded: Loaded, record: GameRecord, error: ReplayError): string =>
  mismatchOf(loaded, record, error).text.join('\n')
