/**
 * What the cases on fighters and retreats say again and again: small tables, moves, a clash of two cards.
 * Frodo waits in the Shire and one Sauron piece in Mordor, unless the case places those tiles itself.
 */
import type { Event, PositionSpec, State } from '../../../src/confrontation'
import type { Way } from '../../../src/confrontation/model/actions'
import type { Config, LineUp } from '../../../src/confrontation/model/config'
import type { CharacterId, CombatCardId, RegionId, SpecialCardId } from '../../../src/confrontation/model/ids'
import { eventsOf, fellowship, play, sauron, table } from '../support/table'

type Pieces = PositionSpec['pieces']
type More = Omit<PositionSpec, 'pieces'>

const FRODOS: ReadonlyArray<CharacterId> = ['frodo-classic', 'frodo-variant']
const GUARDS: ReadonlyArray<CharacterId> = ['balrog', 'uruk-hai']

const scene =
  (characters: LineUp, frodo: CharacterId, guard: CharacterId) =>
  (pieces: Pieces, more: More = {}): State => {
    const placed = Object.values(pieces).flat()
    const isPlaced = (tile: ReadonlyArray<CharacterId>) => tile.some((face) => placed.includes(face))
    const shire = [...(pieces.shire ?? []), ...(isPlaced(FRODOS) ? [] : [frodo])]
    const mordor = [...(pieces.mordor ?? []), ...(isPlaced(GUARDS) ? [] : [guard])]
    return table({ ...more, config: { characters, ...more.config }, pieces: { ...pieces, shire, mordor } })
  }

/** A table of the classic game. */
export const classic = scene('classic', 'frodo-classic', 'balrog')
/** A table of the variant game. */
export const variant = scene('variant', 'frodo-variant', 'uruk-hai')
/** A table of an open draft, where any face may meet any other. */
export const draft = scene('draft-open', 'frodo-classic', 'uruk-hai')

/** Special cards that both players know to be held. */
export const holding = (...special: ReadonlyArray<SpecialCardId>): More & { config: Partial<Config> } => ({
  config: { specialCards: 'handicap', handicap: special },
  special,
})
/** It is the turn of the Fellowship. */
export const FELLOWSHIP_TURN: More = { turn: 'fellowship' }

/** Sauron moves a piece. */
export const sauronMoves = (piece: CharacterId, to: RegionId, way: Way = 'step') =>
  sauron({ kind: 'move', piece, to, way })
/** The Fellowship moves a piece. */
export const fellowshipMoves = (piece: CharacterId, to: RegionId, way: Way = 'step') =>
  fellowship({ kind: 'move', piece, to, way })

type CardOf<Side extends string> = CombatCardId extends infer C
  ? C extends `${Side}-${infer Card}`
    ? Card
    : never
  : never

/** The sums that were compared, Fellowship first; null if it did not come to that. */
export const sumsIn = (events: ReadonlyArray<Event>): readonly [number, number] | null => {
  const compared = events.find((event) => event.kind === 'StrengthsCompared')
  return compared?.kind === 'StrengthsCompared' ? [compared.fellowship, compared.sauron] : null
}

/** One action with what came of it: the sums compared, all that happened, and the table afterwards. */
export const outcomeOf = (state: State, action: unknown) => {
  const events = eventsOf(state, action)
  return { sums: sumsIn(events), events, after: play(state, action) }
}

/** Both sides play a combat card; what came of the second one. */
export const clash = (state: State, ours: CardOf<'fellowship'>, theirs: CardOf<'sauron'>) => {
  const chosen = play(state, fellowship({ kind: 'playCard', card: `fellowship-${ours}` }))
  return outcomeOf(chosen, sauron({ kind: 'playCard', card: `sauron-${theirs}` }))
}

/** The kinds of events, for what must or must not have happened. */
export const kindsOf = (events: ReadonlyArray<Event>): ReadonlyArray<Event['kind']> =>
  events.map(({ kind }) => kind)
/** The cards laid on the discard piles. */
export const discarded = (events: ReadonlyArray<Event>): ReadonlyArray<CombatCardId> =>
  events.flatMap((event) => (event.kind === 'CardsDiscarded' ? event.cards : []))
