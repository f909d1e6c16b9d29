/** Short words for the cases of this folder: set-ups, moves and cards, and what can be read off. */
import { fromOption } from 'fp-ts/lib/Either.js'
import { COMBAT_CARD_IDS, confrontation, TILE_IDS } from '../../../src/confrontation'
import type { Glance, PositionSpec, State } from '../../../src/confrontation'
import type { Way } from '../../../src/confrontation/model/actions'
import type { LineUp } from '../../../src/confrontation/model/config'
import type { CharacterId, CombatCardId, RegionId, SpecialCardId } from '../../../src/confrontation'
import { mustRight } from '../../kernel/conformance/check'
import { asked, drawn, eventsOf, fellowship, options, play, sauron, table, type Said } from '../support/table'

type Side = 'fellowship' | 'sauron'
/** The names of a side's combat cards without the side. */
type CardOf<S extends Side> = CombatCardId extends infer C
  ? C extends `${S}-${infer Card}`
    ? Card
    : never
  : never

/** A position of the open draft, where both versions may meet; Sauron is to move unless said otherwise. */
export const draft = (pieces: PositionSpec['pieces'], more: Omit<PositionSpec, 'pieces'> = {}): State =>
  table({ ...more, pieces, config: { characters: 'draft-open', ...more.config } })

/** The config under which these special cards are in use, known to both players. */
export const holding = (...handicap: ReadonlyArray<SpecialCardId>) =>
  ({ specialCards: 'handicap', handicap }) as const

/** Positions with Gwaihir in use: the Fellowship is asked in every battle but those with the Warg. */
export const gwaihirIn =
  (characters: LineUp) =>
  (pieces: PositionSpec['pieces'], more: Omit<PositionSpec, 'pieces'> = {}): State =>
    table({ ...more, pieces, config: { ...holding('gwaihir'), characters } })

/** Hands from which these cards are gone to the discard piles. */
export const without = (...gone: ReadonlyArray<CombatCardId>): ReadonlyArray<CombatCardId> =>
  COMBAT_CARD_IDS.filter((card) => !gone.includes(card))

/** The hidden defender who comes up. */
export const met = (piece: CharacterId) => drawn('battle.opponent', piece)
/** No, thank you. */
export const pass: Said = { kind: 'pass' }
/** The move of a turn. */
export const goes = (piece: CharacterId, to: RegionId, way: Way = 'step'): Said => ({
  kind: 'move',
  piece,
  to,
  way,
})
/** A retreat. */
export const retreats = (to: RegionId): Said => ({ kind: 'retreat', to })
/** Gwaihir, and where he carries the fighter; null lets him stay. */
export const eagle = (to: RegionId | null): Said => ({ kind: 'playRetreat', card: 'gwaihir', to })
/** A card fetched by Magic. */
export const fetches = (card: CombatCardId): Said => ({ kind: 'fetch', card })

/** A combat card of the Fellowship, by the last part of its name. */
export const fellowshipCard = (card: CardOf<'fellowship'>) =>
  fellowship({ kind: 'playCard', card: `fellowship-${card}` })
/** A combat card of Sauron, by the last part of its name. */
export const sauronCard = (card: CardOf<'sauron'>) => sauron({ kind: 'playCard', card: `sauron-${card}` })
/** Both combat cards of a battle. */
export const cards = (ours: CardOf<'fellowship'>, theirs: CardOf<'sauron'>) =>
  [fellowshipCard(ours), sauronCard(theirs)] as const

const listed = (state: State, side: Side, where: 'hand' | 'discard'): ReadonlyArray<string> =>
  mustRight(confrontation.read(state), 'the reader refuses a state').table[where].flatMap((card) =>
    card.startsWith(side) ? [card.slice(side.length + 1)] : [],
  )
/** The discard pile of a side, by the last parts of the names. */
export const pile = (state: State, side: Side): ReadonlyArray<string> => listed(state, side, 'discard')
/** The hand of a side, by the last parts of the names. */
export const hand = (state: State, side: Side): ReadonlyArray<string> => listed(state, side, 'hand')

/** The sums compared while these actions are played, one entry for each battle that came so far. */
export const sums = (state: State, ...actions: ReadonlyArray<unknown>): ReadonlyArray<string> => {
  const found: Array<string> = []
  let now = state
  for (const action of actions) {
    for (const event of eventsOf(now, action))
      if (event.kind === 'StrengthsCompared') found.push(`${event.fellowship} against ${event.sauron}`)
    now = play(now, action)
  }
  return found
}

/** The combat cards that are ignored while these actions are played. */
export const ignored = (state: State, ...actions: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  actions.flatMap((action, place) =>
    eventsOf(play(state, ...actions.slice(0, place)), action).flatMap((event) =>
      event.kind === 'CardIgnored' ? [event.ignored] : [],
    ),
  )

/** What a side is offered, each as its kind and its values in one string, in the order of the alphabet. */
export const offered = (state: State, side: Side): ReadonlyArray<string> =>
  options(state, side)
    .map((said) => Object.values(said).join(' '))
    .sort()

/** Where a piece may go in this turn, and in which way. */
export const waysOf = (state: State, side: Side, piece: CharacterId): ReadonlyArray<string> =>
  offered(state, side)
    .filter((said) => said.startsWith(`move ${piece} `))
    .map((said) => said.slice(`move ${piece} `.length))

const glanced = (state: State): Glance =>
  mustRight(fromOption(() => 'nothing')(confrontation.glance(state)), 'no glance')

/** The characters revealed at this moment. */
export const revealed = (state: State): ReadonlyArray<string> =>
  TILE_IDS.map((tile) => glanced(state).piece(tile)).flatMap((piece) =>
    piece.revealed ? [piece.character] : [],
  )

/** Who bears the ring. */
export const ringbearer = (state: State): string => glanced(state).piece(glanced(state).ringbearer).character

/** The questions put while these actions are played, with the one that is open at the end. */
export const questions = (state: State, ...actions: ReadonlyArray<unknown>): ReadonlyArray<string> => [
  ...actions.map((_, place) => asked(play(state, ...actions.slice(0, place)))),
  asked(play(state, ...actions)),
]

/** All that a side gets to see while these actions are played: events, the table after each, questions. */
export const courseFor = (side: Side, state: State, ...actions: ReadonlyArray<unknown>) =>
  actions.map((action, place) => {
    const before = play(state, ...actions.slice(0, place))
    const events = confrontation.eventsFor(eventsOf(before, action), side)
    const after = play(before, action)
    return { events, view: confrontation.view(after, side), asked: asked(after) }
  })
