/**
 * Where the rules of the Card Game are written. The text of the book that we hold has no page numbers, so a
 * rule is cited by chapter and heading. What the book leaves open is a ruling of ours with a number.
 */
import type { Cite } from '../../kernel/rulebook'

const BOOK = 'War of the Ring: The Card Game rulebook'
const RULINGS = 'Rulings on War of the Ring: The Card Game'

/** The number of a ruling: an open reading of the book, or a fact about a card that no source settles. */
export type RulingNumber = `${'OR' | 'CARD'}-${number}`

/** Places in one chapter of the book; without a heading, the words with which it opens. */
const chapter =
  (name: string) =>
  (heading?: string): Cite => ({
    book: BOOK,
    chapter: name,
    ...(heading === undefined ? {} : { heading }),
  })

export const setUp = chapter('Setup')
export const locationStep = chapter('The Game Round: 1 Location Step')
export const actionStep = chapter('The Game Round: 2 Action Step')
export const playingACard = chapter('Playing a Card')
export const otherActions = chapter('Other Actions')
export const combatStep = chapter('The Game Round: 3 Combat Step')
export const victoryCheck = chapter('The Game Round: 4 Victory Check')
export const drawStep = chapter('The Game Round: 5 Draw Step')
export const procedures = chapter('Game Procedures')
export const scoring = chapter('Scoring')
export const glossary = chapter('Glossary')
export const scenarios = chapter('Scenarios')

/** A ruling of ours, by its number in `docs/rulings/card-game.md`. */
export const ruling = (number: RulingNumber): Cite => ({
  book: RULINGS,
  chapter: 'docs/rulings/card-game.md',
  ruling: number,
})
