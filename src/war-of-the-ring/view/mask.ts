/**
 * Secrets: what a seat may not know is replaced by `hidden` in the saved form of a state. Hidden are the seed
 * and the cards of the opponent: of each of his decks it is known how many are still in it, in his hand and
 * discarded face down (ruling OR-15), not which. One's own cards are known, even those left in the deck.
 */
import type { SavedState } from '../../kernel/game'
import type { Json } from '../../kernel/hash'
import { DECK_NAMES, decksOf } from '../model/codecs'
import { SEATS, type Seat } from '../model/ids'

/** Any object of JSON. */
export type Obj = Readonly<Record<string, Json>>

/** Where the cards of a deck can be unseen by the opponent. */
export const CARD_PLACES = ['decks', 'hands', 'discards'] as const
/** Where everybody sees them. */
export const OPEN_PLACES = ['played', 'onTable'] as const

/** JSON as an object, empty if it is none. */
export const objectOf = (json: Json | undefined): Obj =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Obj) : {}

/** The decks that a viewer may not look into. */
export const hiddenDecks = (viewer: Seat | 'spectator'): ReadonlyArray<string> =>
  SEATS.flatMap((seat) => (seat === viewer ? [] : decksOf(seat)))

const maskCards = (cards: Obj, decks: ReadonlyArray<string>): Json => ({
  ...cards,
  ...Object.fromEntries(
    CARD_PLACES.map((place) => {
      const sets = objectOf(cards[place])
      const masked = DECK_NAMES.map((name): [string, Json] => {
        const list = sets[name]
        return [name, decks.includes(name) && Array.isArray(list) ? { hidden: list.length } : (list ?? null)]
      })
      return [place, Object.fromEntries(masked)]
    }),
  ),
})

/** Whether a part in a battle, 0 the attacker, is played by somebody else than the viewer. */
export const isHiddenRole = (battle: Obj, role: number, viewer: Seat | 'spectator'): boolean =>
  (battle['side'] === viewer) !== (role === 0) || viewer === 'spectator'

/** Combat cards that are chosen and not shown yet. */
const maskCommit = (vars: Obj, viewer: Seat | 'spectator'): Json => {
  const chosen = vars['chosen']
  const battle = objectOf(vars['battle'])
  const masked = Array.isArray(chosen)
    ? chosen.map((card: Json, role) =>
        card !== null && card !== 'not asked' && isHiddenRole(battle, role, viewer) ? 'hidden' : card,
      )
    : null
  return { ...vars, chosen: masked }
}

/** A saved state as a viewer may see it. */
export const mask = (saved: SavedState, viewer: Seat | 'spectator'): Json => {
  const table = objectOf(saved.table)
  return {
    ...(saved as unknown as Obj),
    config: { ...objectOf(saved.config), seed: 'hidden' },
    chance: 'hidden',
    table: { ...table, cards: maskCards(objectOf(table['cards']), hiddenDecks(viewer)) },
    stack: saved.stack.map(({ kind, at, vars }) => ({
      kind,
      at,
      vars: kind === 'decide/commit' ? maskCommit(objectOf(vars as Json), viewer) : (vars as Json),
    })),
  }
}
