/** The pictures of one game: the whole, its parts, and what a click on them means. */
import * as E from 'fp-ts/lib/Either.js'
import type { Game, Malformed, Types, View } from '../kernel'
import { marked } from './draw/marks'
import { PAGE_WIDTH, partPage, SCREEN } from './draw/page'
import { painted } from './draw/palette'
import type { Part } from './draw/part'
import { malformed, readOptions, type Asked, type BoardOptions, type Drawing, type Layout } from './options'
import { keysOfAttributes, keysUp, type Faces, type Target } from './targets'

/** A picture and what is to be known of it. */
export interface Picture {
  readonly svg: string
  /** The size in pixels. */
  readonly width: number
  readonly height: number
  /** Ids that were to be marked and stand nowhere in the picture: misspelt, or not in sight. */
  readonly missing: ReadonlyArray<string>
}

/** A part that can be drawn. */
export interface PartEntry {
  readonly id: string
  readonly title: string
  /** The seats whose it is: partners share their dice. None, if it belongs to nobody. */
  readonly seats: ReadonlyArray<string>
}

/** What can be drawn of a game, and asked of what is drawn. */
export interface Pictures {
  /** The whole table as SVG. */
  readonly boardSvg: (view: View, options?: BoardOptions) => E.Either<Malformed, string>
  /** The whole or a part, with its size and what could not be marked. */
  readonly picture: (view: View, options?: BoardOptions) => E.Either<Malformed, Picture>
  /** The parts that can be drawn. */
  readonly partsOf: (view: View, options?: BoardOptions) => E.Either<Malformed, ReadonlyArray<PartEntry>>
  /** What an element of the picture stands for, as keys. */
  readonly keysAt: (element: Target) => ReadonlyArray<string>
}

/** What a picture is drawn from, read from a view; and how it is drawn. */
export interface Painter<T extends Types, S> {
  readonly game: Pick<Game<T>, 'name'>
  readonly read: (view: View<T>, options: BoardOptions) => E.Either<Malformed, S>
  readonly board: (seen: S, drawing: Drawing) => string
  /** The whole in the shape of a screen, where there is such a picture. */
  readonly screen?: (seen: S, drawing: Drawing) => string
  readonly parts: (seen: S, highlight: ReadonlySet<string>, layout: Layout) => ReadonlyArray<Part>
  /** Names by which actions call a figure, where the picture calls it otherwise. */
  readonly faces?: Faces
  /** The seats of an owner of parts, where he is not a seat himself. */
  readonly seats?: (seen: S, owner: string) => ReadonlyArray<string>
}

const sizeOf = (svg: string): Pick<Picture, 'width' | 'height'> => {
  const [, width, height] = /^<svg[^>]*? width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

const drawPart = (part: Part, game: string, { width, title, scale, tap }: Asked): string => {
  const pixels = width ?? part.width
  const units = part.isSet ? pixels / scale : part.width
  return partPage(part, { game, title, units, width: pixels, tap: tap / scale })
}

const finished = (svg: string, { marks, paint }: Asked, faces?: Faces): Picture => {
  const { svg: whole, missing } = marked(svg, marks, (attribute) => keysOfAttributes(attribute, faces))
  return { svg: painted(whole, paint), ...sizeOf(whole), missing }
}

/** A state has no viewer, and is not drawn: a picture shows what somebody may see. */
const isOf = <T extends Types>(view: View, name: string): view is View<T> =>
  view.game === name && 'viewer' in view

/** Reads what is to be drawn, whatever it is given, and draws. */
const reading =
  <T extends Types, S, R>(
    { game, read }: Painter<T, S>,
    draw: (seen: S, asked: Asked) => E.Either<Malformed, R>,
  ) =>
  (view: View, options: BoardOptions = {}): E.Either<Malformed, R> => {
    try {
      if (typeof view !== 'object' || view === null) return E.left(malformed('', 'a view is an object'))
      if (!isOf<T>(view, game.name))
        return view.game === game.name
          ? E.left(malformed('viewer', 'a picture shows what somebody may see'))
          : E.left(malformed('game', 'there is no picture of this game'))
      const seen = read(view, options)
      if (E.isLeft(seen)) return seen
      const asked = readOptions(options)
      return E.isLeft(asked) ? asked : draw(seen.right, asked.right)
    } catch {
      return E.left(malformed('', 'it cannot be read'))
    }
  }

/** The pictures of a game. */
export const picturesOf = <T extends Types, S>(painter: Painter<T, S>): Pictures => {
  const { game, board, screen, parts, faces, seats = (_, owner) => [owner] } = painter
  const picture = reading(painter, (seen, asked): E.Either<Malformed, Picture> => {
    const { part, highlight, title, layout } = asked
    if (part === undefined) {
      const width = asked.width ?? (layout === 'screen' ? SCREEN.width : PAGE_WIDTH)
      const draw = layout === 'screen' ? screen : board
      if (draw === undefined)
        return E.left(malformed('options.layout', 'there is no picture of this game for one screen'))
      return E.right(finished(draw(seen, { width, title, highlight }), asked, faces))
    }
    const all = parts(seen, highlight, layout)
    const found = all.find(({ id }) => id === part)
    return found === undefined
      ? E.left(
          malformed(
            'options.part',
            `there is no part "${part}"; there are ${all.map(({ id }) => id).join(', ')}`,
          ),
        )
      : E.right(finished(drawPart(found, game.name, asked), asked, faces))
  })
  return {
    picture,
    boardSvg: (view, options) => E.Functor.map(picture(view, options), ({ svg }) => svg),
    partsOf: reading(painter, (seen, { highlight, layout }) =>
      E.right(
        parts(seen, highlight, layout).map(({ id, title }) => {
          const [, owner] = id.split('/')
          return { id, title, seats: owner === undefined ? [] : seats(seen, owner) }
        }),
      ),
    ),
    keysAt: (element) => keysUp(element, faces),
  }
}
