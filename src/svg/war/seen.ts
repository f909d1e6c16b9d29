/** What of a view of War of the Ring is drawn, read and checked. */
import * as t from 'io-ts/lib/index.js'
import {
  CHARACTER_IDS,
  DECKS,
  DIE_FACES,
  EVENT_CARD_IDS,
  FELLOWSHIP,
  HUNT_TILE_IDS,
  NATIONS,
  PIECE_IDS,
  REGION_IDS,
  SEATS,
  SIDES,
  type PieceId,
  type RegionId,
} from '../../war-of-the-ring'
import { allOf, oneOf, outcome, someOf, stack, upTo } from '../read'

/** How many of anything a picture can show. */
const MANY = 99

const count = upTo(MANY)
const region = oneOf('a region', REGION_IDS)

/** The inside of a besieged Stronghold is told by this after the name of its region. */
const INSIDE = '/inside'
const INSIDES = REGION_IDS.map((id): `${RegionId}/inside` => `${id}${INSIDE}`)
const place = oneOf('a place', [...REGION_IDS, ...INSIDES])
const whereabouts = oneOf('a place of a character', [
  ...REGION_IDS,
  ...INSIDES,
  'fellowship',
  'aside',
  'eliminated',
  'replaced',
])

const figures = someOf('figures', PIECE_IDS, count)
const sided = <A>(codec: t.Type<A, unknown>) => allOf('a value for each side', SIDES, codec)

/** The four decks by name. */
export const DECK_NAMES = SIDES.flatMap((side) => DECKS.map((deck) => `${side}-${deck}` as const))

const cards = allOf(
  'cards of each deck',
  DECK_NAMES,
  t.union([t.readonlyArray(oneOf('an event card', EVENT_CARD_IDS)), t.type({ hidden: count })]),
)
const tiles = someOf('hunt tiles', HUNT_TILE_IDS, count)

const table = t.type({
  turn: upTo(9999),
  armies: someOf('armies', REGION_IDS, figures),
  besieged: someOf('garrisons', REGION_IDS, figures),
  nazgul: t.readonlyArray(place),
  characters: allOf('the characters', CHARACTER_IDS, whereabouts),
  reinforcements: sided(figures),
  casualties: figures,
  captured: t.readonlyArray(region),
  politics: allOf('the political track', NATIONS, t.type({ steps: upTo(3), active: t.boolean })),
  fellowship: t.type({
    region: t.union([t.null, region]),
    progress: upTo(FELLOWSHIP.progress),
    revealed: t.boolean,
    corruption: count,
    guide: oneOf('a character', CHARACTER_IDS),
    mordor: t.union([t.null, upTo(FELLOWSHIP.mordor.steps)]),
  }),
  tiles: t.type({ pool: tiles, drawn: tiles, waiting: tiles, removed: tiles }),
  dice: t.type({
    pool: sided(count),
    unused: sided(someOf('dice', DIE_FACES, count)),
    used: sided(count),
    huntBox: sided(count),
    rings: sided(count),
    ringUsed: t.readonlyArray(oneOf('a side', SIDES)),
  }),
  cards: t.type({ decks: cards, hands: cards, discards: cards, played: cards, onTable: cards }),
})

/** A view of War of the Ring, as far as it is drawn. */
export const seenWar = t.type({
  viewer: oneOf('a viewer', [...SEATS, 'spectator']),
  state: t.type({ table, stack, outcome }),
})
/** A view of War of the Ring, as far as it is drawn. */
export type SeenWar = t.TypeOf<typeof seenWar>
/** The table in it. */
export type SeenTable = SeenWar['state']['table']
/** Cards by deck, known or counted. */
export type SeenCards = SeenTable['cards']['hands']
/** Numbers of figures. */
export type SeenFigures = Readonly<Partial<Record<PieceId, number>>>

/** The region of a place, and whether it is the inside of its Stronghold; none off the map. */
export const placeOf = (
  name: string,
): { readonly region: RegionId; readonly inside: boolean } | undefined => {
  const inside = name.endsWith(INSIDE)
  const stem = inside ? name.slice(0, -INSIDE.length) : name
  const found = REGION_IDS.find((id) => id === stem)
  return found === undefined ? undefined : { region: found, inside }
}
