/**
 * Helpers in the words of the game: build a position, play actions that must be legal, hand over the dice,
 * ask what is refused and what is offered. Chance is manual, so every draw is named by the test; nothing
 * random can slip in. What has a single answer is answered by itself (`quick.ts`), except by `exactly`.
 * What a state holds is read with `read.ts`.
 */
import * as E from 'fp-ts/lib/Either.js'
import { playScripted, type ChanceAction, type ScriptedDraw } from '../../../src/kernel'
import {
  warOfTheRing,
  type Action,
  type Config,
  type Event,
  type PositionSpec,
  type State,
} from '../../../src/war-of-the-ring'
import { quick } from './quick'

type Plain<A> = A extends Action ? Omit<A, 'seat'> : never
/** An action without its seat. */
export type Said = Plain<Action>

/** A table with this position; chance is manual. */
export const table = (spec: PositionSpec): State => {
  const config = { seed: 'table', chance: 'manual', ...spec.config } as const
  const built = warOfTheRing.position({ ...spec, config })
  if (E.isLeft(built)) throw new Error(`${built.left.path}: ${built.left.problem}`)
  return built.right
}

/** A new game from its first draw on; chance is manual. */
export const fresh = (config: Partial<Config> = {}): State => {
  const started = warOfTheRing.newGame({ seed: 'fresh', chance: 'manual', ...config })
  if (E.isLeft(started)) throw new Error(`${started.left.path}: ${started.left.problem}`)
  return started.right
}

/** What the Free Peoples say. */
export const free = (said: Said): Action => ({ seat: 'free-peoples', ...said }) as Action
/** What the Shadow says. */
export const shadow = (said: Said): Action => ({ seat: 'shadow', ...said }) as Action

/** Answers to draws in a row. */
export interface Script {
  readonly script: ReadonlyArray<ScriptedDraw>
}
/**
 * Answers to every draw between the action before and the next question, no more and no less: rolls as
 * `dice(6, 5, 1)`, other draws by what comes up, and any of them with its name by `named`.
 */
export const dice = (...script: ReadonlyArray<ScriptedDraw>): Script => ({ script })
/** An answer to a draw of this name, to stand among others in `dice`. */
export const named = (draw: string, outcome: string | number): ScriptedDraw => ({ draw, outcome })
/** One answer to the pending draw, after which other draws may wait: to look at a state between draws. */
export const drawn = (draw: string, outcome: string | number): ChanceAction => ({
  seat: 'nature',
  kind: 'chance',
  draw,
  outcome,
})

/** An action, or dice for the draws that follow it. */
export type Move = Action | ChanceAction | Script

const QUICK = quick(warOfTheRing)

interface Played {
  readonly state: State
  readonly events: ReadonlyArray<Event>
}

const refusal = (state: State, action: unknown): string => {
  const why = warOfTheRing.whyNot(state, action).map(({ rule, sentence }) => `${rule}: ${sentence}`)
  return `${JSON.stringify(action)} is refused at ${asked(state)}: ${why.join(' | ')}`
}

type Player = Pick<typeof warOfTheRing, 'applyAction'>

const oneAction = (player: Player, state: State, action: unknown): Played => {
  const applied = player.applyAction(state, action)
  if (E.isLeft(applied)) throw new Error(refusal(state, action))
  return applied.right
}

const answers = (player: Player, state: State, { script }: Script): Played => {
  const played = playScripted({ ...warOfTheRing, ...player }, state, [], script)
  if (E.isRight(played)) return played.right
  const { problem, place, cause } = played.left
  const why = cause === undefined ? '' : ` ${JSON.stringify(cause)}`
  throw new Error(
    `dice(${script.map((one) => JSON.stringify(one)).join(', ')}) at ${place}: ${problem}${why}`,
  )
}

