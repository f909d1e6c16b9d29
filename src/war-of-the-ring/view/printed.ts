/**
 * The printed tables as a reader of the table needs them: whose every piece is, how many there are of it,
 * and the lists of names that can come up.
 */
import { CHARACTERS } from '../data/characters'
import { EVENT_CARDS } from '../data/event-cards'
import { VICTORY } from '../data/fellowship'
import { HUNT_TILES } from '../data/hunt-tiles'
import { NATION_TABLE } from '../data/nations'
import { REGIONS } from '../data/regions'
import { FIGURES, PIECE_IDS, type PieceId, type RegionId, type Settlement, type Side } from '../model/ids'
import type { HuntTileData, NationData, Tables } from '../model/tables'
import type { EventCardData } from '../model/tables'
import type { Lists } from './seen'

/** What is read from printed tables. */
export interface Printed {
  readonly lists: Lists
  readonly regions: ReadonlyArray<{
    readonly id: RegionId
    readonly settlement: Settlement | null
    /** The side of the Nation whose Settlement it is. */
    readonly home: Side | null
  }>
  readonly huntTiles: ReadonlyArray<HuntTileData>
  readonly victory: Tables['victory']
  /** The side of a piece. */
  readonly sideOf: (piece: string) => Side
  /** How many figures there are of a kind that is counted as reinforcements only by what is on the map. */
  readonly nazgul: number
}

/** The tables from which all of that follows. */
type Source = Pick<Tables, 'regions' | 'nations' | 'characters' | 'huntTiles' | 'victory'> & {
  readonly eventCards: ReadonlyArray<EventCardData>
  readonly pieceIds: ReadonlyArray<PieceId>
}

const piecesOf = ({ id, side }: NationData): ReadonlyArray<readonly [string, Side]> =>
  FIGURES.map((figure) => [`${id}-${figure}`, side] as const)

/** What a reader needs, from the tables of a game. */
export const printedOf = (tables: Source): Printed => {
  const { regions, nations, characters, huntTiles, victory, eventCards, pieceIds } = tables
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
    victory,
    sideOf: (piece) => sides.get(piece) ?? 'shadow',
    nazgul: nations.reduce((sum, { figures }) => sum + figures.nazgul, 0),
  }
}

/** The base game. */
export const BASE: Printed = printedOf({
  regions: REGIONS,
  nations: NATION_TABLE,
  characters: CHARACTERS,
  huntTiles: HUNT_TILES,
  victory: VICTORY,
  eventCards: EVENT_CARDS,
  pieceIds: PIECE_IDS,
})
