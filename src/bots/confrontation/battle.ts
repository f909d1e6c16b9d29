/**
 * Rating answers in a battle: which card to play, whether to leave, whom to send. Stakes are what the two
 * fighters are worth; a card costs the more the stronger it is, since it is gone until the hand is.
 */
import { COMBAT_CARDS, combatCard, SIDES } from '../../confrontation'
import type { CombatCardData, CombatCardId } from '../../confrontation'
import { characterOf, printed, tileIx, type SideIx, type Table } from './board'
import { fallsWith, oddsBetween, weakerOf, WORTH, type Falls } from './odds'

/** A battle; pairs are of the Fellowship and of Sauron. */
export interface Battle {
  readonly attacker: SideIx
  readonly fighters: readonly [number, number]
  /** The strength of the Fellowship's fighter that was shown. */
  readonly shownStrength: number | null
  /** The cards that lie open. */
  readonly cards: readonly [CombatCardData | undefined, CombatCardData | undefined]
}

const cardOf = (card: CombatCardId | null): CombatCardData | undefined =>
  card === null ? undefined : combatCard(card)

/** The battle that is fought now, if there is one. */
export const battleOf = ({ seen: { battle } }: Table): Battle | undefined => {
  if (battle === null) return undefined
  const { attacker, fighters, shownStrength, cards } = battle
  return {
    attacker: attacker === 'fellowship' ? 0 : 1,
    fighters: [tileIx(fighters.fellowship), tileIx(fighters.sauron)],
    shownStrength,
    cards: [cardOf(cards.fellowship), cardOf(cards.sauron)],
  }
}

/** What a fighter is worth; the Ringbearer is worth the game. */
export const stakeOf = (table: Table, tile: number): number =>
  tile === table.ringbearer ? (WORTH[0] ?? 0) : (WORTH[characterOf(table, tile)] ?? 0)

const strengthOf = (table: Table, battle: Battle, side: SideIx): number => {
  if (side === 0 && battle.shownStrength !== null) return battle.shownStrength
  return printed(characterOf(table, battle.fighters[side]))?.strength ?? 0
}

/** The cards the enemy may play: the one he has shown, else all of his hand. */
const cardsAgainst = (table: Table, battle: Battle, side: SideIx): ReadonlyArray<CombatCardData> => {
  const enemy = side === 0 ? 1 : 0
  const shown = battle.cards[enemy]
  if (shown !== undefined) return [shown]
  return COMBAT_CARDS.filter((card) => card.side === SIDES[enemy] && table.seen.inHand(card.id))
}

const gainOf = (table: Table, battle: Battle, side: SideIx, falls: Falls): number => {
  const enemy = side === 0 ? 1 : 0
  const own = stakeOf(table, battle.fighters[side])
  const theirs = stakeOf(table, battle.fighters[enemy])
  return (falls[enemy] ? theirs : 0) - (falls[side] ? own : 0)
}

const PRICE = 0.22
const TEXT_PRICE = 0.7

/** What a card is likely to bring, whatever it costs. */
const bringsCard = (table: Table, battle: Battle, side: SideIx, card: CombatCardData): number => {
  const strengths = [strengthOf(table, battle, 0), strengthOf(table, battle, 1)] as const
  const dull = printed(characterOf(table, battle.fighters[1]))?.abilities.some(
    ({ kind }) => kind === 'ownCardIgnored',
  )
  const against = cardsAgainst(table, battle, side)
  let sum = 0
  for (const other of against) {
    const [own, theirs] = side === 0 ? [card, other] : [other, card]
    sum += gainOf(table, battle, side, fallsWith(strengths, own, dull === true ? undefined : theirs))
  }
  return against.length === 0 ? 0 : sum / against.length
}

/** How good playing a card looks. */
export const rateCard = (table: Table, battle: Battle, side: SideIx, id: CombatCardId): number => {
  const card = cardOf(id)
  if (card === undefined) return 0
  const price = card.text === null ? PRICE * card.strength : TEXT_PRICE
  return bringsCard(table, battle, side, card) - price
}

/** What fighting on is likely to bring. */
export const rateFight = (table: Table, battle: Battle, side: SideIx): number => {
  const attacks = battle.attacker === side
  const [one, two] = [battle.fighters[battle.attacker], battle.fighters[battle.attacker === 0 ? 1 : 0]]
  const odds = oddsBetween(characterOf(table, one), characterOf(table, two))
  const [own, theirs] = attacks ? [odds.attacker, odds.defender] : [odds.defender, odds.attacker]
  const enemy = side === 0 ? 1 : 0
  return theirs * stakeOf(table, battle.fighters[enemy]) - own * stakeOf(table, battle.fighters[side])
}

/** Whether the fighter wins, ties or loses by strength alone. */
export const ratePlain = (table: Table, battle: Battle, side: SideIx): number =>
  gainOf(table, battle, side, weakerOf(strengthOf(table, battle, 0), strengthOf(table, battle, 1)))

/** What the cards that lie there bring if the own one were another. */
export const rateShown = (
  table: Table,
  battle: Battle,
  side: SideIx,
  card: CombatCardData | undefined,
): number => (card === undefined ? 0 : bringsCard(table, battle, side, card))
