/**
 * Carrying out a play, looking at some of its states, and generating plays.
 */
import { at } from '../../../src/kernel/row'
import fc from 'fast-check'
import { randomFrom, type NewConfig, type State, type Types } from '../../../src/kernel'
import { deepFreeze, mustRight } from './check'
import type { Act, Line, Play, Step, Subject } from './subject'

/** The config of a play, as a caller writes it. */
export const configOf = <T extends Types>({ setting, seed }: Play<T>): NewConfig<T> =>
  ({ ...setting, seed }) as NewConfig<T>

/** The state a play starts from. */
export const startOf = <T extends Types>(subject: Subject<T>, play: Play<T>): State<T> =>
  mustRight(subject.game.newGame(configOf(play)), 'newGame refuses its config')

/** Plays until the naturals run out or nothing is legal; `keep` sees each state as it is made. */
export const carryOut = <T extends Types>(
  subject: Subject<T>,
  play: Play<T>,
  keep: (state: State<T>) => State<T>,
): Line<T> => {
  const { game } = subject
  const first = keep(startOf(subject, play))
  const states = [first]
  const actions: Array<Act<T>> = []
  const events: Array<ReadonlyArray<T['event']>> = []
  let now = first
  for (const natural of play.naturals) {
    const options = game.legalActions(now)
    const action = options[natural % options.length]
    if (action === undefined) break
    const done = mustRight(
      game.applyAction(now, { ...action }),
      `a listed action ${JSON.stringify(action)} is refused`,
    )
    now = keep(done.state)
    states.push(now)
    actions.push(action)
    events.push(done.events)
  }
  return { play, config: first.config, states, actions, events }
}

const known = new WeakMap<object, Map<string, unknown>>()
/** So many lines of a subject are kept: every law is tried on the same plays. */
const KEPT = 100

/** The line of a play. Each is worked out once, however many laws look at it. */
export const lineOf = <T extends Types>(subject: Subject<T>, play: Play<T>): Line<T> => {
  const lines = known.get(subject) ?? new Map<string, unknown>()
  const key = JSON.stringify(play)
  const found = lines.get(key)
  if (found !== undefined) return found as Line<T>
  const line = carryOut(subject, play, deepFreeze)
  const [oldest] = lines.keys()
  if (lines.size >= KEPT && oldest !== undefined) lines.delete(oldest)
  known.set(subject, lines.set(key, line))
  return line
}

/** The steps of a line. */
export const stepsOf = <T extends Types>({ states, actions, events }: Line<T>): ReadonlyArray<Step<T>> =>
  actions.map((action, i) => ({
    before: at(states, i),
    action,
    after: at(states, i + 1),
    events: at(events, i),
  }))

/** A line of any game, as far as choosing places of it goes. */
interface Played {
  readonly play: { readonly naturals: ReadonlyArray<number> }
}

/** About `wanted` places of a line, the last one always among them; other plays give other places. */
export const someOf = <A>({ play }: Played, list: ReadonlyArray<A>, wanted: number): ReadonlyArray<A> => {
  const stride = Math.max(1, Math.floor(list.length / wanted))
  const offset = (play.naturals[0] ?? 0) % stride
  return list.filter(
    (_, place) => (list.length - 1 - place + offset) % stride === 0 || place === list.length - 1,
  )
}

/** About `wanted` states of a line. */
export const someStates = <T extends Types>(line: Line<T>, wanted: number): ReadonlyArray<State<T>> =>
  someOf(line, line.states, wanted)

/** About `wanted` steps of a line. */
export const someSteps = <T extends Types>(line: Line<T>, wanted: number): ReadonlyArray<Step<T>> =>
  someOf(line, stepsOf(line), wanted)

/** What a law is looking at, for messages. */
export const placeOf = <T extends Types>(state: State<T>): string =>
  state.outcome === null ? state.stack.map(({ kind, at }) => `${kind}@${at}`).join(' > ') : 'the end'

const GREATEST = 9_999

/** Random plays, of any length. */
export const playsOf = <T extends Types>(subject: Subject<T>): fc.Arbitrary<Play<T>> =>
  fc.record({
    setting: fc.constantFrom(...subject.settings, ...subject.common, ...subject.common),
    seed: fc.string({ unit: 'grapheme', maxLength: 8 }),
    naturals: fc.array(fc.nat(GREATEST), { maxLength: subject.longest, size: 'max' }),
  })

/** One whole game for each setting, always the same. */
export const wholeGamesOf = <T extends Types>(subject: Subject<T>): ReadonlyArray<Play<T>> =>
  subject.settings.map((setting, place) => {
    const random = randomFrom(`whole game ${place}`)
    const naturals = Array.from({ length: subject.longest }, () => random(GREATEST + 1))
    return { setting, seed: `seed ${place}`, naturals }
  })
