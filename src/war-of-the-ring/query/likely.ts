/** What a person means who leaves out a field of an action: Armies that stand there, dice and cards left. */
import type { Scalar } from '../../kernel/types'
import type { World } from '../model/bundle'
import type { Rules } from '../model/config'
import { DIE_FACES, REGION_IDS } from '../model/ids'
import type { RegionIx, SeatIx, SideIx } from '../model/table'
import { boxOf, fieldOf, nazgulAt } from './armies'
import { hasUnitsIn, waysFrom } from './beside'
import { neighboursOf, regionId, SETTLEMENTS_OF } from './board'
import { inHand, sideOfCard } from './cards'
import { faceId, FACES_OF, hasDie, usesOf } from './dice'
import { pieceId, PIECES_OF, sideOfPiece } from './pieces'
import { homeOf } from './recruits'
import { seatsOf } from './seats'

type Given = Readonly<Record<string, Scalar>>
type Likely = ReadonlyArray<Scalar> | undefined

/** Who acts, and what is known of the table. */
interface Actor extends World {
  readonly seat: SeatIx
  readonly side: SideIx
}

const placeIn = (names: ReadonlyArray<string>, name: Scalar | undefined): number =>
  names.findIndex((one) => one === name)

const regionNamed = (name: Scalar | undefined): RegionIx => placeIn(REGION_IDS, name)

/** What only the Free Peoples do, and what only the Shadow does. */
const OF_FREE_PEOPLES: ReadonlySet<Scalar> = new Set([
  'declare',
  'enterMordor',
  'nameGuide',
  'moveFellowship',
  'hideFellowship',
  'separate',
  'takeCorruption',
  'loseGuide',
])
const OF_SHADOW: ReadonlySet<Scalar> = new Set(['allocate', 'fly'])

/** The side that what is given belongs to: a kind, an Army, a card, a figure; -1 if nothing tells. */
const sideGiven = ({ rules, table }: World, { kind = null, from, card, piece }: Given): SideIx | -1 => {
  if (OF_FREE_PEOPLES.has(kind)) return 0
  if (OF_SHADOW.has(kind)) return 1
  const [region, event, figure] = [
    regionNamed(from),
    placeIn(rules.eventCardIds, card),
    placeIn(rules.pieceIds, piece),
  ]
  if (region >= 0) return (fieldOf(table, region) ?? boxOf(table, region))?.side ?? -1
  if (event >= 0) return sideOfCard(rules, event)
  return figure >= 0 ? sideOfPiece(rules, figure) : -1
}

/** Where something of a side sets out: next to where it goes, if that is known. */
const sources = ({ table, side }: Actor, { kind, to }: Given): Likely => {
  const goal = regionNamed(to)
  const near = goal < 0 ? REGION_IDS.map((_, region) => region) : [...neighboursOf(goal), goal]
  if (kind === 'fly') return near.filter((region) => nazgulAt(table, region) > 0).map(regionId)
  const own = near.filter(
    (region) => hasUnitsIn(table, side, region) && (kind === 'attack' || region !== goal),
  )
  return (own.length > 0 || goal < 0 ? own : neighboursOf(goal)).map(regionId)
}

const goals = ({ table, side }: Actor, { kind, from }: Given): Likely => {
  const region = regionNamed(from)
  if (region < 0) return undefined
  const ways = waysFrom(table, { side }, region)
  return (kind === 'attack' && boxOf(table, region) !== null ? [...ways, region] : ways).map(regionId)
}

const pieces = ({ rules, side }: Actor, { kind, region }: Given): Likely => {
  const own = PIECES_OF(rules)[side]
  const place = regionNamed(region)
  const home =
    kind === 'recruit' && place >= 0
      ? own.filter((piece) => SETTLEMENTS_OF[homeOf(rules, piece)]?.includes(place) === true)
      : own
  return (home.length > 0 ? home : own).map((piece) => pieceId(rules, piece))
}

const regions = ({ rules }: Actor, { kind, piece }: Given): Likely => {
  const figure = placeIn(rules.pieceIds, piece)
  return kind === 'recruit' && figure >= 0 ? SETTLEMENTS_OF[homeOf(rules, figure)]?.map(regionId) : undefined
}

const dice = ({ rules, table, side }: Actor): Likely =>
  FACES_OF(rules)
    [side].filter((face) => hasDie(table, side, face))
    .map(faceId)

const uses = ({ rules, table, side }: Actor, { die }: Given): Likely => {
  const face = placeIn(DIE_FACES, die)
  return face < 0 ? undefined : usesOf(rules, table, side, face).map(faceId)
}

/** Kinds of action that take a card out of the own hand. */
const OUT_OF_HAND: ReadonlySet<Scalar> = new Set(['playEvent', 'discard', 'commit', 'give', 'playAnother'])

const cards = ({ rules, table, seat, side }: Actor, { kind = null }: Given): Likely => {
  if (!OUT_OF_HAND.has(kind)) return undefined
  const held = inHand(rules, table, seat)
  const own = rules.eventCardIds.filter((_, card) => sideOfCard(rules, card) === side)
  return held.length === 0 ? own : held.map((card) => rules.eventCardIds[card] ?? null)
}

const FIELDS: Readonly<Record<string, (actor: Actor, given: Given) => Likely>> = {
  from: sources,
  to: goals,
  piece: pieces,
  region: regions,
  die: dice,
  as: uses,
  card: cards,
}

/** The values that can be meant for a field that is left out. */
export const likelyIn =
  (rules: Rules) =>
  ({ table }: Pick<World, 'table'>, given: Given, field: string): Likely => {
    const world = { rules, table }
    if (field === 'seat') {
      const side = sideGiven(world, given)
      return side < 0 ? undefined : seatsOf(rules, side === 0 ? 0 : 1)
    }
    const seat = placeIn(rules.seating.seats, given['seat'])
    return FIELDS[field]?.({ ...world, seat, side: rules.seating.sideOf[seat] ?? 0 }, given)
  }
