/**
 * Codecs of small things: regions, places, tiles, dice and cards by their printed names. Counts of like
 * things are objects from name to number, in which kinds that are not there are left out.
 */
import { formed } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { objectForm } from '../../../kernel/fields'
import { at } from '../../../kernel/row'
import { pairBy, sortedOf } from '../../../kernel/sheet/records'
import {
  largeSetOf,
  oneOf,
  oneOrNone,
  packedCounts,
  setOf,
  word,
  type Shape,
} from '../../../kernel/sheet/shapes'
import type { Rules } from '../config'
import { FACE_BITS, type Counts } from '../counts'
import {
  DIE_FACES,
  NATIONS,
  REGION_IDS,
  SIDES,
  type BySide,
  type CharacterId,
  type DieFace,
  type EventCardId,
  type HuntTileId,
  type Nation,
  type PieceId,
  type RegionId,
  type Seat,
  type Side,
} from '../ids'
import {
  ASIDE,
  ELIMINATED,
  IN_FELLOWSHIP,
  INSIDE,
  REPLACED,
  type Bits,
  type CardIx,
  type CharacterIx,
  type FaceIx,
  type NationIx,
  type PieceIx,
  type PlaceIx,
  type RegionIx,
  type SeatIx,
  type SideIx,
  type TileIx,
} from '../indices'
import type { PlaceJson, TileCounts, Whereabouts } from '../json'

/** The form of numbers by name, from 1 to the most of each; what is not there is not told. */
export const countsForm = (names: ReadonlyArray<string>, most: (ix: number) => number): object =>
  objectForm(
    Object.fromEntries(names.map((name, ix) => [name, { type: 'integer', minimum: 1, maximum: most(ix) }])),
    [],
  )

/** One value for each side. */
export const bySide = <A, O>(one: Shape<A, O>): Shape<readonly [A, A], BySide<O>> => pairBy(SIDES, () => one)

/** A side. */
export const side: Shape<SideIx, Side> = word('a side', [
  [SIDES[0], 0],
  [SIDES[1], 1],
])
/** A seat. */
export const seat = derived((rules: Rules): Shape<SeatIx, Seat> => oneOf('a seat', rules.seating.seats))
/** A seat, or -1. */
export const maybeSeat = derived((rules: Rules): Shape<SeatIx, Seat | null> =>
  oneOrNone('a seat', rules.seating.seats),
)
/** A Nation. */
export const nation: Shape<NationIx, Nation> = oneOf('a nation', NATIONS)
/** A region. */
export const region: Shape<RegionIx, RegionId> = oneOf('a region', REGION_IDS)
/** A region, or -1. */
export const maybeRegion: Shape<RegionIx, RegionId | null> = oneOrNone('a region', REGION_IDS)
/** Regions in ascending order; the same may be there more than once. */
export const regions: Shape<ReadonlyArray<RegionIx>, ReadonlyArray<RegionId>> = sortedOf(region)
/** A kind of piece, or -1. */
export const maybePiece = derived((rules: Rules): Shape<PieceIx, PieceId | null> =>
  oneOrNone('a piece', rules.pieceIds),
)
/** A kind of piece. */
export const piece = derived((rules: Rules): Shape<PieceIx, PieceId> => oneOf('a piece', rules.pieceIds))
/** A character. */
export const character = derived((rules: Rules): Shape<CharacterIx, CharacterId> =>
  oneOf('a character', rules.characterIds),
)
/** A character, or -1. */
export const maybeCharacter = derived((rules: Rules): Shape<CharacterIx, CharacterId | null> =>
  oneOrNone('a character', rules.characterIds),
)
/** A Hunt tile, or -1. */
export const maybeTile = derived((rules: Rules): Shape<TileIx, HuntTileId | null> =>
  oneOrNone('a hunt tile', rules.huntTileIds),
)
/** A result of a die, or -1. */
export const maybeFace: Shape<FaceIx, DieFace | null> = oneOrNone('a result of a die', DIE_FACES)

const PLACES = REGION_IDS.flatMap((id, ix): ReadonlyArray<readonly [PlaceJson, PlaceIx]> => [
  [id, ix],
  [`${id}/inside`, ix + INSIDE],
])

/** A place on the map: a region, or the inside of its Stronghold. */
export const place: Shape<PlaceIx, PlaceJson> = word('a place', PLACES)
/** A place, or -1. */
export const maybePlace: Shape<PlaceIx, PlaceJson | null> = formed(
  word<PlaceIx, PlaceJson | null>('a place or null', [...PLACES, [null, -1]]),
  { anyOf: [place, { enum: [null] }] },
)
/** Places in ascending order; the same may be there more than once. */
export const places: Shape<ReadonlyArray<PlaceIx>, ReadonlyArray<PlaceJson>> = sortedOf(place)
const OFF_MAP: ReadonlyArray<readonly [Whereabouts, PlaceIx]> = [
  ['fellowship', IN_FELLOWSHIP],
  ['aside', ASIDE],
  ['eliminated', ELIMINATED],
  ['replaced', REPLACED],
]
/** Where a character can be. */
export const whereabouts: Shape<PlaceIx, Whereabouts> = formed(
  word('a place of a character', [...PLACES, ...OFF_MAP]),
  { anyOf: [place, { enum: OFF_MAP.map(([name]) => name) }] },
)

/** Hunt tiles by kind. */
export const tileCounts = derived(
  ({ huntTileIds, tileLayout: { shifts, masks } }: Rules): Shape<Counts, TileCounts> =>
    packedCounts('hunt tiles', huntTileIds, { shift: (ix) => at(shifts, ix), most: (ix) => at(masks, ix) }),
)
/** Dice by the results they show. */
export const faceCounts: Shape<Counts, Readonly<Partial<Record<DieFace, number>>>> = packedCounts(
  'dice',
  DIE_FACES,
  {
    shift: (ix) => ix * FACE_BITS,
    most: () => 2 ** FACE_BITS - 1,
  },
)

/** A set of regions. */
export const regionSet: Shape<ReadonlyArray<Bits>, ReadonlyArray<RegionId>> = largeSetOf(
  'a list of regions',
  REGION_IDS,
)

/** An Event card. */
export const card = derived((rules: Rules): Shape<CardIx, EventCardId> =>
  oneOf('an event card', rules.eventCardIds),
)
/** An Event card, or null for -1. */
export const maybeCard = derived((rules: Rules): Shape<CardIx, EventCardId | null> =>
  oneOrNone('an event card', rules.eventCardIds),
)
/** Some characters. */
export const characters = derived((rules: Rules): Shape<Bits, ReadonlyArray<CharacterId>> =>
  setOf('characters', rules.characterIds),
)
