/**
 * Hands statements to a game that is being followed, one after another: each is read, placed, or told to
 * differ. What was said before it in the same action may be placed anew together with it, since people tell
 * the parts of an action in any order.
 */
import * as E from 'fp-ts/lib/Either.js'
import { tooLong } from '../budget'
import { isLiteral, lettersOf as bare, readDone } from '../../talk/index'
import { isObj, type Json } from '../../kernel/index'
import type { Wish } from './claims'
import { misplaced, unread, unreadAt, type Difference } from './difference'
import { actionOf, type Following, type Placed, type Statement } from './following'
import { place, type Lost, type Point, type Reached } from './search'
import { isHeld, spoken, withCardsOf } from './unseen'
import type { Unread } from './words'

/** A statement with what it may mean. */
export interface Heard {
  readonly statement: Statement
  readonly wishes: ReadonlyArray<Wish>
  readonly side: string | undefined
}

/** An action in JSON, or by its kind and fields. */
const literal = (following: Following, text: string): ReadonlyArray<Wish> => {
  if (!isLiteral(text)) return []
  const read = readDone(following, text)
  const json: unknown = E.isRight(read) ? JSON.parse(JSON.stringify(read.right)) : undefined
  return isAction(json) ? [wishOf(json, text)] : []
}

const isAction = (json: unknown): json is Json & { readonly kind: string; readonly seat: string } =>
  typeof json === 'object' &&
  json !== null &&
  'kind' in json &&
  typeof json.kind === 'string' &&
  'seat' in json &&
  typeof json.seat === 'string'

const wishOf = (action: Json & { readonly kind: string; readonly seat: string }, says: string): Wish => {
  const { kind, seat } = action
  const fields = isObj(action) ? Object.entries(action) : []
  const where = Object.fromEntries(
    fields.flatMap(([name, value]) =>
      name === 'seat' || name === 'kind' || (typeof value === 'object' && value !== null)
        ? []
        : [[name, [value]]],
    ),
  )
  const atom = { says, ways: [{ kind, where }], seats: [seat] }
  return { claims: [{ stages: [[atom]] }], begins: true }
}

/** An answer by its printed label, or an outcome by its name. */
const labelled = ({ loaded: { game } }: Following, text: string): Wish => {
  const seat = game.seats.find((one) => bare(text.split(':')[0] ?? '') === bare(one))
  const rest = seat === undefined ? text.replace(/^(FP|Shadow): /, '') : text.slice(text.indexOf(':') + 1)
  const atom = { says: text, ways: [], label: bare(rest), ...(seat === undefined ? {} : { seats: [seat] }) }
  return { claims: [{ stages: [[atom]] }], begins: false }
}

/** What is wrong with a statement that is too long to be read. */
const lengthFault = ({ text }: Statement): Unread | undefined => {
  const problem = tooLong([text])
  return problem === undefined ? undefined : { problem, suggestions: [] }
}

/** What a statement may mean where the game stands. */
export const hear = (following: Following, statement: Statement): E.Either<Unread, Heard> => {
  const long = lengthFault(statement)
  if (long !== undefined) return E.left(long)
  const { loaded, words, state, side } = following
  const literally = literal(following, statement.text)
  if (literally.length > 0) return E.right({ statement, wishes: literally, side: undefined })
  const read = words.read(
    statement.text,
    { loaded, state, ...actionOf(following), known: spoken(following) },
    side,
  )
  return E.Functor.map(read, (one) => ({ statement, ...one }))
}

const committed = (
  following: Following,
  from: Point,
  parts: Pick<Placed, 'statements' | 'wishes'>,
  reached: Reached,
): Following => ({
  ...following,
  placed: [...following.placed, { ...parts, before: from.state, standing: from.standing, run: reached.run }],
  state: reached.state,
  standing: reached.pool.standing,
})

const MOST_TOGETHER = 12

/** The last statements of an action, newest first, as far back as the one that began it. */
const sameAction = ({ placed }: Following): number => {
  let count = 0
  for (let at = placed.length - 1; at >= 0 && count < MOST_TOGETHER; at--) {
    const one = placed[at]
    if (one === undefined || one.jump !== undefined) break
    count += 1
    if (one.wishes.some(({ begins }) => begins)) break
  }
  return count
}

/** Places a wish together with some statements right before it. */
const withLast = (
  following: Following,
  statement: Statement,
  wish: Wish,
  count: number,
): Following | undefined => {
  const earlier = following.placed.slice(-count)
  const [first] = earlier
  if (first === undefined) return undefined
  const from = { state: first.before, standing: first.standing }
  const wishes = [...earlier.flatMap((one) => one.wishes), wish]
  const found = place(following, from, wishes)
  if (E.isLeft(found)) return undefined
  const back = { ...following, placed: following.placed.slice(0, -count) }
  const statements = [...earlier.flatMap((one) => one.statements), statement]
  return committed(back, from, { statements, wishes }, found.right)
}

