/** What a caller may ask of a picture, and the same with everything filled in and checked. */
import * as E from 'fp-ts/lib/Either.js'
import type { Malformed } from '../kernel'
import type { WarGame } from '../war-of-the-ring'

/** What a caller may ask of a picture. */
export interface BoardOptions {
  /** The width in pixels, 1600 by default; the picture scales. */
  readonly width?: number
  /** A title instead of the game's name. */
  readonly title?: string
  /** Ids of regions to mark, for example those of the legal choices. */
  readonly highlight?: ReadonlyArray<string>
  /** The game with the house rules under which the view was played; the game without any by default. */
  readonly game?: WarGame
}

/** Options as pictures use them. */
export interface Drawing {
  readonly width: number
  readonly title: string | undefined
  readonly highlight: ReadonlySet<string>
}

/** What is wrong and where. */
export const malformed = (path: string, problem: string): Malformed => ({
  _tag: 'Malformed',
  path,
  problem,
})

const WIDTH = 1600
const WIDEST = 100_000

/** The options, or what is wrong with them; `regions` are the ids of the game. */
export const readOptions = (
  options: BoardOptions,
  regions: ReadonlyArray<string>,
): E.Either<Malformed, Drawing> => {
  if (typeof options !== 'object' || options === null)
    return E.left(malformed('options', 'they are an object'))
  const { width = WIDTH, title, highlight = [] } = options
  if (typeof width !== 'number' || !(width >= 1 && width <= WIDEST))
    return E.left(malformed('options.width', `a width is a number from 1 to ${WIDEST}`))
  if (title !== undefined && typeof title !== 'string')
    return E.left(malformed('options.title', 'a title is a text'))
  if (!Array.isArray(highlight)) return E.left(malformed('options.highlight', 'it is a list of regions'))
  const wrong = highlight.findIndex((id) => !regions.includes(id))
  return wrong < 0
    ? E.right({ width, title, highlight: new Set<string>(highlight) })
    : E.left(malformed(`options.highlight.${wrong}`, 'there is no such region'))
}
