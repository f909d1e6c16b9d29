/**
 * Observations: a view as an array of numbers. Nothing but the view is looked at, so an observation tells
 * exactly as little of what is hidden as the view does.
 */
import { objectOf } from '../kernel/index'
import * as E from 'fp-ts/lib/Either.js'
import type { Json, Malformed } from '../kernel/index'
import { listOf, type Seen } from './fields'
import { isLearningGame, OBSERVERS, type LearningGame } from './games'
import type { ObservationLayout } from './layout'

const NO_LAYOUT: ObservationLayout = { game: '', length: 0, fields: [], omitted: [] }

/**
 * Where everything stands in the observations of a game; empty for a game that is not known.
 *
 * @example
 * import { observationLayout } from 'middle-earth-rules/learn'
 *
 * const { length, fields } = observationLayout('war-of-the-ring')
 * console.log(length, fields.find(({ name }) => name === 'fellowship.corruption')?.offset)
 */
export const observationLayout = (game: LearningGame): ObservationLayout =>
  isLearningGame(game) ? OBSERVERS[game].encoder.layout : NO_LAYOUT

const malformed = (path: string, problem: string): Malformed => ({ _tag: 'Malformed', path, problem })

/** What a view shows, part by part. */
const seenIn = (viewer: unknown, state: Json): Seen => ({
  viewer: String(viewer),
  config: objectOf(objectOf(state)['config']),
  table: objectOf(objectOf(state)['table']),
  stack: listOf(objectOf(state)['stack']).map((frame) => ({
    kind: String(objectOf(frame)['kind']),
    vars: objectOf(objectOf(frame)['vars']),
  })),
  outcome: objectOf(state)['outcome'] ?? null,
})

const observed = (json: unknown): E.Either<Malformed, Float32Array> => {
  const { game, viewer, state } = objectOf(json as Json)
  if (!isLearningGame(game))
    return E.left(malformed('game', 'this is no view of a game that can be observed'))
  const { encoder, stray } = OBSERVERS[game]
  const seen = seenIn(viewer, state ?? null)
  const unknown = stray(seen)
  if (unknown !== undefined) return E.left(malformed(`stack.${unknown}`, 'the layout does not know it'))
  return encoder.encode(seen)
}

/**
 * A view as an array, as `observationLayout` of its game says; the view must come from `view` of the game or
 * have passed its `decodeView`. A name that the layout has no place for is told, never left out.
 */
export const observe = (view: unknown): E.Either<Malformed, Float32Array> => {
  try {
    return observed(view)
  } catch {
    return E.left(malformed('', 'the view cannot be read'))
  }
}
