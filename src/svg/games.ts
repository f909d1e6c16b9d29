/**
 * The games that can be drawn: for each its picture, under its name. A new game is one line.
 */
import * as E from 'fp-ts/lib/Either.js'
import { battles } from '../battles'
import { cardGame } from '../card-game'
import { confrontation } from '../confrontation'
import type { Game, Malformed, Types, View } from '../kernel'
import { warOfTheRing } from '../war-of-the-ring'
import { battlesBoard } from './battles/board'
import { cardGameBoard } from './cardGame/board'
import { confrontationBoard } from './confrontation/board'
import { malformed, readOptions, type BoardOptions, type Drawing } from './options'
import { warBoard } from './war/board'
import { sceneOf } from './war/scene'

/** Draws a view that is JSON from anywhere, or says what is wrong with it. */
export type Picture = (view: View, options: BoardOptions) => E.Either<Malformed, string>

/** What a picture is drawn from, read from a view; and how it is drawn. */
interface Painter<T extends Types, S> {
  readonly read: (view: View<T>, options: BoardOptions) => E.Either<Malformed, S>
  readonly board: (seen: S, drawing: Drawing) => string
  /** The regions that can be marked, where they are not those of every config. */
  readonly regions?: (seen: S) => ReadonlyArray<string>
}

/** A state has no viewer, and is not drawn: a picture shows what somebody may see. */
const isOf = <T extends Types>(view: View, { name }: Game<T>): view is View<T> =>
  view.game === name && 'viewer' in view

const pictureOf = <T extends Types, S>(
  game: Game<T>,
  { read, board, regions }: Painter<T, S>,
): readonly [string, Picture] => [
  game.name,
  (view, options) => {
    if (!isOf(view, game)) return E.left(malformed('viewer', 'a picture shows what somebody may see'))
    const seen = read(view, options)
    if (E.isLeft(seen)) return seen
    const drawing = readOptions(options, regions?.(seen.right) ?? game.ids.regions)
    return E.isLeft(drawing) ? drawing : E.right(board(seen.right, drawing.right))
  },
]

/** The pictures by the name of their game. */
export const PICTURES: ReadonlyMap<string, Picture> = new Map([
  pictureOf(battles, {
    read: (view) => battles.read(view),
    board: battlesBoard,
    regions: ({ config }) => battles.wordsOf(config).ids.regions,
  }),
  pictureOf(cardGame, { read: (view) => cardGame.read(view), board: cardGameBoard }),
  pictureOf(confrontation, { read: (view) => confrontation.read(view), board: confrontationBoard }),
  pictureOf(warOfTheRing, { read: (view, options) => sceneOf(view, options?.game), board: warBoard }),
])
