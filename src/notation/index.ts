/**
 * A position in one line of text, for every game: complete, canonical, readable, and typed by people in a
 * short form.
 *
 * @module
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import {
  anyGame,
  objectOf,
  type AnyGame,
  type BaseAction,
  type Game,
  type GameRecord,
  type Malformed,
  type SavedState,
  type State,
  type Types,
} from '../kernel/index'
import { readAction } from './action'
import { fault, noFaults, sentenceOf, type Faults, type PositionFault } from './faults'
import { lineOf, replacing, sectionText, tagOf, type Section } from './frame'
import { gameOfTag, notationOf } from './games'
import { same } from './json'
import { recordOf } from './record'
import { slips } from './slips'
import { moveOf } from './talk'
import { LONGEST, linkOf, plain } from './text'

export { slips }
export type { PositionFault }

/** What a state is beside its seed and the draws made: what a line tells. */
const told = ({ config, stack, table, outcome }: SavedState) => {
  const { seed: _, ...rules } = objectOf(config)
  return { rules, stack, table, outcome }
}

const parsed = (game: AnyGame, text: string): E.Either<ReadonlyArray<PositionFault>, State<Types>> => {
  const notation = notationOf(game)
  if (notation === undefined) return E.left([fault('', `positions of ${game.title} have no notation`)])
  const { tag, rest } = tagOf(plain(text))
  if (tag !== undefined && tag.game !== notation.tag)
    return E.left([
      fault(`${tag.game}-${tag.version}`, `is another game; this reads ${notation.tag}-${notation.version}`),
    ])
  if (tag !== undefined && tag.version !== notation.version)
    return E.left([
      fault('', `version ${tag.version} is not known here; this reads ${notation.tag}-${notation.version}`),
    ])
  if (rest.trim() === '')
    return E.left([fault('', 'says nothing; "turn: 1" is the set-up, with dice to roll')])
  return notation.read(game, rest, noFaults())
}

/**
 * The state that a text tells: a line as `formatPosition` writes it, or anything shorter that a person would
 * type. Left, with all that is wrong at once, if it cannot be read or no table could show it.
 *
 * @example
 * const placed = parsePosition(warOfTheRing, 'lorien: 2 elite elves, 1 leader; dice shadow: army')
 * if (isLeft(placed)) console.log(placed.left.map(faultSentence))
 */
export const parsePosition = <T extends Types>(
  game: Game<T>,
  text: string,
): E.Either<ReadonlyArray<PositionFault>, State<T>> => {
  if (typeof text !== 'string' || text.length > LONGEST)
    return E.left([fault('', 'a position is a text, and not a very long one')])
  try {
    const state = parsed(anyGame(game), text)
    return E.isLeft(state) ? state : E.mapLeft(() => [])(game.decode(anyGame(game).encode(state.right)))
  } catch {
    return E.left([fault('', 'the position cannot be read')])
  }
}

const untold = (problem: string): E.Either<Malformed, never> =>
  E.left({ _tag: 'Malformed', path: '', problem })

const formatted = (game: AnyGame, saved: SavedState): E.Either<Malformed, string> => {
  const notation = notationOf(game)
  if (notation === undefined) return untold(`positions of ${game.title} have no notation`)
  if (saved.outcome !== null) return untold('the game is over: that is told by its record')
  const sections = notation.write(game, saved)
  if (E.isLeft(sections)) return untold(sections.left)
  const line = lineOf(`${notation.tag}-${notation.version}`, sections.right)
  const back = parsed(game, line)
  return E.isRight(back) && same(told(game.encode(back.right)), told(saved))
    ? E.right(line)
    : untold('a line does not tell this state exactly')
}

/**
 * The line of a state at a question of the turn: one state, one line, and back, but for seed and draws. Left,
 * with the reason, for a state that a line does not tell exactly.
 *
 * @example
 * const line = formatPosition(warOfTheRing, state)
 * if (isRight(line)) console.log(line.right)
 */
