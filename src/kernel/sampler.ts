/**
 * Sampling: full states that a viewer cannot tell from the real one. The view is read and checked once; each
 * sample then deals what it hides on the table inside.
 */
import * as E from 'fp-ts/lib/Either.js'
import { actorsOf, legalOf } from './ask'
import { brandState, isCheckedView } from './brand'
import { guarded, malformed, show, type Malformed } from './door'
import { isObject } from './fields'
import type { Dealt, Definition, Sampler, View, Viewer } from './game'
import { behindIn } from './handle'
import { copyOf, MOST_OF_STATE } from './input'
import { isStateOf } from './play'
import { bounded, keyFrom, randomFrom, type Random } from './random'
import { decode, load, save } from './saved'
import type { State, Types } from './types'

/** How often a view is dealt anew until the game can go on from the result. */
const TRIES = 30

const NO_SUCH = malformed('state', 'the game could not go on from anything that fits this view')

/** What must be known of a game to read a view of it. */
export type Viewed<T extends Types> = Pick<
  Definition<T>,
  'name' | 'schemaVersion' | 'seats' | 'read' | 'derive'
>

/** A view that was made or checked here as it is; a copy of what somebody else hands in. */
export const ownView = <V extends object>(seen: V): V =>
  isCheckedView(seen) ? seen : copyOf(seen, MOST_OF_STATE)

/** What is wrong with something that should be a view, before its state is looked at. */
export const viewFault = <T extends Types>(game: Viewed<T>, seen: View<T>): Malformed | undefined => {
  if (typeof seen !== 'object' || seen === null || seen.game !== game.name)
    return malformed('', `this is no view of ${game.name}`)
  if (seen.schemaVersion !== game.schemaVersion)
    return malformed('schemaVersion', `only version ${game.schemaVersion} can be read`)
  if (seen.viewer !== 'spectator' && !game.seats.includes(seen.viewer))
    return malformed('viewer', `${show(seen.viewer)} is no seat`)
  return isObject(seen.state) ? undefined : malformed('state', `${show(seen.state)} is no state`)
}

/** One deal, or why there is none; it may not fit all that the viewer knows. */
type Attempt<T extends Types> = (random: Random) => E.Either<Malformed, State<T>>

/** Deals on the table of a state that shows the same. */
const dealing = <T extends Types>(base: State<T>, deal: (random: Random) => Dealt<T>): Attempt<T> => {
  const config: T['config'] = { ...base.config, seed: 'determinized' }
  const { game, outcome } = base
  return (random) => {
    const chance = { key: keyFrom(random), drawn: {} }
    const { table, stack } = deal(random)
    return E.right(brandState({ game, config, chance, stack, table, outcome }))
  }
}

/** Deals of a view: on a state that it can be of, or where the game has no dealer by filling it each time. */
const attemptOf = <T extends Types>(
  game: Definition<T>,
  { state: masked, viewer }: View<T>,
  read: typeof load<T>,
): E.Either<Malformed, Attempt<T>> => {
  const { dealer } = game
  if (dealer === undefined) return E.right((random) => read(game, game.fill(masked, viewer, random)))
  const base = read(
    game,
    game.fill(masked, viewer, () => 0),
  )
  return E.isLeft(base) ? base : E.right(dealing(base.right, dealer(base.right, { masked, viewer })))
}

/** Whether the real state can be this one: the game is over, or it goes on from here. */
const goesOn =
  <T extends Types>(game: Definition<T>) =>
  (state: State<T>): boolean =>
    state.outcome !== null ||
    (legalOf(game.machineOf(state.config), state).length > 0 && (game.canBe?.(state) ?? true))

/** A deal that can be the real state. */
const fitting =
  <T extends Types>(attempt: Attempt<T>, canBe: (state: State<T>) => boolean): Attempt<T> =>
  (random) => {
    let wrong: Malformed = NO_SUCH
    for (let tries = 0; tries < TRIES; tries++) {
      const dealt = attempt(random)
      if (E.isLeft(dealt)) wrong = dealt.left
      else if (canBe(dealt.right)) return dealt
    }
    return E.left(wrong)
  }

/** A state as a seat sees it, from which others are sampled. */
export interface SeenState<T extends Types> {
  readonly state: State<T>
  readonly seat: Viewer<T>
}

const attemptOfState = <T extends Types>(
  game: Definition<T>,
  { state, seat }: SeenState<T>,
): E.Either<Malformed, Attempt<T>> => {
  if (!isStateOf(game, state)) return E.left(malformed('state', `this is no state of ${game.name}`))
  if (seat !== 'spectator' && !game.seats.includes(seat))
    return E.left(malformed('seat', `${show(seat)} is no seat`))
  const masked = game.mask(
    save(game, state, (json) => json),
    seat,
  )
  const { name, schemaVersion } = game
  return game.dealer === undefined
    ? attemptOf(game, { game: name, schemaVersion, viewer: seat, state: masked }, load)
    : E.right(dealing(state, game.dealer(state, { masked, viewer: seat })))
}

/** Deals of a view. What the library dealt itself is trusted. */
const attemptOfView = <T extends Types>(
  game: Definition<T>,
  seen: View<T>,
): E.Either<Malformed, Attempt<T>> => {
  const made = behindIn(game, seen)
  if (made !== undefined) return attemptOfState(game, { state: made.state, seat: made.viewer })
  const own = ownView(seen)
  const fault = viewFault(game, own)
  return fault === undefined ? attemptOf(game, own, isCheckedView(seen) ? load : decode) : E.left(fault)
}

/** A full state that the viewer cannot tell from the real one. */
export const determinize = <T extends Types>(
  game: Definition<T>,
  seen: View<T>,
  random: Random,
): E.Either<Malformed, State<T>> => {
  const attempt = attemptOfView(game, seen)
  return E.isLeft(attempt) ? attempt : fitting(attempt.right, goesOn(game))(bounded(random))
}

const isSeenState = <T extends Types>(seen: View<T> | SeenState<T>): seen is SeenState<T> =>
  typeof seen === 'object' && seen !== null && 'seat' in seen && !('viewer' in seen)

/**
 * What `determinize` does, prepared once. A sampler has dealt once before it is handed out, so that some deal
 * fits; where later none of many does, it gives that one again with other chance. While the viewer is asked
 * the game can go on from any deal: what he can answer does not hang on what he cannot see.
 */
export const sampler = <T extends Types>(
  game: Definition<T>,
  seen: View<T> | SeenState<T>,
): E.Either<Malformed, Sampler<T>> => {
  const attempt = isSeenState(seen) ? attemptOfState(game, seen) : attemptOfView(game, seen)
  if (E.isLeft(attempt)) return attempt
  const first = fitting(attempt.right, goesOn(game))(randomFrom('sampler'))
  if (E.isLeft(first)) return first
  const viewer = isSeenState(seen) ? seen.seat : seen.viewer
  const isAsked = actorsOf(game.machineOf(first.right.config), first.right).some((seat) => seat === viewer)
  const draw = fitting(attempt.right, isAsked ? (game.canBe ?? (() => true)) : goesOn(game))
  return E.right((random) =>
    guarded(first.right, () => {
      const below = bounded(random)
      const dealt = draw(below)
      if (E.isRight(dealt)) return dealt.right
      return brandState({ ...first.right, chance: { key: keyFrom(below), drawn: {} } })
    }),
  )
}
