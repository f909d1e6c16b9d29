/**
 * The answers since the last question that a line tells plainly: as records write them, in small letters; a
 * draw by its outcome alone, since only one is pending.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { AnyGame, BaseAction, State, Types } from '../kernel/index'
import { escaped } from './chance'
import { fault, quoted, type PositionFault } from './faults'
import { isNone, type Told } from './frame'
import { same } from './json'
import { namesFrom, nearTo } from './names'

const CAMEL = /^[a-z]+(?:[A-Z][a-z0-9]*)+$/

/** A value of an action as a line has it. */
const wordOf = (value: unknown): string => {
  const text = String(value)
  return CAMEL.test(text)
    ? text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : (escaped(text) ?? 'none')
}

/** An action as `then` tells it. */
export const thenItem = (game: AnyGame, action: BaseAction): string => {
  const fields = action.kind === 'chance' ? ['outcome'] : Object.keys(game.actions[action.kind] ?? {})
  const values = fields.map((field) => wordOf(Reflect.get(action, field)))
  const head = action.kind === 'chance' ? [action.seat] : [action.seat, wordOf(action.kind)]
  return [...head, ...values].join(' ')
}

const NO_SEED = 'chance is seeded here: tell seed and draws, too'

/** The only one of some actions that an item tells; what may have been meant, if none is. */
const meantBy = (
  game: AnyGame,
  state: State<Types>,
  item: string,
): E.Either<ReadonlyArray<string>, BaseAction> => {
  const legal = game.legalActions(state).map((action) => ({ action, text: thenItem(game, action) }))
  const [only, other] = legal.filter(({ text }) => text === item)
  if (only !== undefined && other === undefined) return E.right(only.action)
  return E.left(nearTo(namesFrom(legal.map(({ text }) => [text, text])), item))
}

/** The state after the answers that are told. */
export const replayed = (
  game: AnyGame,
  placed: State<Types>,
  told: Told | undefined,
  seed: Told | undefined,
): E.Either<PositionFault, State<Types>> => {
  if (told === undefined || isNone(told.body)) return E.right(placed)
  let state = placed
  for (const part of told.body.split(',')) {
    const item = part.trim().replace(/\s+/g, ' ')
    const action = meantBy(game, state, item)
    if (E.isLeft(action))
      return E.left(fault(told.typed, `${quoted(item)} answers nothing that is asked then`, action.left))
    const next = game.applyAction(state, action.right)
    if (E.isLeft(next)) return E.left(fault(told.typed, `${quoted(item)} is refused`))
    state = next.right.state
  }
  const isDrawn = placed.config.chance === 'seeded' && !same(state.chance.drawn, placed.chance.drawn)
  return isDrawn && seed === undefined ? E.left(fault(told.typed, NO_SEED)) : E.right(state)
}
