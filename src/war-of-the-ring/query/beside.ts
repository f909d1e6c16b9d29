/**
 * Questions about figures that are no units (chapter XII): ships, Ents and siege engines. A table without
 * them answers all of these at a glance.
 */
import { REGIONS } from '../data/regions'
import { FACTIONS, type Faction } from '../model/ids'
import type { Rules } from '../model/config'
import type { Beside, FactionIx, NationIx, RegionIx, SideIx, Table } from '../model/table'
import { armyAt, boxOf, fieldOf } from './armies'
import { areAdjacent, nationIx, neighboursOf, regionIx } from './board'
import { isOwnNation } from './command'
import { controllerOf } from './control'
import { unitsIn } from './pieces'
import { INSIDE } from '../model/table'

const NONE: ReadonlyArray<RegionIx> = []
/** How many cards wake the Ents; when all have been played no Ent is left. */
export const AWAKENINGS = 3
/** Where the Ents gather. */
export const FANGORN: RegionIx = regionIx('fangorn')

const countAt = (places: ReadonlyArray<RegionIx>, region: RegionIx): number => {
  let number = 0
  for (const place of places) if (place === region) number++
  return number
}
/** Ships in a region. */
export const shipsAt = ({ beside }: Table, region: RegionIx): number => countAt(beside?.ships ?? NONE, region)
/** Ents in a region. */
export const entsAt = ({ beside }: Table, region: RegionIx): number => countAt(beside?.ents ?? NONE, region)
/** Siege Towers in a region. */
export const towersAt = ({ beside }: Table, region: RegionIx): number =>
  countAt(beside?.towers ?? NONE, region)
/** Trebuchets in a region. */
export const trebuchetsAt = ({ beside }: Table, region: RegionIx): number =>
  countAt(beside?.trebuchets ?? NONE, region)

/** Index of a faction. */
export const factionIx = (faction: Faction): FactionIx => FACTIONS.indexOf(faction)
/** Whether a faction is in play. */
export const isFactionIn = ({ beside }: Table, faction: Faction): boolean =>
  beside !== undefined && ((beside.factions >> factionIx(faction)) & 1) === 1

/** The regions where figures are, each once. */
export const placesOf = (places: ReadonlyArray<RegionIx>): ReadonlyArray<RegionIx> =>
  places.filter((place, ix) => place !== places[ix - 1])

const COASTS: ReadonlyArray<boolean> = REGIONS.map(({ coast }) => coast)
const alongCoast = (region: RegionIx): ReadonlyArray<RegionIx> =>
  neighboursOf(region).filter((next) => COASTS[next] === true)
/** How far a fleet sails. */
const SAILS = 2
/** The coastal regions that a fleet in a region reaches; none from inland. */
export const SEA_REACH: ReadonlyArray<ReadonlyArray<RegionIx>> = REGIONS.map((_, from) => {
  if (COASTS[from] !== true) return NONE
  const reached = new Set<RegionIx>([from])
  for (let left = SAILS; left > 0; left--)
    for (const at of Array.from(reached)) for (const next of alongCoast(at)) reached.add(next)
  return [...reached].filter((region) => region !== from).sort((one, other) => one - other)
})

/**
 * The regions to which ships carry an Army of a side out of a region: those with a ship that are not next to
 * it anyway. A card that marches carries nobody.
 */
export const seaways = (
  { beside }: Table,
  { side, card }: { readonly side: SideIx; readonly card?: number | undefined },
  from: RegionIx,
): ReadonlyArray<RegionIx> => {
  if (beside === undefined || side === 0 || card !== undefined || !beside.ships.includes(from)) return NONE
  return placesOf(beside.ships).filter((to) => to !== from && !areAdjacent(from, to))
}
/** The regions to which an Army can go or strike out of a region: next to it, or from ship to ship. */
export const waysFrom = (
  table: Table,
  vars: { readonly side: SideIx; readonly card?: number | undefined },
  from: RegionIx,
): ReadonlyArray<RegionIx> => {
  if (table.beside === undefined) return neighboursOf(from)
  const far = seaways(table, vars, from)
  return far.length === 0 ? neighboursOf(from) : [...neighboursOf(from), ...far]
}
/** Whether a way from one region to another is by sea. */
export const isBySea = (from: RegionIx, to: RegionIx): boolean => from !== to && !areAdjacent(from, to)

/** Ships of a region that have not sailed by this action. */
export const moored = (
  table: Table,
  sailed: ReadonlyArray<{ readonly at: RegionIx; readonly ships: number }> = [],
  region: RegionIx,
): number =>
  sailed.reduce((left, fleet) => (fleet.at === region ? left - fleet.ships : left), shipsAt(table, region))

/** Whose the ships are (ruling OR-97). */
const SAILORS: NationIx = nationIx('southrons')
/** Whether a fleet can sail as one of the moves of an Army result: by who leads the Southrons. */
export const canSail = (
  rules: Rules,
  table: Table,
  vars: {
    readonly side: SideIx
    readonly leader: boolean
    readonly card?: number | undefined
    readonly sailed?: ReadonlyArray<{ readonly at: RegionIx; readonly ships: number }> | undefined
  },
): boolean => {
  const { beside } = table
  if (beside === undefined || vars.side === 0 || vars.leader || vars.card !== undefined) return false
  return (
    isOwnNation(rules, table, 1, SAILORS) &&
    beside.ships.some((region) => moored(table, vars.sailed, region) > 0)
  )
}

/** Whether the Shadow besieges a Stronghold that the Free Peoples control. */
export const isStormed = (table: Table, region: RegionIx): boolean =>
  boxOf(table, region)?.side === 0 && fieldOf(table, region)?.side === 1 && controllerOf(table, region) === 0

/** Whether units of a side are in a region, in the field or inside. */
export const hasUnitsIn = (table: Table, side: SideIx, region: RegionIx): boolean => {
  for (const place of [region, region + INSIDE]) {
    const army = armyAt(table, place)
    if (army !== null && army.side === side && unitsIn(army) > 0) return true
  }
  return false
}

/** Figures of a kind with one more, or with one less, in a region. */
export const withOne = (places: ReadonlyArray<RegionIx>, region: RegionIx): ReadonlyArray<RegionIx> =>
  [...places, region].sort((one, other) => one - other)
/** Without so many of those in a region. */
export const withoutSome = (
  places: ReadonlyArray<RegionIx>,
  region: RegionIx,
  number: number,
): ReadonlyArray<RegionIx> => {
  let left = number
  return places.filter((place) => place !== region || left-- <= 0)
}

/** Nothing on the table of an expansion yet. */
export const NOTHING_BESIDE: Beside = Object.freeze({
  factions: 0,
  ships: NONE,
  ents: NONE,
  towers: NONE,
  trebuchets: NONE,
  entsLost: 0,
  awakenings: 0,
  getIt: 0,
})
