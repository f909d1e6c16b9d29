/** What a text tells of War of the Ring while it is read: its sections, and what is wrong with them. */
import type { Json, Obj } from '../../kernel/index'
import { unnamed, type Faults } from '../faults'
import { isNone, itemsIn, type Told } from '../frame'
import { find, type Names } from '../names'
import { numberIn, wordsOf } from '../text'
import type { WarWords } from './words'

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
