/**
 * Moving Armies (chapter VI): one or two marches with a die, each to a neighbouring region, nobody twice.
 */
import type { Rules } from '../../model/config'
import { coded } from '../../../kernel/options'
import { NO_EVENTS } from '../../../kernel/types'
import type { Done, March } from '../../model/actions'
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Here,
  type Question,
  type Step,
  type Violation,
  type War,
} from '../../model/bundle'
import { ask, type MarchVars } from '../../model/frames'
import { NO_FORCE, type RegionIx } from '../../model/table'
import { violation } from '../../rulebook'
import { since } from '../../query/absent'
import { doneOf, marchOf } from '../../query/answers'
import { unitsInField } from '../../query/armies'
import { regionId, regionIx } from '../../query/board'
import {
  canMarch,
  eachMarch,
  lastArrival,
  marchViolations,
  marchParty,
  overfullBy,
  unmoved,
} from '../../query/marches'
import { isSettled } from '../../query/party'
import { isNobody, listOf, sideId, unitsIn } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { changing, goesOn, happen } from '../changes/change'
import { shift } from '../changes/figures'
import { rouseByCompanions } from '../changes/politics'
import { enter, settle } from '../changes/regions'

/** One may stop after the first march, unless it has left too many in a region. */
const mayStop = (rules: Rules, table: Here['table'], vars: MarchVars): boolean =>
  vars.came.length > 0 && overfullBy(rules, table, vars) === 0

const DONE = -1

/** The marches that can be made, and stopping after the first. */
export const marchOptions = coded<War, MarchVars, March | Done>({
  write: ({ rules, table, vars }, _, into, from) => {
    let size = from
    eachMarch(rules, table, vars, (start, end) => {
      into[size++] = (start << 8) | end
      return false
    })
    if (mayStop(rules, table, vars)) into[size++] = DONE
    return size
  },
  action: (_, seat, code) => (code === DONE ? doneOf(seat) : marchOf(seat, code >> 8, code & 255)),
})

/** With one die no Army moves twice. */
const againViolations = (
  rules: Rules,
  table: Here['table'],
  vars: MarchVars,
  from: RegionIx,
): ReadonlyArray<Violation> => {
  const { leader, escort, side } = vars
  const isSpent = unitsInField(table, side, from) > 0 && unitsIn(unmoved(rules, table, vars, from)) === 0
  return isSpent && escort === 0
    ? [violation('movement.armies', { die: leader ? 'character' : 'army', limit: leader ? 1 : 2 })]
    : []
}

const violations = (
  { rules, table, vars }: Here<MarchVars>,
  action: March | Done,
): ReadonlyArray<Violation> => {
  if (action.kind === 'march')
    return [
      ...marchViolations(rules, table, vars, { from: regionIx(action.from), to: regionIx(action.to) }),
      ...againViolations(rules, table, vars, regionIx(action.from)),
    ]
  if (mayStop(rules, table, vars)) return []
  return vars.came.length === 0
    ? [since(violation('turn.wholeAction', { seat: action.seat }), 'no Army has moved yet')]
    : [
        violation('movement.stacking', {
          region: regionId(lastArrival(vars)),
          limit: rules.limits.units,
          holds: rules.limits.units + overfullBy(rules, table, vars),
        }),
      ]
}

/** Which Army marches, and where to? */
export const decideMarch: Question<'decide/march', March | Done> = {
  answers: ['march', 'done'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: marchOptions,
  violations,
  resolve: ({ table }, action) => ({
    table,
    events: NO_EVENTS,
    value: action.kind === 'done' ? [-1, -1] : [regionIx(action.from), regionIx(action.to)],
  }),
  asks: ({ vars }) =>
    vars.came.length === 0 ? 'Which Army marches, and where to?' : 'Which other Army marches, and where to?',
  reads: [
    'movement.adjacent',
    'movement.enemyUnits',
    'movement.stacking',
    'movement.nation',
    'movement.once',
  ],
}

/** Who goes, if there is nothing to ask about it. */
const gather = ({ rules, table, vars }: Here<MarchVars>): Step<MarchVars> => {
  const party = marchParty(rules, table, vars)
  return {
    table,
    events: NO_EVENTS,
    vars: { ...vars, party: isSettled(rules, party) ? party.chosen : NO_FORCE },
  }
}

const move = ({ rules, table, vars }: Here<MarchVars>): Step<MarchVars> => {
  const { side, from, to, party } = vars
  const change = changing({ rules, table })
  shift(change, side, party, { from, to })
  happen(change, {
    kind: 'ArmyMoved',
    rule: vars.leader ? 'die.character' : 'die.army',
    side: sideId(side),
    from: regionId(from),
    to: regionId(to),
    pieces: listOf(rules, side, party),
    way: 'march',
  })
  settle(change, from)
  enter(change, side, to)
  if (side === 0) rouseByCompanions(change, party.characters, to)
  return goesOn(change, {
    ...vars,
    moves: vars.moves - 1,
    from: -1,
    to: -1,
    party: NO_FORCE,
    came: [...vars.came, { at: to, party }],
  })
}

/** One or two marches. */
export const march = procedure('march', [
  [
    'march',
    calling(
      ({ vars }) => ask('decide/march', vars),
      (vars, [from, to]) => ({ ...vars, from, to }),
    ),
  ],
  ['stop', jumping('over', ({ vars }) => vars.from < 0)],
  ['gather', doing(gather)],
  [
    'party',
    calling(
      ({ rules, table, vars }) =>
        isNobody(vars.party) ? ask('decide/party', marchParty(rules, table, vars)) : undefined,
      (vars, party) => ({ ...vars, party }),
    ),
  ],
  ['move', doing(move)],
  ['second', jumping('march', ({ rules, table, vars }) => vars.moves > 0 && canMarch(rules, table, vars))],
  ['over', returning(() => null)],
])
