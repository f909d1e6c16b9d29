/**
 * Who commands in a battle (chapter XI, Mixed Armies): all who are attacked in a place are one mixed Army
 * from then on. Who commands a mixed Army is reckoned when a round begins (ruling OR-94); an Army that is not
 * mixed is commanded by the player on turn if it attacks (ruling OR-95).
 */
import { NO_EVENTS } from '../../../kernel/types'
import { type Changed, type Here, type StandingCheck, calling, doing } from '../../model/bundle'
import type { Rules } from '../../model/config'
import type { Event, Pieces } from '../../model/events'
import type { BattleVars, OpportunityVars } from '../../model/frames'
import { NO_FORCE, type Bits, type Deed, type Force, type PlaceIx } from '../../model/table'
import { nationIx, nationOf, regionIx, sideOfNation } from '../../query/board'
import { fighters } from '../../query/combat'
import { nationsOf, commandersIn, isShared } from '../../query/command'
import { namedByCard } from '../../query/commandViolations'
import { nationOfPiece, pieceIx, sideOfPiece, withMore } from '../../query/pieces'
import { changed, changing, type Change } from '../../rules/changes/change'
import { editPartners, mix } from '../../rules/changes/partners'
import { armyAt } from '../../query/armies'
import { overfull } from '../../rules/battle/advance'
import type { Whole } from '../rules'
import { inserting } from '../stages'
import { askCrowd } from './agree'

/*
 * What the one player against partners acts on (chapter XI, Three-Player Game; ruling OR-93): the Nations
 * that he recruits or builds for or whose counters he moves, the Nation of every Army of one Nation that he
 * moves or attacks with, and every individual Army of several Nations, known by its place. His next action of
 * the turn is on none of them again.
 */

/** Nothing that matters. */
export const NOTHING_DONE: Deed = Object.freeze({ nations: 0, armies: [] })

const onNations = (deed: Deed, nations: Bits): Deed =>
  (deed.nations & nations) === nations ? deed : { ...deed, nations: deed.nations | nations }
const onArmy = (deed: Deed, place: PlaceIx): Deed =>
  deed.armies.includes(place)
    ? deed
    : { ...deed, armies: [...deed.armies, place].sort((one, other) => one - other) }

/** An Army was used: one of a single Nation is that Nation's, any other is itself. */
const withArmy = (rules: Rules, deed: Deed, force: Force, place: PlaceIx): Deed => {
  const nations = nationsOf(rules, 0, force)
  return (nations & (nations - 1)) === 0 ? onNations(deed, nations) : onArmy(deed, place)
}

const forceOf = (rules: Rules, pieces: ReadonlyArray<Pieces>): Force =>
  pieces.reduce((force, { piece, number }) => withMore(rules, force, pieceIx(rules, piece), number), NO_FORCE)

/** Whether one player of the Free Peoples is against partners. */
const isAlone = ({ rules, table }: Pick<Here, 'rules' | 'table'>): boolean =>
  table.partners !== undefined && rules.seating.alone[0] >= 0

/** He attacks. */
const noteAttack = (change: Change, vars: BattleVars): void => {
  if (!isAlone(change) || vars.side !== 0) return
  const { rules, table } = change
  editPartners(change, (draft) => {
    draft.doing = withArmy(rules, draft.doing, fighters(rules, table, vars, 0), vars.from)
  })
}

/** What he has done besides, told by an event. */
const after = (rules: Rules, deed: Deed, event: Event): Deed => {
  switch (event.kind) {
    case 'Recruited':
    case 'Upgraded': {
      const piece = pieceIx(rules, event.piece)
      return sideOfPiece(rules, piece) === 0 ? onNations(deed, 1 << nationOfPiece(rules, piece)) : deed
    }
    case 'NationAdvanced': {
      const nation = nationIx(event.nation)
      const isHis = event.rule === 'politics.diplomacy' && sideOfNation(nation) === 0
      return isHis ? onNations(deed, 1 << nation) : deed
    }
    case 'FigurePlaced':
      return event.figure === 'trebuchet' ? onNations(deed, 1 << nationOf(regionIx(event.region))) : deed
    case 'ArmyMoved': {
      if (event.side !== 'free-peoples' || event.way === 'retreat') return deed
      const [from, to] = [regionIx(event.from), regionIx(event.to)]
      if (event.way === 'march') return withArmy(rules, deed, forceOf(rules, event.pieces), to)
      return deed.armies.includes(from)
        ? onArmy({ ...deed, armies: deed.armies.filter((place) => place !== from) }, to)
        : deed
    }
    default:
      return deed
  }
}

/** Looked at after every change: what is the action on? */
export const remember: StandingCheck = (here, happened) => {
  const { partners } = here.table
  if (partners === undefined || !isAlone(here)) return undefined
  const deeds = happened.reduce((deed, event) => after(here.rules, deed, event), partners.doing)
  if (deeds === partners.doing) return undefined
  const change = changing(here)
  editPartners(change, (draft) => {
    draft.doing = deeds
  })
  return { table: change.table, events: NO_EVENTS }
}

/** What the words of an action are on, whatever came of it. */
const namedBy = ({ rules, vars: { use } }: Here<OpportunityVars>): Bits => {
  if (use?.does === 'advanceNation') return 1 << use.what
  return use?.does === 'playEvent' ? namedByCard(rules, use.what) : 0
}

/** An action is over: it is what his next one is measured by; a pass changes nothing. */
export const concludeDeed = (here: Here<OpportunityVars>): Changed => {
  const { side, use } = here.vars
  const change = changing(here)
  if (!isAlone(here) || side !== 0) return changed(change)
  editPartners(change, (draft) => {
    if (use !== null && use.die >= 0) draft.last = onNations(draft.doing, namedBy(here))
    draft.doing = NOTHING_DONE
  })
  return changed(change)
}

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
