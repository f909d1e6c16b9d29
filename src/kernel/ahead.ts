/**
 * Looking ahead: the way to an action that answers nothing that is asked now. It goes only where the seat
 * that would act decides, chance has no say and nothing hidden is shown: so it tells nothing that the seat
 * may not know.
 */
import { actorsOf, judge, legalOf, pendingOf } from './ask'
import type { Definition } from './game'
import type { Machine } from './ruleset'
import { answer } from './runner'
import type { State, Types, Violations } from './types'

/** A state that a seat can bring about by itself, and by which answers. */
interface Place<T extends Types> {
  readonly after: ReadonlyArray<T['action']>
  readonly state: State<T>
}

/** Where an action would answer a question, and the rules that forbid it there; none if it is legal. */
export interface Found<T extends Types> extends Place<T> {
  readonly broken: Violations<T>
}

/** So many answers are looked ahead, and at so many states in all. */
const DEEPEST = 2
const MOST = 150

/** What a seat brings about by one more answer. */
const nextOf = <T extends Types>(game: Definition<T>, seat: T['seat'], from: Place<T>): Array<Place<T>> => {
  const machine = game.machineOf(from.state.config)
  const found: Array<Place<T>> = []
  for (const action of legalOf<T>(machine, from.state, seat)) {
    const { state, events } = answer(machine, from.state, action)
    const isDrawn = state.chance !== from.state.chance
    if (isDrawn || !actorsOf(machine, state).includes(seat)) continue
    if (events.some(({ kind }) => game.shows?.has(kind))) continue
    found.push({ after: [...from.after, action], state })
  }
  return found
}

/** The places after so many answers; each level is made when it is asked for. */
const levelsFrom = <T extends Types>(game: Definition<T>, state: State<T>, seat: T['seat']) => {
  const levels: Array<ReadonlyArray<Place<T>>> = [[{ after: [], state }]]
  let left = MOST
  return (depth: number): ReadonlyArray<Place<T>> => {
    const known = levels[depth]
    if (known !== undefined) return known
    const made: Array<Place<T>> = []
    for (const place of levels[depth - 1] ?? [])
      if (made.length < left) made.push(...nextOf(game, seat, place))
    left -= made.length
    levels[depth] = made
    return made
  }
}

/** How far a way is from being right: general rules, which say little, count more than all others. */
export const distance = <T extends Types>({ general }: Definition<T>, broken: Violations<T>): number =>
  broken.reduce((sum, { rule }) => sum + (general?.has(rule) ? GENERAL : 1), 0)
const GENERAL = 100

/** The shortest way to a question that an action answers; of those, one that breaks the fewest rules. */
export type Ahead<T extends Types> = (state: State<T>, action: T['action']) => Found<T> | undefined

/** Whether the question of a state takes an answer of this kind: told at a glance. */
const answers = <T extends Types>(machine: Machine<T>, state: State<T>, kind: string): boolean =>
  pendingOf(machine, state)?.decision.answers.includes(kind) ?? false

/** Looks ahead in a game; what lies ahead of the last state is remembered. */
export const lookingAhead = <T extends Types>(game: Definition<T>): Ahead<T> => {
  let last: unknown
  const known = new Map<string, ReturnType<typeof levelsFrom<T>>>()
  return (state, action) => {
    const { seat } = action
    if (last !== state) known.clear()
    last = state
    const levels = known.get(seat) ?? levelsFrom(game, state, seat)
    known.set(seat, levels)
    const machine = game.machineOf(state.config)
    let best: Found<T> | undefined
    for (let depth = 1; depth <= DEEPEST && best === undefined; depth++)
      for (const place of levels(depth)) {
        if (!answers(machine, place.state, action.kind)) continue
        const broken = judge(machine, place.state, action)
        if ('_tag' in broken || (best !== undefined && distance(game, best.broken) <= distance(game, broken)))
          continue
        best = { ...place, broken }
        if (broken.length === 0) break
      }
    return best
  }
}
