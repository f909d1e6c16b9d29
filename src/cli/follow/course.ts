/**
 * The course of a transcript: line after line, with what has to wait for a later one, up to the first
 * difference; behind it nothing is followed until a line tells the position. What cannot be read is marked,
 * and the game goes on without it.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Difference } from './difference'
import { unread } from './difference'
import { beginsAnew, feed, feedTogether, hear } from './feed'
import { undone, type Following, type Statement } from './following'
import { jumped } from './jump'
import type { Line } from './transcript'

/** A statement that waits for a later one of the same action. */
interface Waiting {
  readonly statement: Statement
  readonly difference: Difference
  readonly isUnread: boolean
}

/** Where a transcript stands. */
export interface Course {
  readonly following: Following
  readonly waiting: ReadonlyArray<Waiting>
  readonly differences: ReadonlyArray<Difference>
  /** Whether the game is lost sight of: a position is wanted. */
  readonly isLost: boolean
  /** Lines that were passed over since. */
  readonly skipped: ReadonlyArray<number>
  /** Lines with something that could not be read: the game went on without it. */
  readonly unread: ReadonlyArray<number>
  /** Answers to questions in the transcript: `why`, `board`. */
  readonly told: ReadonlyArray<Told>
}

/** Something to be told. */
export type Told =
  | {
      readonly _tag: 'Why'
      readonly line: number
      readonly text: string
      readonly difference: Difference | null
    }
  | { readonly _tag: 'Board'; readonly line: number; readonly state: Following['state'] }
  | {
      readonly _tag: 'Turn'
      readonly line: number
      readonly turn: number
      readonly state: Following['state']
    }
  | { readonly _tag: 'Difference' | 'Unread'; readonly difference: Difference }

/** The beginning of a course. */
export const courseOf = (following: Following): Course => ({
  following,
  waiting: [],
  differences: [],
  isLost: false,
  skipped: [],
  unread: [],
  told: [],
})

const lost = (course: Course, difference: Difference): Course => ({
  ...course,
  waiting: [],
  differences: [...course.differences, difference],
  told: [...course.told, { _tag: 'Difference', difference }],
  isLost: true,
})

/** A statement that could not be read is passed over. */
const passedOver = (course: Course, { difference }: Waiting): Course => ({
  ...course,
  differences: [...course.differences, difference],
  unread: [...new Set([...course.unread, difference.line])],
  told: [...course.told, { _tag: 'Unread', difference }],
})

/**
 * What still waits when an action is over never found its place, now that the rest of it is known. The reason
 * is the one of where such a thing was asked for.
 */
export const settled = (start: Course): Course => {
  const strange = start.waiting.filter(({ isUnread }) => isUnread)
  const waiting = start.waiting.filter(({ isUnread }) => !isUnread)
  const course = strange.reduce(passedOver, { ...start, waiting })
  const [first] = waiting
  if (first === undefined) return course
  const statements = waiting.map(({ statement }) => statement)
  const together = statements.length > 1 ? feedTogether(course.following, statements) : E.left(undefined)
  if (E.isLeft(together) && together.left !== undefined) return lost(course, together.left)
  const fed = feed(course.following, first.statement)
  const isKnown =
    E.isRight(fed) ||
    first.difference.problem.startsWith(fed.left.problem) ||
    (fed.left.nearest === null && first.difference.nearest !== null)
  return lost(course, isKnown ? first.difference : fed.left)
}

const turnsTold = (before: Following, after: Following, line: number): ReadonlyArray<Told> => {
  const { turnOf } = after.loaded.measures
  const turn = turnOf(after.state)
  return turn > turnOf(before.state) && before.placed.length > 0
    ? [{ _tag: 'Turn', line, turn, state: after.state }]
    : []
}

/** Tries again what waits, as often as something of it finds its place. */
const retried = (course: Course): Course => {
  for (const one of course.waiting) {
    const fed = feed(course.following, one.statement)
    if (E.isRight(fed))
      return retried({
        ...course,
        following: fed.right,
        waiting: course.waiting.filter((other) => other !== one),
      })
  }
  return course
}

