/**
 * Small wars in which everything that a viewer must reckon with can be enumerated: every arrangement of the
 * pieces that he has not seen is played on beside the real game.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  confrontation,
  type Action,
  type Config,
  type Confrontation,
  type PositionSpec,
  type Seat,
  type State,
} from '../../../src/confrontation'
import { randomFrom, type ChanceAction } from '../../../src/kernel'
import { mustRight } from '../../kernel/conformance/check'
import { sightOf, worldsAfter, worldsOf, type Worlds } from '../../kernel/leaksWorlds'

type Pieces = NonNullable<PositionSpec['pieces']>

/** A small war: who hides, and whom of them the viewer has not seen. */
export interface Scene {
  readonly viewer: Seat
  readonly pieces: Pieces
  readonly hidden: ReadonlyArray<readonly [region: keyof Pieces, piece: string]>
  /** What else is told of the position. */
  readonly spec?: Partial<PositionSpec>
  /** Kinds of action that are taken wherever they are legal. */
  readonly plays?: ReadonlyArray<string>
}

/** A config in which each side was given these special cards. */
export const given = (...handicap: Config['handicap']) => ({ specialCards: 'handicap', handicap }) as const

const permutations = <A>(list: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  list.length < 2
    ? [list]
    : list.flatMap((one, place) =>
        permutations([...list.slice(0, place), ...list.slice(place + 1)]).map((rest) => [one, ...rest]),
      )

/** Every arrangement of the hidden pieces that a table could show. */
const startingWorlds = ({ pieces, hidden, spec }: Scene): ReadonlyArray<State> =>
  permutations(hidden.map(([, piece]) => piece)).flatMap((order) => {
    const placed: Record<string, ReadonlyArray<string>> = { ...pieces }
    for (const [place, [region]] of hidden.entries())
      placed[region] = [...(placed[region] ?? []), order[place] ?? '']
    const built = confrontation.position({
      ...spec,
      config: { seed: 'worlds', chance: 'manual', ...spec?.config },
      pieces: placed,
    })
    return E.isLeft(built) ? [] : [built.right]
  })

/** Whether two actions are alike but for the piece or the card. */
const couldBe = (made: Action | ChanceAction, other: Action | ChanceAction): boolean =>
  made.kind === other.kind

/** A state of the real game, and all states that the viewer must reckon with. */
export interface Place {
  readonly state: State
  readonly worlds: Worlds<Confrontation>
}

const sameSight = (one: State, other: State, viewer: Seat): boolean =>
  sightOf(confrontation, one, viewer) === sightOf(confrontation, other, viewer)

/** A scene begins; `chosen` picks the real state among the arrangements. */
export const beginning = (
  scene: Scene,
  chosen: (starts: ReadonlyArray<State>) => State | undefined = ([first]) => first,
): Place => {
  const starts = startingWorlds(scene)
  const state = chosen(starts) as State
  const alike = starts.filter((one) => sameSight(one, state, scene.viewer))
  return { state, worlds: worldsOf(confrontation, alike) }
}

/** An action of the real game, and everything that it might have been. */
export const after = ({ viewer }: Scene, { state, worlds }: Place, made: Action): Place => {
  const progress = mustRight(confrontation.applyAction(state, made), 'refused')
  return {
    state: progress.state,
    worlds: worldsAfter(confrontation, worlds, { made, progress }, { viewer, couldBe }),
  }
}

/** A scene that goes on by chance. */
export const along = function* (scene: Scene, seed: string, steps: number): Generator<Place> {
  const random = randomFrom(seed)
  let place = beginning(scene, (starts) => starts[random(starts.length)])
  for (let left = steps; left > 0 && place.state.outcome === null; left--) {
    yield place
    const legal = confrontation.legalActions(place.state)
    const wanted = legal.filter(({ kind }) => scene.plays?.includes(kind) === true)
    const from = wanted.length > 0 ? wanted : legal
    place = after(scene, place, from[random(from.length)] as Action)
  }
}
