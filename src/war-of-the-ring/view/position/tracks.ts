/**
 * The tracks of a position: control, politics, the Fellowship, Hunt tiles and dice.
 */
import * as E from 'fp-ts/lib/Either.js'
import { decodeWith } from '../../../kernel/codec'
import type { Rules } from '../../model/config'
import { malformed, type Malformed } from '../../../kernel/door'
import { faceSum, ofFace, ofStep, ofTile, stepCount } from '../../model/counts'
import { DIE_FACES, NATIONS, SIDES, type HuntTileId, type Side } from '../../model/ids'
import { fellowshipShape, type Dice, type Pair, type SideIx, type Table, type Tiles } from '../../model/table'
import { regionIx } from '../../query/board'
import { pointsOf } from '../../query/control'
import { nextPool } from '../../query/dice'
import { companionsOf, firstOf, GOLLUM, possibleGuides, sizeOf } from '../../query/fellowship'
import { characterIx } from '../../query/pieces'
import type { Phase, PositionSpec } from './spec'

/** Control markers and the Political Track. */
export const withControl = (
  rules: Rules,
  table: Table,
  spec: PositionSpec,
  wrong: Array<Malformed>,
): Table => {
  const captured = table.captured.slice()
  for (const id of spec.captured ?? []) {
    const region = regionIx(id)
    captured[region >> 5] = (captured[region >> 5] ?? 0) | (1 << (region & 31))
  }
  let { steps, active } = table
  for (const [nation, id] of NATIONS.entries()) {
    const told = spec.politics?.[id]
    if (told?.steps !== undefined) {
      if (told.steps > 3) wrong.push(malformed(`politics.${id}.steps`, 'is at most 3 (politics.track)'))
      else steps += ofStep(nation, told.steps - stepCount(steps, nation))
    }
    // Only an active Nation comes to the last step.
    const isActive = told?.active ?? (told?.steps === 0 ? true : undefined)
    if (isActive !== undefined) active = isActive ? active | (1 << nation) : active & ~(1 << nation)
  }
  const placed = { ...table, captured, steps, active }
  for (const [side, id] of SIDES.entries()) {
    const points = pointsOf(rules, placed, side === 0 ? 0 : 1)
    if ((spec.victory?.[id] ?? points) !== points)
      wrong.push(malformed(`victory.${id}`, `what is captured is worth ${points} (capture.points)`))
  }
  return placed
}

const guideOf = (rules: Rules, table: Table, spec: PositionSpec): number => {
  if (spec.fellowship?.guide !== undefined) return characterIx(rules, spec.fellowship.guide)
  const guides = possibleGuides(rules, table)
  if (guides === 0) return GOLLUM(rules)
  const { guide } = table.fellowship
  return (guides >> guide) & 1 ? guide : firstOf(guides)
}

/** The Fellowship: as at the start, with what the position says of it. */
export const withFellowship = (
  rules: Rules,
  table: Table,
  spec: PositionSpec,
  wrong: Array<Malformed>,
): Table => {
  const { declared: _, ...told } = spec.fellowship ?? {}
  if (told.mordor !== undefined && told.region !== undefined)
    wrong.push(malformed('fellowship.region', 'it is on the Mordor Track (mordor.place)'))
  const region = told.mordor === undefined ? table.fellowship.region : -1
  const usual = { ...table.fellowship, region, guide: guideOf(rules, table, spec) }
  const shape = fellowshipShape(rules)
  const fellowship = decodeWith(shape, { ...shape.encode(usual), ...told }, 'fellowship.')
  if (E.isRight(fellowship)) return { ...table, fellowship: fellowship.right }
  wrong.push(fellowship.left)
  return table
}

type TileNumbers = { readonly [T in HuntTileId]?: number }

/** Hunt tiles: standard ones that are not named are drawn if the pool is told, else in the pool. */
export const withTiles = (rules: Rules, table: Table, spec: PositionSpec, wrong: Array<Malformed>): Table => {
  const told = spec.huntTiles ?? {}
  const places = { pool: 0, drawn: 0, waiting: 0, removed: 0 }
  const rest = told.pool === undefined ? 'pool' : 'drawn'
  for (const [tile, { id, count, kind }] of rules.huntTiles.entries()) {
    let left = count
    for (const place of ['pool', 'drawn', 'waiting', 'removed'] as const) {
      const number = (told[place] as TileNumbers | undefined)?.[rules.huntTileIds[tile] ?? id] ?? 0
      left -= number
      if (left < 0)
        wrong.push(malformed(`huntTiles.${place}.${id}`, `there are ${count} of it (components.supply)`))
      else places[place] += ofTile(rules, tile, number)
    }
    if (kind === 'standard' || kind === 'smeagol') places[rest] += ofTile(rules, tile, left)
  }
  const tiles: Tiles = places
  return { ...table, tiles }
}

