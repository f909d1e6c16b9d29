/**
 * A state in words, read from its JSON: where cards are, how locations stand, tokens and corruption. Tests
 * read a state only in this way, so that no index of ours is part of what they say.
 */
import { cardGame, type CopyId, type LocationId, type Seat, type State } from '../../../src/card-game'
import { CARDS } from '../../../src/card-game/data/cards'

interface TableJson {
  readonly at: Readonly<Record<string, string>>
  readonly tops: Readonly<Partial<Record<Seat, string>>>
  readonly battlegrounds: Readonly<Record<string, string>>
  readonly bared: ReadonlyArray<string>
  readonly paths: Readonly<Record<string, string>>
  readonly tokens: ReadonlyArray<{ readonly on: string; readonly attack: number; readonly defense: number }>
  readonly corruption: number
  readonly rings: ReadonlyArray<Seat>
  readonly round: number
  readonly starter: number
  readonly lasting: ReadonlyArray<string>
  readonly played: ReadonlyArray<string>
}

/** The table of a state as JSON. */
export const told = (state: State): TableJson => cardGame.encode(state).table as unknown as TableJson

/** Where a card is: `hand`, `deck`, `cycle`, `reserve`, `path`, a battleground, `on <wielder>` and so on. */
export const where = (state: State, card: CopyId): string | undefined => told(state).at[card]

/** Where these cards are. */
export const places = (state: State, ...cards: ReadonlyArray<CopyId>): ReadonlyArray<string | undefined> =>
  cards.map((card) => where(state, card))

const TRILOGY_DECK: ReadonlyMap<string, Seat> = new Map(CARDS.map(({ id, deck }) => [id, deck]))
const deckOf = (copy: string): Seat | undefined =>
  TRILOGY_DECK.get(copy) ?? TRILOGY_DECK.get(copy.replace(/-\d$/, ''))

/** The cards that a seat of the Trilogy has somewhere. */
export const pile = (state: State, seat: Seat, place: string): ReadonlyArray<string> =>
  Object.entries(told(state).at)
    .filter(([card, at]) => at === place && deckOf(card) === seat)
    .map(([card]) => card)

/** How many cards a seat of the Trilogy has in hand, draw deck, cycle pile and eliminated pile. */
export const sizes = (state: State, seat: Seat): Readonly<Record<string, number>> =>
  Object.fromEntries(
    ['hand', 'deck', 'cycle', 'eliminated'].map((place) => [place, pile(state, seat, place).length]),
  )

/** How a location stands: `deck` or `unused`, `active`, `free-peoples`, `shadow`, `nobody`. */
export const standing = (state: State, id: LocationId): string | undefined => {
  const { battlegrounds, paths } = told(state)
  return battlegrounds[id] ?? paths[id]
}

/** The active locations. */
export const active = (state: State): ReadonlyArray<string> => {
  const { battlegrounds, paths } = told(state)
  return [...Object.entries(battlegrounds), ...Object.entries(paths)]
    .filter(([, at]) => at === 'active')
    .map(([id]) => id)
}

/** The tokens on a location or card: attack and defense. */
export const tokens = (state: State, on: string): readonly [attack: number, defense: number] => {
  const found = told(state).tokens.find((one) => one.on === on)
  return [found?.attack ?? 0, found?.defense ?? 0]
}

export const corruption = (state: State): number => told(state).corruption
