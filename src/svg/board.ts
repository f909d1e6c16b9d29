/** The picture of a view, whichever game it is of. */
import * as E from 'fp-ts/lib/Either.js'
import type { Malformed, View } from '../kernel'
import { PICTURES } from './games'
import { malformed, type BoardOptions } from './options'
import type { PartEntry, Picture, Pictures } from './pictures'
import { guarded } from '../ui/keys'
import { keysUp, upFrom, type Target } from './targets'

const NONE = E.left(malformed('game', 'there is no picture of this game'))

/** The pictures of the game of a view, or what is wrong with it. */
const ofView = (view: View): E.Either<Malformed, Pictures> => {
  if (typeof view !== 'object' || view === null) return E.left(malformed('', 'a view is an object'))
  try {
    const pictures = PICTURES.get(view.game)
    return pictures === undefined ? NONE : E.right(pictures)
  } catch {
    return E.left(malformed('', 'it cannot be read'))
  }
}

/**
 * The table as a viewer may see it, as an SVG of our own drawing. It shows what the view tells and nothing
 * else, so it can be handed to that viewer; the same view gives the same text. A value that is no view of a
 * finished game, or options that are none, are a `Left` that says where.
 *
 * Regions bear `data-region`, figures `data-piece`, cards `data-card`, dice `data-die`: a front end can hang
 * its clicks on them (`keysAt`).
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
export const boardSvg = (view: View, options: BoardOptions = {}): E.Either<Malformed, string> =>
  E.Functor.map(picture(view, options), ({ svg }) => svg)

/**
 * The same with its size and with what was to be marked and is nowhere in it; with `part`, one part of the
 * picture alone: the map, what a seat has in hand, the dice, a track.
 *
 * @example
 * const hunt = picture(view, { part: 'hunt', width: 360, theme: { scale: 1.2 } })
 * if (isRight(hunt)) document.body.innerHTML = hunt.right.svg
 */
export const picture = (view: View, options: BoardOptions = {}): E.Either<Malformed, Picture> => {
  const pictures = ofView(view)
  return E.isLeft(pictures) ? pictures : pictures.right.picture(view, options)
}

/** The parts of the picture of a view, each of which can be drawn alone. */
export const partsOf = (
  view: View,
  options: BoardOptions = {},
): E.Either<Malformed, ReadonlyArray<PartEntry>> => {
  const pictures = ofView(view)
  return E.isLeft(pictures) ? pictures : pictures.right.partsOf(view, options)
}

/** The name of the game in whose picture an element stands. */
const gameAt = (element: Target): string =>
  guarded('', () => {
    const [name] = upFrom(element).flatMap((at) => at.getAttribute('data-game') ?? [])
    return name ?? ''
  })

/**
 * What of a picture is at an element of it, as keys: what the element itself is, then what it stands in. For
 * whatever a person has clicked on.
 *
 * @example
 * board.addEventListener('click', (event) => console.log(keysAt(event.target)))
 * // => ['piece:strider', 'region:bree']
 */
export const keysAt = (element: Target): ReadonlyArray<string> => {
  const pictures = PICTURES.get(gameAt(element))
  return pictures === undefined ? keysUp(element) : pictures.keysAt(element)
}
