/**
 * Questions about figures that are no units (chapter XII): ships, Ents and siege engines. A table without
 * them answers all of these at a glance.
 */
import { derived } from '../../kernel/derived'
import { placeIn } from '../../kernel/named'
import { REGIONS } from '../data/regions'
import { FACTIONS, type Faction, type BesideId } from '../model/ids'
import type { Rules } from '../model/config'
import type { Beside, CardIx, FactionIx, NationIx, RegionIx, SideIx, Table } from '../model/table'
import { boxOf, fieldOf, unitsInField } from './armies'
import {
  areAdjacent,
  nationIx,
  neighboursOf,
  regionIx,
  homeOf,
  nationOf,
  regionId,
  STRONGHOLDS,
} from './board'
import { bitOfCard, deckOfCard, ofDeck } from './cards'
import { isOwnNation, isBarred, ownCounts } from './command'
import { controllerOf } from './control'
import { unitsIn } from './pieces'
import { at } from '../../kernel/row'
import type { Violation, World } from '../model/bundle'
import { violation } from '../rulebook'
import { since } from './absent'
import { nationViolations } from './commandViolations'
import { isActive } from './politics'
import { commanderOf, isMixed } from './seats'

export { AWAKENINGS } from '../model/twilightIds'

const NONE: ReadonlyArray<RegionIx> = []
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

const PLACES = placeIn(FACTIONS)
/** Index of a faction. */
export const factionIx = (faction: Faction): FactionIx => PLACES(faction)
/** Whether a faction is in the game at all: there are figures of it. */
export const isFactionHere = (rules: Rules, faction: Faction): boolean => {
  if (faction === 'dunlendings') return rules.units.some(({ id }) => id === 'dunlending')
  return (rules.beside?.[faction === 'corsairs' ? 'ships' : 'ents'] ?? 0) > 0
}
/** Whether a faction is in play. */
export const isFactionIn = ({ beside }: Table, faction: Faction): boolean =>
  beside !== undefined && ((beside.factions >> factionIx(faction)) & 1) === 1

/** The regions where figures are, each once; they are told in order. */
export const placesOf = (places: ReadonlyArray<RegionIx>): ReadonlyArray<RegionIx> => {
  const once: Array<RegionIx> = []
  for (const place of places) if (place !== once[once.length - 1]) once.push(place)
  return once
}

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

/** Who marches or strikes, and by which card. */
interface Carried {
  readonly side: SideIx
  readonly card?: number | undefined
}

/** Whether ships could carry an Army of a side at all. A card that marches carries nobody. */
export const hasSeaways = ({ beside }: Table, { side, card }: Carried): boolean =>
  side === 1 && beside !== undefined && beside.ships.length > 1 && card === undefined

/** Whether ships could carry an Army of a side out of a region. */
const hasSeaway = (table: Table, vars: Carried, from: RegionIx): boolean =>
  COASTS[from] === true && hasSeaways(table, vars) && table.beside?.ships.includes(from) === true

/** Whether ships carry an Army of a side from one region to another: where it could not walk anyway. */
export const isSeaway = (table: Table, vars: Carried, from: RegionIx, to: RegionIx): boolean =>
  hasSeaway(table, vars, from) && table.beside?.ships.includes(to) === true && isBySea(from, to)

/** The regions to which an Army can go or strike out of a region: next to it, or from ship to ship. */
export const waysFrom = (table: Table, vars: Carried, from: RegionIx): ReadonlyArray<RegionIx> => {
  const near = neighboursOf(from)
  if (!hasSeaway(table, vars, from)) return near
  const ways = near.slice()
  let last = -1
  for (const to of table.beside?.ships ?? NONE) {
    if (to !== last && isBySea(from, to)) ways.push(to)
    last = to
  }
  return ways
}
/** Whether a way from one region to another is by sea. */
export const isBySea = (from: RegionIx, to: RegionIx): boolean => from !== to && !areAdjacent(from, to)

/** Ships of a region that have not sailed by this action. */
export const moored = (
  table: Table,
  sailed: ReadonlyArray<{ readonly at: RegionIx; readonly ships: number }> | undefined,
  region: RegionIx,
): number => {
  let left = shipsAt(table, region)
  if (sailed !== undefined) for (const fleet of sailed) if (fleet.at === region) left -= fleet.ships
  return left
}

/** Ships that have sailed and some more, by region: which of them sailed first is forgotten. */
export const withFleet = (
  sailed: ReadonlyArray<{ readonly at: RegionIx; readonly ships: number }>,
  { at, ships }: { readonly at: RegionIx; readonly ships: number },
): ReadonlyArray<{ readonly at: RegionIx; readonly ships: number }> => {
  const there = sailed.find((fleet) => fleet.at === at)?.ships ?? 0
  const others = sailed.filter((fleet) => fleet.at !== at)
  return [...others, { at, ships: there + ships }].sort((one, other) => one.at - other.at)
}

/** Whether some ship has not sailed by this action. */
export const isMoored = (
  table: Table,
  sailed: ReadonlyArray<{ readonly at: RegionIx; readonly ships: number }> | undefined,
): boolean => {
  for (const region of table.beside?.ships ?? NONE) if (moored(table, sailed, region) > 0) return true
  return false
}

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
  return isOwnNation(rules, table, 1, SAILORS) && isMoored(table, vars.sailed)
}

/** Whether the Shadow besieges a Stronghold that the Free Peoples control. */
export const isStormed = (table: Table, region: RegionIx): boolean =>
  boxOf(table, region)?.side === 0 && fieldOf(table, region)?.side === 1 && controllerOf(table, region) === 0

