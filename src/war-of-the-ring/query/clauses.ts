/**
 * The clause of a card that an answer fails, in words: whom, how many or where the card allows, and that this
 * is none of it. Told from what the open question offers, so that it is the same for every card.
 */
import type { Action } from '../model/actions'
import type { Rules } from '../model/config'
import { aPiece, within } from './names'

/** More than these are not told one by one. */
const MOST_TOLD = 8

type Fields = Readonly<Record<string, unknown>>

/** What an action names, without who says it and what sort of answer it is. */
const namedBy = ({ seat: _, kind: __, ...fields }: Action): Fields => fields

/** A value of a field within a sentence. */
const inWords = (rules: Rules, field: string, value: unknown): string =>
  field === 'piece' ? aPiece(rules, String(value)) : within(rules, String(value))

/** All that an action names, within a sentence. */
const allInWords = (rules: Rules, fields: Fields): string => {
  const words = Object.entries(fields).map(([field, value]) => inWords(rules, field, value))
  return words.join('from' in fields ? ' to ' : ' in ')
}

const either = (words: ReadonlyArray<string>): string => {
  const once = [...new Set(words)]
  if (once.length < 2) return once.join('')
  return `${once.slice(0, -1).join(', ')} or ${once[once.length - 1] ?? ''}`
}

/** What is said of something that is none of those offered: with these, unless they are too many to tell. */
const refusing = (name: string, told: string, words: ReadonlyArray<string>): string => {
  if (new Set(words).size > MOST_TOLD) return name === '' ? `not ${told}` : `${name} does not allow ${told}`
  return `${allows(name)}only ${either(words)}, not ${told}`
}

const allows = (name: string): string => (name === '' ? '' : `${name} allows `)

/** A number that is not offered. */
const numberInWords = (numbers: ReadonlyArray<number>): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? `only ${most}` : `from ${least} to ${most}`
}

/** What an answer has that none of those offered has; what it puts together, if it is that. */
const failing = (rules: Rules, name: string, asked: Fields, offered: ReadonlyArray<Fields>): string => {
  const odd = Object.keys(asked).find((field) => offered.every((one) => one[field] !== asked[field]))
  if (odd === undefined)
    return refusing(
      name,
      allInWords(rules, asked),
      offered.map((one) => allInWords(rules, one)),
    )
  const values = offered.map((one) => one[odd])
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length > 0) return `${allows(name)}${numberInWords(numbers)}`
  return refusing(
    name,
    inWords(rules, odd, asked[odd]),
    values.map((value) => inWords(rules, odd, value)),
  )
}

/** What is to be said of an answer that a card does not allow, if others of its kind are offered or not. */
export const clauseInWords = (
  rules: Rules,
  name: string,
  asked: Action,
  offered: ReadonlyArray<Action>,
): string => {
  const alike = offered.filter(({ kind }) => kind === asked.kind)
  if (alike.length > 0) return failing(rules, name, namedBy(asked), alike.map(namedBy))
  if (asked.kind === 'pass') return `${name} cannot be declined here`
  return asked.kind === 'done' ? `${name} asks for more` : `${name} allows nothing of this kind now`
}
