/** Which rules a config chooses. */
import { guarded } from '../../kernel/door'
import { CHOICES, type Variant } from '../model/config'

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
