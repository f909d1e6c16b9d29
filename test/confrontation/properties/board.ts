/**
 * The table read by names, for invariants that are written from the rulebook and not from the code: where
 * each tile is, which tiles a set holds, what the frames on the stack are about. It reads the bits by itself:
 * invariants look at every state of long games, and the game's reader takes some ten times as long.
 */
import type { State } from '../../../src/confrontation'
import { COMBAT_CARD_IDS, REGION_IDS, SPECIAL_CARD_IDS, TILE_IDS } from '../../../src/confrontation/model/ids'

export const SIDES = ['fellowship', 'sauron'] as const
export type Side = (typeof SIDES)[number]

/** The members of a set of bits, by name. */
const members = (names: ReadonlyArray<string>, bits: number): ReadonlyArray<string> =>
  names.filter((_, place) => (bits >> place) & 1)

export const tilesIn = (bits: number): ReadonlyArray<string> => members(TILE_IDS, bits)
export const cardsIn = (bits: number): ReadonlyArray<string> => members(COMBAT_CARD_IDS, bits)
export const specialsIn = (bits: number): ReadonlyArray<string> => members(SPECIAL_CARD_IDS, bits)

/** Nine tiles and nine cards of each side. */
export const TILES: Readonly<Record<Side, ReadonlyArray<string>>> = {
  fellowship: TILE_IDS.slice(0, 9),
  sauron: TILE_IDS.slice(9),
}
export const sideOfTile = (tile: string): Side => (TILES.fellowship.includes(tile) ? 'fellowship' : 'sauron')

const NAMES = new Map<number, string>([
  [-1, 'defeated'],
  [-2, 'unplaced'],
])
const maps = new WeakMap<State['table'], ReadonlyMap<string, string>>()

/** Where each tile is: in a region, `defeated`, or `unplaced`. */
const mapOf = ({ table }: State): ReadonlyMap<string, string> => {
  const known = maps.get(table)
  if (known !== undefined) return known
  const map = new Map(
    TILE_IDS.map((tile, place) => {
      const at: number = table.at[place] ?? -3
      return [tile, REGION_IDS[at] ?? NAMES.get(at) ?? `region ${at}`]
    }),
  )
  maps.set(table, map)
  return map
}

/** The region of a tile, or `defeated`, or `unplaced`. */
export const placeOfTile = (state: State, tile: string): string => mapOf(state).get(tile) ?? 'no such tile'

/** The tiles of a side in a region. */
export const tilesAt = (state: State, side: Side, region: string): ReadonlyArray<string> => {
  const map = mapOf(state)
  return TILES[side].filter((tile) => map.get(tile) === region)
}

/** The tiles of a side on the board. */
export const onBoard = (state: State, side: Side): ReadonlyArray<string> =>
  TILES[side].filter((tile) => !['defeated', 'unplaced'].includes(placeOfTile(state, tile)))

/** The innermost frame of a kind, if one is running. */
export const frameOf = ({ stack }: State, kind: string) => {
  let place = stack.length - 1
  while (place >= 0 && stack[place]?.kind !== kind) place--
  return stack[place]
}

/** The name of the tile with an index, or of none. */
export const tileName = (index: number): string => TILE_IDS[index] ?? 'none'

/** Whose turn it is. */
export const turnSide = ({ table }: State): Side | 'nobody' =>
  table.turn === -1 ? 'nobody' : SIDES[table.turn]
