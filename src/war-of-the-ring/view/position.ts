/**
 * Positions: any table between two decisions of a turn, from a short description.
 */
import * as E from 'fp-ts/lib/Either.js'
import { decodeWith } from '../../kernel/codec'
import { malformed, type Malformed } from '../../kernel/door'
import { configCodec } from '../model/codecs'
import type { Config } from '../model/config'
import { start, type AnyFrame } from '../model/frames'
import { SIDES } from '../model/ids'
import type { SideIx, Table } from '../model/table'
import { boundaryFaults, settledFaults, tableFaults } from '../query/faults'
import { startTable } from '../rules/setUp/table'
import { withFigures } from './position/figures'
import { readSpec, type Phase, type PositionSpec } from './position/spec'
import { isRolled, withCards, withControl, withDice, withFellowship, withTiles } from './position/tracks'

export { PHASES, type Phase, type PositionSpec, type Whereabouts } from './position/spec'

/** A position placed: config, table and the frames of a turn under way. */
export interface Placed {
  readonly config: Config
  readonly table: Table
  readonly stack: ReadonlyArray<AnyFrame>
}

/** Where the turn goes on in each phase. */
const STAGES: Readonly<Record<Phase, string>> = {
  draw: 'drawFreePeoples',
  fellowship: 'declare',
  'hunt-allocation': 'allocate',
  'action-roll': 'rollFreePeoples',
  actions: 'actions',
  victory: 'victory',
}

const turnOf = (spec: PositionSpec): AnyFrame => {
  const phase = spec.phase ?? 'actions'
  const next = SIDES.indexOf(spec.acting ?? 'free-peoples') as SideIx
  const stage = phase === 'actions' && !isRolled(spec) ? STAGES['action-roll'] : STAGES[phase]
  return start('turn', stage, { next, declares: false })
}

const STEPS = [withControl, withFellowship, withTiles, withDice, withCards] as const

const tableOf = (spec: PositionSpec): E.Either<Malformed, Table> =>
  STEPS.reduce<E.Either<Malformed, Table>>(
    (table, step) => E.Monad.chain(table, (one) => step(one, spec)),
    withFigures({ ...startTable(), turn: spec.turn ?? 1 }, spec),
  )

/** A fault as the field it is in and the problem. */
const problemOf = (fault: string): Malformed => {
  const colon = fault.indexOf(': ')
  return malformed(fault.slice(0, colon), fault.slice(colon + 2))
}

const faultsIn = (table: Table, spec: PositionSpec): ReadonlyArray<string> => [
  ...tableFaults(table),
  ...(isRolled(spec) ? boundaryFaults(table) : settledFaults(table)),
]

/** Reads a description; says what is wrong with one that cannot be. */
export const place = (input: unknown): E.Either<Malformed, Placed> => {
  const read = readSpec(input)
  if (E.isLeft(read)) return read
  const spec = read.right
  const config = decodeWith(configCodec, { seed: 'position', ...spec.config })
  if (E.isLeft(config)) return E.left(malformed(`config.${config.left.path}`, config.left.problem))
  if (spec.turn === 0) return E.left(malformed('turn', 'the first turn is number 1 (turn.phases)'))
  const table = tableOf(spec)
  if (E.isLeft(table)) return table
  const [fault] = faultsIn(table.right, spec)
  if (fault !== undefined) return E.left(problemOf(fault))
  return E.right({
    config: config.right,
    table: table.right,
    stack: [start('war', 'turn', { war: true }), turnOf(spec)],
  })
}
