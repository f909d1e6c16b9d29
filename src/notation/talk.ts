/**
 * What people say of figures at a table: `place 2 elves in lorien`, `2 elite elves to lorien`, `remove a
 * leader from dale`. Parted into what is done, with what, and where.
 */
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
): Said | undefined => {
  const verb = VERB.exec(text)?.[1]
  const rest = CLEARS.test(text) ? text.replace(CLEARS, 'all from ') : text.replace(VERB, '')
  const head = { taken: verb !== undefined && TAKES.has(verb), isVerb: verb !== undefined }
  const within = WITHIN.exec(rest)
  const typed = within === null ? AT.exec(rest)?.[2] : `${within[2] ?? ''} ${within[3] ?? ''}`
  if (typed !== undefined) {
    const what = (within ?? AT.exec(rest))?.[1] ?? ''
    return { ...head, what, typed, place: place(typed) }
  }
  const words = wordsOf(rest)
  for (let from = 1; from < words.length; from++) {
    const last = words.slice(from).join(' ')
    if (isPlace(last))
      return { ...head, what: words.slice(0, from).join(' '), typed: last, place: place(last) }
  }
  return undefined
}

/** Whether everything is meant. */
export const isAll = (what: string): boolean => /^(all|everybody|everyone|everything)?$/.test(what.trim())
