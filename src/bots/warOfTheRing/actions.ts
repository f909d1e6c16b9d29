/**
 * What to do with a die: the Free Peoples walk, hide and muster where they are threatened; the Shadow goes to
 * war, brings its Minions, musters, and attacks where the odds are good.
 */
import type { Action, DieFace, Nation, Seat } from '../../war-of-the-ring'
import { REGION_COUNT, type SideIx } from './board'
import { bestAttack, needAt } from './front'
import { rateMove } from './journey'
import type { Table } from './lore'
import { rateTwilightUse } from './twilight'

/** What a side goes by in one decision; what is costly is found out when first asked for. */
export interface Scene {
  readonly table: Table
  readonly seat: Seat
  readonly side: SideIx
  /** How much each region draws the Armies of the side. */
  readonly pull: () => ReadonlyArray<number>
  /** How good the best attack looks. */
  readonly attack: () => number
  /** How much the most threatened Settlement lacks. */
  readonly need: () => number
}

/** The greatest need of a side. */
export const greatestNeed = (table: Table, side: SideIx): number => {
  let need = 0
  for (let region = 0; region < REGION_COUNT; region++)
    if ((table.lore.points[region] ?? 0) > 0) need = Math.max(need, needAt(table, side, region))
  return need
}

/** A scene's costly answers, each found out once. */
export const once = <A>(find: () => A): (() => A) => {
  let known: { readonly value: A } | undefined
  return () => (known ??= { value: find() }).value
}

/** The best attack of a side, found out once. */
export const attackOf = (table: Table, side: SideIx): (() => number) => once(() => bestAttack(table, side))

/** How pressing it is that a Nation comes nearer to war. */
const rateAdvance = ({ table, side, need }: Scene, nation: Nation): number => {
  const left = table.seen.stepsToWar(nation)
  if (side === 1) return 9 - 0.5 * left + (nation === 'southrons' ? 0 : 0.5)
  return 1.5 + (left === 1 ? 1.5 : 0) + Math.min(1.5, 0.3 * need())
}

/** A die that can be several things is worth keeping. */
const priceOf = (die: DieFace, as: DieFace): number =>
  die === 'will-of-the-west' ? 0.5 : die === 'muster-army' || die !== as ? 0.2 : 0

const rateUse = (scene: Scene, action: Action): number => {
  const { table, side } = scene
  switch (action.kind) {
    case 'moveFellowship':
      return rateMove(table)
    case 'hideFellowship':
      return 7
    case 'separate':
      return -2
    case 'moveCharacters':
      return side === 1 ? 0.6 : 0.2
    case 'moveArmies':
      return side === 1 ? 3 + (action.as === 'army' ? 0.6 : 0) : 0.8
    case 'beginAttack':
      return scene.attack() > 0 ? 3.5 + Math.min(4, scene.attack()) : -1.5
    case 'advanceNation':
      return rateAdvance(scene, action.nation)
    case 'beginRecruiting':
      return side === 1 ? 4 : 1.2 + Math.min(3, 0.8 * scene.need())
    case 'recruitEverywhere':
      return 4.6
    case 'upgrade':
      return 3
    case 'bringCharacter':
      return 10
    case 'drawEvent':
      return table.seen.hand(scene.seat) > table.lore.hand - 2 ? 0.4 : 1.8
    case 'playEvent':
      return side === 1 ? 2.6 : 4
    case 'endCard':
      return 1
    default:
      return rateTwilightUse(scene, action) ?? 0
  }
}

/** How an answer to "what do you do?" looks. */
export const rateDie = (scene: Scene, action: Action): number => {
  if (action.kind === 'pass') return scene.side === 0 ? 0.3 : -0.5
  if (action.kind === 'skipDie') return -0.2
  if (action.kind === 'yieldPlace') return 0.1
  if (action.kind === 'useRing') return rateRing(scene, action)
  if (!('die' in action && 'as' in action)) return 0
  return rateUse(scene, action) - priceOf(action.die, action.as)
}

/**
 * The Free Peoples spend Elven Rings on walking, once no other die serves for it; a die that can be anything
 * is not turned.
 */
const rateRing = ({ side }: Scene, { die, result }: Extract<Action, { kind: 'useRing' }>): number => {
  if (side === 1) return result === 'army' ? 0.3 : -0.2
  return result === 'character' && die !== 'will-of-the-west' ? 3 : -1
}
