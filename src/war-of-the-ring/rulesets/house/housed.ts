/**
 * A house rule taken into the whole of a game: checked, then put into its place under a label that tells it
 * from another of the same name.
 */
import * as E from 'fp-ts/lib/Either.js'
import { copyOf, sizeFault, type Size } from '../../../kernel/input'
import { malformed, messageOf, type Malformed } from '../../../kernel/door'
import { hashJson } from '../../../kernel/hash'
import type { Whole } from '../rules'
import { houseFault } from './houseFaults'
import { withHouseRule, type HouseRule } from './houseRule'

/** The name of a house rule with a fingerprint of its data. */
export const labelOf = (rule: HouseRule): string => `${rule.name}#${hashJson(rule)}`

/** How large a house rule may be; one that changes every card and every character has some 5,000 values. */
export const LARGEST: Size = { values: 20_000, depth: 32 }

/** A house rule as data of our own, or what is wrong with it in such a game, and where. */
export const fitting = (whole: Whole, input: HouseRule): E.Either<Malformed, HouseRule> => {
  try {
    const size = sizeFault('a house rule', input, LARGEST)
    if (size !== undefined) return E.left(malformed('', size))
    const rule = copyOf(input)
    const fault = houseFault(whole, rule)
    return fault === undefined ? E.right(rule) : E.left(fault)
  } catch (error) {
    return E.left(malformed('', `the house rule cannot be read: ${messageOf(error)}`))
  }
}

/** The whole with a house rule; where it does not fit, a whole that says so and refuses every config. */
export const housed = (whole: Whole, rule: HouseRule): Whole => {
  const fault = whole.unfit === undefined ? houseFault(whole, rule) : undefined
  if (fault === undefined) return withHouseRule(whole, rule, labelOf(rule))
  return {
    ...whole,
    house: [...whole.house, labelOf(rule)],
    unfit: { problem: `the house rule ${rule.name} does not fit here: ${fault.path}: ${fault.problem}` },
  }
}
