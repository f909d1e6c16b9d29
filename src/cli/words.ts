/**
 * Words of all games: names, rules with their cites, refusals, events, and the label of an action.
 */
import * as O from 'fp-ts/lib/Option.js'
import type { Cite, Explanation, Rule } from '../kernel/index'
import type { AnyGame, AnyState, Loaded } from './loaded'
import type { Paint } from './paint'

/** `moveArmies` and `free-peoples` as words: "move armies", "free peoples". */
export const spaced = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('-', ' ')

/** With a capital letter in front. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A count with its noun. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** A seat as a heading names it. */
export const seatName = (seat: string): string => spaced(seat).split(' ').map(capital).join(' ')

/** Where a rule is written, in one line. */
export const citeText = ({ book, chapter, heading, page, ruling }: Cite): string =>
  ruling === undefined
    ? [book, chapter, heading, page === undefined ? undefined : `page ${page}`].filter(Boolean).join(', ')
    : `${book}, ruling ${ruling} (${chapter})`

const valueText = (names: Loaded['names'], value: unknown): string => {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => valueText(names, one)).join(', ') || 'none'
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value)
    .map((one) => valueText(names, one))
    .join(' ')
}

/** A rule of the book. */
export const ruleText = (id: string, { sentence, cites }: Rule, paint: Paint): ReadonlyArray<string> => [
  `${paint.strong(id)}  ${sentence}`,
  ...cites.map((cite) => paint.faint(`    see ${citeText(cite)}`)),
]

/** A rule applied to a case: what it says, the facts, where to look it up. */
export const explanationText = (
  { rule, sentence, facts, cites }: Explanation,
  { names }: Loaded,
  paint: Paint,
): ReadonlyArray<string> => {
  const told = Object.entries(facts).map(([name, value]) => `${spaced(name)} ${valueText(names, value)}`)
  return [
    rule === null ? sentence : `${paint.strong(rule)}  ${sentence}`,
    ...(told.length === 0 ? [] : [`    here: ${told.join(', ')}`]),
    ...cites.map((cite) => paint.faint(`    see ${citeText(cite)}`)),
  ]
}

/** An action as the question that it answers labels it; in its own fields where it answers none. */
export const labelOf = (game: AnyGame, state: AnyState, action: unknown): string => {
  const { seat } = action as { readonly seat: string }
  const prompt = game.prompt(state, seat)
  const written = JSON.stringify(action)
  const found = O.isSome(prompt)
    ? prompt.value.choices.find((choice) => JSON.stringify(choice.action) === written)
    : undefined
  return found?.label ?? written
}

const UNTOLD = ['kind', 'rule', 'only']

/** An event in words: what happened, to whom, and the rule behind it. */
export const eventText = (
  event: Readonly<Record<string, unknown>>,
  { names }: Loaded,
  paint: Paint,
): string => {
  const fields = Object.entries(event)
    .filter(([name]) => !UNTOLD.includes(name))
    .map(([name, value]) => `${spaced(name)} ${valueText(names, value)}`)
  const head = capital(spaced(String(event['kind'])))
  const told = fields.length === 0 ? head : `${head}: ${fields.join(', ')}`
  return `${told} ${paint.faint(`[${String(event['rule'])}]`)}`
}

/** A sentence without its full stop. */
export const endless = (sentence: string): string => sentence.replace(/\.$/, '')

/** How a game ended. */
export const outcomeText = (game: AnyGame, state: AnyState): ReadonlyArray<string> => {
  const outcome = game.outcome(state)
  if (O.isNone(outcome)) return []
  const { winners, reason, rule, scores } = outcome.value
  const who = winners.length === 0 ? 'A draw' : `${winners.map(seatName).join(' and ')} won`
  const points = Object.entries(scores).map(([seat, score]) => `${seatName(seat)} ${score}`)
  return [
    `${who}: ${endless(reason)} [${rule}].`,
    ...(points.length === 0 ? [] : [`Scores: ${points.join(', ')}.`]),
  ]
}
