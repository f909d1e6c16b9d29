/**
 * Observations: a view as an array of numbers. Nothing but the view is looked at, so an observation tells
 * exactly as little of what is hidden as the view does.
 */
import { objectOf } from '../kernel/index'
import * as E from 'fp-ts/lib/Either.js'
import type { Json, Malformed, Obj } from '../kernel/index'
import type { WarGame } from '../war-of-the-ring/index'
import { listOf, type Seen } from './fields'
import { isLearningGame, observerOf, type LearningGame } from './games'
import type { ObservationLayout } from './layout'

const NO_LAYOUT: ObservationLayout = { game: '', length: 0, fields: [], omitted: [] }

/**
 * Where everything stands in the observations of a game, told by its name or, with house rules, given as it
 * is; empty for a game that is not known. With a config, that of the game it asks for: an edition may have
 * variables that others do not have.
 *
 * @example
 * import { observationLayout } from 'middle-earth-rules/learn'
 *
 * const { length, fields } = observationLayout('war-of-the-ring')
 * console.log(length, fields.find(({ name }) => name === 'fellowship.corruption')?.offset)
 */
export const observationLayout = (game: LearningGame | WarGame, config: Obj = {}): ObservationLayout => {
  try {
    return typeof game !== 'string' || isLearningGame(game)
      ? observerOf(game, config).encoder.layout
      : NO_LAYOUT
  } catch {
    return NO_LAYOUT
  }
}

const malformed = (path: string, problem: string): Malformed => ({ _tag: 'Malformed', path, problem })

/** A text; nothing else is asked for its words, since a list may never end. */
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a view shows, part by part. */
const seenIn = (viewer: unknown, state: Json): Seen => ({
  viewer: wordOf(viewer),
  config: objectOf(objectOf(state)['config']),
  table: objectOf(objectOf(state)['table']),
  stack: listOf(objectOf(state)['stack']).map((frame) => ({
    kind: wordOf(objectOf(frame)['kind']),
    vars: objectOf(objectOf(frame)['vars']),
  })),
  outcome: objectOf(state)['outcome'] ?? null,
})

const observed = (json: unknown, house: WarGame | undefined): E.Either<Malformed, Float32Array> => {
  const { game, viewer, state } = objectOf(json as Json)
  if (!isLearningGame(game))
    return E.left(malformed('game', 'this is no view of a game that can be observed'))
  const seen = seenIn(viewer, state ?? null)
  const { encoder, stray } = observerOf(house?.name === game ? house : game, seen.config)
  const unknown = stray(seen)
  if (unknown !== undefined) return E.left(malformed(`stack.${unknown}`, 'the layout does not know it'))
  return encoder.encode(seen)
}

/**
 * A view as an array, as `observationLayout` of its game says; the view must come from `view` of the game or
 * have passed its `decodeView`. A name that the layout has no place for is told, never left out. A view of a
 * game with house rules is observed with that game.
 */
export const observe = (view: unknown, game?: WarGame): E.Either<Malformed, Float32Array> => {
  try {
    return observed(view, game)
  } catch {
    return E.left(malformed('', 'the view cannot be read'))
  }
}
