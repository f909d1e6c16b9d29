/**
 * Where the rules of The Confrontation are written. The booklet numbers few of its pages in cross references,
 * so a page is given only where one of them does; a span of pages stands in the name of its chapter.
 */
import type { Cite } from '../../kernel/rulebook'

const BOOK = 'The Confrontation, Deluxe Edition rulebook'
const RULINGS = 'Rulings on The Confrontation'

/** Chapters that are cited together with the pages they span. */
export const CHARACTERS = 'The Characters (pages 7 to 10)'
export const SPECIAL_CARDS = 'The Special Cards (pages 10 to 11)'

/** A place in the booklet. */
export const book = (chapter: string, heading?: string, page?: number): Cite => ({
  book: BOOK,
  chapter,
  ...(heading === undefined ? {} : { heading }),
  ...(page === undefined ? {} : { page }),
})

/** A ruling of ours, by its number in `docs/rulings/confrontation.md`. */
export const ruling = (number: `R${number}`): Cite => ({
  book: RULINGS,
  chapter: 'docs/rulings/confrontation.md',
  ruling: number,
})
