/**
 * Starting a battle (chapter VI): which Army attacks whom, and who of it stays out as the rearguard.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Attack } from '../../model/actions'
import { calling, doing, procedure, returning, type Here, type Question, type Step } from '../../model/bundle'
import { ask, start, type AttackVars, type BattleVars } from '../../model/frames'
import { NO_FORCE, type PlaceIx } from '../../model/table'
import { attackOf } from '../../query/answers'
import { placeIn, regionOf } from '../../query/armies'
import { attackViolations, attackParty, eachAttack, targetOf } from '../../query/attacks'
import { isBySea } from '../../query/beside'
import { regionIx } from '../../query/board'
import { newBattle } from '../../query/combat'
import { isSettled } from '../../query/party'
import { isNobody } from '../../query/pieces'
import { seatOf } from '../../query/seats'

/** Which Army attacks, and whom? */
export const decideAttack: Question<'decide/attack', Attack> = {
  answers: ['attack'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: ({ rules, table, vars }, seat) => {
    const attacks: Array<Attack> = []
    eachAttack(rules, table, vars, (from, to) => {
      attacks.push(attackOf(seat, regionOf(from), regionOf(to)))
      return false
    })
    return attacks
  },
  violations: ({ rules, table, vars }, { from, to }) =>
    attackViolations({ rules, table }, vars, regionIx(from), regionIx(to)),
  resolve: ({ table, vars }, action) => {
    const from = regionIx(action.from)
    const to = regionIx(action.to)
    return {
      table,
      events: NO_EVENTS,
      value: [placeIn(table, vars.side, from), targetOf(table, vars.side, from, to)],
    }
  },
  asks: () => 'Which Army attacks, and whom?',
  reads: ['battle.targets', 'battle.atWar', 'siege.battle', 'siege.sortie'],
}

/** Who attacks, if there is nothing to ask about it. */
const gather = ({ rules, table, vars }: Here<AttackVars>): Step<AttackVars> => {
  const party = attackParty(rules, table, vars)
  return {
    table,
    events: NO_EVENTS,
    vars: { ...vars, party: isSettled(rules, party) ? party.chosen : NO_FORCE },
  }
}

/** Who attacks by sea fights to the end (ruling OR-112). */
const bySea = (from: PlaceIx, to: PlaceIx): Partial<BattleVars> =>
  isBySea(regionOf(from), regionOf(to)) ? { mayCease: false } : {}

/** An attack, up to the battle. */
export const attack = procedure('attack', [
  [
    'target',
    calling(
      ({ vars }) => ask('decide/attack', vars),
      (vars, [from, to]) => ({ ...vars, from, to }),
    ),
  ],
  ['gather', doing(gather)],
  [
    'party',
    calling(
      ({ rules, table, vars }) =>
        isNobody(vars.party) ? ask('decide/party', attackParty(rules, table, vars)) : undefined,
      (vars, party) => ({ ...vars, party }),
    ),
  ],
  [
    'battle',
    calling(({ rules, table, vars: { side, from, to, party } }) =>
      start('battle', 'declare', newBattle(rules, table, { side, from, to, party, ...bySea(from, to) })),
    ),
  ],
  ['over', returning(() => null)],
])
