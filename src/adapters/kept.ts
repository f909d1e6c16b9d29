/**
 * What boardgame.io keeps as `G` on the master, and what a client gets in its place. Both are plain JSON.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { sealOf, type Explanation } from '../kernel/index'
import type { Game, Outcome, Prompt, SavedState, State, Types, View } from '../kernel/index'
import { namesIn } from './door'
import { voiceOf } from './players'

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
  /** The latest move, if it was refused. */
  readonly refused?: Refused
  /** What can be taken back; missing where nothing can. */
  readonly back?: Back
}

/** A refused move: whose it was, and why. */
export interface Refused {
  readonly seat: string
  /** Every rule that forbids it, as `whyNot` tells them. */
  readonly reasons: ReadonlyArray<Explanation>
}

/** The states before the latest answers of one seat, as long as nobody has learnt anything by them. */
export interface Back {
  readonly seat: string
  readonly saved: ReadonlyArray<SavedState>
  /** How many answers the seat has taken back since then; missing if none. */
  readonly taken?: number
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
  /** Why the latest move of this player was refused; missing if it was not. */
  readonly refused?: ReadonlyArray<Explanation>
  /** Whether the move `takeBack` would be accepted; missing if not. */
  readonly canTakeBack?: true
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
  /** What is kept after an answer of a seat: with what can be taken back. */
  readonly keepAnswer: (before: Kept, seat: string, applied: Applied) => Kept
  readonly stateOf: (kept: Kept) => AnyState | undefined
  readonly seenBy: (kept: Kept, seat: string | undefined) => Seen
}

/** What an action has led to. */
export interface Applied {
  readonly state: AnyState
  readonly events: ReadonlyArray<Types['event']>
}

const SPECTATOR = 'spectator'

/** So many answers can be taken back, one after the other. */
const MOST_BACK = 20

/** So many are taken back until something is shown or another seat answers: each makes the log longer. */
const MOST_TAKEN = 100

/** What can be taken back after an answer; undefined where nobody may. */
const backAfter = ({ saved, back }: Kept, seat: string, isSealed: boolean): Back | undefined => {
  if (isSealed || saved === null) return undefined
  const own = back?.seat === seat && Array.isArray(back.saved) ? back : { saved: [] }
  return { ...own, seat, saved: [...own.saved, saved].slice(-MOST_BACK) }
}

/** The state that a seat comes back to, and what it can take back then; undefined if it may not. */
export const backFor = (
  { back, actors }: Kept,
  seat: string | undefined,
): { readonly last: SavedState; readonly back: Back } | undefined => {
  const last = back?.saved.at(-1)
  const taken = back?.taken ?? 0
  if (back === undefined || last === undefined || back.seat !== seat) return undefined
  if (!actors.includes(seat) || !(taken < MOST_TAKEN)) return undefined
  return { last, back: { seat, saved: back.saved.slice(0, -1), taken: taken + 1 } }
}

/** What is seen of what is no match. */
export const NOTHING_SEEN: Seen = {
  seat: SPECTATOR,
  begun: false,
  actors: [],
  view: null,
  prompt: null,
  events: [],
}

/** What only the player of a seat sees: why his move was refused, and whether he may take one back. */
const ownIn = (kept: Kept, viewer: string): Pick<Seen, 'refused' | 'canTakeBack'> => ({
  ...(kept.refused?.seat === viewer ? { refused: kept.refused.reasons } : {}),
  ...(backFor(kept, viewer) === undefined ? {} : { canTakeBack: true }),
})

const seenIn = (game: AnyGame, kept: Kept, state: AnyState | undefined, viewer: string): Seen => {
  const actors = namesIn(kept.actors)
  const { events } = kept
  if (state === undefined) return { seat: viewer, begun: false, actors, view: null, prompt: null, events: [] }
  const voice = voiceOf(game.seatsOf(kept.config), actors, viewer)
  const asked = actors.includes(voice) ? game.prompt(state, voice) : O.none
  return {
    seat: viewer,
    begun: true,
    actors,
    view: game.view(state, viewer),
    prompt: O.toNullable(asked),
    events: game.eventsFor(events as ReadonlyArray<Types['event']>, viewer),
    ...ownIn(kept, viewer),
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
  const keep: Keeper['keep'] = (config, state, events) => {
    const saved = game.encode(state)
    states.set(saved, state)
    return { config, saved, actors: game.actors(state).slice(0, 1), events }
  }
  return {
    stateOf,
    keep,
    keepAnswer: (before, seat, applied) => {
      const from = stateOf(before)
      const isSealed = from === undefined || sealOf(game, from, applied) !== null
      const back = backAfter(before, seat, isSealed)
      const kept = keep(before.config, applied.state, applied.events)
      return back === undefined ? kept : { ...kept, back }
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
