/**
 * The board by index: who borders whom, in which direction, and how many fit. Computed once from the tables.
 */
import { placeIn } from '../../kernel/named'
import { at } from '../../kernel/row'
import { HOME, LINKS, REGIONS, SET_UP, TUNNEL_UNDER, UPSTREAM } from '../data/regions'
import { REGION_IDS, type RegionId } from '../model/ids'
import type { Direction } from '../model/abilities'
import type { RegionIx, SideIx } from '../model/table'

const PLACES = placeIn(REGION_IDS)

/** The index of a region. */
export const regionIx = (id: RegionId): RegionIx => PLACES(id)
/** The printed id of a region. */
export const regionId = (region: RegionIx): RegionId => REGION_IDS[region] as RegionId

const indices = (ids: ReadonlyArray<RegionId>): ReadonlyArray<RegionIx> => ids.map(regionIx)

/** The most characters of one side, by region. */
const LIMIT: ReadonlyArray<number> = REGIONS.map(({ limit }) => limit)
/** The most characters of one side that fit into a region. */
export const limitOf = (region: RegionIx): number => LIMIT[region] as number
/** Forward steps by side and region. */
const FORWARD: readonly [ReadonlyArray<ReadonlyArray<RegionIx>>, ReadonlyArray<ReadonlyArray<RegionIx>>] = [
  REGIONS.map(({ forward }) => indices(forward.fellowship)),
  REGIONS.map(({ forward }) => indices(forward.sauron)),
]
/** The regions that a side may step to from a region. */
export const forwardOf = (side: SideIx, region: RegionIx): ReadonlyArray<RegionIx> =>
  FORWARD[side][region] as ReadonlyArray<RegionIx>
/** Sideways neighbours that may be entered. */
const SIDEWAYS: ReadonlyArray<ReadonlyArray<RegionIx>> = REGIONS.map(({ sideways }) => indices(sideways))
/** The sideways neighbours of a region that may be entered. */
export const sidewaysOf = (region: RegionIx): ReadonlyArray<RegionIx> =>
  SIDEWAYS[region] as ReadonlyArray<RegionIx>
/** Mountain neighbours that border each other but are never entered sideways. */
export const BORDERS: ReadonlyArray<ReadonlyArray<RegionIx>> = REGIONS.map(({ borders }) => indices(borders))
const IS_MOUNTAIN: ReadonlyArray<boolean> = REGIONS.map(({ terrain }) => terrain === 'mountain')
/** Whether it goes from one mountain region to another. */
export const inMountains = (from: RegionIx, to: RegionIx): boolean =>
  from !== to && IS_MOUNTAIN[from] === true && IS_MOUNTAIN[to] === true

const linkFrom = (kind: 'river' | 'tunnel'): ReadonlyArray<RegionIx> =>
  REGION_IDS.map((id) => {
    const link = LINKS.find((one) => one.kind === kind && one.from === id)
    return link === undefined ? -1 : regionIx(link.to)
  })
const RIVER: ReadonlyArray<RegionIx> = linkFrom('river')
/** Where the river leads from a region, or -1. */
export const riverFrom = (region: RegionIx): RegionIx => at(RIVER, region)
const TUNNEL: ReadonlyArray<RegionIx> = linkFrom('tunnel')
/** Where the tunnel leads from a region, or -1. */
export const tunnelFrom = (region: RegionIx): RegionIx => at(TUNNEL, region)
/** The region under which the tunnel runs. */
export const TUNNEL_REGION: RegionIx = regionIx(TUNNEL_UNDER)
/** Each side's home: the Shire, Mordor. */
export const HOMES: readonly [RegionIx, RegionIx] = [regionIx(HOME.fellowship), regionIx(HOME.sauron)]
/** The five regions where each side starts with one piece. */
export const SINGLES: readonly [ReadonlyArray<RegionIx>, ReadonlyArray<RegionIx>] = [
  indices(SET_UP.fellowship),
  indices(SET_UP.sauron),
]

/** Whether a sideways step runs up the river. */
export const isUpstream = (from: RegionIx, to: RegionIx): boolean =>
  UPSTREAM.some((pair) => regionIx(pair.from) === from && regionIx(pair.to) === to)

/** The other side. */
export const other = (side: SideIx): SideIx => (side === 0 ? 1 : 0)

/** The neighbours of a region in a direction, as a side sees it; river and tunnel do not count. */
export const towards = (side: SideIx, from: RegionIx, direction: Direction): ReadonlyArray<RegionIx> => {
  if (direction === 'sideways') return sidewaysOf(from)
  return forwardOf(direction === 'forward' ? side : other(side), from)
}

/** All regions that border a region, the mountains beside it included. */
export const NEIGHBOURS: ReadonlyArray<ReadonlyArray<RegionIx>> = BORDERS.map((borders, region) => [
  ...forwardOf(0, region),
  ...forwardOf(1, region),
  ...sidewaysOf(region),
  ...borders,
])
