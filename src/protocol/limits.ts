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
   * How much all games may weigh, in bytes of memory as an upper bound: 20 000 each, what was sent for them,
   * and once for all games that share them a scenario, and a million for the tables of house rules or of a
   * scenario; 536 870 912 if not given.
   */
  readonly mostKept: number
  /**
   * How long a line is worked on, a batch as a whole, in milliseconds by the clock `now` of the options;
   * 5 000 if not given, without end if there is no clock.
   */
  readonly longestTime: number
}

/** The limits of a server that is given none. */
export const USUAL: Limits = {
  longestLine: 2 ** 22,
  longestText: 10_000,
  longestAnswer: 2 ** 25,
  longestBatch: 1000,
  mostHouseRules: 10,
  mostGames: 10_000,
  mostKept: 2 ** 29,
  longestTime: 5000,
}

/** What a state weighs at most, but for what was sent for it. */
export const STATE_WEIGHS = 20_000
/** What the tables weigh at most that house rules or a scenario have of their own. */
export const TABLES_WEIGH = 1_000_000
/** What a value weighs at most beside its text, and a field beside its name and its value. */
const VALUE_WEIGHS = 64
const FIELD_WEIGHS = 48
/** A letter takes two bytes, unless all of a text are of one. */
const LETTER_WEIGHS = 2

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
  longestTime: limitOf(given.longestTime, USUAL.longestTime),
})

/** Whether a text in JSON, the names of fields included, is longer than allowed. */
export const hasLongText = (json: unknown, longestText: number): boolean => {
  const left: Array<unknown> = [json]
  while (left.length > 0) {
    const one = left.pop()
    if (typeof one === 'string' && one.length > longestText) return true
    if (Array.isArray(one)) for (const part of one) left.push(part)
    else if (isObject(one)) for (const [name, part] of Object.entries(one)) left.push(name, part)
  }
  return false
}

/** What JSON weighs in memory, at most. */
export const weightOf = (json: unknown): number => {
  const left: Array<unknown> = [json]
  let weight = 0
  while (left.length > 0) {
    const one = left.pop()
    weight += VALUE_WEIGHS
    if (typeof one === 'string') weight += LETTER_WEIGHS * one.length
    else if (Array.isArray(one)) for (const part of one) left.push(part)
    else if (isObject(one))
      for (const [name, part] of Object.entries(one)) {
        weight += FIELD_WEIGHS + LETTER_WEIGHS * name.length
        left.push(part)
      }
  }
  return weight
}
