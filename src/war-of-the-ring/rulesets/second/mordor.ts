/**
 * Entering Mordor in the second edition (The Fellowship in Mordor): in the Fellowship phase Ring-bearers who
 * stand at a gate, declared or not, Hidden or Revealed, may go in or stay where they are.
 */
import { LEGAL } from '../../../kernel/types'
import type { EnterMordor } from '../../model/actions'
import { calling, mayDo, type Here } from '../../model/bundle'
import { ask, type TurnVars } from '../../model/frames'
import { seatOf } from '../../query/seats'
import { changing, ends } from '../../rules/changes/change'
import { enterMordor, isEntrance } from '../../rules/mordor/enter'
import type { Whole } from '../rules'
import { inserting, replacing } from '../stages'

/** Does the Fellowship enter Mordor? Asked only where its figure stands at a gate. */
const decideMordor = mayDo<'decide/mordor', EnterMordor>({
  takes: ['enterMordor'],
  seat: (here) => seatOf(here, 'leading', here.vars.side),
  offers: (_, seat) => [{ seat, kind: 'enterMordor' }],
  violations: () => LEGAL,
  take: (here) => {
    const change = changing(here)
    enterMordor(change)
    return ends(change, true)
  },
  passed: false,
  asks: () => 'Does the Fellowship enter Mordor?',
  reads: ['fellowship.enterMordor', 'mordor.enter'],
})

const askMordor = ({ rules, table }: Here<TurnVars>) =>
  isEntrance(rules, table.fellowship.region) ? ask('decide/mordor', { side: 0 }) : undefined

/** Mordor in the second edition. */
export const secondMordor = (whole: Whole): Whole => ({
  ...whole,
  procedures: {
    ...whole.procedures,
    declaration: replacing(whole.procedures.declaration, 'mordor'),
    turn: inserting(whole.procedures.turn, 'guide', ['mordor', calling(askMordor)]),
  },
  decisions: { ...whole.decisions, 'decide/mordor': decideMordor },
})
