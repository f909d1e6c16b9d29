/**
 * Retreats: where a character may go from a battle, measured from the region of the battle.
 */
import type { Direction } from '../model/abilities'
import type { Here, Violation } from '../model/bundle'
import type { PieceIx, RegionIx, SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { inMountains, isUpstream, limitOf, other, regionId, sidewaysOf, towards } from './board'
import { countAt, piecesAt } from './pieces'

/** A retreat asked for: whose, from where, in which directions. */
export interface Way {
  readonly side: SideIx
  readonly from: RegionIx
  readonly directions: ReadonlyArray<Direction>
}

const isOpen = (here: Here, way: Way, to: RegionIx, direction: Direction): boolean => {
  const { table, rules } = here
  if (direction === 'sideways' && !rules.upstreamSidewaysRetreat && isUpstream(way.from, to)) return false
  return countAt(table, other(way.side), to) === 0 && countAt(table, way.side, to) < limitOf(to)
}

/** The regions a retreat may end in, in the order of the directions. */
export const retreatRegions = (here: Here, way: Way): ReadonlyArray<RegionIx> => {
  const regions: Array<RegionIx> = []
  for (const direction of way.directions)
    for (const to of towards(way.side, way.from, direction))
      if (isOpen(here, way, to, direction)) regions.push(to)
  return regions
}

const directionViolations = (here: Here, way: Way, to: RegionIx): ReadonlyArray<Violation> => {
  const { side, from, directions } = way
  const facts = { from: regionId(from), to: regionId(to) }
  const backwards = directions.some(
    (direction) => direction !== 'sideways' && towards(side, from, direction).includes(to),
  )
  if (backwards) return []
  if (directions.includes('sideways') && inMountains(from, to))
    return [violation('battle.retreatMountains', facts)]
  if (!directions.includes('sideways') || !sidewaysOf(from).includes(to))
    return [violation('battle.retreatDirection', { ...facts, direction: directions.join(' or ') })]
  return !here.rules.upstreamSidewaysRetreat && isUpstream(from, to)
    ? [violation('battle.retreatUpstream', facts)]
    : []
}

/** Every rule that forbids a retreat to a region; empty exactly when `retreatRegions` lists it. */
export const retreatViolations = (here: Here, way: Way, to: RegionIx): ReadonlyArray<Violation> => {
  const { table } = here
  const found = [...directionViolations(here, way, to)]
  if (countAt(table, other(way.side), to) > 0)
    found.push(violation('battle.retreatEnemy', { region: regionId(to) }))
  const limit = limitOf(to)
  if (countAt(table, way.side, to) >= limit)
    found.push(violation('battle.retreatLimit', { region: regionId(to), limit }))
  return found
}

/** Regions behind a defeated character that hold nobody at all. */
export const emptyRegionsBehind = (table: Table, side: SideIx, from: RegionIx): ReadonlyArray<RegionIx> =>
  towards(side, from, 'backwards').filter(
    (region) => countAt(table, 0, region) === 0 && countAt(table, 1, region) === 0,
  )

/** Own pieces with whom a lone piece may change places: in regions that it could step to or from. */
export const neighboursToSwap = (table: Table, side: SideIx, from: RegionIx): ReadonlyArray<PieceIx> =>
  (['forward', 'sideways', 'backwards'] as const).flatMap((direction) =>
    towards(side, from, direction).flatMap((region) => piecesAt(table, side, region)),
  )
