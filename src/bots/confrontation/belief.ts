/**
 * What a side may believe of the enemy's tiles: how likely each stands in each region. Tiles that are
 * revealed
 * stand where they stand; the others are spread over the worlds that fit all that was shown.
 */
import { TILE_IDS } from '../../confrontation'
import { firstTile, REGION_COUNT, regionIx, TILES, type SideIx, type Table } from './board'

/** How likely each of the nine tiles of a side stands in each region: place `tile * regions + region`. */
export type Belief = ArrayLike<number>

/** More worlds than these do not make a belief much better. */
const ENOUGH_WORLDS = 12

interface Hidden {
  /** Tiles of the side that are on the board and not revealed. */
  readonly tiles: ReadonlyArray<number>
  /** How many of them stand in each region. */
  readonly counts: Uint8Array
}

const hiddenOf = (table: Table, side: SideIx): Hidden => {
  const counts = new Uint8Array(REGION_COUNT)
  const first = firstTile(side)
  const tiles: Array<number> = []
  for (let tile = 0; tile < TILES; tile++) {
    const region = table.at[first + tile] ?? -1
    if (region < 0 || table.revealed[first + tile] === true) continue
    tiles.push(tile)
    counts[region] = (counts[region] ?? 0) + 1
  }
  return { tiles, counts }
}

/** Adds one world: tiles shown before stand where it says, the others share the places that are left. */
const addWorld = (
  belief: Float64Array,
  { tiles, counts }: Hidden,
  regionOf: (tile: number) => number,
  share: number,
): void => {
  const slots = counts.slice()
  const unseen: Array<number> = []
  for (const tile of tiles) {
    const region = regionOf(tile)
    if (region < 0) {
      unseen.push(tile)
      continue
    }
    slots[region] = (slots[region] ?? 0) - 1
    belief[tile * REGION_COUNT + region] = (belief[tile * REGION_COUNT + region] ?? 0) + share
  }
  const open = unseen.length
  if (open === 0) return
  for (let region = 0; region < REGION_COUNT; region++) {
    const slot = slots[region] ?? 0
    if (slot === 0) continue
    for (const tile of unseen) {
      const place = tile * REGION_COUNT + region
      belief[place] = (belief[place] ?? 0) + (slot / open) * share
    }
  }
}

/** What the enemy of a side may believe of its tiles. */
export const beliefOf = (table: Table, side: SideIx): Belief => {
  const { seen } = table
  const belief = new Float64Array(TILES * REGION_COUNT)
  const number = Math.min(seen.arrangements(side === 0 ? 'fellowship' : 'sauron'), ENOUGH_WORLDS)
  const hidden = hiddenOf(table, side)
  const first = firstTile(side)
  for (let world = 0; world < number; world++) {
    const regionOf = (tile: number): number =>
      regionIx(seen.shownAt(TILE_IDS[first + tile] ?? TILE_IDS[0], world))
    addWorld(belief, hidden, regionOf, 1 / number)
  }
  for (let tile = 0; tile < TILES; tile++) {
    const region = table.at[first + tile] ?? -1
    if (region >= 0 && table.revealed[first + tile] === true) belief[tile * REGION_COUNT + region] = 1
  }
  return belief
}