export const formatPosition = <T extends Types>(
  game: Game<T>,
  state: State<T>,
): E.Either<Malformed, string> => {
  try {
    return formatted(anyGame(game), game.encode(state))
  } catch {
    return untold('this is no state of the game')
  }
}

/**
 * The name of the game that the tag of a text means; none where the text has no tag, or one that is not
 * known.
 */
export const gameOfPosition = (text: string): O.Option<string> =>
  typeof text === 'string' && text.length <= LONGEST
    ? O.fromNullable(gameOfTag(tagOf(plain(text)).tag?.game))
    : O.none

/** The sections that change; a move from place to place takes first, then puts. */
const talked = (game: AnyGame, text: string, words: string, faults: Faults): ReadonlyArray<Section> => {
  const notation = notationOf(game)
  const move = moveOf(words)
  if (notation === undefined) return []
  if (move === undefined) return notation.talk(game, text, words, faults).sections
  const taken = notation.talk(game, text, `remove ${move.what} from ${move.from}`, faults)
  const rest = replacing(text, taken.sections)
  const put = notation.talk(game, rest, `place ${taken.what ?? move.what} in ${move.to}`, faults)
  const keys = new Set(put.sections.map(({ key }) => key))
  return [...taken.sections.filter(({ key }) => !keys.has(key)), ...put.sections]
}

/**
 * What somebody says of figures at a table, as the sections that change by it: each replaces the one of its
 * heading in the text that is told already. Nothing if it is not said of figures; left, with what is wrong,
 * if it names what is not there.
 *
 * @example
 * sectionsOfTalk(warOfTheRing, 'lorien: 1 elite elves', 'place 2 elves in lorien')
 * // => right(['lorien: 2r 1e elves'])
 */
export const sectionsOfTalk = <T extends Types>(
  game: Game<T>,
  text: string,
  said: string,
): E.Either<ReadonlyArray<PositionFault>, ReadonlyArray<string>> => {
  if (typeof text !== 'string' || typeof said !== 'string' || text.length + said.length > LONGEST)
    return E.right([])
  try {
    const faults = noFaults()
    const words = plain(said).replace(/\s+/g, ' ').trim()
    const sections = talked(anyGame(game), tagOf(plain(text)).rest, words, faults)
    return faults.found.length > 0 ? E.left(faults.found) : E.right(sections.map(sectionText))
  } catch {
    return E.right([])
  }
}

/**
 * A record from its text, as `parse` of the game reads it, of which lines may be labels of choices, too.
 * Left, with the line and what may have been meant, if one is neither.
 */
export const parseRecord = <T extends Types>(
  game: Game<T>,
  text: string,
): E.Either<Malformed, GameRecord> => {
  try {
    return recordOf(anyGame(game), text)
  } catch {
    return untold('the record cannot be read')
  }
}

/**
 * The action that a text means at the open question: as records write it, with or without its seat; as the
 * question calls it; or by words, ids or printed names, that one choice alone has. Left, with what may have
 * been meant, if it means none, or not one alone. Whether it is legal is not asked.
 *
 * @example
 * parseAction(warOfTheRing, state, 'free-peoples pass')
 * parseAction(warOfTheRing, state, 'attack Minas Tirith')
 */
export const parseAction = <T extends Types>(
  game: Game<T>,
  state: State<T>,
  text: string,
  seat?: string,
): E.Either<Malformed, BaseAction> => {
  try {
    const any = anyGame(game)
    const now = any.decode(game.encode(state))
    return E.isLeft(now) ? untold('this is no state of the game') : readAction(any, now.right, text, seat)
  } catch {
    return untold('the action cannot be read')
  }
}

/** A fault as a sentence: the heading, the problem, and what may have been meant. */
export const faultSentence = ({ key, problem, near }: PositionFault): string =>
  sentenceOf({ key, problem, near })

/** A line in the form for links: unreserved characters only; `parsePosition` reads it, too. */
export const linkOfPosition = (line: string): string => linkOf(line)
