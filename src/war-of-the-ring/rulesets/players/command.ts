/**
 * Who commands in a battle (chapter XI, Mixed Armies): all who are attacked in a place are one mixed Army
 * from then on. Who commands a mixed Army is reckoned when a round begins (ruling OR-94); an Army that is not
 * mixed is commanded by the player on turn if it attacks (ruling OR-95).
 */
import { calling, doing, type Changed, type Here } from '../../model/bundle'
import type { BattleVars } from '../../model/frames'
import { armyAt } from '../../query/armies'
import { commandersIn, isShared } from '../../query/command'
import { overfull } from '../../rules/battle/advance'
import { changed, changing } from '../../rules/changes/change'
import { editPartners, mix } from '../../rules/changes/partners'
import type { Whole } from '../rules'
import { inserting } from '../stages'
import { askCrowd } from './agree'
import { noteAttack } from './deeds'

/** Who commands on either side now. */
const command = (here: Here<BattleVars>): Changed => {
  const change = changing(here)
  editPartners(change, (draft) => {
    draft.commands = commandersIn(here, here.vars)
  })
  return changed(change)
}

/** The defenders are one Army; who commands is known from now on. */
export const mingle = (here: Here<BattleVars>): Changed => {
  const change = changing(here)
  const defenders = armyAt(here.table, here.vars.to)
  if (defenders !== null && isShared(here.rules, defenders)) mix(change, defenders.side, here.vars.to)
  noteAttack(change, here.vars)
  const commanded = command({ ...here, table: change.table })
  return { table: commanded.table, events: [...change.events, ...commanded.events] }
}

/** The battle is over, and with it the command. */
const commandNoMore = (here: Here<BattleVars>): Changed => {
  const change = changing(here)
  editPartners(change, (draft) => {
    draft.commands = [-1, -1]
  })
  return changed(change)
}

/** Who has retreated to others is commanded as they are there; who went inside as he was. */
const arriveAmongOthers = (here: Here<BattleVars>): Changed =>
  here.vars.retreat < 0 ? changed(changing(here)) : commandNoMore(here)

/** The battle with commanders. */
export const battleOf = ({ procedures }: Whole): Whole['procedures']['battle'] => {
  const mingled = inserting(procedures.battle, 'withdraw', ['mingle', doing(mingle)])
  const commanded = inserting(mingled, 'again', ['command', doing(command)])
  const retreated = inserting(
    commanded,
    'excess',
    ['amongOthers', doing(arriveAmongOthers)],
    ['meeting', calling((here) => askCrowd(here, overfull(here.rules, here.table, here.vars)))],
  )
  return inserting(retreated, 'over', ['commandNoMore', doing(commandNoMore)])
}
