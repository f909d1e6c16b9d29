/**
 * What an action of Battles is judged by: where Armies would stand better, whom they could attack, and what
 * the uses of a die bring.
 */
import type { Army, Config, Side } from '../../battles'
import { armyAt, forceOf, groundOf, massOf, oddsOf, pullOf, type Ground, type Table } from './board'

/** What an action is judged by. */
export interface Scene {
  readonly table: Table
  readonly ground: Ground
  readonly side: Side
}

const FULL = 5

/** How an Army would stand in a Region: near to what it wants, with others but not with too many. */
export const standing = (scene: Scene, army: Army, region: string): number => {
  const { table, ground, side } = scene
  const there = armyAt(table, side, region)
  const own = massOf(ground, army).units
  const excess = there === undefined ? 0 : Math.max(0, own + massOf(ground, there).units - FULL)
  return pullOf(ground, table, side, region) * (0.5 + own / FULL) - excess + (there === undefined ? 0 : 0.15)
}

/** The best attack that an Army in a Region could make on a neighbour. */
export const bestAttack = ({ table, ground }: Scene, from: string, army: Army): number => {
  let best = -2
  for (const { to } of ground.scenario.neighbours[from] ?? []) {
    const enemy = table.regions[to]?.army ?? null
    if (enemy === null || enemy.side === army.side) continue
    const prize = 0.15 * pullOf(ground, table, army.side, to)
    best = Math.max(best, oddsOf(ground, table, { from, to, army }) + prize)
  }
  return best
}

/** What the best step of an Army in a Region brings. */
export const bestStep = (scene: Scene, from: string, army: Army): number => {
  const { table, ground, side } = scene
  const here = standing(scene, army, from)
  let best = 0
  for (const { to } of ground.scenario.neighbours[from] ?? [])
    if (armyAt(table, side === 'free' ? 'shadow' : 'free', to) === undefined)
      best = Math.max(best, standing(scene, army, to) - here)
  return best
}

/** The greatest of what the Armies of the side bring. */
const ofArmies = (scene: Scene, worth: (region: string, army: Army) => number, least: number): number => {
  let best = least
  for (const region of scene.ground.scenario.regionIds) {
    const army = armyAt(scene.table, scene.side, region)
    if (army !== undefined) best = Math.max(best, worth(region, army))
  }
  return best
}

/** Uses whose worth does not depend on the table. */
const FLAT: Readonly<Record<string, number>> = {
  'play-card': 1.1,
  ability: 1.2,
  'bring-in': 2.5,
  'draw-story': 0.8,
  'draw-generic': 0.6,
  'character-movement': 0.1,
  characters: 0.05,
  'eye-recruitment': 1,
}

const tokensOn = ({ table, ground, side }: Scene): number => {
  let count = 0
  for (const region of ground.scenario.regionIds) count += table.regions[region]?.recruits[side] ?? 0
  return count
}

const hurtOf = (scene: Scene): number => ofArmies(scene, (_, army) => army.damage, 0)

/** What a use of a die or a token brings. */
export const rateUse = (scene: Scene, use: string): number => {
  switch (use) {
    case 'attack':
    case 'eye-attack':
    case 'combined-attack':
      return 1 + 1.6 * ofArmies(scene, (region, army) => bestAttack(scene, region, army), -0.5)
    case 'strategic-movement':
    case 'fast-movement':
    case 'eye-movement':
    case 'move':
      return 0.7 + ofArmies(scene, (region, army) => bestStep(scene, region, army), 0)
    case 'recruitment':
    case 'muster':
      return 0.7 + 0.2 * Math.min(4, tokensOn(scene))
    case 'rally':
      return 0.35 * hurtOf(scene)
    default:
      return FLAT[use] ?? 0.7
  }
}

/** What the side that is asked has before it. */
export const sceneOf = (table: Table, config: Config, side: Side): Scene => ({
  table,
  ground: groundOf(config),
  side,
})

/** How strong an Army is. */
export const strong = ({ ground }: Scene, army: Army | undefined): number =>
  army === undefined ? 0.5 : forceOf(ground, army)
