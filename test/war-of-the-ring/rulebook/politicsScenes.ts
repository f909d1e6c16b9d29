/** Positions and moves that the tests of politics share: boards with few Armies, marches and attacks. */
import type { Event, PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { AT_WAR } from '../support/scenes'
import { free, shadow, table } from '../support/play'

const DICE = {
  'free-peoples': ['character', 'muster', 'muster-army', 'muster-army'],
  shadow: ['character', 'muster', 'army', 'army'],
} as const

/** A board with these Armies alone, the Shadow to act, Sauron at war. */
export const shadowActs = (spec: PositionSpec) =>
  table({
    base: 'empty',
    acting: 'shadow',
    dice: DICE,
    ...spec,
    politics: { sauron: AT_WAR, ...spec.politics },
  })
/** A board with these Armies alone, the Free Peoples to act. */
export const freeAct = (spec: PositionSpec) => table({ base: 'empty', dice: DICE, ...spec })

/** An Army result of the Shadow for a march, or for an attack. */
export const SHADOW_MARCHES = shadow({ kind: 'moveArmies', die: 'army', as: 'army' })
export const SHADOW_ATTACKS = shadow({ kind: 'beginAttack', die: 'army', as: 'army' })
/** The same of the Free Peoples. */
export const FREE_MARCH = free({ kind: 'moveArmies', die: 'muster-army', as: 'army' })
export const FREE_ATTACK = free({ kind: 'beginAttack', die: 'muster-army', as: 'army' })
export const FREE_ALL = free({ kind: 'bringAll' })
/** From where to where. */
export const marchOf = (from: RegionId, to: RegionId) => ({ kind: 'march', from, to }) as const
export const attackOf = (from: RegionId, to: RegionId) => ({ kind: 'attack', from, to }) as const

/** What happened to nations, in order. */
export const nationsIn = (events: ReadonlyArray<Event>): ReadonlyArray<string> =>
  events.flatMap((event) =>
    event.kind === 'NationActivated' || event.kind === 'NationAdvanced'
      ? [`${event.kind} ${event.nation} by ${event.rule}`]
      : [],
  )
