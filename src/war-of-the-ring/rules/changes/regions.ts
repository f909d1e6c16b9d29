/**
 * What happens to a region when Armies come and go: its Nation is roused, its Settlement changes hands, a
 * siege begins or ends (chapters VI and VII).
 */
import { INSIDE, draftOf, type Bits, type PlaceIx, type RegionIx, type SideIx } from '../../model/table'
import { boxOf, fieldOf, forceAt, isInside, regionOf } from '../../query/armies'
import { enemyOf, homeOf, nationOf, regionId, sideOfNation, worthOf } from '../../query/board'
import { controllerOf, isCaptured } from '../../query/control'
import { isNobody, sideId, unitsIn } from '../../query/pieces'
import { happen, type Change } from './change'
import { shift } from './figures'
import { noteCaptor } from './partners'
import { advance, rouseLand } from './politics'

const mark = (change: Change, region: RegionIx): void => {
  const captured = change.table.captured.slice()
  captured[region >> 5] = (captured[region >> 5] as Bits) ^ (1 << (region & 31))
  const draft = draftOf(change.table)
  draft.captured = captured
  change.table = draft
}

/** A side takes a region's Settlement: it captures an enemy one, or regains its own. */
const take = (change: Change, side: SideIx, region: RegionIx): void => {
  const regained = isCaptured(change.table, region)
  mark(change, region)
  noteCaptor(change, side, region, !regained)
  const points = worthOf(change.rules, region)
  const told = { side: sideId(side), region: regionId(region), points }
  if (regained) return happen(change, { kind: 'SettlementRegained', rule: 'capture.recapture', ...told })
  happen(change, { kind: 'SettlementCaptured', rule: 'capture.when', ...told })
  const nation = nationOf(region)
  advance(change, nation, sideOfNation(nation) === 0 ? 'politics.advanceCaptured' : 'politics.shadowToo')
}

/** Frees a garrison: who was in the box stands in the field again. */
const leaveStronghold = (change: Change, side: SideIx, region: RegionIx): void =>
  shift(change, side, forceAt(change.rules, change.table, side, region + INSIDE), {
    from: region + INSIDE,
    to: region,
  })

/** Who was in the box stands in the field again, and that is told. */
export const comeOut = (change: Change, side: SideIx, region: RegionIx): void => {
  leaveStronghold(change, side, region)
  happen(change, { kind: 'CameOut', rule: 'siege.begins', side: sideId(side), region: regionId(region) })
}

/** Who is left in a Stronghold without a unit is not besieged there. */
export const leaveUnguarded = (change: Change, side: SideIx, place: PlaceIx): void => {
  const left = forceAt(change.rules, change.table, side, place)
  if (isInside(place) && unitsIn(left) === 0 && !isNobody(left)) comeOut(change, side, regionOf(place))
}

/** A siege ends when the field has no enemy of the garrison; the garrison comes out. */
const liftSiege = (change: Change, region: RegionIx): void => {
  const box = boxOf(change.table, region)
  if (box === null) return
  const field = fieldOf(change.table, region)
  if (field !== null && field.side !== box.side) return
  leaveStronghold(change, box.side, region)
  happen(change, { kind: 'SiegeEnded', rule: 'siege.ends', region: regionId(region) })
}

/**
 * Settles a region after Armies came, went or fell: a siege without besiegers ends; a Settlement whose
 * garrison is gone belongs to the side whose units stand there.
 */
export const settle = (change: Change, region: RegionIx): void => {
  liftSiege(change, region)
  const field = fieldOf(change.table, region)
  if (field === null || homeOf(region) === -1 || boxOf(change.table, region) !== null) return
  if (unitsIn(field) > 0 && controllerOf(change.table, region) === enemyOf(field.side))
    take(change, field.side, region)
}

/** An Army has entered a region: it rouses the land, then may take what is there. */
export const enter = (change: Change, side: SideIx, region: RegionIx): void => {
  rouseLand(change, side, region)
  settle(change, region)
}