const followed = (course: Course, statement: Statement): Course => {
  if (course.isLost) return { ...course, skipped: [...new Set([...course.skipped, statement.line])] }
  const heard = hear(course.following, statement)
  const isNew = beginsAnew(heard)
  const ready = isNew ? settled(course) : course
  if (ready.isLost) return followed(ready, statement)
  const fed = feed(ready.following, statement, heard)
  if (E.isRight(fed)) {
    const told = [...ready.told, ...turnsTold(ready.following, fed.right, statement.line)]
    return retried({ ...ready, following: fed.right, told })
  }
  return isNew
    ? lost(ready, fed.left)
    : waitingFor(ready, { statement, difference: fed.left, isUnread: E.isLeft(heard) })
}

/** So many statements wait at most: all of them are tried again after each that is followed. */
export const MOST_WAITING = 8

/** What has no place yet waits, unless it has one together with others that wait. */
const waitingFor = (course: Course, last: Waiting): Course => {
  if (course.waiting.length === MOST_WAITING) return followed(settled(course), last.statement)
  const waiting = [...course.waiting, last]
  const statements = waiting.filter(({ isUnread }) => !isUnread).map(({ statement }) => statement)
  const together = statements.length > 1 ? feedTogether(course.following, statements) : E.left(undefined)
  if (E.isLeft(together)) return { ...course, waiting }
  const told = [...course.told, ...turnsTold(course.following, together.right, last.statement.line)]
  return { ...course, following: together.right, waiting: waiting.filter(({ isUnread }) => isUnread), told }
}

const told = (course: Course, one: Told): Course => ({ ...course, told: [...course.told, one] })

const wrong = (course: Course, line: number, text: string, problem: string): Course =>
  lost(course, unread({ line, text }, { problem, suggestions: [] }))

const undo = (course: Course, line: number, rest: string): Course => {
  const { following } = course
  const last = following.placed.at(-1)?.statements.at(-1)?.line ?? 0
  const isLost = course.isLost || (course.unread.at(-1) ?? 0) > last
  const count = rest === '' ? 1 : Number(rest)
  if (!Number.isInteger(count) || count < 1)
    return wrong(course, line, `undo ${rest}`, 'how many lines are taken back?')
  // The line that differed was never followed: to take it back is to go on from before it.
  const taken = undone(following, isLost ? count - 1 : count)
  return E.isLeft(taken)
    ? wrong(course, line, `undo ${rest}`, taken.left.problem)
    : { ...course, following: taken.right, waiting: [], isLost: false }
}

const position = (course: Course, line: number, rest: string): Course => {
  const text = `position ${rest}`
  const jump = jumped(course.following, { line, text }, rest)
  return E.isLeft(jump)
    ? lost(course, jump.left)
    : { ...course, following: jump.right, waiting: [], isLost: false }
}

/** What becomes of a statement that is only asked about. */
export const whyOf = (following: Following, line: number, text: string): Told => {
  const fed = feed(following, { line, text })
  return { _tag: 'Why', line, text, difference: E.isLeft(fed) ? fed.left : null }
}

const commanded = (
  course: Course,
  { line, word, rest }: Extract<Line, { readonly _tag: 'Command' }>,
): Course => {
  if (word === 'undo') return undo(settledHere(course), line, rest)
  if (word === 'position') return position(settledHere(course), line, rest)
  if (course.isLost) return { ...course, skipped: [...course.skipped, line] }
  if (word === 'why') return told(course, whyOf(course.following, line, rest))
  if (word === 'board') return told(course, { _tag: 'Board', line, state: course.following.state })
  return wrong(course, line, `${word} ${rest}`, `"${word}" is for a game that is followed at the terminal`)
}

/** What waits is settled before something is taken back; a difference of before stays one. */
const settledHere = (course: Course): Course => (course.isLost ? course : settled(course))

/** Goes on by a line. */
export const advanced = (course: Course, line: Line): Course => {
  if (line._tag === 'Command') return commanded(course, line)
  const start = { ...course, following: { ...course.following, side: undefined } }
  return line.statements.reduce(followed, start)
}
