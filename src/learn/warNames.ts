/**
 * The names that the tables of a config decide, of which observations of War of the Ring are made.
 */
import { DECKS, REGIONS, REGION_IDS, SIDES, type WarTables } from '../war-of-the-ring/index'
import type { Variable } from './variables'

/** The regions with a Stronghold. */
export const STRONGHOLD_IDS: ReadonlyArray<string> = REGIONS.filter(
  ({ settlement }) => settlement === 'stronghold',
).map(({ id }) => id)

/** Regions, and the insides of Strongholds. */
export const PLACES: ReadonlyArray<string> = [...REGION_IDS, ...STRONGHOLD_IDS.map((id) => `${id}/inside`)]

/** The names that the tables of a config decide. */
export interface WarNames {
  readonly characters: ReadonlyArray<string>
  readonly pieces: ReadonlyArray<string>
  /** Units and Leaders: the pieces of an Army. */
  readonly figures: ReadonlyArray<string>
  readonly cards: ReadonlyArray<string>
  readonly tiles: ReadonlyArray<string>
  readonly frames: ReadonlyArray<string>
  /** How many cards the greatest deck has. */
  readonly deck: number
  readonly readings: WarTables['readings']
  /** Whether there are figures that are no units, as Twilight of the Third Age has them. */
  readonly beside: boolean
}

/** The names in the tables of a config. */
export const namesIn = ({
  characters,
  pieces,
  eventCards,
  huntTiles,
  frameKinds,
  readings,
  beside,
}: WarTables): WarNames => ({
  characters: characters.map(({ id }) => id),
  pieces: pieces.map(({ id }) => id),
  figures: pieces.filter(({ sort }) => sort !== 'nazgul' && sort !== 'character').map(({ id }) => id),
  cards: eventCards.map(({ id }) => id),
  tiles: huntTiles.map(({ id }) => id),
  frames: frameKinds,
  readings,
  beside: beside !== undefined,
  deck: Math.max(
    ...SIDES.flatMap((side) =>
      DECKS.map((deck) => eventCards.filter((card) => card.side === side && card.deck === deck).length),
    ),
  ),
})

/** A variable, given the names of a config. */
export type Made = (names: WarNames) => Variable
