/**
 * What of a picture a choice is about, and what a click on it means. A key is a region, a figure, a card, a
 * die: `region:rohan`. What a person has clicked on is a list of keys, and narrows the choices to those that
 * are about all of them.
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

/** Which attributes of a picture tell what stands there, and as what. */
const ATTRIBUTES: ReadonlyArray<readonly [attribute: string, kind: string]> = [
  ['data-piece', 'piece'],
  ['data-unit', 'piece'],
  ['data-character', 'piece'],
  ['data-card', 'card'],
  ['data-die', 'die'],
  ['data-tile', 'tile'],
  ['data-politics', 'nation'],
  ['data-faction', 'faction'],
  ['data-region', 'region'],
  ['data-place', 'region'],
]

/** Other names of a figure that is drawn: those by which actions may call it. */
export type Faces = (drawn: string) => ReadonlyArray<string>

const SELF: Faces = (drawn) => [drawn]

/** The keys of something with attributes. */
export const keysOfAttributes = (
  attribute: (name: string) => string | null | undefined,
  faces: Faces = SELF,
): ReadonlyArray<string> =>
  ATTRIBUTES.flatMap(([name, kind]) => {
    const id = attribute(name)
    if (typeof id !== 'string') return []
    return (kind === 'piece' ? faces(id) : [id]).map((one) => `${kind}:${one}`)
  })

/** An element of a picture on a page: as much of it as is needed here. */
export interface Target {
  /** The value of an attribute; null where it has none. */
  readonly getAttribute: (name: string) => string | null
  readonly parentElement: Target | null
}

/** Whatever is given: what cannot be read is as if it were not there. */
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
      const kind = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined
      return kind === undefined || typeof value !== 'string' ? [] : [`${kind}:${value}`]
    })
    return [...new Set(keys)]
  })

/** How far up from an element it is looked: no picture is deeper. */
const DEPTH = 40

/** An element and all that it stands in. */
export const upFrom = (element: Target): ReadonlyArray<Target> => {
  const all: Target[] = []
  for (let at: Target | null = element; at !== null && all.length < DEPTH; at = at.parentElement) all.push(at)
  return all
}

/** The keys of an element and of whatever it stands in, the nearest first. */
export const keysUp = (element: Target, faces?: Faces): ReadonlyArray<string> =>
  guarded([], () => {
    const keys = upFrom(element).flatMap((here) => keysOfAttributes((name) => here.getAttribute(name), faces))
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
    const key = at.find((one) => any([one]))
    if (key === undefined) return keys
    if (keys.includes(key)) return keys.filter((one) => one !== key)
    const next = any([...keys, key]) ? [...keys, key] : [key]
    const region = at.find((one) => isRegion(one) && !next.includes(one))
    return region !== undefined && any([...next, region]) ? [...next, region] : next
  })
