/**
 * Positions: any table at any question of a turn, from a short description. Phases, a battle, a Hunt and an
 * Elven Ring under way are told as they stand; what lies farther on by the actions that lead there.
 */
import type { Rules } from '../model/config'
import * as E from 'fp-ts/lib/Either.js'
import { decodeWith } from '../../kernel/codec'
import { gathered, malformed, type Malformed } from '../../kernel/door'
import { configCodec } from '../model/codecs'
import type { Config } from '../model/config'
import { start, type AnyFrame } from '../model/frames'
import type { Table } from '../model/table'
import {
  actingFaults,
  boundaryFaults,
  describedFaults,
  quietFaults,
  settledFaults,
  tableFaults,
} from '../query/faults'
import { startTable } from '../rules/setUp/table'
import { mingle } from '../rulesets/players/command'
import { withBeside } from './position/beside'
import { withCards } from './position/cards'
import { withFigures } from './position/figures'
import { pendingFrames } from './position/pending'
import { readSpec, type PositionSpec } from './position/spec'
import { withPartners } from './position/partners'
import { isBetweenTurns, isRolled, withControl, withDice, withFellowship, withTiles } from './position/tracks'
import { turnFrames } from './position/turn'

export { PHASES, type BesideSpec, type Phase, type PositionSpec } from './position/spec'
export {
  BATTLE_STAGES,
  type BattleStage,
  type InUse,
  type Pending,
  type PendingBattle,
  type PendingHunt,
  type PendingRing,
  type PendingTile,
} from './position/underWay'

/** A position placed: config, table and the frames of a turn under way. */
export interface Placed {
  readonly config: Config
  readonly table: Table
  readonly stack: ReadonlyArray<AnyFrame>
}

/** Puts a part of a description on the table; says what is wrong with it. */
type Placing = (rules: Rules, table: Table, spec: PositionSpec, wrong: Array<Malformed>) => Table

const STEPS: ReadonlyArray<Placing> = [
  withFigures,
  withControl,
  withFellowship,
  withTiles,
  withDice,
  withCards,
  withBeside,
  withPartners,
]

/** The number of the turn; between two turns the last one. */
const turnOf = (rules: Rules, spec: PositionSpec): number =>
  (spec.turn ?? 1) - (isBetweenTurns(rules, spec) ? 1 : 0)

/** The table; what is wrong is of single parts first, then of the whole. */
const tableOf = (rules: Rules, spec: PositionSpec): E.Either<Malformed, Table> => {
  const wrong: Array<Malformed> = []
  const start = { ...startTable(rules), turn: turnOf(rules, spec) }
  const table = STEPS.reduce((one, step) => step(rules, one, spec, wrong), start)
  if (wrong.length === 0) {
    const faults = new Set([
      ...tableFaults(rules, table),
      ...describedFaults(rules, table),
      ...momentFaults(rules, table, spec),
    ])
    wrong.push(...[...faults].map(problemOf))
  }
  return wrong.length === 0 ? E.right(table) : E.left(gathered(wrong))
}

/** A fault as the field it is in and the problem. */
const problemOf = (fault: string): Malformed => {
  const colon = fault.indexOf(': ')
  return malformed(fault.slice(0, colon), fault.slice(colon + 2))
}

/** What is wrong with a table at such a moment, beyond what is always wrong. */
const momentFaults = (rules: Rules, table: Table, spec: PositionSpec): ReadonlyArray<string> => {
  const { pending } = spec
  if (isBetweenTurns(rules, spec)) return boundaryFaults(rules, table)
  if (spec.phase === 'draw') return quietFaults(rules, table)
  if (pending !== undefined && pending.kind !== 'ring') return actingFaults(rules, table)
  return isRolled(spec) ? boundaryFaults(rules, table) : settledFaults(rules, table)
}

/** In a battle under way partners have who commands them. */
const withCommand = (rules: Rules, config: Config, table: Table, frames: ReadonlyArray<AnyFrame>): Table => {
  const battle = frames.find((frame) => frame.kind === 'battle')
  return table.partners === undefined || battle?.kind !== 'battle'
    ? table
    : mingle({ rules, config, table, vars: battle.vars }).table
}

const framesOf = (
  rules: Rules,
  spec: PositionSpec,
  table: Table,
): E.Either<Malformed, ReadonlyArray<AnyFrame>> =>
  spec.pending === undefined
    ? turnFrames(rules, spec, table)
    : pendingFrames(rules, spec, table, spec.pending)

/** Reads a description; says what is wrong with one that cannot be. */
export const place = (rules: Rules, input: unknown): E.Either<Malformed, Placed> => {
  const read = readSpec(rules, input)
  if (E.isLeft(read)) return read
  const spec = read.right
  const config = decodeWith(configCodec(rules), { seed: 'position', ...spec.config }, 'config.')
  if (E.isLeft(config)) return config
  if (spec.turn === 0) return E.left(malformed('turn', 'the first turn is number 1 (turn.phases)'))
  if (turnOf(rules, spec) === 0)
    return E.left(malformed('huntBox', 'no turn was before the first (turn.phases)'))
  const table = tableOf(rules, spec)
  if (E.isLeft(table)) return table
  const frames = framesOf(rules, spec, table.right)
  if (E.isLeft(frames)) return frames
  return E.right({
    config: config.right,
    table: withCommand(rules, config.right, table.right, frames.right),
    stack: [start('war', 'turn', { war: true }), ...frames.right],
  })
}
