/**
 * Secrets: what a seat may not know is replaced by `hidden` in the saved form of a state. Hidden are the seed
 * and the cards of the opponent: of each of his decks it is known how many are still in it, in his hand and
 * discarded face down (ruling OR-15), not which. One's own cards are known, even those left in the deck;
 * with a partner one knows one's own hand and discards alone.
 */
import { objectOf, textsOf, type Obj } from '../../kernel/json'
import type { SavedState } from '../../kernel/snapshot'
import type { Json } from '../../kernel/hash'
import { maskPiles } from '../../kernel/sheet/piles'
import type { Rules } from '../model/config'
import { DECKS, SIDES } from '../model/ids'
import { EVENT_CARDS, type Viewer } from '../model/piles'
import type { HiddenCard } from '../model/json'
import { deckOfCard } from '../query/cards'
import { sideOfSeat } from '../query/seats'

const hasPartner = (rules: Rules, seat: Exclude<Viewer, 'spectator'>): boolean =>
  rules.seating.alone[sideOfSeat(rules, seat)] < 0

/** Whether a part in a battle, 0 the attacker, is played by somebody else than the viewer. */
export const isHiddenRole = (
  rules: Rules,
  { battle, table }: { readonly battle: Obj; readonly table: Obj },
  role: number,
  viewer: Viewer,
): boolean => {
  if (viewer === 'spectator') return true
  const side = SIDES[sideOfSeat(rules, viewer)]
  if ((battle['side'] === side) !== (role === 0)) return true
  return hasPartner(rules, viewer) && objectOf(objectOf(table['partners'])['commands'])[side] !== viewer
}

/** A hidden card of which the back is seen, by its deck. */
export const BACKS: ReadonlyArray<HiddenCard> = DECKS.map((deck): HiddenCard => `hidden ${deck}`)

/** A Combat card that is not shown yet: nothing is seen of it but its back, where cards are laid in turn. */
const maskCard = (rules: Rules, card: Json, cards: Obj): Json => {
  if (!rules.cardsInTurn) return 'hidden'
  const isOpen = Object.values(objectOf(cards['onTable'])).some((pile) =>
    textsOf(pile).includes(String(card)),
  )
  return isOpen
    ? card
    : (BACKS[
        deckOfCard(
          rules,
          rules.eventCardIds.findIndex((id) => id === card),
        ) % 2
      ] ?? null)
}

/** Combat cards that are chosen and not shown yet. */
const maskCommit = (rules: Rules, vars: Obj, viewer: Viewer, table: Obj): Json => {
  const chosen = vars['chosen']
  const battle = objectOf(vars['battle'])
  const masked = Array.isArray(chosen)
    ? chosen.map((card: Json, role) =>
        card !== null && card !== 'not asked' && isHiddenRole(rules, { battle, table }, role, viewer)
          ? maskCard(rules, card, objectOf(table['cards']))
          : card,
      )
    : null
  return { ...vars, chosen: masked }
}

/** Cards that partners give each other: each knows what he has chosen himself. */
const maskGive = (rules: Rules, vars: Obj, viewer: Viewer): Json => {
  const given = vars['given']
  const seats = rules.seating.ofSide[vars['side'] === SIDES[1] ? 1 : 0]
  const masked = Array.isArray(given)
    ? given.map((card: Json, place) =>
        card !== null && rules.seating.seats[seats[place] ?? -1] !== viewer ? 'hidden' : card,
      )
    : null
  return { ...vars, given: masked }
}

interface Asked {
  readonly kind: string
  readonly vars: Json
}

const maskVars = (rules: Rules, { kind, vars }: Asked, viewer: Viewer, table: Obj): Json => {
  if (kind === 'decide/commit') return maskCommit(rules, objectOf(vars), viewer, table)
  return kind === 'decide/give' ? maskGive(rules, objectOf(vars), viewer) : vars
}

/** A saved state as a viewer may see it. */
export const mask = (rules: Rules, saved: SavedState, viewer: Viewer): Json => {
  const table = objectOf(saved.table)
  return {
    ...saved,
    config: { ...objectOf(saved.config), seed: 'hidden' },
    chance: 'hidden',
    table: maskPiles(EVENT_CARDS, { rules, viewer, table, stack: saved.stack }),
    stack: saved.stack.map(({ kind, at, vars }) => ({
      kind,
      at,
      vars: maskVars(rules, { kind, vars }, viewer, table),
    })),
  }
}