const pair = (told: { readonly [S in Side]?: number } | undefined, [first, second]: Pair): Pair => [
  told?.['free-peoples'] ?? first,
  told?.shadow ?? second,
]

/** The phases in which dice lie on the table. */
const ROLLED: ReadonlySet<Phase> = new Set(['actions', 'victory'])

const unusedOf = ({ dice }: PositionSpec, side: SideIx): number =>
  (dice?.[SIDES[side]] ?? []).reduce((counts, face) => counts + ofFace(DIE_FACES.indexOf(face)), 0)

/** Whether a description is of the moment between two turns, where dice are taken back when one begins. */
export const isBetweenTurns = (rules: Rules, { phase, acting, huntBox }: PositionSpec): boolean =>
  rules.huntMinimum &&
  phase === 'draw' &&
  acting !== 'shadow' &&
  (huntBox?.['free-peoples'] ?? 0) + (huntBox?.shadow ?? 0) > 0

/** Before the roll no die lies on the table but those the Shadow has allocated, or of the turn before. */
const earlyFault = (rules: Rules, table: Table, spec: PositionSpec, phase: Phase): Malformed | undefined => {
  const { dice, huntBox } = spec
  if (dice !== undefined && phase !== 'action-roll')
    return malformed('dice', `are not rolled in the phase ${phase} (turn.actionRoll)`)
  if (isBetweenTurns(rules, spec)) return undefined
  if ((huntBox?.['free-peoples'] ?? 0) > 0)
    return malformed('huntBox.free-peoples', 'is filled by moves of the Fellowship (fellowship.dieToHuntBox)')
  const allocated = huntBox?.shadow ?? 0
  if (allocated > 0 && phase !== 'action-roll' && phase !== 'actions')
    return malformed('huntBox', 'is empty before the Hunt allocation (turn.huntAllocation)')
  const most = Math.max(1, sizeOf(companionsOf(rules, table)))
  return allocated > most && dice === undefined
    ? malformed('huntBox.shadow', `at most ${most} can be allocated (huntAllocation.limit)`)
    : undefined
}

/** Dice of a side that an action under way is taken with. */
const inUse = ({ pending }: PositionSpec, side: SideIx): number => {
  if (pending === undefined || pending.kind === 'ring') return 0
  return (pending.kind === 'battle' ? pending.by : 'free-peoples') === SIDES[side] ? 1 : 0
}

/** Dice that are neither unused nor in the Hunt box have been used. */
const usedOf = (spec: PositionSpec, pool: Pair, huntBox: Pair, wrong: Array<Malformed>): Pair => {
  const used = (side: SideIx): number => {
    const many = (spec.dice?.[SIDES[side]] ?? []).length
    const left = pool[side] - many - huntBox[side] - inUse(spec, side)
    if (left < 0) {
      const problem = `${many} and ${huntBox[side]} in the Hunt box are more than the pool of ${pool[side]}`
      const rule = side === 0 ? 'dicePool.freePeoples' : 'dicePool.shadow'
      wrong.push(malformed(`dice.${SIDES[side]}`, `${problem} (${rule})`))
    }
    return left
  }
  return [used(0), used(1)]
}

/** Whether the dice of a description have been rolled. */
export const isRolled = ({ phase = 'actions', dice }: PositionSpec): boolean =>
  ROLLED.has(phase) && (phase === 'victory' || dice !== undefined)

/** Dice and Elven Rings. */
export const withDice = (rules: Rules, table: Table, spec: PositionSpec, wrong: Array<Malformed>): Table => {
  const rolled = isRolled(spec)
  const phase = spec.phase ?? 'actions'
  const early = rolled ? undefined : earlyFault(rules, table, spec, phase)
  if (early !== undefined) wrong.push(early)
  const pool = pair(spec.pool, [nextPool(rules, table, 0), nextPool(rules, table, 1)])
  const huntBox = pair(spec.huntBox, [0, 0])
  const lie = rolled || isBetweenTurns(rules, spec)
  const used: Pair = lie ? usedOf(spec, pool, huntBox, wrong) : [0, 0]
  const unused = [unusedOf(spec, 0), unusedOf(spec, 1)] as const
  if (phase === 'victory' && faceSum(unused[0]) + faceSum(unused[1]) > 0)
    wrong.push(malformed('dice', 'are used up when victory is checked (turn.lastDice)'))
  const dice: Dice = {
    pool,
    unused,
    used,
    huntBox,
    rings: pair(spec.rings, table.dice.rings),
    ringUsed: (spec.ringUsed ?? []).reduce((bits, side) => bits | (1 << SIDES.indexOf(side)), 0),
    converted: spec.converted ?? 0,
  }
  return { ...table, dice }
}
