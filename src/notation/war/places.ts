/** Who is in each place of War of the Ring, as lines tell it. */
import { objectOf, textsOf, type Obj, type Json } from '../../kernel/index'
import { byNoun, type Section, isNone, itemsIn, type Told } from '../frame'
import { countsOf, same, textOf } from '../json'
import { unnamed, type Faults } from '../faults'
import { find, type Names } from '../names'
import { numberIn, wordsOf } from '../text'
import type { WarWords } from './words'

/** Numbers of pieces by id, characters with 1. */
export type Crowd = Readonly<Record<string, number>>
/** Crowds by place: a region, or `inside` and a region. */
export type Crowds = ReadonlyMap<string, Crowd>

/** Figures that are no units, as lines name them and as the table does. */
export const BESIDE = [
  ['ship', 'ships'],
  ['ent', 'ents'],
  ['siege-tower', 'towers'],
  ['trebuchet', 'trebuchets'],
] as const

const WITHIN = '/inside'
export const OFF_MAP: ReadonlySet<string> = new Set(['fellowship', 'aside', 'eliminated', 'replaced'])

/** A place as lines name it. */
export const placeName = (saved: string): string =>
  saved.endsWith(WITHIN) ? `inside ${saved.slice(0, -WITHIN.length)}` : saved

/** Everybody in every place of a saved table. */
export const crowdsOf = (table: Obj): Crowds => {
  const crowds = new Map<string, Record<string, number>>()
  const add = (place: string, piece: string, number: number): void => {
    const crowd = crowds.get(place) ?? {}
    crowd[piece] = (crowd[piece] ?? 0) + number
    crowds.set(place, crowd)
  }
  for (const [region, pieces] of Object.entries(objectOf(table['armies'])))
    for (const [piece, number] of countsOf(pieces)) add(region, piece, number)
  for (const [region, pieces] of Object.entries(objectOf(table['besieged'])))
    for (const [piece, number] of countsOf(pieces)) add(`inside ${region}`, piece, number)
  for (const place of textsOf(table['nazgul'])) add(placeName(place), 'nazgul', 1)
  for (const [character, place] of Object.entries(objectOf(table['characters'])))
    if (!OFF_MAP.has(textOf(place))) add(placeName(textOf(place)), character, 1)
  for (const [name, list] of BESIDE)
    for (const place of textsOf(objectOf(table['beside'])[list])) add(placeName(place), name, 1)
  return crowds
}

const RANK = /^([a-z]+)-(regular|elite|leader)$/
const LETTERS: Readonly<Record<string, string>> = { regular: 'r', elite: 'e', leader: 'l' }
const RANKS = ['regular', 'elite', 'leader'] as const
const COUNTED: ReadonlySet<string> = new Set(['nazgul', 'dunlending', ...BESIDE.map(([name]) => name)])

/** A crowd as items, by noun. */
export const crowdItems = (crowd: Crowd): ReadonlyArray<string> => {
  const items: Array<readonly [string, string]> = []
  const nations = new Set<string>()
  for (const [piece, number] of Object.entries(crowd)) {
    const nation = RANK.exec(piece)?.[1]
    if (nation !== undefined) nations.add(nation)
    else items.push([piece, COUNTED.has(piece) ? `${number} ${piece}` : piece])
  }
  for (const nation of nations) {
    const ranks = RANKS.flatMap((rank) => {
      const number = crowd[`${nation}-${rank}`] ?? 0
      return number > 0 ? [`${number}${LETTERS[rank] ?? ''}`] : []
    })
    items.push([nation, `${ranks.join(' ')} ${nation}`])
  }
  return byNoun(items)
}

const regionOf = (place: string): string => place.replace(/^inside /, '')

/** By region, the field before the inside. */
const inOrder = (one: string, other: string): number => {
  const [mine, theirs] = [regionOf(one), regionOf(other)]
  if (mine === theirs) return one === mine ? -1 : 1
  return mine < theirs ? -1 : 1
}

/** The places that are to be told against a base. */
const differing = (crowds: Crowds, base: Crowds): ReadonlyArray<Section> =>
  [...new Set([...crowds.keys(), ...base.keys()])]
    .filter((place) => !same(crowds.get(place) ?? {}, base.get(place) ?? {}))
    .sort(inOrder)
    .map((key) => ({ key, items: crowdItems(crowds.get(key) ?? {}) }))

/** The sections of places, and whether they are told against an empty board. */
export const placeSections = (
  table: Obj,
  setUp: Obj,
): { readonly empty: boolean; readonly sections: ReadonlyArray<Section> } => {
  const crowds = crowdsOf(table)
  const changed = differing(crowds, crowdsOf(setUp))
  const all = differing(crowds, new Map())
  return all.length < changed.length ? { empty: true, sections: all } : { empty: false, sections: changed }
}

/* What a text tells of War of the Ring while it is read: its sections, and what is wrong with them. */

/** A description while it is put together. */
export interface Draft {
  readonly words: WarWords
  readonly faults: Faults
  readonly told: ReadonlyArray<Told>
  /** The sides of seats. */
  readonly sideOf: Readonly<Record<string, string>>
  /** Who sees it, where a view is told. */
  readonly viewer?: string
}

export type Fields = Record<string, Json>

export const NOTHING = 'says nothing; write "none" for nobody or nothing'

export const all = ({ told }: Draft, key: string): ReadonlyArray<Told> =>
  told.filter((one) => one.key === key)

export const one = (draft: Draft, key: string): Told | undefined => {
  const [first, second] = all(draft, key)
  if (second !== undefined) draft.faults.add(second.typed, 'is told twice')
  return first
}

export const numberOfItem = (item: string): number | undefined =>
  wordsOf(item).flatMap((word) => numberIn(word) ?? [])[0]

export const withoutNumbers = (item: string): string =>
  wordsOf(item)
    .filter((word) => numberIn(word) === undefined)
    .join(' ')

/** The ids that the items of a section name. */
export const namesIn = (
  { faults }: Draft,
  { body, typed }: Told,
  names: Names,
  what: string,
): ReadonlyArray<string> => {
  if (isNone(body)) return []
  if (body.trim() === '') {
    faults.add(typed, NOTHING)
    return []
  }
  return itemsIn(body).flatMap((item) => {
    const found = find(names, item)
    if (found._tag === 'One') return [found.id]
    faults.found.push(unnamed(typed, item, what, found))
    return []
  })
}

export const nonEmpty = (name: string, fields: Obj): Fields =>
  Object.keys(fields).length === 0 ? {} : { [name]: fields }
