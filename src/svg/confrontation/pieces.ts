/** Pieces: a face with name and strength where the viewer knows it, a back where he does not. */
import { CHARACTERS, character, SIDES, TILE_IDS } from '../../confrontation'
import type { GroupReading, PieceReading, Side, TileId } from '../../confrontation'
import { element, group } from '../draw/element'
import type { Block } from '../draw/flow'
import { DARK_SIDE, LIGHT_SIDE, type Tint } from '../draw/palette'
import { box, pill, ring } from '../draw/shapes'
import { line, wrapped } from '../draw/text'

/** The colours of a side's pieces. */
export const PIECES: Readonly<Record<Side, Tint>> = { fellowship: LIGHT_SIDE, sauron: DARK_SIDE }
/** The sides in words. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = { fellowship: 'Fellowship', sauron: 'Sauron' }

const PER_SIDE = TILE_IDS.length / SIDES.length
const TILE = { width: 57, height: 38 }

const sideOf = (tile: TileId): Side => SIDES[TILE_IDS.indexOf(tile) < PER_SIDE ? 0 : 1]

/** The face of a tile as the viewer knows it: a name, and a strength unless the face is not known. */
interface Face {
  readonly name: string
  readonly strength: number | null
}

/** The names that a tile can have: those of its two faces. */
const eitherName = (tile: TileId): string => {
  const place = TILE_IDS.indexOf(tile)
  const names = [CHARACTERS[place]?.name, CHARACTERS[place + TILE_IDS.length]?.name]
  return [...new Set(names)].join(' or ')
}

/** The face of a piece. */
export const faceOf = (piece: PieceReading): Face => {
  const face = piece.character === null ? undefined : character(piece.character)
  return face === undefined
    ? { name: eitherName(piece.tile), strength: null }
    : { name: face.name, strength: face.strength }
}

const eye = (x: number, y: number, ink: string): string =>
  element('path', {
    d: 'M-6 0Q0 -6 6 0Q0 6 -6 0zM0 -2.5A2.5 2.5 0 1 0 0 2.5A2.5 2.5 0 1 0 0 -2.5z',
    transform: `translate(${x} ${y})`,
    fill: ink,
    'fill-rule': 'evenodd',
  })

/** A piece in words. */
const inWords = ({ tile, revealed, bearsRing }: PieceReading, { name, strength }: Face): string =>
  [
    `${name}, ${SIDE_NAMES[sideOf(tile)]}`,
    ...(strength === null ? [] : [`strength ${strength}`]),
    ...(revealed ? ['revealed'] : []),
    ...(bearsRing ? ['bears the Ring'] : []),
  ].join(', ')

/** A piece face up. */
export const facePiece = (piece: PieceReading): Block => {
  const { tile, revealed, bearsRing: bearer } = piece
  const side = sideOf(tile)
  const tint = PIECES[side]
  const face = faceOf(piece)
  const { name, strength } = face
  const style = {
    size: 10.6,
    bold: true,
    fill: tint.ink,
    max: TILE.width - 7,
  } as const
  const at = (x: number, y: number): string => {
    const lines = wrapped(name, style, 2)
    return group(
      { 'data-piece': tile, 'data-side': side, 'data-revealed': revealed ? 'true' : undefined },
      [
        box({ x, y, ...TILE }, tint, { rx: side === 'sauron' ? 2 : 9, 'stroke-width': 1.5 }),
        ...lines.map((text, row) => line(text, x + 4, y + 11.5 + row * 10.5, style)),
        strength === null
          ? ''
          : line(String(strength), x + TILE.width - 5, y + TILE.height - 4.5, {
              size: 13,
              bold: true,
              fill: tint.ink,
              anchor: 'end',
            }),
        revealed ? eye(x + (bearer ? 25 : 11), y + TILE.height - 8, tint.ink) : '',
        bearer ? ring(x + 10, y + TILE.height - 8, 4.5) : '',
      ],
      inWords(piece, face),
    )
  }
  return { ...TILE, at }
}

/** A piece whose face the viewer does not see. */
export const backPiece = (side: Side): Block => {
  const tint = PIECES[side]
  const at = (x: number, y: number): string => {
    const inner = { x: x + 3.5, y: y + 3.5, width: TILE.width - 7, height: TILE.height - 7 }
    return group(
      { 'data-hidden-piece': side },
      [
        box({ x, y, ...TILE }, tint, { rx: side === 'sauron' ? 2 : 9, 'stroke-width': 1.5 }),
        element('rect', { ...inner, rx: 3, fill: 'none', stroke: tint.ink, 'stroke-dasharray': '3 2' }),
        line('hidden', x + TILE.width / 2, y + TILE.height / 2 + 3.5, {
          size: 10.6,
          fill: tint.ink,
          anchor: 'middle',
        }),
      ],
      `a hidden piece, ${SIDE_NAMES[side]}`,
    )
  }
  return { ...TILE, at }
}

/** All pieces of a group, face up or as backs. */
export const piecesOf = ({ pieces, hidden }: GroupReading, side: Side): ReadonlyArray<Block> => [
  ...pieces.map(facePiece),
  ...Array.from({ length: hidden }, () => backPiece(side)),
]

const PILL = 11

const pillOf = (piece: PieceReading, side: Side): Block => {
  const { tile, revealed, bearsRing } = piece
  const face = faceOf(piece)
  const words = [
    face.strength === null ? face.name : `${face.name} ${face.strength}`,
    ...(bearsRing ? ['the Ring'] : []),
    ...(revealed ? ['revealed'] : []),
  ]
  return pill(words.join(', '), {
    tint: PIECES[side],
    size: PILL,
    round: side === 'sauron' ? 2 : 7,
    isTall: true,
    data: { 'data-piece': tile, 'data-side': side, 'data-revealed': revealed ? 'true' : undefined },
    tip: inWords(piece, face),
  })
}

/** The same in words, where room is scarce. */
export const pillsOf = ({ pieces, hidden }: GroupReading, side: Side): ReadonlyArray<Block> => [
  ...pieces.map((piece) => pillOf(piece, side)),
  ...(hidden === 0
    ? []
    : [
        pill(`${hidden} hidden`, {
          tint: PIECES[side],
          size: PILL,
          dashed: true,
          data: { 'data-hidden-piece': side, 'data-count': hidden },
        }),
      ]),
]
