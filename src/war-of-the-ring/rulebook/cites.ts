/**
 * Where the rules of War of the Ring are written. A page is that on which the contents list of the book, or a
 * reference from another page, puts a heading; behind a colon stands a smaller heading below it.
 */
import type { Cite } from '../../kernel/rulebook'

const BOOK = "War of the Ring, Collector's Edition rulebook"
const RULINGS = 'Rulings on War of the Ring'

/**
 * The number of a ruling: of an open reading, of a Character card, of the map, of a Combat or Event card, or
 * of the second edition.
 */
export type RulingNumber = `${'OR' | 'CARD' | 'MAP' | 'CC' | 'SE'}-${number}` | `EV-${string}`

/** Places in one chapter of the rulebook; without a heading, the words with which it opens. */
const chapter =
  (name: string, opensAt: number) =>
  (heading?: string, page?: number): Cite => ({
    book: BOOK,
    chapter: name,
    ...(heading === undefined ? { page: opensAt } : { heading }),
    ...(page === undefined ? {} : { page }),
  })

export const introduction = chapter('I Introduction', 3)
export const components = chapter('II Game Components', 7)
export const setUp = chapter('III Setting up the Game', 19)
export const turn = chapter('IV The Game Turn', 25)
export const eventCards = chapter('V The Event Cards', 31)
export const armies = chapter('VI Armies and Battles', 35)
export const politics = chapter('VII The Politics of Middle-earth', 45)
export const fellowship = chapter('VIII The Fellowship of the Ring', 49)
export const hunt = chapter('IX The Hunt for the Ring', 55)
export const winning = chapter('X Winning the Game', 61)
export const partners = chapter('XI Multiplayer Rules', 65)
export const twilight = chapter('XII Twilight of the Third Age', 69)

/** A ruling of ours, by its number in `docs/rulings/war-of-the-ring.md`. */
export const ruling = (number: RulingNumber): Cite => ({
  book: RULINGS,
  chapter: 'docs/rulings/war-of-the-ring.md',
  ruling: number,
})
