/**
 * What the rules of a game say in numbers, as its bots go by them: what a Settlement is worth, how much the
 * Ring-bearers can bear, how far it is to Mordor. A house rule may change any of it, so it is read from the
 * tables of the config, once for each of them.
 */
import { NATIONS, REGIONS, type PieceId, type State, type WarTables } from '../../war-of-the-ring'
import { HOME, isCaptured, nationIx, REGION_COUNT, regionIx, STRONGHOLD, waysTo, type SideIx } from './board'

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
  readonly levels: ReadonlyArray<number>
  /** The damage of each kind of Hunt tile, about what an Eye or a die brings. */
  readonly harms: ReadonlyArray<number>
  /** Cards in a full hand. */
  readonly hand: number
  /** Units that a region holds. */
  readonly units: number
  /** Whose Elite a piece is: the side, and the place of its Nation among those of the side. */
  readonly elites: ReadonlyMap<PieceId, readonly [side: 0 | 1, place: number]>
}

const prizesOf = (points: ReadonlyArray<number>, home: 0 | 1): ReadonlyArray<number> =>
  points.flatMap((worth, region) => (worth > 0 && HOME[region] === home ? [region] : []))

const elitesOf = ({ pieces }: WarTables): Lore['elites'] => {
  const sideOf = (nation: number): number => pieces.findIndex((one) => one.nation === NATIONS[nation])
  const found = new Map<PieceId, readonly [0 | 1, number]>()
  for (const { id, side, nation, sort } of pieces) {
    if (sort !== 'elite' || nation === null) continue
    const before = NATIONS.slice(0, nationIx(nation)).filter((_, ix) => pieces[sideOf(ix)]?.side === side)
    found.set(id, [side === 'shadow' ? 1 : 0, before.length])
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
    levels: characters.map(({ level }) => (typeof level === 'number' ? level : 0)),
    harms: huntTiles.map(({ damage }) => (damage.kind === 'number' ? damage.value : 2)),
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

/** What lies on the table, packed, with the numbers of its rules. */
export type Table = State['table'] & { readonly lore: Lore }
/** A state with the numbers of its rules. */
export type Known = State & { readonly table: Table }

/** The victory points of a side. */
export const pointsOf = (table: Table, side: SideIx): number => {
  const { points: worth } = table.lore
  let points = 0
  for (let region = 0; region < REGION_COUNT; region++)
    if ((worth[region] ?? 0) > 0 && HOME[region] !== side && isCaptured(table, region))
      points += worth[region] ?? 0
  return points
}
