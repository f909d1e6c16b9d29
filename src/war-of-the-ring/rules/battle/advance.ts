/**
 * The aftermath of a battle (chapter VI): sieges begin and end, the winner may advance with any part of the
 * attackers, Settlements change hands, too many units are cut down to the limit.
 */
import type { Rules } from '../../model/config'
import type { Changed, Here } from '../../model/bundle'
import { ask, type BattleVars, type ExcessVars } from '../../model/frames'
import { INSIDE, type Table } from '../../model/table'
import { forceAt, regionOf, rootedIn, unitsInField } from '../../query/armies'
import { enemyOf, regionId } from '../../query/board'
import { fighters } from '../../query/combat'
import { charactersOf } from '../../query/command'
import { seatIxOf } from '../../query/seats'
import { partyOf, roomFor } from '../../query/party'
import { isNobody, listOf, sideId, unitsIn } from '../../query/pieces'
import { isOverfull, limitOf } from '../armies/recruit'
import { changed, changing, happen } from '../changes/change'
import { shift } from '../changes/figures'
import { rouseByCompanions } from '../changes/politics'
import { comeOut, enter, settle } from '../changes/regions'

/** The fighting is over: whoever is freed comes out, whatever is lost changes hands. */
export const conclude = ({ rules, table, vars }: Here<BattleVars>): Changed => {
  const change = changing({ rules, table })
  const region = regionOf(vars.to)
  happen(change, {
    kind: 'BattleEnded',
    rule: 'battle.end',
    end: vars.end ?? 'ceased',
    region: regionId(region),
  })
  if (vars.end !== 'withdrawn') {
    settle(change, regionOf(vars.from))
    settle(change, region)
  }
  return changed(change)
}

const mayAdvance = ({ kind, end }: BattleVars): boolean =>
  (kind === 'field' || kind === 'relief') && (end === 'won' || end === 'retreated' || end === 'withdrawn')

/** Who advances into the region that was won? */
export const askAdvance = ({ rules, table, vars }: Here<BattleVars>) => {
  const { side, from } = vars
  const to = regionOf(vars.to)
  if (!mayAdvance(vars)) return undefined
  const force = fighters(rules, table, vars, 0)
  const own = charactersOf(rules, seatIxOf({ rules, table }, 'army', side, from))
  const available = { ...force, characters: force.characters & ~rootedIn(rules, table) & own }
  const most = Math.min(unitsIn(available), roomFor(rules, unitsInField(table, side, to)))
  if (most < 1) return undefined
  const total = unitsIn(forceAt(rules, table, side, from))
  return ask(
    'decide/party',
    partyOf(rules, table, {
      purpose: 'advance',
      side,
      from,
      to,
      available,
      least: 1,
      most,
      total,
      leader: false,
    }),
  )
}

/** The attackers advance, or the garrison comes out again (ruling OR-30). */
export const advance = ({ rules, table, vars }: Here<BattleVars>): Changed => {
  const { side, from, party, end } = vars
  const to = regionOf(vars.to)
  const change = changing({ rules, table })
  if (isNobody(party)) {
    if (end === 'withdrawn') comeOut(change, enemyOf(side), to)
    return changed(change)
  }
  shift(change, side, party, { from, to })
  happen(change, {
    kind: 'ArmyMoved',
    rule: 'battle.advance',
    side: sideId(side),
    from: regionId(regionOf(from)),
    to: regionId(to),
    pieces: listOf(rules, side, party),
    way: 'advance',
  })
  if (end === 'withdrawn') happen(change, { kind: 'SiegeBegan', rule: 'siege.begins', region: regionId(to) })
  settle(change, regionOf(from))
  enter(change, side, to)
  rouseByCompanions(change, party.characters, to)
  return changed(change)
}

/** Where too many defenders stand: inside the Stronghold, or where they retreated to. */
export const overfull = (rules: Rules, table: Table, vars: BattleVars): ExcessVars | undefined => {
  const place = vars.retreat < 0 ? regionOf(vars.to) + INSIDE : vars.retreat
  const excess = { side: enemyOf(vars.side), place, limit: limitOf(rules, place) }
  return isOverfull(table, excess) ? excess : undefined
}

/** Who must remove units? */
export const askExcess = ({ rules, table, vars }: Here<BattleVars>) => {
  const place = overfull(rules, table, vars)
  return place === undefined ? undefined : ask('decide/excess', place)
}
