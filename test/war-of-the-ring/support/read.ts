/**
 * A state in words, as the game's reader tells it: who stands where, how things stand with nations,
 * Fellowship, dice and cards. Tests read a state only in this way, so that no index of ours is part of what
 * they say. The saved table itself is there for what is written of it.
 */
import {
  NATION_TABLE,
  REGION_IDS,
  REGIONS,
  warOfTheRing,
  type CharacterId,
  type Nation,
  type PieceCounts,
  type RegionId,
  type Side,
  type State,
  type TableReading,
} from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'

/** So many of each. */
export type Numbers = Readonly<Record<string, number>>
type Sides<A> = Readonly<Record<Side, A>>

/** The table as its JSON tells it. */
export interface TableJson {
  readonly turn: number
  readonly armies: Readonly<Record<string, Numbers>>
  readonly besieged: Readonly<Record<string, Numbers>>
  readonly nazgul: ReadonlyArray<string>
  readonly characters: Readonly<Record<CharacterId, string>>
  readonly reinforcements: Sides<Numbers>
  readonly casualties: Numbers
  readonly captured: ReadonlyArray<string>
  readonly politics: Readonly<Record<Nation, { readonly steps: number; readonly active: boolean }>>
  readonly fellowship: {
    readonly region: string | null
    readonly progress: number
    readonly revealed: boolean
    readonly corruption: number
    readonly guide: CharacterId | null
    readonly mordor: number | null
    readonly tried: boolean
  }
  readonly tiles: Readonly<Record<'pool' | 'drawn' | 'waiting' | 'removed', Numbers>>
  readonly dice: {
    readonly pool: Sides<number>
    readonly unused: Sides<Numbers>
    readonly used: Sides<number>
    readonly huntBox: Sides<number>
    readonly rings: Sides<number>
    readonly ringUsed: ReadonlyArray<Side>
    readonly converted: number
  }
  readonly cards: Readonly<
    Record<
      'decks' | 'hands' | 'discards' | 'played' | 'onTable',
      Readonly<Record<string, ReadonlyArray<string>>>
    >
  >
  /** What partners keep in mind; a game for two has nothing of it. */
  readonly partners?: {
    readonly mixed: ReadonlyArray<string>
    readonly captors: ReadonlyArray<string>
    readonly last: { readonly nations: ReadonlyArray<string> }
    readonly doing: { readonly nations: ReadonlyArray<string> }
  }
}

const tables = new WeakMap<State, TableJson>()

/** The table of a state as JSON; worked out once. */
export const told = (state: State): TableJson => {
  const found = tables.get(state)
  if (found !== undefined) return found
  const table = warOfTheRing.encode(state).table as unknown as TableJson
  tables.set(state, table)
  return table
}

const readings = new WeakMap<State, TableReading>()

/** The table as the game's reader tells it. */
export const reading = (state: State): TableReading => {
  const found = readings.get(state)
  if (found !== undefined) return found
  const read = mustRight(warOfTheRing.read(state), 'the reader refuses a state')
  readings.set(state, read)
  return read
}

const together = (crowd: Sides<PieceCounts>): Numbers => ({ ...crowd['free-peoples'], ...crowd.shadow })

/** Everybody in the field of a region: `{ 'gondor-regular': 2, 'gondor-leader': 1, boromir: 1 }`. */
export const army = (state: State, region: RegionId): Numbers =>
  together(reading(state).regions[region].field)
/** Everybody inside the besieged Stronghold of a region. */
export const garrison = (state: State, region: RegionId): Numbers =>
  together(reading(state).regions[region].inside)

