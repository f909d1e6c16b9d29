/** Transcripts for tests: followed within the tests, with what they stand for in labels. */
import * as E from 'fp-ts/lib/Either.js'
import { loadGame } from '../../../src/cli/games'
import { advanced, courseOf, settled, type Course } from '../../../src/cli/follow/course'
import type { Taken } from '../../../src/cli/follow/claims'
import { beginFollowing, type Following } from '../../../src/cli/follow/following'
import { wordsFor } from '../../../src/cli/follow/gameWords'
import { readTranscript } from '../../../src/cli/follow/transcript'
import { labelOf } from '../../../src/cli/words'
import { right } from '../games'

/** The game with its words; nothing said yet. */
export const begin = async (config: object = {}, game = 'war-of-the-ring'): Promise<Following> => {
  const loaded = right(await loadGame(game))
  return right(beginFollowing(loaded, await wordsFor(loaded), config))
}

/** Follows a transcript from a beginning, which is that of its head if none is given. */
export const followed = async (text: string, from?: Following): Promise<Course> => {
  const { game, config, lines } = right(readTranscript(text, undefined))
  return settled(lines.reduce(advanced, courseOf(from ?? (await begin(config, game)))))
}

/** The game at a position. */
export const at = async (spec: object): Promise<Following> => {
  const following = await begin()
  const state = right(following.loaded.game.position({ config: { chance: 'manual' }, ...spec }))
  return { ...following, origin: state, state, config: undefined }
}

/** Every answer of a course with how it came about, as `how: label`. */
export const answersIn = ({ following }: Course): ReadonlyArray<string> => {
  const { game } = following.loaded
  return following.placed.flatMap(({ before, jump, run }) => {
    let state = jump ?? before
    return run.map(({ action, how }: Taken) => {
      const label = labelOf(game, state, action).replace(/(\)|battle|too): .*$/s, '$1')
      const next = game.applyAction(state, action)
      if (E.isRight(next)) state = next.right.state
      return `${how}: ${label}`
    })
  })
}

/** The problems of a course, each with its line. */
export const problemsOf = ({ differences }: Course): ReadonlyArray<string> =>
  differences.map(({ line, problem }) => `${line}: ${problem}`)
