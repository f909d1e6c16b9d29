/**
 * Answers that are listed again and again: each is made once, frozen and shared by all lists, so that listing
 * a hundred marches or flights makes no new objects.
 */
import { sayingOnly, shared, sharedBy } from '../../kernel/brand'
import { derived } from '../../kernel/derived'
import { at } from '../../kernel/row'
import type { Attack, Bring, Discard, Fly, GoTo, Join, March, Recruit, Sail, SkipDie } from '../model/actions'
import type { Rules } from '../model/config'
import { DIE_FACES, REGION_IDS, type Seat } from '../model/ids'
import type { CardIx, CharacterIx, PieceIx, RegionIx } from '../model/table'
import { regionId } from './board'
import { faceId } from './dice'
import { characterId, pieceId } from './pieces'

/** Answers of a seat, by the region from which; one long list of all would have too many gaps to be fast. */
type ByRegion<A> = { [S in Seat]?: ReadonlyArray<Array<A | undefined>> }
const perRegion = <A>(): ReadonlyArray<Array<A | undefined>> => REGION_IDS.map(() => [])

const marches: ByRegion<March> = {}

/** A march. */
export const marchOf = (seat: Seat, from: RegionIx, to: RegionIx): March =>
  (at((marches[seat] ??= perRegion()), from)[to] ??= shared<March>({
    seat,
    kind: 'march',
    from: regionId(from),
    to: regionId(to),
  }))

const goings: { [S in Seat]?: ReadonlyArray<GoTo> } = {}

/** Going to a region. */
export const goingTo = (seat: Seat, region: RegionIx): GoTo =>
  (goings[seat] ??= REGION_IDS.map((id) => shared<GoTo>({ seat, kind: 'goTo', region: id })))[region] as GoTo

const sailings: ByRegion<Sail> = {}

/** Some ships that sail, of no more than so many. */
export const sailOf = (
  seat: Seat,
  { from, to }: { readonly from: RegionIx; readonly to: RegionIx },
  number: number,
  most: number,
): Sail =>
  (at((sailings[seat] ??= perRegion()), from)[to * (most + 1) + number] ??= shared<Sail>({
    seat,
    kind: 'sail',
    from: regionId(from),
    to: regionId(to),
    number,
  }))

/** That somebody is done. */
export const doneOf = sayingOnly('done')
/** That everybody goes along. */
export const bringAllOf = sayingOnly('bringAll')

const REGIONS = REGION_IDS.length

const bringings = derived((rules: Rules) =>
  sharedBy<Bring>(rules.pieceIds.length * (rules.limits.units + 1), (seat, code) => ({
    seat,
    kind: 'bring',
    piece: pieceId(rules, code % rules.pieceIds.length),
    number: Math.floor(code / rules.pieceIds.length),
  })),
)

/** So many figures of a kind go along. */
export const bringOf = (rules: Rules, seat: Seat, piece: PieceIx, number: number): Bring =>
  bringings(rules)(seat, number * rules.pieceIds.length + piece)

const recruitings = derived((rules: Rules) =>
  sharedBy<Recruit>(rules.pieceIds.length * REGIONS, (seat, code) => ({
    seat,
    kind: 'recruit',
    piece: pieceId(rules, Math.floor(code / REGIONS)),
    region: regionId(code % REGIONS),
  })),
)

/** A piece recruited in a region. */
export const recruitOf = (rules: Rules, seat: Seat, piece: PieceIx, region: RegionIx): Recruit =>
  recruitings(rules)(seat, piece * REGIONS + region)

const joinings = derived((rules: Rules) =>
  sharedBy<Join>(rules.characterIds.length, (seat, character) => ({
    seat,
    kind: 'join',
    character: characterId(rules, character),
  })),
)

/** A character who goes along. */
export const joinOf = (rules: Rules, seat: Seat, character: CharacterIx): Join =>
  joinings(rules)(seat, character)

const discardings = derived((rules: Rules) =>
  sharedBy<Discard>(rules.eventCardIds.length, (seat, card) => ({
    seat,
    kind: 'discard',
    card: at(rules.eventCardIds, card),
  })),
)

/** A card discarded. */
export const discardOf = (rules: Rules, seat: Seat, card: CardIx): Discard => discardings(rules)(seat, card)

/** A Nazgûl who flies from a region. */
export const flyOf = sharedBy<Fly>(REGIONS, (seat, from) => ({ seat, kind: 'fly', from: regionId(from) }))

const attacks = sharedBy<Attack>(REGIONS * REGIONS, (seat, code) => ({
  seat,
  kind: 'attack',
  from: regionId(Math.floor(code / REGIONS)),
  to: regionId(code % REGIONS),
}))

/** An attack. */
export const attackOf = (seat: Seat, from: RegionIx, to: RegionIx): Attack =>
  attacks(seat, from * REGIONS + to)

/** A die put aside unused. */
export const skipDieOf = sharedBy<SkipDie>(DIE_FACES.length, (seat, die) => ({
  seat,
  kind: 'skipDie',
  die: faceId(die),
}))
