/**
 * What following tells, in words and as JSON.
 */
import type { AnyState, Loaded } from '../loaded'
import type { Paint } from '../paint'
import { aheadText, counted, explanationText, outcomeText, seatName } from '../words'
import type { Course, Told } from './course'
import type { Difference } from './difference'
import { filledIn, filledText } from './filled'
import { savedOf } from './following'
import * as E from 'fp-ts/lib/Either.js'

/** How things are told. */
export interface Telling {
  readonly loaded: Loaded
  readonly paint: Paint
  /** Who looks at the board. */
  readonly viewer: string
  /** Whether the board is shown after each turn and at the end. */
  readonly hasBoards: boolean
}

const MOST_OFFERED = 12

/** A label without what a card says. */
const shortened = (label: string): string => label.replace(/(\)|battle|too): .*$/s, '$1')

const listed = (labels: ReadonlyArray<string>): string => {
  const short = [...new Set(labels.map(shortened))]
  const more = short.length - MOST_OFFERED
  return [...short.slice(0, MOST_OFFERED), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

const whyNot = (difference: Difference, { loaded, paint }: Telling): ReadonlyArray<string> => {
  const { ahead, rules } = difference
  if (ahead !== null && ahead.rules.length > 0) return aheadText(ahead, loaded, paint)
  return rules.flatMap((rule) => explanationText(rule, loaded, paint))
}

/** A difference in words. */
export const differenceText = (
  difference: Difference,
  telling: Telling,
  head = 'differs',
): ReadonlyArray<string> => {
  const { line, text, problem, suggestions, asked, offered, nearest } = difference
  const { paint } = telling
  const reasons = whyNot(difference, telling).map((one) => `    ${one}`)
  return [
    `${paint.bad(`Line ${line} ${head}`)}: ${text}`,
    `  ${problem}${suggestions.length === 0 ? '' : `; did you mean ${suggestions.join(' or ')}?`}`,
    ...(asked === null ? [] : [`  asked here: ${seatName(asked.seat)}: ${asked.sentence}`]),
    ...(offered.length === 0 ? [] : [`  offered: ${listed(offered)}`]),
    ...(nearest === null ? [] : [`  nearest: ${shortened(nearest)}`]),
    ...(reasons.length === 0 ? [] : ['  why not:', ...reasons]),
  ]
}

const boardText = (state: AnyState, { loaded, viewer }: Telling): ReadonlyArray<string> =>
  loaded.board(loaded.game.view(state, viewer))

/** Something that comes up on the way, in words. */
export const toldText = (told: Told, telling: Telling): ReadonlyArray<string> => {
  const { paint } = telling
  switch (told._tag) {
    case 'Difference':
      return differenceText(told.difference, telling)
    case 'Unread':
      return differenceText(told.difference, telling, 'is passed over')
    case 'Why':
      return told.difference === null
        ? [`Line ${told.line}, why ${told.text}: ${paint.good('this is legal.')}`]
        : differenceText(told.difference, telling)
    case 'Board':
      return [`Line ${told.line}, the board:`, ...boardText(told.state, telling)]
    case 'Turn':
      return [
        paint.strong(`Line ${told.line}: turn ${told.turn} begins.`),
        ...(telling.hasBoards ? boardText(told.state, telling) : []),
      ]
  }
}

const linesOf = (differences: ReadonlyArray<Difference>): string =>
  differences.map(({ line }) => line).join(', ')

/** What came of a transcript, in words. */
export const endText = (course: Course, telling: Telling): ReadonlyArray<string> => {
  const { following, differences, skipped, unread } = course
  const filled = filledIn(following)
  const { loaded, paint } = telling
  const statements = following.placed.reduce((sum, one) => sum + one.statements.length, 0)
  return [
    ...(telling.hasBoards
      ? [
          paint.strong(`The board after ${counted(statements, 'statement')}`),
          ...boardText(following.state, telling),
        ]
      : [paint.strong(`${counted(statements, 'statement')} followed.`)]),
    ...outcomeText(loaded.game, following.state),
    ...(unread.length === 0 ? [] : [`Not understood, and passed over: lines ${unread.join(', ')}.`]),
    ...(skipped.length === 0
      ? []
      : [`Not followed, for want of a position line: lines ${skipped.join(', ')}.`]),
    ...(filled.length === 0 ? ['Nothing was filled in.'] : ['Filled in:', ...filledText(filled)]),
    differences.length === 0
      ? paint.good('Everything could be followed.')
      : paint.bad(`${counted(differences.length, 'difference')}, at line ${linesOf(differences)}.`),
  ]
}

/** The same as JSON. */
export const endJson = (course: Course): object => {
  const { following, differences, skipped, unread, told } = course
  const { game, measures } = { ...following.loaded }
  const saved = savedOf(following)
  return {
    game: game.name,
    statements: following.placed.reduce((sum, one) => sum + one.statements.length, 0),
    turn: measures.turnOf(following.state),
    differences,
    skipped,
    unread,
    why: told.filter((one) => one._tag === 'Why'),
    filled: filledIn(following),
    hash: game.hash(following.state),
    outcome: following.state.outcome,
    saved: E.isRight(saved) ? saved.right : null,
  }
}
