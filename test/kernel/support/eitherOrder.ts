/**
 * Wherever an answer leaves its question open, and a seat answers it once more in the same way, the two can
 * be given the other way round, and what comes of it is the same. Not compared are answers after which the
 * question is over, pairs between which chance speaks, and questions in which an order is meant.
 */
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom, type Game, type Types } from '../../../src/kernel'
import { mustRight } from '../conformance/check'

type StateOf<T extends Types> = Parameters<Game<T>['hash']>[0]
type ActionOf<T extends Types> = ReturnType<Game<T>['legalActions']>[number]

/** What was compared, by question; and what was wrong. */
export interface Compared {
  readonly tried: Readonly<Record<string, number>>
  readonly faults: ReadonlyArray<string>
}

const topOf = ({ stack }: StateOf<Types>): string => stack[stack.length - 1]?.kind ?? ''

/** The state after an answer, if the same question goes on with somebody else to be named. */
const goingOn = <T extends Types>(
  game: Game<T>,
  state: StateOf<T>,
  action: ActionOf<T>,
): StateOf<T> | undefined => {
  const next = mustRight(game.applyAction(state, action), JSON.stringify(action)).state
  const isOpen =
    next.outcome === null && next.stack.length === state.stack.length && topOf(next) === topOf(state)
  const drawn = JSON.stringify(next.chance) !== JSON.stringify(state.chance)
  return isOpen && !drawn ? next : undefined
}

/** What is wrong with naming one after the other; undefined if nothing is, null if they are not compared. */
const faultOf = <T extends Types>(
  game: Game<T>,
  state: StateOf<T>,
  [one, other]: readonly [ActionOf<T>, ActionOf<T>],
): string | null | undefined => {
  const first = goingOn(game, state, one)
  if (first === undefined) return null
  const both = game.applyAction(first, other)
  if (E.isLeft(both)) return null
  const said = `${topOf(state)}: ${JSON.stringify([other, one])}`
  if (E.isLeft(game.applyAction(state, other))) return `${said} cannot be begun with`
  const turned = goingOn(game, state, other)
  if (turned === undefined) return null
  const ends = game.applyAction(turned, one)
  if (E.isLeft(ends)) return `${said} cannot be gone on with`
  return game.hash(ends.right.state) === game.hash(both.right.state) ? undefined : `${said} ends otherwise`
}

/**
 * Names pairs of members both ways in games played at random from some starts. `ordered` has the questions in
 * which an order is meant, with the reason.
 */
export const eitherOrder = <T extends Types>(
  game: Game<T>,
  starts: ReadonlyArray<StateOf<T>>,
  ordered: Readonly<Record<string, string>>,
  steps: number,
): Compared => {
  const tried: Record<string, number> = {}
  const faults: Array<string> = []
  starts.forEach((start, place) => {
    const pick = randomFrom(`in either order ${place}`)
    let state = start
    for (let step = 0; step < steps && state.outcome === null; step++) {
      const legal = game.legalActions(state)
      const action = legal[pick(legal.length)]
      if (action === undefined) return
      const question = topOf(state)
      const isOrdered = Object.hasOwn(ordered, question) || action.seat === 'nature'
      const next = isOrdered ? undefined : goingOn(game, state, action)
      const later =
        next === undefined
          ? []
          : game.legalActions(next).filter(({ kind, seat }) => kind === action.kind && seat === action.seat)
      const other = later[pick(Math.max(1, later.length))]
      if (other !== undefined && JSON.stringify(other) !== JSON.stringify(action)) {
        const fault = faultOf(game, state, [action, other])
        if (fault !== null) tried[question] = (tried[question] ?? 0) + 1
        if (typeof fault === 'string') faults.push(fault)
      }
      state = mustRight(game.applyAction(state, action), JSON.stringify(action)).state
    }
  })
  return { tried, faults }
}
