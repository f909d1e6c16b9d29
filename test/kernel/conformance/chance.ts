/**
 * Law 6: every chance is a named draw. In manual mode nature is asked and its chances are exact; in seeded
 * mode it never is; and a manual game fed with the seeded outcomes is the same game.
 */
import {
  drawBelow,
  streamNameOf,
  streamOf,
  type ChanceOption,
  type State,
  type Types,
} from '../../../src/kernel'
import { brief, keyOf, must, mustEqual, mustRight } from './check'
import { placeOf, someOf, startOf, stepsOf } from './line'
import type { Law, Subject } from './subject'

const greatest = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatest(b, a % b))

const sumIsOne = (options: ReadonlyArray<ChanceOption>): boolean => {
  let [above, below] = [0n, 1n]
  for (const { probability } of options) {
    const [numerator, denominator] = [BigInt(probability.numerator), BigInt(probability.denominator)]
    above = above * denominator + numerator * below
    below *= denominator
    const common = greatest(above, below)
    above /= common
    below /= common
  }
  return above === 1n && below === 1n
}

const drawHolds = <T extends Types>({ game }: Subject<T>, state: State<T>): void => {
  const options = game.chances(state)
  const at = () => `${brief(options)} at ${placeOf(state)}`
  must(sumIsOne(options), () => `chances do not sum to 1: ${at()}`)
  must(
    options.every(({ probability }) => probability.numerator > 0),
    () => `an impossible outcome: ${at()}`,
  )
  const draw = options[0]?.action.draw
  must(
    draw !== '' && options.every(({ action }) => action.draw === draw),
    () => `one name is wanted: ${at()}`,
  )
  must(new Set(options.map(({ action }) => keyOf(action))).size === options.length, () => `twice: ${at()}`)
  const actions = options.map(({ action }) => action)
  mustEqual(game.legalActions(state), actions, 'legal actions at a draw')
  for (const action of actions) mustRight(game.applyAction(state, action), `refused: ${brief(action)}`)
}

const manual: Law = {
  says: 'law 6: at a manual draw the chances are named, exact, sum to 1, and every outcome is accepted',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    const { game } = subject
    if (line.config.chance !== 'manual') return
    const draws = line.states.filter((state) => game.actors(state).includes('nature'))
    for (const state of someOf(line, draws, 10)) drawHolds(subject, state)
    for (const state of line.states)
      if (!game.actors(state).includes('nature'))
        must(game.chances(state).length === 0, () => `chances where nothing is drawn: ${placeOf(state)}`)
  },
}

const seeded: Law = {
  says: 'law 6: a seeded game never asks nature and takes no answer from it',
  over: 'every',
  needs: 'state',
  quick: true,
  holds: ({ game }, line) => {
    if (line.config.chance !== 'seeded') return
    for (const state of line.states) {
      must(!game.actors(state).includes('nature'), () => `nature is asked at ${placeOf(state)}`)
      must(game.chances(state).length === 0, () => `chances at ${placeOf(state)}`)
    }
  },
}

/** Answers for nature what the seeded game would have drawn, until a seat is asked. */
const answering = <T extends Types>({ game }: Subject<T>, counts: Map<string, number>) => {
  const outcomeOf = (state: State<T>) => {
    const options = game.chances(state)
    const name = streamNameOf(options[0]?.action.draw ?? '')
    const index = (state.chance.drawn[name] ?? 0) + (counts.get(name) ?? 0)
    counts.set(name, (counts.get(name) ?? 0) + 1)
    const total = options.reduce((sum, { probability }) => sum + probability.numerator, 0)
    let left = drawBelow(state.chance.key, streamOf(name), index, total)
    return options.find(({ probability }) => (left -= probability.numerator) < 0)?.action
  }
  return (start: State<T>): { readonly state: State<T>; readonly events: ReadonlyArray<T['event']> } => {
    let state = start
    const events: Array<T['event']> = []
    while (game.actors(state).includes('nature')) {
      const action = outcomeOf(state)
      const next = mustRight(game.applyAction(state, action), `nature's ${brief(action)} is refused`)
      state = next.state
      events.push(...next.events)
    }
    return { state, events }
  }
}

const fed: Law = {
  says: 'law 6: a manual game fed with the outcomes of a seeded one has the same tables and events',
  over: 'every',
  needs: 'play',
  holds: (subject, line) => {
    if (line.config.chance !== 'seeded') return
    const { game } = subject
    const settle = answering(subject, new Map())
    const byHand = { ...line.play, setting: { ...line.play.setting, chance: 'manual' as const } }
    let { state } = settle(startOf(subject, byHand))
    for (const { action, after, events } of stepsOf(line)) {
      const answered = mustRight(game.applyAction(state, action), 'the manual game refuses an action')
      const settled = settle(answered.state)
      state = settled.state
      mustEqual([...answered.events, ...settled.events], events, 'events of the manual game')
      mustEqual(
        [state.table, state.stack, state.outcome],
        [after.table, after.stack, after.outcome],
        'the manual game',
      )
    }
  },
}

export const CHANCE: ReadonlyArray<Law> = [manual, seeded, fed]
