/**
 * War of the Ring as its bots look at it: the map by index with its distances, and how many figures stand
 * where.
 */
import { FREE_PEOPLES_NATIONS, REGION_IDS, REGIONS, SIDES } from '../../war-of-the-ring'
import type { ArmyGlance, Glance, RegionId } from '../../war-of-the-ring'

/** Something with a glance at a table. */
export interface Seen {
  readonly seen: Glance
}
/** How many figures an Army has. */
export type Army = ArmyGlance
/** A side by index: 0 the Free Peoples, 1 the Shadow. */
export type SideIx = 0 | 1

const indexOf = (list: ReadonlyArray<string>): ReadonlyMap<string, number> =>
  new Map(list.map((id, place) => [id, place]))

const regions = indexOf(REGION_IDS)
const idOf = (region: number): RegionId => REGION_IDS[region] ?? REGION_IDS[0]

/** The index of a region; -1 for none. */
export const regionIx = (id: RegionId | null): number => (id === null ? -1 : (regions.get(id) ?? 0))
/** How many regions there are. */
export const REGION_COUNT = REGION_IDS.length
/** The regions next to each region. */
export const NEIGHBOURS: ReadonlyArray<ReadonlyArray<number>> = REGIONS.map(({ neighbours }) =>
  neighbours.map((id) => regionIx(id)),
)
/** The side whose Nation each region belongs to, -1 for none. */
export const HOME: ReadonlyArray<number> = REGIONS.map(({ nation }) =>
  nation === null ? -1 : FREE_PEOPLES_NATIONS.some((one) => one === nation) ? 0 : 1,
)
/** Which regions hold a Stronghold. */
export const STRONGHOLD: ReadonlyArray<boolean> = REGIONS.map(({ settlement }) => settlement === 'stronghold')
/** How much harder a Settlement or Fortification makes it for the attacker. */
export const COVER: ReadonlyArray<number> = REGIONS.map(({ settlement, fortification }) =>
  settlement === 'stronghold' ? 1.7 : settlement === 'city' || fortification ? 1.3 : 1,
)
/** Ways from every region to the nearest goal, where entering a region costs so many steps. */
export const waysTo = (
  goals: ReadonlyArray<number>,
  cost: (region: number) => number,
): ReadonlyArray<number> => {
  const ways = REGIONS.map((_, region) => (goals.includes(region) ? 0 : Number.POSITIVE_INFINITY))
  let changed = true
  while (changed) {
    changed = false
    for (let from = 0; from < REGION_COUNT; from++)
      for (const to of NEIGHBOURS[from] ?? []) {
        const way = (ways[to] ?? 0) + (goals.includes(to) ? 1 : cost(to))
        if (way < (ways[from] ?? 0)) {
          ways[from] = way
          changed = true
        }
      }
  }
  return ways
}

/** Steps between any two regions. */
export const STEPS: ReadonlyArray<ReadonlyArray<number>> = REGIONS.map((_, goal) => waysTo([goal], () => 1))

/** Units of an Army. */
export const unitsOf = (army: Army | null): number => (army === null ? 0 : army.regulars + army.elites)
/** How strong an Army is: an Elite takes two hits, Leaders help. */
export const powerOf = (army: Army | null): number =>
  army === null ? 0 : army.regulars + 1.8 * army.elites + 0.4 * army.leaders
/** The Army of a side in the field of a region. */
export const fieldOf = ({ seen }: Seen, side: SideIx, region: number): Army | null =>
  seen.field(SIDES[side], idOf(region))
/** The besieged Army of a side in the Stronghold of a region. */
export const boxOf = ({ seen }: Seen, side: SideIx, region: number): Army | null =>
  STRONGHOLD[region] === true ? seen.inside(SIDES[side], idOf(region)) : null
/** Whether a Settlement is in the hands of the enemy of its home. */
export const isCaptured = ({ seen }: Seen, region: number): boolean => seen.isCaptured(idOf(region))
