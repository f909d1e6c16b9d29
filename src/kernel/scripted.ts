/**
 * Scripted chance: plays actions while a script, written beforehand, answers every manual draw. For tests,
 * worked examples and tables with real dice. A script that does not meet its draws exactly is an error.
 */
import * as E from 'fp-ts/lib/Either.js'
import { isNamed } from './ask'
import { messageOf, show } from './door'
import type { Game } from './game'
import type { Progress } from './runner'
import type { Scalar, State, Types } from './types'

/** What a script says of one draw: what comes up, and if it is to be checked, which draw it is. */
export type ScriptedDraw = Scalar | { readonly draw: string; readonly outcome: Scalar }

/** Why a script could not be played: after how many actions, at which place of the script, and what. */
export interface ScriptError {
  readonly _tag: 'ScriptError'
  readonly index: number
  readonly place: number
  readonly problem: string
  /** The rejection, where an action or an outcome was refused. */
  readonly cause?: unknown
}

interface Playing<T extends Types> {
  readonly game: Game<T>
  readonly script: ReadonlyArray<ScriptedDraw>
  readonly events: Array<T['event']>
  state: State<T>
  index: number
  place: number
}

const stopped = <T extends Types>(now: Playing<T>, problem: string, cause?: unknown): ScriptError => ({
  _tag: 'ScriptError',
  index: now.index,
  place: now.place,
  problem,
  ...(cause === undefined ? {} : { cause }),
})

const advance = <T extends Types>(now: Playing<T>, action: unknown, what: string): ScriptError | null => {
  const applied = now.game.applyAction(now.state, action)
  if (E.isLeft(applied)) return stopped(now, `${what} is refused`, applied.left)
  now.state = applied.right.state
  now.events.push(...applied.right.events)
  return null
}

const answerDraws = <T extends Types>(now: Playing<T>): ScriptError | null => {
  for (; now.game.actors(now.state).includes('nature'); now.place++) {
    const draw = now.game.chances(now.state)[0]?.action.draw ?? ''
    const said = now.script[now.place]
    if (said === undefined) return stopped(now, `the script has run out at the draw ${show(draw)}`)
    const named = typeof said === 'object' && said !== null ? said : { draw, outcome: said }
    if (!isNamed(draw, named.draw))
      return stopped(now, `the draw now is ${show(draw)}, not ${show(named.draw)} as the script has it`)
    const action = { seat: 'nature', kind: 'chance', draw, outcome: named.outcome }
    const error = advance(now, action, `${show(named.outcome)} in the draw ${show(draw)}`)
    if (error !== null) return error
  }
  return null
}

const playOn = <T extends Types>(now: Playing<T>, actions: ReadonlyArray<unknown>): ScriptError | null => {
  let error = answerDraws(now)
  for (; error === null && now.index < actions.length; now.index++)
    error = advance(now, actions[now.index], `action ${now.index}`) ?? answerDraws(now)
  if (error !== null) return error
  const left = now.script.length - now.place
  return left === 0 ? null : stopped(now, `${left} of the script are left over, from ${show(lookAt(now))} on`)
}

const lookAt = <T extends Types>({ script, place }: Playing<T>): unknown => {
  const said = script[place]
  return typeof said === 'object' && said !== null ? `${said.draw} ${said.outcome}` : said
}

/**
 * The state after these actions, and all events, when each manual draw on the way, before the first action
 * and after the last included, comes up as the script says. It is an error, all or nothing, if an action or
 * an outcome is refused, if a draw has another name than the script gives it, if the script runs out, or if
 * some of it is left over.
 *
 * @example
 * playScripted(game, state, [{ seat: 'left', kind: 'hide', amount: 2 }], [{ draw: 'toss', outcome: 3 }])
 */
export const playScripted = <T extends Types>(
  game: Game<T>,
  state: State<T>,
  actions: ReadonlyArray<unknown>,
  script: ReadonlyArray<ScriptedDraw>,
): E.Either<ScriptError, Progress<T>> => {
  const now: Playing<T> = { game, script, state, events: [], index: 0, place: 0 }
  try {
    const error = playOn(now, actions)
    return error === null ? E.right({ state: now.state, events: now.events }) : E.left(error)
  } catch (error) {
    return E.left(stopped(now, `the script cannot be played: ${messageOf(error)}`))
  }
}
