/**
 * What was filled in: answers that were the only one, answers that went without saying, cards that nobody
 * saw, and names that were read otherwise than they were written.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { AnyState } from '../loaded'
import { answerOf, labelOf, seatName } from '../words'
import type { How, Taken } from './claims'
import type { Following, Placed } from './following'

/** Something that was not said. */
export interface Filled {
  readonly line: number
  readonly how: Exclude<How, 'said'> | 'read'
  readonly text: string
}

const textOf = ({ loaded: { game } }: Following, state: AnyState, { action }: Taken): string =>
  action.seat === 'nature'
    ? labelOf(game, state, action)
    : `${seatName(action.seat)}: ${answerOf(game, state, action).replace(/:.*$/s, '')}`

const filledBy = (following: Following, placed: Placed): ReadonlyArray<Filled> => {
  const line = placed.statements[0]?.line ?? 0
  const notes = placed.wishes
    .flatMap((wish) => wish.notes ?? [])
    .map((text): Filled => ({ line, how: 'read', text }))
  let state = placed.jump ?? placed.before
  const filled: Array<Filled> = []
  for (const taken of placed.run) {
    if (taken.how !== 'said') filled.push({ line, how: taken.how, text: textOf(following, state, taken) })
    const next = following.loaded.game.applyAction(state, taken.action)
    if (E.isRight(next)) state = next.right.state
  }
  return [...notes, ...filled]
}

/** Everything that was filled in, in the order of the lines. */
export const filledIn = (following: Following): ReadonlyArray<Filled> =>
  following.placed.flatMap((placed) => filledBy(following, placed))

const HOW: Readonly<Record<Filled['how'], string>> = {
  forced: 'the only answer',
  unsaid: 'unsaid',
  unseen: 'not seen, taken for this card',
  named: 'not told when drawn, named later',
  read: 'read',
}

/** The same in words. */
export const filledText = (filled: ReadonlyArray<Filled>): ReadonlyArray<string> =>
  filled.map(({ line, how, text }) => `  line ${line}, ${HOW[how]}: ${text}`)
