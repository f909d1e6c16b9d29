/**
 * The part of boardgame.io's types that the adapter needs, written down by shape: the package is not
 * imported, and a game fits its `Game` type because the shapes agree.
 */
import type { Kept } from './kept'

/** What the adapter reads of boardgame.io's `ctx`. */
export interface BoardgameCtx {
  readonly currentPlayer: string
  readonly activePlayers: Readonly<Record<string, unknown>> | null
  readonly playOrder: ReadonlyArray<string>
  readonly gameover?: unknown
}

/** What boardgame.io hands to a trigger such as `endIf`: the state as it is. */
export interface Trigger {
  readonly G: Kept
  readonly ctx: BoardgameCtx
}

/** What it hands to a hook: `G` is a draft there, and events can be raised. */
export interface HookContext extends Trigger {
  readonly events: {
    /** Says who may move. */
    readonly setActivePlayers: (players: string[]) => void
  }
}

/** What it hands to a move, with `whole` from the adapter's plugin: the state itself instead of a draft. */
export interface MoveContext extends Trigger {
  readonly playerID: string
  readonly whole?: Kept
}

/** The events of boardgame.io. */
export type EventName =
  'endGame' | 'endPhase' | 'endTurn' | 'setPhase' | 'endStage' | 'setStage' | 'pass' | 'setActivePlayers'

/** None of them is for players: the rules say who is next. */
export const NO_EVENTS: Record<EventName, false> = {
  endGame: false,
  endPhase: false,
  endTurn: false,
  setPhase: false,
  endStage: false,
  setStage: false,
  pass: false,
  setActivePlayers: false,
}

/** The moves of every game. */
export type MoveName = 'begin' | 'act' | 'choose' | 'takeBack'

/** A move with its settings. */
export interface LongMove {
  /** Gives the next state, or boardgame.io's mark of a refused move. */
  move: (context: MoveContext, argument?: unknown) => Kept | 'INVALID_MOVE'
  /** False: a client knows too little to run a move, so the master does. */
  client: false
  /** True: the log tells the other players that a move was made, not which. */
  redact: true
  undoable: false
  /** Whether a move counts that was sent before the latest news came in: only who begins may be late. */
  ignoreStaleStateID: boolean
}

/** Players who may move, as boardgame.io sees it. */
export const activeIn = ({ activePlayers, currentPlayer }: BoardgameCtx): ReadonlyArray<string> =>
  activePlayers === null ? [currentPlayer] : Object.keys(activePlayers)
