/**
 * Starting a battle (chapter VI): which Army attacks whom, and who of it stays out as the rearguard.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Attack, Silence } from '../../model/actions'
import {
  calling,
  doing,
  procedure,
  returning,
  type Here,
  type Question,
  type Step,
  mayDo,
  type Changed,
  type World,
} from '../../model/bundle'
import { ask, start, type AttackVars, type BattleVars, type BattleKind } from '../../model/frames'
import { NO_FORCE, type PlaceIx } from '../../model/table'
import { attackOf } from '../../query/answers'
import { placeIn, regionOf, armyAt, placeOf } from '../../query/armies'
import { attackViolations, attackParty, eachAttack, targetOf } from '../../query/attacks'
import { isBySea } from '../../query/beside'
import { regionIx, regionId } from '../../query/board'
import { newBattle, silencerIn } from '../../query/combat'
import { isSettled } from '../../query/party'
import { isNobody, characterData, characterId, sideId, sideOfCharacter } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import type { Seat } from '../../model/ids'
import type { RuleId } from '../../rulebook'
import { changed, changing, happen } from '../changes/change'
import { rouseDefenders } from '../changes/politics'

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

/*
 * The start of a battle: the attack rouses the defenders' Nations, and a character may silence the Nazgûl.
 */

const RULE_OF: Readonly<Record<BattleKind, RuleId>> = {
  field: 'battle.targets',
  siege: 'siege.battle',
  sortie: 'siege.sortie',
  relief: 'siege.relief',
}

/** The attack is declared; politics follow at once (ruling OR-48). */
export const openBattle = ({ rules, table, vars }: Here<BattleVars>): Changed => {
  const change = changing({ rules, table })
  happen(change, {
    kind: 'BattleBegan',
    rule: RULE_OF[vars.kind],
    side: sideId(vars.side),
    battle: vars.kind,
    from: regionId(regionOf(vars.from)),
    to: regionId(regionOf(vars.to)),
  })
  const defenders = armyAt(table, vars.to)
  if (defenders !== null) rouseDefenders(change, defenders, regionOf(vars.to))
  return changed(change)
}

/** Who is asked to silence the Nazgûl: whose Army the one who can is with. */
const silencing = (here: Here<BattleVars>): Seat => {
  const { rules, table, vars } = here
  const silencer = silencerIn(rules, table, vars)
  return seatOf(here, 'army', sideOfCharacter(rules, silencer), placeOf(table, silencer))
}

/** Does he give up his Leadership, so that no Nazgûl leads? */
export const decideSilence = mayDo<'decide/silence', Silence>({
  takes: ['silence'],
  seat: silencing,
  offers: (_, seat) => [{ seat, kind: 'silence' }],
  violations: () => [],
  take: ({ rules, table, vars }) => ({
    table,
    events: [
      {
        kind: 'NazgulSilenced',
        rule: 'character.whiteRider',
        character: characterId(rules, silencerIn(rules, table, vars)),
      },
    ],
    value: true,
  }),
  passed: false,
  asks: ({ rules, table, vars }) =>
    `Does ${characterData(rules, silencerIn(rules, table, vars)).name} give up his Leadership in this ` +
    'battle, so that no Nazgûl leads?',
  reads: ['character.whiteRider', 'battle.leadership'],
})

/** Nothing happens. */
export const quiet = ({ table }: World): Changed => ({ table, events: NO_EVENTS })
