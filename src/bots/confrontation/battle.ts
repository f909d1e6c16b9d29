/**
 * Rating answers in a battle: which card to play, whether to leave, whom to send. Stakes are what the two
 * fighters are worth; a card costs the more the stronger it is, since it is gone until the hand is.
 */
import { COMBAT_CARD_IDS, COMBAT_CARDS } from '../../confrontation'
import type { VarsIn } from '../../kernel/index'
import type { CombatCardData, CombatCardId, Confrontation, State } from '../../confrontation'
import { characterOf, has, printed, TILES, type SideIx, type Table } from './board'

type BattleVars = VarsIn<Confrontation, 'battle'>
import { fallsWith, oddsBetween, WORTH } from './odds'

/** The battle that is fought now, if there is one. */
export const battleOf = ({ stack }: State): BattleVars | undefined => {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place]
    if (frame?.kind === 'battle') return frame.vars
  }
  return undefined
}

const cardOf = (card: CombatCardId): CombatCardData | undefined => COMBAT_CARDS[COMBAT_CARD_IDS.indexOf(card)]

/** What a fighter is worth; the Ringbearer is worth the game. */
export const stakeOf = (table: Table, tile: number): number =>
  tile === table.ringbearer ? (WORTH[0] ?? 0) : (WORTH[characterOf(table, tile)] ?? 0)

const strengthOf = (table: Table, battle: BattleVars, side: SideIx): number => {
  if (side === 0 && battle.shownStrength >= 0) return battle.shownStrength
  return printed(characterOf(table, battle.fighters[side]))?.strength ?? 0
}

/** The cards the enemy may play: the one he has shown, else all of his hand. */
const cardsAgainst = (table: Table, battle: BattleVars, side: SideIx): ReadonlyArray<CombatCardData> => {
  const enemy = side === 0 ? 1 : 0
  const shown = battle.fetched[enemy] >= 0 ? battle.fetched[enemy] : battle.played[enemy]
  const known = COMBAT_CARDS[shown]
  if (known !== undefined) return [known]
  const first = enemy === 0 ? 0 : TILES
  return COMBAT_CARDS.filter((_, card) => card >= first && card < first + TILES && has(table.hand, card))
}

const gainOf = (table: Table, battle: BattleVars, side: SideIx, falls: number): number => {
  const own = stakeOf(table, battle.fighters[side])
  const theirs = stakeOf(table, battle.fighters[side === 0 ? 1 : 0])
  const ownBit = side === 0 ? 1 : 2
  return ((falls & (3 - ownBit)) !== 0 ? theirs : 0) - ((falls & ownBit) !== 0 ? own : 0)
}

const PRICE = 0.22
const TEXT_PRICE = 0.7

/** What a card is likely to bring, whatever it costs. */
const bringsCard = (table: Table, battle: BattleVars, side: SideIx, card: CombatCardData): number => {
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
export const rateCard = (state: State, side: SideIx, id: CombatCardId): number => {
  const battle = battleOf(state)
  const card = cardOf(id)
  if (battle === undefined || card === undefined) return 0
  const price = card.text === null ? PRICE * card.strength : TEXT_PRICE
  return bringsCard(state.table, battle, side, card) - price
}

/** What fighting on is likely to bring. */
export const rateFight = (table: Table, battle: BattleVars, side: SideIx): number => {
  const attacks = battle.attacker === side
  const [one, two] = [battle.fighters[battle.attacker], battle.fighters[battle.attacker === 0 ? 1 : 0]]
  const odds = oddsBetween(characterOf(table, one), characterOf(table, two))
  const [own, theirs] = attacks ? [odds.attacker, odds.defender] : [odds.defender, odds.attacker]
  const enemy = side === 0 ? 1 : 0
  return theirs * stakeOf(table, battle.fighters[enemy]) - own * stakeOf(table, battle.fighters[side])
}

/** Whether the fighter wins, ties or loses by strength alone. */
export const ratePlain = (table: Table, battle: BattleVars, side: SideIx): number => {
  const [own, theirs] = [strengthOf(table, battle, side), strengthOf(table, battle, side === 0 ? 1 : 0)]
  const ownBit = side === 0 ? 1 : 2
  return gainOf(table, battle, side, own === theirs ? 3 : own < theirs ? ownBit : 3 - ownBit)
}

/** What the cards that lie there bring if the own one were another. */
export const rateShown = (state: State, battle: BattleVars, side: SideIx, card: number): number => {
  const shown = COMBAT_CARDS[card]
  return shown === undefined ? 0 : bringsCard(state.table, battle, side, shown)
}
