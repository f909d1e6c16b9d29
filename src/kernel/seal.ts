/**
 * What is not taken back: a step in which chance had a say or something hidden was shown. Who knows more than
 * before would choose with other eyes.
 */
import { guarded } from './door'
import type { Game } from './game'
import type { State, Types } from './types'

/** Why a step is not taken back. */
export type Seal = 'chance' | 'shown'

/**
 * Why the step from a state to the next is not taken back; null if it may be. Whether the opponent has
 * answered since is for whoever keeps the steps.
 *
 * @example
 * const next = game.applyAction(state, action)
 * if (isRight(next)) console.log(sealOf(game, state, next.right))
 */
export const sealOf = <T extends Types>(
  game: Pick<Game<T>, 'actors' | 'shows'>,
  before: State<T>,
  after: { readonly state: State<T>; readonly events: ReadonlyArray<T['event']> },
): Seal | null =>
  guarded<Seal | null>('chance', () => {
    const { state, events } = after
    const drawn = JSON.stringify(state.chance) !== JSON.stringify(before.chance)
    if (drawn || game.actors(before).includes('nature')) return 'chance'
    return events.some(({ kind }) => game.shows.has(kind)) ? 'shown' : null
  })
