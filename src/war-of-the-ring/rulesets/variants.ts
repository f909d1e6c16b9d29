/**
 * The rules that a config chooses: the base with the overlays it asks for, in their order, and then the house
 * rules. An overlay is a folder of its own and says only what differs.
 */
import type * as E from 'fp-ts/lib/Either.js'
import type { Malformed } from '../../kernel/door'
import { CHOICES, type Variant } from '../model/config'
import { fitting, housed } from './house/housed'
import type { HouseRule } from './house/houseRule'
import type { Whole } from './rules'
import { noTwilight, raging, skippingFreely } from './prints'
import { COLLECTORS } from './rulesets'
import { fourPlayers, threePlayers } from './players/players'
import { second } from './second/second'
import { variantOf } from './variant'
import { withPartners } from './twilight/partners'
import { twilight } from './twilight/twilight'

/** What an edition, an expansion or a reading makes of the game without it. */
export type Overlay = (whole: Whole) => Whole

const inTwilight = ({ edition }: Variant): Overlay => (edition === 'second' ? noTwilight : twilight)

/** The overlays a config asks for, in the order in which they are laid on. */
const overlaysOf = (variant: Variant): ReadonlyArray<Overlay> => [
  ...(variant.edition === 'second' ? [second] : []),
  ...(variant.twilight ? [inTwilight(variant)] : []),
  ...(variant.players === 2 ? [] : [variant.players === 3 ? threePlayers : fourPlayers]),
  ...(variant.twilight && variant.players !== 2 && variant.edition !== 'second' ? [withPartners] : []),
  ...(variant.skipsFreely ? [skippingFreely] : []),
  ...(variant.rageWithArmy ? [raging(variant)] : []),
]

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
  rules.reduce(
    housed,
    overlaysOf(variant).reduce<Whole>((whole, overlay) => overlay(whole), COLLECTORS),
  )

/** A further house rule, checked in the usual game with those before it. */
export const checked = (rules: ReadonlyArray<HouseRule>, rule: HouseRule): E.Either<Malformed, HouseRule> =>
  fitting(wholeOf(variantOf(undefined), rules), rule)

export { variantOf }
