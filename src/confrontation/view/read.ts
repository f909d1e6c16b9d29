/**
 * The reader: the table of a saved state, or of what a viewer sees of it, as people would tell it. It looks
 * at nothing but the JSON of names, so it can tell no more than a view does.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Malformed } from '../../kernel/door'
import { eachOf } from '../../kernel/named'
import { combatCard, specialCard } from '../data/lookups'
import type { TableJson } from '../model/json'
import { CHARACTER_IDS, REGION_IDS, SIDES, TILE_IDS, type Seat, type Side, type TileId } from '../model/ids'
import type { GroupReading, PieceReading, SideReading, TableReading } from '../model/reading'
import { battleOf, isOpen } from './readBattle'
import { seenIn, type Seen } from './seen'

const TILES = TILE_IDS.length
const PER_SIDE = TILES / SIDES.length

const sideOf = (place: number): 0 | 1 => (place < PER_SIDE ? 0 : 1)
const numbered = (side: 0 | 1): '0' | '1' => (side === 0 ? '0' : '1')

/** A table with its pieces read. */
interface Read {
  readonly table: TableJson
  readonly pieces: ReadonlyArray<PieceReading>
}

const characterOf = (table: TableJson, tile: TileId, place: number): PieceReading['character'] => {
  const secret = table.hiddenPieces?.[numbered(sideOf(place))] !== undefined
  if (secret && !table.facesKnown.includes(tile)) return 'hidden'
  return CHARACTER_IDS[table.variant.includes(tile) ? place + TILES : place] ?? null
}

const piecesOf = ({ table, stack }: Seen): ReadonlyArray<PieceReading> => {
  return TILE_IDS.map((tile, place) => ({
    tile,
    character: isOpen(stack, tile) ? null : characterOf(table, tile, place),
    faceKnown: table.facesKnown.includes(tile),
    revealed: table.revealed.includes(tile),
    forGood: table.forGood.includes(tile),
    spied: table.spied.includes(tile),
    bearsRing: table.ringbearer === tile,
  }))
}

const piecesAt = ({ table, pieces }: Read, side: 0 | 1, at: string): ReadonlyArray<PieceReading> =>
  pieces.filter(({ tile }, place) => sideOf(place) === side && table.at[tile] === at)

const hiddenOn = ({ table }: Read, side: 0 | 1): Readonly<Record<string, number>> =>
  table.hiddenPieces?.[numbered(side)] ?? {}

/** Hidden pieces that stand in no region wait to be placed. */
const unplacedOf = (read: Read, side: 0 | 1): GroupReading => {
  const hidden = piecesAt(read, side, 'hidden').length
  const placed = Object.values(hiddenOn(read, side)).reduce((sum, number) => sum + number, 0)
  return { pieces: piecesAt(read, side, 'unplaced'), hidden: Math.max(0, hidden - placed) }
}

const sideReading = (read: Read, name: Side, side: 0 | 1): SideReading => {
  const { table } = read
  const own = <A extends string>(ids: ReadonlyArray<A>): ReadonlyArray<A> =>
    ids.filter((id) => (combatCard(id) ?? specialCard(id))?.side === name)
  return {
    unplaced: unplacedOf(read, side),
    defeated: piecesAt(read, side, 'defeated'),
    unseen: piecesAt(read, side, 'hidden'),
    hand: own(table.hand),
    discard: own(table.discard),
    special: own(table.special).filter((card) => !table.used.includes(card)),
    hiddenSpecial: table.hiddenSpecials?.[numbered(side)] ?? 0,
    used: own(table.used),
    arrangements: table.worlds[side],
  }
}

const compelledOf = ({ compelled, compelledIn }: TableJson): TableReading['compelled'] =>
  compelled === null ? null : { tile: compelled, region: compelledIn }

const reading = (seen: Seen, viewer: Seat | 'spectator' | null): TableReading => {
  const { config, table, stack, outcome } = seen
  const read: Read = { table, pieces: piecesOf(seen) }
  const [first, second] = table.points
  return {
    game: 'confrontation',
    viewer,
    config,
    match: { game: table.game === 0 ? 1 : 2, points: { first, second } },
    turn: { side: table.turn, number: table.turns, specialUsed: table.cardThisTurn },
    regions: eachOf(REGION_IDS, (region) =>
      eachOf(SIDES, (_, side) => ({
        pieces: piecesAt(read, side === 0 ? 0 : 1, region),
        hidden: hiddenOn(read, side === 0 ? 0 : 1)[region] ?? 0,
      })),
    ),
    sides: eachOf(SIDES, (name, side) => sideReading(read, name, side === 0 ? 0 : 1)),
    compelled: compelledOf(table),
    extraStep: table.extraStep ?? null,
    battle: battleOf(stack),
    underWay: stack.map(({ kind }) => kind),
    outcome,
  }
}

/** Reads a saved state, or a view of one; says what is wrong with something else. */
export const read = (state: unknown, viewer: Seat | 'spectator' | null): E.Either<Malformed, TableReading> =>
  E.Functor.map(seenIn(state), (seen) => reading(seen, viewer))
