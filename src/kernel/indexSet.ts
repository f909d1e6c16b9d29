/**
 * Sets of small whole numbers, such as the cards of a pile: as many members as a game needs, and plain data.
 * A set is a list of words of 32 bits. Its last word is never 0, so equal sets are equal lists, and a change
 * that changes nothing gives back the very set it was asked of. Up to 31 members the bits of one integer do
 * as well (`bitsOf`) and need no list.
 */
import * as t from 'io-ts/lib/index.js'
import { countBits, lowestBit } from './bits'
import { formed } from './codec'
import { isList, show } from './door'

/** A set of indices of one kind. To be made and read by the functions beside it. */
export type IndexSet<I extends number = number> = ReadonlyArray<number> & { readonly of?: I }

/** The set without members. */
export const NONE: IndexSet<never> = []

/** The words up to the last that is not 0. */
const trimmed = (words: Array<number>): ReadonlyArray<number> => {
  let length = words.length
  while (length > 0 && words[length - 1] === 0) length--
  words.length = length
  return words
}

/** Whether it is a member. */
export const has = <I extends number>(set: IndexSet<I>, member: I): boolean =>
  (((set[member >> 5] ?? 0) >>> (member & 31)) & 1) === 1

/** The set with a member more. */
export const add = <I extends number>(set: IndexSet<I>, member: I): IndexSet<I> => {
  if (has(set, member)) return set
  const words = set.slice()
  while (words.length <= member >> 5) words.push(0)
  words[member >> 5] = (words[member >> 5] ?? 0) | (1 << (member & 31))
  return words
}

/** The set without one of its members. */
export const remove = <I extends number>(set: IndexSet<I>, member: I): IndexSet<I> => {
  if (!has(set, member)) return set
  const words = set.slice()
  words[member >> 5] = (words[member >> 5] ?? 0) & ~(1 << (member & 31))
  return trimmed(words)
}

/** The set of these members. */
export const setOf = <I extends number>(members: Iterable<I>): IndexSet<I> => {
  const words: Array<number> = []
  for (const member of members) {
    while (words.length <= member >> 5) words.push(0)
    words[member >> 5] = (words[member >> 5] ?? 0) | (1 << (member & 31))
  }
  return words
}

/** The set of all indices from one up to, but not including, another. */
export const rangeOf = (from: number, to: number): IndexSet => {
  const members: Array<number> = []
  for (let member = from; member < to; member++) members.push(member)
  return setOf(members)
}

/** Whether one set has all members of another. */
export const includes = <I extends number>(set: IndexSet<I>, part: IndexSet<I>): boolean => {
  for (let word = 0; word < part.length; word++) if ((part[word] ?? 0) & ~(set[word] ?? 0)) return false
  return true
}

/** Whether two sets have a member in common. */
export const meets = <I extends number>(one: IndexSet<I>, other: IndexSet<I>): boolean => {
  for (let word = 0; word < one.length; word++) if ((one[word] ?? 0) & (other[word] ?? 0)) return true
  return false
}

/** Whether two sets have the same members. */
export const equal = <I extends number>(one: IndexSet<I>, other: IndexSet<I>): boolean =>
  one === other || (one.length === other.length && includes(one, other) && includes(other, one))

/** The members of either set. */
export const union = <I extends number>(one: IndexSet<I>, other: IndexSet<I>): IndexSet<I> => {
  if (includes(one, other)) return one
  if (includes(other, one)) return other
  const words: Array<number> = []
  for (let word = 0; word < one.length || word < other.length; word++)
    words.push((one[word] ?? 0) | (other[word] ?? 0))
  return words
}

/** The members that both sets have. */
export const intersection = <I extends number>(one: IndexSet<I>, other: IndexSet<I>): IndexSet<I> => {
  if (includes(other, one)) return one
  return trimmed(one.map((bits, word) => bits & (other[word] ?? 0)))
}

/** The members of a set that another does not have. */
export const difference = <I extends number>(set: IndexSet<I>, part: IndexSet<I>): IndexSet<I> => {
  if (!meets(set, part)) return set
  return trimmed(set.map((bits, word) => bits & ~(part[word] ?? 0)))
}

/** How many members a set has. */
export const sizeOf = (set: IndexSet): number => {
  let size = 0
  for (let word = 0; word < set.length; word++) size += countBits(set[word] ?? 0)
  return size
}

/** Whether a set has no members. */
export const isNone = (set: IndexSet): boolean => set.length === 0

/** The members in ascending order. */
export const membersOf = <I extends number>(set: IndexSet<I>): ReadonlyArray<I> => {
  const members: Array<number> = []
  for (let word = 0; word < set.length; word++)
    for (let bits = set[word] ?? 0; bits !== 0; bits &= bits - 1) members.push(word * 32 + lowestBit(bits))
  return members as Array<I>
}

/** A set as the list of its names, in their order. */
export const setCodec = <const N extends string>(
  what: string,
  names: ReadonlyArray<N>,
): t.Type<IndexSet, ReadonlyArray<N>> => {
  const places = new Map<string, number>(names.map((name, place) => [name, place]))
  const all = rangeOf(0, names.length)
  const codec = new t.Type<IndexSet, ReadonlyArray<N>>(
    what,
    (u): u is IndexSet =>
      Array.isArray(u) && u.every(Number.isInteger) && u[u.length - 1] !== 0 && includes(all, u),
    (u, context) => {
      if (!isList(u) || u.length > names.length) return t.failure(u, context)
      let set: IndexSet = NONE
      for (const name of u) {
        const place = typeof name === 'string' ? places.get(name) : undefined
        if (place === undefined) return t.failure(u, context, `${show(name)} does not belong here`)
        if (has(set, place)) return t.failure(u, context, `${show(name)} is there twice`)
        set = add(set, place)
      }
      return t.success(set)
    },
    (set) => names.filter((_, place) => has(set, place)),
  )
  return formed(codec, { type: 'array', items: { enum: names }, uniqueItems: true })
}
