/**
 * Members of a set are named in any order: whatever was named in random play at one question is named there
 * again in another order, each of them has to be legal, none a second time, and what comes of it is the same.
 */
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom, type Game, type Types } from '../../../src/kernel'
import { mustRight } from '../conformance/check'

/** A set: the question, the kind of answer that names a member, and whether answers can settle others. */
export interface Naming {
  readonly question: string
  readonly kind: string
  /** Numbers that follow from the others are told by them. */
  readonly settles: boolean
}

type StateOf<T extends Types> = Parameters<Game<T>['hash']>[0]
type ActionOf<T extends Types> = ReturnType<Game<T>['legalActions']>[number]

interface Named<T extends Types> {
  readonly members: ReadonlyArray<ActionOf<T>>
  readonly last: ReadonlyArray<ActionOf<T>>
  readonly end: StateOf<T>
}

const topOf = (state: { readonly stack: ReadonlyArray<{ readonly kind: string }> }): string =>
  state.stack[state.stack.length - 1]?.kind ?? ''

const isLegal = <T extends Types>(game: Game<T>, state: StateOf<T>, action: ActionOf<T>): boolean =>
  E.isRight(game.applyAction(state, action))

const applied = <T extends Types>(game: Game<T>, state: StateOf<T>, action: ActionOf<T>): StateOf<T> =>
  mustRight(game.applyAction(state, action), JSON.stringify(action)).state

/** Whether it is the same question that goes on. */
const goesOn = <T extends Types>(from: StateOf<T>, to: StateOf<T>): boolean =>
  to.outcome === null && to.stack.length === from.stack.length && topOf(to) === topOf(from)

/** What was named at a question, until it was over. */
const namedAt = <T extends Types>(
  game: Game<T>,
  state: StateOf<T>,
  { kind }: Naming,
  pick: (n: number) => number,
): Named<T> => {
  const members: Array<ActionOf<T>> = []
  let now = state
  for (;;) {
    const legal = game.legalActions(now)
    const action = legal[pick(legal.length)]
    if (action === undefined) return { members, last: [], end: now }
    const next = applied(game, now, action)
    if (action.kind !== kind) return { members, last: [action], end: next }
    members.push(action)
    if (isLegal(game, next, action) && goesOn(now, next)) throw new Error(`twice: ${JSON.stringify(action)}`)
    if (!goesOn(now, next)) return { members, last: [], end: next }
    now = next
  }
}

/** What is wrong with naming them in another order; undefined if nothing is. */
const faultOf = <T extends Types>(
  game: Game<T>,
  state: StateOf<T>,
  { settles }: Naming,
  { members, last, end }: Named<T>,
): string | undefined => {
  let now = state
  for (const action of [...members].reverse().concat(last)) {
    if (!isLegal(game, now, action)) {
      if (settles) continue
      return `${topOf(state)} does not take ${JSON.stringify(action)} in this order`
    }
    now = applied(game, now, action)
  }
  return game.hash(now) === game.hash(end)
    ? undefined
    : `${topOf(state)} ends otherwise: ${JSON.stringify([...members].reverse())}`
}

/** How many sets of at least two were named again from the last member to the first, and what was wrong. */
export const anyOrder = <T extends Types>(
  game: Game<T>,
  starts: ReadonlyArray<StateOf<T>>,
  namings: ReadonlyArray<Naming>,
  steps: number,
): { readonly tried: Readonly<Record<string, number>>; readonly faults: ReadonlyArray<string> } => {
  const tried: Record<string, number> = {}
  const faults: Array<string> = []
  starts.forEach((start, place) => {
    const pick = randomFrom(`in any order ${place}`)
    let state = start
    for (let step = 0; step < steps && state.outcome === null; step++) {
      const naming = namings.find(({ question }) => question === topOf(state))
      if (naming !== undefined) {
        const named = namedAt(game, state, naming, pick)
        if (named.members.length > 1) {
          tried[naming.question] = (tried[naming.question] ?? 0) + 1
          faults.push(...[faultOf(game, state, naming, named)].filter((fault) => fault !== undefined))
        }
      }
      const legal = game.legalActions(state)
      const action = legal[pick(legal.length)]
      if (action === undefined) return
      state = applied(game, state, action)
    }
  })
  return { tried, faults }
}
