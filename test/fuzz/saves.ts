/** Saves of random play, one of so many decisions. */
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom, type SavedState, type Types } from '../../src/kernel'
import type { Subject } from '../kernel/conformance/subject'
import { pick } from './oddities'

/** Saves of random games, one of so many decisions. */
export const savesOf = <T extends Types>(
  subject: Subject<T>,
  seed: string,
  games: number,
  oneIn: number,
): ReadonlyArray<SavedState> => {
  const random = randomFrom(seed)
  return Array.from({ length: games }, (_, number) => {
    const setting = pick(random, subject.settings)
    const begun = subject.game.newGame({ ...setting, seed: `${seed} ${number}` } as never)
    const saves: Array<SavedState> = []
    if (E.isLeft(begun)) return saves
    let state = begun.right
    for (let made = 0; state.outcome === null && made < subject.longest; made++) {
      const actions = subject.game.legalActions(state)
      const applied = subject.game.applyAction(state, pick(random, actions))
      if (E.isLeft(applied)) return saves
      state = applied.right.state
      if (random(oneIn) === 0) saves.push(subject.game.encode(state))
    }
    return saves
  }).flat()
}
