/** Pieces: a face with name and strength where the viewer knows it, a back where he does not. */
import { CHARACTERS, SIDES, TILE_IDS, type RegionId, type Side, type TileId } from '../../confrontation'
import { at } from '../../kernel'
import { element, group } from '../draw/element'
import type { Block } from '../draw/flow'
import { DARK_SIDE, LIGHT_SIDE, type Tint } from '../draw/palette'
import { box, ring } from '../draw/shapes'
import { line, wrapped } from '../draw/text'
import { settledOf } from './battle'
import type { SeenStack, SeenTable } from './seen'

/** The colours of a side's pieces. */
export const PIECES: Readonly<Record<Side, Tint>> = { fellowship: LIGHT_SIDE, sauron: DARK_SIDE }
/** The sides in words. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = { fellowship: 'Fellowship', sauron: 'Sauron' }

const PER_SIDE = TILE_IDS.length / SIDES.length
const TILE = { width: 57, height: 38 }

/** The side of a tile. */
export const sideOf = (tile: TileId): Side => SIDES[TILE_IDS.indexOf(tile) < PER_SIDE ? 0 : 1]
/** The tiles of a side. */
export const tilesOf = (side: Side): ReadonlyArray<TileId> => TILE_IDS.filter((tile) => sideOf(tile) === side)
/** Whether the viewer may not look behind the pieces of a side. */
export const isHiddenSide = ({ hiddenPieces }: SeenTable, side: Side): boolean =>
  hiddenPieces[side === 'fellowship' ? '0' : '1'] !== undefined

/** The face of a tile as the viewer knows it: a name, and a strength unless the face is not known. */
interface Face {
  readonly name: string
  readonly strength: number | null
}

/** The face of a tile. */
export const faceOf = (table: SeenTable, stack: SeenStack, tile: TileId): Face => {
  const ix = TILE_IDS.indexOf(tile)
  const side = sideOf(tile)
  const settled = settledOf(stack)
  const open = settled !== undefined && ix % PER_SIDE >= settled[side === 'fellowship' ? 0 : 1]
  const ringFace = at(CHARACTERS, ix)
  const starFace = at(CHARACTERS, ix + TILE_IDS.length)
  const known = !isHiddenSide(table, side) || table.facesKnown.includes(tile)
  if (open || !known) {
    const names = [...new Set([ringFace.name, starFace.name])]
    return { name: names.join(' or '), strength: null }
  }
  const { name, strength } = table.variant.includes(tile) ? starFace : ringFace
  return { name, strength }
}

const eye = (x: number, y: number, ink: string): string =>
  element('path', {
    d: 'M-6 0Q0 -6 6 0Q0 6 -6 0zM0 -2.5A2.5 2.5 0 1 0 0 2.5A2.5 2.5 0 1 0 0 -2.5z',
    transform: `translate(${x} ${y})`,
    fill: ink,
    'fill-rule': 'evenodd',
  })

/** A piece in words. */
const inWords = (table: SeenTable, tile: TileId, { name, strength }: Face): string =>
  [
    `${name}, ${SIDE_NAMES[sideOf(tile)]}`,
    ...(strength === null ? [] : [`strength ${strength}`]),
    ...(table.revealed.includes(tile) ? ['revealed'] : []),
    ...(table.ringbearer === tile ? ['bears the Ring'] : []),
  ].join(', ')

/** A piece face up. */
export const facePiece = (table: SeenTable, stack: SeenStack, tile: TileId): Block => {
  const side = sideOf(tile)
  const tint = PIECES[side]
  const face = faceOf(table, stack, tile)
  const { name, strength } = face
  const revealed = table.revealed.includes(tile)
  const bearer = table.ringbearer === tile
  const style = {
    size: 10,
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
      inWords(table, tile, face),
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
          size: 10,
          fill: tint.ink,
          anchor: 'middle',
        }),
      ],
      `a hidden piece, ${SIDE_NAMES[side]}`,
    )
  }
  return { ...TILE, at }
}

/** How many pieces of a side stand hidden in a region. */
export const hiddenIn = ({ hiddenPieces }: SeenTable, side: Side, region: RegionId): number =>
  hiddenPieces[side === 'fellowship' ? '0' : '1']?.[region] ?? 0

/** All pieces of a side in a region. */
export const piecesIn = (
  table: SeenTable,
  stack: SeenStack,
  side: Side,
  region: RegionId,
): ReadonlyArray<Block> => [
  ...tilesOf(side)
    .filter((tile) => table.at[tile] === region)
    .map((tile) => facePiece(table, stack, tile)),
  ...Array.from({ length: hiddenIn(table, side, region) }, () => backPiece(side)),
]
