/**
 * Codecs of config, table and frames: indices inside, printed names in JSON. Pieces are named by their tile.
 */
import { keysOf } from '../../kernel/named'
import * as t from 'io-ts/lib/index.js'
import { anyOf, bitsOf, formed, indexOf, natural, oneOf, pairOf } from '../../kernel/codec'
import { configOf, fieldsOf, objectForm } from '../../kernel/fields'
import { RULEBOOK } from '../rulebook'
import { WAYS } from './actions'
import { CARD_ORDERS, LINE_UPS, SPECIAL_CHOICES, type Config } from './config'
import type { VarsOf } from '../../kernel/wiring'
import type { Frames, TurnChoice } from './frames'
import { COMBAT_CARD_IDS, REGION_IDS, SIDES, SPECIAL_CARD_IDS, TILE_IDS } from './ids'
import { DEFEATED, UNPLACED, type ExtraStep, type Table, type World } from './table'

const handicapFault = ({ specialCards, handicap }: Config): string | undefined => {
  if (specialCards !== 'handicap')
    return handicap.length > 0 ? 'handicap: only with specialCards "handicap"' : undefined
  return new Set(handicap).size < handicap.length ? 'handicap: a card is given twice' : undefined
}

/** The config; missing fields take their defaults, unknown ones are refused. */
export const configCodec: t.Type<Config, unknown> = configOf<Config>(
  {
    characters: oneOf('a line-up', LINE_UPS),
    specialCards: oneOf('a choice of special cards', SPECIAL_CHOICES),
    handicap: t.readonlyArray(oneOf('a special card', SPECIAL_CARD_IDS)),
    games: anyOf(t.literal(1), t.literal(2)),
    upstreamSidewaysRetreat: t.boolean,
    blockedRetreatStopsSacrifice: t.boolean,
    cardOrder: oneOf('an order of card powers', CARD_ORDERS),
  },
  {
    characters: 'classic',
    specialCards: 'none',
    handicap: [],
    games: 1,
    upstreamSidewaysRetreat: false,
    blockedRetreatStopsSacrifice: false,
    cardOrder: 'mouth-first',
  },
  handicapFault,
)

const region = indexOf('a region', REGION_IDS)
const maybeRegion = indexOf('a region or null', REGION_IDS, true)
const piece = indexOf('a tile', TILE_IDS)
const maybePiece = indexOf('a tile or null', TILE_IDS, true)
const pieces = bitsOf('tiles', TILE_IDS)
const cards = bitsOf('combat cards', COMBAT_CARD_IDS)
const maybeCard = indexOf('a combat card or null', COMBAT_CARD_IDS, true)
const specials = bitsOf('special cards', SPECIAL_CARD_IDS)
const specialId = oneOf('a special card', SPECIAL_CARD_IDS)
const side = indexOf<0 | 1>('a side', SIDES)
const maybeSide = indexOf<0 | 1 | -1>('a side or null', SIDES, true)
const way = oneOf('a way', WAYS)

const PLACES = [...REGION_IDS, 'unplaced', 'defeated'] as const
const placeName = (at: number): string => {
  if (at === DEFEATED) return 'defeated'
  return at === UNPLACED ? 'unplaced' : (REGION_IDS[at] ?? 'unplaced')
}
const placeIx = (name: unknown): number | undefined => {
  if (name === 'defeated') return DEFEATED
  if (name === 'unplaced') return UNPLACED
  const place = PLACES.indexOf(name as (typeof PLACES)[number])
  return place < 0 ? undefined : place
}

/** Where each piece is, as an object from tile to region. */
const placesCodec: t.Type<ReadonlyArray<number>, unknown> = formed(
  new t.Type(
    'the place of each tile',
    (u): u is ReadonlyArray<number> => Array.isArray(u) && u.length === TILE_IDS.length,
    (u, context) => {
      if (typeof u !== 'object' || u === null || Object.keys(u).length !== TILE_IDS.length)
        return t.failure(u, context)
      const at = TILE_IDS.map((tile) => placeIx((u as Record<string, unknown>)[tile]))
      return at.includes(undefined) ? t.failure(u, context) : t.success(at as ReadonlyArray<number>)
    },
    (at) => Object.fromEntries(TILE_IDS.map((tile, place) => [tile, placeName(at[place] ?? UNPLACED)])),
  ),
  objectForm(Object.fromEntries(TILE_IDS.map((tile) => [tile, { enum: PLACES }]))),
)

/** The worlds of one side: for each the tiles shown so far with their regions. */
const worldsCodec = (first: number): t.Type<ReadonlyArray<World>, unknown> => {
  const tiles = TILE_IDS.slice(first, first + 9)
  const read = (u: unknown): World | undefined => {
    if (typeof u !== 'object' || u === null || Array.isArray(u)) return undefined
    if (Object.keys(u).some((tile) => !tiles.some((one) => one === tile))) return undefined
    const world = tiles.map((tile) =>
      Object.hasOwn(u, tile) ? REGION_IDS.indexOf(Reflect.get(u, tile) as never) : -1,
    )
    return tiles.some((tile, place) => Object.hasOwn(u, tile) && world[place] === -1) ? undefined : world
  }
  const codec = new t.Type<ReadonlyArray<World>, unknown>(
    'what the opponent knows',
    (u): u is ReadonlyArray<World> => Array.isArray(u),
    (u, context) => {
      if (!Array.isArray(u)) return t.failure(u, context)
      const worlds = (u as ReadonlyArray<unknown>).map(read)
      return worlds.includes(undefined) ? t.failure(u, context) : t.success(worlds as ReadonlyArray<World>)
    },
    (worlds) =>
      worlds.map((world) =>
        Object.fromEntries(
          tiles.flatMap((tile, place) => {
            const region = world[place]
            return region === undefined || region < 0 ? [] : [[tile, REGION_IDS[region]]]
          }),
        ),
      ),
  )
  const world = objectForm(Object.fromEntries(tiles.map((tile) => [tile, { enum: REGION_IDS }])), [])
  return formed(codec, { type: 'array', items: world })
}

