/** Who is in each place of War of the Ring, as lines tell it. */
import { objectOf, textsOf, type Obj } from '../../kernel/index'
import { byNoun, type Section } from '../frame'
import { countsOf, same, textOf } from '../json'

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
