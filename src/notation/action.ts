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
  type Malformed,
  type State,
  type Types,
} from '../kernel/index'
import { calledBy, labelsNear, lettersIn, likeliest } from './labels'
import { bare, lettersOf, plain, wordsOf } from './text'

/** No action is as long. */
const LONGEST_ACTION = 1000

/** A game and a config: what can be done depends on it. */
export interface Configured {
  readonly game: AnyGame
  readonly config: unknown
}

/** An action as records write it. */
export const textOfAction = ({ game, config }: Configured, action: unknown): string => {
  const record = { game: game.name, rules: game.rulesVersion, from: config, actions: [action] }
  const [line = ''] = game.notation(record).trimEnd().split('\n').slice(-1)
  return line.replace(/^1\. /, '')
}

const isAction = (one: unknown): one is BaseAction =>
  typeof one === 'object' && one !== null && 'seat' in one && 'kind' in one

/** The one action that a text is as records write it. */
export const actionOfText = ({ game, config }: Configured, text: string): BaseAction | undefined => {
  const head = `game ${game.name}\nrules ${game.rulesVersion}\nfrom ${JSON.stringify(config)}`
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

const unread = (problem: string): E.Left<Malformed> => ({
  _tag: 'Left',
  left: { _tag: 'Malformed', path: 'label', problem },
})

/** Of several actions that are called alike: those in play, those that can be done, the least wrong. */
const possible = (
  game: AnyGame,
  state: State<Types>,
  all: ReadonlyArray<BaseAction>,
): ReadonlyArray<BaseAction> => {
  if (all.length <= 1) return all
  const { inPlay } = game.wording(state)
  const there = all.filter((action) => valuesOf(action, String).every((id) => inPlay(action.seat, id)))
  if (there.length > 0 && there.length < all.length) return possible(game, state, there)
  const broken = all.map((action) => game.wayTo(state, action).rules.length)
  const least = Math.min(...broken)
  const alike = new Set(all.map(({ kind }) => kind)).size === 1
  return least === 0 || alike ? all.filter((_, place) => broken[place] === least) : all
}

const MOST_TOLD = 4

/** What is told of a text that several actions are called by. */
const severalCalled = (records: Configured, text: string, all: ReadonlyArray<BaseAction>): string => {
  const told = all.slice(0, MOST_TOLD).map((action) => `"${textOfAction(records, action)}"`)
  return `"${text.slice(0, 60)}" may mean more than one action; say ${told.join(' or ')}`
}

/** The seats that may be meant: the one that is named, or those that are asked, and then the others. */
const seatsMeant = (game: AnyGame, state: State<Types>, seat: string | undefined) => {
  const asked = game.actors(state).filter((one) => one !== 'nature')
  if (seat !== undefined) return [[seat]]
  return [asked.slice(0, 1), game.seatsOf(state.config).filter((one) => one !== asked[0])]
}

/** Whether a text is part of the label of a choice that is about all that another action is about. */
const isPartOf = ({ label, action }: Offered, letters: string, other: BaseAction): boolean =>
  lettersIn(label).includes(letters) &&
  valuesOf(other, String).every((value) => valuesOf(action, String).includes(value))

/**
 * The action that a text is the label of, asked for or not: that of the open question if it is one of its
 * labels, the name of what only one of its choices is about, or the beginning of one label. Left if it is no
 * label, or not of one alone.
 */
export const readLabel = (
  game: AnyGame,
  state: State<Types>,
  text: string,
  seat: string | undefined,
): E.Either<Malformed, BaseAction> => {
  const first = game.seats.find((one) => seat === undefined && text.startsWith(`${one} `))
  if (first !== undefined) return readLabel(game, state, text.slice(first.length + 1).trim(), first)
  const letters = lettersIn(text)
  const { actions, nameOf } = game.wording(state)
  const offered = offeredBy(game, state, seat)
  const named = ({ action }: Offered): boolean => valuesOf(action, nameOf).map(lettersIn).includes(letters)
  const isBegun = ({ label }: Offered): boolean => letters !== '' && lettersIn(label).startsWith(letters)
  const open =
    only(offered.filter(({ label }) => lettersIn(label) === letters)) ??
    only(offered.filter(named)) ??
    only(offered.filter(isBegun))
  if (open !== undefined) return E.right(open)
  for (const seats of Object.hasOwn(actions, text) ? [] : seatsMeant(game, state, seat)) {
    const all = seats.flatMap((one) => calledBy(game, state, text, one))
    const [one, another] = possible(game, state, all)
    if (one === undefined) continue
    if (another === undefined)
      return E.right(only(offered.filter((now) => isPartOf(now, letters, one))) ?? one)
    return unread(severalCalled({ game, config: state.config }, text, all))
  }
  const [near = ''] = seatsMeant(game, state, seat).flat()
  const labels = [...offered.map(({ label }) => label), ...labelsNear(game, state, text, near)]
  return unread(`nothing is called "${text.slice(0, 60)}"${likeliest(labels, text)}`)
}

/** The action that a text means where a question is open. */
const meantBy = (
  game: AnyGame,
  state: State<Types>,
  text: string,
  seat: string | undefined,
): E.Either<Malformed, BaseAction> => {
  const offered = offeredBy(game, state, seat)
  const records = { game, config: state.config }
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
  const anywhere = readLabel(game, state, text, seat)
  if (E.isRight(anywhere)) return anywhere
  const labelled = actionOfLabel(game, state, text, seat)
  if (E.isRight(labelled)) return labelled
  if (recorded !== undefined) return E.right(recorded)
  const called = only(offered.filter(({ action }) => callsOf(game, action).map(lettersOf).includes(letters)))
  const words = wordsOf(plain(text))
    .map(bare)
    .filter((word) => word !== '')
  const part = called ?? only(offered.filter((one) => hasWords(game, one, words)))
  return part === undefined ? anywhere : E.right(part)
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
    : E.left({
        _tag: 'Malformed',
        path: 'action',
        problem: `an action is a text of at most ${LONGEST_ACTION} characters`,
      })
