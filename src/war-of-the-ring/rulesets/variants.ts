/**
 * The rules that a config chooses: the base with the overlays it asks for, in their order, and then the house
 * rules. An overlay is a folder of its own and says only what differs.
 */
import type * as E from 'fp-ts/lib/Either.js'
import { guarded, type Malformed } from '../../kernel/door'
import { CHOICES, type Variant } from '../model/config'
import { fitting, housed } from './house/housed'
import type { HouseRule } from './house/houseRule'
import type { Whole } from './rules'
import { COLLECTORS } from './rulesets'
import { fourPlayers, threePlayers } from './players/players'
import { second } from './second/second'
import { withPartners } from './twilight/partners'
import { rageWithArmy, twilight } from './twilight/twilight'

/** What an edition, an expansion or a reading makes of the game without it. */
export type Overlay = (whole: Whole) => Whole

const skippingFreely: Overlay = (whole) => ({
  ...whole,
  readings: { ...whole.readings, skipsFreely: true },
})

/** A game that cannot have what a field of its config asks for. */
const without =
  (field: string, problem: string): Overlay =>
  (whole) => ({ ...whole, unfit: { field, problem } })

const inTwilight = ({ edition }: Variant): Overlay =>
  edition === 'second'
    ? without('twilight', "Twilight of the Third Age belongs to the Collector's Edition, not to the second")
    : twilight

const raging = (variant: Variant): Overlay =>
  variant.twilight
    ? rageWithArmy
    : without('rageWithArmy', 'Rage of the Dunlendings is a card of Twilight of the Third Age')

/** The overlays a config asks for, in the order in which they are laid on. */
const overlaysOf = (variant: Variant): ReadonlyArray<Overlay> => [
  ...(variant.edition === 'second' ? [second] : []),
  ...(variant.twilight ? [inTwilight(variant)] : []),
  ...(variant.players === 2 ? [] : [variant.players === 3 ? threePlayers : fourPlayers]),
  ...(variant.twilight && variant.players !== 2 && variant.edition !== 'second' ? [withPartners] : []),
  ...(variant.skipsFreely ? [skippingFreely] : []),
  ...(variant.rageWithArmy ? [raging(variant)] : []),
]

/** What a config chooses; where it says nothing, or nothing that there is, what is usual. */
export const variantOf = (config: unknown): Variant => {
  const chosen = <V>(name: string, values: readonly [V, ...ReadonlyArray<V>]): V => {
    const said = guarded<unknown>(undefined, () =>
      typeof config === 'object' && config !== null ? Reflect.get(config, name) : undefined,
    )
    return values.find((value) => value === said) ?? values[0]
  }
  return {
    edition: chosen('edition', CHOICES.edition),
    players: chosen('players', CHOICES.players),
    twilight: chosen('twilight', CHOICES.twilight),
    skipsFreely: chosen('skipsFreely', CHOICES.skipsFreely),
    rageWithArmy: chosen('rageWithArmy', CHOICES.rageWithArmy),
  }
}

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
