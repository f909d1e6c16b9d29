/**
 * The odds of a battle of War of the Ring, told in words, without its rules: for pages that only reckon.
 *
 * @module
 */
import type { Either } from 'fp-ts/lib/Either.js'
import type { Malformed } from '../kernel/door'
import { DICE } from './data/dice'
import { battleOdds as oddsIn, type BattleOdds } from './query/odds/battle'

/**
 * As `battleOdds` of the game: the odds of a battle, exactly, if it is fought in a fixed way. The battle of a
 * state is described by the game's `battleSpec`, which needs the rules.
 *
 * @example
 * import { battleOdds } from 'middle-earth-rules/war-of-the-ring/odds'
 *
 * const odds = battleOdds({ ground: 'open', attacker: { regulars: 5 }, defender: { regulars: 3 } })
 * if (odds._tag === 'Right') console.log(odds.right.won.value)
 */
export const battleOdds = (spec: unknown): Either<Malformed, BattleOdds> => oddsIn({ dice: DICE }, spec)

export type { BattleOdds } from './query/odds/battle'
export type { Probability } from './query/odds/fractions'
export { BATTLE_GROUNDS, LOSS_ORDERS, type BattleSpec } from './query/odds/spec'
