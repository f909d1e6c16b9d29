/**
 * What can be wrong with Combat cards in a saved battle: cards that lie elsewhere, figures that are not
 * there.
 */
import type { Rules } from '../../model/config'
import { NOT_ASKED, type Role } from '../../model/combat'
import type { BattleVars, CommitVars, FigureVars, NumberVars } from '../../model/frames'
import type { Bits, CardIx, Table } from '../../model/table'
import { bitOfCard, deckOfCard, ofDeck, inAllHands, sideOfCard } from '../cards'
import { fighters, sideIn } from '../combat'
import { countIn, PIECES_OF, sideOfPiece } from '../pieces'
import { fault } from './fault'

const BOTH: ReadonlyArray<Role> = [0, 1]
/** The highest number that an answer can name. */
const MOST = 10

const isAmong = (rules: Rules, sets: ReadonlyArray<Bits>, card: CardIx): boolean =>
  (ofDeck(sets, deckOfCard(rules, card)) & bitOfCard(rules, card)) !== 0

const isHeld = (rules: Rules, hands: ReadonlyArray<Bits>, card: CardIx): boolean =>
  (inAllHands(rules, hands, deckOfCard(rules, card)) & bitOfCard(rules, card)) !== 0

const isOwn = (rules: Rules, vars: BattleVars, role: Role, card: CardIx): boolean =>
  sideOfCard(rules, card) === sideIn(vars, role)

const isFighting = (rules: Rules, vars: BattleVars, table: Table): boolean => {
  const chosen = vars.combat?.chosen ?? -1
  if (chosen < 0) return true
  const role = sideOfPiece(rules, chosen) === vars.side ? 0 : 1
  return countIn(rules, fighters(rules, table, vars, role), chosen) > 0
}

/** What is wrong with the cards of a round. */
export const combatFault = (rules: Rules, vars: BattleVars, table: Table): string | undefined => {
  if (vars.combat === null) return undefined
  const { played } = vars.combat
  if (BOTH.some((role) => played[role] >= 0 !== (((vars.declares >> role) & 1) === 1)))
    return fault('combat', 'who declares a card uses one', 'battle.declaring')
  if (!BOTH.every((role) => played[role] < 0 || isOwn(rules, vars, role, played[role])))
    return fault('combat', 'a card is of the other side', 'events.decks')
  if (!BOTH.every((role) => played[role] < 0 || isAmong(rules, table.cards.played, played[role])))
    return fault('combat', 'a card that was used is discarded', 'events.combatText')
  return isFighting(rules, vars, table)
    ? undefined
    : fault('combat', 'a figure is chosen that is not in the battle', 'battle.wholeDefence')
}

/** What is wrong with cards being chosen. */
export const commitFault = (
  rules: Rules,
  { battle, chosen }: CommitVars,
  { cards }: Table,
): string | undefined => {
  if (rules.cardsInTurn && (battle.declares !== 0 || chosen[1] >= 0))
    return fault('decide/commit', 'the attacker lays a card before the defender', 'battle.declaring')
  for (const role of BOTH) {
    const card = chosen[role]
    if (!rules.cardsInTurn && (card === NOT_ASKED) !== (((battle.declares >> role) & 1) === 0))
      return fault('decide/commit', 'who declares a card chooses one', 'battle.declaring')
    if (
      card >= 0 &&
      !(
        isOwn(rules, battle, role, card) &&
        (isHeld(rules, cards.hands, card) || isHeld(rules, cards.onTable, card))
      )
    )
      return fault('decide/commit', 'a card is chosen that is not at hand', 'battle.choosing')
  }
  return chosen.some((card) => card === -1)
    ? undefined
    : fault('decide/commit', 'everybody has chosen', 'battle.choosing')
}

/** What is wrong with figures to choose from in a battle. */
export const figureFault = (
  rules: Rules,
  vars: FigureVars,
  battle: BattleVars,
  table: Table,
): string | undefined => {
  const there = fighters(rules, table, battle, vars.side === battle.side ? 0 : 1)
  return PIECES_OF(rules)[vars.side].every(
    (piece) => countIn(rules, vars.figures, piece) <= countIn(rules, there, piece),
  ) && PIECES_OF(rules)[vars.side].some((piece) => countIn(rules, vars.figures, piece) > 0)
    ? undefined
    : fault('decide/figure', 'a figure can be chosen that is not in the battle', 'battle.wholeDefence')
}

/** What is wrong with numbers to choose from. */
export const numberFault = ({ least, most }: NumberVars): string | undefined =>
  least < most && most <= MOST
    ? undefined
    : fault('decide/number', `from ${least} to ${most} there is nothing to choose`, 'events.combatText')
