/**
 * How many of some six-sided dice succeed when failed ones may be rolled again once: the Combat roll with
 * its Leaders, and the roll of the Hunt.
 */
import { at } from '../../../kernel/row'
import type { Cases } from './fractions'

/** The sides of a die. */
const SIDES = 6

/** Dice, and how many of their six faces succeed. */
export interface Roll {
  /** Dice still to be rolled for the first time. */
  readonly dice: number
  readonly faces: number
  /** Dice that have failed before, which may be rolled again with those that fail now. */
  readonly failed: number
  /** How many failed dice are rolled again, at most. */
  readonly again: number
  readonly facesAgain: number
}

const choose = (from: number, number: number): bigint => {
  let ways = 1n
  for (let taken = 1; taken <= number; taken++) ways = (ways * BigInt(from - taken + 1)) / BigInt(taken)
  return ways
}

/** Cases in which exactly so many of some dice succeed. */
const exactly = (number: number, dice: number, faces: number): bigint =>
  choose(dice, number) * BigInt(faces) ** BigInt(number) * BigInt(SIDES - faces) ** BigInt(dice - number)

/** Cases by the number of successes. */
export const successesOf = ({ dice, faces, failed, again, facesAgain }: Roll): Cases => {
  const most = Math.min(again, dice + failed)
  const cases = Array.from({ length: dice + most + 1 }, () => 0n)
  for (let first = 0; first <= dice; first++) {
    const rolled = Math.min(most, dice - first + failed)
    const ways = exactly(first, dice, faces) * BigInt(SIDES) ** BigInt(most - rolled)
    for (let second = 0; second <= rolled; second++)
      cases[first + second] = at(cases, first + second) + ways * exactly(second, rolled, facesAgain)
  }
  return { cases, dice: dice + most }
}
