/**
 * A game that is being played at the terminal: where it stands, and the steps that led there, so that they
 * can be taken back and saved.
 */
import { seatIn } from './action'
import * as E from 'fp-ts/lib/Either.js'
import { beginningOf, sealOf, type Explanation, type Seal, type Types } from '../kernel/index'
import { configProblem, failed, type Result } from './command'
import { inWordsOf, type AnyState, type Loaded } from './loaded'
import type { Material } from './material'
import { mismatchText } from './mismatch'

/** One action that was taken. */
export interface Step {
  readonly before: AnyState
  readonly action: unknown
  readonly seat: string
  /** Why it is not taken back: chance had a say, or something hidden was shown. */
  readonly seal: Seal | null
}

/** A game under way. */
export interface Session {
  readonly loaded: Loaded
  /** What it began with: a config, or the snapshot of a state or a position. */
  readonly from: unknown
  readonly steps: ReadonlyArray<Step>
  readonly state: AnyState
}

/** What an action leads to. */
export interface Taken {
  readonly session: Session
  readonly events: ReadonlyArray<Types['event']>
}

/** Begins with a config. */
export const beginWith = (loaded: Loaded, config: object): Result<Session> => {
  const state = loaded.game.newGame(config as never)
  return E.isLeft(state)
    ? failed(configProblem(state.left))
    : E.right({ loaded: inWordsOf(loaded, state.right.config), from: config, steps: [], state: state.right })
}

/** Takes an action, or tells every rule that forbids it. */
export const take = (session: Session, action: unknown): E.Either<ReadonlyArray<Explanation>, Taken> => {
  const { loaded, state: before, steps } = session
  const applied = loaded.game.applyAction(before, action)
  if (E.isLeft(applied)) return E.left(loaded.game.whyNot(before, action))
  const { state, events } = applied.right
  const step = { before, action, seat: seatIn(action), seal: sealOf(loaded.game, before, applied.right) }
  return E.right({ session: { ...session, state, steps: [...steps, step] }, events })
}

/** Goes on with what was read. The steps of a record can be taken back like others. */
export const beginAt = (material: Material): Result<Session> => {
  const { loaded } = material
  if (material._tag === 'Moment')
    return E.right({ loaded, from: loaded.game.encode(material.state), steps: [], state: material.state })
  const { record } = material
  const replayed = loaded.game.replay(record)
  if (E.isLeft(replayed)) return failed(mismatchText(loaded, record, replayed.left))
  const [first] = replayed.right.states
  if (first === undefined) return failed('the record has no states')
  const from = beginningOf(record)
  let session: Result<Session> = E.right({
    loaded: inWordsOf(loaded, first.config),
    from,
    steps: [],
    state: first,
  })
  for (const action of record.actions) {
    if (E.isLeft(session)) return session
    const taken = take(session.right, action)
    if (E.isLeft(taken)) return failed('the record cannot be played')
    session = E.right(taken.right.session)
  }
  return session
}

const SEALS: Readonly<Record<Seal, string>> = {
  chance: 'chance has decided something since then',
  shown: 'something hidden was shown since then',
}

/**
 * Takes back the last decision of one of these seats, unless chance has had a say since, something hidden was
 * shown, or somebody else has answered.
 */
export const undo = (session: Session, seats: ReadonlyArray<string>): Result<Session> => {
  const { steps } = session
  const own = steps.map(({ seat }) => seats.includes(seat) || seat === 'nature').lastIndexOf(true)
  const last = steps[own]
  if (last === undefined) return failed('there is nothing to take back')
  const [seal] = steps.slice(own).flatMap((step) => step.seal ?? [])
  if (seal !== undefined) return failed(`${SEALS[seal]}: that is not taken back`)
  if (own < steps.length - 1) return failed('another player has answered since then: that is not taken back')
  return E.right({ ...session, state: last.before, steps: steps.slice(0, own) })
}

/** What is written to a file: a record with hashes. */
export const saved = ({ loaded: { game }, from, steps }: Session): Result<unknown> => {
  const actions = steps.map(({ action }) => action)
  const record = game.record(from, actions)
  return E.isLeft(record) ? failed(record.left.problem) : record
}
