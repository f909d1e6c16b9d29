/**
 * Worlds: arrangements of a side's pieces that fit everything shown so far, and small changes of them.
 */
import type { RegionIx, SideIx, Table, World } from '../model/table'

/** What the opponent must reckon with; a table holds it. */
export type Known = Pick<Table, 'worlds' | 'extraStep'>

/** Where a tile stands in a world, or -1 if it was never shown. */
export const shownAt = (world: World, tile: number): RegionIx => world[tile] as RegionIx

/** A world with a tile in another region. */
export const withTile = (world: World, tile: number, region: RegionIx): World => {
  if (world[tile] === region) return world
  const changed = world.slice()
  changed[tile] = region
  return changed
}

/** How many pieces of a region have never been shown, in one world. */
export const unseenIn = (world: World, count: number, region: RegionIx): number => {
  let left = count
  for (let tile = 0; tile < 9; tile++) if (world[tile] === region) left--
  return left
}

const isSame = (one: World, two: World): boolean => {
  for (let place = 0; place < one.length; place++) if (one[place] !== two[place]) return false
  return true
}

const FEW = 12

/** Each world once. */
export const distinct = (worlds: ReadonlyArray<World>): ReadonlyArray<World> => {
  if (worlds.length < 2) return worlds
  if (worlds.length > FEW) return [...new Map(worlds.map((world) => [world.join(), world])).values()]
  const kept: Array<World> = []
  for (const world of worlds) if (!kept.some((one) => isSame(one, world))) kept.push(world)
  return kept
}

/** The worlds of both sides, those of one of them replaced. */
export const replaced = (table: Table, side: SideIx, worlds: ReadonlyArray<World>): Table['worlds'] =>
  side === 0 ? [worlds, table.worlds[1]] : [table.worlds[0], worlds]
