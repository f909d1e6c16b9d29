/** Shapes of small things: seats, cards, locations, places. Indices inside, printed names in JSON. */
import { listOf } from '../../kernel/sheet/records'
import { oneOf, oneOrNone, word, type Shape } from '../../kernel/sheet/shapes'
import { COPY_IDS, type CopyId } from './copies'
import { BATTLEGROUND_IDS, PATH_IDS, SEATS, type BattlegroundId } from './ids'
import type { Place } from './json'
import { FIRST_BATTLEGROUND, FIRST_WIELDER, PATH, type Spot } from './spots'

export const seat = oneOf('a seat', SEATS)
export const maybeSeat = oneOrNone('a seat', SEATS)
export const card = oneOf('a card', COPY_IDS)
export const maybeCard = oneOrNone('a card', COPY_IDS)
export const cards = listOf(card)
export const battleground = oneOf('a battleground', BATTLEGROUND_IDS)
export const maybeBattleground = oneOrNone('a battleground', BATTLEGROUND_IDS)
export const maybePath = oneOrNone('a path', PATH_IDS)

/** What can speak: a card, a battleground or a path. */
export const source = oneOf('a card or a location', [...COPY_IDS, ...BATTLEGROUND_IDS, ...PATH_IDS])

/** Every place of a card that is in the game. A spot is its index here and one more. */
export const PLACE_NAMES: ReadonlyArray<Place> = [
  'deck',
  'hand',
  'cycle',
  'eliminated',
  'aside',
  'playing',
  'reserve',
  'path',
  ...BATTLEGROUND_IDS,
  ...COPY_IDS.map((id): `on ${CopyId}` => `on ${id}`),
]
const SPOTS = PLACE_NAMES.map((name, ix): readonly [Place, Spot] => [name, ix + 1])

/** A spot by its name. */
export const SPOT_BY_NAME: ReadonlyMap<string, Spot> = new Map(SPOTS)

/** A place where a card of this game can be. */
export const place: Shape<Spot, Place> = word('a place', SPOTS)

const ALL_SPOTS: ReadonlyArray<Place | 'out'> = ['out', ...PLACE_NAMES]
/** A spot; the first is no place at all. */
export const spot = oneOf('a place', ALL_SPOTS)
/** A spot, or null for -1. */
export const maybeSpot = oneOrNone('a place', ALL_SPOTS)

/** What a token lies on: the path, a battleground or a card. */
export const tokenBase = word<Spot, 'path' | BattlegroundId | CopyId>('what a token lies on', [
  ['path', PATH],
  ...BATTLEGROUND_IDS.map((id, ix) => [id, FIRST_BATTLEGROUND + ix] as const),
  ...COPY_IDS.map((id, ix) => [id, FIRST_WIELDER + ix] as const),
])
