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
  /** What the table was set up with, where the question names no position. */
  readonly line?: string
}

/** The table at a state; `seat` is who asks, else who is to decide. */
export const tableAt = (
  game: AnyGame,
  state: State<Types>,
  seat?: string,
  seen: Parameters<AnyGame['read']>[0] = state,
): Table => {
  const read = game.read(seen)
  const seats = seat === undefined ? game.seatsOf(state.config) : [seat]
  return {
    game,
    state,
    read: E.isLeft(read) ? {} : objectOf(read.right as Json),
    seat: seat ?? game.actors(state).find((one) => one !== 'nature') ?? seats[0] ?? '',
    seats,
  }
}

/** The table as a seat sees it: what is hidden from it stands nowhere. */
export const seenBy = (game: AnyGame, state: State<Types>, seat: string): Table =>
  tableAt(game, state, seat, game.view(state, seat))

const mentions = (json: Json | undefined, id: string): boolean =>
  json === id ||
  (Array.isArray(json)
    ? json.some((one: Json) => mentions(one, id))
    : isObj(json) &&
      Object.entries(json).some(([key, value]) => (key === id && value !== 0) || mentions(value, id)))

/** The parts of a reading that tell of the table: all of it, the saved table, and what is derived from it. */
const partsOf = ({ read }: Table): ReadonlyArray<Obj> =>
  [{ ...read, table: null, derived: null, config: null, stack: null }, read['table'], read['derived']].map(
    (part) => objectOf(part),
  )

const DEEP = 3

/** The regions under whose name something is, and those at which it is said to be. */
function* placesIn(
  part: Json | undefined,
  id: string,
  regions: ReadonlySet<string>,
  deep = 0,
): Generator<string> {
  if (!isObj(part) || deep > DEEP) return
  for (const [name, value] of Object.entries(part))
    if (regions.has(name)) {
      if (mentions(value, id)) yield name
    } else if (name === id && typeof value === 'string' && regions.has(value)) yield value
    else yield* placesIn(value, id, regions, deep + 1)
}

/** The regions in which something is. */
export const regionsWith = (table: Table, id: string): ReadonlyArray<string> => {
  const regions = new Set(table.game.ids.regions)
  return [...new Set(partsOf(table).flatMap((part) => [...placesIn(part, id, regions)]))]
}

/** Whether something is in a part of the table. */
export const isIn = (part: Json | undefined, id: string): boolean => mentions(part, id)

/** A part of the table by the names of its fields. */
export const partOf = (table: Table, ...path: ReadonlyArray<string>): Json | undefined =>
  partsOf(table)
    .map((part) => path.reduce<Json | undefined>((json, name) => objectOf(json)[name], part))
    .find((found) => found !== undefined && found !== null)

/** The Companions in the Fellowship. */
export const companionsIn = (table: Table): Json | undefined =>
  partOf(table, 'companions') ?? partOf(table, 'fellowship', 'companions')

/** The unused dice of a side. */
export const diceOf = (table: Table, side: string): Obj =>
  objectOf(partOf(table, 'dice', 'unused', side) ?? partOf(table, 'sides', side, 'dice', 'unused'))

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
