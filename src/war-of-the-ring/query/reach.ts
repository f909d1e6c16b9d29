/**
 * How far Companions, Nazgûl and Minions come without an Army (chapter VI, moving Characters): the regions
 * within reach, and the rules that keep a figure from one. On foot a figure goes from neighbour to neighbour;
 * some regions are closed to it, and in some it has to stop. Nazgûl fly.
 */
import type { Rules } from '../model/config'
import type { World } from '../model/bundle'
import { derived } from '../../kernel/derived'
import { REGION_IDS } from '../model/ids'
import type { Bits, CharacterIx, PlaceIx, RegionIx, SideIx, Table } from '../model/table'
import { freedLevel, isBesieged, nazgulAt, placeOf, regionOf, rootedIn } from './armies'
import { enemyOf, neighboursOf, SETTLEMENT_OF, STRONGHOLD } from './board'
import { ownCharacters } from './command'
import { controllerOf } from './control'
import { highestLevel, sizeOf } from './fellowship'
import { CHARACTERS_OF, characterIx } from './pieces'

/** A way on foot: whose, from where, and how many regions at most. */
export interface Walk {
  readonly side: SideIx
  readonly from: RegionIx
  readonly steps: number
  /** Whether it may end in a besieged Stronghold of its side, as some cards say. */
  readonly besieged?: boolean
}

/** What a region is to a figure on foot: open, the end of the move, or closed. */
const OPEN = 0
const HALT = 1
const CLOSED = 2

/** Characters who fly as the Nazgûl do. */
export const FLYERS = derived((rules: Rules): Bits =>
  rules.characters.reduce(
    (bits, { abilities }, ix) =>
      abilities.some(({ kind }) => kind === 'countsAsNazgul') ? bits | (1 << ix) : bits,
    0,
  ),
)

interface Rider {
  readonly character: CharacterIx
  readonly level: number
  readonly with: Bits
  readonly most: number
}
const RIDERS = derived((rules: Rules): ReadonlyArray<Rider> =>
  rules.characters.flatMap(({ abilities }, character) =>
    abilities.flatMap((ability) =>
      ability.kind === 'ridesAtLevel'
        ? [
            {
              character,
              level: ability.level,
              with: ability.with.reduce((bits, id) => bits | (1 << characterIx(rules, id)), 0),
              most: ability.most,
            },
          ]
        : [],
    ),
  ),
)

/** Whether a rider's company can keep up with him. */
const canRide = (rider: Rider, group: Bits): boolean => {
  const company = group & ~(1 << rider.character)
  return (company & ~rider.with) === 0 && sizeOf(company) <= rider.most
}

/** How many regions a group goes: as many as its best Level, or as a rider and his company. */
export const paceOf = (rules: Rules, table: Table, group: Bits): number => {
  let pace = Math.max(highestLevel(rules, group), freedLevel(rules, table, group))
  for (const rider of RIDERS(rules))
    if ((group >> rider.character) & 1 && canRide(rider, group)) pace = Math.max(pace, rider.level)
  return pace
}

/** The rider of a group who could go farther without some of his company, if there is one. */
export const heldUpIn = (rules: Rules, group: Bits): Pick<Rider, 'character' | 'level'> | undefined =>
  RIDERS(rules).find((rider) => (group >> rider.character) & 1 && !canRide(rider, group))

/** Whether the enemy of a side controls a Stronghold in a region. */
const isEnemyStronghold = (table: Table, side: SideIx, region: RegionIx): boolean =>
  SETTLEMENT_OF[region] === STRONGHOLD && controllerOf(table, region) === enemyOf(side)

/** Whether a Stronghold of the Free Peoples keeps out who comes without an Army: not where it is besieged. */
export const shutsOutMinions = (table: Table, region: RegionIx): boolean =>
  isEnemyStronghold(table, 1, region) && !isBesieged(table, 0, region)

/** What a region is to a figure of a side that comes on foot (rulings OR-35, OR-36). */
const accessOf = (table: Table, side: SideIx, region: RegionIx, besieged = false): number => {
  if (SETTLEMENT_OF[region] !== STRONGHOLD) return OPEN
  if (isBesieged(table, side, region)) return besieged ? HALT : CLOSED
  if (side === 1) return shutsOutMinions(table, region) ? CLOSED : OPEN
  return isEnemyStronghold(table, 0, region) ? HALT : OPEN
}

const REGION_COUNT = REGION_IDS.length
const FAR = 127

/** The distance of every region within some steps, FAR for the others; without a table nothing hinders. */
const measure = (table: Table | null, { side, from, steps, besieged }: Walk): Int8Array => {
  const distance = new Int8Array(REGION_COUNT).fill(FAR)
  distance[from] = 0
  if (table !== null && isBesieged(table, side, from)) return distance
  const queue: Array<RegionIx> = [from]
  for (const at of queue) {
    const next = (distance[at] as number) + 1
    if (next > steps) break
    const around = neighboursOf(at)
    for (const region of around) {
      if (distance[region] !== FAR) continue
      const access = table === null ? OPEN : accessOf(table, side, region, besieged)
      if (access === CLOSED) continue
      distance[region] = next
      if (access === OPEN) queue.push(region)
    }
  }
  return distance
}

