/**
 * Entering Mordor (chapter IX): the figure goes onto the Mordor Track, and the Hunt Pool is made anew.
 */
import { FELLOWSHIP } from '../../data/fellowship'
import { HUNT_TILES } from '../../data/hunt-tiles'
import { ofTile, tileCount } from '../../model/counts'
import { tilesDraft, type RegionIx, type Tiles, type TileIx } from '../../model/table'
import { regionId, regionIx } from '../../query/board'
import { edit, editFellowship, happen, type Change } from '../changes/change'

const ENTRANCES: ReadonlyArray<RegionIx> = FELLOWSHIP.mordor.entrances.map(regionIx)

const EYES: ReadonlyArray<TileIx> = HUNT_TILES.flatMap(({ kind, damage }, tile) =>
  kind === 'standard' && damage.kind === 'eye' ? [tile] : [],
)

/** Whether a Fellowship declared in a region goes on to the Mordor Track. */
export const isEntrance = (region: RegionIx): boolean => ENTRANCES.includes(region)

/**
 * What is left in the pool, the Eyes drawn so far and the special tiles in play; what is removed stays
 * out.
 */
const newPool = (tiles: Tiles): Tiles => {
  const draft = tilesDraft(tiles)
  for (const eye of EYES) {
    const back = ofTile(eye, tileCount(tiles.drawn, eye))
    draft.pool += back
    draft.drawn -= back
  }
  draft.pool += draft.waiting
  draft.waiting = 0
  return draft
}

/** The Fellowship, declared at an entrance, is on the first circle of the track. */
export const enterMordor = (change: Change): void => {
  const from = regionId(change.table.fellowship.region)
  editFellowship(change, (draft) => {
    draft.region = -1
    draft.progress = 0
    draft.mordor = 0
    draft.tried = false
  })
  edit(change, (draft) => {
    draft.tiles = newPool(change.table.tiles)
  })
  happen(change, { kind: 'MordorEntered', rule: 'mordor.enter', from })
}
