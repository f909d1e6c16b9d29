/**
 * The start of a battle: the attack rouses the defenders' Nations, and a character may silence the Nazgûl.
 */
import type { Seat } from '../../model/ids'
import { NO_EVENTS } from '../../../kernel/types'
import type { Silence } from '../../model/actions'
import { mayDo, type Changed, type Here, type World } from '../../model/bundle'
import type { BattleKind, BattleVars } from '../../model/frames'
import { armyAt, regionOf, placeOf } from '../../query/armies'
import { regionId } from '../../query/board'
import { silencerIn } from '../../query/combat'
import { characterData, characterId, sideId, sideOfCharacter } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import type { RuleId } from '../../rulebook'
import { changed, changing, happen } from '../changes/change'
import { rouseDefenders } from '../changes/politics'

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
