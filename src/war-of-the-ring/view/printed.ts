/**
 * The printed tables as a reader of the table needs them: whose every piece is, how many there are of it,
 * and the lists of names that can come up.
 */
import { derived } from '../../kernel/derived'
import { REGIONS } from '../data/regions'
import type { Rules } from '../model/config'
import { FIGURES, type PieceId, type RegionId, type Settlement, type Side } from '../model/ids'
import type { CharacterId, EventCardId, HuntTileId } from '../model/ids'
import type { EventCardData, NationData, Tables } from '../model/tables'

/** What is read from printed tables. */
export interface Printed extends Pick<Tables, 'fellowship' | 'huntTiles' | 'victory'> {
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
  /** The side of a piece. */
  readonly sideOf: (piece: string) => Side
  /** How many figures there are of a kind that is counted as reinforcements only by what is on the map. */
  readonly nazgul: number
}

/** The tables from which all of that follows. */
type Source = Omit<Tables, 'dice' | 'limits' | 'setUp'> & {
  readonly eventCards: ReadonlyArray<EventCardData>
  readonly pieceIds: ReadonlyArray<PieceId>
}

const piecesOf = ({ id, side }: NationData): ReadonlyArray<readonly [string, Side]> =>
  FIGURES.map((figure) => [`${id}-${figure}`, side] as const)

/** What a reader needs, from the tables of a game. */
export const printedOf = (tables: Source): Printed => {
  const { regions, nations, characters, huntTiles, eventCards, pieceIds } = tables
  const sides = new Map<string, Side>([
    ...nations.flatMap(piecesOf),
    ...characters.map(({ id, side }) => [id, side] as const),
    ['nazgul', 'shadow'],
  ])
  const homes = new Map(nations.map(({ id, side }) => [id, side]))
  return {
    lists: {
      characters: characters.map(({ id }) => id),
      pieces: pieceIds,
      cards: eventCards.map(({ id }) => id),
      tiles: huntTiles.map(({ id }) => id),
    },
    regions: regions.map(({ id, settlement, nation }) => ({
      id,
      settlement,
      home: settlement === null || nation === null ? null : (homes.get(nation) ?? null),
    })),
    huntTiles,
    fellowship: tables.fellowship,
    victory: tables.victory,
    sideOf: (piece) => sides.get(piece) ?? 'shadow',
    nazgul: nations.reduce((sum, { figures }) => sum + figures.nazgul, 0),
  }
}

/** What a reader needs, from the rules of a config. */
export const PRINTED = derived((rules: Rules): Printed => printedOf({ ...rules, regions: REGIONS }))
