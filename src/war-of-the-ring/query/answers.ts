/**
 * Answers that are listed again and again: each is made once, frozen and shared by all lists, so that listing
 * a hundred marches or flights makes no new objects.
 */
import type { GoTo, March } from '../model/actions'
import { REGION_IDS, SEATS, type Seat } from '../model/ids'
import type { RegionIx } from '../model/table'
import { regionId } from './board'

const REGION_COUNT = REGION_IDS.length

const emptyLists = <A>(): Readonly<Record<Seat, Array<A | undefined>>> => ({
  'free-peoples': [],
  shadow: [],
})
const marches = emptyLists<March>()

/** A march. */
export const marchOf = (seat: Seat, from: RegionIx, to: RegionIx): March =>
  (marches[seat][from * REGION_COUNT + to] ??= Object.freeze<March>({
    seat,
    kind: 'march',
    from: regionId(from),
    to: regionId(to),
  }))

const goings: Readonly<Record<Seat, ReadonlyArray<GoTo>>> = {
  'free-peoples': REGION_IDS.map((region) => Object.freeze<GoTo>({ seat: SEATS[0], kind: 'goTo', region })),
  shadow: REGION_IDS.map((region) => Object.freeze<GoTo>({ seat: SEATS[1], kind: 'goTo', region })),
}

/** Going to a region. */
export const goingTo = (seat: Seat, region: RegionIx): GoTo => goings[seat][region] as GoTo
