/**
 * Declaring the Fellowship (chapter VIII): the figure moves, the Ring-bearers rest and a Nation wakes, and at
 * the gates of Mordor they go in. The order is that of ruling OR-57.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Declare } from '../../model/actions'
import {
  calling,
  doing,
  mayDo,
  procedure,
  returning,
  type Changed,
  type Here,
  type Step,
} from '../../model/bundle'
import type { LocateVars } from '../../model/frames'
import type { RegionIx } from '../../model/table'
import { CITY, HOME_OF, nationOf, regionId, settlementOf } from '../../query/board'
import { seatOf } from '../../query/seats'
import { changed, changing, goesOn, happen } from '../changes/change'
import { corrupt } from '../changes/fellowship'
import { activate } from '../changes/politics'
import { enterMordor, isEntrance } from '../mordor/enter'
import { askPathCard } from '../effects/reaction'
import { askPath, isRefuge, moveRingBearers, pathOf, wayOf } from './path'

/** Do you declare the Fellowship? Asked only where it is Hidden and not in Mordor. */
export const decideDeclare = mayDo<'decide/declare', Declare>({
  takes: ['declare'],
  seat: (here) => seatOf(here, 'leading', here.vars.side),
  offers: (_, seat) => [{ seat, kind: 'declare' }],
  violations: () => LEGAL,
  take: ({ table }) => ({ table, events: NO_EVENTS, value: true }),
  passed: false,
  asks: () => 'Do you declare the Fellowship?',
  reads: ['fellowship.declare', 'fellowship.heal', 'fellowship.enterMordor'],
})

const wakes = (region: RegionIx): boolean => HOME_OF[region] === 0 && settlementOf(region) >= CITY

/** The Fellowship is declared, and rests if it may. */
export const declareIt = (here: Here<LocateVars>, heals: boolean): Step<LocateVars> => {
  const change = changing(here)
  const path = pathOf(here)
  moveRingBearers(change, 'declare', path)
  const { region } = change.table.fellowship
  happen(change, { kind: 'FellowshipDeclared', rule: 'fellowship.declare', region: regionId(region) })
  if (heals && isRefuge(change.table, region))
    corrupt(change, -here.rules.fellowship.healing, 'fellowship.heal')
  if (wakes(region)) activate(change, nationOf(region), 'politics.declared', region)
  return goesOn(change, { ...here.vars, path: wayOf(here.table, path) })
}

/** What cards do about the way; a tile drawn for a declaration in a refuge does not reveal. */
const onTheWay = (here: Here<LocateVars>) =>
  askPathCard(
    here,
    here.vars.path,
    isRefuge(here.table, here.table.fellowship.region) ? 'declaration' : 'card',
  )

/** At the gates of Mordor they go in. */
export const goIn = (here: Here<LocateVars>): Changed => {
  const { region } = here.table.fellowship
  if (!isEntrance(here.rules, region)) return { table: here.table, events: NO_EVENTS }
  const change = changing(here)
  enterMordor(change)
  return changed(change)
}

/** A declaration, once decided. */
export const declaration = procedure('declaration', [
  ['path', calling(askPath, (vars, path) => ({ ...vars, path }))],
  ['declare', doing((here) => declareIt(here, true))],
  ['cards', calling(onTheWay)],
  ['mordor', doing(goIn)],
  ['end', returning(() => null)],
])
