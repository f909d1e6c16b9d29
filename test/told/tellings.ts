/**
 * The plays that are told: the golden games, and stretches of random play from the starts of the soak.
 */
import { readFileSync } from 'node:fs'
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import { configOfRecord, randomFrom, type Game, type GameRecord, type Types } from '../../src/kernel'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { mustRight } from '../kernel/conformance/check'
import { startOf } from '../kernel/conformance/line'
import type { Act, Subject } from '../kernel/conformance/subject'
import { COURSES, type Course, type GameName } from '../soak/courses'
import { wishing } from '../war-of-the-ring/scenarios'
import { thorough } from '../thorough'
import type { Telling } from './telling'

const GAMES = {
  battles,
  'card-game': cardGame,
  confrontation,
  'war-of-the-ring': warOfTheRing,
  'second-edition': warOfTheRing,
  twilight: warOfTheRing,
  players: warOfTheRing,
  'players-in-twilight': warOfTheRing,
} as unknown as Readonly<Record<GameName, Game<Types>>>

const subjectOf = (name: GameName): Subject<Types> => ({
  ...(COURSES[name][0] as Course).subject,
  game: GAMES[name],
})

/** A golden game, told. */
const ofRecord = (name: GameName, file: string, text: string): Telling => {
  const record = JSON.parse(text) as GameRecord
  const recorded = { config: configOfRecord(record), actions: record.actions }
  const subject = subjectOf(name)
  return {
    name: `${name} ${file.replace('.json', '')}`,
    subject,
    start: () => mustRight(subject.game.newGame(recorded.config as never), file),
    choose: () => (_, step) => recorded.actions[step],
    longest: recorded.actions.length,
    recorded,
  }
}

/** A stretch of random play, told. */
const ofCourse = (course: Course, longest: number): Telling => ({
  name: `${course.game} ${course.name}`,
  subject: course.subject,
  start: () => startOf(course.subject, { setting: course.setting, seed: 'told', naturals: [] }),
  choose: () => {
    const random = randomFrom(`told ${course.name}`)
    if (course.wishes === undefined) return (options) => options[random(options.length)]
    const { choose } = wishing(course.wishes, random)
    return (options: ReadonlyArray<Act<Types>>) => choose(options as never)
  },
  longest,
})

/** One course in so many, and for how many decisions. */
const STRETCHES = {
  battles: { nth: 1, longest: 150 },
  'card-game': { nth: 5, longest: 120 },
  confrontation: { nth: 11, longest: 200 },
  'war-of-the-ring': { nth: 1, longest: 40 },
  'second-edition': { nth: 3, longest: 40 },
  twilight: { nth: 1, longest: 40 },
  players: { nth: 7, longest: 40 },
  'players-in-twilight': { nth: 7, longest: 40 },
} as const

/** Where the golden games of a game are, below the tests. */
export const goldenOf = (name: GameName): string => GOLDEN[name] ?? `${name}/golden/`
const GOLDEN: Readonly<Partial<Record<GameName, string>>> = {
  'second-edition': 'war-of-the-ring/second/golden/',
  twilight: 'war-of-the-ring/twilight/golden/',
  players: 'war-of-the-ring/players/golden/',
}

/** The plays of a game; `golden` holds the names of its golden files and where they are. */
export const tellingsOf = (
  name: GameName,
  folder: URL,
  files: ReadonlyArray<string>,
): ReadonlyArray<Telling> => {
  const { nth, longest } = STRETCHES[name]
  const isWar = GAMES[name].name === 'war-of-the-ring'
  const starts = COURSES[name].filter((course) => !isWar || course.name.slice(0, 6) !== 'set-up')
  return [
    ...starts.filter((_, place) => place % nth === 0).map((course) => ofCourse(course, longest)),
    ...files.map((file) => ofRecord(name, file, readFileSync(new URL(file, folder), 'utf8'))),
  ]
}

const lengthOf = ({ recorded, longest }: Telling): number => recorded?.actions.length ?? longest

/** Those that are told now: every stretch of random play and the shortest game, in proof all. */
export const toldNow = (plays: ReadonlyArray<Telling>): ReadonlyArray<Telling> => {
  const games = plays.filter(({ recorded }) => recorded !== undefined)
  const [shortest] = [...games].sort((one, other) => lengthOf(one) - lengthOf(other))
  const few = plays.filter((play) => play.recorded === undefined || play === shortest)
  return thorough(few, plays)
}
