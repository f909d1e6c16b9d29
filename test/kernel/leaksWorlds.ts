/**
 * What a viewer can know, worked out by force: all states he must reckon with at the start are played on side
 * by side, with everything the others might have done, and those are kept that look the same to him. It uses
 * nothing of what the game itself keeps of knowledge, so the two can be held against each other.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { ChanceAction, Game, Progress, State, Types, Viewer } from '../../src/kernel'
import { must, mustRight } from './conformance/check'

/** Who looks, and which other action of somebody else might have been the one that was made. */
export interface Onlooker<T extends Types> {
  readonly viewer: Viewer<T>
  readonly couldBe: (made: Act<T>, other: Act<T>) => boolean
}

type Act<T extends Types> = T['action'] | ChanceAction

/** A state without what chance hides in it, as text: equal for two that differ in their seed alone. */
export const essence = <T extends Types>(game: Game<T>, state: State<T>): string => {
  const { table, stack, outcome } = game.encode(state)
  return JSON.stringify([table, stack, outcome])
}

/** States by their essence. */
export type Worlds<T extends Types> = ReadonlyMap<string, State<T>>

export const worldsOf = <T extends Types>(game: Game<T>, states: ReadonlyArray<State<T>>): Worlds<T> =>
  new Map(states.map((state) => [essence(game, state), state]))

const seenOf = <T extends Types>(game: Game<T>, { events }: Progress<T>, viewer: Viewer<T>): string =>
  JSON.stringify(game.eventsFor(events, viewer))

/** What a state shows to the viewer, and what he may do in it. */
export const sightOf = <T extends Types>(game: Game<T>, state: State<T>, viewer: Viewer<T>): string =>
  JSON.stringify([
    game.view(state, viewer),
    game.actors(state),
    viewer === 'spectator' ? [] : game.legalActions(state, viewer),
    viewer === 'spectator' ? [] : game.prompt(state, viewer),
  ])

/** The worlds after an action of the real game, by what the viewer has seen of it. */
export const worldsAfter = <T extends Types>(
  game: Game<T>,
  worlds: Worlds<T>,
  real: { readonly made: Act<T>; readonly progress: Progress<T> },
  { viewer, couldBe }: Onlooker<T>,
): Worlds<T> => {
  const seen = seenOf(game, real.progress, viewer)
  const sight = sightOf(game, real.progress.state, viewer)
  const next: Array<State<T>> = []
  for (const world of worlds.values()) {
    const own = real.made.seat === viewer
    const could = own
      ? [real.made]
      : game.legalActions(world, real.made.seat).filter((other) => couldBe(real.made, other))
    for (const action of could) {
      const applied = game.applyAction(world, action)
      must(!own || E.isRight(applied), () => `${JSON.stringify(action)} is refused in a world of ${viewer}`)
      if (E.isLeft(applied) || seenOf(game, applied.right, viewer) !== seen) continue
      if (sightOf(game, applied.right.state, viewer) === sight) next.push(applied.right.state)
    }
  }
  return worldsOf(game, next)
}

/** A state of which a view was filled. */
export const filledFrom = <T extends Types>(
  game: Game<T>,
  state: State<T>,
  viewer: Viewer<T>,
  random: (below: number) => number,
): State<T> => mustRight(game.determinize(game.view(state, viewer), random), 'determinize')
