/**
 * Figures: a chip for each Nation in an Army with its units and Leaders, a pill for each character, one for
 * the Nazgûl in a place and one for the Ring-bearers.
 */
import {
  NATIONS,
  type CharacterId,
  type Nation,
  type Pieces,
  type PieceEntry,
} from '../../war-of-the-ring/viewer'
import { element, group } from '../draw/element'
import type { Block } from '../draw/flow'
import { DARK_SIDE } from '../draw/palette'
import { box, pill } from '../draw/shapes'
import { line, widthOf } from '../draw/text'
import { CORNERS, lettersOf, nameOfNation, PIECES, shortName, sideOfNation } from './look'
import type { Scene } from './scene'

const SIZE = 10
const HEIGHT = 13.5
type Kind = Exclude<PieceEntry['sort'], 'nazgul' | 'character'>

/** A piece with a sign of its own: a triangle for Dunlendings. */
const OWN_SIGNS: Readonly<Record<string, ReadonlyArray<number>>> = {
  dunlending: [0, -4.2, 4.2, 3.4, -4.2, 3.4],
}

const polygon = (points: ReadonlyArray<number>, x: number, y: number, fill: string): string => {
  const path = points.map((value, ix) => value + (ix % 2 === 0 ? x : y))
  return element('polygon', { points: path.map((value) => value.toFixed(1)).join(' '), fill })
}

/** The sign of a kind of figure: a square for regulars, a diamond for elites, a star for Leaders. */
export const sign = (kind: Kind, x: number, y: number, fill: string): string => {
  if (kind === 'regular') return element('rect', { x: x - 3, y: y - 3, width: 6, height: 6, fill })
  const points =
    kind === 'elite'
      ? [0, -4.4, 4.4, 0, 0, 4.4, -4.4, 0]
      : [0, -4.6, 1.3, -1.5, 4.5, -1.4, 2, 0.7, 2.8, 4, 0, 2.1, -2.8, 4, -2, 0.7, -4.5, -1.4, -1.3, -1.5]
  return polygon(points, x, y, fill)
}

const signOf = ({ kind, piece }: Part, x: number, y: number, fill: string): string => {
  const own = OWN_SIGNS[piece]
  return own === undefined ? sign(kind, x, y, fill) : polygon(own, x, y, fill)
}

interface Part {
  readonly kind: Kind
  readonly piece: string
  readonly count: number
  readonly width: number
  /** What it is called beside its Nation. */
  readonly word: string
}

const isFigure = (kind: PieceEntry['sort']): kind is Kind => kind !== 'nazgul' && kind !== 'character'

/** Room for a sign beside its number: usually, and where figures stand close together. */
const ROOM = { usual: 13, narrow: 11 } as const

const partsOf = (
  { tables }: Scene,
  nation: Nation,
  figures: Pieces,
  room: number = ROOM.usual,
): ReadonlyArray<Part> =>
  tables.pieces.flatMap(({ id: piece, name, nation: own, sort: kind }) => {
    const count = figures[piece] ?? 0
    if (own !== nation || count === 0 || !isFigure(kind)) return []
    const width = widthOf(String(count), { size: SIZE, bold: true }) + room
    return [{ kind, piece, count, width, word: piece === `${nation}-${kind}` ? kind : name }]
  })

const inWords = (nation: Nation, parts: ReadonlyArray<Part>): string =>
  `${nameOfNation(nation)}: ${parts.map(({ word, count }) => `${count} ${word}`).join(', ')}`

/** The figures of one Nation in one place; empty without any. */
const chip = (scene: Scene, nation: Nation, figures: Pieces, isNarrow: boolean): ReadonlyArray<Block> => {
  const parts = partsOf(scene, nation, figures, isNarrow ? ROOM.narrow : ROOM.usual)
  if (parts.length === 0) return []
  const side = sideOfNation(nation)
  const tint = PIECES[side]
  const letters = lettersOf(nation, isNarrow)
  const code = widthOf(letters, { size: SIZE }) + (isNarrow ? 2 : 5)
  const width = parts.reduce((sum, part) => sum + part.width, code + 2)
  const at = (x: number, y: number): string => {
    let left = x + code
    const drawn = parts.map((each) => {
      const { piece, count, width: wide } = each
      const number = line(String(count), left + 10, y + 10.3, { size: SIZE, bold: true, fill: tint.ink })
      const part = group({ 'data-piece': piece, 'data-count': count }, [
        signOf(each, left + 5, y + HEIGHT / 2, tint.ink),
        number,
      ])
      left += wide
      return part
    })
    const name = line(letters, x + (isNarrow ? 2 : 3), y + 10.3, { size: SIZE, fill: tint.ink })
    const frame = box({ x, y, width, height: HEIGHT }, tint, { rx: CORNERS[side] })
    return group({ 'data-nation': nation }, [frame, name, ...drawn], inWords(nation, parts))
  }
  return [{ width, height: HEIGHT, at }]
}

/** The figures of an Army or of a stock, a chip for each Nation. */
export const chips = (scene: Scene, figures: Pieces, isNarrow = false): ReadonlyArray<Block> =>
  NATIONS.flatMap((nation) => chip(scene, nation, figures, isNarrow))

/** The same figures in words. */
export const figuresInWords = (scene: Scene, figures: Pieces): string =>
  NATIONS.flatMap((nation) => {
    const parts = partsOf(scene, nation, figures)
    return parts.length === 0 ? [] : [inWords(nation, parts)]
  }).join('; ')

/** A character's figure. */
export const characterPill = ({ tables }: Scene, id: CharacterId, note = ''): Block => {
  const { side = 'free-peoples', name = id } = tables.characters.find((one) => one.id === id) ?? {}
  return pill(`${shortName(id, name)}${note}`, {
    tint: PIECES[side],
    round: CORNERS[side],
    data: { 'data-piece': id, 'data-count': 1 },
    tip: `${name}${note}`,
  })
}

/** The Nazgûl in a place; empty without any. */
export const nazgulPill = (count: number): ReadonlyArray<Block> =>
  count === 0
    ? []
    : [
        pill(`Nazgûl ${count}`, {
          tint: DARK_SIDE,
          round: 1,
          data: { 'data-piece': 'nazgul', 'data-count': count },
          tip: `${count} Nazgûl`,
        }),
      ]
