/** The parts of a saved table as sections, and back, each against the beginning of the game. */
import { objectOf, textsOf, type Json, type Obj } from '../../kernel/index'
import { FRAME_KEYS, isNone, itemsIn, type Keys, type Section, type Told } from '../frame'
import { same, textOf, within } from '../json'
import { begun, namesFrom, nearTo } from '../names'
import { bare } from '../text'
import { itemsFor, meant, valueOf, written, type Part, type Words } from './forms'
import { NESTED } from './unseen'

/** Things by where they are, those that are where they were at the beginning left out. */
const placeSections = (key: string, now: Obj, before: Obj): ReadonlyArray<Section> => {
  const places = new Map<string, Array<string>>()
  for (const [name, place] of Object.entries(now))
    if (place !== before[name]) {
      const where = written(textOf(place))
      places.set(where, [...(places.get(where) ?? []), written(name)])
    }
  return [...places]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([place, names]) => ({ key: `${key} ${place}`, items: [...names].sort() }))
}

/** The sections of a part, against the beginning of the game. */
export const sectionsFor = (part: Part, table: Obj, base: Obj): ReadonlyArray<Section> => {
  const now = within(table, ...part.path)
  const before = within(base, ...part.path)
  if (same(now, before)) return []
  if (part.form === 'groups') return groupSections(part.key, objectOf(now))
  return part.form === 'places'
    ? placeSections(part.key, objectOf(now), objectOf(before))
    : [{ key: part.key, items: itemsFor(part.form, now) }]
}

const setAt = (json: Json | undefined, path: ReadonlyArray<string>, value: Json): Obj => {
  const [first, ...rest] = path
  const table = objectOf(json)
  return first === undefined
    ? table
    : { ...table, [first]: rest.length === 0 ? value : setAt(table[first], rest, value) }
}

/** The items of a section. */
export const itemsOf = ({ body }: Told): ReadonlyArray<string> => (isNone(body) ? [] : itemsIn(body))

/** What lies where nobody sees which card it is. */
const UNSEEN: ReadonlySet<string> = new Set(['deck', 'hand', 'cycle', 'eliminated'])

const isUnseen = (place: Json | undefined): boolean => place === 'hidden' || UNSEEN.has(textOf(place))

/** Names by group; the largest is told by its name alone: it has all that lie unseen and are not told. */
const groupSections = (key: string, groups: Obj): ReadonlyArray<Section> => {
  const all = Object.entries(groups).map(
    ([group, names]) => [group, textsOf(names).map(written).sort()] as const,
  )
  const most = Math.max(0, ...all.map(([, names]) => names.length))
  const [rest] = all
    .filter(([, names]) => names.length === most)
    .map(([group]) => group)
    .sort()
  if (rest === undefined) return []
  return [
    { key: `${key} rest`, items: [written(rest)] },
    ...all
      .filter(([group, names]) => group !== rest && names.length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([group, items]) => ({ key: `${key} ${written(group)}`, items })),
  ]
}

type Sections = ReadonlyArray<Told>

const under = (told: Sections, key: string): Sections => told.filter((one) => one.key.startsWith(`${key} `))

/** The piles in which cards lie unseen: where nothing is told, each of them may be in each. */
const unseenPiles = (table: Obj): string => {
  const hidden = NESTED.listed(objectOf(table['hiddenCards']))
  const used = new Set([
    ...Object.values(objectOf(table['at'])).map(textOf),
    ...hidden.flatMap(({ place, number }) => (number > 0 ? [place] : [])),
  ])
  return [...UNSEEN].filter((pile) => used.has(pile)).join(' ')
}

const withGroups = (table: Obj, part: Part, told: Sections, words: Words): Obj => {
  const sections = under(told, part.key)
  const rest = sections.find(({ key }) => key === `${part.key} rest`)
  const groups = sections
    .filter((one) => one !== rest)
    .map((one): readonly [string, ReadonlyArray<string>] => [
      meant(words, one.key.slice(part.key.length + 1)),
      itemsOf(one).map((item) => meant(words, item)),
    ])
  const named = new Set(groups.flatMap(([, names]) => names))
  const others = Object.entries(objectOf(table['at'])).flatMap(([name, place]) =>
    isUnseen(place) && !named.has(name) ? [name] : [],
  )
  const [group = ''] = rest === undefined ? [unseenPiles(table)] : itemsOf(rest)
  return setAt(table, part.path, Object.fromEntries([...groups, [meant(words, group), others] as const]))
}

const withPlaces = (table: Obj, part: Part, told: Sections, words: Words): Obj => {
  const moved = under(told, part.key).flatMap((section) => {
    const place = meant(words, section.key.slice(part.key.length + 1))
    return itemsOf(section)
      .filter((item) => !item.endsWith('?'))
      .map((item): readonly [string, Json] => [meant(words, item), place])
  })
  return setAt(table, part.path, { ...objectOf(within(table, ...part.path)), ...Object.fromEntries(moved) })
}

/** Names of cards in the order of the table, where it has one. */
const inOrder = (table: Obj, value: Json): Json => {
  const order = Object.keys(objectOf(table['cards']))
  const names = textsOf(value)
  return Array.isArray(value) && names.length > 0 && names.every((name) => order.includes(name))
    ? [...names].sort((one, other) => order.indexOf(one) - order.indexOf(other))
    : value
}

/** The table with what a part's sections tell. */
export const withPart = (table: Obj, part: Part, told: Sections, words: Words): Obj => {
  if (part.form === 'places') return withPlaces(table, part, told, words)
  if (part.form === 'groups') return withGroups(table, part, told, words)
  const section = told.find(({ key }) => key === part.key)
  if (section === undefined) return table
  const value = inOrder(table, valueOf(part.form, itemsOf(section), words))
  const none = Object.keys(objectOf(within(table, ...part.path))).map((name) => [name, 0] as const)
  const whole = part.form === 'fields' ? { ...Object.fromEntries(none), ...objectOf(value) } : value
  return setAt(table, part.path, whole)
}

/** Whether a part has a section for each place. */
const isSpread = ({ form }: Part): boolean => form === 'places' || form === 'groups'

/** How the headings of parts are found. */
export const keysFor = (
  parts: ReadonlyArray<Part>,
  more: ReadonlyArray<readonly [typed: string, key: string]>,
): Keys => {
  const places = parts.filter(isSpread).map(({ key }) => key)
  const fixed = [
    'rules',
    'turn',
    ...FRAME_KEYS,
    ...parts.filter((part) => !isSpread(part)).map(({ key }) => key),
  ]
  const names = namesFrom([...fixed.map((key) => [key, key] as const), ...more])
  const placed = (typed: string): string | undefined => {
    const key = places.find((one) => typed.startsWith(`${one} `))
    return key === undefined ? undefined : typed
  }
  return {
    exact: (typed) => names.get(bare(typed)) ?? placed(typed),
    begun: (typed) => {
      const place = placed(typed)
      return place === undefined ? begun(names, typed) : { _tag: 'One', id: place }
    },
    near: (typed) => nearTo(names, typed),
  }
}
