/**
 * Partial actions: what is left out is filled in with what a person can mean, as the game says.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Sought } from './ahead'
import { actorsOf } from './ask'
import { isScalar, type Malformed } from './door'
import { isObject } from './fields'
import type { Context } from './play'
import { formsOf } from './saved'
import type { Scalar, State, Types } from './types'

/** What is given of an action. */
export type Given = Readonly<Record<string, Scalar>>

/** How many readings an action can have; who leaves out more is understood less exactly. */
const MOST = 200

/** The values that a field may have, as they are given or as a person can mean them; never none. */
const valuesOf = <T extends Types>(
  { game }: Context<T>,
  state: State<T>,
  given: Given,
  [field, values]: readonly [field: string, values: ReadonlyArray<Scalar>],
): ReadonlyArray<Scalar> => {
  if (Object.hasOwn(given, field)) return [given[field] ?? null]
  const likely = game.likely?.(state, given, field)?.filter((value) => values.includes(value)) ?? []
  return likely.length > 0 ? likely : values
}

/** The seats that can be meant: as the game says, else those that are asked, else all. */
const seatsOf = <T extends Types>({ game }: Context<T>, state: State<T>, given: Given) => {
  if (Object.hasOwn(given, 'seat')) return [given['seat'] ?? null]
  const all: ReadonlyArray<Scalar> = game.seatsOf?.(state.config) ?? game.seats
  const asked = actorsOf(game.machineOf(state.config), state).filter((seat) => seat !== 'nature')
  const likely = (game.likely?.(state, given, 'seat') ?? asked).filter((seat) => all.includes(seat))
  return likely.length > 0 ? likely : all
}

/** All readings of what is given: each field is read in the light of those before it. */
const filledFor = <T extends Types>(
  context: Context<T>,
  state: State<T>,
  given: Given,
  fields: ReadonlyArray<readonly [string, ReadonlyArray<Scalar>]>,
): ReadonlyArray<Given> =>
  fields.reduce<ReadonlyArray<Given>>(
    (readings, field) =>
      readings
        .flatMap((one) =>
          valuesOf(context, state, one, field).map((value) => ({ ...one, [field[0]]: value })),
        )
        .slice(0, MOST),
    [given],
  )

/** Whether an action has all that is given. */
const isGivenBy =
  (given: Given) =>
  (action: object): boolean =>
    Object.entries(action).every(([field, value]) => !Object.hasOwn(given, field) || given[field] === value)

/** An action that leaves fields out. */
export interface Partly<T extends Types> {
  readonly isMeant: (action: object) => boolean
  /** Its readings, for each seat that may be meant; or what is wrong with what is given. */
  readonly readings: () => E.Either<Malformed, ReadonlyArray<Sought<T>>>
}

/** What is given of an action; undefined where that is no action or part of one. */
const givenIn = (input: Readonly<Record<string, unknown>>): Given | undefined => {
  const given: Record<string, Scalar> = {}
  for (const [name, value] of Object.entries(input)) {
    if (!isScalar(value)) return undefined
    given[name] = value
  }
  return given
}

/** All readings; undefined where no field is left out, or no kind tells which fields there are. */
export const partlyGiven = <T extends Types>(
  context: Context<T>,
  state: State<T>,
  input: unknown,
): Partly<T> | undefined => {
  const given = isObject(input) ? givenIn(input) : undefined
  const kind = given?.['kind']
  const { actions } = formsOf(context.game, state.config)
  if (given === undefined || typeof kind !== 'string' || !Object.hasOwn(actions, kind)) return undefined
  const fields = Object.entries(actions[kind] ?? {})
  if (['seat', ...fields.map(([name]) => name)].every((name) => Object.hasOwn(given, name))) return undefined
  const soughtFor = (seat: Scalar): E.Either<Malformed, Sought<T>> => {
    const read = context.readerOf(state.config)
    const readings: Array<T['action']> = []
    for (const filled of filledFor(context, state, { ...given, seat }, fields)) {
      const action = read(filled)
      // What is given is wrong in every reading.
      if (E.isLeft(action)) return action
      readings.push(action.right)
    }
    const values = Object.values({ ...given, seat })
    return E.right({ seat: String(seat), kind, values, readings, isMeant: isGivenBy({ ...given, seat }) })
  }
  return {
    isMeant: isGivenBy(given),
    readings: () => E.traverseArray(soughtFor)(seatsOf(context, state, given)),
  }
}
