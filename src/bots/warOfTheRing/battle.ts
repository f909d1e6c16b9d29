/**
 * Rating answers in a battle: whether to go on, to leave, to go inside, whom to lose, and whether a card is
 * spent on it.
 */
import type { Action, BattleGlance, PieceId, PlaceParts, RegionId } from '../../war-of-the-ring'
import type { Scene } from './actions'
import { boxOf, fieldOf, HOME, powerOf, regionIx, unitsOf, type Army, type SideIx } from './board'
import { needAt } from './front'
import type { Table } from './lore'

const armyAt = (table: Table, side: SideIx, { region, inside }: PlaceParts): Army | null =>
  inside ? boxOf(table, side, regionIx(region)) : fieldOf(table, side, regionIx(region))

const attackerOf = ({ attacker }: BattleGlance): SideIx => (attacker === 'free-peoples' ? 0 : 1)
const defenderOf = ({ attacker }: BattleGlance): SideIx => (attacker === 'free-peoples' ? 1 : 0)

/** What a Stronghold counts for, with siege engines on both sides. */
const wallsAt = ({ seen: { beside } }: Table, { region }: PlaceParts): number => {
  if (beside === null) return 2
  const at = (places: ReadonlyArray<RegionId>): number => places.filter((one) => one === region).length
  return 2 + 0.25 * Math.sign(at(beside.trebuchets) - at(beside.towers))
}

/** How the attacker compares to the defender. */
const ratioOf = (table: Table, battle: BattleGlance): number => {
  const foe = powerOf(armyAt(table, defenderOf(battle), battle.to))
  const own = powerOf(armyAt(table, attackerOf(battle), battle.from))
  return own / Math.max(0.5, battle.kind === 'siege' ? wallsAt(table, battle.to) * foe : foe)
}

const rateCease = (table: Table, battle: BattleGlance, action: Action): number => {
  if (action.kind === 'cease') return 0
  return ratioOf(table, battle) - (action.kind === 'reduce' ? 1.1 : 0.8)
}

const rateRetreat = (table: Table, battle: BattleGlance, action: Action): number => {
  const defender = defenderOf(battle)
  const region = regionIx(battle.to.region)
  const stays = HOME[region] === defender ? (table.lore.points[region] ?? 0) : 0
  if (action.kind !== 'retreat') return stays * 0.7 + 1.2 - ratioOf(table, battle)
  const to = regionIx(action.to)
  return 0.2 * needAt(table, defender, to) + (unitsOf(fieldOf(table, defender, to)) > 0 ? 0.2 : 0)
}

/** Whether a Regular is left to replace an Elite. */
const isReplaceable = ({ lore, seen }: Table, piece: PieceId): boolean => {
  const regular = lore.elites.get(piece)
  return regular !== undefined && seen.reinforcements(regular) + seen.casualties(regular) > 0
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
const rateDeclared = ({ table, seat }: Scene): number => {
  const at = table.seen.battle?.to.region ?? null
  const prize = table.lore.points[regionIx(at)] ?? 0
  return table.seen.hand(seat) - (table.lore.hand - 2) + prize
}

/** How an answer in a battle looks; undefined if it is none. */
export const rateBattle = (scene: Scene, action: Action): number | undefined => {
  const { table } = scene
  const { asked, battle } = table.seen
  if (asked === 'decide/casualties' || asked === 'decide/excess') return rateLoss(table, action)
  if (asked === 'decide/combatCard') return action.kind === 'pass' ? 0 : rateDeclared(scene)
  if (battle === null) return undefined
  if (asked === 'decide/cease' || asked === 'decide/extend') return rateCease(table, battle, action)
  if (asked === 'decide/withdraw') return action.kind === 'withdraw' ? ratioOf(table, battle) : 0.8
  if (asked === 'decide/retreat' || asked === 'decide/escape') return rateRetreat(table, battle, action)
  return undefined
}
