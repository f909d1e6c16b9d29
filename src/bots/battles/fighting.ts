/**
 * Answers in a battle of Battles: tokens, cards, dice, whether to go on, and whom to lose.
 */
import type { Action, Side } from '../../battles'
import { armyAt, oddsOf } from './board'
import { strong, type Scene } from './scene'

const enemyOf = (side: Side): Side => (side === 'free' ? 'shadow' : 'free')

/** How the own Army stands against the enemy's in the battle: above 0 it is stronger. */
const upperHand = (scene: Scene): number => {
  const { table, side } = scene
  const { battle } = table
  if (battle === null) return 0
  const [own, other] = side === battle.attacker ? [battle.from, battle.region] : [battle.region, battle.from]
  const army = armyAt(table, side, own)
  if (army !== undefined && side === battle.attacker)
    return oddsOf(scene.ground, table, { from: own, to: other, army })
  return Math.log(strong(scene, army) / strong(scene, armyAt(table, enemyOf(side), other)))
}

/** Cards in hand with a Combat half. */
const combatCards = ({ table, ground, side }: Scene): number => {
  const cards = table.cards()
  let count = 0
  for (const card of ground.scenario.cardsOf.generic) if (cards[card] === `${side}Hand`) count++
  return count
}

const rateTactics = (scene: Scene, token: string): number => {
  const { table, side } = scene
  const { battle } = table
  if (battle === null) return 0
  if (token === 'combat-event') return combatCards(scene) > 0 ? 0.6 + 0.1 * combatCards(scene) : -1
  if (token === 'regroup') return 0.3 * battle.sides[side].spent.length - 0.2
  const region = side === battle.attacker ? battle.from : battle.region
  return 0.3 + 0.25 * (armyAt(table, side, region)?.units[token] ?? 0)
}

/** Dice that have missed are rolled again, those that hit are kept. */
const rateReroll = ({ table, side }: Scene, dice: string): number => {
  const fighter = table.battle?.sides[side]
  if (fighter === undefined || dice === 'none') return 0
  const target = fighter.changes.target ?? fighter.target
  let rate = 0
  for (const place of dice.split('-')) {
    const die = fighter.dice[Number(place) - 1]
    const hits = die !== undefined && die.value + fighter.changes.combatRoll >= target
    rate += hits ? -2 : die?.type === null ? 1 : 1.2
  }
  return rate
}

const rateUnit = (scene: Scene, type: string): number => {
  const strength = scene.ground.scenario.unitTypes[type]?.strength ?? 1
  const { rule } = scene.table.asked
  if (rule === 'battle.mayLoseUnit') return -strength
  return rule === 'movement.excess' || rule === 'battle.mustLoseUnit' ? -strength : strength
}

/** An answer about a battle; undefined for any other. */
export const rateBattle = (scene: Scene, action: Action): number | undefined => {
  switch (action.kind) {
    case 'chooseTactics':
      return rateTactics(scene, action.token)
    case 'reroll':
      return rateReroll(scene, action.dice)
    case 'playCombat':
      return 0.5
    case 'chooseUnit':
      return rateUnit(scene, action.type)
    case 'retreat':
      return -0.35 - upperHand(scene)
    case 'rout':
      return -0.7 - upperHand(scene)
    case 'accept':
      return scene.table.asked.rule === 'round.end' ? upperHand(scene) + 0.15 : 0.3
    default:
      return undefined
  }
}
