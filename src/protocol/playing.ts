/**
 * Methods about one game under way: questions about its state, and the action that moves it on.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { AnyGame, BaseEvent } from '../kernel/index'
import { formatPosition, parseAction } from '../notation/index'
import { badParams, failure, type Failure } from './failure'
import type { ParamsOf } from './messages'
import { briefOf, type Answer } from './opening'
import { actionsOf, sessionAt, type History, type Session, type Sessions } from './sessions'

/** Answers a question about the game with an id. */
export const about =
  <P extends { readonly id: string }>(
    answer: (session: Session, params: P, goesOn: () => boolean) => Answer,
  ) =>
  (sessions: Sessions, params: P): Answer => {
    const session = sessions.find(params.id)
    return E.isLeft(session) ? session : answer(session.right, params, sessions.goesOn)
  }

/** Why a seat is none of the game, or undefined. */
export const seatFault = (
  { game, state }: Session,
  field: string,
  seat: string,
  others: ReadonlyArray<string>,
) => {
  const seats = [...game.seatsOf(state.config), ...others]
  return seats.includes(seat) ? undefined : badParams(field, `one of ${seats.join(', ')} is wanted`)
}

const NATURE = ['nature'] as const
const SPECTATOR = ['spectator'] as const

/** Where a game stands. */
export const brief = (session: Session, { id, viewer }: ParamsOf<'brief'>): Answer => {
  const fault = viewer === undefined ? undefined : seatFault(session, 'viewer', viewer, SPECTATOR)
  return fault === undefined ? E.right(briefOf(id, session, viewer)) : E.left(fault)
}

/** The legal actions, of one seat or of all. */
export const legalOf = (session: Session, seat: string | undefined): Answer<ReadonlyArray<unknown>> => {
  if (seat === undefined) return E.right(session.legal())
  const fault = seatFault(session, 'seat', seat, NATURE)
  return fault === undefined ? E.right(session.game.legalActions(session.state, seat)) : E.left(fault)
}

/** What a viewer may know. */
export const viewOf = (session: Session, viewer: string): Answer<ReturnType<Session['game']['view']>> => {
  const fault = seatFault(session, 'viewer', viewer, SPECTATOR)
  return fault === undefined ? E.right(session.game.view(session.state, viewer)) : E.left(fault)
}

/** The hash of the state, or of what a viewer may know. */
export const hashFor = (session: Session, { viewer }: ParamsOf<'hash'>): Answer<string> => {
  const { game, state } = session
  return viewer === undefined
    ? E.right(game.hash(state))
    : E.Functor.map(viewOf(session, viewer), (view) => game.hashOfView(view))
}

/** The question for a seat. */
export const promptOf = (session: Session, { seat }: ParamsOf<'prompt'>): Answer => {
  const fault = seatFault(session, 'seat', seat, NATURE)
  if (fault !== undefined) return E.left(fault)
  return E.right(O.toNullable(session.game.prompt(session.state, seat)))
}

/** The record of a game. */
export const recordOf = (
  { game, origin, history }: Session,
  _: unknown,
  goesOn: () => boolean,
): Answer<never> => {
  if (origin === null) return E.left(failure('record', 'a game that began with `determinize` has no record'))
  const record = game.record(origin.from(), actionsOf(history), goesOn)
  if (E.isLeft(record)) return E.left(failure('record', record.left.problem, record.left))
  return E.right(record.right as never)
}

/** The position in one line of text. */
export const lineOf = ({ game, state }: Session): Answer =>
  E.mapLeft(({ problem }: { readonly problem: string }) => badParams('id', problem))(
    formatPosition(game, state),
  )

/** The record of a game as text. */
export const notationOf = (session: Session, params: unknown, goesOn: () => boolean): Answer => {
  const record = recordOf(session, params, goesOn)
  return E.isLeft(record) ? record : E.right(session.game.notation(record.right))
}

const chosenActions = (session: Session, params: ParamsOf<'apply'>): Answer<ReadonlyArray<unknown>> => {
  const { option, label, actions, seat } = params
  const given = [option, label, actions].filter((one) => one !== undefined).length
  if (given + Number(Object.hasOwn(params, 'action')) !== 1)
    return E.left(badParams('', 'one of action, option, label and actions is wanted'))
  if (label !== undefined) {
    const meant = parseAction(session.game, session.state, label, seat)
    return E.isLeft(meant) ? E.left(badParams('label', meant.left.problem)) : E.right([meant.right])
  }
  if (actions !== undefined) return E.right(actions)
  if (option === undefined) return E.right([params.action])
  const legal = legalOf(session, seat)
  if (E.isLeft(legal)) return legal
  if (option >= 0 && option < legal.right.length) return E.right([legal.right[option]])
  return E.left(badParams('option', `there are ${legal.right.length} options, numbered from 0`))
}

const refusal = (session: Session, left: unknown): Failure => {
  const why = session.game.explain(session.state, left as never)
  const rules = why.flatMap(({ rule }) => (rule === null ? [] : [rule]))
  const by = rules.length === 0 ? '' : ` (${rules.join(', ')})`
  return failure('refused', `the action is refused${by}`, { rejection: left, why })
}

type Tell = (game: AnyGame, config: object, event: Readonly<Record<string, unknown>>) => string

/** Events as they were asked for: all that happened, or what a viewer may see of it; in words too. */
const toldEvents = (
  { game, state }: Session,
  happened: ReadonlyArray<BaseEvent>,
  { events: to, told }: ParamsOf<'apply'>,
  tell: Tell,
): { readonly events?: ReadonlyArray<unknown>; readonly told?: ReadonlyArray<string> } => {
  if (to === undefined) return {}
  const events: ReadonlyArray<Readonly<Record<string, unknown>>> =
    to === 'all' ? happened.map((event) => ({ ...event })) : game.eventsFor(happened, to)
  return told === true ? { events, told: events.map((event) => tell(game, state.config, event)) } : { events }
}

/** Events in the words of the game itself. */
export const plainly: Tell = (game, _, event) => game.tell(event)

/** Applies actions, all or nothing. */
export const applying =
  (tell: Tell) =>
  (sessions: Sessions, params: ParamsOf<'apply'>): Answer => {
    const found = sessions.find(params.id)
    if (E.isLeft(found)) return found
    const session = found.right
    const { game, state, origin } = session
    const to = params.events
    const fault = to === undefined ? undefined : seatFault(session, 'events', to, [...SPECTATOR, 'all'])
    if (fault !== undefined) return E.left(fault)
    if (params.told === true && to === undefined)
      return E.left(badParams('told', 'for sentences say in `events` who looks'))
    const chosen = chosenActions(session, params)
    if (E.isLeft(chosen)) return chosen
    const single = params.actions === undefined
    const applied = single
      ? game.applyAction(state, chosen.right[0])
      : game.applyAll(state, chosen.right, sessions.goesOn)
    if (E.isLeft(applied)) return E.left(refusal(session, applied.left))
    const history = chosen.right.reduce<History | null>(
      (before, action) => ({ action, before }),
      session.history,
    )
    const next = sessionAt(game, applied.right.state, origin, origin === null ? null : history)
    const keeping = origin === null ? sessions.during(0, sessions.goesOn) : sessions
    const kept = keeping.advance(params.id, { ...next, sent: session.sent })
    if (E.isLeft(kept)) return kept
    const viewer = to === 'all' ? undefined : to
    return E.right({
      ...briefOf(params.id, next, viewer),
      ...toldEvents(session, applied.right.events, params, tell),
    })
  }
