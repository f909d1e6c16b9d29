/**
 * One game of the soak. Its number says everything: which course, which seed, which taste the random players
 * have, and in which of its states the costly laws are tried. So a game is the same on any number of cores.
 */
import { randomFrom, type Random, type Types } from '../../src/kernel'
import type { Act } from '../kernel/conformance/subject'
import { wishing, type Wishes } from '../war-of-the-ring/scenarios'
import { COSTLY, faultAt, faultOfPlay, lawsOfPlays, QUICK, THOROUGH, type Fault, type Moment } from './checks'
import { COURSES, TASTES, type Course, type GameName } from './courses'
import { countsOf, notingRefusals, tallyMoment, type Counts, type Tally } from './coverage'
import { walk, type Choose } from './walk'
import { BROKEN_COURSES } from './broken'

/** How much is checked. */
export interface Depth {
  /** States are looked at in one of so many, and at the end; what is listed is played everywhere. */
  readonly look: number
  /** The costly laws are tried in one state of so many, and in the last one if every state is looked at. */
  readonly every: number
  /** One law of whole games is tried in one game of so many. */
  readonly plays: number
  /** Everything everywhere. */
  readonly thorough: boolean
}

/** What is to be played. */
export interface Order {
  readonly game: GameName
  readonly number: number
  readonly seed: string
  readonly depth: Depth
  /** Play the game that is wrong on purpose. */
  readonly broken: boolean
}

/** A game played: how long it was, what it met, and what was wrong. */
export interface Played {
  readonly course: Course
  readonly seed: string
  readonly naturals: ReadonlyArray<number>
  readonly counts: Counts
  readonly fault: Fault | undefined
}

/** What is checked where none says otherwise: a game of the one is long, a game of the other short. */
export const DEPTHS: Readonly<Record<GameName, Depth>> = {
  battles: { look: 1, every: 400, plays: 10, thorough: false },
  'card-game': { look: 1, every: 200, plays: 10, thorough: false },
  confrontation: { look: 1, every: 120, plays: 10, thorough: false },
  'war-of-the-ring': { look: 1, every: 600, plays: 10, thorough: false },
  'second-edition': { look: 1, every: 600, plays: 10, thorough: false },
  twilight: { look: 1, every: 600, plays: 10, thorough: false },
  players: { look: 1, every: 600, plays: 10, thorough: false },
  'players-in-twilight': { look: 1, every: 600, plays: 10, thorough: false },
}

/** A position is looked at closely for so many decisions. */
const BEGINNING = 3

/** The course of a game's number. */
export const courseOf = ({ game, number, broken }: Order): Course => {
  const courses = broken ? BROKEN_COURSES : COURSES[game]
  return courses[number % courses.length] as Course
}

/** Players who do what the scenario wishes, and anything else at random. */
export const wishful = (wishes: Wishes, random: Random): Choose => {
  const { choose } = wishing(wishes, random)
  return (options) => options.indexOf(choose(options as never))
}

/** Random players, with a taste for some kinds of action in every second round through the courses. */
const choosing = ({ game, number, seed }: Order, { wishes }: Course): Choose => {
  const random = randomFrom(`players of ${seed} ${number}`)
  if (wishes !== undefined) return wishful(wishes, random)
  const taste = Math.floor(number / COURSES[game].length) % 2 === 0 ? {} : TASTES[game]
  if (Object.keys(taste).length === 0) return (options) => random(options.length)
  return (options) => {
    const weights = options.map(({ kind }: Act<Types>) => taste[kind] ?? 1)
    let left = (random(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0)
    return Math.max(
      0,
      weights.findIndex((weight) => (left -= weight) < 0),
    )
  }
}

const looking = ({ number, depth }: Order, tally: Tally) => {
  const { look, every, thorough } = depth
  return (moment: Moment): Fault | undefined => {
    const { course, state, step, options } = moment
    const always = (step < BEGINNING && !course.fromSetUp) || options.length === 0
    if (!always && !thorough && (step + number * 7) % look !== 0) return undefined
    tallyMoment(tally, moment)
    const quick = faultAt(moment, QUICK)
    if (quick !== undefined || thorough) return quick ?? faultAt(moment, THOROUGH)
    const special = look === 1 && (always || state.outcome !== null)
    const now = special || (step + number * 7) % every === 0
    return now ? faultAt(moment, COSTLY) : undefined
  }
}

/** The laws of whole games that this one is tried with. */
const playLaws = ({ number, depth }: Order, course: Course) => {
  const laws = lawsOfPlays(course)
  if (depth.thorough) return laws
  if (number % depth.plays !== 0) return []
  const place = Math.floor(number / depth.plays) % laws.length
  return laws.slice(place, place + 1)
}

/** Plays and checks a game. */
export const playGame = (order: Order): Played => {
  const plain = courseOf(order)
  const seed = `${order.seed} ${order.number}`
  const tally: Tally = new Map()
  const course = notingRefusals(plain, tally)
  const choose = choosing(order, plain)
  const { naturals, fault } = walk(course, seed, choose, looking(order, tally))
  const late = fault ?? faultOfPlay(plain, seed, naturals, playLaws(order, plain))
  return { course: plain, seed, naturals, counts: countsOf(tally), fault: late }
}
