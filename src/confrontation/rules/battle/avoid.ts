/**
 * Texts that get a fighter out of the battle: he retreats, or a companion of the region fights in his place.
 */
import type { Replace, Retreat } from '../../model/actions'
import { mayDo, type Here, type Violation } from '../../model/bundle'
import { ask, type BattleAskVars, type BattleVars, type TextAnswer } from '../../model/frames'
import { NAMES, type Name, type Seat } from '../../model/ids'
import type { PieceIx, RegionIx, SideIx, Table } from '../../model/table'
import { regionId, regionIx } from '../../query/board'
import { fighterText, isRole } from '../../query/fighters'
import { charactersWith, mayStand } from '../../query/knowledge'
import { characterId, nameOf, pieceOf, piecesAt, ruleOf, seatOf, sideId, textOf } from '../../query/pieces'
import { retreatViolations, retreatRegions, type Way } from '../../query/retreats'
import { replaceViolations, textViolations } from '../../query/unaskedBattle'
import { changing, relocate, reveal } from '../changes'

/** The retreat that the fighter's text grants, if it does in his role. */
const grantedWay = (table: Table, battle: BattleVars, side: SideIx): Way | undefined => {
  const granted = fighterText(table, battle, side).retreats
  if (granted === undefined || !isRole(battle, side, granted.when)) return undefined
  return { side, from: battle.region, directions: [granted.direction] }
}

const regionsFor = (here: Here, battle: BattleVars, side: SideIx): ReadonlyArray<RegionIx> => {
  const way = grantedWay(here.table, battle, side)
  return way === undefined ? [] : retreatRegions(here, way)
}

const isAttacked = (battle: BattleVars, side: SideIx): boolean => battle.attacker !== side

/** Companions of the region whose text lets them fight in place of the one attacked. */
const replacersOf = (table: Table, battle: BattleVars, side: SideIx): ReadonlyArray<PieceIx> => {
  const whom = nameOf(table, battle.fighters[side])
  if (!isAttacked(battle, side)) return []
  return piecesAt(table, side, battle.region).filter((piece) => textOf(table, piece).replaces?.whom === whom)
}

/** Who may replace a character, by its name. */
const REPLACERS = new Map<Name | undefined, ReadonlyArray<number>>(
  NAMES.map((name) => [name, charactersWith((text) => text.replaces?.whom === name)]),
)

/** Asked if there is somewhere to go, or if a companion may be there, for all the opponent knows. */
export const askAvoid = (here: Here<BattleVars>, side: SideIx) => {
  const { table, vars } = here
  const whom = nameOf(table, vars.fighters[side])
  const replaceable = isAttacked(vars, side) && mayStand(table, vars.region, REPLACERS.get(whom) ?? [])
  return replaceable || regionsFor(here, vars, side).length > 0
    ? ask('decide/avoid', { side, battle: vars })
    : undefined
}

type Avoid = Retreat | Replace

const offersOf = (here: Here<BattleAskVars>, seat: Seat): ReadonlyArray<Avoid> => {
  const { side, battle } = here.vars
  return [
    ...regionsFor(here, battle, side).map((to): Avoid => ({ seat, kind: 'retreat', to: regionId(to) })),
    ...replacersOf(here.table, battle, side).map((piece): Avoid => ({
      seat,
      kind: 'replace',
      piece: characterId(here.table, piece),
    })),
  ]
}

const violationsOf = (here: Here<BattleAskVars>, action: Avoid): ReadonlyArray<Violation> => {
  const { side, battle } = here.vars
  if (action.kind === 'retreat') {
    const way = grantedWay(here.table, battle, side)
    return way === undefined
      ? textViolations(here.table, battle, side, 'retreat')
      : retreatViolations(here, way, regionIx(action.to))
  }
  if (replacersOf(here.table, battle, side).includes(pieceOf(here.table, action.piece))) return []
  return replaceViolations(here.table, battle, side, action.piece)
}

const take = (here: Here<BattleAskVars>, action: Avoid) => {
  const { side, battle } = here.vars
  const { table } = here
  const change = changing(here)
  const fighter = battle.fighters[side]
  const acting = action.kind === 'retreat' ? fighter : pieceOf(table, action.piece)
  const rule = ruleOf(table, acting)
  change.events.push({ kind: 'TextUsed', rule, side: sideId(side), piece: characterId(table, acting) })
  // Both are shown then, so the strength beside the companion needs no question.
  const strength = textOf(table, acting).strongerBeside?.strength ?? -1
  const value: TextAnswer =
    action.kind === 'retreat' ? { does: 'retreat' } : { does: 'replace', piece: acting, strength }
  if (action.kind === 'retreat')
    relocate(change, fighter, { to: regionIx(action.to), way: 'retreat' }, { rule })
  else reveal(change, acting, { rule })
  return { table: change.table, events: change.events, value }
}

/** Does your fighter retreat, or does another one fight in his place? */
export const decideAvoid = mayDo<'decide/avoid', Avoid>({
  takes: ['retreat', 'replace'],
  seat: (here) => seatOf(here.config, here.table, here.vars.side),
  offers: offersOf,
  violations: violationsOf,
  take,
  passed: { does: 'pass' } satisfies TextAnswer,
  asks: (here) => {
    const { side, battle } = here.vars
    return `Does ${nameOf(here.table, battle.fighters[side])} leave the battle?`
  },
  reads: ['battle.texts', 'battle.retreatEnemy', 'battle.retreatLimit'],
})
