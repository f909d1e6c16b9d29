/**
 * A game that is being followed: where it stands, and the statements that led there with the answers they
 * stand for, so that they can be taken back, saved, and told.
 */
import * as E from 'fp-ts/lib/Either.js'
import { configProblem, failed, type Result } from '../command'
import type { AnyState, Loaded } from '../loaded'
import type { Standing, Taken, Wish } from './claims'
import type { Searching } from './search'
import type { At, Words } from './words'

/** A statement of a transcript. */
export interface Statement {
  readonly line: number
  readonly text: string
}

/** Statements that were placed together, and the answers that they stand for. */
export interface Placed {
  readonly statements: ReadonlyArray<Statement>
  readonly wishes: ReadonlyArray<Wish>
  readonly before: AnyState
  readonly standing: ReadonlyArray<Standing>
  readonly run: ReadonlyArray<Taken>
  /** Where it led, if a position was told instead of answers. */
  readonly jump?: AnyState
}

/** A game under way. */
export interface Following extends Searching {
  /** The config of the beginning; undefined after a position line: such a game is no record. */
  readonly config: unknown
  readonly origin: AnyState
  readonly placed: ReadonlyArray<Placed>
  readonly state: AnyState
  readonly standing: ReadonlyArray<Standing>
  /** Unseen cards that a position line took over. */
  readonly carried: ReadonlySet<string>
  /** The side or seat that the last statement of the line named. */
  readonly side: string | undefined
}

/** Begins to follow a game. */
export const beginFollowing = (
  loaded: Loaded,
  words: (config: unknown) => Words,
  given: object,
): Result<Following> => {
  const config = { seed: 'table', chance: 'manual' as const, ...given }
  const state = loaded.game.newGame(config)
  if (E.isLeft(state)) return failed(configProblem(state.left))
  return E.right({
    loaded,
    words: words(state.right.config),
    reserved: new Set<string>(),
    config,
    origin: state.right,
    placed: [],
    state: state.right,
    standing: [],
    carried: new Set<string>(),
    side: undefined,
  })
}

/** Takes back the last statements. */
export const undone = (following: Following, count: number): Result<Following> => {
  const { placed } = following
  const last = placed[placed.length - 1]
  if (count === 0) return E.right(following)
  if (last === undefined) return failed('there is nothing to take back')
  const { before: state, standing } = last
  const isOutOfJump = last.jump !== undefined && !placed.slice(0, -1).some(({ jump }) => jump !== undefined)
  const config = isOutOfJump ? following.origin.config : following.config
  return undone({ ...following, placed: placed.slice(0, -1), state, standing, config }, count - 1)
}

/** The action that goes on: the state in which it began, and what was said in it. */
export const actionOf = ({ placed, state }: Following): Pick<At, 'begun' | 'earlier'> => {
  const earlier: Array<Wish> = []
  for (let at = placed.length - 1; at >= 0; at--) {
    const one = placed[at]
    if (one?.jump !== undefined) return { begun: one.jump, earlier }
    earlier.unshift(...(one?.wishes ?? []))
    if (one?.wishes.some(({ begins }) => begins) === true) return { begun: one.before, earlier }
  }
  return { begun: placed[0]?.before ?? state, earlier }
}

/** All answers, in their order. */
export const answersOf = ({ placed }: Following): ReadonlyArray<Taken> => placed.flatMap(({ run }) => run)

/** What can be saved: a record with hashes, or the state where a position line was told. */
export const savedOf = (following: Following): Result<unknown> => {
  const { loaded, placed, config, state } = following
  if (placed.some(({ jump }) => jump !== undefined)) return E.right(loaded.game.encode(state))
  const actions = answersOf(following).map(({ action }) => action)
  const record = loaded.game.record(config, actions)
  return E.isLeft(record) ? failed(record.left.problem) : record
}
