/**
 * What tests of all chapters begin with: Nations at war, a board with few Armies on it, and the words for a
 * march, an attack and a muster.
 */
import * as E from 'fp-ts/lib/Either.js'
import { warOfTheRing, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { ALL_AT_WAR, atWar } from './atWar'
import { free, shadow, table } from './play'

export { ALL_AT_WAR, AT_WAR, atWar } from './atWar'

/** A board with these Armies alone, the neighbours at war, and dice for most things; the Free Peoples act. */
export const war = (armies: PositionSpec['armies'], more: PositionSpec = {}): State =>
  table({
    base: 'empty',
    politics: atWar('gondor', 'rohan', 'isengard', 'sauron'),
    rings: { 'free-peoples': 0, shadow: 0 },
    armies: armies ?? {},
    dice: {
      'free-peoples': ['muster-army', 'character', 'muster'],
      shadow: ['army', 'character', 'muster'],
    },
    ...more,
  })
/** The same, and the Shadow acts. */
export const dark = (armies: PositionSpec['armies'], more: PositionSpec = {}): State =>
  war(armies, { acting: 'shadow', ...more })

/** A war of all Nations with these Armies alone; either side can use an Army result. */
export const warOfAll = (armies: PositionSpec['armies'], more: PositionSpec = {}): State =>
  table({
    base: 'empty',
    politics: ALL_AT_WAR,
    rings: { 'free-peoples': 0, shadow: 0 },
    armies: armies ?? {},
    dice: { 'free-peoples': ['muster-army', 'muster'], shadow: ['army', 'muster'] },
    ...more,
  })

/** A march of the Free Peoples, by an Army or by a Character result; and one of the Shadow. */
export const OUR_MARCH = free({ kind: 'moveArmies', die: 'muster-army', as: 'army' })
export const LED_MARCH = free({ kind: 'moveArmies', die: 'character', as: 'character' })
export const THEIR_MARCH = shadow({ kind: 'moveArmies', die: 'army', as: 'army' })
export const THEIR_LED_MARCH = shadow({ kind: 'moveArmies', die: 'character', as: 'character' })
/** An attack. */
export const OUR_ATTACK = free({ kind: 'beginAttack', die: 'muster-army', as: 'army' })
export const THEIR_ATTACK = shadow({ kind: 'beginAttack', die: 'army', as: 'army' })
/** Everybody of the Shadow goes who may. */
export const ALL = shadow({ kind: 'bringAll' })
/** Recruiting with a Muster result. */
export const MUSTER = { kind: 'beginRecruiting', die: 'muster', as: 'muster' } as const

/** Whether an outcome of the pending draw is none of it. */
export const comesNot = (state: State, draw: string, outcome: string): boolean =>
  E.isLeft(warOfTheRing.applyAction(state, { seat: 'nature', kind: 'chance', draw, outcome }))
