/**
 * What is under way in a position: the frames that the rules themselves would have begun, up to the stage
 * before the next question. What no table could show is refused.
 */
import type { Rules } from '../../model/config'
import * as E from 'fp-ts/lib/Either.js'
import { malformed, type Malformed } from '../../../kernel/door'
import { ask, newHunt, newTile, start, type AnyFrame, type TileVars, type Use } from '../../model/frames'
import { SIDES } from '../../model/ids'
import { tileCount } from '../../model/counts'
import type { SideIx, Table } from '../../model/table'
import { enemyOf, sideIx } from '../../query/board'
import { faceIx, CHARACTER, unusedOf, usesOf } from '../../query/dice'
import { isInMordor } from '../../query/fellowship'
import { huntDice, huntLevel, tileData, tileIx } from '../../query/hunt'
import { numberOf, shown } from '../../rules/hunt/draw'
import { battleFrames } from './battle'
import type { PositionSpec } from './spec'
import { isRolled } from './tracks'
import { opportunityOf } from './turn'
import type { InUse, Pending, PendingTile } from './underWay'

type Frames = E.Either<Malformed, ReadonlyArray<AnyFrame>>

/** The side whose action is under way; with a Ring who acts next, if he has dice. */
const sideUnderWay = (spec: PositionSpec, table: Table, pending: Pending): SideIx => {
  if (pending.kind === 'battle') return sideIx(pending.by)
  if (pending.kind !== 'ring') return 0
  const next = sideIx(spec.acting ?? 'free-peoples')
  return unusedOf(table, next) > 0 ? next : enemyOf(next)
}

/** The opportunity in which a die is used for something. */
const opportunity = (side: SideIx, pending: InUse, does: Use['does']): AnyFrame => {
  const die = faceIx(pending.die)
  const as = pending.as === undefined ? die : faceIx(pending.as)
  return start('opportunity', 'act', { side, ring: false, use: { does, die, as, what: -1 } })
}

const dieFault = (
  rules: Rules,
  table: Table,
  side: SideIx,
  { die, as = die }: InUse,
): Malformed | undefined =>
  usesOf(rules, table, side, faceIx(die)).includes(faceIx(as))
    ? undefined
    : malformed('pending.as', `a result ${die} is not used as ${as} (die.faces)`)

/** What is wrong with a move of the Fellowship that has just been made with a die. */
const moveFault = (table: Table, { die, as = die }: InUse): Malformed | undefined => {
  if (faceIx(as) !== CHARACTER) return malformed('pending.as', `${as} moves no Fellowship (die.character)`)
  const { revealed, progress, tried } = table.fellowship
  if (isInMordor(table))
    return tried ? undefined : malformed('fellowship.tried', 'it tries to move now (mordor.move)')
  if (revealed) return malformed('fellowship.revealed', 'it moves while Hidden only (fellowship.move)')
  if (progress === 0) return malformed('fellowship.progress', 'it has just moved (fellowship.move)')
  return huntLevel(table) > 0
    ? undefined
    : malformed('huntBox.shadow', 'without a die there the Shadow does not hunt (hunt.level)')
}

const HUNTING = { level: 0, rolling: 0, again: 0, failed: 0, successes: 0, bonus: 0 } as const

const MOST_OF_DIE = 6

/** What is wrong with a tile that is drawn for a move. */
const tileFault = (
  rules: Rules,
  table: Table,
  pending: PendingTile,
  vars: TileVars,
): Malformed | undefined => {
  const tile = tileIx(rules, pending.tile)
  if (tileCount(rules, table.tiles.drawn, tile) === 0)
    return malformed('pending.tile', `${pending.tile} is not among the drawn tiles (hunt.pool)`)
  if (vars.why === 'hunt' && !['standard', 'smeagol'].includes(tileData(rules, tile).kind))
    return malformed('pending.tile', 'special tiles are drawn in Mordor only (hunt.specialTiles)')
  const most = vars.why === 'hunt' ? huntDice(rules, table) : 0
  if (vars.successes > most || vars.successes < Math.min(1, most))
    return malformed('pending.successes', `${vars.successes} of ${most} dice (hunt.success)`)
  const worth = tileData(rules, tile).damage.kind === 'die' ? MOST_OF_DIE : numberOf({ rules, table, vars })
  return pending.damage !== undefined && (pending.damage === 0 || pending.damage > worth)
    ? malformed('pending.damage', `${pending.damage} of a tile worth ${worth} (hunt.damage)`)
    : undefined
}

