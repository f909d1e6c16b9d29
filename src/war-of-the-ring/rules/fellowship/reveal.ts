/**
 * The Fellowship revealed (chapter VIII): the figure moves, and each Shadow Stronghold on its way draws a
 * Hunt tile (ruling OR-61). On the Mordor Track there is no way to go, and this is not called.
 */
import { calling, doing, jumping, returning, type Here, type Procedure, type Step } from '../../model/bundle'
import { start, type LocateVars } from '../../model/frames'
import type { RegionIx, Table } from '../../model/table'
import { regionId, SETTLEMENT_OF, STRONGHOLD } from '../../query/board'
import { holdsHome } from '../../query/control'
import { changed, changing, happen } from '../changes/change'
import { askPath, moveRingBearers, pathOf } from './path'

/** The different Strongholds on the way that were the Shadow's from the start and still are. */
const strongholdsOn = (table: Table, path: ReadonlyArray<RegionIx>): ReadonlyArray<RegionIx> =>
  path.filter(
    (region, place) =>
      SETTLEMENT_OF[region] === STRONGHOLD && holdsHome(table, 1, region) && path.indexOf(region) === place,
  )

const show = (here: Here<LocateVars>): Step<LocateVars> => {
  const path = pathOf(here)
  const strongholds = here.table.fellowship.progress > 0 ? strongholdsOn(here.table, path) : []
  const change = changing(here)
  moveRingBearers(change, 'reveal', path)
  const region = regionId(change.table.fellowship.region)
  happen(change, { kind: 'FellowshipRevealed', rule: 'fellowship.reveal', region })
  return { ...changed(change), vars: { ...here.vars, path, strongholds } }
}

const drawTile = ({ vars }: Here<LocateVars>) =>
  vars.strongholds.length === 0
    ? undefined
    : start('tile', 'draw', {
        why: 'stronghold',
        successes: 0,
        tile: -1,
        damage: 0,
        reveals: false,
        gollum: false,
        casualty: false,
        answer: null,
        lost: -1,
        leaving: 0,
      })

/** A reveal: the way, then the tiles for Strongholds on it, one after the other. */
export const reveal: Procedure<LocateVars> = [
  ['path', calling(askPath, (vars, path: ReadonlyArray<RegionIx>) => ({ ...vars, path }))],
  ['show', doing(show)],
  ['tile', calling(drawTile, (vars) => ({ ...vars, strongholds: vars.strongholds.slice(1) }))],
  ['more', jumping('tile', ({ vars }) => vars.strongholds.length > 0)],
  ['end', returning(() => null)],
]
