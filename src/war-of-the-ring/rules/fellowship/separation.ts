/**
 * Separating Companions (chapter VIII): who leaves, where to, and who guides those who stay.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Done, Join } from '../../model/actions'
import {
  calling,
  doing,
  returning,
  type Changed,
  type Here,
  type Procedure,
  type Question,
  type Step,
  type Violation,
} from '../../model/bundle'
import { ask, type DestinationVars, type GroupVars, type SeparationVars } from '../../model/frames'
import { COMPANION_IDS } from '../../model/ids'
import type { Bits, Table } from '../../model/table'
import { violation } from '../../rulebook'
import { isOnMap } from '../../query/armies'
import { companionsOf, firstOf, sizeOf } from '../../query/fellowship'
import { characterIx, seatOf } from '../../query/pieces'
import { arrive, destinationsOf } from '../characters/destination'
import { changed, changing } from '../changes/change'
import { afterLeaving, askGuideAfterLeaving, guideIsOpen } from './guide'

/** Who may still join a group: those later in the list than all in it, so that no group comes up twice. */
const laterThan = (available: Bits, chosen: Bits): Bits =>
  chosen === 0 ? available : available & ~((1 << (32 - Math.clz32(chosen))) - 1)

const groupFaults = ({ table, vars }: Here<GroupVars>, action: Join | Done): ReadonlyArray<Violation> => {
  if (action.kind === 'done')
    return vars.chosen === 0 ? [violation('fellowship.separate', { piece: 'nobody' })] : LEGAL
  const piece = action.character
  const character = characterIx(piece)
  if ((laterThan(vars.available, vars.chosen) >> character) & 1) return LEGAL
  const fault = violation('fellowship.separate', { piece })
  return isOnMap(table, character) ? [fault, violation('fellowship.noReturn', { piece })] : [fault]
}

/** Who leaves the Fellowship? */
export const decideGroup: Question<GroupVars, Join | Done> = {
  answers: ['join', 'done'],
  seats: () => [seatOf(0)],
  options: ({ vars }, seat) => {
    const later = laterThan(vars.available, vars.chosen)
    const options: Array<Join | Done> = []
    for (const [ix, character] of COMPANION_IDS.entries())
      if ((later >> ix) & 1) options.push({ seat, kind: 'join', character })
    if (vars.chosen !== 0) options.push({ seat, kind: 'done' })
    return options
  },
  violations: groupFaults,
  resolve: ({ table, vars }, action) => {
    if (action.kind === 'done') return { table, events: NO_EVENTS, value: vars.chosen }
    const chosen = vars.chosen | (1 << characterIx(action.character))
    return laterThan(vars.available, chosen) === 0
      ? { table, events: NO_EVENTS, value: chosen }
      : { table, events: NO_EVENTS, vars: { available: vars.available, chosen } }
  },
  asks: ({ vars }) => (vars.chosen === 0 ? 'Who leaves the Fellowship?' : 'Who else leaves with them?'),
  rules: ['fellowship.separate', 'fellowship.separateReach', 'fellowship.noReturn'],
}

/** The last Companion leaves without a question. */
const chooseOnly = ({ table, vars }: Here<SeparationVars>): Step<SeparationVars> => {
  const available = companionsOf(table)
  return sizeOf(available) === 1
    ? { table, events: NO_EVENTS, vars: { ...vars, chosen: available } }
    : { table, events: NO_EVENTS }
}

const askGroup = ({ table, vars }: Here<SeparationVars>) =>
  vars.chosen === 0 ? ask('decide/group', { available: companionsOf(table), chosen: 0 }) : undefined

const toGo = ({ chosen }: SeparationVars): DestinationVars => ({ side: 0, chosen, separates: true })

/** Who cannot go anywhere stays without a question. */
const goOnly = (here: Here<SeparationVars>): Changed => {
  const vars = toGo(here.vars)
  const regions = destinationsOf(here.table, vars)
  if (regions.length !== 1) return { table: here.table, events: NO_EVENTS }
  const change = changing(here)
  arrive(change, vars, regions[0] ?? 0)
  return changed(change)
}

const hasGone = (table: Table, { chosen }: SeparationVars): boolean => isOnMap(table, firstOf(chosen))

const follow = (here: Here<SeparationVars>): Changed => {
  const change = changing(here)
  afterLeaving(change)
  return changed(change)
}

/** By a Hunt the new Guide is the tile's affair, unless there is none yet. */
const askGuide = ({ table, vars }: Here<SeparationVars>) =>
  !vars.byHunt || guideIsOpen(table) ? askGuideAfterLeaving({ table }) : undefined

/** Companions leave the Fellowship as one group; a Hunt begins with the destination. */
export const separation: Procedure<SeparationVars> = [
  ['group', doing(chooseOnly)],
  ['members', calling(askGroup, (vars, chosen: Bits) => ({ ...vars, chosen }))],
  ['destination', doing(goOnly)],
  [
    'going',
    calling(({ table, vars }) => (hasGone(table, vars) ? undefined : ask('decide/destination', toGo(vars)))),
  ],
  ['guide', doing(follow)],
  ['newGuide', calling(askGuide)],
  ['end', returning(() => null)],
]
