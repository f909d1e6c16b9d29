/**
 * A game that is wrong on purpose, to prove that the soak can fail: once a piece has been defeated, The
 * Confrontation counts a turn too many.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Game, State, Types } from '../../src/kernel'
import { brandState } from '../../src/kernel/brand'
import { COURSES, type Course } from './courses'

const spoilt = (state: State<Types>): State<Types> => {
  const table = state.table as { readonly turns: number }
  return brandState({ ...state, table: { ...table, turns: table.turns + 1 } })
}

const breaking = (game: Game<Types>): Game<Types> => ({
  ...game,
  applyAction: (state, action) =>
    E.Functor.map(game.applyAction(state, action), ({ state: next, events }) => ({
      state: events.some(({ kind }) => kind === 'PieceDefeated') ? spoilt(next) : next,
      events,
    })),
})

/** The courses of The Confrontation, broken. */
export const BROKEN_COURSES: ReadonlyArray<Course> = COURSES.confrontation.map((course) => ({
  ...course,
  subject: { ...course.subject, game: breaking(course.subject.game) },
}))
