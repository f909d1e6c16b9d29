/**
 * The table that a question is asked about, as anybody who sees all of it reads it.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  isObj,
  objectOf,
  type AnyGame,
  type BaseAction,
  type Json,
  type Obj,
  type State,
  type Types,
} from '../kernel/index'

/** A moment of a game. */
export interface Table {
  readonly game: AnyGame
  readonly state: State<Types>
  /** The table in printed names. */
  readonly read: Obj
  /** Who is asked; who is meant by "I". */
  readonly seat: string
  readonly seats: ReadonlyArray<string>
}

/** The table at a state; `seat` is who asks, else who is to decide. */
export const tableAt = (game: AnyGame, state: State<Types>, seat?: string): Table => {
  const read = game.read(state)
  const seats = seat === undefined ? game.seatsOf(state.config) : [seat]
  return {
    game,
    state,
    read: E.isLeft(read) ? {} : objectOf(read.right as Json),
    seat: seat ?? game.actors(state).find((one) => one !== 'nature') ?? seats[0] ?? '',
    seats,
  }
}

const mentions = (json: Json | undefined, id: string): boolean =>
  json === id ||
  (Array.isArray(json)
    ? json.some((one: Json) => mentions(one, id))
    : isObj(json) &&
      Object.entries(json).some(([key, value]) => (key === id && value !== 0) || mentions(value, id)))

/** The regions in which something is. */
export const regionsWith = ({ read }: Table, id: string): ReadonlyArray<string> =>
  Object.entries(objectOf(read['regions'])).flatMap(([region, there]) =>
    mentions(there, id) ? [region] : [],
  )

/** Whether something is in a part of the table. */
export const isIn = (part: Json | undefined, id: string): boolean => mentions(part, id)

/** A part of the table by the names of its fields. */
export const partOf = ({ read }: Table, ...path: ReadonlyArray<string>): Json | undefined =>
  path.reduce<Json | undefined>((json, name) => objectOf(json)[name], read)

/** An action of some kind with some fields. */
export const actionOf = (
  seat: string,
  kind: string,
  fields: Readonly<Record<string, string | number>> = {},
): BaseAction => ({
  seat,
  kind,
  ...fields,
})

/** A part of the table that has fields. */
export const objectAt = (table: Table, ...path: ReadonlyArray<string>): Obj =>
  objectOf(partOf(table, ...path))
