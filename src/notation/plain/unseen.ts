/**
 * Views of such games: cards that a viewer does not see are counted where they lie, by their backs, as
 * `3 frodo?`; everything else is told as in a state.
 */
import { isObj, objectOf, type Json, type Obj } from '../../kernel/index'
import { byNoun, type Section, type Told } from '../frame'
import { numberOf } from '../json'
import { numberIn } from '../text'
import { meant, written, type Unseen, type Words } from './forms'

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
