/**
 * Playouts: they lead where listing and applying lead, with the same source of integers. Counting and single
 * places of the list of legal actions agree with the list.
 */
import * as O from 'fp-ts/lib/Option.js'
import { isSome, randomFrom, type Random, type State, type Types } from '../../../src/kernel'
import { thorough } from '../../thorough'
import { keyOf, must, mustEqual, mustRight } from './check'
import { placeOf, someOf, someStates } from './line'
import type { Act, Law, Subject } from './subject'

/** One of some outcomes by its weight. */
const byWeight = <T extends Types>({ game }: Subject<T>, state: State<T>, random: Random) => {
  const chances = game.chances(state)
  let left = random(chances.reduce((sum, { probability }) => sum + probability.numerator, 0))
  return chances.find(({ probability }) => (left -= probability.numerator) < 0)?.action
}

type Choose<T extends Types> = (state: State<T>) => Act<T> | undefined

/** One of the legal actions, each as likely; nature answers out of a source of its own if there is one. */
const uniform =
  <T extends Types>(subject: Subject<T>, random: Random, luck = random): Choose<T> =>
  (state) => {
    if (subject.game.actors(state).includes('nature')) return byWeight(subject, state, luck)
    const actions = subject.game.legalActions(state)
    return actions[random(actions.length)]
  }

/** The slow way: so many decisions, each listed, chosen and applied. */
const slowly = <T extends Types>(
  { game }: Subject<T>,
  from: State<T>,
  most: number,
  choose: Choose<T>,
): { readonly state: State<T>; readonly decisions: number } => {
  let state = from
  for (let decisions = 0; ; decisions++) {
    const action = decisions < most && state.outcome === null ? choose(state) : undefined
    if (action === undefined) return { state, decisions }
    state = mustRight(
      game.applyAction(state, action),
      `a listed action is refused at ${placeOf(state)}`,
    ).state
  }
}

const mustAgree = <T extends Types>(
  { game }: Subject<T>,
  quick: ReturnType<Subject<T>['game']['playout']>,
  slow: { readonly state: State<T>; readonly decisions: number },
): void => {
  must(
    quick.decisions === slow.decisions && game.hash(quick.state) === game.hash(slow.state),
    () => `${quick.decisions} to ${placeOf(quick.state)}, not ${slow.decisions} to ${placeOf(slow.state)}`,
  )
  mustEqual(quick.outcome, game.outcome(slow.state), 'the outcome of a playout')
}

/** How long the next part of a playout is: each time twice as long; in proof longer by one. */
const longer = (most: number): number => thorough(2 * most, most) + 1

const asTheLoop: Law = {
  says: 'a playout leads where listing and applying lead, stopped anywhere and played on',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    const seed = `playout ${line.play.seed}`
    for (const from of line.states.slice(0, 1)) {
      const [quickly, slow] = [randomFrom(seed), randomFrom(seed)]
      let state = from
      let most = 0
      do {
        const wanted = slowly(subject, state, most, uniform(subject, slow))
        const found = subject.game.playout(state, quickly, { most })
        mustAgree(subject, found, wanted)
        mustEqual(quickly(2 ** 32), slow(2 ** 32), 'the source of integers after a playout')
        state = found.state
        most = longer(most)
      } while (state.outcome === null)
      mustEqual(subject.game.playout(state, quickly).decisions, 0, 'decisions after the end')
    }
  },
}

/** The last action that is listed; nature answers by chance. */
const lastListed =
  <T extends Types>(subject: Subject<T>, random: Random): Choose<T> =>
  (state) =>
    subject.game.actors(state).includes('nature')
      ? byWeight(subject, state, random)
      : subject.game.legalActions(state).at(-1)

const STOPS = 30

const withPolicy: Law = {
  says: 'a playout asks a policy what listing offers, and stops where it is told to',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    const { game } = subject
    for (const state of someOf(line, line.states, 2)) {
      const found = game.playout(state, randomFrom('policy'), {
        until: ({ decisions }) => decisions === STOPS,
        policy: ({ actions, state: now }) => {
          mustEqual(actions(), game.legalActions(now()), 'actions of a moment')
          return actions().length - 1
        },
      })
      mustAgree(subject, found, slowly(subject, state, STOPS, lastListed(subject, randomFrom('policy'))))
      const stopped = game.playout(state, randomFrom('none'), { policy: () => -1 })
      must(
        stopped.state.outcome !== null || !game.actors(stopped.state).includes('nature'),
        () => 'a policy without a place does not stop a playout',
      )
    }
  },
}

/** The same table, with nature to be asked. */
const byHand = <T extends Types>({ game }: Subject<T>, state: State<T>): State<T> => {
  const saved = game.encode(state)
  const config = { ...state.config, ...(saved.config as object), chance: 'manual' }
  return mustRight(game.decode({ ...saved, config } as never), 'the same table with manual chance')
}

const withLuck: Law = {
  says: 'a playout with luck from elsewhere is the manual game with draws from there',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    if (line.config.chance !== 'seeded') return
    for (const state of line.states.slice(0, 1)) {
      const choose = uniform(subject, randomFrom('play'), randomFrom('luck'))
      const slow = slowly(subject, byHand(subject, state), Infinity, choose)
      const found = subject.game.playout(state, randomFrom('play'), { luck: randomFrom('luck') })
      mustEqual([found.state.table, found.state.outcome], [slow.state.table, slow.state.outcome], 'the end')
      mustEqual(found.state.chance, state.chance, 'the own chance of the state')
    }
  },
}

const counting: Law = {
  says: 'countLegal and nthLegal are the length and the places of the list of legal actions',
  over: 'every',
  needs: 'state',
  holds: ({ game, seats }, line) => {
    for (const state of someStates(line, 8))
      for (const seat of [undefined, 'nature' as const, ...seats]) {
        const all = game.legalActions(state, seat)
        mustEqual(game.countLegal(state, seat), all.length, 'the number of legal actions')
        all.forEach((action, place) => {
          const nth = game.nthLegal(state, place, seat)
          must(isSome(nth) && keyOf(nth.value) === keyOf(action), () => `another action at place ${place}`)
        })
        for (const none of [-1, 0.5, NaN, all.length])
          mustEqual(game.nthLegal(state, none, seat), O.none, `place ${none}`)
      }
  },
}

export const PLAYOUTS: ReadonlyArray<Law> = [asTheLoop, withPolicy, withLuck, counting]
