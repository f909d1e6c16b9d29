/** The picture of a view, whichever game it is of. */
import * as E from 'fp-ts/lib/Either.js'
import type { Malformed, View } from '../kernel'
import { PICTURES } from './games'
import { malformed, type BoardOptions } from './options'

const draw = (view: View, options: BoardOptions): E.Either<Malformed, string> => {
  if (typeof view !== 'object' || view === null) return E.left(malformed('', 'a view is an object'))
  const picture = PICTURES.get(view.game)
  return picture === undefined
    ? E.left(malformed('game', 'there is no picture of this game'))
    : picture(view, options)
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
export const boardSvg = (view: View, options: BoardOptions = {}): E.Either<Malformed, string> => {
  try {
    return draw(view, options)
  } catch {
    return E.left(malformed('', 'it cannot be read'))
  }
}
