/**
 * Any game in plain words: an answer is told by its label, a draw by its outcome, an action by its kind and
 * fields. What passes or ends a list may go without saying.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { AnyState, Loaded } from '../loaded'
import { labelOf, seatName } from '../words'
import type { Words } from './words'

const QUIET = ['pass', 'done']
const NO_WORDS = { problem: 'no answer or outcome is called so here', suggestions: [] }

const turnIn = (text: string): number | undefined => {
  const number = /^turn (\d+)$/i.exec(text.trim())?.[1]
  return number === undefined ? undefined : Number(number)
}

/** The words of a game that has none of its own. */
export const plainWords = (loaded: Loaded): Words => ({
  read: (text, at) => {
    const turn = turnIn(text)
    if (turn === undefined) return E.left(NO_WORDS)
    const holds = (state: AnyState): boolean => at.loaded.measures.turnOf(state) === turn
    const wish = { claims: [], begins: true, until: { says: text, holds } }
    return E.right({ wishes: [wish], side: undefined })
  },
  quiet: (_, answers) => answers.filter(({ kind }) => QUIET.includes(kind)).slice(0, 1),
  isBetween: () => false,
  isAtRest: () => false,
  towards: () => [],
  drawer: () => undefined,
  isUnseen: () => false,
  find: () => undefined,
  cardsIn: () => [],
  position: () => E.left({ problem: 'a position of this game is told as JSON', suggestions: [] }),
  write: (_, moments) =>
    moments.map(({ state, action }) => {
      const label = labelOf(loaded.game, state, action)
      return action.seat === 'nature' ? label : `${seatName(action.seat)}: ${label}`
    }),
})
