/**
 * Answers of Battles outside of fights: dice and their uses, Regions, parts of Armies, tiles and cards.
 */
import type { Action, Army } from '../../battles'
import { armyAt, oddsOf, pullOf } from './board'
import { bestAttack, bestStep, rateUse, standing, type Scene } from './scene'

const DICE: Readonly<Record<string, number>> = {
  willOfTheWest: 1,
  armyMuster: 1,
  army: 0.95,
  character: 0.9,
  eye: 0.85,
  muster: 0.8,
  event: 0.6,
}
/** What a pass is worth where a die could be used: others must move first. */
const PASS = 0.2
const TOKEN = 0.4

/** Where the party on the march stands best. */
const rateWay = (scene: Scene, army: Army, region: string): number =>
  standing(scene, army, region) + 0.3 * Math.max(-1, bestAttack(scene, region, army))

const rateRegion = (scene: Scene, region: string): number => {
  const { table, side, ground } = scene
  const army = armyAt(table, side, region)
  switch (table.asked.rule) {
    case 'movement.step':
    case 'movement.stop':
    case 'actions.attackMove':
      return table.march === null ? 0 : rateWay(scene, table.march.army, region)
    case 'effect.armies':
    case 'movement.once':
      return army === undefined ? pullOf(ground, table, side, region) : bestStep(scene, region, army)
    case 'battle.begins':
    case 'combined.when':
      return army === undefined ? 0 : bestAttack(scene, region, army)
    case 'advance.after':
    case 'combined.advance':
      return pullOf(ground, table, side, table.battle?.region ?? region) - pullOf(ground, table, side, region)
    case 'retreat.sent':
      return -pullOf(ground, table, side === 'free' ? 'shadow' : 'free', region)
    default:
      return 0.1 + pullOf(ground, table, side, region) * (army === undefined ? 0.8 : 1)
  }
}

/** Who stands still where he could go on. */
const ratePass = (scene: Scene): number => {
  const { table } = scene
  if (table.asked.kind === 'decide/action') return PASS
  if (table.asked.kind !== 'decide/region') return 0
  return table.asked.rule === 'movement.stop' && table.march !== null
    ? rateWay(scene, table.march.army, table.march.at)
    : 0.02
}

const rateAttack = ({ table, ground, side }: Scene, region: string): number => {
  const from = table.march?.at ?? table.asked.attacksFrom ?? ''
  const army = table.march?.army ?? armyAt(table, side, from)
  const prize = 0.2 * pullOf(ground, table, side, region)
  return army === undefined ? prize : oddsOf(ground, table, { from, to: region, army }) + prize
}

/** The Free Peoples want a tile that brings Fate on. */
const rateTile = ({ table, ground }: Scene): number => {
  const tile = ground.scenario.tiles[table.tiles.drawn ?? '']
  const steps = tile?.advance === 'box' ? (table.dice.shadow.unused['character'] ?? 0) : (tile?.advance ?? 0)
  return steps + (tile?.icon === true ? 0.4 : 0)
}

/** What a tile that nobody has seen is expected to bring. */
const UNSEEN = 1.5

const ratePosition = ({ ground }: Scene, position: string): number => {
  const doc = ground.scenario.positions[position]
  return doc === undefined ? 0 : 0.15 * doc.tokens + 0.1 * doc.dice + 0.3 * doc.effect.length
}

const worthOf = ({ ground }: Scene, card: string): number =>
  ground.scenario.cards[card]?.deck === 'generic' ? 0.6 : 1

const ratePart = (what: string, count: number): number => (what === 'damage' ? -count : count)

/** Any answer outside of a fight. */
export const rateChoice = (scene: Scene, action: Action): number => {
  switch (action.kind) {
    case 'takeDie':
      return DICE[action.die] ?? 0.5
    case 'use':
      return rateUse(scene, action.use)
    case 'useToken':
      return TOKEN * rateUse(scene, action.use)
    case 'chooseRegion':
      return rateRegion(scene, action.region)
    case 'attack':
      return rateAttack(scene, action.region)
    case 'march':
      return 0.1
    case 'take':
      return ratePart(action.what, action.count)
    case 'pass':
      return ratePass(scene)
    case 'applyTile':
      return rateTile(scene)
    case 'drawTile':
      return UNSEEN
    case 'choosePosition':
      return ratePosition(scene, action.position)
    case 'playCard':
      return worthOf(scene, action.card)
    case 'discard':
      return -worthOf(scene, action.card)
    case 'useAbility':
      return 0.5
    default:
      return 0.1
  }
}
