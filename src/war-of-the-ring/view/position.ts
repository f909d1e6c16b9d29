/**
 * Positions: any table at any question of a turn, from a short description. Phases, a battle, a Hunt and an
 * Elven Ring under way are told as they stand; what lies farther on by the actions that lead there.
 */
import { malformed, type Malformed, gathered } from '../../kernel/door'
import type { Rules, Config } from '../model/config'
import { FACTIONS, REGION_IDS, type RegionId, SIDES } from '../model/ids'
import { type RegionIx, type Table, INSIDE, type PlaceIx, type SeatIx, type SideIx } from '../model/table'
import { GET_IT, type PositionSpec, readSpec } from './position/spec'
import { armyAt } from '../query/armies'
import { HOME_OF, regionIx } from '../query/board'
import { isShared } from '../query/command'
import { isCaptured } from '../query/control'
import { seatIx, seatIxOf } from '../query/seats'
import * as E from 'fp-ts/lib/Either.js'
import { decodeWith } from '../../kernel/codec'
import { configCodec } from '../model/codecs'
import { start, type AnyFrame } from '../model/frames'
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
import { withCards } from './position/cards'
import { withFigures } from './position/figures'
import { pendingFrames } from './position/pending'
import { isBetweenTurns, isRolled, withControl, withDice, withFellowship, withTiles } from './position/tracks'
import { turnFrames } from './position/turn'

/*
 * Figures of a position that are no units (chapter XII): where they are, and what came with them.
 */

const placesOf = (told: Readonly<Partial<Record<RegionId, number>>> = {}): ReadonlyArray<RegionIx> =>
  REGION_IDS.flatMap((id, region) => Array.from({ length: told[id] ?? 0 }, () => region))

/** A table with such figures. */
const withBeside = (
  rules: Rules,
  table: Table,
  { beside: told }: PositionSpec,
  wrong: Array<Malformed>,
): Table => {
  if (told === undefined) return table
  if (rules.beside === undefined)
    wrong.push(malformed('beside', 'Twilight of the Third Age is not played (components.expansion)'))
  return {
    ...table,
    beside: {
      factions: (told.factions ?? []).reduce((bits, one) => bits | (1 << FACTIONS.indexOf(one)), 0),
      ships: placesOf(told.ships),
      ents: placesOf(told.ents),
      towers: placesOf(told.towers),
      trebuchets: placesOf(told.trebuchets),
      entsLost: told.entsLost ?? 0,
      awakenings: told.awakenings ?? 0,
      getIt: GET_IT.indexOf(told.getIt ?? 'aside'),
    },
  }
}

/* What partners keep in mind, as a position tells it (chapter XI). */

const WITHIN = '/inside'

const isRegion = (name: RegionId | `${RegionId}/inside`): name is RegionId => !name.endsWith(WITHIN)
const placeOf = (name: RegionId | `${RegionId}/inside`): PlaceIx => {
  if (isRegion(name)) return regionIx(name)
  const [region] = name.split(WITHIN)
  return INSIDE + regionIx(region as RegionId)
}

/** Who is next of a side: who is named, else who does not lead. */
const nextOf = (rules: Rules, table: Table, spec: PositionSpec, side: SideIx): SeatIx => {
  const named = spec.places?.[SIDES[side]]
  if (named !== undefined) return seatIx(rules, named)
  const leading = seatIxOf({ rules, table }, 'leading', side)
  return rules.seating.ofSide[side].find((seat) => seat !== leading) ?? leading
}

const captorsOf = (
  rules: Rules,
  table: Table,
  spec: PositionSpec,
  wrong: Array<Malformed>,
): ReadonlyArray<number> => {
  const words = table.captured.map(() => 0)
  for (const [id, seat] of Object.entries(spec.captors ?? {})) {
    const region = regionIx(id as RegionId)
    const side = HOME_OF[region] === 0 ? 1 : 0
    const place = rules.seating.ofSide[side].indexOf(seatIx(rules, seat))
    if (!isCaptured(table, region) || place < 0)
      wrong.push(malformed(`captors.${id}`, 'nobody of that seat has captured it (capture.when)'))
    if (place === 1) words[region >> 5] = (words[region >> 5] ?? 0) | (1 << (region & 31))
  }
  return words
}

/** Whether a place has units of both partners of a side. */
const sharedAt = (rules: Rules, table: Table, place: PlaceIx): boolean => {
  const army = armyAt(table, place)
  return army !== null && rules.seating.alone[army.side] < 0 && isShared(rules, army)
}

/** Who is next, whose Armies are mixed, and who captured what. */
export const withPartners = (
  rules: Rules,
  table: Table,
  spec: PositionSpec,
  wrong: Array<Malformed>,
): Table => {
  const { partners } = table
  if (partners === undefined) return table
  const acting = [nextOf(rules, table, spec, 0), nextOf(rules, table, spec, 1)] as const
  for (const side of [0, 1] as const)
    if (rules.seating.sideOf[acting[side]] !== side)
      wrong.push(malformed(`places.${SIDES[side]}`, 'is a seat of the other side (partners.nations)'))
  const mixed = [...new Set((spec.mixed ?? []).map(placeOf))].sort((one, other) => one - other)
  if (!mixed.every((place) => sharedAt(rules, table, place)))
    wrong.push(malformed('mixed', 'has no units of two partners (partners.mixed)'))
  const captors = captorsOf(rules, table, spec, wrong)
  return { ...table, partners: { ...partners, acting, mixed, captors } }
}

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
