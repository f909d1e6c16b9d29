/**
 * What `read` returns: the JSON of a state or a view, and beside it what follows from that JSON. It looks at
 * nothing else, so it tells no more than a view does.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { decodeWith } from '../../kernel/codec'
import type { Malformed } from '../../kernel/door'
import { eachOf } from '../../kernel/named'
import { frameCodec, outcomeCodec } from '../../kernel/saved'
import { configCodec } from '../model/config'
import { CHARACTER_IDS, REGION_IDS, SIDES, TILE_IDS, type Seat, type TileId } from '../model/ids'
import type { Derived, GroupReading, OffBoard, PieceReading, Reading } from '../model/json'
import { SIDE_TILES } from '../model/shapes'
import { SEEN_SHAPE } from '../model/table'
import { battleOf, isOpen } from './readBattle'

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
