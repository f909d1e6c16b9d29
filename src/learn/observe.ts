/**
 * Observations: a view as an array of numbers. Nothing but the view is looked at, so an observation tells
 * exactly as little of what is hidden as the view does.
 */
import * as E from 'fp-ts/lib/Either.js'
import { hashJson, isObj, objectOf, type Json, type Malformed, type Obj } from '../kernel/index'
import type { WarGame } from '../war-of-the-ring/index'
import { isLearningGame, learntOf, type LearningGame } from './games'
import type { ObservationLayout } from './layout'
import { observerOf, type Observer } from './observer'

const NO_LAYOUT: ObservationLayout = { game: '', version: 2, length: 0, fields: [], omitted: [] }

const malformed = (path: string, problem: string): Malformed => ({ _tag: 'Malformed', path, problem })

const attempt = <A>(fallback: A, run: () => A): A => {
  try {
    return run()
  } catch {
    return fallback
  }
}

const houses = new WeakMap<object, Map<string, Observer>>()
const observers = new Map<string, Observer>()

const hashes = new WeakMap<object, string>()

/** A choice of a config as a text; that of a scenario is made once. */
const keyOf = ([name, value]: readonly [string, Json]): string => {
  if (!isObj(value)) return `${name}=${JSON.stringify(value)}`
  const known = hashes.get(value) ?? hashJson(value)
  hashes.set(value, known)
  return `${name}=${known}`
}

/** The observer of a game with a config: each config that makes a game another has its own. */
const observerFor = (game: LearningGame | WarGame, config: Obj): Observer => {
  const { seed: _, chance: __, ...choices } = config
  const name = typeof game === 'string' ? game : game.name
  const key = `${name} ${Object.entries(choices).map(keyOf).join(' ')}`
  const known = typeof game === 'string' ? observers : (houses.get(game) ?? new Map<string, Observer>())
  if (typeof game !== 'string') houses.set(game, known)
  const found = known.get(key)
  if (found !== undefined) return found
  const observer = observerOf(name, learntOf(game), { seed: '', ...choices })
  known.set(key, observer)
  return observer
}

/**
 * Where everything stands in the observations of a game, told by its name or, with house rules, given as it
 * is; empty for a game that is not known. A config with other pieces, seats or names has a layout of its
 * own.
 *
 * @example
 * import { observationLayout } from 'middle-earth-rules/learn'
 *
 * const { length, fields } = observationLayout('war-of-the-ring')
 * console.log(length, fields.find(({ name }) => name === 'fellowship.corruption')?.offset)
 */
export const observationLayout = (game: LearningGame | WarGame, config: Obj = {}): ObservationLayout =>
  attempt(NO_LAYOUT, () =>
    typeof game !== 'string' || isLearningGame(game) ? observerFor(game, config).layout : NO_LAYOUT,
  )

const NO_VIEW = malformed('game', 'this is not a view of a game that can be observed')

const observerOfView = (view: unknown, house: WarGame | undefined): E.Either<Malformed, Observer> => {
  const { game, state } = objectOf(view as Json)
  if (!isLearningGame(game) || !isObj(state)) return E.left(NO_VIEW)
  return E.right(observerFor(house?.name === game ? house : game, objectOf(state['config'])))
}

const UNREADABLE = E.left(malformed('', 'the view cannot be read'))

/**
 * A view as an array, as `observationLayout` of its game and config says; the view must come from `view` of
 * the game or have passed its `decodeView`. A name that the layout has no place for is an error, never left
 * out. A view of a game with house rules is observed with that game.
 */
export const observe = (view: unknown, game?: WarGame): E.Either<Malformed, Float32Array> =>
  attempt<E.Either<Malformed, Float32Array>>(UNREADABLE, () =>
    E.flatMap(({ layout, observe: write }: Observer) =>
      write(objectOf(view as Json), new Float32Array(layout.length), 0),
    )(observerOfView(view, game)),
  )

/**
 * The same into an array of the caller's from `offset` on: for batches, without an array for each view. The
 * place is cleared first; the array must have room.
 */
export const observeInto = (
  view: unknown,
  array: Float32Array,
  offset = 0,
  game?: WarGame,
): E.Either<Malformed, Float32Array> =>
  attempt<E.Either<Malformed, Float32Array>>(UNREADABLE, () =>
    E.flatMap(({ layout: { length }, observe: write }: Observer) => {
      if (!(offset >= 0 && offset + length <= array.length))
        return E.left(malformed('offset', `an observation needs ${length} places`))
      array.fill(0, offset, offset + length)
      return write(objectOf(view as Json), array, offset)
    })(observerOfView(view, game)),
  )
