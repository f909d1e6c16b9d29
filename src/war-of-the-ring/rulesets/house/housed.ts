/**
 * A house rule taken into the whole of a game: checked, then put into its place under a label that tells it
 * from another of the same name.
 */
import * as E from 'fp-ts/lib/Either.js'
import { copyOf } from '../../../kernel/codec'
import { malformed, messageOf, type Malformed } from '../../../kernel/door'
import { hashJson, type Json } from '../../../kernel/hash'
import type { Whole } from '../rules'
import { houseFault } from './houseFaults'
import { withHouseRule, type HouseRule } from './houseRule'

/** The name of a house rule with a fingerprint of its data. */
const labelOf = (rule: HouseRule): string => `${rule.name}#${hashJson(rule as unknown as Json)}`

/** The whole with a house rule, or what is wrong with that rule and where. */
export const housed = (whole: Whole, input: HouseRule): E.Either<Malformed, Whole> => {
  try {
    const rule = copyOf(input)
    const fault = houseFault(whole, rule)
    return fault === undefined ? E.right(withHouseRule(whole, rule, labelOf(rule))) : E.left(fault)
  } catch (error) {
    return E.left(malformed('', `the house rule cannot be read: ${messageOf(error)}`))
  }
}
