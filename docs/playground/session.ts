/**
 * A game as the page keeps it: every state from the first on, what was done and what happened, and the place
 * one looks at. Undo, redo and the slider move that place; playing there drops what came later.
 */
import { beginningOf, isSnapshot, type BaseEvent, type GameRecord } from '../../src/kernel'
import { faultSentence, gameOfPosition, parsePosition } from '../../src/notation'
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
  /** Whether it began at a position, so that its record begins with a snapshot. */
  readonly isPlaced: boolean
  /** Whether anything may be taken back: a person tries things out. */
  readonly isStudy: boolean
}

/** A session, or what is wrong in words. */
export type Tried =
  { readonly ok: true; readonly session: Session } | { readonly ok: false; readonly problem: string }

const fail = (problem: string): Tried => ({ ok: false, problem })

/** The state one looks at. */
export const stateOf = ({ states, at }: Session): AnyState => states[at] as AnyState

const begin = (
  entry: Entry,
  states: ReadonlyArray<AnyState>,
  steps: ReadonlyArray<Step>,
  isPlaced = false,
): Session => {
  const seats = entry.game.seatsOf(states[0]?.config as unknown as Readonly<Record<string, unknown>>)
  const players = Object.fromEntries(seats.map((seat) => [seat, 'person']))
  return { entry, seats, players, states, steps, at: steps.length, isPlaced, isStudy: false }
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

/** The record of all that was played, with a hash after every action. */
export const recordOf = ({ entry, states, steps, isPlaced }: Session): GameRecord | undefined => {
  const [first] = states
  if (first === undefined) return undefined
  const recorded = entry.game.record(
    isPlaced ? entry.game.encode(first) : first.config,
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
  return { ok: true, session: begin(entry, states, steps, isSnapshot(beginningOf(record))) }
}

/** A session that begins at the position a line tells. */
const sessionOfLine = (name: string, line: string): Tried => {
  const entry = GAMES.get(name)
  if (entry === undefined) return fail('This is no position of a game of this page.')
  const parsed = parsePosition(entry.game, line)
  return parsed._tag === 'Left'
    ? fail(parsed.left.map(faultSentence).join(' '))
    : { ok: true, session: begin(entry, [parsed.right], [], true) }
}

/** A position in words: of the game that is given, or else of the first other game whose words they are. */
const sessionOfWords = (name: string, text: string): Tried => {
  const tried = sessionOfLine(name, text)
  if (tried.ok) return tried
  const others = [...GAMES.keys()].filter((other) => other !== name)
  return others.map((other) => sessionOfLine(other, text)).find(({ ok }) => ok) ?? tried
}

/**
 * A session from a text: a record as JSON or in the notation, or the line of a position; without its tag, of
 * the game that is given, if it is read so.
 */
export const sessionOfText = (text: string, entry?: Entry): Tried => {
  const line = gameOfPosition(text)
  if (line._tag === 'Some') return sessionOfLine(line.value, text)
  const name = /^game (\S+)/.exec(text)?.[1] ?? ''
  const parsed = GAMES.get(name)?.game.parse(text)
  if (parsed !== undefined)
    return parsed._tag === 'Left'
      ? fail(`${parsed.left.path}: ${parsed.left.problem}`)
      : sessionOf(parsed.right)
  try {
    return sessionOf(JSON.parse(text))
  } catch {
    if (entry !== undefined) return sessionOfWords(entry.game.name, text)
    return fail('This is neither JSON nor the notation of a game or a position.')
  }
}
