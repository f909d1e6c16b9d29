/**
 * How often each question was met in random play, and how often with a single answer. A choice is always put,
 * also when one thing can be named; so a question that never has a single answer is one that by its nature
 * has two, one that chance does not bring so far, or one that is skipped, which is a fault.
 */
import { at } from '../../../src/kernel/row'
import { randomFrom, type State, type Types } from '../../../src/kernel'
import { mustRight } from '../conformance/check'
import { configOf } from '../conformance/line'
import { questionOf } from '../conformance/singles'
import type { Subject } from '../conformance/subject'

/** How often a question was met, and how often a seat had one answer to it. */
interface Met {
  readonly times: number
  readonly single: number
}

/** Fewer meetings than these say nothing. */
const ENOUGH = 100

const note = <T extends Types>({ game }: Subject<T>, state: State<T>, met: Map<string, Met>): void => {
  const kind = questionOf(state)
  if (kind === undefined) return
  const { times, single } = met.get(kind) ?? { times: 0, single: 0 }
  const seats = game.actors(state).filter((actor) => actor !== 'nature')
  const alone = seats.filter((seat) => game.legalActions(state, seat).length === 1).length
  met.set(kind, { times: times + 1, single: single + (alone > 0 ? 1 : 0) })
}

/** Every question that random games of a subject met. */
export const questionsMet = <T extends Types>(
  subject: Subject<T>,
  games: number,
): ReadonlyMap<string, Met> => {
  const met = new Map<string, Met>()
  for (let number = 0; number < games; number++) {
    const random = randomFrom(`single answers ${number}`)
    const setting = at(subject.settings, number % subject.settings.length)
    const play = { setting, seed: `single answers ${number}`, naturals: [] }
    let state = mustRight(subject.game.newGame(configOf(play)), 'newGame refuses its config')
    for (let step = 0; step < subject.longest; step++) {
      const legal = subject.game.legalActions(state)
      if (legal.length === 0) break
      note(subject, state, met)
      const action = at(legal, random(legal.length))
      state = mustRight(subject.game.applyAction(state, action), 'a listed action is refused').state
    }
  }
  return met
}

/** What the tables of a subject should say otherwise. */
export interface Report {
  /** Met often and never with a single answer, and nobody says why. */
  readonly unexplained: ReadonlyArray<string>
  /** Said not to come up with a single answer, and it does. */
  readonly needless: ReadonlyArray<string>
}

/** The tables of a subject against what random play met. */
export const reportOn = <T extends Types>(
  { twoOrMore, notByChance }: Subject<T>,
  met: ReadonlyMap<string, Met>,
): Report => ({
  unexplained: [...met]
    .filter(([kind, { times, single }]) => times >= ENOUGH && single === 0 && !Object.hasOwn(twoOrMore, kind))
    .map(([kind]) => kind)
    .filter((kind) => !Object.hasOwn(notByChance, kind)),
  needless: Object.keys(notByChance).filter((kind) => (met.get(kind)?.single ?? 0) > 0),
})
