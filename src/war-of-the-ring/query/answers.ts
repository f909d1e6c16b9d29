/**
 * Answers that are listed again and again: each is made once, frozen and shared by all lists, so that listing
 * a hundred marches or flights makes no new objects.
 */
import { at } from '../../kernel/row'
import type { GoTo, March, Sail } from '../model/actions'
import { REGION_IDS, type Seat } from '../model/ids'
import type { RegionIx } from '../model/table'
import { regionId } from './board'

/** Answers of a seat, by the region from which; one long list of all would have too many gaps to be fast. */
type ByRegion<A> = { [S in Seat]?: ReadonlyArray<Array<A | undefined>> }
const perRegion = <A>(): ReadonlyArray<Array<A | undefined>> => REGION_IDS.map(() => [])

const marches: ByRegion<March> = {}

/** A march. */
export const marchOf = (seat: Seat, from: RegionIx, to: RegionIx): March =>
  (at((marches[seat] ??= perRegion()), from)[to] ??= Object.freeze<March>({
    seat,
    kind: 'march',
    from: regionId(from),
    to: regionId(to),
  }))

const goings: { [S in Seat]?: ReadonlyArray<GoTo> } = {}

/** Going to a region. */
export const goingTo = (seat: Seat, region: RegionIx): GoTo =>
  (goings[seat] ??= REGION_IDS.map((id) => Object.freeze<GoTo>({ seat, kind: 'goTo', region: id })))[
    region
  ] as GoTo

const sailings: ByRegion<Sail> = {}

/** Some ships that sail, of no more than so many. */
export const sailOf = (
  seat: Seat,
  { from, to }: { readonly from: RegionIx; readonly to: RegionIx },
  number: number,
  most: number,
): Sail =>
  (at((sailings[seat] ??= perRegion()), from)[to * (most + 1) + number] ??= Object.freeze<Sail>({
    seat,
    kind: 'sail',
    from: regionId(from),
    to: regionId(to),
    number,
  }))
