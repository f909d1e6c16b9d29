/**
 * A Stronghold attacked (chapter VI): before every round its defender fights in the field or goes inside.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Fight, Withdraw } from '../../model/actions'
import type { Changed, Here, Question } from '../../model/bundle'
import type { BattleVars } from '../../model/frames'
import { INSIDE } from '../../model/table'
import { forceAt, regionOf } from '../../query/armies'
import { enemyOf, regionId } from '../../query/board'
import { sideId } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { changed, changing, happen } from '../changes/change'
import { shift } from '../changes/figures'
import { quiet } from './opening'

/** Does the defender fight in the field, or withdraw into the Stronghold? */
export const decideWithdraw: Question<'decide/withdraw', Fight | Withdraw> = {
  answers: ['fight', 'withdraw'],
  seats: (here) => [seatOf(here, 'army', enemyOf(here.vars.side), here.vars.to)],
  options: (_, seat) => [
    { seat, kind: 'fight' },
    { seat, kind: 'withdraw' },
  ],
  violations: () => [],
  resolve: ({ table }, { kind }) => ({ table, events: NO_EVENTS, value: kind === 'withdraw' }),
  asks: () => 'Do you fight in the field, or withdraw into the Stronghold?',
  reads: ['siege.choice', 'siege.fieldBattle', 'siege.retreatInside'],
}

/** Everybody of the defending Army goes inside (ruling OR-38). */
export const goInside = (here: Here<BattleVars>): Changed => {
  const { vars, table } = here
  if (vars.end !== 'withdrawn') return quiet(here)
  const side = enemyOf(vars.side)
  const change = changing(here)
  shift(change, side, forceAt(here.rules, table, side, vars.to), { from: vars.to, to: vars.to + INSIDE })
  happen(change, {
    kind: 'Withdrew',
    rule: 'siege.retreatInside',
    side: sideId(side),
    region: regionId(regionOf(vars.to)),
  })
  return changed(change)
}
