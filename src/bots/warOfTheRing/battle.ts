/**
 * Rating answers in a battle: whether to go on, to leave, to go inside, whom to lose, and whether a card is
 * spent on it.
 */
import type { VarsIn } from '../../kernel/index'
import type { Action, PieceId, War } from '../../war-of-the-ring'
import { boxOf, fieldOf, handOf, HOME, INSIDE, powerOf, regionIx, unitsOf } from './board'
import { countOf, type Army, type SideIx } from './board'
import { needAt } from './front'
import type { Known, Table } from './lore'

type BattleVars = VarsIn<War, 'battle'>

const armyAt = (table: Table, side: SideIx, place: number): Army | null =>
  place >= INSIDE ? boxOf(table, side, place - INSIDE) : fieldOf(table, side, place)

/** The battle that is fought now. */
const battleOf = ({ stack }: Known): BattleVars | undefined => {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place]
    if (frame?.kind === 'battle') return frame.vars
  }
  return undefined
}

/** What a Stronghold counts for, with siege engines on both sides. */
const wallsAt = ({ beside }: Table, to: number): number => {
  if (beside === undefined) return 2
  const at = (places: ReadonlyArray<number>): number => places.filter((one) => one === to - INSIDE).length
  return 2 + 0.25 * Math.sign(at(beside.trebuchets) - at(beside.towers))
}

/** How the attacker compares to the defender. */
const ratioOf = (table: Table, { side, from, to, kind }: BattleVars): number => {
  const foe = powerOf(armyAt(table, side === 0 ? 1 : 0, to))
  return powerOf(armyAt(table, side, from)) / Math.max(0.5, kind === 'siege' ? wallsAt(table, to) * foe : foe)
}

const rateCease = (table: Table, battle: BattleVars, action: Action): number => {
  if (action.kind === 'cease') return 0
  return ratioOf(table, battle) - (action.kind === 'reduce' ? 1.1 : 0.8)
}

const rateRetreat = (table: Table, battle: BattleVars, action: Action): number => {
  const defender = battle.side === 0 ? 1 : 0
  const region = battle.to & (INSIDE - 1)
  const stays = HOME[region] === defender ? (table.lore.points[region] ?? 0) : 0
  if (action.kind !== 'retreat') return stays * 0.7 + 1.2 - ratioOf(table, battle)
  const to = regionIx(action.to)
  return 0.2 * needAt(table, defender, to) + (unitsOf(fieldOf(table, defender, to)) > 0 ? 0.2 : 0)
}

/** Whether a Regular is left to replace an Elite. */
const isReplaceable = ({ lore, reinforcements, casualties }: Table, piece: PieceId): boolean => {
  const elite = lore.elites.get(piece)
  if (elite === undefined) return false
  const [side, place] = elite
  const left = countOf(reinforcements[side].regulars, place)
  return left > 0 || (side === 0 && countOf(casualties.regulars, place) > 0)
}

/** A hit takes two Dunlendings. */
const TWO_LOST = -1.3

/** Whom to lose: Elites are reduced and not lost; one that no Regular can replace is lost for one hit. */
const rateLoss = (table: Table, action: Action): number => {
  if (action.kind === 'reduce') return isReplaceable(table, action.piece) ? -0.9 : -2.1
  if (action.kind !== 'lose' && action.kind !== 'remove') return 0
  if (action.kind === 'lose' && action.piece === 'dunlending') return TWO_LOST
  return table.lore.elites.has(action.piece) ? -2 : -1
}

/** Cards are spent on battles that matter, and when the hand is full. */
const rateDeclared = ({ table }: Known, battle: BattleVars | undefined, side: SideIx): number => {
  const prize = table.lore.points[(battle?.to ?? 0) & (INSIDE - 1)] ?? 0
  return handOf(table, side) - (table.lore.hand - 2) + prize
}

/** How an answer in a battle looks; undefined if it is none. */
export const rateBattle = (state: Known, side: SideIx, action: Action): number | undefined => {
  const kind = state.stack.at(-1)?.kind
  const battle = battleOf(state)
  const { table } = state
  if (kind === 'decide/casualties' || kind === 'decide/excess') return rateLoss(table, action)
  if (kind === 'decide/combatCard') return action.kind === 'pass' ? 0 : rateDeclared(state, battle, side)
  if (battle === undefined) return undefined
  if (kind === 'decide/cease' || kind === 'decide/extend') return rateCease(table, battle, action)
  if (kind === 'decide/withdraw') return action.kind === 'withdraw' ? ratioOf(table, battle) : 0.8
  if (kind === 'decide/retreat' || kind === 'decide/escape') return rateRetreat(table, battle, action)
  return undefined
}
