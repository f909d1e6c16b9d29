/**
 * What an honest client of boardgame.io can have sent: moves, requests for the state and chat, each in its
 * own form and of its own size. Everything else is refused, in words.
 */
import * as E from 'fp-ts/lib/Either.js'
import { isObject } from '../kernel/index'
import { DEEPEST, isSmall, LONGEST_ACTION, LONGEST_CHAT } from './limits'

/*
 * What comes from boardgame.io is read with care: a stored match may have been edited, and a client may send
 * anything.
 */

/** Runs a function that may be given anything; whatever is thrown on the way gives the fallback. */
export const guarded = <A>(fallback: A, run: () => A): A => {
  try {
    return run()
  } catch {
    return fallback
  }
}

/** More than sit at any table. */
const MOST_PLAYERS = 10

/** A list of names of seats or players; empty if it is none. */
export const namesIn = (given: unknown): ReadonlyArray<string> =>
  Array.isArray(given) && given.length <= MOST_PLAYERS ? (given as ReadonlyArray<string>) : []

/** A message, or why it is refused. */
export type Read = E.Either<string, ReadonlyArray<unknown>>

const STRANGE: Read = E.left('no client of this game sends such a message')
const LONG_ACTION: Read = E.left(
  `an action has at most ${LONGEST_ACTION} characters as JSON, in at most ${DEEPEST} levels`,
)
const LONG_CHAT: Read = E.left(
  `a chat message has at most ${LONGEST_CHAT} characters as JSON, in at most ${DEEPEST} levels`,
)

const LONGEST_ID = 100

const isName = (given: unknown): given is string => typeof given === 'string' && given.length <= LONGEST_ID
const isNameOrNone = (given: unknown): boolean => given === undefined || given === null || isName(given)

/** Players have numbers; boardgame.io would look for any other name among those that every object has. */
const isPlayer = (given: unknown): given is string => typeof given === 'string' && /^\d$/.test(given)
const isPlayerOrNone = (given: unknown): boolean => given === undefined || given === null || isPlayer(given)

/** What the move of this name is made with. */
const argumentsIn = (type: unknown, args: unknown): Read => {
  const given: unknown = args ?? []
  if (!Array.isArray(given)) return STRANGE
  const [argument]: ReadonlyArray<unknown> = given
  if (type === 'begin' || type === 'takeBack') return given.length === 0 ? E.right([]) : STRANGE
  if (given.length !== 1) return STRANGE
  if (type === 'choose') return Number.isInteger(argument) ? E.right([argument]) : STRANGE
  if (type !== 'act' || !isObject(argument)) return STRANGE
  return isSmall(argument, LONGEST_ACTION) ? E.right([argument]) : LONG_ACTION
}

/** A move of the player who sent it, and nothing beside it. */
const moveIn = ([name, action, number, match, player]: ReadonlyArray<unknown>): Read => {
  if (!isObject(action) || action.type !== 'MAKE_MOVE' || !isObject(action.payload)) return STRANGE
  const { type, args, credentials, playerID } = action.payload
  if (!isPlayer(player) || playerID !== player || !isNameOrNone(credentials)) return STRANGE
  if (!Number.isInteger(number) || !isName(match)) return STRANGE
  const read = argumentsIn(type, args)
  if (E.isLeft(read)) return read
  const payload = { type, args: read.right, credentials, playerID }
  return E.right([name, { type: 'MAKE_MOVE', payload }, number, match, player])
}

const syncIn = ([name, match, player, credentials]: ReadonlyArray<unknown>): Read =>
  isName(match) && isPlayerOrNone(player) && isNameOrNone(credentials)
    ? E.right([name, match, player, credentials])
    : STRANGE

const chatIn = ([name, match, said, credentials]: ReadonlyArray<unknown>): Read => {
  if (!isName(match) || !isObject(said) || !isPlayer(said.sender) || !isNameOrNone(credentials))
    return STRANGE
  return isSmall(said, LONGEST_CHAT) ? E.right([name, match, said, credentials]) : LONG_CHAT
}

const READERS: ReadonlyMap<unknown, (packet: ReadonlyArray<unknown>) => Read> = new Map([
  ['update', moveIn],
  ['sync', syncIn],
  ['chat', chatIn],
])

/** Whether a message of this name is one of a client. */
export const isMessage = (name: string): boolean => READERS.has(name)

/** What an honest client can have sent, made anew; nothing that is sent makes this throw. */
export const honest = (packet: ReadonlyArray<unknown>): Read =>
  guarded(STRANGE, () => READERS.get(packet[0])?.(packet) ?? STRANGE)

/** The match that an honest message is about; the server would make one that it does not know. */
export const matchOf = ([name, first, , third]: ReadonlyArray<unknown>): string =>
  String(name === 'update' ? third : first)
