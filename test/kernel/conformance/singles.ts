/**
 * Single answers: a choice is put whenever one thing can be named, but a yes or no and a number are put only
 * where two answers are possible. A draw with one outcome is never put: it happens, and its event tells it.
 */
import type { State, Types } from '../../../src/kernel'
import { must } from './check'
import { placeOf } from './line'
import type { Law } from './subject'

/** The kind of the question that is open, if a seat is asked one. */
export const questionOf = <T extends Types>({ outcome, stack }: State<T>): string | undefined => {
  const top = stack[stack.length - 1]
  return outcome === null && top?.kind.startsWith('decide/') === true ? top.kind : undefined
}

const twoOrMore: Law = {
  says: 'law 11: a question that by its nature has two answers is never put with one',
  over: 'every',
  needs: 'state',
  quick: true,
  holds: ({ game, twoOrMore: kinds }, line) => {
    for (const state of line.states) {
      const kind = questionOf(state)
      if (kind === undefined || !Object.hasOwn(kinds, kind)) continue
      for (const actor of game.actors(state))
        must(
          actor === 'nature' || game.legalActions(state, actor).length > 1,
          () => `one answer to ${kind}, which is ${kinds[kind]}: ${placeOf(state)}`,
        )
    }
  },
}

const draws: Law = {
  says: 'law 11: under manual chance a draw is put only where at least two things can come up',
  over: 'every',
  needs: 'state',
  quick: true,
  holds: ({ game }, line) => {
    for (const state of line.states)
      must(
        !game.actors(state).includes('nature') || game.chances(state).length > 1,
        () => `nature has no choice: ${placeOf(state)}`,
      )
  },
}

export const SINGLES: ReadonlyArray<Law> = [twoOrMore, draws]
