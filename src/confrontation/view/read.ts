/**
 * What `read` returns: the JSON of a state or a view, and beside it what follows from that JSON. It looks at
 * nothing else, so it tells no more than a view does.
 */
import * as t from 'io-ts/lib/index.js'
import { anyOf, below, oneOf, decodeWith } from '../../kernel/codec'
import { eachOf } from '../../kernel/named'
import {
  COMBAT_CARD_IDS,
  REGION_IDS,
  SIDES,
  TILE_IDS,
  type Side,
  type TileId,
  CHARACTER_IDS,
  type Seat,
} from '../model/ids'
import type {
  BattleReading,
  Hidden,
  LaidReading,
  Reading,
  Derived,
  GroupReading,
  OffBoard,
  PieceReading,
} from '../model/json'
import * as E from 'fp-ts/lib/Either.js'
import type { Malformed } from '../../kernel/door'
import { frameCodec, outcomeCodec } from '../../kernel/saved'
import { configCodec } from '../model/config'
import { SIDE_TILES } from '../model/shapes'
import { SEEN_SHAPE } from '../model/table'

/*
 * What the frames tell of a battle under way, and of faces not chosen yet.
 */

type Stack = Reading['stack']

const region = oneOf('a region', REGION_IDS)
const maybeCard = anyOf(t.null, oneOf('a combat card', COMBAT_CARD_IDS))
const settled = anyOf(t.readonlyArray(oneOf('a piece', TILE_IDS)), below(TILE_IDS.length))
/** The tiles that each side has settled in a draft; of a side that is hidden their number. */
const draftVars = t.type({ settled: t.tuple([settled, settled]) })
/** An attack: pieces are told by their tile, or by a mark if they are hidden. */
const attackVars = t.type({ region, attacker: t.string, defender: anyOf(t.null, t.string) })
/** A battle: pairs are [Fellowship, Sauron]. */
const battleVars = t.type({
  region,
  attacker: oneOf('a side', SIDES),
  fighters: t.tuple([t.string, t.string]),
  played: t.tuple([maybeCard, maybeCard]),
  fetched: t.tuple([maybeCard, maybeCard]),
})
const chosen = anyOf(maybeCard, oneOf('no card', ['hidden', 'not asked']))
/** Cards being chosen. */
const cardsVars = t.type({ chosen: t.tuple([chosen, chosen]) })

const varsOf = (stack: Stack, kind: string): unknown =>
  stack.filter((frame) => frame.kind === kind).at(-1)?.vars

/**
 * Whether a face of a tile is still to be chosen in a draft. Of the other side only the number of its tiles
 * that are settled is known: as long as it is neither none nor all, any of them may be.
 */
export const isOpen = (stack: Stack, tile: TileId): boolean => {
  const vars = varsOf(stack, 'decide/faces')
  if (!draftVars.is(vars)) return false
  const settled = vars.settled[sideNamed(tile) === 'fellowship' ? 0 : 1]
  return typeof settled === 'number' ? settled === 0 : !settled.includes(tile)
}

/** A piece as a frame names it: hidden ones bear a mark in place of their name. */
const tileNamed = (name: string | null): TileId | Hidden | null =>
  name === null ? null : (TILE_IDS.find((tile) => tile === name) ?? 'hidden')

/** The side of a piece as a frame names it: a mark ends with the number of its side. */
const sideNamed = (name: string): Side => {
  const place = TILE_IDS.findIndex((tile) => tile === name)
  return (place < 0 ? name.endsWith(':0') : place < TILE_IDS.length / SIDES.length) ? 'fellowship' : 'sauron'
}

const NOTHING: LaidReading = { chosen: null, played: null, fetched: null }

/** An attack before its battle: the one attacked may not be known yet. */
const attackOf = (stack: Stack): BattleReading | null => {
  const vars = varsOf(stack, 'attack')
  if (!attackVars.is(vars)) return null
  const attacker = sideNamed(vars.attacker)
  return {
    region: vars.region,
    attacker,
    fighters: eachOf(SIDES, (side) => tileNamed(side === attacker ? vars.attacker : vars.defender)),
    cards: { fellowship: NOTHING, sauron: NOTHING },
  }
}

