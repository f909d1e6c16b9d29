/**
 * Sentences of the rulebook that tell a number which a table holds: `{limits.units}` in them becomes that
 * number as a word, `{#fellowship.corruption}` as a figure, so that a house rule which changes the number
 * needs no sentence of its own.
 */
import type { Rule } from '../../kernel/rulebook'
import type { Book } from '../rulebook'

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a path names in some tables. */
const valueAt = (tables: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      tables,
    )

/** A sentence with its numbers. */
export const filled = (sentence: string, tables: object): string =>
  capital(
    sentence.replace(/\{(#?)([\w.-]+)\}/g, (_, figure: string, path: string) => {
      const value = valueAt(tables, path)
      if (typeof value !== 'number') throw new Error(`there is no number ${path} for a sentence`)
      return figure === '' ? (WORDS[value] ?? String(value)) : String(value)
    }),
  )

/** A rulebook with its numbers. */
export const filledBook = (rulebook: Partial<Book>, tables: object): Book => {
  const book: Record<string, Rule> = {}
  for (const [id, rule] of Object.entries(rulebook))
    book[id] = { ...rule, sentence: filled(rule.sentence, tables) }
  return book as Book
}
