/** What partners keep in mind, as a position tells it (chapter XI). */
import { malformed, type Malformed } from '../../../kernel/door'
import type { Rules } from '../../model/config'
import { SIDES, type RegionId } from '../../model/ids'
import { INSIDE, type PlaceIx, type SeatIx, type SideIx, type Table } from '../../model/table'
import { armyAt } from '../../query/armies'
import { HOME_OF, regionIx } from '../../query/board'
import { isShared } from '../../query/command'
import { isCaptured } from '../../query/control'
import { seatIx, seatIxOf } from '../../query/seats'
import type { PositionSpec } from './spec'

const WITHIN = '/inside'

const isRegion = (name: RegionId | `${RegionId}/inside`): name is RegionId => !name.endsWith(WITHIN)
const placeOf = (name: RegionId | `${RegionId}/inside`): PlaceIx => {
  if (isRegion(name)) return regionIx(name)
  const [region] = name.split(WITHIN)
  return INSIDE + regionIx(region as RegionId)
}

/** Who is next of a side: who is named, else who does not lead. */
const nextOf = (rules: Rules, table: Table, spec: PositionSpec, side: SideIx): SeatIx => {
  const named = spec.places?.[SIDES[side]]
  if (named !== undefined) return seatIx(rules, named)
  const leading = seatIxOf({ rules, table }, 'leading', side)
  return rules.seating.ofSide[side].find((seat) => seat !== leading) ?? leading
}

const captorsOf = (
  rules: Rules,
  table: Table,
  spec: PositionSpec,
  wrong: Array<Malformed>,
): ReadonlyArray<number> => {
  const words = table.captured.map(() => 0)
  for (const [id, seat] of Object.entries(spec.captors ?? {})) {
    const region = regionIx(id as RegionId)
    const side = HOME_OF[region] === 0 ? 1 : 0
    const place = rules.seating.ofSide[side].indexOf(seatIx(rules, seat))
    if (!isCaptured(table, region) || place < 0)
      wrong.push(malformed(`captors.${id}`, 'nobody of that seat has captured it (capture.when)'))
    if (place === 1) words[region >> 5] = (words[region >> 5] ?? 0) | (1 << (region & 31))
  }
  return words
}

/** Whether a place has units of both partners of a side. */
const sharedAt = (rules: Rules, table: Table, place: PlaceIx): boolean => {
  const army = armyAt(table, place)
  return army !== null && rules.seating.alone[army.side] < 0 && isShared(rules, army)
}

/** Who is next, whose Armies are mixed, and who captured what. */
export const withPartners = (
  rules: Rules,
  table: Table,
  spec: PositionSpec,
  wrong: Array<Malformed>,
): Table => {
  const { partners } = table
  if (partners === undefined) return table
  const acting = [nextOf(rules, table, spec, 0), nextOf(rules, table, spec, 1)] as const
  for (const side of [0, 1] as const)
    if (rules.seating.sideOf[acting[side]] !== side)
      wrong.push(malformed(`places.${SIDES[side]}`, 'is a seat of the other side (partners.nations)'))
  const mixed = [...new Set((spec.mixed ?? []).map(placeOf))].sort((one, other) => one - other)
  if (!mixed.every((place) => sharedAt(rules, table, place)))
    wrong.push(malformed('mixed', 'has no units of two partners (partners.mixed)'))
  const captors = captorsOf(rules, table, spec, wrong)
  return { ...table, partners: { ...partners, acting, mixed, captors } }
}
