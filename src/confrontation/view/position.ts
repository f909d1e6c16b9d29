/**
 * Positions: any table between two turns, from a short description.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { decodeAll, decodeWith, natural, oneOf } from '../../kernel/codec'
import { gathered, malformed, type Malformed } from '../../kernel/door'
import { someFields, someNamed } from '../../kernel/named'
import { configCodec, type Config } from '../model/config'
import { start, type AnyFrame } from '../model/frames'
import {
  CHARACTER_IDS,
  COMBAT_CARD_IDS,
  REGION_IDS,
  SIDES,
  SPECIAL_CARD_IDS,
  type CharacterId,
  type RegionId,
} from '../model/ids'
import { DEFEATED, type Table } from '../model/table'
import { regionIx } from '../query/board'
import { pieceOf, placeOfCharacter } from '../query/pieces'
import { emptyTable, turnOf } from '../rules/setUp/game'

const character = oneOf('a character', CHARACTER_IDS)
const characters = t.readonlyArray(character)
const cards = t.readonlyArray(oneOf('a combat card', COMBAT_CARD_IDS))
const specials = t.readonlyArray(oneOf('a special card', SPECIAL_CARD_IDS))

/** A position: who stands where, and what differs from a fresh game; only `pieces` must be given. */
export interface PositionSpec {
  readonly config?: Partial<Config>
  readonly pieces: { readonly [R in RegionId]?: ReadonlyArray<CharacterId> }
  /** Whose turn begins; Sauron's by default. */
  readonly turn?: 'fellowship' | 'sauron'
  /** Turns before this one. */
  readonly turns?: number
  /** Characters fielded and defeated; tiles not named at all count as defeated, too. */
  readonly defeated?: ReadonlyArray<CharacterId>
  /** Characters that stay revealed. */
  readonly revealed?: ReadonlyArray<CharacterId>
  /** Hidden characters whose place the opponent knows. */
  readonly seen?: ReadonlyArray<CharacterId>
  /** Combat cards in hand, both sides; the others are discarded. All are in hand by default. */
  readonly hand?: ReadonlyArray<(typeof COMBAT_CARD_IDS)[number]>
  /** Special cards held at the start, both sides, and those used since. */
  readonly special?: ReadonlyArray<(typeof SPECIAL_CARD_IDS)[number]>
  readonly used?: ReadonlyArray<(typeof SPECIAL_CARD_IDS)[number]>
  /** Who bears the ring, if it has passed. */
  readonly ringbearer?: CharacterId
  /** The piece that Sauron must move. */
  readonly compelled?: CharacterId
}

const specCodec = someFields('a position', {
  config: t.UnknownRecord as unknown as t.Type<Partial<Config>, unknown>,
  pieces: someNamed('pieces by region', REGION_IDS, characters),
  turn: oneOf('a side', SIDES),
  turns: natural,
  defeated: characters,
  revealed: characters,
  seen: characters,
  hand: cards,
  special: specials,
  used: specials,
  ringbearer: character,
  compelled: character,
})

const bits = <A>(list: ReadonlyArray<A>, all: ReadonlyArray<A>): number =>
  list.reduce((set, one) => set | (1 << all.indexOf(one)), 0)

/** All pieces named, each with its region, or DEFEATED. */
const placesOf = (spec: PositionSpec): ReadonlyArray<readonly [CharacterId, number]> => [
  ...Object.entries(spec.pieces).flatMap(([region, list]) =>
    list.map((id) => [id, regionIx(region as RegionId)] as const),
  ),
  ...(spec.defeated ?? []).map((id) => [id, DEFEATED] as const),
]

const fielded = (base: Table, config: Config, spec: PositionSpec, wrong: Array<Malformed>): Table => {
  const at: Array<number> = Array.from({ length: 18 }, () => DEFEATED)
  let { variant } = base
  const seen = new Set<number>()
  for (const [id, region] of placesOf(spec)) {
    const place = placeOfCharacter(id)
    const piece = place % 18
    if (seen.has(piece)) wrong.push(malformed('pieces', `the tile of ${id} is named twice`))
    seen.add(piece)
    const isVariant = place >= 18
    if (config.characters === (isVariant ? 'classic' : 'variant'))
      wrong.push(malformed('pieces', `${id} is not in the ${config.characters} game`))
    variant = isVariant ? variant | (1 << piece) : variant & ~(1 << piece)
    at[piece] = region
  }
  return { ...base, at, variant, facesKnown: config.characters === 'draft-secret' ? 0 : 0x3ffff }
}

