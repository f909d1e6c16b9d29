/**
 * Positions that are typed as a line of text, wherever a command takes a file: `lorien: 2 elite elves; ...`.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { failed, type Result } from './command'
import { loadGame } from './games'
import type { AnyState, Loaded } from './loaded'

const TAGGED = /^\s*[a-z]+-\d+\s*(?:;|\.~|$)/i
const SECTIONED = /^[^{["\\/]*[:;]/

const SPOKEN = /^\s*[\p{L}\d][^{["\\/\n]*\s[^{["\\/\n]*$/u

/**
 * Whether a text can be a position in words: it begins with a tag, has sections, or is several words, as
 * `rohan at war`; JSON and the paths of files are not.
 */
export const isPositionText = (text: string): boolean =>
  TAGGED.test(text) || SECTIONED.test(text) || SPOKEN.test(text)

/** The game that is meant where neither the text nor an option says which. */
const USUAL = 'war-of-the-ring'

/** How many play where nothing is said of it. */
export const USUAL_PLAYERS: Readonly<Record<string, number>> = { 'war-of-the-ring': 2, 'card-game': 4 }

const RULES: Readonly<Record<string, (value: unknown, game: string) => string | undefined>> = {
  edition: (value) => (value === 'second' ? 'second-edition' : undefined),
  twilight: (value) =>
    Array.isArray(value) ? value.map((one) => `twilight ${String(one)}`).join(', ') : 'twilight',
  players: (value, game) => (value === USUAL_PLAYERS[game] ? undefined : `${String(value)} players`),
}

/** A text with what the command line chooses, where it says nothing of it itself. */
const choosing = (text: string, chosen: object, game: string): string => {
  const rules = Object.entries(chosen).flatMap(([name, value]) => RULES[name]?.(value, game) ?? [])
  return rules.length === 0 || /\brules\s*:/i.test(text) ? text : `${text}; rules: ${rules.join(', ')}`
}

/** Reads a position in words. */
export const readLine = async (
  text: string,
  name: string | undefined,
  chosen: object,
): Promise<Result<{ readonly loaded: Loaded; readonly state: AnyState }>> => {
  const { faultSentence, gameOfPosition, parsePosition } = await import('../notation/index')
  const loaded = await loadGame(O.getOrElse(() => name ?? USUAL)(gameOfPosition(text)))
  if (E.isLeft(loaded)) return loaded
  const state = parsePosition(loaded.right.game, choosing(text, chosen, loaded.right.game.name))
  if (E.isRight(state)) return E.right({ loaded: loaded.right, state: state.right })
  const problems = state.left.map(faultSentence)
  return failed(`the position: ${problems.join('\n              ')}`)
}
