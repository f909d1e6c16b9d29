/**
 * A saved state as the properties read it: names only, so that they do not lean on the code they check.
 */
import { cardGame, CARDS, SCENARIOS, type CardData, type Seat, type State } from '../../../src/card-game'
import type { ScenarioData, SeatData } from '../../../src/card-game'

/** The parts of a saved state that the properties look at. */
export interface Saved {
  readonly config: { readonly scenario: string; readonly players: number; readonly promos: boolean }
  readonly stack: ReadonlyArray<{
    readonly kind: string
    readonly at: string
    readonly vars: Readonly<Record<string, unknown>>
  }>
  readonly table: {
    readonly at: Readonly<Record<string, string>>
    readonly may: Readonly<Record<string, ReadonlyArray<string>>>
    readonly tops: Readonly<Record<string, string>>
    readonly battlegrounds: Readonly<Record<string, string>>
    readonly bared: ReadonlyArray<string>
    readonly paths: Readonly<Record<string, string>>
    readonly tokens: ReadonlyArray<{ readonly on: string; readonly attack: number; readonly defense: number }>
    readonly corruption: number
    readonly rings: ReadonlyArray<string>
    readonly round: number
    readonly starter: number
    readonly turn: number | null
    readonly played: ReadonlyArray<string>
    readonly used: ReadonlyArray<string>
    readonly lasting: ReadonlyArray<string>
  }
  readonly outcome: {
    readonly scores: Readonly<Record<string, number>>
    readonly winners: ReadonlyArray<string>
  } | null
}

const states = new WeakMap<State, Saved>()

/** A state as it is saved; worked out once. */
export const savedOf = (state: State): Saved => {
  const found = states.get(state)
  if (found !== undefined) return found
  const saved = JSON.parse(JSON.stringify(cardGame.encode(state))) as Saved
  states.set(state, saved)
  return saved
}

const cards = new Map<string, CardData>()

/** The printed card of a copy; found once. */
export const printed = (copy: string): CardData => {
  const known = cards.get(copy) ?? find(copy)
  cards.set(copy, known)
  return known
}

const find = (copy: string): CardData => {
  const card = CARDS.find(({ id }) => id === copy) ?? CARDS.find(({ id }) => id === copy.replace(/-\d$/, ''))
  if (card === undefined) throw new Error(`there is no card ${copy}`)
  return card
}

export const scenarioOf = ({ config }: Saved): ScenarioData => {
  const scenario = SCENARIOS.find(({ id }) => id === config.scenario)
  if (scenario === undefined) throw new Error(`there is no scenario ${config.scenario}`)
  return scenario
}

const decks = new Map<string, ReadonlyArray<string>>()

/** The physical cards in the deck of a seat; worked out once. */
export const deckOf = (saved: Saved, seat: SeatData): ReadonlyArray<string> => {
  const key = `${saved.config.scenario} ${String(saved.config.promos)} ${seat.seat}`
  const found = decks.get(key) ?? dealt(saved, seat)
  decks.set(key, found)
  return found
}

const dealt = (saved: Saved, { factions, listed }: SeatData): ReadonlyArray<string> => {
  const copies = (id: string, number: number): ReadonlyArray<string> =>
    Array.from({ length: number }, (_, copy) => (copy === 0 ? id : `${id}-${copy + 1}`))
  if (listed !== undefined) return listed.flatMap(({ id, copies: number }) => copies(id, number))
  return CARDS.filter(
    ({ faction, set }) => factions.includes(faction) && (set === 'base' || saved.config.promos),
  ).flatMap(({ id, copies: number }) => copies(id, number))
}

/** The seat in whose deck a card is. */
export const ownerOf = (saved: Saved, card: string): Seat | undefined =>
  scenarioOf(saved).seats.find((seat) => deckOf(saved, seat).includes(card))?.seat

export const PILES: ReadonlyArray<string> = ['deck', 'hand', 'cycle', 'eliminated', 'aside']

/** Whether a card is in play, an item on a wielder who is. */
export const inPlay = (saved: Saved, card: string): boolean => {
  const at = saved.table.at[card] ?? ''
  if (at.startsWith('on ')) return inPlay(saved, at.slice(3))
  return at !== 'playing' && at !== '' && !PILES.includes(at)
}

/** How many cards a seat holds. */
export const handSize = (saved: Saved, seat: SeatData): number =>
  deckOf(saved, seat).filter((card) => saved.table.at[card] === 'hand').length

const LIMITS = ['elrond', 'the-lidless-eye']
const STAFFS = ['gandalfs-staff', 'sarumans-staff']

/** The carryover limit of a seat: two, and one more for each of its cards that says so. */
export const limitOf = (saved: Saved, seat: SeatData): number =>
  2 +
  deckOf(saved, seat).filter(
    (card) =>
      (LIMITS.includes(card) && saved.table.at[card] === 'reserve') ||
      (STAFFS.includes(card) && inPlay(saved, card)),
  ).length
