/**
 * The Confrontation as its bots look at it: the board by index, which character a tile shows, and what a side
 * may believe of the enemy's hidden tiles.
 */
import { CHARACTER_IDS, CHARACTERS, LINKS, REGION_IDS, REGIONS, TILE_IDS } from '../../confrontation'
import type { CharacterData, Glance, RegionId, Seat, TileId } from '../../confrontation'

/** A side by index: 0 the Fellowship, 1 Sauron. */
export type SideIx = 0 | 1

/** What lies on the table: lists by tile. */
export interface Table {
  readonly seen: Glance
  /** The region of each tile, -1 for one that is not on the board. */
  readonly at: ReadonlyArray<number>
  /** The character that each tile shows. */
  readonly characters: ReadonlyArray<number>
  readonly revealed: ReadonlyArray<boolean>
  readonly facesKnown: ReadonlyArray<boolean>
  readonly ringbearer: number
}

/** Tiles of each side. */
export const TILES = 9
/** How many regions there are. */
export const REGION_COUNT = REGION_IDS.length
/** Where the ways of the sides lead to: 0 for the Fellowship, the last region for Sauron. */
export const SHIRE = 0
/** The last region. */
export const MORDOR = REGION_COUNT - 1

const regionPlaces = new Map<string, number>(REGION_IDS.map((id, place) => [id, place]))
const tilePlaces = new Map<string, number>(TILE_IDS.map((id, place) => [id, place]))
const characterPlaces = new Map<string, number>(CHARACTER_IDS.map((id, place) => [id, place]))

/** The index of a region, -1 for no such name. */
export const regionIx = (id: RegionId | null): number => regionPlaces.get(id ?? '') ?? -1
/** The index of a character. */
export const characterIx = (id: string): number => characterPlaces.get(id) ?? -1
/** The index of a tile. */
export const tileIx = (id: TileId): number => tilePlaces.get(id) ?? 0
/** A character as printed. */
export const printed = (character: number): CharacterData | undefined => CHARACTERS[character]

const steps = (side: 'fellowship' | 'sauron'): ReadonlyArray<ReadonlyArray<number>> =>
  REGIONS.map(({ forward, id }) => {
    const links = side === 'fellowship' ? LINKS.filter(({ from }) => from === id).map(({ to }) => to) : []
    return [...forward[side], ...links].map(regionIx)
  })

/** Where an ordinary move of each side leads. */
export const AHEAD: readonly [ReadonlyArray<ReadonlyArray<number>>, ReadonlyArray<ReadonlyArray<number>>] = [
  steps('fellowship'),
  steps('sauron'),
]

/** Where each side can come from into a region. */
export const BEHIND: readonly [ReadonlyArray<ReadonlyArray<number>>, ReadonlyArray<ReadonlyArray<number>>] = [
  REGIONS.map((_, to) => REGIONS.flatMap((__, from) => (AHEAD[0][from]?.includes(to) ? [from] : []))),
  REGIONS.map((_, to) => REGIONS.flatMap((__, from) => (AHEAD[1][from]?.includes(to) ? [from] : []))),
]

const distancesTo = (goal: number, side: SideIx): ReadonlyArray<number> => {
  const distances: Array<number> = REGIONS.map((_, region) => (region === goal ? 0 : REGION_COUNT))
  for (let round = 0; round < REGION_COUNT; round++)
    for (let from = 0; from < REGION_COUNT; from++)
      for (const to of AHEAD[side][from] ?? [])
        distances[from] = Math.min(distances[from] ?? 0, (distances[to] ?? 0) + 1)
  return distances
}

/** Moves to the far end of the board for each side, by region. */
export const DISTANCE: readonly [ReadonlyArray<number>, ReadonlyArray<number>] = [
  distancesTo(MORDOR, 0),
  distancesTo(SHIRE, 1),
]

/** What a glance shows of every tile. */
export const tableOf = (seen: Glance): Table => {
  const pieces = TILE_IDS.map((tile) => seen.piece(tile))
  return {
    seen,
    at: pieces.map(({ region }) => regionIx(region)),
    characters: pieces.map(({ character }) => characterIx(character)),
    revealed: pieces.map(({ revealed }) => revealed),
    facesKnown: pieces.map(({ faceKnown }) => faceKnown),
    ringbearer: tileIx(seen.ringbearer),
  }
}

/** The side that a seat plays now. */
export const sideOfSeat = ({ seen }: Table, seat: Seat): SideIx =>
  seen.sideOf(seat) === 'fellowship' ? 0 : 1

/** The first tile of a side. */
export const firstTile = (side: SideIx): number => (side === 0 ? 0 : TILES)
/** The character that a tile shows. */
export const characterOf = ({ characters }: Table, tile: number): number => characters[tile] ?? tile
const ALONE: ReadonlyArray<ReadonlyArray<number>> = CHARACTER_IDS.map((_, character) => [character])
const EITHER: ReadonlyArray<ReadonlyArray<number>> = ALONE.map(([tile = 0]) => [
  tile,
  tile + CHARACTER_IDS.length / 2,
])

/** The characters that a tile can show, for all the enemy knows. */
export const facesOf = (table: Table, tile: number): ReadonlyArray<number> =>
  (table.facesKnown[tile] === true ? ALONE[characterOf(table, tile)] : EITHER[tile]) ?? []
/** How many tiles of a side stand in a region. */
export const countAt = ({ at }: Table, side: SideIx, region: number): number => {
  let count = 0
  const first = firstTile(side)
  for (let tile = first; tile < first + TILES; tile++) if (at[tile] === region) count++
  return count
}
