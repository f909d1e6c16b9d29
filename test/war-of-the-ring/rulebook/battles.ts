/** The words of the tests on battles: nations at war, who attacks whom, answers, dice. */
import type { Action, PieceId, PositionSpec, RegionId, Side, State } from '../../../src/war-of-the-ring'
import { ALL_AT_WAR } from '../support/scenes'
import { dice, eventsAs, free, offered, shadow, table, type Move, type Script } from '../support/play'

/** A board with these Armies only, all nations at war; the Shadow acts, with dice for battle. */
export const atWar = (spec: PositionSpec): State =>
  table({
    base: 'empty',
    acting: 'shadow',
    politics: ALL_AT_WAR,
    dice: { 'free-peoples': ['muster-army', 'character'], shadow: ['army', 'character'] },
    ...spec,
  })
/** The same, and the Free Peoples act. */
export const freeWar = (spec: PositionSpec): State => atWar({ acting: 'free-peoples', ...spec })

export const BEGIN = shadow({ kind: 'beginAttack', die: 'army', as: 'army' })
export const LED = shadow({ kind: 'beginAttack', die: 'character', as: 'character' })
export const FREE_BEGIN = free({ kind: 'beginAttack', die: 'muster-army', as: 'army' })
export const FREE_LED = free({ kind: 'beginAttack', die: 'character', as: 'character' })
export const at = (from: RegionId, to: RegionId): Action => shadow({ kind: 'attack', from, to })
export const freeAt = (from: RegionId, to: RegionId): Action => free({ kind: 'attack', from, to })
/** The Shadow attacks with an Army result; without a target, in the region itself. */
export const strike = (from: RegionId, to = from): ReadonlyArray<Action> => [BEGIN, at(from, to)]
/** The Free Peoples attack with an Army result; without a target, in the region itself. */
export const freeStrike = (from: RegionId, to = from): ReadonlyArray<Action> => [FREE_BEGIN, freeAt(from, to)]

export const FREE_ALL = free({ kind: 'bringAll' })
export const bring = (piece: PieceId, number: number): Action => shadow({ kind: 'bring', piece, number })
export const freeBring = (piece: PieceId, number: number): Action => free({ kind: 'bring', piece, number })
export const STAY = shadow({ kind: 'pass' })
export const FREE_STAY = free({ kind: 'pass' })

export const FIGHT = shadow({ kind: 'fight' })
export const FREE_FIGHT = free({ kind: 'fight' })
export const CEASE = shadow({ kind: 'cease' })
export const FREE_CEASE = free({ kind: 'cease' })
export const INSIDE = free({ kind: 'withdraw' })
export const SHADOW_INSIDE = shadow({ kind: 'withdraw' })
export const retreat = (to: RegionId): Action => shadow({ kind: 'retreat', to })
export const freeRetreat = (to: RegionId): Action => free({ kind: 'retreat', to })
export const lose = (piece: PieceId): Action => shadow({ kind: 'lose', piece })
export const freeLose = (piece: PieceId): Action => free({ kind: 'lose', piece })
export const reduce = (piece: PieceId): Action => shadow({ kind: 'reduce', piece })
export const freeReduce = (piece: PieceId): Action => free({ kind: 'reduce', piece })
export const freeRemove = (piece: PieceId): Action => free({ kind: 'remove', piece })

/** So many ones: nobody hits. */
export const ones = (number: number): Script => dice(...Array.from({ length: number }, () => 1))

/** The attacks on offer, as pairs of regions. */
export const attacks = (state: State): ReadonlyArray<ReadonlyArray<string>> =>
  offered(state, { kind: 'attack' }).map((one) => ('from' in one && 'to' in one ? [one.from, one.to] : []))

/** The dice of a side's Combat roll, or of its Leader re-roll. */
export const rolls = (
  side: Side,
  again: boolean,
  state: State,
  ...moves: ReadonlyArray<Move>
): ReadonlyArray<number> =>
  eventsAs('CombatDieRolled', state, ...moves)
    .filter((die) => die.side === side && die.again === again)
    .map(({ roll }) => roll)
