/**
 * Dealing while Combat cards are chosen: who has declared one holds one that he may use, and what he has
 * chosen in secret is one of these.
 */
import type { Seen } from '../../kernel/game'
import { itemsOf, objectOf, textsOf, type Obj } from '../../kernel/json'
import type { Random } from '../../kernel/random'
import type { State, War } from '../model/bundle'
import { ROLES, type Role } from '../model/combat'
import type { Rules } from '../model/config'
import { DECKS } from '../model/ids'
import type { CardIx, SeatIx, Table } from '../model/table'
import { deckOfCard, holdsCard, sideOfCard } from '../query/cards'
import { sideIn } from '../query/combat'
import { isUsedFromTable, meetsRequirement, seatOfRole } from '../query/combatCards'
import { BACKS, isHiddenRole } from './mask'

/** Somebody whose hand is hidden has a card at hand that he may use. */
export interface Pledge {
  readonly role: Role
  readonly seat: SeatIx
  /** The cards that he may use from his hand, and those that he can use from the table. */
  readonly usable: ReadonlyArray<CardIx>
  readonly onTable: ReadonlyArray<CardIx>
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
export const pledgesIn = (
  rules: Rules,
  { table, stack }: State,
  { masked, viewer }: Seen<War>,
): ReadonlyArray<Pledge> => {
  const top = stack[stack.length - 1]
  if (top?.kind !== 'decide/commit' && top?.kind !== 'decide/combatCard') return []
  const seen = objectOf(masked)
  const asked = objectOf(objectOf(itemsOf(seen['stack'])[stack.length - 1])['vars'])
  const where = { battle: objectOf(asked['battle']), table: objectOf(seen['table']) }
  const { battle } = top.vars
  return BOTH_ROLES.flatMap((role) => {
    const decks = decksOf(rules, asked, role)
    if (decks.length === 0 || !isHiddenRole(rules, where, role, viewer)) return []
    const vars = { battle, role }
    const usable = rules.eventCardIds.flatMap((_, card) =>
      decks.includes(deckOfCard(rules, card) % DECKS.length) && meetsRequirement(rules, table, vars, card)
        ? [card]
        : [],
    )
    const onTable = usable.filter(
      (card) =>
        !rules.cardsInTurn &&
        sideOfCard(rules, card) === sideIn(battle, role) &&
        isUsedFromTable(rules, table, card),
    )
    return [{ role, seat: seatOfRole(rules, table, vars), usable, onTable }]
  })
}

/** The cards at hand that keep a pledge: those in the hand, and on the table if one is used from there. */
export const keepers = (
  rules: Rules,
  table: Table,
  { seat, usable, onTable }: Pledge,
): ReadonlyArray<CardIx> => [...usable.filter((card) => holdsCard(rules, table, seat, card)), ...onTable]

/** The card that a role has chosen in secret. */
export const committed = (rules: Rules, table: Table, pledge: Pledge | undefined, random: Random): CardIx => {
  const from = pledge === undefined ? [] : keepers(rules, table, pledge)
  return from[random(Math.max(1, from.length))] ?? -1
}
