/** The parts of a saved table as sections, and back, each against the beginning of the game. */
import { isObj, objectOf, type Json, type Obj, textsOf } from '../../kernel/index'
import { byNoun, type Section, type Told, FRAME_KEYS, isNone, itemsIn, type Keys } from '../frame'
import { numberOf, same, textOf, within } from '../json'
import { numberIn, bare } from '../text'
import { meant, written, type Unseen, type Words, itemsFor, valueOf, type Part } from './forms'
import { begun, namesFrom, nearTo } from '../names'

/*
 * Views of such games: cards that a viewer does not see are counted where they lie, by their backs, as
 * `3 frodo?`; everything else is told as in a state.
 */

/** How a game keeps the numbers of unseen cards in what a viewer sees of its table. */
export interface UnseenForm {
  /** The part of the table that says where cards are. */
  readonly key: string
  readonly listed: (hidden: Obj) => ReadonlyArray<Unseen>
  /** The same numbers as the table has them; `before` is what it has at the beginning. */
  readonly kept: (unseen: ReadonlyArray<Unseen>, before: Obj) => Obj
}

/** Numbers by back and place: `{ frodo: { deck: 20, hand: 5 } }`. */
export const NESTED: Pick<UnseenForm, 'listed' | 'kept'> = {
  listed: (hidden) =>
    Object.entries(hidden).flatMap(([back, places]) =>
      Object.entries(objectOf(places)).map(([place, number]) => ({ back, place, number: numberOf(number) })),
    ),
  kept: (unseen, before) => {
    const all: Record<string, Record<string, Json>> = {}
    for (const [back, places] of Object.entries(before))
      all[back] = Object.fromEntries(Object.keys(objectOf(places)).map((place) => [place, 0]))
    for (const { back, place, number } of unseen) all[back] = { ...all[back], [place]: number }
    return all
  },
}

/** Numbers by back and place in one name: `{ "generic:deck": 12 }`. */
export const JOINED: Pick<UnseenForm, 'listed' | 'kept'> = {
  listed: (hidden) =>
    Object.entries(hidden).map(([name, number]) => {
      const [back = '', place = ''] = name.split(':')
      return { back, place, number: numberOf(number) }
    }),
  kept: (unseen) => Object.fromEntries(unseen.map(({ back, place, number }) => [`${back}:${place}`, number])),
}

/** The sections of places with the cards unseen added; those told already stand as they are. */
export const withUnseen = (
  sections: ReadonlyArray<Section>,
  { key, listed }: UnseenForm,
  hidden: Json | undefined,
): ReadonlyArray<Section> => {
  if (!isObj(hidden)) return sections
  const more = new Map<string, Array<readonly [string, string]>>()
  for (const { back, place, number } of listed(hidden))
    if (number > 0) {
      const noun = `${written(back)}?`
      const where = `${key} ${written(place)}`
      more.set(where, [...(more.get(where) ?? []), [noun, `${number} ${noun}`]])
    }
  const told = new Map(sections.map((section) => [section.key, section.items]))
  return [...new Set([...told.keys(), ...more.keys()])].sort().map((where) => {
    const known = (told.get(where) ?? []).map((item): readonly [string, string] => [item, item])
    return { key: where, items: byNoun([...known, ...(more.get(where) ?? [])]) }
  })
}

const BACKS = /^(?:(\S+) )?(.+)\?$/

/** What an item tells of unseen cards at a place; undefined if it tells nothing of them. */
export const unseenIn = (item: string, place: string, words: Words): Unseen | undefined => {
  const [, number = '1', back] = BACKS.exec(item) ?? []
  return back === undefined
    ? undefined
    : { back: meant(words, back), place: meant(words, place), number: numberIn(number) ?? 0 }
}

/** The places of a part and the items told there. */
export const placesTold = (
  told: ReadonlyArray<Told>,
  key: string,
  itemsOf: (told: Told) => ReadonlyArray<string>,
): ReadonlyArray<readonly [place: string, items: ReadonlyArray<string>]> =>
  told
    .filter((one) => one.key.startsWith(`${key} `))
    .map((one) => [one.key.slice(key.length + 1), itemsOf(one)] as const)

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
