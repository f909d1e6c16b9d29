/**
 * What people say at a table, asked about: "the fellowship moves", "muster in Edoras". It is read as `follow`
 * reads the notes of a game; the answer is the run of answers it stands for, or the rules against it.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Explanation } from '../kernel/index'
import { headline, labelsOf, type Ahead } from './ahead'
import { failed, type Result } from './command'
import { misplaced, type Difference } from './follow/difference'
import { hear } from './follow/feed'
import type { Following } from './follow/following'
import { wordsFor } from './follow/gameWords'
import { place, type Lost } from './follow/search'
import type { Moment } from './material'
import type { Paint } from './paint'
import { aheadText, explanationText, labelOf } from './words'

/** A yes or no, with all that is behind it. */
export interface Verdict {
  readonly head: string
  readonly text: ReadonlyArray<string>
  readonly json: {
    readonly legal: boolean
    readonly answer: string
    /** What was said. */
    readonly statement: string
    readonly rules?: ReadonlyArray<Explanation>
    readonly ahead?: Ahead
  }
}

const followingFrom = async ({ loaded, state }: Moment): Promise<Following> => {
  const words = await wordsFor(loaded)
  return {
    loaded,
    words: words(state.config),
    reserved: new Set<string>(),
    config: undefined,
    origin: state,
    placed: [],
    state,
    standing: [],
    carried: new Set<string>(),
    side: undefined,
  }
}

const yes = (statement: string, labels: ReadonlyArray<string>, paint: Paint): Verdict => {
  const answer = `Yes: ${labels.join('; then: ')}.`
  return { head: paint.good(answer), text: [], json: { legal: true, answer, statement } }
}

const no = ({ loaded }: Moment, { text, rules, ahead, nearest }: Difference, paint: Paint): Verdict => {
  const behind: Ahead | undefined = ahead !== null && ahead.rules.length > 0 ? ahead : undefined
  const answer = headline(loaded, rules, behind)
  const reasons =
    behind === undefined
      ? rules.flatMap((rule) => explanationText(rule, loaded, paint))
      : aheadText(behind, loaded, paint)
  return {
    head: paint.bad(answer),
    text: [...reasons, ...(nearest === null ? [] : [`The nearest that is legal: ${nearest}`])],
    json: { legal: false, answer, statement: text, rules, ...(behind && { ahead: behind }) },
  }
}

/** Whether a game has words of the table, beside labels and kinds of action. */
export const hasStatements = ({ loaded }: Moment): boolean => loaded.game.name === 'war-of-the-ring'

/** The answers that a statement stands for, as labels; Left if it is not allowed, or answers nothing. */
const placed = ({ loaded: { game }, state }: Moment, found: Found): E.Either<Lost, ReadonlyArray<string>> => {
  if (E.isRight(found)) {
    const own = found.right.run.map(({ action }) => action).filter(({ seat }) => seat !== 'nature')
    return E.right(labelsOf(game, state, own))
  }
  const lost = found.left
  return lost._tag === 'Either' && lost.at === state
    ? E.right([lost.answers.map((action) => labelOf(game, state, action)).join(' or ')])
    : found
}
type Found = ReturnType<typeof place>

/** What becomes of a statement at a moment; Left if it is not understood. */
export const whyStatement = async (moment: Moment, text: string, paint: Paint): Promise<Result<Verdict>> => {
  const following = await followingFrom(moment)
  const statement = { line: 1, text }
  const heard = hear(following, statement)
  if (E.isLeft(heard)) return failed(heard.left.problem)
  const literal = heard.right.wishes.filter(({ notes = [] }) => notes.length === 0)
  const tried = literal.map((wish) => placed(moment, place(following, following, [wish])))
  const allowed = tried.find(E.isRight)
  if (allowed !== undefined && allowed.right.length > 0) return E.right(yes(text, allowed.right, paint))
  const lost = tried.find(E.isLeft)
  const difference = lost === undefined ? undefined : misplaced(following, statement, lost.left)
  const isElsewhere = difference?.ahead?.rules.length === 0
  return difference === undefined || difference.rules.length === 0 || isElsewhere
    ? failed(difference?.problem ?? 'it says nothing')
    : E.right(no(moment, difference, paint))
}
