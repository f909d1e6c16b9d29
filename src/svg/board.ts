/** The picture of a view, whichever game it is of. */
import * as E from 'fp-ts/lib/Either.js'
import type { Malformed, View } from '../kernel'
import { confrontation, REGION_IDS as CONFRONTATION_REGIONS, type Confrontation } from '../confrontation'
import { REGION_IDS as WAR_REGIONS, type War } from '../war-of-the-ring'
import { confrontationBoard } from './confrontation/board'
import { malformed, readOptions, type BoardOptions } from './options'
import { warBoard } from './war/board'
import { sceneOf } from './war/scene'

/** A view of a game that can be drawn. */
export type BoardView = View<War> | View<Confrontation>

/** A state has no viewer, and is not drawn: a picture shows what somebody may see. */
const isOf = <V extends BoardView>(view: BoardView, game: string): view is V =>
  view.game === game && 'viewer' in view

const draw = (view: BoardView, options: BoardOptions): E.Either<Malformed, string> => {
  if (typeof view !== 'object' || view === null) return E.left(malformed('', 'a view is an object'))
  if (isOf<View<War>>(view, 'war-of-the-ring')) {
    const scene = sceneOf(view)
    const drawing = readOptions(options, WAR_REGIONS)
    if (E.isLeft(scene)) return scene
    return E.isLeft(drawing) ? drawing : E.right(warBoard(scene.right, drawing.right))
  }
  if (isOf<View<Confrontation>>(view, 'confrontation')) {
    const table = confrontation.read(view)
    const drawing = readOptions(options, CONFRONTATION_REGIONS)
    if (E.isLeft(table)) return table
    return E.isLeft(drawing) ? drawing : E.right(confrontationBoard(table.right, drawing.right))
  }
  return E.left(malformed('game', 'there is no picture of this game'))
}

/**
 * The table as a viewer may see it, as an SVG of our own drawing. It shows what the view tells and nothing
 * else, so it can be handed to that viewer; the same view gives the same text. A value that is no view of a
 * finished game, or options that are none, are a `Left` that says where.
 *
 * Regions bear `data-region`, figures `data-piece`, cards `data-card`, dice `data-die`: a front end can hang
 * its clicks on them.
 *
 * @example
 * import { isRight } from 'fp-ts/lib/Either.js'
 * import { warOfTheRing } from 'middle-earth-rules/war-of-the-ring'
 * import { boardSvg } from 'middle-earth-rules/svg'
 *
 * const started = warOfTheRing.newGame({ seed: 'first' })
 * if (isRight(started)) {
 *   const picture = boardSvg(warOfTheRing.view(started.right, 'shadow'), { highlight: ['minas-tirith'] })
 *   if (isRight(picture)) console.log(picture.right)
 * }
 */
export const boardSvg = (view: BoardView, options: BoardOptions = {}): E.Either<Malformed, string> => {
  try {
    return draw(view, options)
  } catch {
    return E.left(malformed('', 'it cannot be read'))
  }
}