/** The regions a walk can end in, the first one too, in ascending order. */
export const reachOf = (table: Table, walk: Walk): ReadonlyArray<RegionIx> => {
  const distance = measure(table, walk)
  const reach: Array<RegionIx> = []
  for (let region = 0; region < REGION_COUNT; region++) if (distance[region] !== FAR) reach.push(region)
  return reach
}

/** Whether a walk can end in a region. */
export const isInReach = (table: Table, walk: Walk, to: RegionIx): boolean => measure(table, walk)[to] !== FAR

/** How far a region is if nothing hinders. */
export const distanceTo = (from: RegionIx, to: RegionIx): number =>
  measure(null, { side: 0, from, steps: REGION_COUNT })[to] as number

/** The next region on a shortest way to another, if nothing hinders. */
export const stepTowards = (from: RegionIx, to: RegionIx): RegionIx => {
  const far = distanceTo(from, to)
  return neighboursOf(from).find((next) => distanceTo(next, to) < far) ?? from
}

/**
 * The region that bars the shortest way to one that is near enough and yet out of reach: one that is closed,
 * or where the move has to end. -1 if there is none.
 */
export const barrierTo = (table: Table, { side, from, besieged }: Walk, to: RegionIx): RegionIx => {
  const distance = measure(null, { side, from, steps: REGION_COUNT })
  let barrier = -1
  let at = to
  while (at !== from) {
    const access = accessOf(table, side, at, besieged)
    if (access === CLOSED || (access === HALT && at !== to)) barrier = at
    const before = (distance[at] as number) - 1
    at = neighboursOf(at).find((region) => distance[region] === before) as RegionIx
  }
  return isBesieged(table, side, from) ? from : barrier
}

/** Whether a figure on foot can go anywhere from a region. */
export const canLeave = (table: Table, side: SideIx, from: RegionIx, besieged = false): boolean => {
  if (isBesieged(table, side, from)) return false
  const around = neighboursOf(from)
  for (const one of around) if (accessOf(table, side, one, besieged) !== CLOSED) return true
  return false
}

/** The regions a Nazgûl can fly to, in ascending order (ruling OR-37). */
export const flightsFrom = (table: Table, place: PlaceIx): ReadonlyArray<RegionIx> => {
  const from = regionOf(place)
  const flights: Array<RegionIx> = []
  for (let region = 0; region < REGION_COUNT; region++)
    if (region !== from && !shutsOutMinions(table, region)) flights.push(region)
  return flights
}

/** Whether a character on the map can travel without an Army. */
const canTravel = (rules: Rules, table: Table, character: CharacterIx, besieged: boolean): boolean => {
  const place = placeOf(table, character)
  if (place < 0) return false
  if ((FLYERS(rules) >> character) & 1) return true
  return canLeave(table, (CHARACTERS_OF(rules)[0] >> character) & 1 ? 0 : 1, regionOf(place), besieged)
}

/**
 * Those of a side who can travel without an Army, but for some who have done so; into a besieged Stronghold
 * too if a card says so.
 */
export const travellersOf = ({ rules, table }: World, side: SideIx, moved: Bits, besieged = false): Bits => {
  let bits = 0
  const candidates =
    CHARACTERS_OF(rules)[side] & ~moved & ~rootedIn(rules, table) & ownCharacters(rules, table, side)
  for (let left = candidates; left !== 0; left &= left - 1) {
    const character = 31 - Math.clz32(left & -left)
    if (canTravel(rules, table, character, besieged)) bits |= 1 << character
  }
  return bits
}

/** Nazgûl in a place who have not flown yet; the others are told by the places they flew to. */
const unmovedAt = (table: Table, flown: ReadonlyArray<PlaceIx>, place: PlaceIx): number => {
  let number = nazgulAt(table, place)
  for (let ix = 0; ix < flown.length; ix++) if (flown[ix] === place) number--
  return number
}

/** The regions with a Nazgûl who has not flown yet, in ascending order. */
export const nazgulRegions = (table: Table, flown: ReadonlyArray<PlaceIx>): ReadonlyArray<RegionIx> => {
  const regions: Array<RegionIx> = []
  for (const place of table.nazgul) {
    const region = regionOf(place)
    if (!regions.includes(region) && unmovedAt(table, flown, place) > 0) regions.push(region)
  }
  return regions.sort((one, other) => one - other)
}

/**
 * The place in a region from which a Nazgûl can fly who has not yet, the field first; -1 if there is
 * none.
 */
export const nazgulPlaceIn = (table: Table, flown: ReadonlyArray<PlaceIx>, region: RegionIx): PlaceIx => {
  for (const place of table.nazgul)
    if (regionOf(place) === region && unmovedAt(table, flown, place) > 0) return place
  return -1
}
