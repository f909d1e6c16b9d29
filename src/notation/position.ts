/**
 * Lines of positions as a whole: the tag, what every game tells in the same way, and the game's own sections.
 * Every line that is written has been read back first.
 */
import * as E from 'fp-ts/lib/Either.js'
import { objectOf, type AnyGame, type SavedState, type State, type Types } from '../kernel/index'
import { chanceSections, withTold } from './chance'
import { fault, noFaults, type PositionFault } from './faults'
import { lineOf, tagOf, type Section, type Told } from './frame'
import { notationOf } from './games'
import { same } from './json'
import { NOT_TOLD, type GameNotation } from './notation'
import { plain } from './text'
import { replayed } from './then'

/** A text whose tag is that of the game. */
export interface Opened {
  readonly notation: GameNotation
  /** The text without its tag. */
  readonly rest: string
  /** A section that every game has, if it is told. */
  readonly told: (key: string) => Told | undefined
}

const wrongTag = (
  { tag, version }: GameNotation,
  told: { readonly game: string; readonly version: number } | undefined,
): PositionFault | undefined => {
  if (told !== undefined && told.game !== tag)
    return fault(`${told.game}-${told.version}`, `is another game; this reads ${tag}-${version}`)
  return told !== undefined && told.version !== version
    ? fault('', `version ${told.version} is not known here; this reads ${tag}-${version}`)
    : undefined
}

/** Looks at the tag of a text, and finds the sections that every game has. */
export const opened = (game: AnyGame, text: string): E.Either<ReadonlyArray<PositionFault>, Opened> => {
  const notation = notationOf(game)
  if (notation === undefined) return E.left([fault('', `positions of ${game.title} have no notation`)])
  const { tag, rest } = tagOf(plain(text))
  const wrong = wrongTag(notation, tag)
  if (wrong !== undefined) return E.left([wrong])
  if (rest.trim() === '')
    return E.left([fault('', 'says nothing; "turn: 1" is the set-up, with dice to roll')])
  const sections = notation.outline(game, rest)
  return E.right({ notation, rest, told: (key) => sections.find((one) => one.key === key) })
}

/** The state that a text tells. */
export const readPosition = (
  game: AnyGame,
  text: string,
): E.Either<ReadonlyArray<PositionFault>, State<Types>> => {
  const open = opened(game, text)
  if (E.isLeft(open)) return open
  const { notation, rest, told } = open.right
  const faults = noFaults()
  const view = told('view')
  if (view !== undefined) faults.add(view.typed, 'a view is no state, and is not read here')
  const placed = notation.read(game, rest, faults)
  if (E.isLeft(placed)) return placed
  const chanced = withTold(game, placed.right, { seed: told('seed'), draws: told('draws') })
  const state = E.isLeft(chanced) ? chanced : replayed(game, chanced.right, told('then'), told('seed'))
  return E.mapLeft((one: PositionFault) => [one])(state)
}

/** What a line tells beside the position itself. */
export interface LineOptions {
  /** Whether seed and draws are told, too: then even the hash of the state is the same. */
  readonly chance?: boolean
}

/** What a state is beside its seed and the draws made: what a line tells. */
const told = ({ config, stack, table, outcome }: SavedState) => {
  const { seed: _, ...rules } = objectOf(config)
  return { rules, stack, table, outcome }
}

/** Whether a line tells a saved state. */
const tells = (game: AnyGame, line: string, saved: SavedState, { chance }: LineOptions): boolean => {
  const back = readPosition(game, line)
  if (E.isLeft(back)) return false
  const again = game.encode(back.right)
  return chance === true ? same(again, saved) : same(told(again), told(saved))
}

const NOT_EXACTLY = 'a line does not tell this state exactly'

const lineWith = (
  notation: GameNotation,
  sections: ReadonlyArray<Section>,
  saved: SavedState,
  { chance }: LineOptions,
): E.Either<string, string> => {
  const drawn = chance === true ? chanceSections(saved) : []
  return drawn === undefined
    ? E.left('this seed is no text that a line could tell')
    : E.right(lineOf(`${notation.tag}-${notation.version}`, [...sections, ...drawn]))
}

/** The line of a saved state at a question of the turn; why not, if it has none. */
export const writePosition = (
  game: AnyGame,
  saved: SavedState,
  options: LineOptions,
): E.Either<string, string> => {
  const notation = notationOf(game)
  if (notation === undefined) return E.left(`positions of ${game.title} have no notation`)
  if (saved.outcome !== null) return E.left('the game is over: that is told by its record')
  const sections = notation.write(game, saved)
  if (E.isLeft(sections)) return sections
  const line = lineWith(notation, sections.right, saved, options)
  if (E.isLeft(line)) return line
  if (tells(game, line.right, saved, options)) return line
  return E.left(isUnderWay(sections.right) ? NOT_TOLD : NOT_EXACTLY)
}

/** Whether sections tell something in the middle of an action. */
export const isUnderWay = (sections: ReadonlyArray<Section>): boolean =>
  sections.some(({ key }) => key === 'under way')

/** A line with the answers since; why not, if reading it does not lead to the saved state. */
export const lineThen = (
  game: AnyGame,
  line: string,
  { items, saved }: { readonly items: ReadonlyArray<string>; readonly saved: SavedState },
  options: LineOptions,
): E.Either<string, string> => {
  const whole = items.length === 0 ? line : `${line}; then: ${items.join(', ')}`
  return tells(game, whole, saved, options) ? E.right(whole) : E.left(NOT_EXACTLY)
}
