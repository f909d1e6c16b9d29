/**
 * Helpers in the words of the game: build a position, play actions that must be legal, hand over what chance
 * brings, ask what is refused and what is offered. Chance is manual, so every draw is named by the test.
 */
import * as E from 'fp-ts/lib/Either.js'
import { playScripted, type ChanceAction, type ScriptedDraw } from '../../../src/kernel'
import {
  cardGame,
  type Action,
  type Config,
  type Event,
  type PositionSpec,
  type Seat,
  type State,
} from '../../../src/card-game'

type Plain<A> = A extends Action ? Omit<A, 'seat'> : never
/** An action without its seat. */
export type Said = Plain<Action>

/** A table with this position; chance is manual. */
export const table = (spec: PositionSpec): State => {
  const config = { seed: 'table', chance: 'manual', ...spec.config } as const
  const built = cardGame.position({ ...spec, config })
  if (E.isLeft(built)) throw new Error(`${built.left.path}: ${built.left.problem}`)
  return built.right
}

/** A new game from its first draw on; chance is manual. */
export const fresh = (config: Partial<Config> = {}): State => {
  const started = cardGame.newGame({ seed: 'fresh', chance: 'manual', ...config })
  if (E.isLeft(started)) throw new Error(`${started.left.path}: ${started.left.problem}`)
  return started.right
}

const says =
  (seat: Seat) =>
  (said: Said): Action =>
    ({ seat, ...said }) as Action
/** What each seat says. */
export const frodo = says('frodo')
export const witchKing = says('witch-king')
export const aragorn = says('aragorn')
export const saruman = says('saruman')
export const gandalf = says('gandalf')
export const balrog = says('balrog-of-moria')
export const by = (seat: Seat, said: Said): Action => says(seat)(said)

/** Answers to draws in a row. */
export interface Script {
  readonly script: ReadonlyArray<ScriptedDraw>
}
/** What chance brings until the next question, no more and no less: cards drawn, locations turned up. */
export const comes = (...script: ReadonlyArray<ScriptedDraw>): Script => ({ script })

/** What the next draws bring; others may follow. */
export interface Partly {
  readonly outcomes: ReadonlyArray<string>
}
/** What chance brings next, after which other draws may wait. */
export const brings = (...outcomes: ReadonlyArray<string>): Partly => ({ outcomes })

/** An action, or what comes up in the draws that follow it. */
export type Move = Action | Script | Partly

interface Played {
  readonly state: State
  readonly events: ReadonlyArray<Event>
}

const refusal = (state: State, action: unknown): string => {
  const why = cardGame.whyNot(state, action).map(({ rule, sentence }) => `${rule}: ${sentence}`)
  return `${JSON.stringify(action)} is refused at ${asked(state)}: ${why.join(' | ')}`
}

const oneAction = (state: State, action: unknown): Played => {
  const applied = cardGame.applyAction(state, action)
  if (E.isLeft(applied)) throw new Error(refusal(state, action))
  return applied.right
}

const answers = (state: State, { script }: Script): Played => {
  const played = playScripted(cardGame, state, [], script)
  if (E.isRight(played)) return played.right
  const { problem, place, cause } = played.left
  const why = cause === undefined ? '' : ` ${JSON.stringify(cause)}`
  throw new Error(
    `comes(${script.map((one) => JSON.stringify(one)).join(', ')}) at ${place}: ${problem}${why}`,
  )
}

const bringing = (state: State, { outcomes }: Partly): Played => {
  let now = state
  const events: Array<Event> = []
  for (const outcome of outcomes) {
    const draw = cardGame.chances(now)[0]?.action.draw
    const played = oneAction(now, { seat: 'nature', kind: 'chance', draw, outcome })
    now = played.state
    events.push(...played.events)
  }
  return { state: now, events }
}

const move = (state: State, one: Move): Played => {
  if ('script' in one) return answers(state, one)
  return 'outcomes' in one ? bringing(state, one) : oneAction(state, one)
}

