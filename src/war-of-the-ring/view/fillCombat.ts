/**
 * Filling a view while Combat cards are chosen: who has declared one holds one that he may use, and what he
 * has chosen in secret is one of these.
 */
import { itemsOf, objectOf, textsOf, type Obj } from '../../kernel/json'
import type { Rules } from '../model/config'
import * as E from 'fp-ts/lib/Either.js'
import type { Json } from '../../kernel/hash'
import type { Random } from '../../kernel/random'
import { frameCodecs } from '../model/codecs'
import { ROLES, type Role } from '../model/combat'
import { DECKS, type Seat } from '../model/ids'
import { handsOf, tableShape, type SideIx } from '../model/table'
import { cardIx, deckOfCard } from '../query/cards'
import { placeOfRole, sideIn } from '../query/combat'
import { isUsedFromTable, meetsRequirement } from '../query/combatCards'
import { seatOf } from '../query/seats'
import { sideOfCard } from '../query/cards'
import type { Viewer } from '../model/piles'
import { BACKS, isHiddenRole } from './mask'

/** Cards of a hidden hand of which one must be there: those that can be used now, and whose they are. */
export interface Pledge {
  readonly role: Role
  readonly side: SideIx
  readonly seat: Seat
  readonly usable: ReadonlyArray<string>
  /** Those of them that he can use from the table. */
  readonly onTable: ReadonlyArray<string>
}

const framesOf = (state: Obj): ReadonlyArray<Obj> => itemsOf(state['stack']).map(objectOf)

/** The question in which cards are being declared or chosen, as JSON. */
const choosingIn = (state: Obj): Obj | undefined => {
  const frames = framesOf(state)
  const top = frames[frames.length - 1]
  return top?.['kind'] === 'decide/commit' || top?.['kind'] === 'decide/combatCard'
    ? objectOf(top['vars'])
    : undefined
}

const BOTH_DECKS: ReadonlyArray<number> = DECKS.map((_, deck) => deck)
const BOTH_ROLES: ReadonlyArray<Role> = [0, 1]

/** The decks that a hidden card of a role can be of: both if it is declared, the one whose back is seen. */
const decksOf = (rules: Rules, { battle, chosen }: Obj, role: Role): ReadonlyArray<number> => {
  if (!rules.cardsInTurn) return textsOf(objectOf(battle)['declares']).includes(ROLES[role]) ? BOTH_DECKS : []
  const back = BACKS.findIndex((one) => one === itemsOf(chosen)[role])
  return back < 0 ? [] : [back]
}

/** What is known of the hands of others who have declared a card. */
export const pledgesIn = (rules: Rules, state: Obj, viewer: Viewer): ReadonlyArray<Pledge> => {
  const choosing = choosingIn(state)
  if (choosing === undefined || BOTH_ROLES.every((role) => decksOf(rules, choosing, role).length === 0))
    return []
  const json = objectOf(choosing['battle'])
  const table = tableShape(rules).decode(state['table'])
  const battle = frameCodecs(rules).battle.decode(json)
  if (E.isLeft(table) || E.isLeft(battle)) return []
  return BOTH_ROLES.flatMap((role) => {
    const decks = decksOf(rules, choosing, role)
    if (
      decks.length === 0 ||
      !isHiddenRole(rules, { battle: json, table: objectOf(state['table']) }, role, viewer)
    )
      return []
    const vars = { battle: battle.right, role }
    const side = sideIn(battle.right, role)
    const usable = rules.eventCardIds.filter(
      (_, card) =>
        decks.includes(deckOfCard(rules, card) % DECKS.length) &&
        meetsRequirement(rules, table.right, vars, card),
    )
    const onTable = usable.filter(
      (id) =>
        !rules.cardsInTurn &&
        sideOfCard(rules, cardIx(rules, id)) === side &&
        isUsedFromTable(rules, table.right, cardIx(rules, id)),
    )
    const place = placeOfRole(battle.right, role)
    const seat = seatOf({ rules, table: table.right }, 'army', side, place)
    return [{ role, side, seat, usable, onTable }]
  })
}

/** The cards at hand that keep a pledge: those in the hand, and on the table if one is used from there. */
export const keepers = (cards: Obj, { seat, usable, onTable }: Pledge): ReadonlyArray<string> => {
  const hands = objectOf(cards['hands'])
  const held = handsOf(seat).flatMap((name) => textsOf(hands[name]))
  return [...held.filter((card) => usable.includes(card)), ...onTable]
}

/** The frames with secret choices filled in. */
export const fillCommits = (
  state: Obj,
  cards: Obj,
  pledges: ReadonlyArray<Pledge>,
  random: Random,
): ReadonlyArray<Obj> =>
  framesOf(state).map((frame) => {
    const vars = objectOf(frame['vars'])
    const { chosen } = vars
    if (frame['kind'] !== 'decide/commit' || !Array.isArray(chosen)) return frame
    const filled = chosen.map((card: Json, role): Json => {
      if (card !== 'hidden' && !BACKS.some((back) => back === card)) return card
      const pledge = pledges.find((one) => one.role === role)
      const from = pledge === undefined ? [] : keepers(cards, pledge)
      return from[random(Math.max(1, from.length))] ?? null
    })
    return { ...frame, vars: { ...vars, chosen: filled } }
  })