/** The battle that is fought now, or the attack that leads to one. */
export const battleOf = (stack: Stack): BattleReading | null => {
  const vars = varsOf(stack, 'battle')
  if (!battleVars.is(vars)) return attackOf(stack)
  const choosing = varsOf(stack, 'decide/cards')
  const chosen = cardsVars.is(choosing) ? choosing.chosen : [null, null]
  return {
    region: vars.region,
    attacker: vars.attacker,
    fighters: eachOf(SIDES, (_, side) => tileNamed(vars.fighters[side] ?? null)),
    cards: eachOf(SIDES, (_, side): LaidReading => {
      const card = chosen[side] ?? null
      return {
        chosen: card === 'not asked' ? null : card,
        played: vars.played[side] ?? null,
        fetched: vars.fetched[side] ?? null,
      }
    }),
  }
}

const codec = t.type({
  schemaVersion: t.number,
  config: configCodec,
  chance: t.unknown,
  table: SEEN_SHAPE,
  stack: t.readonlyArray(frameCodec),
  outcome: t.union([t.null, outcomeCodec]),
})

type Seen = Omit<Reading, 'derived'>

const hiddenOf = ({ table }: Seen, side: 0 | 1): Readonly<Record<string, number>> | undefined =>
  table.hiddenPieces?.[side === 0 ? '0' : '1']

const characterOf = (seen: Seen, tile: TileId, side: 0 | 1): PieceReading['character'] => {
  const { table, stack } = seen
  if (isOpen(stack, tile)) return null
  if (hiddenOf(seen, side) !== undefined && !table.facesKnown.includes(tile)) return 'hidden'
  const place = TILE_IDS.indexOf(tile)
  return CHARACTER_IDS[table.variant.includes(tile) ? place + TILE_IDS.length : place] ?? null
}

const piecesAt = (seen: Seen, side: 0 | 1, place: string): ReadonlyArray<PieceReading> => {
  const { at, revealed, ringbearer } = seen.table
  return SIDE_TILES[side]
    .filter((tile) => at[tile] === place)
    .map((tile) => ({
      tile,
      character: characterOf(seen, tile, side),
      revealed: revealed.includes(tile),
      bearsRing: ringbearer === tile,
    }))
}

const groupAt = (seen: Seen, side: 0 | 1, region: string): GroupReading => ({
  pieces: piecesAt(seen, side, region),
  hidden: hiddenOf(seen, side)?.[region] ?? 0,
})

/** Hidden pieces that stand in no region wait to be placed. */
const offBoardOf = (seen: Seen, side: 0 | 1): OffBoard => {
  const unseen = piecesAt(seen, side, 'hidden')
  const placed = Object.values(hiddenOf(seen, side) ?? {}).reduce((sum, number) => sum + number, 0)
  return {
    unplaced: {
      pieces: piecesAt(seen, side, 'unplaced'),
      hidden: Math.max(0, unseen.length - placed),
    },
    defeated: piecesAt(seen, side, 'defeated'),
    unseen,
  }
}

const sideIx = (side: number): 0 | 1 => (side === 0 ? 0 : 1)

const derive = (seen: Seen): Derived => ({
  regions: eachOf(REGION_IDS, (region) => eachOf(SIDES, (_, side) => groupAt(seen, sideIx(side), region))),
  offBoard: eachOf(SIDES, (_, side) => offBoardOf(seen, sideIx(side))),
  battle: battleOf(seen.stack),
})

/** Reads a saved state, or a view of one; says what is wrong with something else. */
export const read = (state: unknown, viewer: Seat | 'spectator' | null): E.Either<Malformed, Reading> =>
  E.Functor.map(decodeWith(codec, state), () => {
    const { schemaVersion, config, chance, table, stack, outcome } = state as Seen
    const seen: Seen = { game: 'confrontation', schemaVersion, viewer, config, chance, table, stack, outcome }
    return { ...seen, derived: derive(seen) }
  })
