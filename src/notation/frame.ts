/**
 * The frame of a line, the same for every game: a tag, and sections of a key and its items. Written strictly;
 * read as people type it.
 */
import type { Faults } from './faults'
import type { Found } from './names'
import { bare, numberIn, wordsOf } from './text'

/** A section as it is written: its items in their order, none for nothing. */
export interface Section {
  readonly key: string
  readonly items: ReadonlyArray<string>
}

/** A section as it was read. */
export interface Told {
  /** What the key means. */
  readonly key: string
  /** The key as it was typed. */
  readonly typed: string
  readonly body: string
}

/** Headings of every game: who sees the position, its chance, and the answers since. */
export const FRAME_KEYS = ['view', 'seed', 'draws', 'then'] as const

/** A section of a line. */
export const sectionText = ({ key, items }: Section): string =>
  `${key}: ${items.length === 0 ? 'none' : items.join(', ')}`

/** A line of sections. */
export const lineOf = (tag: string, sections: ReadonlyArray<Section>): string =>
  [tag, ...sections.map(sectionText)].join('; ')

/** A text in which sections stand instead of those of the same headings. */
export const replacing = (text: string, sections: ReadonlyArray<Section>): string => {
  const keys = new Set(sections.map(({ key }) => bare(key)))
  const kept = text
    .split(';')
    .filter((part) => part.trim() !== '' && !keys.has(bare(part.split(':')[0] ?? '')))
  return [...kept.map((part) => part.trim()), ...sections.map(sectionText)].join('; ')
}

/** What a key means: how it is looked up, wholly, by its beginning too, or with what comes near. */
export interface Keys {
  readonly exact: (words: string) => string | undefined
  readonly begun: (words: string) => Found
  readonly near: (words: string) => ReadonlyArray<string>
}

const TAG = /^\s*([a-z]{2,12})\s?-\s?(\d{1,4})\s*(?:;|$)/

/** The tag of a text, if it has one, and what comes after it. */
export const tagOf = (
  text: string,
): { readonly tag?: { readonly game: string; readonly version: number }; readonly rest: string } => {
  const found = TAG.exec(text)
  return found === null
    ? { rest: text }
    : { tag: { game: found[1] ?? '', version: Number(found[2]) }, rest: text.slice(found[0].length) }
}

/** No key has more words; without a bound a text of one word a thousand times would be read for minutes. */
export const MOST_WORDS = 8

/** The longest run of words at the end that is a key; or how the last words are taken for one. */
const keyBefore = (
  keys: Keys,
  words: ReadonlyArray<string>,
  whole: boolean,
): { readonly from: number; readonly key: Found } => {
  const first = Math.max(0, words.length - MOST_WORDS)
  for (let from = first; from < words.length; from++) {
    const id = keys.exact(words.slice(from).join(' '))
    if (id !== undefined && (from === 0 || !whole)) return { from, key: { _tag: 'One', id } }
  }
  if (whole) return { from: 0, key: keys.begun(words.join(' ')) }
  for (let from = first; from < words.length; from++) {
    const key = keys.begun(words.slice(from).join(' '))
    if (key._tag === 'One') return { from, key }
  }
  return { from: words.length, key: { _tag: 'None', near: [] } }
}

const VERB = /^(?:is|are|has|have) /

/** A part without a colon: the longest run of words at its beginning that is a key, and what follows. */
const withoutColon = (keys: Keys, part: string): Told | undefined => {
  const words = wordsOf(part)
  for (let to = Math.min(MOST_WORDS, words.length); to > 0; to--) {
    const typed = words.slice(0, to).join(' ')
    const key = keys.exact(typed.replace(/,$/, ''))
    if (key !== undefined) return { key, typed, body: words.slice(to).join(' ').replace(VERB, '') }
  }
  return undefined
}

const PLACED = /^(.+?) (?:is |are )?(?:in|at|on) (?:the )?(.+)$/

/** Somebody told with the place behind: `2 elves and a leader in lorien`. */
const placed = (keys: Keys, part: string): Told | undefined => {
  const [, body = '', typed = ''] = PLACED.exec(part) ?? []
  const key = typed === '' ? undefined : keys.exact(typed)
  return key === undefined ? undefined : { key, typed, body }
}

