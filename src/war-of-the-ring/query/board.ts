/**
 * Questions about the printed map: neighbours, Nations, Settlements. Tables are built once, by index.
 */
import { placeIn } from '../../kernel/named'
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import { REGIONS } from '../data/regions'
import { NATIONS, REGION_IDS, SETTLEMENTS, type Nation, type RegionId, SIDES } from '../model/ids'
import type { NationIx, RegionIx, SideIx } from '../model/table'

/** No Settlement, City, Stronghold; a Town is 0. */
export const NO_SETTLEMENT = -1
export const CITY = 1
export const STRONGHOLD = 2

const places = placeIn(REGION_IDS)
const nationPlaces = placeIn(NATIONS)

/** Index of a side. */
export const sideIx = (side: string): SideIx => (side === SIDES[1] ? 1 : 0)
/** Region by index. */
export const regionId = (region: RegionIx): RegionId => REGION_IDS[region] as RegionId
/** Index of a region. */
export const regionIx = (id: RegionId): RegionIx => places(id)
/** Nation by index. */
export const nationId = (nation: NationIx): Nation => NATIONS[nation] as Nation
/** Index of a Nation. */
export const nationIx = (id: Nation): NationIx => nationPlaces(id)

/** How many Nations the Free Peoples have; those of the Shadow follow. */
export const FREE_NATIONS = 5
/** The side of a Nation. */
export const sideOfNation = (nation: NationIx): SideIx => (nation < FREE_NATIONS ? 0 : 1)
/** The place of a Nation in its side's list, where its figures are counted. */
export const placeInSide = (nation: NationIx): number =>
  nation < FREE_NATIONS ? nation : nation - FREE_NATIONS
/** The Nations of each side. */
export const NATIONS_OF: readonly [ReadonlyArray<NationIx>, ReadonlyArray<NationIx>] = [
  [0, 1, 2, 3, 4],
  [5, 6, 7],
]

/** The neighbours of each region. */
export const NEIGHBOURS: ReadonlyArray<ReadonlyArray<RegionIx>> = REGIONS.map(({ neighbours }) =>
  neighbours.map(regionIx),
)
/** The Nation of each region, -1 for none. */
export const NATION_OF: ReadonlyArray<NationIx> = REGIONS.map(({ nation }) =>
  nation === null ? -1 : nationIx(nation),
)
/** The Nation of a region, -1 for none. */
export const nationOf = (region: RegionIx): NationIx => NATION_OF[region] as NationIx
/** The Settlement of each region. */
export const SETTLEMENT_OF: ReadonlyArray<number> = REGIONS.map(({ settlement }) =>
  settlement === null ? NO_SETTLEMENT : SETTLEMENTS.indexOf(settlement),
)
/** The Settlement of a region. */
export const settlementOf = (region: RegionIx): number => SETTLEMENT_OF[region] as number
/** Which regions hold a Fortification. */
export const FORTIFIED: ReadonlyArray<boolean> = REGIONS.map(({ fortification }) => fortification)
/** The regions with a Stronghold, in their order. */
export const STRONGHOLDS: ReadonlyArray<RegionIx> = SETTLEMENT_OF.flatMap((settlement, region) =>
  settlement === STRONGHOLD ? [region] : [],
)
/** The place of each region in STRONGHOLDS, -1 if it has none. */
export const STRONGHOLD_IX: ReadonlyArray<number> = REGIONS.map((_, region) => STRONGHOLDS.indexOf(region))
/** The place of a region in STRONGHOLDS, -1 if it has none. */
export const boxIx = (region: RegionIx): number => STRONGHOLD_IX[region] as number
/** The Settlements of each Nation. */
export const SETTLEMENTS_OF: ReadonlyArray<ReadonlyArray<RegionIx>> = NATIONS.map((_, nation) =>
  REGIONS.flatMap((__, region) =>
    NATION_OF[region] === nation && SETTLEMENT_OF[region] !== NO_SETTLEMENT ? [region] : [],
  ),
)
/** The Settlements of a Nation. */
export const settlementsOf = (nation: NationIx): ReadonlyArray<RegionIx> =>
  SETTLEMENTS_OF[nation] as ReadonlyArray<RegionIx>
/** The side whose Nation a Settlement belongs to at the start, -1 without a Settlement. */
export const HOME_OF: ReadonlyArray<SideIx | -1> = REGIONS.map((_, region) =>
  SETTLEMENT_OF[region] === NO_SETTLEMENT ? -1 : sideOfNation(nationOf(region)),
)
/** The side whose Nation a region's Settlement belongs to at the start, -1 without one. */
export const homeOf = (region: RegionIx): SideIx | -1 => HOME_OF[region] as SideIx | -1
/** What capturing each region's Settlement is worth. */
export const POINTS_OF = derived((rules: Rules): ReadonlyArray<number> =>
  REGIONS.map(({ settlement }) => (settlement === null ? 0 : rules.victory.points[settlement])),
)

/** What capturing a region's Settlement is worth. */
export const worthOf = (rules: Rules, region: RegionIx): number => POINTS_OF(rules)[region] as number

/** The regions next to a region. */
export const neighboursOf = (region: RegionIx): ReadonlyArray<RegionIx> =>
  NEIGHBOURS[region] as ReadonlyArray<RegionIx>
/** Whether two regions are next to each other. */
export const areAdjacent = (one: RegionIx, other: RegionIx): boolean => neighboursOf(one).includes(other)
/** Whether a black line parts two regions. */
export const isParted = (one: RegionIx, other: RegionIx): boolean =>
  REGIONS[one]?.impassable.includes(regionId(other)) === true
/** The other side. */
export const enemyOf = (side: SideIx): SideIx => (side === 0 ? 1 : 0)
