/**
 * A position line: the game goes on from there, whatever was followed before.
 */
import * as E from 'fp-ts/lib/Either.js'
import { readJson } from '../material'
import { unread, type Difference } from './difference'
import type { Following, Statement } from './following'
import type { AnyState } from '../loaded'
import { place } from './search'
import { spoken, unseenIn } from './unseen'

/** The state once what is under way is over, as far as that goes without saying. */
const atRest = (following: Following): AnyState => {
  const until = { says: '', holds: following.words.isAtRest }
  const found = place(following, following, [{ claims: [], begins: false, until }])
  return E.isRight(found) ? found.right.state : following.state
}

const specOf = (following: Following, rest: string): E.Either<string, unknown> => {
  if (rest.startsWith('{')) {
    const json = readJson(rest, 'the position')
    return E.isLeft(json) ? E.left(json.left.problem) : json
  }
  const { words, loaded } = following
  const state = atRest(following)
  const read = words.position(rest, { loaded, state, begun: state, earlier: [], known: spoken(following) })
  return E.isRight(read)
    ? read
    : E.left([read.left.problem, ...read.left.suggestions.map((name) => `did you mean ${name}?`)].join('; '))
}

const withConfig = (following: Following, spec: unknown): unknown => {
  if (typeof spec !== 'object' || spec === null) return spec
  const own = 'config' in spec && typeof spec.config === 'object' ? spec.config : {}
  return { ...spec, config: { ...following.state.config, ...own } }
}

/** Goes on from a position; `here` is where the game was last followed to. */
export const jumped = (
  following: Following,
  statement: Statement,
  rest: string,
): E.Either<Difference, Following> => {
  if (/^(here)?$/i.test(rest)) return E.right(following)
  const spec = specOf(following, rest)
  if (E.isLeft(spec)) return E.left(unread(statement, { problem: spec.left, suggestions: [] }))
  const state = following.loaded.game.position(withConfig(following, spec.right))
  if (E.isLeft(state)) {
    const told = [state.left, ...(state.left.more ?? [])].map(
      ({ path, problem }) => (path === '' ? '' : `${path}: `) + problem,
    )
    return E.left(unread(statement, { problem: told.join('; '), suggestions: [] }))
  }
  const placed = {
    statements: [statement],
    wishes: [],
    before: following.state,
    standing: following.standing,
    run: [],
    jump: state.right,
  }
  return E.right({
    ...following,
    placed: [...following.placed, placed],
    state: state.right,
    standing: [],
    carried: rest.startsWith('{') ? new Set<string>() : unseenIn(following),
  })
}
