/** Event cards in a line: `c5 7 12-14, s3`; read by title or id, too. */
import { objectOf, textsOf, type Json, isObj, type View } from '../../kernel/index'
import { quoted, type Faults } from '../faults'
import { isNone, itemsIn, type Told } from '../frame'
import { numberOf, within } from '../json'
import { exactly, find } from '../names'
import type { WarWords } from './words'
import { numberIn } from '../text'
import type { Draft } from './places'

const ID = /^(fp|sh)-(char|strat)-(\d+)(e?)$/

interface Number {
  readonly number: number
  readonly mark: string
}

const asText = ({ number, mark }: Number): string => `${number}${mark}`

const RANGE = 3

/** Numbers in order, three and more in a row as a range. */
const runs = (numbers: ReadonlyArray<Number>): ReadonlyArray<string> => {
  const plain = numbers.filter(({ mark }) => mark === '').map(({ number }) => number)
  const words: Array<readonly [number, string]> = numbers
    .filter(({ mark }) => mark !== '')
    .map((one) => [one.number, asText(one)])
  for (let at = 0; at < plain.length;) {
    const first = plain[at] ?? 0
    let size = 1
    while (plain[at + size] === first + size) size++
    if (size >= RANGE) words.push([first, `${first}-${first + size - 1}`])
    else for (let more = 0; more < size; more++) words.push([first + more, `${first + more}`])
    at += size
  }
  return words.sort(([one, a], [other, b]) => one - other || (a < b ? -1 : 1)).map(([, word]) => word)
}

/** Cards as items: those of each deck in one. */
export const cardItems = (ids: ReadonlyArray<string>): ReadonlyArray<string> =>
  (['char', 'strat'] as const).flatMap((deck) => {
    const numbers = ids
      .flatMap((id) => {
        const found = ID.exec(id)
        return found !== null && found[2] === deck ? [{ number: Number(found[3]), mark: found[4] ?? '' }] : []
      })
      .sort((one, other) => one.number - other.number)
    const words = runs(numbers)
    return words.length === 0 ? [] : [`${deck === 'char' ? 'c' : 's'}${words.join(' ')}`]
  })

/** The cards of a pile of a side, or of a seat. */
export const pileOf = (pile: Json | undefined, whose: string): ReadonlyArray<string> =>
  ['character', 'strategy'].flatMap((deck) => textsOf(objectOf(pile)[`${whose}-${deck}`]))

/** The cards of a pile as items; of those that are hidden, the backs. */
export const pileItems = (pile: Json | undefined, whose: string): ReadonlyArray<string> => [
  ...cardItems(pileOf(pile, whose)),
  ...['character', 'strategy'].flatMap((deck) => {
    const hidden = numberOf(within(pile, `${whose}-${deck}`, 'hidden'))
    return hidden > 0 ? [`${hidden} ${deck.slice(0, 1)}?`] : []
  }),
]

const NUMBERS = /^(c|s|char|strat|character|strategy)?\s*(\d+(?:-\d+)?e?(?:\s+\d+(?:-\d+)?e?)*)$/

/** Cards told by deck and numbers; undefined if it is no such item. */
const byNumbers = (item: string, side: string): ReadonlyArray<string> | undefined => {
  const found = NUMBERS.exec(item)
  if (found === null || found[1] === undefined) return undefined
  const deck = found[1].startsWith('c') ? 'char' : 'strat'
  const prefix = side === 'shadow' ? 'sh' : 'fp'
  return (found[2] ?? '').split(/\s+/).flatMap((word) => {
    const [from = '', to = from] = word.split('-')
    const [first, last, mark] = [
      Number.parseInt(from, 10),
      Number.parseInt(to, 10),
      to.endsWith('e') ? 'e' : '',
    ]
    return Array.from(
      { length: Math.max(0, Math.min(last - first + 1, 60)) },
      (_, more) => `${prefix}-${deck}-${String(first + more).padStart(2, '0')}${mark}`,
    )
  })
}

/** How many items one title may take: some have commas in them. */
const LONGEST_TITLE = 4

/** Reads the cards of a section. */
export const readCards = (
  { body, typed }: Told,
  side: string,
  words: Pick<WarWords, 'cards' | 'titleOf'>,
  faults: Faults,
): ReadonlyArray<string> => {
  if (isNone(body)) return []
  const { cards } = words
  const known = new Set(cards.values())
  const read: Array<string> = []
  const parts = body
    .replace(/(\de?)\s+(?=[cs]\d)/g, '$1, ')
    .split(',')
    .map((part) => part.trim())
  const take = (text: string): boolean => {
    const ids = byNumbers(text, side) ?? [
      exactly(cards, text) ?? exactly(cards, text.replaceAll('&', 'and')) ?? '',
    ]
    if (!ids.every((id) => known.has(id))) return false
    read.push(...ids)
    return true
  }
  for (let at = 0; at < parts.length;) {
    let size = Math.min(LONGEST_TITLE, parts.length - at)
    while (size > 0 && !take(parts.slice(at, at + size).join(' '))) size--
    if (size === 0) readLoosely(parts[at] ?? '', { typed, words, faults, read, take })
    at += Math.max(1, size)
  }
  const prefix = side === 'shadow' ? 'sh-' : 'fp-'
  for (const id of read)
    if (!id.startsWith(prefix))
      faults.add(typed, `${words.titleOf(id)} is a card of ${side === 'shadow' ? 'fp' : 'shadow'}`)
  return read
}