/** Whether units of a side are in a region, in the field or inside. */
export const hasUnitsIn = (table: Table, side: SideIx, region: RegionIx): boolean => {
  const army = boxOf(table, region)
  return unitsInField(table, side, region) > 0 || (army !== null && army.side === side && unitsIn(army) > 0)
}

/** Figures of a kind with one more, or with one less, in a region. */
export const withOne = (places: ReadonlyArray<RegionIx>, region: RegionIx): ReadonlyArray<RegionIx> => {
  const next = places.findIndex((place) => place > region)
  return next < 0 ? [...places, region] : [...places.slice(0, next), region, ...places.slice(next)]
}
/** Without so many of those in a region. */
export const withoutSome = (
  places: ReadonlyArray<RegionIx>,
  region: RegionIx,
  number: number,
): ReadonlyArray<RegionIx> => {
  let left = number
  return places.filter((place) => place !== region || left-- <= 0)
}

/** The cards that wake the Ents. */
export const WAKING = derived((rules: Rules): ReadonlyArray<CardIx> =>
  rules.cards.flatMap((text, card) => (text?.effect.some(({ kind }) => kind === 'wakeEnts') ? [card] : [])),
)
/** How many of them have been played, for whatever purpose. */
export const wakingPlayed = (rules: Rules, { cards }: Table): number =>
  WAKING(rules).filter((card) => ofDeck(cards.played, deckOfCard(rules, card)) & bitOfCard(rules, card))
    .length

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

/*
 * Where siege engines can be built or removed (chapter XII).
 */

/** Whether the player on turn besieges a region: of a mixed Army its commander, else who has units there. */
const besieges = (world: World, region: RegionIx): boolean => {
  const { rules, table } = world
  const field = fieldOf(table, region)
  if (!isStormed(table, region) || field === null) return false
  if (table.partners === undefined || rules.seating.alone[1] >= 0) return true
  const seat = rules.seating.acting(table, 1)
  return isMixed(table, region)
    ? commanderOf(world, 1, region) === seat
    : ((field.regulars | field.elites) & ownCounts(rules, seat)) !== 0
}

/** Whether a side has a siege engine left to build. */
const hasEngine = ({ rules, table }: World, side: SideIx): boolean => {
  const { towers, trebuchets } = table.beside ?? NOTHING_BESIDE
  return side === 1
    ? towers.length < (rules.beside?.towers ?? 0)
    : trebuchets.length < (rules.beside?.trebuchets ?? 0)
}

/** Whether one more Trebuchet has its place in a Stronghold. */
const isFitForOne = ({ rules, table }: World, region: RegionIx): boolean =>
  homeOf(region) === 0 &&
  controllerOf(table, region) === 0 &&
  isActive(table, nationOf(region)) &&
  isOwnNation(rules, table, 0, nationOf(region)) &&
  trebuchetsAt(table, region) < (rules.beside?.enginesPerRegion ?? 0)

/** Whether one more siege engine of a side may be built in a region; a Trebuchet is its Nation's (OR-93). */
const mayBuildIn = (world: World, side: SideIx, region: RegionIx): boolean => {
  const { rules, table } = world
  return side === 1
    ? besieges(world, region) && towersAt(table, region) < (rules.beside?.enginesPerRegion ?? 0)
    : isFitForOne(world, region) && !isBarred(table, 0, nationOf(region))
}

/** The regions where a side can build a siege engine now. */
export const engineSites = (world: World, side: SideIx): ReadonlyArray<RegionIx> =>
  hasEngine(world, side) ? STRONGHOLDS.filter((region) => mayBuildIn(world, side, region)) : []

/** Whether there is such a region. Only a Stronghold with somebody inside can be besieged. */
export const canBuild = (world: World, side: SideIx): boolean => {
  if (!hasEngine(world, side)) return false
  const { boxes } = world.table
  for (let ix = 0; ix < STRONGHOLDS.length; ix++)
    if ((side === 0 || boxes[ix]?.side === 0) && mayBuildIn(world, side, at(STRONGHOLDS, ix))) return true
  return false
}

/** Why no siege engine is built in a region. */
export const siteViolations = (world: World, side: SideIx, region: RegionIx): ReadonlyArray<Violation> =>
  side === 0 && hasEngine(world, 0) && STRONGHOLDS.includes(region) && isFitForOne(world, region)
    ? nationViolations(world, 0, nationOf(region))
    : [violation('twilight.engines', { region: regionId(region) })]

/** Why none is built anywhere: no region is fit for one, or only Strongholds of Nations just acted on are. */
export const buildViolations = (world: World, side: SideIx): ReadonlyArray<Violation> => {
  const barred =
    side === 0 && hasEngine(world, 0) ? STRONGHOLDS.filter((region) => isFitForOne(world, region)) : []
  const nations = [...new Set(barred.map(nationOf))]
  return nations.length > 0
    ? nations.flatMap((nation) => nationViolations(world, 0, nation))
    : [since(violation('twilight.engines', { region: 'anywhere' }), 'no region is fit for one now')]
}

/** Where a card builds a Siege Tower or removes a Trebuchet; of one kind once one is named. */
export const trenches = (
  world: World,
  engine: BesideId | null,
): ReadonlyArray<readonly [BesideId, RegionIx]> => {
  const towers = engineSites(world, 1).map((region) => ['siege-tower', region] as const)
  const trebuchets = STRONGHOLDS.filter(
    (region) => besieges(world, region) && trebuchetsAt(world.table, region) > 0,
  ).map((region) => ['trebuchet', region] as const)
  return [...towers, ...trebuchets].filter(([one]) => engine === null || engine === one)
}
