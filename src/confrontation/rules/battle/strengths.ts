/**
 * Compare Strengths: support from nearby, then the sums.
 */
import type { Support } from '../../model/actions'
import { mayDo, type Here, type Step } from '../../model/bundle'
import { ask, type BattleAskVars, type BattleVars } from '../../model/frames'
import type { PieceIx, RegionIx } from '../../model/table'
import { violation, type RuleId } from '../../rulebook'
import { NEIGHBOURS } from '../../query/board'
import { cardStrength, isSilencer, strengthOf } from '../../query/fighters'
import { charactersWith, mayStand } from '../../query/knowledge'
import { characterId, PIECES, regionOf, ruleOf, seatOf, sideId, textOf, type Text } from '../../query/pieces'
import { changing, reveal } from '../changes'
import { withDefeat } from './newBattle'

const supports = (text: Text): boolean => text.supportsNeighbours !== undefined

const SUPPORTERS = charactersWith(supports)

const NEAR: ReadonlyArray<ReadonlyArray<RegionIx>> = NEIGHBOURS.map((list, region) => [region, ...list])

const supporter = ({ table, vars }: Here<BattleAskVars>): PieceIx | undefined =>
  PIECES[0].find(
    (piece) =>
      NEAR[vars.battle.region]?.includes(regionOf(table, piece)) === true && supports(textOf(table, piece)),
  )

/** Asked if a supporter may be near, for all Sauron knows; never against the Warg, nor for himself. */
export const askSupport = ({ table, vars }: Here<BattleVars>) =>
  !isSilencer(table, vars) &&
  !supports(textOf(table, vars.fighters[0])) &&
  NEAR[vars.region]?.some((region) => mayStand(table, region, SUPPORTERS)) === true
    ? ask('decide/support', { side: 0, battle: vars })
    : undefined

/** Do you show a supporter? */
export const decideSupport = mayDo<'decide/support', Support>({
  takes: ['support'],
  seat: (here) => seatOf(here.config, here.table, here.vars.side),
  offers: (here, seat) => (supporter(here) === undefined ? [] : [{ seat, kind: 'support' }]),
  violations: (here) =>
    supporter(here) !== undefined
      ? []
      : [violation('character.gandalf-variant', { piece: 'gandalf-variant' })],
  take: (here) => {
    const piece = supporter(here)
    const change = changing(here)
    if (piece === undefined) return { ...change, value: 0 }
    const rule = ruleOf(here.table, piece)
    change.events.push({ kind: 'TextUsed', rule, side: sideId(0), piece: characterId(here.table, piece) })
    reveal(change, piece, { rule })
    const value = textOf(here.table, piece).supportsNeighbours?.plus ?? 0
    return { table: change.table, events: change.events, value }
  },
  passed: 0,
  asks: () => 'Do you show a supporter?',
  reads: ['character.gandalf-variant'],
})

/** The battle with support. */
export const receiveSupport = (battle: BattleVars, support: number): BattleVars => ({ ...battle, support })

/** The lower sum is defeated; both are if the sums are equal. */
export const compareStrengths = ({ table, vars }: Here<BattleVars>): Step<BattleVars> => {
  const fellowship = strengthOf(table, vars, 0) + cardStrength(table, vars, 0) + vars.support
  const sauron = strengthOf(table, vars, 1) + cardStrength(table, vars, 1)
  const rule: RuleId = fellowship === sauron ? 'battle.tie' : 'battle.strengths'
  const defeated = (fellowship <= sauron ? 1 : 0) | (sauron <= fellowship ? 2 : 0)
  return {
    table,
    events: [{ kind: 'StrengthsCompared', rule, fellowship, sauron } as const],
    vars: withDefeat(vars, defeated, rule),
  }
}