interface Loosely {
  readonly typed: string
  readonly words: Pick<WarWords, 'cards' | 'titleOf'>
  readonly faults: Faults
  readonly read: Array<string>
  readonly take: (text: string) => boolean
}

const UNNAMED = /^(?:\S+ )?(?:(?:character |strategy )?cards?|[cs]?\?)$/

/** Reads what is parted by `and` or is the beginning of a title. */
const readLoosely = (part: string, { typed, words, faults, read, take }: Loosely): void => {
  const { cards, titleOf } = words
  for (const item of itemsIn(part)) {
    if (take(item)) continue
    const found = find(cards, item)
    if (found._tag === 'One') read.push(found.id)
    else if (UNNAMED.test(item))
      faults.add(typed, `${quoted(item)}: name the cards; only a view leaves them open`)
    else if (found._tag === 'Several')
      faults.add(typed, `${quoted(item)} could be ${found.ids.map(titleOf).join(' or ')}`)
    else faults.add(typed, `${quoted(item)} is no card here`, found.near.map(titleOf))
  }
}

/* Event cards of which a viewer sees the back alone: `2 c?, 1 s?`; with `2 ?` the back is left open. */

const DECKS: Readonly<Record<string, ReadonlyArray<string>>> = { c: ['char'], s: ['strat'] }
const EITHER = ['char', 'strat']
const UNKNOWN = /^(?:(\S+)\s+)?(c|s)?\?$/

/** Cards of one back, or of either: how many. */
export interface Unknown {
  readonly decks: ReadonlyArray<string>
  readonly number: number
}

/** A body without its unknown cards, and these. */
export const parted = (
  body: string,
): { readonly known: string; readonly unknown: ReadonlyArray<Unknown> } => {
  const unknown: Array<Unknown> = []
  const known = body.split(',').filter((part) => {
    const [whole, number = '1', back = ''] = UNKNOWN.exec(part.trim()) ?? []
    const count = numberIn(number)
    if (whole === undefined || count === undefined) return true
    unknown.push({ decks: DECKS[back] ?? EITHER, number: count })
    return false
  })
  return { known: known.join(','), unknown }
}

/** A pile that a text tells. */
export interface ToldPile {
  readonly pile: string
  readonly whose: string
  readonly typed: string
  readonly cards: ReadonlyArray<string>
  readonly unknown: ReadonlyArray<Unknown>
}

/** The piles with cards in the place of unknown ones: the first of their decks that are not named. */
export const filled = (
  { words, sideOf, faults }: Draft,
  told: ReadonlyArray<ToldPile>,
): ReadonlyArray<ToldPile> => {
  const taken = new Set(told.flatMap(({ cards }) => cards))
  const all = [...new Set(words.cards.values())].sort()
  return told.map((one) => {
    const prefix = sideOf[one.whose] === 'shadow' ? 'sh' : 'fp'
    const cards = one.unknown.flatMap(({ decks, number }) => {
      const free = decks.flatMap((deck) =>
        all.filter((id) => id.startsWith(`${prefix}-${deck}-`) && !taken.has(id)),
      )
      if (free.length < number) faults.add(one.typed, 'there are not so many cards that are not named')
      const dealt = free.slice(0, number)
      for (const id of dealt) taken.add(id)
      return dealt
    })
    return { ...one, cards: [...one.cards, ...cards] }
  })
}

const isHidden = (pile: Json | undefined, whose: string): boolean =>
  ['character', 'strategy'].some((deck) => isObj(within(pile, `${whose}-${deck}`)))

/** Piles that are told otherwise than their viewer can see them are faults. */
export const seenOtherwise = (told: ReadonlyArray<ToldPile>, view: View, faults: Faults): void => {
  for (const { pile, whose, typed, cards, unknown } of told) {
    const hidden = isHidden(within(view.state, 'table', 'cards', pile), whose)
    const named = cards.length - unknown.reduce((sum, { number }) => sum + number, 0)
    if (hidden && named > 0) faults.add(typed, 'the viewer sees the backs of these cards alone: "2 c?, 1 s?"')
    if (!hidden && unknown.length > 0) faults.add(typed, 'the viewer sees these cards: name them')
  }
}
