/**
 * A battle in words: "5 regulars, 1 elite, 2 leaders against 3 regulars in a city".
 */
import * as E from 'fp-ts/lib/Either.js'
import { misused, type Result } from './command'

/** An Army as the odds want it. */
interface Side {
  readonly regulars: number
  readonly elites: number
  readonly leadership: number
}

/** A battle as the odds want it. */
export interface BattleInWords {
  readonly ground: 'open' | 'fortified' | 'besieged'
  readonly attacker: Side
  readonly defender: Side
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const numberOf = (word: string): number => {
  if (/^an?$/.test(word)) return 1
  return /^\d{1,2}$/.test(word) ? Number(word) : NUMBERS.indexOf(word)
}

/** What each word for a figure adds to. */
const FIGURES: ReadonlyArray<readonly [RegExp, keyof Side]> = [
  [/^regulars?$/, 'regulars'],
  [/^elites?$/, 'elites'],
  [/^(?:leaders?|nazg[uû]l|leadership)$/, 'leadership'],
]

const GROUNDS: ReadonlyArray<readonly [RegExp, BattleInWords['ground']]> = [
  [/\b(?:in|against|at) (?:a |the )?(?:city|fortification|fortified \w+)\b/, 'fortified'],
  [/\b(?:in|inside|at) (?:a |the )?(?:besieged )?stronghold\b|\bin a siege\b|\bbesieged\b/, 'besieged'],
  [/\bin the (?:open|field)\b/, 'open'],
]

const readSide = (text: string): Result<Side> => {
  const side = { regulars: 0, elites: 0, leadership: 0 }
  for (const part of text.split(/,|\band\b|\bwith\b/).map((one) => one.trim())) {
    if (part === '') continue
    const [first = '', ...rest] = part.split(/\s+/)
    const number = numberOf(first)
    const field = FIGURES.find(([word]) => word.test(rest.at(-1) ?? ''))?.[1]
    if (number < 0 || field === undefined)
      return misused(`--battle: "${part}" is not understood; say a number and regulars, elites or leaders`)
    side[field] += number
  }
  return E.right(side)
}

/** Reads a battle; where it is fought is said anywhere, and is the open field if nothing is said. */
export const readBattle = (text: string): Result<BattleInWords> => {
  const plain = text.toLowerCase()
  const ground = GROUNDS.find(([word]) => word.test(plain))
  const bare = ground === undefined ? plain : plain.replace(ground[0], ' ')
  const [left, right, more] = bare.split(/\bagainst\b|\bvs?\b\.?/)
  if (left === undefined || right === undefined || more !== undefined)
    return misused('--battle wants two Armies: "5 regulars, 1 elite against 3 regulars in a city"')
  const attacker = readSide(left)
  if (E.isLeft(attacker)) return attacker
  const defender = readSide(right)
  if (E.isLeft(defender)) return defender
  return E.right({ ground: ground?.[1] ?? 'open', attacker: attacker.right, defender: defender.right })
}
