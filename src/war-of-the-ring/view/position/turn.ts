/**
 * Where in its turn a position is: the frame of the turn, with what has begun in the phases before the
 * actions. What is under way in Action Resolution is put on top of it by `pending`.
 */
import { sideIx } from '../../query/board'
import { seatIxOf } from '../../query/seats'
import type { Rules } from '../../model/config'
import * as E from 'fp-ts/lib/Either.js'
import { malformed, type Malformed } from '../../../kernel/door'
import { start, type AnyFrame, type Frames as FrameStages } from '../../model/frames'
import { SIDES } from '../../model/ids'
import type { SideIx, Table } from '../../model/table'
import { handLimit, handSize } from '../../query/cards'
import { unusedOf } from '../../query/dice'
import type { Phase, PositionSpec } from './spec'
import { isBetweenTurns, isRolled } from './tracks'

type TurnStage = FrameStages['turn']['at']

/** Where the turn goes on in each phase. */
const STAGES = {
  draw: 'drawFreePeoples',
  fellowship: 'declare',
  'hunt-allocation': 'allocate',
  'action-roll': 'rollFreePeoples',
  actions: 'actions',
  victory: 'victory',
} as const satisfies Readonly<Record<Phase, TurnStage>>

/** The phases before dice are allocated. */
const BEFORE_ALLOCATION: ReadonlySet<Phase> = new Set(['draw', 'fellowship', 'hunt-allocation'])

type Frames = E.Either<Malformed, ReadonlyArray<AnyFrame>>

const turnAt = (spec: PositionSpec, at: TurnStage, next: SideIx = 0) =>
  start('turn', at, {
    next,
    declares: spec.fellowship?.declared ?? false,
    ...(spec.tookBack === true ? { least: 1 } : {}),
  })

const isOverfull = (rules: Rules, table: Table, side: SideIx): boolean =>
  handSize(table, seatIxOf({ rules, table }, 'acting', side)) >
  handLimit(rules, seatIxOf({ rules, table }, 'acting', side))

/** The first phase: the Free Peoples draw, then the Shadow; a hand above the limit is cut at once. */
const drawFrames = (rules: Rules, spec: PositionSpec, table: Table): Frames => {
  if (isBetweenTurns(rules, spec)) return E.right([turnAt(spec, 'begin')])
  const side: SideIx = isOverfull(rules, table, 1) || spec.acting === 'shadow' ? 1 : 0
  if (isOverfull(rules, table, 0) && side === 1)
    return E.left(malformed('hands', 'the Free Peoples discard before the Shadow draws (events.handLimit)'))
  const turn = turnAt(spec, side === 0 ? 'drawFreePeoples' : 'drawShadow')
  return E.right(
    isOverfull(rules, table, side)
      ? [turn, start('draw', 'discard', { side, decks: 0, why: 'events.drawing' })]
      : [turn],
  )
}

/** Dice of a side that are still to be rolled. */
const leftToRoll = (table: Table, side: SideIx): number =>
  table.dice.pool[side] - table.dice.huntBox[side] - unusedOf(table, side)

/** The Action roll: the Free Peoples roll all their dice, then the Shadow what it has not allocated. */
const rolling = (spec: PositionSpec, table: Table): Frames => {
  const left = leftToRoll(table, 0)
  if (left > 0 && unusedOf(table, 1) > 0)
    return E.left(malformed('dice.shadow', 'the Free Peoples roll first (turn.actionRoll)'))
  if (left > 0) return E.right([turnAt(spec, 'rollFreePeoples'), start('roll', 'roll', { side: 0, left })])
  const others = leftToRoll(table, 1)
  return others > 0
    ? E.right([turnAt(spec, 'rollShadow'), start('roll', 'roll', { side: 1, left: others })])
    : E.left(malformed('dice', 'are all rolled: the phase is actions (turn.actionRoll)'))
}

/** What is wrong with a declaration in this turn. */
const declaredFault = ({ fellowship, phase = 'actions' }: PositionSpec, rolled: boolean) => {
  if (fellowship?.declared !== true) return undefined
  if (phase === 'draw')
    return malformed('fellowship.declared', 'comes in the second phase (turn.fellowshipPhase)')
  return !rolled && (fellowship.progress ?? 0) > 0
    ? malformed('fellowship.progress', 'is 0 after a declaration (fellowship.declare)')
    : undefined
}

/** What is wrong with dice taken back when this turn began. */
const tookBackFault = (rules: Rules, spec: PositionSpec) => {
  if (spec.tookBack !== true) return undefined
  const { turn = 1, phase = 'actions' } = spec
  if (turn === 1) return malformed('tookBack', 'no turn was before this one (huntAllocation.minimum)')
  if (isBetweenTurns(rules, spec)) return malformed('tookBack', 'the dice lie there still (turn.usedDice)')
  return BEFORE_ALLOCATION.has(phase)
    ? undefined
    : malformed('tookBack', 'matters until dice are allocated (huntAllocation.minimum)')
}

const actingFault = ({ acting, phase = 'actions' }: PositionSpec, rolled: boolean) =>
  acting === 'shadow' && !rolled && phase !== 'draw'
    ? malformed('acting', 'the Free Peoples act first (turn.actions)')
    : undefined

/** The frames of the turn. */
export const turnFrames = (rules: Rules, spec: PositionSpec, table: Table): Frames => {
  const rolled = isRolled(spec)
  const wrong = declaredFault(spec, rolled) ?? actingFault(spec, rolled) ?? tookBackFault(rules, spec)
  if (wrong !== undefined) return E.left(wrong)
  const phase = spec.phase ?? 'actions'
  if (phase === 'draw') return drawFrames(rules, spec, table)
  if (phase === 'action-roll' && spec.dice !== undefined) return rolling(spec, table)
  if (phase === 'fellowship' && spec.fellowship?.declared === true) return E.right([turnAt(spec, 'guide')])
  const stage = phase === 'actions' && !rolled ? STAGES['action-roll'] : STAGES[phase]
  const next = sideIx(spec.acting ?? 'free-peoples')
  return E.right([turnAt(spec, stage, next)])
}

/** The turn at an opportunity of a side: its own, or one after the other has used up its dice. */
export const opportunityOf = (
  spec: PositionSpec,
  table: Table,
  side: SideIx,
): E.Either<Malformed, AnyFrame> => {
  const next = spec.acting === undefined ? side : sideIx(spec.acting)
  return next !== side && unusedOf(table, next) > 0
    ? E.left(malformed('acting', `the ${SIDES[side]} acts now (turn.actions)`))
    : E.right(turnAt(spec, 'opportunity', next))
}
