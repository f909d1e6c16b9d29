/**
 * The rules that a config chooses, house rules apart: the base with the overlays it asks for, in their order.
 * An overlay is a folder of its own and says only what differs.
 */
import type { Variant } from '../model/config'
import { noTwilight, raging, skippingFreely } from './prints'
import type { Whole } from './rules'
import { COLLECTORS } from './rulesets'
import { fourPlayers, threePlayers } from './players/players'
import { second } from './second/second'
import { withPartners } from './twilight/partners'
import { twilight } from './twilight/twilight'
import { variantOf } from './variant'

/** What an edition, an expansion or a reading makes of the game without it. */
export type Overlay = (whole: Whole) => Whole

const inTwilight = ({ edition, twilight: elements }: Variant): Overlay =>
  edition === 'second' ? noTwilight : twilight(elements)

/** The overlays a config asks for, in the order in which they are laid on. */
const overlaysOf = (variant: Variant): ReadonlyArray<Overlay> => [
  ...(variant.edition === 'second' ? [second] : []),
  ...(variant.twilight !== false ? [inTwilight(variant)] : []),
  ...(variant.players === 2 ? [] : [variant.players === 3 ? threePlayers : fourPlayers]),
  ...(variant.twilight !== false && variant.players !== 2 && variant.edition !== 'second'
    ? [withPartners]
    : []),
  ...(variant.skipsFreely ? [skippingFreely] : []),
  ...(variant.rageWithArmy ? [raging(variant)] : []),
]

/** The base with the overlays of a config. */
export const overlaid = (variant: Variant): Whole =>
  overlaysOf(variant).reduce<Whole>((whole, overlay) => overlay(whole), COLLECTORS)

/** Something of each config, made when it is first asked for. */
export const ofEachVariant = <A>(make: (variant: Variant) => A): ((config: unknown) => A) => {
  const made = new Map<string, A>()
  return (config) => {
    const variant = variantOf(config)
    const key = Object.values(variant).join()
    const found = made.get(key) ?? make(variant)
    made.set(key, found)
    return found
  }
}