/** A heading as a person would type it. */
const plainly = (id: string): string =>
  id
    .replace(/^(?:figure|nation) /, '')
    .replace('free-peoples', 'fp')
    .replace(/^acting (.+)/, '$1 to act')
    .replace(/^at war (.+)/, '$1 at war')

/** Of so many headings that are none it is told; what comes near to the others is not looked for. */
const MOST_TOLD = 30
const AND_SO_ON = 'and more headings are none; nothing was read'

/** A fault for words that are no key, or could be several. */
const noKey = (keys: Keys, typed: string, found: Found, faults: Faults): void => {
  if (faults.found.length > MOST_TOLD) return
  if (faults.found.length === MOST_TOLD) faults.add('', AND_SO_ON)
  else if (found._tag === 'Several') faults.add(typed, `could be ${found.ids.map(plainly).join(' or ')}`)
  else if (found._tag === 'None')
    faults.add(typed, 'is neither a region nor a heading', keys.near(typed).map(plainly))
}

/** The sections of a part that has colons: each key is the longest run of words before its colon. */
const withColons = (keys: Keys, part: string, faults: Faults): ReadonlyArray<Told> => {
  const told: Array<Told> = []
  const pieces = part.split(':')
  let pending: { readonly key: string; readonly typed: string } | undefined
  for (const [place, piece] of pieces.entries()) {
    if (faults.found.length > MOST_TOLD) break
    const last = place === pieces.length - 1
    const cut = piece.lastIndexOf(',') + 1
    const words = wordsOf(piece.slice(place === 0 ? 0 : cut))
    const { from, key } = last ? { from: words.length, key: undefined } : keyBefore(keys, words, place === 0)
    const typed = words.slice(from).join(' ')
    const body = last ? piece : `${place === 0 ? '' : piece.slice(0, cut)} ${words.slice(0, from).join(' ')}`
    if (pending !== undefined) told.push({ ...pending, body: body.trim() })
    if (key === undefined) break
    if (key._tag === 'One') pending = { key: key.id, typed }
    else {
      pending = undefined
      const name = typed === '' ? words.join(' ') : typed
      noKey(keys, name, key, faults)
    }
  }
  return told
}

/** The sections of a text; what names no section is a fault. */
export const sectionsOf = (keys: Keys, text: string, faults: Faults): ReadonlyArray<Told> =>
  text
    .split(/;|\.(?=\s|$)/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      if (faults.found.length > MOST_TOLD) return []
      if (part.includes(':')) return withColons(keys, part, faults)
      const told = withoutColon(keys, part)
      if (told !== undefined) return [told]
      const found = keys.begun(part)
      if (found._tag === 'One') return [{ key: found.id, typed: part, body: '' }]
      const spoken = placed(keys, part)
      if (spoken !== undefined) return [spoken]
      noKey(keys, part, found, faults)
      return []
    })

/** Parts an item that begins with a number before the next number: `2 sauron 1 nazgul` are two. */
const partedByNumbers = (item: string): ReadonlyArray<string> => {
  const words = wordsOf(item)
  if (numberIn(words[0] ?? '') === undefined) return [words.join(' ')]
  const items: Array<Array<string>> = []
  for (const [place, word] of words.entries()) {
    const counted = place > 0 && numberIn(words[place - 1] ?? '') === undefined
    if (place === 0 || (counted && numberIn(word) !== undefined)) items.push([word])
    else items[items.length - 1]?.push(word)
  }
  return items.map((own) => own.join(' '))
}

/** Where the items of a body begin and end: at commas, `and`, `&`, `+`, and before the next number. */
export const itemsIn = (body: string): ReadonlyArray<string> =>
  body
    .split(/,|&|\+|(?<![\w-])and(?![\w-])/)
    .flatMap((item) => partedByNumbers(item.replace(/[()[\]]/g, ' ')))
    .filter((item) => item !== '')

/** Whether a body says that there is nobody or nothing. */
export const isNone = (body: string): boolean => /^(none|nobody|nothing|empty|no one|-)$/.test(body.trim())

/** In ASCII order of what follows the number. */
export const byNoun = (items: ReadonlyArray<readonly [noun: string, item: string]>): ReadonlyArray<string> =>
  [...items].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)).map(([, item]) => item)
