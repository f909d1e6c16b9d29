/**
 * A state in words, as the game's reader tells it: who stands where, how things stand with nations,
 * Fellowship, dice and cards. Tests read a state only in this way, so that no index of ours is part of what
 * they say.
 */
import {
  DECKS,
  REGION_IDS,
  warOfTheRing,
  type CharacterId,
  type Deck,
  type Nation,
  type RegionId,
  type Side,
  type State,
  type Pieces,
  type TableReading,
} from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'

/** So many of each. */
export type Numbers = Readonly<Record<string, number>>
type Sides<A> = Readonly<Record<Side, A>>

/** The table as invariants look at it: any text as a name, and no pile hidden. */
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

const readings = new WeakMap<State, TableReading>()

/** The table as the game's reader tells it. */
export const reading = (state: State): TableReading => {
  const found = readings.get(state)
  if (found !== undefined) return found
  const read = mustRight(warOfTheRing.read(state), 'the reader refuses a state')
  readings.set(state, read)
  return read
}

/** The table of a state as JSON. */
export const told = (state: State): TableJson => reading(state).table as unknown as TableJson

const together = (crowd: Sides<Pieces>): Numbers => ({ ...crowd['free-peoples'], ...crowd.shadow })

/** Everybody in the field of a region: `{ 'gondor-regular': 2, 'gondor-leader': 1, boromir: 1 }`. */
export const army = (state: State, region: RegionId): Numbers =>
  together(reading(state).derived.regions[region].field)
/** Everybody inside the besieged Stronghold of a region. */
export const garrison = (state: State, region: RegionId): Numbers =>
  together(reading(state).derived.regions[region].inside)

/** The places with their names, fields first. */
const placesOf = (state: State): ReadonlyArray<readonly [string, Numbers]> => [
  ...REGION_IDS.map((id) => [id, army(state, id)] as const),
  ...REGION_IDS.map((id) => [`${id}/inside`, garrison(state, id)] as const),
]
/** Where a character is: a region, `<region>/inside`, `fellowship`, `aside`, `eliminated` or `replaced`. */
export const where = (state: State, character: CharacterId): string => {
  return told(state).characters[character] ?? 'aside'
}
/** Where the Nazgûl are, one place for each. */
export const nazgul = (state: State): ReadonlyArray<string> =>
  placesOf(state).flatMap(([place, who]) => Array.from({ length: who['nazgul'] ?? 0 }, () => place))
/** What a side may still recruit. */
export const reinforcements = (state: State, side: Side): Numbers => {
  const left = side === 'shadow' ? reading(state).derived.nazgulLeft : 0
  return { ...told(state).reinforcements[side], ...(left > 0 ? { nazgul: left } : {}) }
}
/** What the Free Peoples have lost for good. */
export const casualties = (state: State): Numbers => told(state).casualties

/** How a nation stands: `at war`, `active, 2 steps` or `passive, 1 step`. */
export const politics = (state: State, nation: Nation): string => {
  const { steps, active } = told(state).politics[nation]
  if (steps === 0) return 'at war'
  return `${active ? 'active' : 'passive'}, ${steps} ${steps === 1 ? 'step' : 'steps'}`
}

/** The Settlements in enemy hands. */
export const captured = (state: State): ReadonlyArray<string> => told(state).captured
/** The victory points of a side. */
export const points = (state: State, side: Side): number => reading(state).derived.victoryPoints[side]

/** The Fellowship: where it is, how far, Hidden or Revealed, how corrupted, who guides. */
export const fellowship = (state: State): TableReading['table']['fellowship'] =>
  reading(state).table.fellowship
/** Who is in the Fellowship beside the Ring-bearers. */
export const companions = (state: State): ReadonlyArray<string> => reading(state).derived.companions

/** The dice that a side may still use, by result. */
export const unused = (state: State, side: Side): Numbers => told(state).dice.unused[side]
/** How many dice of a side lie in the Hunt box. */
export const huntBox = (state: State, side: Side): number => told(state).dice.huntBox[side]
/** How many dice a side has in this turn. */
export const pool = (state: State, side: Side): number => told(state).dice.pool[side]
/** How many Elven Rings a side has. */
export const rings = (state: State, side: Side): number => told(state).dice.rings[side]
/** The Hunt tiles by where they are: in the pool, drawn, waiting for Mordor, out of the game. */
export const tiles = (state: State): TableJson['tiles'] => told(state).tiles

const cardsOf = (state: State, pile: 'hands' | 'discards', side: Side): ReadonlyArray<string> =>
  reading(state).derived.seats.flatMap((one) =>
    DECKS.flatMap((deck) =>
      one.side === side ? (told(state).cards[pile][`${one.seat}-${deck}`] ?? []) : [],
    ),
  )
/** The cards in the hand of a side. */
export const hand = (state: State, side: Side): ReadonlyArray<string> => cardsOf(state, 'hands', side)
/** The cards that a side has discarded. */
export const discards = (state: State, side: Side): ReadonlyArray<string> => cardsOf(state, 'discards', side)
/** How many cards are left in a deck of a side. */
export const left = (state: State, side: Side, deck: Deck): number =>
  (told(state).cards.decks[`${side}-${deck}`] ?? []).length