/** The last combat, where the starting player is asked for it and the next move does not name it. */
const lastCombat = (state: State, next: Move | undefined): Move | undefined => {
  if (state.stack[state.stack.length - 1]?.kind !== 'decide/combat') return undefined
  const [only, other] = cardGame.legalActions(state)
  const named = next !== undefined && 'seat' in next && E.isRight(cardGame.applyAction(state, next))
  return other === undefined && !named ? (only as Action | undefined) : undefined
}

/**
 * The state and the events after these moves, each of which must be legal. Where one location is left to be
 * fought over it is named, as a driver does.
 */
export const playing = (state: State, ...moves: ReadonlyArray<Move>): Played => {
  let now = state
  const events: Array<Event> = []
  moves.forEach((one, place) => {
    for (let next: Move | undefined = one; next !== undefined; next = lastCombat(now, moves[place + 1])) {
      const played = move(now, next)
      now = played.state
      events.push(...played.events)
    }
  })
  return { state: now, events }
}

/** The state after one move, whatever is asked then. */
export const next = (state: State, one: Move): State => move(state, one).state

/** The state after these moves, each of which must be legal. */
export const after = (state: State, ...moves: ReadonlyArray<Move>): State => playing(state, ...moves).state

/** What happens of one kind. */
export const eventsAs = <K extends Event['kind']>(
  kind: K,
  state: State,
  ...moves: ReadonlyArray<Move>
): ReadonlyArray<Extract<Event, { kind: K }>> =>
  playing(state, ...moves).events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind)

/** Who is asked what: `frodo decide/turn`, `nature aragorn card`, or `over` with the rule that did it. */
export const asked = (state: State): string => {
  if (state.outcome !== null) return `over ${state.outcome.rule}`
  const actors = cardGame.actors(state)
  const top = state.stack[state.stack.length - 1]
  const draw = cardGame.chances(state)[0]?.action.draw
  return `${actors.join('+')} ${actors.includes('nature') ? draw : top?.kind}`
}

/**
 * The rules that forbid an action, sorted; empty when it is legal, `not asked` when no rule but the question
 * itself stands against it. An action that is not even well-formed is a mistake of the test.
 */
export const refused = (state: State, action: unknown): ReadonlyArray<string> => {
  const applied = cardGame.applyAction(state, action)
  if (E.isRight(applied)) return []
  const why = applied.left
  if (why._tag === 'Malformed') throw new Error(refusal(state, action))
  if (why._tag === 'GameOver') return ['game over']
  const rules = [...new Set(why.violations.map(({ rule }) => rule))].sort()
  return rules.length === 0 ? ['not asked'] : rules
}

/** The facts that a rule gives when it forbids an action; undefined when it does not. */
export const factsOf = (state: State, action: unknown, rule: string) =>
  cardGame.whyNot(state, action).find((why) => why.rule === rule)?.facts

/** The legal actions that have these fields; all of them without. */
export const offered = (
  state: State,
  fields: Readonly<Record<string, unknown>> = {},
): ReadonlyArray<Action | ChanceAction> =>
  cardGame
    .legalActions(state)
    .filter((action) =>
      Object.entries(fields).every(([name, value]) => (action as unknown as typeof fields)[name] === value),
    )

/** The values that one field has in the legal actions of a kind (and with these fields), in their order. */
export const offers = (
  state: State,
  kind: Action['kind'],
  field: string,
  fields: Readonly<Record<string, unknown>> = {},
): ReadonlyArray<unknown> => [
  ...new Set(
    offered(state, { kind, ...fields }).map(
      (action) => (action as unknown as Readonly<Record<string, unknown>>)[field],
    ),
  ),
]

/** What chance can bring next. */
export const chances = (state: State): ReadonlyArray<unknown> =>
  cardGame.chances(state).map(({ action }) => action.outcome)
