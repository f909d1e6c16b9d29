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
  isState,
  type AnyGame,
  type BaseAction,
  type Game,
  type GameRecord,
  type Malformed,
  type State,
  type Types,
  type View,
} from '../kernel/index'
import { readAction, readLabel } from './action'
import { fault, noFaults, sentenceOf, type Faults, type PositionFault } from './faults'
import { replacing, sectionText, tagOf, type Section } from './frame'
import { gameOfTag, notationOf } from './games'
import { writeMoment } from './moment'
import { readPosition, writePosition, type LineOptions } from './position'
import { recordOf } from './record'
import { slips } from './names'
import { moveOf } from './talk'
import { LONGEST, linkOf, plain } from './text'
import { readView, writeView } from './views'

export { slips }
export type { LineOptions, PositionFault }

const NOT_A_TEXT = 'a position is a text, and not a very long one'

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
  if (typeof text !== 'string' || text.length > LONGEST) return E.left([fault('', NOT_A_TEXT)])
  try {
    const state = readPosition(anyGame(game), text)
    return E.isLeft(state) ? state : E.mapLeft(() => [])(game.decode(anyGame(game).encode(state.right)))
  } catch {
    return E.left([fault('', 'the position cannot be read')])
  }
}

const untold = (problem: string): E.Either<Malformed, never> =>
  E.left({ _tag: 'Malformed', path: '', problem })

const orUntold = (line: E.Either<string, string>): E.Either<Malformed, string> =>
  E.isLeft(line) ? untold(line.left) : line

/**
 * The line of a state at a question of the turn: one state, one line, and back, but for seed and draws, which
 * are told only if `chance` is asked for. Left, with the reason, for a state that a line does not tell
 * exactly.
 *
 * @example
 * const line = formatPosition(warOfTheRing, state)
 * if (isRight(line)) console.log(line.right)
 */
export const formatPosition = <T extends Types>(
  game: Game<T>,
  state: State<T>,
  options: LineOptions = {},
): E.Either<Malformed, string> => {
  try {
    return orUntold(writePosition(anyGame(game), game.encode(state), options))
  } catch {
    return untold('this is no state of the game')
  }
}

/**
 * The line of the state to which some actions lead, at whatever question it is: the last question of the turn
 * on the way, and the answers and draws since under `then`. Where chance is seeded and something was drawn
 * since, `chance` has to be asked for. Left, with the reason, if no line tells it exactly.
 *
 * @example
 * const start = warOfTheRing.newGame(config)
 * if (isRight(start)) console.log(formatMoment(warOfTheRing, start.right, actions, { chance: true }))
 */
export const formatMoment = <T extends Types>(
  game: Game<T>,
  start: State<T>,
  actions: ReadonlyArray<unknown>,
  options: LineOptions = {},
): E.Either<Malformed, string> => {
  try {
    return orUntold(writeMoment(anyGame(game), game.encode(start), actions, options))
  } catch {
    return untold('this is no state of the game, or these are no actions')
  }
}

/**
 * The view that a text tells: a line as `formatView` writes it, or anything shorter that a person would type;
 * `view` says who looks. Left, with all that is wrong at once, if it cannot be read or nobody could see it.
 *
 * @example
 * const seen = parseView(warOfTheRing, 'view: shadow; hand fp: 2 c?, 1 s?; hand shadow: Grond; dice fp: C')
 */
export const parseView = <T extends Types>(
  game: Game<T>,
  text: string,
): E.Either<ReadonlyArray<PositionFault>, View<T>> => {
  if (typeof text !== 'string' || text.length > LONGEST) return E.left([fault('', NOT_A_TEXT)])
  try {
    const view = readView(anyGame(game), text)
    return E.isLeft(view) ? view : E.mapLeft(() => [])(game.decodeView(view.right))
  } catch {
    return E.left([fault('', 'the position cannot be read')])
  }
}

/**
 * The line of what a seat or a spectator may know at a question of the turn: a function of the view alone,
 * which reads back as the same view. This is the line to offer to players. Left, with the reason, for a view
 * that a line does not tell exactly.
 *
 * @example
 * const line = formatView(warOfTheRing, warOfTheRing.view(state, 'shadow'))
 */
export const formatView = <T extends Types>(game: Game<T>, view: View<T>): E.Either<Malformed, string> => {
  try {
    const seen = anyGame(game).decodeView(view)
    return E.isLeft(seen) ? seen : orUntold(writeView(anyGame(game), seen.right))
  } catch {
    return untold('this is no view of the game')
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

const REMOVES = /^(?:remove|take|delete)\s+(?!.*\b(?:from|in|at|out of)\b)(.+)$/

/** What is to go is taken from wherever it is told to be. */
const removedFrom = (game: AnyGame, text: string, what: string): ReadonlyArray<Section> => {
  const notation = notationOf(game)
  for (const { typed } of notation?.outline(game, text) ?? []) {
    const faults = noFaults()
    const { sections } = notation?.talk(game, text, `remove ${what} from ${typed}`, faults) ?? {
      sections: [],
    }
    if (sections.length > 0 && faults.found.length === 0) return sections
  }
  return []
}

/** The sections that change; a move from place to place takes first, then puts. */
const talked = (game: AnyGame, text: string, words: string, faults: Faults): ReadonlyArray<Section> => {
  const notation = notationOf(game)
  const move = moveOf(words)
  if (notation === undefined) return []
  const gone = REMOVES.exec(words)?.[1]
  const removed = gone === undefined ? [] : removedFrom(game, text, gone)
  if (removed.length > 0) return removed
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

/** A reader of actions behind a door: whatever it is given, it answers. */
const doorTo =
  (read: typeof readAction) =>
  <T extends Types>(
    game: Game<T>,
    state: State<T>,
    text: string,
    seat?: string,
  ): E.Either<Malformed, BaseAction> => {
    try {
      return isState(state) && state.game === game.name
        ? read(anyGame(game), state, text, seat)
        : untold('this is no state of the game')
    } catch {
      return untold('the action cannot be read')
    }
  }

/**
 * The action that a text means: as records write it, with or without its seat; by its label, whether or not
 * it is asked for now; or by words, ids or printed names, that one choice of the open question alone has.
 * Left, with what may have been meant, if it means none, or not one alone. Whether it is legal is not asked.
 *
 * @example
 * parseAction(warOfTheRing, state, 'free-peoples pass')
 * parseAction(warOfTheRing, state, 'attack Minas Tirith')
 */
export const parseAction = doorTo(readAction)

/**
 * The action that a text is the label of, in any case, without accents, whether or not it is asked for now.
 * The open question goes first, then the seat that is asked. Left, with what may have been meant, if it is no
 * label; if several actions are called so, with those.
 *
 * @example
 * parseLabel(warOfTheRing, state, 'Attack Fords of Isen from Orthanc')
 */
export const parseLabel = doorTo(readLabel)

/** A fault as a sentence: the heading, the problem, and what may have been meant. */
export const faultSentence = (fault: PositionFault): string => {
  try {
    return sentenceOf(fault)
  } catch {
    return 'this is no fault of a position'
  }
}

/** A line in the form for links: unreserved characters only; `parsePosition` reads it, too. */
export const linkOfPosition = (line: string): string => (typeof line === 'string' ? linkOf(line) : '')
