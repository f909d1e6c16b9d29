/**
 * An action as text, and back: as records write it, with or without its seat; as the open question calls it;
 * or by words that only one choice has, ids or printed names.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import {
  actionOfLabel,
  type AnyGame,
  type BaseAction,
  type Json,
  type Malformed,
  type State,
  type Types,
} from '../kernel/index'
import { plain, wordsOf, bare } from './text'

/** No action is as long. */
const LONGEST_ACTION = 1000

/** A game, the version of its records, and a config: what can be done depends on it. */
export interface Versioned {
  readonly game: AnyGame
  readonly version: number
  readonly config: Json
}

/** Saving a state is slow, and the states of a game share one config. */
const known = new WeakMap<object, Versioned>()

/** A game with the version and the config that a state of it has. */
export const versionedBy = (game: AnyGame, state: State<Types>): Versioned => {
  const found = known.get(state.config)
  if (found?.game === game) return found
  const { schemaVersion, config } = game.encode(state)
  const versioned = { game, version: schemaVersion, config }
  known.set(state.config, versioned)
  return versioned
}

/** An action as records write it. */
export const textOfAction = ({ game, version, config }: Versioned, action: unknown): string => {
  const record = { game: game.name, version, config, actions: [action] }
  const [line = ''] = game.notation(record).trimEnd().split('\n').slice(-1)
  return line.replace(/^1\. /, '')
}

const isAction = (one: unknown): one is BaseAction =>
  typeof one === 'object' && one !== null && 'seat' in one && 'kind' in one

/** The one action that a text is as records write it. */
export const actionOfText = ({ game, version, config }: Versioned, text: string): BaseAction | undefined => {
  const head = `game ${game.name}\nversion ${version}\nconfig ${JSON.stringify(config)}`
  const read = /[\n;]/.test(text) ? undefined : game.parse(`${head}\n\n1. ${text}`)
  const [action, more] = read !== undefined && E.isRight(read) ? read.right.actions : []
  return more === undefined && isAction(action) ? action : undefined
}

interface Offered {
  readonly label: string
  readonly action: BaseAction
}

const offeredBy = (game: AnyGame, state: State<Types>, seat: string | undefined): ReadonlyArray<Offered> =>
  game.actors(state).flatMap((actor) => {
    const prompt = seat === undefined || seat === actor ? game.prompt(state, actor) : O.none
    return O.isSome(prompt) ? prompt.value.choices : []
  })

const lettersOf = (text: string): string => bare(plain(text))

/** The values of an action, as ids or as printed names. */
const valuesOf = (action: BaseAction, name: (id: string) => string): ReadonlyArray<string> =>
  Object.entries(action).flatMap(([field, value]: readonly [string, unknown]) =>
    field === 'seat' || field === 'kind' || value === null ? [] : [name(String(value))],
  )

/** All that an action may be called beside its label. */
const callsOf = (game: AnyGame, action: BaseAction): ReadonlyArray<string> =>
  [(id: string) => id, (id: string) => game.nameOf(id)].flatMap((name) => {
    const said = [action.kind, ...valuesOf(action, name)].join(' ')
    return [said, `${action.seat} ${said}`]
  })

/** Whether every word is part of what an action is called. */
const hasWords = (game: AnyGame, { label, action }: Offered, words: ReadonlyArray<string>): boolean => {
  const all = lettersOf([label, ...callsOf(game, action)].join(' '))
  return words.length > 0 && words.every((word) => all.includes(word))
}

/** Whether two actions are the same, in whatever order their fields stand. */
const isSame = (one: BaseAction, other: BaseAction): boolean => {
  const [mine, theirs] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))]
  return mine.length === theirs.size && mine.every(([name, value]) => theirs.get(name) === value)
}

const only = (found: ReadonlyArray<Offered>): BaseAction | undefined =>
  found.length === 1 ? found[0]?.action : undefined

/** The action that a text means where a question is open. */
const meantBy = (
  game: AnyGame,
  state: State<Types>,
  text: string,
  seat: string | undefined,
): E.Either<Malformed, BaseAction> => {
  const offered = offeredBy(game, state, seat)
  const records = versionedBy(game, state)
  const letters = lettersOf(text)
  const isCalled = ({ label, action }: Offered): boolean =>
    label === text || `${action.seat} ${label}` === text
  const exact = only(offered.filter(isCalled))
  if (exact !== undefined) return E.right(exact)
  const asked = seat ?? game.actors(state)[0]
  const recorded =
    actionOfText(records, text) ??
    (asked === undefined ? undefined : actionOfText(records, `${asked} ${text}`))
  if (recorded !== undefined && offered.some(({ action }) => isSame(action, recorded)))
    return E.right(recorded)
  const labelled = actionOfLabel(game, state, text, seat)
  if (E.isRight(labelled)) return labelled
  if (recorded !== undefined) return E.right(recorded)
  const called = only(offered.filter(({ action }) => callsOf(game, action).map(lettersOf).includes(letters)))
  const words = wordsOf(plain(text))
    .map(bare)
    .filter((word) => word !== '')
  const part = called ?? only(offered.filter((one) => hasWords(game, one, words)))
  return part === undefined ? labelled : E.right(part)
}

/** Reads an action at an open question. */
export const readAction = (
  game: AnyGame,
  state: State<Types>,
  text: string,
  seat: string | undefined,
): E.Either<Malformed, BaseAction> =>
  typeof text === 'string' && text.length <= LONGEST_ACTION
    ? meantBy(game, state, text.trim(), seat)
    : E.left({ _tag: 'Malformed', path: 'action', problem: 'an action is a text, and not a long one' })
