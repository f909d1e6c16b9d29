/**
 * The Confrontation as its bots look at it: the board by index, whose side a seat plays, which character a
 * tile shows, and what a side may believe of the enemy's hidden tiles. It reads the
 * packed numbers of the table, not the game's reader, which takes longer than a step of the search.
 */
import { CHARACTER_IDS, CHARACTERS, LINKS, REGION_IDS, REGIONS } from '../../confrontation'
import type { CharacterData, RegionId, Seat, State } from '../../confrontation'

/** What lies on the table, packed. */
export type Table = State['table']

/** A side by index: 0 the Fellowship, 1 Sauron. */
export type SideIx = 0 | 1

/** Tiles of each side. */
export const TILES = 9
/** How many regions there are. */
export const REGION_COUNT = REGION_IDS.length
/** Where the ways of the sides lead to: 0 for the Fellowship, the last region for Sauron. */
export const SHIRE = 0
/** The last region. */
export const MORDOR = REGION_COUNT - 1

const regionPlaces = new Map<string, number>(REGION_IDS.map((id, place) => [id, place]))
const characterPlaces = new Map<string, number>(CHARACTER_IDS.map((id, place) => [id, place]))

/** The index of a region, -1 for no such name. */
export const regionIx = (id: RegionId | null): number => regionPlaces.get(id ?? '') ?? -1
/** The index of a character. */
export const characterIx = (id: string): number => characterPlaces.get(id) ?? -1
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

/** The side that a seat plays now. */
export const sideOfSeat = ({ table }: State, seat: Seat): SideIx => {
  if (seat === 'fellowship') return 0
  if (seat === 'sauron') return 1
  return (seat === 'first') === (table.game === 0) ? 0 : 1
}

/** The first tile of a side. */
export const firstTile = (side: SideIx): number => (side === 0 ? 0 : TILES)
/** Whether a set of bits holds a place. */
export const has = (bits: number, place: number): boolean => ((bits >> place) & 1) === 1
/** The character that a tile shows. */
export const characterOf = (table: Table, tile: number): number =>
  has(table.variant, tile) ? tile + CHARACTER_IDS.length / 2 : tile
const ALONE: ReadonlyArray<ReadonlyArray<number>> = CHARACTER_IDS.map((_, character) => [character])
const EITHER: ReadonlyArray<ReadonlyArray<number>> = ALONE.map(([tile = 0]) => [
  tile,
  tile + CHARACTER_IDS.length / 2,
])

/** The characters that a tile can show, for all the enemy knows. */
export const facesOf = (table: Table, tile: number): ReadonlyArray<number> =>
  (has(table.facesKnown, tile) ? ALONE[characterOf(table, tile)] : EITHER[tile]) ?? []
/** How many tiles of a side stand in a region. */
export const countAt = (table: Table, side: SideIx, region: number): number => {
  let count = 0
  const first = firstTile(side)
  for (let tile = first; tile < first + TILES; tile++) if (table.at[tile] === region) count++
  return count
}
