/**
 * How much a server takes in, keeps and gives. Every limit is named in the error that it causes.
 */
import { isObject } from '../kernel/index'

/** The limits of a server, in UTF-16 units of text unless they count something. */
export interface Limits {
  /** The longest line that is read; 4 194 304 if not given. */
  readonly longestLine: number
  /** The longest text in a request: a seed, an id, a name; 10 000 if not given. */
  readonly longestText: number
  /** The longest answer, that to a batch included; 33 554 432 if not given. */
  readonly longestAnswer: number
  /** The longest batch; 1 000 requests if not given. */
  readonly longestBatch: number
  /** How many house rules a game may be given: each costs more than the one before; 10 if not given. */
  readonly mostHouseRules: number
  /** How many games may be under way; 10 000 if not given. */
  readonly mostGames: number
  /**
   * How much all games may weigh: 20 000 each, a million more for each that was begun with house rules and
   * its copies, and what was sent for them; 536 870 912 if not given.
   */
  readonly mostKept: number
}

const USUAL: Limits = {
  longestLine: 2 ** 22,
  longestText: 10_000,
  longestAnswer: 2 ** 25,
  longestBatch: 1000,
  mostHouseRules: 10,
  mostGames: 10_000,
  mostKept: 2 ** 29,
}

/** What a state weighs, more or less. */
export const STATE_WEIGHS = 20_000
/** What the tables weigh that a game with house rules has of its own, more or less. */
export const HOUSE_WEIGHS = 1_000_000
/** What anything weighs beside its text. */
const NODE_WEIGHS = 16

const limitOf = (given: unknown, usual: number): number =>
  typeof given === 'number' && given >= 0 ? given : usual

/** The limits that were given; one that is no number, or below 0, is as if not given. */
export const limitsOf = (given: Partial<Limits>): Limits => ({
  longestLine: limitOf(given.longestLine, USUAL.longestLine),
  longestText: limitOf(given.longestText, USUAL.longestText),
  longestAnswer: limitOf(given.longestAnswer, USUAL.longestAnswer),
  longestBatch: limitOf(given.longestBatch, USUAL.longestBatch),
  mostHouseRules: limitOf(given.mostHouseRules, USUAL.mostHouseRules),
  mostGames: limitOf(given.mostGames, USUAL.mostGames),
  mostKept: limitOf(given.mostKept, USUAL.mostKept),
})

/** What JSON weighs in memory, more or less; undefined if a text in it is longer than allowed. */
export const weightOf = (json: unknown, longestText: number): number | undefined => {
  const left: Array<unknown> = [json]
  let weight = 0
  while (left.length > 0) {
    const one = left.pop()
    weight += NODE_WEIGHS
    if (typeof one === 'string') {
      if (one.length > longestText) return undefined
      weight += one.length
    } else if (Array.isArray(one)) for (const part of one) left.push(part)
    else if (isObject(one)) for (const [name, part] of Object.entries(one)) left.push(name, part)
  }
  return weight
}
