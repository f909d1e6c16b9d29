/**
 * What a person or a seat sees: the question with its choices, events and states without secrets, and full
 * states that a viewer cannot tell from the real one.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { actorsOf, legalOf, pendingOf } from './ask'
import { brandView, isCheckedView } from './brand'
import { decodeWith } from './codec'
import { isScalar, malformed, type ChanceAction, type Malformed } from './door'
import type { Definition, Prompt, Reading, View, Viewer } from './game'
import { behindIn, handleOf } from './handle'
import { hashJson } from './hash'
import { objectOf } from './json'
import { isStateOf } from './play'
import { randomFrom } from './random'
import { drawAsked, pendingDraw } from './runner'
import { determinize, ownView, viewFault, type Viewed } from './sampler'
import { save } from './saved'
import type { Scalar, State, Types } from './types'

/** Distinct values of each field of the choices, in their order. */
const fieldsOf = (actions: ReadonlyArray<object>): Prompt['fields'] => {
  const fields: Record<string, Array<Scalar>> = {}
  for (const action of actions)
    for (const [name, value] of Object.entries(action)) {
      if (name === 'seat' || !isScalar(value)) continue
      const values = (fields[name] ??= [])
      if (!values.includes(value)) values.push(value)
    }
  return fields
}

const isDraw = <T extends Types>(action: T['action'] | ChanceAction): action is ChanceAction =>
  action.kind === 'chance'

/** What a `pass` is called as the answer to a question; undefined where it is a pass indeed. */
const declined = (asks = ''): string | undefined => {
  const question = asks.replace(/\?.*/, '')
  if (/(^|[.:] )(do|does|is|are) /i.test(question)) return 'No'
  const any = /, if any(\w*)$/.exec(question)
  return any === null ? undefined : `No${any[1] || 'ne'}`
}

/** The question for a seat, if it is asked one. */
export const prompt = <T extends Types>(
  game: Definition<T>,
  state: State<T>,
  seat: T['seat'] | 'nature',
): O.Option<Prompt<T>> => {
  const [config, machine] = [state.config, game.machineOf(state.config)]
  if (!actorsOf(machine, state).includes(seat)) return O.none
  const pending = pendingOf(machine, state)
  const actions = legalOf(machine, state, seat)
  const draw = pendingDraw(machine, state)
  const say = (id: unknown): string => game.nameOf?.(String(id), config) ?? String(id)
  const asks = pending?.decision.asks(pending.here, seat) ?? drawAsked(machine, state, say)
  return O.some({
    kind: pending?.frame.kind ?? 'chance',
    seat,
    sentence: asks ?? `What comes up: ${say(draw?.name)}?`,
    choices: actions.map((action) => ({
      action,
      label: isDraw(action)
        ? `${say(action.draw)}: ${say(action.outcome)}`
        : ((action.kind === 'pass' ? declined(asks) : undefined) ?? game.describe(action, config)),
    })),
    fields: fieldsOf(actions),
    rules: pending?.decision.reads ?? (draw === undefined ? [] : [draw.rule]),
  })
}

/** Events as a viewer may see them. */
export const eventsFor = <T extends Types>(
  game: Definition<T>,
  events: ReadonlyArray<T['event']>,
  viewer: Viewer<T>,
): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  events.map((event) => {
    const seen: Record<string, unknown> = Object.fromEntries(Object.entries(event))
    if (event.only !== undefined && event.only !== viewer)
      for (const field of game.secrets[event.kind] ?? []) seen[field] = 'hidden'
    return seen
  })

/** What a viewer may know; its JSON is made when it is read. */
export const view = <T extends Types>(game: Definition<T>, state: State<T>, seat: Viewer<T>): View<T> => {
  const viewer = game.seats.includes(seat) ? seat : 'spectator'
  const { name, schemaVersion } = game
  return handleOf<T>({ game: name, schemaVersion }, { of: game, state, viewer }, () =>
    game.mask(save(game, state), viewer),
  )
}

/** The hash of a view. */
export const hashOfView = <T extends Types>(game: Definition<T>, json: unknown): string => {
  const read = decodeView(game, json)
  if (E.isLeft(read)) return ''
  const schemaVersion = game.hashVersion ?? game.schemaVersion
  return hashJson({ ...read.right, schemaVersion, state: { ...objectOf(read.right.state), schemaVersion } })
}

/** A view from JSON, checked. */
export const decodeView = <T extends Types>(
  game: Definition<T>,
  json: unknown,
): E.Either<Malformed, View<T>> => {
  const given = json as View<T>
  if (behindIn(game, given) !== undefined) return E.right(given)
  const seen = ownView(given)
  if (isCheckedView(seen)) {
    const fault = viewFault(game, seen)
    if (fault !== undefined) return E.left(fault)
    return E.map(() => seen)(decodeWith(game.config, objectOf(seen.state)['config'], 'config.'))
  }
  const tried = determinize(game, seen, randomFrom('decode'))
  return E.isLeft(tried) ? tried : E.right(brandView(seen))
}

const isView = <T extends Types>(seen: State<T> | View<T>): seen is View<T> =>
  typeof seen === 'object' && seen !== null && 'viewer' in seen

const told = <T extends Types>(
  game: Viewed<T>,
  state: unknown,
  viewer: Viewer<T> | null,
): E.Either<Malformed, Reading<T>> => {
  const json = state as Reading<T>
  if (game.derive !== undefined) return E.right(game.derive(json, viewer))
  return game.read?.(state, viewer) ?? E.right(json)
}

/** The table of a view as the game's reader tells it, or its JSON with what the game derives from it. */
export const readView = <T extends Types>(
  game: Viewed<T>,
  seen: View<T>,
): E.Either<Malformed, Reading<T>> => {
  const own = ownView(seen)
  const fault = viewFault(game, own)
  if (fault !== undefined) return E.left(fault)
  const inState = ({ path, problem }: Malformed): Malformed => malformed(`state.${path}`, problem)
  return E.Bifunctor.mapLeft(told(game, own.state, own.viewer), inState)
}

/** The same of a state or a view. */
export const read = <T extends Types>(
  game: Definition<T>,
  seen: State<T> | View<T>,
): E.Either<Malformed, Reading<T>> => {
  if (isView(seen)) {
    const own = game.derive === undefined ? E.right(seen) : decodeView(game, seen)
    return E.isLeft(own) ? own : readView(game, own.right)
  }
  return isStateOf(game, seen)
    ? told(game, save(game, seen), null)
    : E.left(malformed('', `this is no state or view of ${game.name}`))
}