/** What may be missing, inside too. */
const maybe = <A>(codec: t.Type<A, unknown>): t.Type<A | undefined, unknown> =>
  formed(anyOf(t.undefined, codec), codec)

const extraStep: t.Type<ExtraStep, unknown> = t.strict({
  from: region,
  at: region,
  same: t.boolean,
  moved: t.boolean,
  by: t.readonlyArray(maybePiece),
})

/** The table. */
export const tableCodec: t.Type<Table, unknown> = fieldsOf({
  at: placesCodec,
  variant: pieces,
  facesKnown: pieces,
  revealed: pieces,
  forGood: pieces,
  spied: pieces,
  hand: cards,
  discard: cards,
  special: specials,
  used: specials,
  ringbearer: piece,
  compelled: maybePiece,
  compelledIn: maybeRegion,
  turn: maybeSide,
  cardThisTurn: t.boolean,
  turns: natural,
  worlds: pairOf(worldsCodec(0), worldsCodec(9)),
  extraStep: maybe(extraStep),
  game: anyOf(t.literal(0), t.literal(1)),
  points: pairOf(natural, natural),
})

const askCodec = t.strict({ side })
const moving = { piece, to: region, way }
const choice: t.Type<TurnChoice, unknown> = anyOf(
  t.strict({ does: t.literal('move'), ...moving }),
  t.strict({ does: t.literal('step'), ...moving, same: t.boolean }),
  t.strict({ does: t.literal('name'), card: specialId, region, piece: maybePiece }),
  t.strict({ does: t.literal('nothing') }),
)
const turnCodec = t.strict({
  side,
  choice: anyOf(choice, t.null),
  stepped: maybePiece,
  same: t.boolean,
})
const attackCodec = t.strict({ attacker: piece, region, battles: natural, defender: maybePiece })
const cardPair = pairOf(maybeCard, maybeCard)
const ruleId = oneOf('a rule', keysOf(RULEBOOK))
const result = t.strict({ winner: side, rule: ruleId, points: natural })
const battleCodec = t.strict({
  region,
  fighters: pairOf(piece, piece),
  attacker: side,
  first: t.boolean,
  textOff: t.boolean,
  newcomer: t.boolean,
  shownStrength: t.number,
  noCards: t.boolean,
  played: cardPair,
  fetched: cardPair,
  refused: t.boolean,
  silenced: t.boolean,
  cloaked: t.boolean,
  retreated: natural,
  defeated: natural,
  cause: anyOf(ruleId, t.null),
  support: natural,
})
const battleAsk = t.strict({ side, battle: battleCodec })
const where = t.strict({ side, battle: battleCodec, regions: t.readonlyArray(region) })

const chosenCard: t.Type<number, unknown> = formed(
  new t.Type(
    'a chosen card',
    (u): u is number => typeof u === 'number',
    (u, context) => (u === 'not asked' ? t.success(-2) : maybeCard.validate(u, context)),
    (card) => (card === -2 ? 'not asked' : maybeCard.encode(card)),
  ),
  { anyOf: [maybeCard, { const: 'not asked' }] },
)

/** The variables of every frame. */
export const frameCodecs: { readonly [K in keyof Frames]: t.Type<VarsOf<Frames, K>, unknown> } = {
  match: t.strict({ last: anyOf(result, t.null) }),
  game: t.strict({ number: natural }),
  turn: turnCodec,
  move: t.strict({ ...moving, struck: t.boolean }),
  naming: t.strict({ card: specialId, region, piece: maybePiece }),
  attack: attackCodec,
  battle: battleCodec,
  'decide/faces': t.strict({ settled: pairOf(pieces, pieces) }),
  'decide/number': askCodec,
  'decide/specialCards': t.strict({ number: natural, own: t.boolean, picked: pairOf(specials, specials) }),
  'decide/placement': askCodec,
  'decide/turn': turnCodec,
  'decide/strike': askCodec,
  'decide/window': askCodec,
  'decide/opponent': attackCodec,
  'decide/eagle': battleAsk,
  'decide/avoid': battleAsk,
  'decide/showBeside': battleAsk,
  'decide/swap': battleAsk,
  'decide/forbidCards': battleAsk,
  'decide/cards': t.strict({ chosen: pairOf(chosenCard, chosenCard) }),
  'decide/fetch': battleAsk,
  'decide/exchange': battleAsk,
  'decide/refuse': battleAsk,
  'decide/otherCard': battleAsk,
  'decide/retreatByCard': where,
  'decide/support': battleAsk,
  'decide/slipAway': where,
}

/** The kinds of frame, in one order: what can run and what can be asked. */
export const FRAME_KINDS: ReadonlyArray<string> = keysOf(frameCodecs)
