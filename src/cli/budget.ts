/**
 * What a question in words may cost: its length is limited, and so is the work of reading it. Words that may
 * mean hundreds of actions are refused as too vague, since each of those would have to be judged.
 */
import type { AnyGame } from '../kernel/index'
import { failed, misused, type Result } from './command'
import type { AnyState } from './loaded'
import type { Moment } from './material'

/** The longest question in words, in UTF-16 units. */
export const LONGEST_QUESTION = 1000

/** How many words it may have. */
export const MOST_WORDS = 120

/** How many actions may be judged for one question. */
export const MOST_JUDGED = 200

/** How many answers may be tried and listed for one question on the way to what it says. */
export const MOST_TRIED = 2000

/** What is wrong with a question that is too long. */
export const tooLong = (words: ReadonlyArray<string>): string | undefined => {
  const text = words.join(' ')
  const count = text.split(/\s+/).length
  return text.length > LONGEST_QUESTION || count > MOST_WORDS
    ? `at most ${LONGEST_QUESTION} characters and ${MOST_WORDS} words are read at once, ` +
        `and these are ${text.length} characters and ${count} words`
    : undefined
}

const TOO_VAGUE =
  `this may mean too many actions: at most ${MOST_JUDGED} are judged for one question; ` +
  'say which action, with its pieces and places'

/** What has been spent on a question. */
interface Spent {
  judged: number
  tried: number
}

const isOver = ({ judged, tried }: Spent): boolean => judged > MOST_JUDGED || tried > MOST_TRIED

/** A game that judges every action once for each state, counts what is asked, and throws over the limit. */
const counting = (game: AnyGame, spent: Spent): AnyGame => {
  const known = new WeakMap<AnyState, Map<string, ReturnType<AnyGame['wayTo']>>>()
  const stopIfOver = (): void => {
    if (isOver(spent)) throw new Error(TOO_VAGUE)
  }
  const tried = <A>(answer: A): A => {
    spent.tried += 1
    stopIfOver()
    return answer
  }
  return {
    ...game,
    applyAction: (state, action) => tried(game.applyAction(state, action)),
    legalActions: (state, seat) => tried(game.legalActions(state, seat)),
    wayTo: (state, action) => {
      const ways = known.get(state) ?? new Map<string, ReturnType<AnyGame['wayTo']>>()
      known.set(state, ways)
      const key = JSON.stringify(action) ?? ''
      const way = ways.get(key)
      if (way !== undefined) return way
      spent.judged += 1
      stopIfOver()
      const made = game.wayTo(state, action)
      ways.set(key, made)
      return made
    },
  }
}

/** Asks about a moment within the budget of one question. */
export const withinBudget = async <A>(
  words: ReadonlyArray<string>,
  { loaded, state }: Moment,
  ask: (moment: Moment) => Promise<Result<A>>,
): Promise<Result<A>> => {
  const long = tooLong(words)
  if (long !== undefined) return misused(long)
  const spent: Spent = { judged: 0, tried: 0 }
  try {
    const found = await ask({ loaded: { ...loaded, game: counting(loaded.game, spent) }, state })
    return isOver(spent) ? failed(TOO_VAGUE) : found
  } catch (error) {
    if (isOver(spent)) return failed(TOO_VAGUE)
    throw error
  }
}
