/**
 * Keys: what on a table a choice is about. A key is a region, a figure, a card, a die: `region:rohan`. What a
 * person has clicked on is a list of keys, and narrows the choices to those that are about all of them.
 */

/** Which fields of actions name what can be seen. */
const FIELDS: Readonly<Record<string, string>> = {
  region: 'region',
  from: 'region',
  to: 'region',
  location: 'region',
  battleground: 'region',
  path: 'region',
  piece: 'piece',
  character: 'piece',
  companion: 'piece',
  type: 'piece',
  what: 'piece',
  card: 'card',
  army: 'card',
  leader: 'card',
  wielder: 'card',
  by: 'card',
  die: 'die',
  nation: 'nation',
  faction: 'faction',
}

/** What kind of thing a field of an action names; undefined where it names nothing that can be seen. */
export const kindOfField = (field: string): string | undefined =>
  Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined

/** The kind of thing that a key names. */
export const kindOfKey = (key: string): string => key.slice(0, key.indexOf(':'))

/** The id that a key names. */
export const idOfKey = (key: string): string => key.slice(key.indexOf(':') + 1)

/** Runs a function; whatever it throws gives the other value. */
export const guarded = <A>(otherwise: A, ask: () => A): A => {
  try {
    return ask()
  } catch {
    return otherwise
  }
}

/**
 * What of a picture an action is about, as keys.
 *
 * @example
 * keysOf({ kind: 'attack', seat: 'shadow', from: 'orthanc', to: 'fords-of-isen' })
 * // => ['region:orthanc', 'region:fords-of-isen']
 */
export const keysOf = (action: object): ReadonlyArray<string> =>
  guarded([], () => {
    if (typeof action !== 'object' || action === null) return []
    const keys = Object.entries(action).flatMap(([field, value]) => {
      const kind = kindOfField(field)
      return kind === undefined || typeof value !== 'string' ? [] : [`${kind}:${value}`]
    })
    return [...new Set(keys)]
  })

const isRegion = (key: string): boolean => key.startsWith('region:')

/** Whether what is chosen goes the way of the clicks: from the region that was clicked on first. */
const isOnward = (own: ReadonlyArray<string>, keys: ReadonlyArray<string>): boolean => {
  const places = keys.filter(isRegion).map((key) => own.indexOf(key))
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
}

/** The choices that are about all the keys; of two that go there and back, the one that goes their way. */
export const choicesAbout = <C extends { readonly action: object }>(
  choices: ReadonlyArray<C>,
  keys: ReadonlyArray<string>,
): ReadonlyArray<C> =>
  guarded([], () => {
    if (keys.length === 0) return choices
    const about = choices.filter(({ action }) => {
      const own = keysOf(action)
      return keys.every((key) => own.includes(key))
    })
    const onward = about.filter(({ action }) => isOnward(keysOf(action), keys))
    return onward.length > 0 ? onward : about
  })

/**
 * What is chosen after a click. `at` are the keys of what was clicked on (`keysAt`), `keys` what was chosen
 * before: what is clicked on again is given up, what goes with the rest is added to it, and anything else is
 * chosen alone. A figure brings its region with it if there are choices about both. What no choice is about
 * changes nothing.
 *
 * @example
 * const chosen = keysAfterClick(prompt.choices, [], keysAt(event.target))
 * const [only, ...others] = choicesAbout(prompt.choices, chosen)
 */
export const keysAfterClick = <C extends { readonly action: object }>(
  choices: ReadonlyArray<C>,
  keys: ReadonlyArray<string>,
  at: ReadonlyArray<string>,
): ReadonlyArray<string> =>
  guarded(keys, () => {
    const any = (wanted: ReadonlyArray<string>): boolean => choicesAbout(choices, wanted).length > 0
    const about = new Set(choices.flatMap(({ action }) => keysOf(action)))
    const key = at.find((one) => about.has(one))
    if (key === undefined) return keys
    if (keys.includes(key)) return keys.filter((one) => one !== key)
    const next = any([...keys, key]) ? [...keys, key] : [key]
    const region = at.find((one) => isRegion(one) && !next.includes(one))
    return region !== undefined && any([...next, region]) ? [...next, region] : next
  })