/** Marks pieces as revealed for good or as seen before. */
const shown = (table: Table, spec: PositionSpec, wrong: Array<Malformed>): Table => {
  const revealed = (spec.revealed ?? []).map((id) => pieceOf(table, id))
  const seen = [...revealed, ...(spec.seen ?? []).map((id) => pieceOf(table, id))]
  if (seen.some((piece) => piece < 0 || (table.at[piece] ?? -1) < 0))
    wrong.push(malformed('revealed', 'only characters on the board can be revealed or seen'))
  const world = (first: number) =>
    Array.from({ length: 9 }, (_, tile) =>
      seen.includes(first + tile) ? (table.at[first + tile] ?? -1) : -1,
    )
  const all = revealed.reduce((set, piece) => set | (1 << piece), 0)
  const faces = seen.reduce((set, piece) => set | (1 << piece), table.facesKnown)
  return {
    ...table,
    revealed: all,
    forGood: all,
    facesKnown: faces,
    worlds: [[world(0)], [world(9)]],
  }
}

const completed = (table: Table, spec: PositionSpec, wrong: Array<Malformed>): Table => {
  const hand = spec.hand === undefined ? table.hand : bits(spec.hand, COMBAT_CARD_IDS)
  if (new Set(spec.hand).size !== (spec.hand?.length ?? 0))
    wrong.push(malformed('hand', 'a card is there twice'))
  if (hand === 0) wrong.push(malformed('hand', 'empty hands are taken up again at once'))
  const ringbearer = spec.ringbearer === undefined ? table.ringbearer : pieceOf(table, spec.ringbearer)
  const compelled = spec.compelled === undefined ? -1 : pieceOf(table, spec.compelled)
  if (ringbearer < 0) wrong.push(malformed('ringbearer', 'is not fielded'))
  if (spec.compelled !== undefined && (compelled < 9 || (table.at[compelled] ?? -1) < 0))
    wrong.push(malformed('compelled', 'is not a piece of Sauron on the board'))
  else if (compelled >= 0 && spec.turn === 'fellowship')
    wrong.push(malformed('compelled', 'moves at once: it is the turn of Sauron'))
  return {
    ...table,
    hand,
    discard: table.hand & ~hand,
    special: spec.special === undefined ? table.special : bits(spec.special, SPECIAL_CARD_IDS),
    used: bits(spec.used ?? [], SPECIAL_CARD_IDS),
    ringbearer,
    compelled,
    compelledIn: compelled < 0 ? -1 : (table.at[compelled] ?? -1),
    turn: spec.turn === 'fellowship' ? 1 : 0,
    turns: spec.turns ?? 0,
  }
}

/** A position placed: config, table and the frames of a turn about to begin. */
export interface Placed {
  readonly config: Config
  readonly table: Table
  readonly stack: ReadonlyArray<AnyFrame>
}

/** Reads a description; says what is wrong with one that cannot be. */
export const place = (input: unknown): E.Either<Malformed, Placed> => {
  const read = decodeAll(specCodec, input)
  if (E.isLeft(read)) return read
  const { pieces } = read.right
  if (pieces === undefined) return E.left(malformed('pieces', 'are missing'))
  const spec: PositionSpec = { ...read.right, pieces }
  const config = decodeWith(configCodec, { seed: 'position', ...spec.config }, 'config.')
  if (E.isLeft(config)) return config
  const wrong: Array<Malformed> = []
  if (config.right.specialCards === 'none' && (spec.special ?? spec.used ?? []).length > 0)
    wrong.push(malformed('special', 'special cards are not in use in this config'))
  const onBoard = fielded(emptyTable(config.right, 0, [0, 0]), config.right, spec, wrong)
  const table = completed(shown(onBoard, spec, wrong), spec, wrong)
  if (wrong.length > 0) return E.left(gathered(wrong))
  const side = spec.turn === 'fellowship' ? 0 : 1
  const stack = [start('match', 'play', { last: null }), start('game', 'turn', { number: 0 }), turnOf(side)]
  return E.right({ config: config.right, table, stack })
}