/** The places with their names, fields first. */
const placesOf = (state: State): ReadonlyArray<readonly [string, Numbers]> => [
  ...REGION_IDS.map((id) => [id, army(state, id)] as const),
  ...REGION_IDS.map((id) => [`${id}/inside`, garrison(state, id)] as const),
]
/** Where a character is: a region, `<region>/inside`, `fellowship`, `aside`, `eliminated` or `replaced`. */
export const where = (state: State, character: CharacterId): string => {
  const { sides, fellowship: journey } = reading(state)
  if (journey.companions.includes(character)) return 'fellowship'
  const beside = Object.values(sides).flatMap(({ characters }) => Object.entries(characters))
  const [off] = beside.find(([, who]) => who.includes(character)) ?? []
  // The Guide who joined when nobody was left stays beside the map.
  return off ?? placesOf(state).find(([, who]) => who[character] === 1)?.[0] ?? 'aside'
}
/** Where the Nazgûl are, one place for each. */
export const nazgul = (state: State): ReadonlyArray<string> =>
  placesOf(state).flatMap(([place, who]) => Array.from({ length: who['nazgul'] ?? 0 }, () => place))
/** What a side may still recruit. */
export const reinforcements = (state: State, side: Side): Numbers => reading(state).sides[side].reinforcements
/** What the Free Peoples have lost for good. */
export const casualties = (state: State): Numbers => reading(state).sides['free-peoples'].casualties

/** How a nation stands: `at war`, `active, 2 steps` or `passive, 1 step`. */
export const politics = (state: State, nation: Nation): string => {
  const { steps, active } = reading(state).politics[nation]
  if (steps === 0) return 'at war'
  return `${active ? 'active' : 'passive'}, ${steps} ${steps === 1 ? 'step' : 'steps'}`
}

const HOMES: ReadonlyMap<string, Side | undefined> = new Map(
  REGIONS.map(({ id, nation }) => [id, NATION_TABLE.find((one) => one.id === nation)?.side]),
)
/** The Settlements in enemy hands. */
export const captured = (state: State): ReadonlyArray<string> =>
  REGION_IDS.filter((id) => {
    const { controlledBy } = reading(state).regions[id]
    return controlledBy !== null && controlledBy !== HOMES.get(id)
  })
/** The victory points of a side. */
export const points = (state: State, side: Side): number => reading(state).sides[side].victoryPoints

/** The Fellowship: where it is, how far, Hidden or Revealed, how corrupted, who guides. */
export const fellowship = (state: State): Omit<TableReading['fellowship'], 'companions'> => {
  const { companions: _, ...journey } = reading(state).fellowship
  return journey
}
/** Who is in the Fellowship beside the Ring-bearers. */
export const companions = (state: State): ReadonlyArray<string> => reading(state).fellowship.companions

/** The dice that a side may still use, by result. */
export const unused = (state: State, side: Side): Numbers => reading(state).sides[side].dice.unused
/** How many dice of a side lie in the Hunt box. */
export const huntBox = (state: State, side: Side): number => reading(state).sides[side].dice.huntBox
/** How many dice a side has in this turn. */
export const pool = (state: State, side: Side): number => reading(state).sides[side].dice.pool
/** How many Elven Rings a side has. */
export const rings = (state: State, side: Side): number => reading(state).sides[side].elvenRings.held
/** The Hunt tiles by where they are: in the pool, drawn, waiting for Mordor, out of the game. */
export const tiles = (state: State): Readonly<Record<'pool' | 'drawn' | 'waiting' | 'removed', Numbers>> => {
  const { aside: _, ...rest } = reading(state).hunt
  return rest
}

const cardsOf = (state: State, pile: 'hand' | 'discarded', side: Side): ReadonlyArray<string> =>
  Object.values(reading(state).sides[side].cards).flatMap((deck) => deck[pile].cards)
/** The cards in the hand of a side. */
export const hand = (state: State, side: Side): ReadonlyArray<string> => cardsOf(state, 'hand', side)
/** The cards that a side has discarded. */
export const discards = (state: State, side: Side): ReadonlyArray<string> => cardsOf(state, 'discarded', side)
/** How many cards are left in a deck of a side. */
export const left = (state: State, side: Side, deck: 'character' | 'strategy'): number =>
  reading(state).sides[side].cards[deck].deck.cards.length
