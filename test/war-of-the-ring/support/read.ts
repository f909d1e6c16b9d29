/**
 * A state in words, read from its JSON: who stands where, how things stand with nations, Fellowship, dice and
 * cards. Tests read a state only in this way, so that no index of ours is part of what they say.
 */
import { REGIONS } from '../../../src/war-of-the-ring/data/regions'
import {
  warOfTheRing,
  type CharacterId,
  type Nation,
  type RegionId,
  type Side,
  type State,
} from '../../../src/war-of-the-ring'
import { FREE_PEOPLES_NATIONS } from '../../../src/war-of-the-ring/model/ids'

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
}

/** The table of a state as JSON. */
export const told = (state: State): TableJson => warOfTheRing.encode(state).table as unknown as TableJson

const figuresAt = (json: TableJson, army: Numbers | undefined, place: string): Numbers => {
  const nazgul = json.nazgul.filter((at) => at === place).length
  const characters = Object.entries(json.characters).filter(([, at]) => at === place)
  return {
    ...army,
    ...(nazgul === 0 ? {} : { nazgul }),
    ...Object.fromEntries(characters.map(([id]) => [id, 1])),
  }
}

/** Everybody in the field of a region: `{ 'gondor-regular': 2, 'gondor-leader': 1, boromir: 1 }`. */
export const army = (state: State, region: RegionId): Numbers => {
  const json = told(state)
  return figuresAt(json, json.armies[region], region)
}
/** Everybody inside the besieged Stronghold of a region. */
export const garrison = (state: State, region: RegionId): Numbers => {
  const json = told(state)
  return figuresAt(json, json.besieged[region], `${region}/inside`)
}
/** Where a character is: a region, `<region>/inside`, `fellowship`, `aside`, `eliminated` or `replaced`. */
export const where = (state: State, character: CharacterId): string => told(state).characters[character]
/** Where the Nazgûl are, one place for each. */
export const nazgul = (state: State): ReadonlyArray<string> => told(state).nazgul
/** What a side may still recruit. */
export const reinforcements = (state: State, side: Side): Numbers => told(state).reinforcements[side]
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
/** The victory points of a side, counted from the Settlements it has captured. */
export const points = (state: State, side: Side): number =>
  REGIONS.filter(({ id }) => captured(state).includes(id))
    .filter(({ nation }) => FREE_PEOPLES_NATIONS.some((one) => one === nation) === (side === 'shadow'))
    .reduce(
      (sum, { settlement }) => sum + (settlement === 'stronghold' ? 2 : settlement === 'city' ? 1 : 0),
      0,
    )

/** The Fellowship: where it is, how far, Hidden or Revealed, how corrupted, who guides. */
export const fellowship = (state: State): TableJson['fellowship'] => told(state).fellowship
/** Who is in the Fellowship beside the Ring-bearers. */
export const companions = (state: State): ReadonlyArray<string> =>
  Object.entries(told(state).characters)
    .filter(([, at]) => at === 'fellowship')
    .map(([id]) => id)

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

const cardsOf = (state: State, pile: 'decks' | 'hands' | 'discards', side: Side): ReadonlyArray<string> =>
  Object.entries(told(state).cards[pile])
    .filter(([deck]) => deck.startsWith(side))
    .flatMap(([, cards]) => cards)
/** The cards in the hand of a side. */
export const hand = (state: State, side: Side): ReadonlyArray<string> => cardsOf(state, 'hands', side)
/** The cards that a side has discarded. */
export const discards = (state: State, side: Side): ReadonlyArray<string> => cardsOf(state, 'discards', side)
/** How many cards are left in a deck of a side. */
export const left = (state: State, side: Side, deck: 'character' | 'strategy'): number =>
  told(state).cards.decks[`${side}-${deck}`]?.length ?? 0
