/**
 * Playing a failing game again: decision by decision in words, with every law, and with the broken one last.
 */
import * as E from 'fp-ts/lib/Either.js'
import { LAWS } from '../kernel/conformance/laws'
import { BROKEN_COURSES } from './broken'
import { COSTLY, faultAt, faultOfPlay, lawsOfPlays, QUICK, type Fault } from './checks'
import { COURSES, courseNamed, type Course } from './courses'
import { readFailure, story, type Saved } from './file'
import { following, walk } from './walk'

/** What is wrong with the game of a file now; nothing, if it was put right. */
export const faultOf = (course: Course, { seed, naturals, law }: Saved): Fault | undefined => {
  const wanted = LAWS.filter(({ says, needs }) => says === law && (needs === 'state' || needs === 'step'))
  const laws = [...new Set([...wanted, ...QUICK])]
  const { fault } = walk(course, seed, following(naturals), (moment) =>
    faultAt(moment, moment.step === naturals.length ? [...laws, ...COSTLY] : laws),
  )
  return fault ?? faultOfPlay(course, seed, naturals, lawsOfPlays(course))
}

/** The course that a file names. */
export const courseOfFile = ({ game, course, broken }: Saved): Course | undefined =>
  courseNamed(game, course, broken ? { confrontation: BROKEN_COURSES } : COURSES)

/** Plays the game of a file and tells it. Returns the exit code: 1 if it fails still. */
export const replay = (path: string, tell: (line: string) => void): number => {
  const saved = readFailure(path)
  if (E.isLeft(saved)) {
    tell(saved.left)
    return 2
  }
  const course = courseOfFile(saved.right)
  if (course === undefined) {
    tell(`there is no course ${saved.right.course} of ${saved.right.game}`)
    return 2
  }
  const { seed, naturals } = saved.right
  tell(`${course.game}, ${course.name}, seed ${JSON.stringify(seed)}`)
  for (const [place, line] of story({ course, seed, naturals }).entries()) tell(`${place + 1}. ${line}`)
  const fault = faultOf(course, saved.right)
  if (fault === undefined) {
    tell('No law is broken any more.')
    return 0
  }
  tell(`After ${fault.step} decisions ${fault.law}:\n${fault.message}`)
  return 1
}
