/**
 * What partners keep in mind (chapter XI): who acts, whose Armies are mixed, who captured what. Where no side
 * has two seats nothing is kept.
 */
import type { Army, Bits, Force, Partners, PlaceIx, RegionIx, SeatIx, SideIx } from '../../model/table'
import { armyAt, regionOf } from '../../query/armies'
import { regionId } from '../../query/board'
import { isShared } from '../../query/command'
import { sideId } from '../../query/pieces'
import { isMixed, seatIxOf } from '../../query/seats'
import { edit, happen, type Change } from './change'

type Draft = { -readonly [K in keyof Partners]: Partners[K] }

/** Edits what partners keep in mind, where there are any. */
export const editPartners = (change: Change, editing: (draft: Draft) => void): void => {
  const { partners } = change.table
  if (partners === undefined) return
  const draft = { ...partners }
  editing(draft)
  edit(change, (table) => {
    table.partners = draft
  })
}

/** A pair with another value for a side. */
export const withSide = <A>(pair: readonly [A, A], side: SideIx, value: A): readonly [A, A] =>
  side === 0 ? [value, pair[1]] : [pair[0], value]

/** Places with one more, in ascending order. */
const joined = (places: ReadonlyArray<PlaceIx>, place: PlaceIx): ReadonlyArray<PlaceIx> =>
  places.includes(place) ? places : [...places, place].sort((one, other) => one - other)
const without = (places: ReadonlyArray<PlaceIx>, place: PlaceIx): ReadonlyArray<PlaceIx> =>
  places.filter((one) => one !== place)

/** The Armies of two partners in a place become one. */
export const mix = (change: Change, side: SideIx, place: PlaceIx): void => {
  if (isMixed(change.table, place)) return
  editPartners(change, (draft) => {
    draft.mixed = joined(draft.mixed, place)
    draft.met = without(draft.met, place)
  })
  happen(change, {
    kind: 'ArmiesMixed',
    rule: 'partners.mixed',
    side: sideId(side),
    region: regionId(regionOf(place)),
  })
}

/** They stay two Armies. */
export const stayApart = (change: Change, place: PlaceIx): void =>
  editPartners(change, (draft) => {
    draft.met = without(draft.met, place)
  })

const isUnits = ({ regulars, elites }: Pick<Force, 'regulars' | 'elites'>): boolean =>
  (regulars | elites) !== 0

/** Whether units that came to a place are all that are there. */
const areAlone = (army: Army, { regulars, elites }: Force): boolean =>
  army.regulars === regulars && army.elites === elites

/**
 * Units of a side have come to a place, from another or from the reinforcements: a mixed Army stays mixed
 * where nobody else is; else partners who meet there will be asked.
 */
export const arrive = (
  change: Change,
  side: SideIx,
  force: Force,
  way: { readonly from: PlaceIx; readonly to: PlaceIx },
): void => {
  const { rules, table } = change
  if (rules.seating.alone[side] >= 0 || !isUnits(force)) return
  const army = armyAt(table, way.to)
  if (army === null || !isShared(rules, army) || isMixed(table, way.to)) return
  const together = way.from >= 0 && isMixed(table, way.from) && areAlone(army, force)
  const within = way.from >= 0 && regionOf(way.from) === regionOf(way.to)
  if (!together && within) return
  editPartners(change, (draft) => {
    if (together) draft.mixed = joined(draft.mixed, way.to)
    else draft.met = joined(draft.met, way.to)
  })
}

/** Who captured a Settlement is kept with its marker, or forgotten when it is regained (ruling OR-96). */
export const noteCaptor = (change: Change, side: SideIx, region: RegionIx, captures: boolean): void => {
  const { rules, table } = change
  if (table.partners === undefined) return
  const captor: SeatIx = seatIxOf({ rules, table }, 'army', side, region)
  const second = captures && rules.seating.ofSide[side][1] === captor
  const bit = 1 << (region & 31)
  editPartners(change, (draft) => {
    const captors = draft.captors.slice()
    const word: Bits = captors[region >> 5] ?? 0
    captors[region >> 5] = second ? word | bit : word & ~bit
    draft.captors = captors
  })
}