const playingWith =
  (player: Player) =>
  (state: State, ...moves: ReadonlyArray<Move>): Played => {
    let now = state
    const events: Array<Event> = []
    for (const move of moves) {
      const played = 'script' in move ? answers(player, now, move) : oneAction(player, now, move)
      now = played.state
      events.push(...played.events)
    }
    return { state: now, events }
  }

/** The state and the events after these moves, each of which must be legal. */
export const playing = playingWith(QUICK)

/** The state after these moves and no others, where what has a single answer is waited for too. */
export const exactly = (state: State, ...moves: ReadonlyArray<Move>): State =>
  playingWith(warOfTheRing)(state, ...moves).state

/** The state after these moves, each of which must be legal. */
export const after = (state: State, ...moves: ReadonlyArray<Move>): State => playing(state, ...moves).state

/** What happens while these moves are made, each of which must be legal. */
export const eventsOf = (state: State, ...moves: ReadonlyArray<Move>): ReadonlyArray<Event> =>
  playing(state, ...moves).events

/** What happens of one kind. */
export const eventsAs = <K extends Event['kind']>(
  kind: K,
  state: State,
  ...moves: ReadonlyArray<Move>
): ReadonlyArray<Extract<Event, { kind: K }>> =>
  eventsOf(state, ...moves).filter((event): event is Extract<Event, { kind: K }> => event.kind === kind)

/** Who is asked what: `shadow decide/allocation`, `nature hunt die`, or `over` with the rule that did it. */
export const asked = (state: State): string => {
  if (state.outcome !== null) return `over ${state.outcome.rule}`
  const actors = warOfTheRing.actors(state)
  const top = state.stack[state.stack.length - 1]
  const draw = warOfTheRing.chances(state)[0]?.action.draw
  return `${actors.join('+')} ${actors.includes('nature') ? draw : top?.kind}`
}

const PATIENCE = 2000

/** Plays whatever is listed first until this is asked, as `asked` words it. */
export const until = (state: State, question: string): State => {
  let now = state
  for (let left = PATIENCE; asked(now) !== question; left--) {
    const first = warOfTheRing.legalActions(now)[0]
    if (first === undefined || left === 0) throw new Error(`${question} is never asked; ${asked(now)} is`)
    now = oneAction(QUICK, now, first).state
  }
  return now
}

/**
 * The rules that forbid an action, sorted; empty when it is legal, `not asked` when no rule but the question
 * itself stands against it. An action that is not even well-formed is a mistake of the test.
 */
export const refused = (state: State, action: unknown): ReadonlyArray<string> => {
  const applied = warOfTheRing.applyAction(state, action)
  if (E.isRight(applied)) return []
  const why = applied.left
  if (why._tag === 'Malformed') throw new Error(refusal(state, action))
  if (why._tag === 'GameOver') return ['game over']
  const rules = [...new Set(why.violations.map(({ rule }) => rule))].sort()
  return rules.length === 0 ? ['not asked'] : rules
}

/** The facts that a rule gives when it forbids an action; undefined when it does not. */
export const factsOf = (state: State, action: unknown, rule: string) =>
  warOfTheRing.whyNot(state, action).find((why) => why.rule === rule)?.facts

/** The legal actions that have these fields; all of them without. */
export const offered = (
  state: State,
  fields: Readonly<Record<string, unknown>> = {},
): ReadonlyArray<Action | ChanceAction> =>
  warOfTheRing
    .legalActions(state)
    .filter((action) =>
      Object.entries(fields).every(([name, value]) => (action as unknown as typeof fields)[name] === value),
    )

/** The values that one field has in the legal actions of a kind, in their order. */
export const offers = (state: State, kind: Action['kind'], field: string): ReadonlyArray<unknown> => [
  ...new Set(
    offered(state, { kind }).map((action) => (action as unknown as Readonly<Record<string, unknown>>)[field]),
  ),
]

/** Who has won and by which rule. */
export const winner = (state: State): string =>
  state.outcome === null ? 'nobody' : `${state.outcome.winners.join('+')} by ${state.outcome.rule}`
