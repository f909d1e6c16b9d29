/**
 * A game that is wrong on purpose, to prove that the soak can fail: once a piece has been defeated, The
 * Confrontation counts a turn too many. The mistake is in its rules, so that whatever plays by them agrees.
 */
import type { Confrontation } from '../../src/confrontation'
import { DEFINITION } from '../../src/confrontation/definition'
import { faultsOf } from '../../src/confrontation/query/faults'
import { place } from '../../src/confrontation/view/position'
import { makeGame, type Game, type Machine, type StandingCheck, type Types } from '../../src/kernel'
import { COURSES, type Course } from './courses'

const countsTooMany: StandingCheck<Confrontation> = ({ table }, happened) =>
  happened.some(({ kind }) => kind === 'PieceDefeated')
    ? { table: { ...table, turns: table.turns + 1 }, events: [] }
    : undefined

const broken = new Map<Machine<Confrontation>, Machine<Confrontation>>()
const machineOf = (config: Confrontation['config']): Machine<Confrontation> => {
  const sound = DEFINITION.machineOf(config)
  const machine = broken.get(sound) ?? { ...sound, standing: [...sound.standing, countsTooMany] }
  broken.set(sound, machine)
  return machine
}

const game = makeGame<Confrontation>({ ...DEFINITION, place, faults: faultsOf, machineOf })

/** The courses of The Confrontation, broken; they begin where the sound ones do. */
export const BROKEN_COURSES: ReadonlyArray<Course> = COURSES.confrontation.map((course) => {
  const { newGame } = course.subject.game
  return {
    ...course,
    subject: { ...course.subject, game: { ...(game as unknown as Game<Types>), newGame } },
  }
})
