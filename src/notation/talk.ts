/**
 * What people say of figures at a table: `place 2 elves in lorien`, `2 elite elves to lorien`, `remove a
 * leader from dale`. Parted into what is done, with what, and where.
 */
import { MOST_WORDS, type Section } from './frame'
import type { Found } from './names'
import { wordsOf } from './text'

/** What is said of figures. */
export interface Said {
  readonly taken: boolean
  /** Whether it was said what is done, so that it can mean nothing else. */
  readonly isVerb: boolean
  readonly what: string
  /** The place as it was typed, and what it means. */
  readonly typed: string
  readonly place: Found
}

const MOVE = /^move\s+(.+?)\s+(?:from|out of)\s+(.+?)\s+(?:to|into)\s+(.+)$/
const MOVE_BACK = /^move\s+(.+?)\s+(?:to|into)\s+(.+?)\s+(?:from|out of)\s+(.+)$/

/** What is moved, whence and where to; undefined if no move from place to place is said. */
export const moveOf = (
  text: string,
): { readonly what: string; readonly from: string; readonly to: string } | undefined => {
  const [, what, from = '', to = ''] = MOVE.exec(text) ?? []
  if (what !== undefined) return { what, from, to }
  const [, ware, where = '', whence = ''] = MOVE_BACK.exec(text) ?? []
  return ware === undefined ? undefined : { what: ware, from: whence, to: where }
}

/** What changes by what is said: the sections, and in full what was put or taken. */
export interface Changed {
  readonly sections: ReadonlyArray<Section>
  readonly what?: string
}

const VERB = /^(place|put|add|deploy|move|remove|take|delete|clear|empty)\s+(?:away\s+)?/
const TAKES: ReadonlySet<string> = new Set(['remove', 'take', 'delete', 'clear', 'empty'])
const CLEARS = /^(?:clear|empty)\s+(?:all |everybody )?(?:in |from )?/
const AT = /^(.*?)\s*\b(?:into|in|at|on|onto|to|from|out of)\s+(?:the\s+)?(.+)$/
const WITHIN = /^(.*?)\s*\b(inside|besieged in)\s+(.+)$/

/** What is done with what, and where; undefined if nobody speaks so. */
export const saidOf = (
  text: string,
  place: (typed: string) => Found,
  isPlace: (typed: string) => boolean,
  isFigures: (what: string) => boolean,
): Said | undefined => {
  const verb = VERB.exec(text)?.[1]
  const rest = CLEARS.test(text) ? text.replace(CLEARS, 'all from ') : text.replace(VERB, '')
  const head = { taken: verb !== undefined && TAKES.has(verb), isVerb: verb !== undefined }
  const within = WITHIN.exec(rest)
  const typed = within === null ? AT.exec(rest)?.[2] : `${within[2] ?? ''} ${within[3] ?? ''}`
  if (typed !== undefined) {
    const what = (within ?? AT.exec(rest))?.[1] ?? ''
    const said = { ...head, what, typed, place: place(typed) }
    return said.isVerb || isFigures(what) ? said : undefined
  }
  return atEnd(head, wordsOf(rest), { place, isPlace, isFigures })
}

interface Reading {
  readonly place: (typed: string) => Found
  readonly isPlace: (typed: string) => boolean
  readonly isFigures: (what: string) => boolean
}

/** A place without a word before it: the last words are one, or the last one is nearly one. */
const atEnd = (
  head: Pick<Said, 'taken' | 'isVerb'>,
  words: ReadonlyArray<string>,
  { place, isPlace, isFigures }: Reading,
): Said | undefined => {
  for (let from = Math.max(1, words.length - MOST_WORDS); from < words.length; from++) {
    const last = words.slice(from).join(' ')
    const what = words.slice(0, from).join(' ')
    if (isPlace(last) && (head.isVerb || isFigures(what)))
      return { ...head, what, typed: last, place: place(last) }
  }
  const last = words.slice(-1).join('')
  const [what, near] = [words.slice(0, -1).join(' '), place(last)]
  const isNear = near._tag === 'None' && near.near.length > 0 && what !== '' && isFigures(what)
  return isNear ? { ...head, what, typed: last, place: near } : undefined
}

/** Whether everything is meant. */
export const isAll = (what: string): boolean => /^(all|everybody|everyone|everything)?$/.test(what.trim())
