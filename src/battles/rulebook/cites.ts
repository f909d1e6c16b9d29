/**
 * Where the rules of Battles of the War of the Ring are written: chapter and heading of the general rulebook,
 * the answers that the designers gave, and our rulings where the book leaves a choice.
 */
import { rule, type Cite, type Rule } from '../../kernel/rulebook'

const BOOK = 'Battles of the War of the Ring, general rulebook'

const chapter =
  (name: string) =>
  (heading?: string): Cite => ({ book: BOOK, chapter: name, ...(heading === undefined ? {} : { heading }) })

export const components = chapter('Game Components')
export const overview = chapter('2. Overview')
export const turn = chapter('3. The Game Turn')
export const eventCards = chapter('4. Event Cards')
export const shadow = chapter('5. The Power of the Shadow')
export const fate = chapter('6. Fate and the Fate Track')
export const actions = chapter('7. Actions')
export const armies = chapter('8. Armies and Heroes')
export const battles = chapter('9. Battles')

/** An answer of the designers. */
export const faq: Cite = { book: "Designers' answers of 2006", chapter: 'Battles of the Third Age' }

/** A ruling of ours, by its number in `docs/rulings/battles.md`. */
export const ruling = (number: `OR-${number}`): Cite => ({
  book: 'Rulings on Battles of the War of the Ring',
  chapter: 'docs/rulings/battles.md',
  ruling: number,
})

/** The format of scenarios, which says what its verbs mean. */
export const format: Cite = {
  book: 'Writing a scenario',
  chapter: 'docs/writing-a-scenario.md',
  heading: 'The language of effects',
}

/** A rule about a Region: a refusal names it. */
export const ofRegion = (sentence: string, ...cites: ReadonlyArray<Cite>): Rule<'region'> =>
  rule(sentence, cites, ['region'])

/** A rule whose refusal needs no facts. */
export const plain = (sentence: string, ...cites: ReadonlyArray<Cite>): Rule => rule(sentence, cites)
