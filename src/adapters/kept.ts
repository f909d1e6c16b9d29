/**
 * What boardgame.io keeps as `G` on the master, and what a client gets in its place. Both are plain JSON.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Game, Outcome, Prompt, SavedState, State, Types, View } from '../kernel/index'
import { namesIn } from './guard'

/** `G` on the master: everything, secrets included. */
export interface Kept {
  /** The config of the match, without the seed, which only the host knows. */
  readonly config: Readonly<Record<string, unknown>>
  /** The state, saved; null until `begin`. */
  readonly saved: SavedState | null
  /** The seat that may move; before the game begins, all of them. */
  readonly actors: ReadonlyArray<string>
  /** What the latest move brought about. */
  readonly events: ReadonlyArray<object>
}

/** `G` on a client: what its player may know. */
export interface Seen {
  /** The seat of the player, or `spectator`. */
  readonly seat: string
  /** Whether the game has begun; until then somebody has to make the move `begin`. */
  readonly begun: boolean
  /** The seat that may move: where several must decide in secret, the first of them. */
  readonly actors: ReadonlyArray<string>
  readonly view: View | null
  /** The question to this player; the number of a choice is what the move `choose` takes. */
  readonly prompt: Prompt | null
  /** What the latest move brought about, as the player may see it. */
  readonly events: ReadonlyArray<Readonly<Record<string, unknown>>>
}

/** `ctx.gameover`: the outcome, and the winner as boardgame.io numbers players. */
export interface GameOver extends Outcome {
  /** The player who won alone. */
  readonly winner?: string
  /** True when nobody won. */
  readonly draw?: boolean
}

/** A game whose own types do not matter here. */
export type AnyGame = Game<Types>

/** A state of such a game. */
export type AnyState = State<Types>

/** From and to what is kept; a state that was kept by this process need not be read again. */
export interface Keeper {
  readonly keep: (config: Kept['config'], state: AnyState, events: ReadonlyArray<object>) => Kept
  readonly stateOf: (kept: Kept) => AnyState | undefined
  readonly seenBy: (kept: Kept, seat: string | undefined) => Seen
}

const SPECTATOR = 'spectator'

/** What is seen of what is no match. */
export const NOTHING_SEEN: Seen = {
  seat: SPECTATOR,
  begun: false,
  actors: [],
  view: null,
  prompt: null,
  events: [],
}

const seenIn = (game: AnyGame, kept: Kept, state: AnyState | undefined, viewer: string): Seen => {
  const actors = namesIn(kept.actors)
  const { events } = kept
  if (state === undefined) return { seat: viewer, begun: false, actors, view: null, prompt: null, events: [] }
  const asked = actors.includes(viewer) ? game.prompt(state, viewer) : O.none
  return {
    seat: viewer,
    begun: true,
    actors,
    view: game.view(state, viewer),
    prompt: O.toNullable(asked),
    events: game.eventsFor(events as ReadonlyArray<Types['event']>, viewer),
  }
}

/** The keeper of a game. Its memory is a cache: without it everything is the same, but slower. */
export const keeperOf = (game: AnyGame): Keeper => {
  const states = new WeakMap<SavedState, AnyState>()
  const seen = new WeakMap<Kept, Map<string, Seen>>()
  const stateOf: Keeper['stateOf'] = ({ saved }) => {
    if (saved === null) return undefined
    const known = states.get(saved)
    if (known !== undefined) return known
    const loaded = game.decode(saved)
    if (E.isLeft(loaded)) return undefined
    states.set(saved, loaded.right)
    return loaded.right
  }
  return {
    stateOf,
    keep: (config, state, events) => {
      const saved = game.encode(state)
      states.set(saved, state)
      return { config, saved, actors: game.actors(state).slice(0, 1), events }
    },
    seenBy: (kept, seat = SPECTATOR) => {
      const known = seen.get(kept)?.get(seat)
      if (known !== undefined) return known
      const made = seenIn(game, kept, stateOf(kept), seat)
      seen.set(kept, new Map(seen.get(kept)).set(seat, made))
      return made
    },
  }
}
