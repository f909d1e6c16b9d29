/**
 * Hits that a card deals (chapters V and VI): the owner of the Army takes them as in a battle, though it is
 * none. Free Peoples Leaders go with the last unit, everybody else stays; a Stronghold without defenders
 * falls to those around it (ruling OR-17).
 */
import { calling, doing, procedure, returning, type Changed, type Here, type Step } from '../../model/bundle'
import { ask, start, type CasualtiesVars, type HitsVars } from '../../model/frames'
import { NO_FORCE, type PlaceIx, type SideIx } from '../../model/table'
import { forceAt, regionOf } from '../../query/armies'
import { countIn, isLeader, PIECES_OF, unitsIn } from '../../query/pieces'
import { absorb } from '../battle/casualties'
import { type Change, changed, changing, goesOn } from '../changes/change'
import { eachCharacter, eliminate, lose } from '../changes/figures'
import { leaveUnguarded, settle } from '../changes/regions'
import { cardOf } from './verb'

/** Hits of a card on the Army of a side in a place. */
export const newHits = (vars: HitsVars) => start('hits', 'take', vars)

const suffered = ({ side, place, hits }: HitsVars): CasualtiesVars => ({
  side,
  place,
  spared: NO_FORCE,
  hits,
})

const take = (here: Here<HitsVars>): Step<HitsVars> => {
  const change = changing(here)
  const { hits } = absorb(change, suffered(here.vars))
  return goesOn(change, { ...here.vars, hits })
}

/** Leaders of the Free Peoples do not stay without a unit. */
const loseLeaders = (change: Change, side: SideIx, place: PlaceIx): void => {
  const force = forceAt(change.rules, change.table, side, place)
  for (const piece of PIECES_OF(change.rules)[side]) {
    const number = isLeader(change.rules, piece) ? countIn(change.rules, force, piece) : 0
    if (number > 0) lose(change, piece, number, { place, rule: 'events.casualties' })
  }
}

/** What the loss of units brings about in a place: who is left without an Army, whose the region is now. */
export const fallAt = (change: Change, side: SideIx, place: PlaceIx): void => {
  if (unitsIn(forceAt(change.rules, change.table, side, place)) > 0) return
  loseLeaders(change, side, place)
  const region = regionOf(place)
  leaveUnguarded(change, side, place)
  settle(change, region)
}

/** Everybody of a side in a place is gone. */
export const destroyAt = (change: Change, side: SideIx, place: PlaceIx): void => {
  const force = forceAt(change.rules, change.table, side, place)
  for (const piece of PIECES_OF(change.rules)[side]) {
    const number = piece <= change.rules.nazgul ? countIn(change.rules, force, piece) : 0
    if (number > 0) lose(change, piece, number, { place, rule: 'recruiting.shadowReturn' })
  }
  eachCharacter(force.characters, (character) => eliminate(change, character, 'events.overrides'))
  settle(change, regionOf(place))
}

/** Whether a card leaves nobody of an Army without units. */
const strikesEverybody = (here: Here<HitsVars>): boolean =>
  cardOf(here, here.vars.card)?.effect.some((one) => one.kind === 'hit' && one.everybody === true) ?? false

const fall = (here: Here<HitsVars>): Changed => {
  const { side, place } = here.vars
  const change = changing(here)
  if (strikesEverybody(here) && unitsIn(forceAt(here.rules, here.table, side, place)) === 0)
    destroyAt(change, side, place)
  else fallAt(change, side, place)
  return changed(change)
}

/** Hits of a card, taken one by one. */
export const hits = procedure('hits', [
  ['take', doing(take)],
  ['losses', calling(({ vars }) => (vars.hits > 0 ? ask('decide/casualties', suffered(vars)) : undefined))],
  ['fall', doing(fall)],
  ['over', returning(() => null)],
])
