/**
 * Moving the Fellowship (chapter VIII): a step on the Fellowship Track and the Hunt that follows it, or on
 * the Mordor Track a tile without a roll, whose resolution takes the step (chapter IX).
 */
import {
  calling,
  doing,
  procedure,
  returning,
  type Changed,
  type Here,
  jumping,
  type Step,
} from '../../model/bundle'
import { newHunt, newTile, type AskVars, type LocateVars } from '../../model/frames'
import { isInMordor } from '../../query/fellowship'
import { huntLevel } from '../../query/hunt'
import { changed, changing, editFellowship, happen, type Change, goesOn } from '../changes/change'
import type { RegionIx, Table } from '../../model/table'
import { regionId, SETTLEMENT_OF, STRONGHOLD } from '../../query/board'
import { holdsHome } from '../../query/control'
import { askPathCard } from '../effects/reaction'
import { askPath, moveRingBearers, pathOf, wayOf } from './path'

const step = (here: Here<AskVars>): Changed => {
  const change = changing(here)
  if (isInMordor(here.table)) {
    editFellowship(change, (draft) => {
      draft.tried = true
    })
    happen(change, { kind: 'MordorTried', rule: 'mordor.move' })
    return changed(change)
  }
  const progress = here.table.fellowship.progress + 1
  editFellowship(change, (draft) => {
    draft.progress = progress
  })
  happen(change, { kind: 'FellowshipMoved', rule: 'fellowship.move', progress })
  return changed(change)
}

const danger = ({ table }: Here<AskVars>) => {
  if (isInMordor(table)) return newTile('mordor')
  return huntLevel(table) > 0 ? newHunt() : undefined
}

/** A move of the Fellowship. The die that pays for it goes to the Hunt box afterwards. */
export const fellowshipMove = procedure('fellowshipMove', [
  ['step', doing(step)],
  ['hunt', calling(danger)],
  ['end', returning(() => null)],
])

/*
 * Hiding the Fellowship (chapter VIII): its counter shows Hidden again. On the Mordor Track that is an
 * attempt which spares the Corruption of an idle turn (chapter IX).
 */

/** Hides a Revealed Fellowship. */
export const hide = (change: Change): void => {
  editFellowship(change, (draft) => {
    draft.revealed = false
    if (isInMordor(change.table)) draft.tried = true
  })
  happen(change, { kind: 'FellowshipHidden', rule: 'fellowship.hide' })
}

/*
 * The Fellowship revealed (chapter VIII): the figure moves, and each Shadow Stronghold on its way draws a
 * Hunt tile (ruling OR-61). On the Mordor Track there is no way to go, and this is not called.
 */

/** The different Strongholds on the way that were the Shadow's from the start and still are. */
const strongholdsOn = (table: Table, path: ReadonlyArray<RegionIx>): ReadonlyArray<RegionIx> =>
  path.filter(
    (region, place) =>
      SETTLEMENT_OF[region] === STRONGHOLD && holdsHome(table, 1, region) && path.indexOf(region) === place,
  )

const show = (here: Here<LocateVars>): Step<LocateVars> => {
  const path = pathOf(here)
  const way = wayOf(here.table, path)
  const strongholds = strongholdsOn(here.table, here.rules.stationaryTile ? path : way)
  const change = changing(here)
  moveRingBearers(change, 'reveal', path)
  const region = regionId(change.table.fellowship.region)
  happen(change, { kind: 'FellowshipRevealed', rule: 'fellowship.reveal', region })
  return goesOn(change, { ...here.vars, path: way, strongholds })
}

const drawTile = ({ vars }: Here<LocateVars>) =>
  vars.strongholds.length === 0 ? undefined : newTile('stronghold')

/** A reveal: the way, then the tiles for Strongholds on it, one after the other. */
export const reveal = procedure('reveal', [
  ['path', calling(askPath, (vars, path) => ({ ...vars, path }))],
  ['show', doing(show)],
  ['cards', calling((here) => askPathCard(here, here.vars.path, 'card'))],
  ['tile', calling(drawTile, (vars) => ({ ...vars, strongholds: vars.strongholds.slice(1) }))],
  ['more', jumping('tile', ({ vars }) => vars.strongholds.length > 0)],
  ['end', returning(() => null)],
])
