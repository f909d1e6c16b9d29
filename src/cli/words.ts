/**
 * Words of all games: names, rules with their cites, refusals, events, and the label of an action.
 */
import { seatIn } from './action'
import * as O from 'fp-ts/lib/Option.js'
import { citeWords, type AnyGame, type Explanation, type Rule } from '../kernel/index'
import type { AnyState, Loaded } from './loaded'
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

/** The one seat whose name is printed with its hyphen. */
const WITCH_KING = 'witch-king'

/** A seat as a heading names it. */
export const seatName = (seat: string): string =>
  seat === WITCH_KING
    ? capital(seat)
    : spaced(seat)
        .split(' ')
        .map((word) => (word === 'of' ? word : capital(word)))
        .join(' ')

/** A rule of the book. */
export const ruleText = (id: string, { sentence, cites }: Rule, paint: Paint): ReadonlyArray<string> => [
  `${paint.strong(id)}  ${sentence}`,
  ...cites.map((cite) => paint.faint(`    see ${citeWords(cite)}`)),
]

/** A rule applied to a case: the case and the rule, and where to look it up. */
export const explanationText = (
  explanation: Explanation,
  { game: { say } }: Loaded,
  paint: Paint,
): ReadonlyArray<string> => {
  const { rule, also = [], cites } = explanation
  const rules = rule === null ? '' : `${paint.strong([rule, ...also].join(', '))}  `
  return [`${rules}${say(explanation)}`, ...cites.map((cite) => paint.faint(`    see ${citeWords(cite)}`))]
}

/** What an action comes to after another one that has to be done first. */
export const aheadText = (
  { label, rules }: { readonly label: string; readonly rules: ReadonlyArray<Explanation> },
  loaded: Loaded,
  paint: Paint,
): ReadonlyArray<string> => [
  `It is not asked for now. First: ${label}`,
  rules.length === 0 ? 'After that it is legal.' : 'After that it is not legal either.',
  ...rules.flatMap((rule) => explanationText(rule, loaded, paint)),
]

/** An action as the question that it answers labels it; in its own fields where it answers none. */
export const labelOf = (game: AnyGame, state: AnyState, action: unknown): string => {
  const seat = seatIn(action)
  const prompt = game.prompt(state, seat)
  const written = JSON.stringify(action)
  const found = O.isSome(prompt)
    ? prompt.value.choices.find((choice) => JSON.stringify(choice.action) === written)
    : undefined
  return found?.label ?? written
}

/** Answers that mean nothing without their question. */
const BARE = /^(Yes|No|None|Nobody|Nowhere)$/

/** An action as its question labels it, told where nobody reads the question. */
export const answerOf = (game: AnyGame, state: AnyState, action: unknown): string => {
  const label = labelOf(game, state, action)
  const prompt = BARE.test(label) ? game.prompt(state, seatIn(action)) : O.none
  return O.isSome(prompt) ? `${prompt.value.sentence.replace(/\?.*/, '?')} ${label}` : label
}

/** Events in words, each with the rule behind it; what happens several times in a row is told once. */
export const eventLines = (
  events: ReadonlyArray<Readonly<Record<string, unknown>>>,
  { game: { tell } }: Loaded,
  paint: Paint,
): ReadonlyArray<string> => {
  const told: Array<{ readonly line: string; times: number }> = []
  for (const event of events) {
    const line = `${tell(event)} ${paint.faint(`[${String(event['rule'])}]`)}`
    const last = told[told.length - 1]
    if (last?.line === line) last.times += 1
    else told.push({ line, times: 1 })
  }
  return told.map(({ line, times }) => (times === 1 ? line : `${line} (${times} times)`))
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
