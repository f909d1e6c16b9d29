/**
 * The Fellowship revealed (chapter VIII): the figure moves, and each Shadow Stronghold on its way draws a
 * Hunt tile (ruling OR-61). On the Mordor Track there is no way to go, and this is not called.
 */
import { calling, doing, jumping, procedure, returning, type Here, type Step } from '../../model/bundle'
import { newTile, type LocateVars } from '../../model/frames'
import type { RegionIx, Table } from '../../model/table'
import { regionId, SETTLEMENT_OF, STRONGHOLD } from '../../query/board'
import { holdsHome } from '../../query/control'
import { changing, goesOn, happen } from '../changes/change'
import { askPathCard } from '../effects/reaction'
import { askPath, moveRingBearers, pathOf, wayOf } from './path'

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
