/**
 * Fighters and cards in a battle: whose text counts, which card lies there, what it is worth.
 */
import { at } from '../../kernel/row'
import { COMBAT_CARDS } from '../data/combat-cards'
import type { CardText, CombatCardData, When } from '../model/abilities'
import type { BattleVars } from '../model/frames'
import { COMBAT_CARD_IDS, type CombatCardId } from '../model/ids'
import type { Bits, CardIx, SideIx, Table } from '../model/table'
import { violation, type RuleId } from '../rulebook'
import type { Violation } from '../model/bundle'
import { regionId } from './board'
import { has, printedStrength, textOf, type Text } from './pieces'

/** All combat cards of a side. */
export const ALL_CARDS: readonly [Bits, Bits] = [0x1ff, 0x1ff << 9]

/** A combat card by its id. */
export const cardIx = (card: CombatCardId): CardIx => COMBAT_CARD_IDS.indexOf(card)
/** The printed id of a combat card. */
export const cardId = (card: CardIx): CombatCardId => at(COMBAT_CARD_IDS, card)
/** A combat card as printed. */
export const cardData = (card: CardIx): CombatCardData => at(COMBAT_CARDS, card)
/** The rule of a combat card. */
export const cardRule = (card: CardIx): RuleId =>
  cardData(card).text === null ? 'card.strength' : (`card.${cardId(card)}` as RuleId)

/** The cards of a set, in printed order. */
export const cardsOf = (bits: Bits): ReadonlyArray<CardIx> => {
  const cards: Array<CardIx> = []
  for (let card = 0; card < 18; card++) if (has(bits, card)) cards.push(card)
  return cards
}

/** Why a side cannot play a card: it is the other side's, or not in hand. */
export const handViolations = (
  { hand }: Table,
  side: SideIx,
  card: CombatCardId,
): ReadonlyArray<Violation> => {
  if (!has(ALL_CARDS[side], cardIx(card))) return [violation('battle.ownCard', { card })]
  return has(hand, cardIx(card)) ? [] : [violation('battle.cardInHand', { card })]
}

/** The role of a side's fighter. */
export const isRole = (battle: BattleVars, side: SideIx, when: When): boolean =>
  when === 'either' || (when === 'attacking') === (battle.attacker === side)

const NO_TEXT: Text = {}

/** The text of a side's fighter, empty if it does not count in this battle. */
export const fighterText = (table: Table, battle: BattleVars, side: SideIx): Text =>
  side === 0 && battle.textOff ? NO_TEXT : textOf(table, battle.fighters[side])

/** Whether Sauron's fighter silences the Fellowship's. */
export const isSilencer = (table: Table, battle: BattleVars): boolean =>
  textOf(table, battle.fighters[1]).silencesOpponent !== undefined

/** The card of a side that counts now: the one fetched, else the one played, else -1. */
export const cardOf = (battle: BattleVars, side: SideIx): CardIx =>
  battle.fetched[side] >= 0 ? battle.fetched[side] : battle.played[side]

/** Whether Sauron's card is ignored, text and number. */
export const isIgnored = (table: Table, battle: BattleVars, card: CardIx): boolean => {
  if (textOf(table, battle.fighters[1]).ownCardIgnored !== undefined) return true
  const ignores = fighterText(table, battle, 0).ignoresEnemyCards
  if (ignores === undefined) return false
  return ignores.cards === 'text' ? cardData(card).text !== null : ignores.cards.includes(cardId(card))
}

/** The text of a side's card if it is to be carried out now; null for strength cards and ignored ones. */
export const cardTextOf = (table: Table, battle: BattleVars, side: SideIx): CardText | null => {
  const card = cardOf(battle, side)
  if (card < 0) return null
  if (side === 0 ? battle.silenced : isIgnored(table, battle, card)) return null
  return cardData(card).text
}

/** Whether a side must now fetch a card: its card says so, counts, and there is something to fetch. */
export const fetchesNow = (table: Table, battle: BattleVars, side: SideIx): boolean =>
  battle.fetched[side] < 0 &&
  cardTextOf(table, battle, side)?.kind === 'fetchFromDiscard' &&
  (table.discard & ALL_CARDS[side]) !== 0

/** Whether the battle has been decided: somebody retreated or is defeated. */
export const isDecided = (battle: BattleVars): boolean => battle.retreated !== 0 || battle.defeated !== 0

/** The strength of a side's fighter without cards. */
export const strengthOf = (table: Table, battle: BattleVars, side: SideIx): number => {
  const text = fighterText(table, battle, side)
  if (side === 0 && battle.shownStrength >= 0) return battle.shownStrength
  if (text.matchesStrength !== undefined && isRole(battle, side, text.matchesStrength.when))
    return strengthOf(table, battle, 1)
  if (text.strengthIn?.regions.includes(regionId(battle.region)) === true) return text.strengthIn.strength
  if (text.strengthWhen !== undefined && isRole(battle, side, text.strengthWhen.when))
    return text.strengthWhen.strength
  return printedStrength(table, battle.fighters[side])
}

/** The strength that a side's card adds. */
export const cardStrength = (table: Table, battle: BattleVars, side: SideIx): number => {
  const card = cardOf(battle, side)
  if (card < 0) return 0
  if (side === 1 && (battle.cloaked || isIgnored(table, battle, card))) return 0
  return cardData(card).strength
}