/** Places a wish together with as few statements before it as it takes. */
const withEarlier = (following: Following, statement: Statement, wish: Wish): Following | undefined => {
  const most = sameAction(following)
  for (let count = 1; count <= most; count++) {
    const together = withLast(following, statement, wish, count)
    if (together !== undefined) return together
  }
  return undefined
}

const unsaidIn = (placed: ReadonlyArray<Placed>): number =>
  placed.reduce((sum, { run }) => sum + run.filter(({ how }) => how === 'unsaid').length, 0)

/** What was unsaid a moment ago may be what is said now: the reading with less unsaid is the likelier. */
const withLess = (alone: Following, before: Following, statement: Statement, wish: Wish): Following => {
  const isClear = unsaidIn(alone.placed.slice(-1)) === 0
  if (wish.begins || isClear || sameAction(before) === 0) return alone
  const together = withLast(before, statement, wish, 1)
  return together !== undefined && unsaidIn(together.placed.slice(-1)) < unsaidIn(alone.placed.slice(-2))
    ? together
    : alone
}

const tryWish = (following: Following, statement: Statement, wish: Wish): E.Either<Lost, Following> => {
  const ready = withCardsOf(following, wish)
  const missing =
    wish.claims.length > 0 ? [] : (wish.held ?? []).filter((card) => !isHeld(ready, card, wish.holders))
  if (missing.length > 0) return E.left({ _tag: 'NotHeld', cards: missing })
  const found = place(ready, ready, [wish])
  if (E.isRight(found)) {
    const parts = { statements: [statement], wishes: [wish] }
    return E.right(withLess(committed(ready, ready, parts, found.right), ready, statement, wish))
  }
  const isDetail = !wish.begins && wish.claims.length > 0
  const together = isDetail ? withEarlier(ready, statement, wish) : undefined
  return together === undefined ? found : E.right(together)
}

/** How many answers may go without saying before one that is told by its label. */
const FEW = 1

const tryLabel = (following: Following, statement: Statement): E.Either<Lost, Following> => {
  const wishes = [labelled(following, statement.text)]
  return E.Functor.map(place(following, following, wishes, FEW), (reached) =>
    committed(following, following, { statements: [statement], wishes }, reached),
  )
}

/** Whether a statement says what is done next, so that what came before it has to be settled. */
export const beginsAnew = (heard: E.Either<Unread, Heard>): boolean =>
  E.isRight(heard) && heard.right.wishes.some(({ begins }) => begins)

/** Follows one statement. */
export const feed = (
  following: Following,
  statement: Statement,
  heard = hear(following, statement),
): E.Either<Difference, Following> => {
  const long = lengthFault(statement)
  if (long !== undefined) return E.left(unread(statement, long))
  const byLabel = () => tryLabel(following, statement)
  if (E.isLeft(heard)) return E.mapLeft(() => unreadAt(following, statement, heard.left))(byLabel())
  let lost: Lost | undefined
  for (const wish of heard.right.wishes) {
    const tried = tryWish(following, statement, wish)
    if (E.isRight(tried)) return E.right({ ...tried.right, side: heard.right.side })
    lost ??= tried.left
  }
  const label = byLabel()
  if (E.isRight(label)) return label
  return E.left(
    lost === undefined
      ? unread(statement, { problem: 'it says nothing', suggestions: [] })
      : misplaced(following, statement, lost),
  )
}

const heardAll = (following: Following, statements: ReadonlyArray<Statement>) =>
  statements.flatMap((statement) => {
    const one = hear(following, statement)
    const [wish] = E.isLeft(one) ? [] : one.right.wishes
    return wish === undefined ? [] : [{ statement, wish }]
  })

/** Follows statements of one action together, where each waits for the others: the dice of both sides. */
export const feedTogether = (
  following: Following,
  statements: ReadonlyArray<Statement>,
): E.Either<Difference | undefined, Following> => {
  const heard = heardAll(following, statements)
  if (heard.length < statements.length) return E.left(undefined)
  const wishes = heard.map(({ wish }) => wish)
  const ready = wishes.reduce(withCardsOf, following)
  const found = place(ready, ready, wishes)
  if (E.isRight(found)) return E.right(committed(ready, ready, { statements, wishes }, found.right))
  if (found.left._tag !== 'Nowhere') return E.left(undefined)
  const open = found.left.farthest.pool.open.filter(({ claim }) => claim.isOptional !== true)
  const first = heard.find(({ wish }) => open.some((one) => one.wish === wish))
  return E.left(first === undefined ? undefined : misplaced(ready, first.statement, found.left))
}