/**
 * How far the answers to a tile have come, where they are in order: as soon as the damage is less than the
 * tile was worth no card is used any more. Gollum is always a new Guide after a casualty.
 */
const orderOf = (
  rules: Rules,
  table: Table,
  { damage, casualty, newGuide, tile }: PendingTile,
  drawn: TileVars,
): Pick<TileVars, 'cardsOver' | 'former'> => {
  const rolls = tileData(rules, tileIx(rules, tile)).damage.kind === 'die'
  const less = damage !== undefined && !rolls && damage < numberOf({ rules, table, vars: drawn })
  const isNew = newGuide === true || drawn.gollum
  return {
    ...(casualty === true || less ? { cardsOver: true } : {}),
    ...(casualty === true && !isNew ? { former: table.fellowship.guide } : {}),
  }
}

const tileFrames = (rules: Rules, table: Table, pending: PendingTile): Frames => {
  const why = isInMordor(table) ? 'mordor' : 'hunt'
  const successes = pending.successes ?? (why === 'hunt' ? 1 : 0)
  const drawn = newTile(why, successes).vars
  const first = shown(rules, table, drawn, tileIx(rules, pending.tile))
  const casualty = pending.casualty ?? false
  const vars: TileVars = {
    ...first,
    damage: pending.damage ?? 0,
    casualty,
    gollum: first.gollum && (!casualty || rules.answersInOrder),
    ...(rules.answersInOrder ? orderOf(rules, table, pending, first) : {}),
  }
  const wrong = tileFault(rules, table, pending, vars)
  if (wrong !== undefined) return E.left(wrong)
  if (casualty && pending.damage === undefined)
    return E.left(malformed('pending.damage', 'is left after a casualty (hunt.casualty)'))
  const tile = start('tile', pending.damage === undefined ? 'replace' : 'ask', vars)
  if (why === 'mordor') return E.right([tile])
  const level = huntLevel(table)
  const hunt = { ...HUNTING, level, successes, failed: huntDice(rules, table) - successes }
  return E.right([start('hunt', 'tile', hunt), tile])
}

const moveFrames = (
  rules: Rules,
  table: Table,
  pending: Exclude<Pending, { kind: 'ring' | 'battle' }>,
): Frames => {
  const wrong = dieFault(rules, table, 0, pending) ?? moveFault(table, pending)
  if (wrong !== undefined) return E.left(wrong)
  if (pending.kind === 'hunt' && isInMordor(table))
    return E.left(malformed('pending.kind', 'in Mordor a tile is drawn without a roll (mordor.move)'))
  const frames: Frames = pending.kind === 'hunt' ? E.right([newHunt()]) : tileFrames(rules, table, pending)
  return E.Functor.map(frames, (hunt) => [
    opportunity(0, pending, 'moveFellowship'),
    start('fellowshipMove', 'hunt', { side: 0 }),
    ...hunt,
  ])
}

const ringFrames = (table: Table, side: SideIx): Frames => {
  if (((table.dice.ringUsed >> side) & 1) === 0)
    return E.left(malformed('ringUsed', `the ${SIDES[side]} has used no Ring (elvenRings.use)`))
  return unusedOf(table, side) === 0
    ? E.left(malformed(`dice.${SIDES[side]}`, 'no die is left to act with (turn.lastDice)'))
    : E.right([
        start('opportunity', 'ask', { side, ring: false, use: null }),
        ask('decide/action', { side, ring: true, use: null }),
      ])
}

const framesOf = (rules: Rules, table: Table, pending: Pending, side: SideIx): Frames => {
  if (pending.kind === 'ring') return ringFrames(table, side)
  if (pending.kind !== 'battle') return moveFrames(rules, table, pending)
  const wrong = dieFault(rules, table, side, pending)
  return wrong === undefined
    ? E.Functor.map(battleFrames(rules, table, pending, side), (frames) => [
        opportunity(side, pending, 'attack'),
        ...frames,
      ])
    : E.left(wrong)
}

/** The frames of the turn with what is under way in it. */
export const pendingFrames = (rules: Rules, spec: PositionSpec, table: Table, pending: Pending): Frames => {
  if (!isRolled(spec) || spec.phase === 'victory')
    return E.left(malformed('pending', 'is under way in the actions, with dice rolled (turn.actions)'))
  const side = sideUnderWay(spec, table, pending)
  const frames = framesOf(rules, table, pending, side)
  if (E.isLeft(frames)) return frames
  return E.Functor.map(opportunityOf(spec, table, side), (turn) => [turn, ...frames.right])
}
