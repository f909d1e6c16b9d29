/** Explanations ready to print: the case in a sentence, then the rule; and the place of a rule in words. */
import { guarded } from './door'
import type { Explanation } from './explanation'
import type { Cite, Fact } from './rulebook'

/** What a rule says of a case: texts in which `{fact}` stands for a fact of the violation. */
export type Cases<R extends string> = Readonly<Partial<Record<R, string>>>

/** What words are made with. */
export interface Words<R extends string> {
  readonly cases: Cases<R> | undefined
  readonly nameOf: (id: string) => string
}

/** A text as a sentence: with a capital letter in front, and its stop. */
const sentenceOf = (text: string): string => {
  const whole = text.slice(0, 1).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}

/** `asOf` as words. */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** What is told of a case of which nothing but its facts is known. */
const factsInWords = (facts: Explanation['facts'], nameOf: (id: string) => string): string =>
  Object.entries(facts)
    .map(([name, fact]) => (typeof fact === 'number' ? `${spaced(name)} ${fact}` : nameOf(fact)))
    .filter((words) => words !== '')
    .join(', ')

const filled = (text: string, facts: Explanation['facts'], nameOf: (id: string) => string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact: Fact = facts[name] ?? ''
    return typeof fact === 'number' ? String(fact) : nameOf(fact)
  })

/** One sentence about the case; empty where the rule says all. */
const caseOf = <R extends string>({ cases, nameOf }: Words<R>, { rule, facts }: Explanation<R>): string => {
  const { because, asked, ...others } = facts
  if (typeof because === 'string') return sentenceOf(because)
  const text = rule === null ? undefined : cases?.[rule]
  if (text !== undefined) return sentenceOf(filled(text, facts, nameOf))
  const told = rule === null ? '' : factsInWords(others, nameOf)
  if (told !== '') return `Here: ${told}.`
  return asked === undefined ? '' : sentenceOf(`the open question is: ${nameOf(String(asked))}`)
}

/** One sentence about the case, then the rule. */
export const sayWith = <R extends string>(words: Words<R>, explanation: Explanation<R>): string => {
  const here = caseOf(words, explanation)
  const { sentence } = explanation
  return here === '' || sentence.startsWith(here) ? sentence : `${here} ${sentence}`
}

/**
 * Where a rule is written, in one line; empty for what is no cite.
 *
 * @example
 * for (const cite of explanation.cites) console.log(citeWords(cite))
 */
export const citeWords = (cite: Cite): string =>
  guarded('', () => {
    const { book, chapter, heading, page, ruling } = cite
    return ruling === undefined
      ? [book, chapter, heading, page === undefined ? undefined : `page ${page}`]
          .filter((part) => part !== undefined)
          .join(', ')
      : `${book}, ruling ${ruling} (${chapter})`
  })
