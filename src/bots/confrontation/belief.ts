/**
 * What a side may believe of the enemy's tiles: how likely each stands in each region. Tiles that are
 * revealed
 * stand where they stand; the others are spread over the worlds that fit all that was shown.
 */
import { firstTile, has, REGION_COUNT, TILES, type SideIx, type Table } from './board'

/** How likely each of the nine tiles of a side stands in each region: place `tile * regions + region`. */
export type Belief = ArrayLike<number>

/** More worlds than these do not make a belief much better. */
const ENOUGH_WORLDS = 12

interface Hidden {
  /** Tiles of the side that are on the board and not revealed, as bits. */
  readonly tiles: number
  /** How many of them stand in each region. */
  readonly counts: Uint8Array
  readonly number: number
}

const hiddenOf = (table: Table, side: SideIx): Hidden => {
  const counts = new Uint8Array(REGION_COUNT)
  const first = firstTile(side)
  let tiles = 0
  let number = 0
  for (let tile = 0; tile < TILES; tile++) {
    const region = table.at[first + tile] ?? -1
    if (region < 0 || has(table.revealed, first + tile)) continue
    tiles |= 1 << tile
    number++
    counts[region] = (counts[region] ?? 0) + 1
  }
  return { tiles, counts, number }
}

/** Adds one world: tiles shown before stand where it says, the others share the places that are left. */
const addWorld = (
  belief: Float64Array,
  { tiles, counts, number }: Hidden,
  world: ReadonlyArray<number>,
  share: number,
): void => {
  const slots = counts.slice()
  let open = number
  let unseen = 0
  for (let tile = 0; tile < TILES; tile++) {
    if (!has(tiles, tile)) continue
    const region = world[tile] ?? -1
    if (region < 0) {
      unseen |= 1 << tile
      continue
    }
    slots[region] = (slots[region] ?? 0) - 1
    open--
    belief[tile * REGION_COUNT + region] = (belief[tile * REGION_COUNT + region] ?? 0) + share
  }
  if (open <= 0) return
  for (let region = 0; region < REGION_COUNT; region++) {
    const slot = slots[region] ?? 0
    if (slot === 0) continue
    for (let tile = 0; tile < TILES; tile++) {
      if (!has(unseen, tile)) continue
      const place = tile * REGION_COUNT + region
      belief[place] = (belief[place] ?? 0) + (slot / open) * share
    }
  }
}

/** What the enemy of a side may believe of its tiles. */
export const beliefOf = (table: Table, side: SideIx): Belief => {
  const belief = new Float64Array(TILES * REGION_COUNT)
  const worlds = table.worlds[side]
  const number = Math.min(worlds.length, ENOUGH_WORLDS)
  const hidden = hiddenOf(table, side)
  for (let place = 0; place < number; place++) addWorld(belief, hidden, worlds[place] ?? [], 1 / number)
  const first = firstTile(side)
  for (let tile = 0; tile < TILES; tile++) {
    const region = table.at[first + tile] ?? -1
    if (region >= 0 && has(table.revealed, first + tile)) belief[tile * REGION_COUNT + region] = 1
  }
  return belief
}
