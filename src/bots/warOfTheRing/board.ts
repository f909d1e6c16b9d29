/**
 * War of the Ring as its bots look at it: the map by index with its distances, and how many figures stand
 * where. Numbers are read from the table as its types describe them, and not with the game's reader: a search
 * looks at thousands of states a second, and a reading takes longer than a step.
 */
import { FREE_PEOPLES_NATIONS, NATIONS, REGION_IDS, REGIONS } from '../../war-of-the-ring'
import type { Nation, RegionId, Seat, State } from '../../war-of-the-ring'

type Table = State['table']
/** An Army: its side, and its figures packed by Nation. */
export type Army = NonNullable<Table['fields'][number]>
/** A side by index: 0 the Free Peoples, 1 the Shadow. */
export type SideIx = 0 | 1

const indexOf = (list: ReadonlyArray<string>): ReadonlyMap<string, number> =>
  new Map(list.map((id, place) => [id, place]))

const regions = indexOf(REGION_IDS)
const nations = indexOf(NATIONS)

/** The index of a region. */
export const regionIx = (id: RegionId): number => regions.get(id) ?? 0
/** The index of a Nation. */
export const nationIx = (id: Nation): number => nations.get(id) ?? 0
/** The side that a seat plays. */
export const sideOfSeat = (seat: Seat): SideIx =>
  seat === 'free-peoples' || seat === 'gondor' || seat === 'rohan' ? 0 : 1

/** How many regions there are. */
export const REGION_COUNT = REGION_IDS.length
/** What marks a place as the inside of a Stronghold. */
export const INSIDE = 128
/** The regions next to each region. */
export const NEIGHBOURS: ReadonlyArray<ReadonlyArray<number>> = REGIONS.map(({ neighbours }) =>
  neighbours.map(regionIx),
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
const BOXES: ReadonlyArray<number> = REGIONS.map((_, region) =>
  STRONGHOLD[region] === true ? STRONGHOLD.slice(0, region).filter(Boolean).length : -1,
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

const BITS = 6
const MASK = 63
const sumOf = (counts: number): number => {
  let sum = 0
  for (let left = counts; left !== 0; left >>>= BITS) sum += left & MASK
  return sum
}

/** Units of an Army. */
export const unitsOf = (army: Army | null): number =>
  army === null ? 0 : sumOf(army.regulars) + sumOf(army.elites)
/** Regulars of a Nation of the Army's side, by its place among those. */
export const countOf = (counts: number, place: number): number => (counts >> (place * BITS)) & MASK
/** How strong an Army is: an Elite takes two hits, Leaders help. */
export const powerOf = (army: Army | null): number =>
  army === null ? 0 : sumOf(army.regulars) + 1.8 * sumOf(army.elites) + 0.4 * sumOf(army.leaders)
/** The Army in the field of a region, if it is of a side. */
export const fieldOf = (table: Table, side: SideIx, region: number): Army | null => {
  const army = table.fields[region] ?? null
  return army !== null && army.side === side ? army : null
}
/** The besieged Army in the Stronghold of a region, if it is of a side. */
export const boxOf = (table: Table, side: SideIx, region: number): Army | null => {
  const army = table.boxes[BOXES[region] ?? -1] ?? null
  return army !== null && army.side === side ? army : null
}
/** Whether a Settlement is in the hands of the enemy of its home. */
export const isCaptured = ({ captured }: Table, region: number): boolean =>
  (((captured[region >> 5] ?? 0) >>> (region & 31)) & 1) === 1
/** Steps that a Nation is away from war. */
export const stepsToWar = ({ steps }: Table, nation: number): number => (steps >> (nation * 2)) & 3
/** How many cards a side holds. */
export const handOf = ({ cards: { hands } }: Table, side: SideIx): number => {
  let number = 0
  for (let left = hands[side * 2] ?? 0; left !== 0; left &= left - 1) number++
  for (let left = hands[side * 2 + 1] ?? 0; left !== 0; left &= left - 1) number++
  return number
}
/** The Companions in the Fellowship, as places in CHARACTER_IDS. */
export const companionsOf = (table: Table): number => {
  let number = 0
  for (const place of table.characters) if (place === -1) number++
  return number
}
