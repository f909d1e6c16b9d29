/** Which rules a config chooses. */
import { guarded } from '../../kernel/door'
import { CHOICES, type Variant } from '../model/config'
import { elementsIn } from '../model/twilightIds'

/** What a config chooses; where it says nothing, or nothing that there is, what is usual. */
export const variantOf = (config: unknown): Variant => {
  const saidOf = (name: string): unknown =>
    guarded<unknown>(undefined, () =>
      typeof config === 'object' && config !== null ? Reflect.get(config, name) : undefined,
    )
  const chosen = <V>(name: string, values: readonly [V, ...ReadonlyArray<V>]): V => {
    const said = saidOf(name)
    return values.find((value) => value === said) ?? values[0]
  }
  const twilight = saidOf('twilight')
  return {
    edition: chosen('edition', CHOICES.edition),
    players: chosen('players', CHOICES.players),
    twilight: Array.isArray(twilight) ? elementsIn(twilight) : chosen('twilight', CHOICES.twilight),
    skipsFreely: chosen('skipsFreely', CHOICES.skipsFreely),
    rageWithArmy: chosen('rageWithArmy', CHOICES.rageWithArmy),
  }
}
