/**
 * The printed tables as a reader of the table needs them: whose every piece is, how many there are of it,
 * and the lists of names that can come up.
 */
import { derived } from '../../kernel/derived'
import { REGIONS } from '../data/regions'
import type * as t from 'io-ts/lib/index.js'
import { configCodec } from '../model/codecs/config'
import { hasPartners, type Config, type Rules } from '../model/config'
import { SIDES, type PieceId, type RegionId, type Seat, type Settlement, type Side } from '../model/ids'
import type { CharacterId, EventCardId, HuntTileId } from '../model/ids'
import type { Tables } from '../model/tables'
import { handLimit } from '../query/cards'

/** What is read from printed tables. */
export interface Printed extends Pick<Tables, 'fellowship' | 'huntTiles' | 'victory'> {
  readonly config: t.Type<Config, unknown>
  readonly lists: {
    readonly characters: ReadonlyArray<CharacterId>
    readonly pieces: ReadonlyArray<PieceId>
    readonly cards: ReadonlyArray<EventCardId>
    readonly tiles: ReadonlyArray<HuntTileId>
  }
  readonly regions: ReadonlyArray<{
    readonly id: RegionId
    readonly settlement: Settlement | null
    /** The side of the Nation whose Settlement it is. */
    readonly home: Side | null
  }>
  /** Who sits at the table, and for which side; whether some of them are partners. */
  readonly seats: ReadonlyArray<{ readonly id: Seat; readonly side: Side; readonly hand: number }>
  readonly partners: boolean
  /** The side of a piece. */
  readonly sideOf: (piece: string) => Side
  /** How many figures there are of a kind that is counted as reinforcements only by what is on the map. */
  readonly nazgul: number
}

/** What a reader needs, from the rules of a config. */
export const PRINTED = derived((rules: Rules): Printed => {
  const { nations, pieces, huntTiles, fellowship, victory } = rules
  const sides = new Map<string, Side>(pieces.map(({ id, side }) => [id, SIDES[side]]))
  const homes = new Map(nations.map(({ id, side }) => [id, side]))
  return {
    config: configCodec(rules),
    lists: {
      characters: rules.characterIds,
      pieces: rules.pieceIds,
      cards: rules.eventCardIds,
      tiles: rules.huntTileIds,
    },
    regions: REGIONS.map(({ id, settlement, nation }) => ({
      id,
      settlement,
      home: settlement === null || nation === null ? null : (homes.get(nation) ?? null),
    })),
    seats: rules.seating.data.map(({ id, side }, seat) => ({ id, side, hand: handLimit(rules, seat) })),
    partners: hasPartners(rules),
    huntTiles,
    fellowship,
    victory,
    sideOf: (piece) => sides.get(piece) ?? 'shadow',
    nazgul: nations.reduce((sum, { figures }) => sum + figures.nazgul, 0),
  }
})
