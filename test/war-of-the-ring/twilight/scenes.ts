/**
 * Helpers for games with Twilight of the Third Age: as those for the base game, but of its own game. Chance
 * is manual, so every draw is named by the test.
 */
import * as E from 'fp-ts/lib/Either.js'
import { playScripted, type ScriptedDraw } from '../../../src/kernel'
import type { Action, Event, PositionSpec, State } from '../../../src/war-of-the-ring'
import { memberOf } from '../../../src/war-of-the-ring/game'
import { TWILIGHT } from '../support/base'
import { quick } from '../support/quick'

/** The game. */
export const game = memberOf(TWILIGHT)
const QUICK = quick(game)
const CONFIG = { seed: 'twilight', chance: 'manual', twilight: true } as const

/** A table with this position. */
export const table = (spec: PositionSpec): State => {
  const built = game.position({ ...spec, config: CONFIG })
  if (E.isLeft(built)) throw new Error(`${built.left.path}: ${built.left.problem}`)
  return built.right
}
/** A new game. */
export const fresh = (): State => {
  const started = game.newGame(CONFIG)
  if (E.isLeft(started)) throw new Error(`${started.left.path}: ${started.left.problem}`)
  return started.right
}

/** An action without its seat, whoever must answer. */
export type Said = Readonly<Record<string, unknown>> & { readonly kind: string }
/** Dice for the draws that follow. */
export const dice = (...script: ReadonlyArray<ScriptedDraw>): Script => ({ script })
interface Script {
  readonly script: ReadonlyArray<ScriptedDraw>
}
type Move = Said | Script

interface Played {
  readonly state: State
  readonly events: ReadonlyArray<Event>
}

const actionOf = (state: State, said: Said): Action => ({ seat: game.actors(state)[0], ...said }) as Action

const failed = (state: State, move: unknown, why: unknown): Error => {
  const options = game.legalActions(state).slice(0, 12)
  return new Error(
    `${JSON.stringify(move)} at ${asked(state)}: ${JSON.stringify(why)} of ${JSON.stringify(options)}`,
  )
}

const isScript = (move: Move): move is Script => 'script' in move

const oneMove = (state: State, move: Move): Played => {
  if (isScript(move)) {
    const rolled = playScripted(QUICK, state, [], move.script)
    if (E.isLeft(rolled)) throw failed(state, move, rolled.left)
    return rolled.right
  }
  const applied = QUICK.applyAction(state, actionOf(state, move))
  if (E.isLeft(applied)) throw failed(state, move, applied.left)
  return applied.right
}

/** The state and the events after these moves, each of which must be legal. */
export const playing = (state: State, ...moves: ReadonlyArray<Move>): Played => {
  let now = state
  const events: Array<Event> = []
  for (const move of moves) {
    const played = oneMove(now, move)
    now = played.state
    events.push(...played.events)
  }
  return { state: now, events }
}
/** The state after these moves. */
export const after = (state: State, ...moves: ReadonlyArray<Move>): State => playing(state, ...moves).state

/** Who is asked what. */
export const asked = (state: State): string => {
  if (state.outcome !== null) return `over ${state.outcome.rule}`
  const actors = game.actors(state)
  const draw = game.chances(state)[0]?.action.draw
  return `${actors.join('+')} ${actors.includes('nature') ? draw : state.stack[state.stack.length - 1]?.kind}`
}
/** The rules that forbid an action; empty when it is legal. */
export const refused = (state: State, said: Said): ReadonlyArray<string> =>
  game.whyNot(state, actionOf(state, said)).map(({ rule }) => rule ?? 'not asked')
/** Whether an action like this is offered. */
export const offers = (state: State, said: Partial<Said>): boolean =>
  game
    .legalActions(state)
    .some((action) => Object.entries(said).every(([key, value]) => Reflect.get(action, key) === value))

/** The readable table. */
export const reading = (state: State) => {
  const read = game.read(state)
  if (E.isLeft(read)) throw new Error(`${read.left.path}: ${read.left.problem}`)
  return read.right
}
/** Where a character is. */
export const whereIs = (state: State, id: string): string => {
  const { characters } = game.encode(state).table as { characters: Readonly<Record<string, string>> }
  return characters[id] ?? 'nowhere'
}
/** Everything beside units, as saved. */
export const beside = (state: State) =>
  (game.encode(state).table as { beside: Readonly<Record<string, ReadonlyArray<string> | number | string>> })
    .beside
/** How many of a list of regions are one. */
export const number = (
  state: State,
  figure: 'ships' | 'ents' | 'towers' | 'trebuchets',
  region?: string,
): number => {
  const list = beside(state)[figure]
  return Array.isArray(list) ? list.filter((one) => region === undefined || one === region).length : 0
}
/** Units and Leaders in the field of a region, or inside. */
export const army = (state: State, region: string, inside = false): Readonly<Record<string, number>> => {
  const told = game.encode(state).table as Readonly<
    Record<string, Readonly<Record<string, Record<string, number>>>>
  >
  return told[inside ? 'besieged' : 'armies']?.[region] ?? {}
}
