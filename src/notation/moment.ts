/** The line of any moment of a game: the last question of the turn on the way, and the answers since. */
import * as E from 'fp-ts/lib/Either.js'
import type { AnyGame, BaseAction, SavedState, State, Types } from '../kernel/index'
import { lineThen, writePosition, type LineOptions } from './position'
import { thenItem } from './then'

const isAction = (one: unknown): one is BaseAction =>
  typeof one === 'object' && one !== null && 'seat' in one && 'kind' in one

/** The states on the way, the first and the last among them; undefined if an action is refused. */
const statesOn = (
  game: AnyGame,
  first: State<Types>,
  actions: ReadonlyArray<unknown>,
): ReadonlyArray<State<Types>> | undefined => {
  const states = [first]
  for (const action of actions) {
    const next = game.applyAction(states[states.length - 1] ?? first, action)
    if (E.isLeft(next)) return undefined
    states.push(next.right.state)
  }
  return states
}

/** The line of the state to which actions lead; why not, if it has none. */
export const writeMoment = (
  game: AnyGame,
  start: SavedState,
  actions: ReadonlyArray<unknown>,
  options: LineOptions,
): E.Either<string, string> => {
  const first = game.decode(start)
  if (E.isLeft(first)) return E.left('this is no state of the game')
  const states = statesOn(game, first.right, actions)
  const last = states?.[states.length - 1]
  if (states === undefined || last === undefined) return E.left('one of the actions is refused')
  if (last.outcome !== null) return E.left('the game is over: that is told by its record')
  const told = actions.filter(isAction)
  for (let at = states.length - 1; at >= 0; at--) {
    const line = writePosition(game, game.encode(states[at] ?? last), options)
    if (E.isLeft(line)) continue
    const items = told.slice(at).map((action) => thenItem(game, action))
    const whole = lineThen(game, line.right, { items, saved: game.encode(last) }, options)
    return E.isLeft(whole) && isDrawn(states[at] ?? last, last, options) ? E.left(NO_CHANCE) : whole
  }
  return E.left('none of the states on the way is at a question that a line tells')
}

const NO_CHANCE =
  'chance is seeded and something was drawn since the last question told: ask for seed and draws'

const isDrawn = (from: State<Types>, to: State<Types>, { chance }: LineOptions): boolean =>
  chance !== true &&
  from.config.chance === 'seeded' &&
  JSON.stringify(from.chance.drawn) !== JSON.stringify(to.chance.drawn)
