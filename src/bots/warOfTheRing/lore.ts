/**
 * What the rules of a game say in numbers, as its bots go by them: what a Settlement is worth, how much the
 * Ring-bearers can bear, how far it is to Mordor. A house rule may change any of it, so it is read from the
 * tables of the config, once for each of them.
 */
import { REGIONS } from '../../war-of-the-ring'
import type { CharacterId, Glance, HuntTileId, PieceId, WarTables } from '../../war-of-the-ring'
import { HOME, regionIx, STRONGHOLD, waysTo } from './board'

/** The numbers of a game's rules. */
export interface Lore {
  /** What capturing each region's Settlement is worth. */
  readonly points: ReadonlyArray<number>
  /** The Settlements that count, of each home. */
  readonly prizes: readonly [ReadonlyArray<number>, ReadonlyArray<number>]
  /** The Corruption at which the Ring-bearers have failed. */
  readonly corruption: number
  /** Steps of the Mordor Track. */
  readonly steps: number
  /** Where Mordor is entered. */
  readonly entrances: ReadonlyArray<number>
  /** Steps from each region to an entrance of Mordor. */
  readonly toMordor: ReadonlyArray<number>
  /** The same for Ring-bearers who go round the Strongholds of the Shadow. */
  readonly quietWay: ReadonlyArray<number>
  /** The Level of each character; 0 for one without a number. */
  readonly levels: ReadonlyMap<CharacterId, number>
  /** The damage of each kind of Hunt tile, about what an Eye or a die brings. */
  readonly harms: ReadonlyMap<HuntTileId, number>
  /** Cards in a full hand. */
  readonly hand: number
  /** Units that a region holds. */
  readonly units: number
  /** The Regulars of the same Nation, for every kind of Elite. */
  readonly elites: ReadonlyMap<PieceId, PieceId>
}

const prizesOf = (points: ReadonlyArray<number>, home: 0 | 1): ReadonlyArray<number> =>
  points.flatMap((worth, region) => (worth > 0 && HOME[region] === home ? [region] : []))

const elitesOf = ({ pieces }: WarTables): Lore['elites'] => {
  const found = new Map<PieceId, PieceId>()
  for (const { id, nation, sort } of pieces) {
    const regular = pieces.find((one) => one.sort === 'regular' && one.nation === nation)
    if (sort === 'elite' && regular !== undefined) found.set(id, regular.id)
  }
  return found
}

const made = (tables: WarTables): Lore => {
  const { victory, fellowship, characters, limits, huntTiles } = tables
  const points = REGIONS.map(({ settlement }) => (settlement === null ? 0 : victory.points[settlement]))
  const entrances = fellowship.mordor.entrances.map(regionIx)
  const isShadowStronghold = (region: number): boolean => STRONGHOLD[region] === true && HOME[region] === 1
  return {
    points,
    prizes: [prizesOf(points, 0), prizesOf(points, 1)],
    corruption: fellowship.corruption,
    steps: fellowship.mordor.steps,
    entrances,
    toMordor: waysTo(entrances, () => 1),
    quietWay: waysTo(entrances, (region) => (isShadowStronghold(region) ? 3 : 1)),
    levels: new Map(characters.map(({ id, level }) => [id, typeof level === 'number' ? level : 0])),
    harms: new Map(huntTiles.map(({ id, damage }) => [id, damage.kind === 'number' ? damage.value : 2])),
    hand: limits.hand,
    units: limits.units,
    elites: elitesOf(tables),
  }
}

const known = new WeakMap<WarTables, Lore>()

/** The numbers of the rules that tables tell. */
export const loreOf = (tables: WarTables): Lore => {
  const found = known.get(tables) ?? made(tables)
  known.set(tables, found)
  return found
}

/** A glance at the table, with the numbers of its rules. */
export interface Table {
  readonly seen: Glance
  readonly lore: Lore
}
