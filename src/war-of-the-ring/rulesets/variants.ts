/**
 * The rules that a config chooses with the house rules of a table, which are laid on last.
 */
import type * as E from 'fp-ts/lib/Either.js'
import type { Malformed } from '../../kernel/door'
import { CHOICES, type Variant } from '../model/config'
import { fitting, housed } from './house/housed'
import type { HouseRule } from './house/houseRule'
import type { Whole } from './rules'
import { overlaid } from './rulesets'
import { variantOf } from './variant'

/** The same config in the other editions, each with its name. */
export const inOtherEditions = (
  config: unknown,
): ReadonlyArray<{ readonly edition: string; readonly config: object }> => {
  const { edition: own } = variantOf(config)
  const said = typeof config === 'object' && config !== null ? config : {}
  return CHOICES.edition.flatMap((edition) =>
    edition === own ? [] : [{ edition, config: { ...said, edition } }],
  )
}

/** The whole of what a config chooses, with house rules that were checked in the usual game. */
export const wholeOf = (variant: Variant, rules: ReadonlyArray<HouseRule> = []): Whole =>
  rules.reduce(housed, overlaid(variant))

/** A further house rule, checked in the usual game with those before it. */
export const checked = (rules: ReadonlyArray<HouseRule>, rule: HouseRule): E.Either<Malformed, HouseRule> =>
  fitting(wholeOf(variantOf(undefined), rules), rule)
