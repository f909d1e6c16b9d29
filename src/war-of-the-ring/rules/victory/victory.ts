/**
 * Winning (chapter X): Corruption and the Crack of Doom end the game at once, victory points only in the
 * victory check, in this order of precedence.
 */
import type { Rules } from '../../model/config'
import { NO_EVENTS, type Outcome } from '../../../kernel/types'
import type { Changed, Here, StandingCheck } from '../../model/bundle'
import type { EndingRule } from '../../model/frames/words'
import type { TurnVars } from '../../model/frames'
import type { Seat } from '../../model/ids'
import type { SideIx, Table } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { pointsOf, scoresOf } from '../../query/control'
import { sideId } from '../../query/pieces'
import { seatsOf } from '../../query/seats'

/** How the war ends: a side, in words, by a rule. */
interface Ending {
  readonly side: SideIx
  readonly reason: string
  readonly rule: EndingRule
}

const CORRUPTED: Ending = { side: 1, reason: 'The Ring-bearers are corrupted.', rule: 'victory.corruption' }
const DESTROYED: Ending = { side: 0, reason: 'The Ring is destroyed.', rule: 'victory.ring' }
const CONQUERED: Ending = {
  side: 1,
  reason: 'The Shadow has conquered Middle-earth.',
  rule: 'victory.shadow',
}
const LIBERATED: Ending = {
  side: 0,
  reason: 'The Free Peoples have conquered the Shadow.',
  rule: 'victory.freePeoples',
}

const outcomeOf = (rules: Rules, table: Table, { side, reason, rule }: Ending): Outcome<Seat, RuleId> => ({
  winners: seatsOf(rules, side),
  reason,
  rule,
  scores: scoresOf(rules, table),
})

/** Who has won at once. */
const immediate = (rules: Rules, { fellowship }: Table): Ending | undefined => {
  if (fellowship.corruption >= rules.fellowship.corruption) return CORRUPTED
  return fellowship.mordor >= rules.fellowship.mordor.steps ? DESTROYED : undefined
}

const byPoints = (rules: Rules, table: Table): Ending | undefined => {
  if (pointsOf(rules, table, 1) >= rules.victory.target.shadow) return CONQUERED
  return pointsOf(rules, table, 0) >= rules.victory.target['free-peoples'] ? LIBERATED : undefined
}

const won = ({ side, rule }: Ending) => ({ kind: 'GameWon', rule, side: sideId(side) }) as const

/** The victory check at the end of the turn. */
export const checkVictory = ({ rules, table }: Here<TurnVars>): Changed => {
  const ending = byPoints(rules, table)
  return { table, events: ending === undefined ? NO_EVENTS : [won(ending)] }
}

/** Looked at after every change: is the war over? */
export const victory: StandingCheck = ({ rules, table }, happened) => {
  const ending = immediate(rules, table)
  if (ending !== undefined)
    return { table, events: [won(ending)], ends: { frame: 'war', value: outcomeOf(rules, table, ending) } }
  for (let ix = 0; ix < happened.length; ix++)
    if (happened[ix]?.kind === 'GameWon') {
      const points = byPoints(rules, table)
      if (points !== undefined)
        return { table, events: NO_EVENTS, ends: { frame: 'war', value: outcomeOf(rules, table, points) } }
    }
  return undefined
}
