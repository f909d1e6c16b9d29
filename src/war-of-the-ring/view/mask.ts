/**
 * Secrets: what a seat may not know is replaced by `hidden` in the saved form of a state. Hidden are the seed
 * and the cards of the opponent: of each of his decks it is known how many are still in it, in his hand and
 * discarded face down (ruling OR-15), not which. One's own cards are known, even those left in the deck;
 * with a partner one knows one's own hand and discards alone.
 */
import { objectOf, textsOf, type Obj } from '../../kernel/json'
import type { SavedState } from '../../kernel/game'
import type { Json } from '../../kernel/hash'
import { DECK_NAMES, handNames, handsOf } from '../model/codecs'
import type { Rules } from '../model/config'
import { DECKS, SIDES, type Seat } from '../model/ids'
import type { HiddenCard } from '../model/reading'
import type { DeckIx } from '../model/table'
import { deckOfCard } from '../query/cards'
import { sideOfSeat } from '../query/seats'

/** Where the cards of a deck can be unseen by the opponent. */
export const CARD_PLACES = ['decks', 'hands', 'discards'] as const
/** Where everybody sees them. */
export const OPEN_PLACES = ['played', 'onTable'] as const

/** A pile of cards of one deck that not everybody can see: where it is, and under which name. */
export interface Pile {
  readonly place: (typeof CARD_PLACES)[number]
  readonly name: string
}

/** The piles of a deck that a viewer may not look into: those of a side are open to who plays it alone. */
export const hiddenPiles = (
  { seating }: Rules,
  deck: DeckIx,
  viewer: Seat | 'spectator',
): ReadonlyArray<Pile> => {
  const name = DECK_NAMES[deck] ?? ''
  const side = deck < DECKS.length ? 0 : 1
  const own = seating.seats.findIndex((seat) => seat === viewer)
  const isOpen = own >= 0 && seating.alone[side] === own
  return CARD_PLACES.flatMap((place): ReadonlyArray<Pile> => {
    if (place === 'decks') return isOpen ? [] : [{ place, name }]
    return seating.ofSide[side].flatMap((seat) =>
      seat === own ? [] : [{ place, name: handsOf(seating.seats[seat] as Seat)[deck % DECKS.length] ?? '' }],
    )
  })
}

/** The hands of the Shadow into which a viewer looks by a card: of partners one looks, into one. */
const handsSeen = (
  rules: Rules,
  { stack, table }: SavedState,
  viewer: Seat | 'spectator',
): ReadonlyArray<string> => {
  const looks = stack.some(
    ({ kind, vars }) => kind === 'decide/clearTable' && objectOf(vars)['looks'] === true,
  )
  if (!looks || viewer === 'spectator' || sideOfSeat(rules, viewer) === 1) return []
  const { acting, hand } = objectOf(objectOf(table)['partners'])
  if (hasPartner(rules, viewer) && objectOf(acting)['free-peoples'] !== viewer) return []
  const seats = rules.seating.ofSide[1].map((seat) => rules.seating.seats[seat] as Seat)
  return seats.filter((seat) => seats.length === 1 || seat === hand).flatMap(handsOf)
}

const maskCards = (rules: Rules, saved: SavedState, viewer: Seat | 'spectator'): Json => {
  const cards = objectOf(objectOf(saved.table)['cards'])
  const seen = handsSeen(rules, saved, viewer)
  const hidden = DECK_NAMES.flatMap((_, deck) => hiddenPiles(rules, deck, viewer))
  const masked = CARD_PLACES.map((place) => {
    const sets = objectOf(cards[place])
    const names = place === 'decks' ? DECK_NAMES : handNames(rules)
    const piles = names.map((name): [string, Json] => {
      const list = sets[name]
      const open = place === 'hands' && seen.includes(name)
      const secret = !open && hidden.some((pile) => pile.place === place && pile.name === name)
      return [name, secret && Array.isArray(list) ? { hidden: list.length } : (list ?? null)]
    })
    return [place, Object.fromEntries(piles)]
  })
  return { ...cards, ...Object.fromEntries(masked) }
}

const hasPartner = (rules: Rules, seat: Seat): boolean => rules.seating.alone[sideOfSeat(rules, seat)] < 0

/** Whether a part in a battle, 0 the attacker, is played by somebody else than the viewer. */
export const isHiddenRole = (
  rules: Rules,
  { battle, table }: { readonly battle: Obj; readonly table: Obj },
  role: number,
  viewer: Seat | 'spectator',
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
const maskCommit = (rules: Rules, vars: Obj, viewer: Seat | 'spectator', table: Obj): Json => {
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
const maskGive = (rules: Rules, vars: Obj, viewer: Seat | 'spectator'): Json => {
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

const maskVars = (rules: Rules, { kind, vars }: Asked, viewer: Seat | 'spectator', table: Obj): Json => {
  if (kind === 'decide/commit') return maskCommit(rules, objectOf(vars), viewer, table)
  return kind === 'decide/give' ? maskGive(rules, objectOf(vars), viewer) : vars
}

/** A saved state as a viewer may see it. */
export const mask = (rules: Rules, saved: SavedState, viewer: Seat | 'spectator'): Json => {
  const table = objectOf(saved.table)
  return {
    ...saved,
    config: { ...objectOf(saved.config), seed: 'hidden' },
    chance: 'hidden',
    table: { ...table, cards: maskCards(rules, saved, viewer) },
    stack: saved.stack.map(({ kind, at, vars }) => ({
      kind,
      at,
      vars: maskVars(rules, { kind, vars }, viewer, table),
    })),
  }
}
