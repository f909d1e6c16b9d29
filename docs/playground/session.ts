/**
 * A game as the page keeps it: every state from the first on, what was done and what happened, and the place
 * one looks at. Undo, redo and the slider move that place; playing there drops what came later.
 */
import type { BaseEvent, GameRecord } from '../../src/kernel'
import { GAMES, type AnyAction, type AnyState, type Entry } from './games'

/** Who plays a seat: a person, or the bot of that name. */
export type Player = string

/** One action with its events. */
export interface Step {
  readonly action: AnyAction
  readonly events: ReadonlyArray<BaseEvent>
}

/** A game in the page. */
export interface Session {
  readonly entry: Entry
  readonly seats: ReadonlyArray<string>
  readonly players: Readonly<Record<string, Player>>
  readonly states: ReadonlyArray<AnyState>
  readonly steps: ReadonlyArray<Step>
  /** How many of the steps have been taken at the state one looks at. */
  readonly at: number
}

/** A session, or what is wrong in words. */
export type Tried =
  { readonly ok: true; readonly session: Session } | { readonly ok: false; readonly problem: string }

const fail = (problem: string): Tried => ({ ok: false, problem })

/** The state one looks at. */
export const stateOf = ({ states, at }: Session): AnyState => states[at] as AnyState

const begin = (entry: Entry, states: ReadonlyArray<AnyState>, steps: ReadonlyArray<Step>): Session => {
  const seats = entry.game.seatsOf(states[0]?.config as unknown as Readonly<Record<string, unknown>>)
  const players = Object.fromEntries(seats.map((seat) => [seat, 'person']))
  return { entry, seats, players, states, steps, at: steps.length }
}

/** A new game. */
export const newSession = (entry: Entry, config: { readonly seed: string }): Tried => {
  const started = entry.game.newGame(config)
  return started._tag === 'Left'
    ? fail(`${started.left.path}: ${started.left.problem}`)
    : { ok: true, session: begin(entry, [started.right], []) }
}

/** The session after an action at the place one looks at; later steps are dropped. */
export const play = (session: Session, action: AnyAction): Tried => {
  const state = stateOf(session)
  const applied = session.entry.game.applyAction(state, action)
  if (applied._tag === 'Left') {
    const reasons = session.entry.game.explain(state, applied.left)
    return fail(reasons.map(({ sentence }) => sentence).join(' '))
  }
  const { states, steps, at } = session
  const step: Step = { action, events: applied.right.events }
  return {
    ok: true,
    session: {
      ...session,
      states: [...states.slice(0, at + 1), applied.right.state],
      steps: [...steps.slice(0, at), step],
      at: at + 1,
    },
  }
}

/** The session at another place, within what there is. */
export const moveTo = (session: Session, at: number): Session => ({
  ...session,
  at: Math.max(0, Math.min(session.steps.length, at)),
})

/** The seats asked now that bots play. */
export const botsAsked = (session: Session): ReadonlyArray<string> =>
  session.entry.game
    .actors(stateOf(session))
    .filter((seat) => seat !== 'nature' && session.players[seat] !== 'person')

const isPersons = (session: Session): boolean => botsAsked(session).length === 0

/** The place of the nearest question to a person in a direction, or the end that way. */
export const nextPlace = (session: Session, by: 1 | -1): number => {
  let moved = moveTo(session, session.at + by)
  while (moved.at > 0 && moved.at < session.steps.length && !isPersons(moved))
    moved = moveTo(moved, moved.at + by)
  return moved.at
}

/** The record of all that was played, with a hash after every action. */
export const recordOf = ({ entry, states, steps }: Session): GameRecord | undefined => {
  const recorded = entry.game.record(
    states[0]?.config,
    steps.map(({ action }) => action),
  )
  return recorded._tag === 'Left' ? undefined : recorded.right
}

/** A session from a record: every action is played again and every hash compared. */
export const sessionOf = (record: unknown): Tried => {
  const name = typeof record === 'object' && record !== null && 'game' in record ? String(record.game) : ''
  const entry = GAMES.get(name)
  if (entry === undefined) return fail('This is no record of a game of this page.')
  const replayed = entry.game.replay(record)
  if (replayed._tag === 'Left')
    return fail(`The record fails at action ${replayed.left.index + 1}: ${replayed.left.problem}`)
  const { states, events } = replayed.right
  const actions = (record as GameRecord).actions as ReadonlyArray<AnyAction>
  const steps = actions.map((action, place): Step => ({ action, events: events[place] ?? [] }))
  return { ok: true, session: begin(entry, states, steps) }
}

/** A session from a text: a record as JSON, or in the notation. */
export const sessionOfText = (text: string): Tried => {
  const name = /^game (\S+)/.exec(text)?.[1] ?? ''
  const parsed = GAMES.get(name)?.game.parse(text)
  if (parsed !== undefined)
    return parsed._tag === 'Left'
      ? fail(`${parsed.left.path}: ${parsed.left.problem}`)
      : sessionOf(parsed.right)
  try {
    return sessionOf(JSON.parse(text))
  } catch {
    return fail('This is neither JSON nor the notation of a game.')
  }
}
