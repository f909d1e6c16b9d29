/**
 * Separating Companions (chapter VIII): who leaves, where to, and who guides those who stay.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Done, Join } from '../../model/actions'
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Here,
  type Question,
  type Violation,
} from '../../model/bundle'
import { ask, type DestinationVars, type GroupVars, type SeparationVars } from '../../model/frames'
import type { Bits, CharacterIx, Table } from '../../model/table'
import { violation } from '../../rulebook'
import { doneOf, joinOf } from '../../query/answers'
import { since } from '../../query/absent'
import { isOnMap, placeOf, regionOf } from '../../query/armies'
import { companionsOf, firstOf, isInMordor, sizeOf } from '../../query/fellowship'
import { whoseOrWhere } from '../../query/journeyViolations'
import { characterIx } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { arrive } from '../characters/destination'
import { changed, changing } from '../changes/change'
import { eachCharacter, eliminate } from '../changes/figures'
import { afterLeaving, askGuideAfterLeaving, guideIsOpen } from './guide'

/** Who may still join the group. */
const joinersOf = ({ available, chosen }: GroupVars): Bits => available & ~chosen

const mayEnd = ({ chosen, number }: GroupVars): boolean => chosen !== 0 && number === 0

/** Those who are where somebody is: in the Fellowship, or in the same region of the map. */
const companyOf = (table: Table, character: CharacterIx, among: Bits): Bits => {
  const regionOfOne = (one: CharacterIx): number => {
    const place = placeOf(table, one)
    return place < 0 ? place : regionOf(place)
  }
  let company = 0
  eachCharacter(among, (one) => {
    if (regionOfOne(one) === regionOfOne(character)) company |= 1 << one
  })
  return company
}

const joined = (table: Table, vars: GroupVars, character: CharacterIx): GroupVars => ({
  available: companyOf(table, character, vars.available),
  chosen: vars.chosen | (1 << character),
  number: vars.number,
})

const isFull = (vars: GroupVars): boolean =>
  joinersOf(vars) === 0 || (vars.number > 0 && sizeOf(vars.chosen) >= vars.number)

/** Why somebody cannot leave with the group: he is no member, or in it already. */
const awayInWords = (here: Here<GroupVars>, character: CharacterIx): string =>
  (here.vars.chosen >> character) & 1 ? 'he is in the group already' : whoseOrWhere(here, 0, character)

const groupViolations = (here: Here<GroupVars>, action: Join | Done): ReadonlyArray<Violation> => {
  const { rules, table, vars } = here
  if (action.kind === 'done')
    return mayEnd(vars) ? LEGAL : [violation('fellowship.separate', { piece: 'nobody' })]
  const piece = action.character
  const character = characterIx(rules, piece)
  if ((joinersOf(vars) >> character) & 1) return LEGAL
  const because = awayInWords(here, character)
  const broken = since(violation('fellowship.separate', { piece }), because)
  if (isOnMap(table, character)) return [broken, violation('fellowship.noReturn', { piece })]
  return [(vars.chosen >> character) & 1 ? broken : { rule: 'fellowship.members', facts: { piece, because } }]
}

/** Who leaves the Fellowship? */
export const decideGroup: Question<'decide/group', Join | Done> = {
  answers: ['join', 'done'],
  seats: (here) => [seatOf(here, 'acting', 0)],
  options: ({ rules, vars }, seat) => {
    const joiners = joinersOf(vars)
    const options: Array<Join | Done> = []
    eachCharacter(joiners, (ix) => options.push(joinOf(rules, seat, ix)))
    if (mayEnd(vars)) options.push(doneOf(seat))
    return options
  },
  violations: groupViolations,
  resolve: ({ rules, table, vars }, action) => {
    if (action.kind === 'done') return { table, events: NO_EVENTS, value: vars.chosen }
    const group = joined(table, vars, characterIx(rules, action.character))
    return isFull(group)
      ? { table, events: NO_EVENTS, value: group.chosen }
      : { table, events: NO_EVENTS, vars: group }
  },
  asks: ({ vars }) =>
    vars.chosen === 0
      ? 'Who leaves the Fellowship? Several may go as one group.'
      : 'Who else leaves with them?',
  reads: ['fellowship.separate', 'fellowship.separateReach', 'fellowship.noReturn'],
}

const askGroup = ({ rules, table, vars }: Here<SeparationVars>) =>
  ask('decide/group', { available: companionsOf(rules, table), chosen: 0, number: vars.number })

/** Where they may go. */
export const toGo = ({ chosen, stride }: SeparationVars): DestinationVars => ({
  side: 0,
  chosen,
  separates: true,
  stride,
})

/** On the Mordor Track nobody leaves: whom a card takes out of the Fellowship is eliminated (OR-78). */
const perish = (here: Here<SeparationVars>): Changed => {
  const change = changing(here)
  if (isInMordor(here.table))
    eachCharacter(here.vars.chosen, (companion) => eliminate(change, companion, 'mordor.separate'))
  return changed(change)
}

/** Who has to stay where he leaves does. */
const stay = (here: Here<SeparationVars>): Changed => {
  if (!here.vars.stride.stays) return { table: here.table, events: NO_EVENTS }
  const change = changing(here)
  arrive(change, toGo(here.vars), here.table.fellowship.region)
  return changed(change)
}

/** Whether they are on the map. */
export const hasGone = (table: Table, { chosen }: SeparationVars): boolean => isOnMap(table, firstOf(chosen))

const follow = (here: Here<SeparationVars>): Changed => {
  const change = changing(here)
  afterLeaving(change)
  return changed(change)
}

/** By a Hunt the new Guide is the tile's affair, unless there is none yet. */
const askGuide = (here: Here<SeparationVars>) =>
  !here.vars.byHunt || guideIsOpen(here.rules, here.table) ? askGuideAfterLeaving(here) : undefined

/** Companions leave the Fellowship as one group; a Hunt begins with the destination. */
export const separation = procedure('separation', [
  ['members', calling(askGroup, (vars, chosen) => ({ ...vars, chosen }))],
  ['mordor', doing(perish)],
  ['gone', jumping('guide', ({ table }) => isInMordor(table))],
  ['destination', doing(stay)],
  [
    'going',
    calling(({ table, vars }) => (hasGone(table, vars) ? undefined : ask('decide/destination', toGo(vars)))),
  ],
  ['guide', doing(follow)],
  ['newGuide', calling(askGuide)],
  ['end', returning(() => null)],
])
