/**
 * Entering Mordor (chapter IX): the figure goes onto the Mordor Track, and the Hunt Pool is made anew.
 */
import type { Rules } from '../../model/config'
import { derived } from '../../../kernel/derived'
import { ofTile, tileCount } from '../../model/counts'
import { tilesDraft, type RegionIx, type Tiles, type TileIx } from '../../model/table'
import { regionId, regionIx } from '../../query/board'
import { edit, editFellowship, happen, type Change } from '../changes/change'
import { isInMordor } from '../../query/fellowship'
import { corrupt } from '../changes/fellowship'

const ENTRANCES = derived((rules: Rules): ReadonlyArray<RegionIx> =>
  rules.fellowship.mordor.entrances.map(regionIx),
)

const EYES = derived((rules: Rules): ReadonlyArray<TileIx> =>
  rules.huntTiles.flatMap(({ kind, damage }, tile) =>
    kind === 'standard' && damage.kind === 'eye' ? [tile] : [],
  ),
)

/** Whether a Fellowship declared in a region goes on to the Mordor Track. */
export const isEntrance = (rules: Rules, region: RegionIx): boolean => ENTRANCES(rules).includes(region)

/**
 * What is left in the pool, the Eyes drawn so far and the special tiles in play; what is removed stays
 * out.
 */
const newPool = (rules: Rules, tiles: Tiles): Tiles => {
  const draft = tilesDraft(tiles)
  for (const eye of EYES(rules)) {
    const back = ofTile(rules, eye, tileCount(rules, tiles.drawn, eye))
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
    draft.tiles = newPool(change.rules, change.table.tiles)
  })
  happen(change, { kind: 'MordorEntered', rule: 'mordor.enter', from })
}

/*
 * A step on the Mordor Track (chapter IX). Whether it has led to the Crack of Doom is a standing check.
 */

/** Moves the Fellowship one step on. */
export const advanceInMordor = (change: Change): void => {
  const step = change.table.fellowship.mordor + 1
  editFellowship(change, (draft) => {
    draft.mordor = step
  })
  happen(change, { kind: 'MordorAdvanced', rule: 'mordor.advance', step })
}

/*
 * Standing still on the Mordor Track (chapter IX): a turn without an attempt costs Corruption.
 */

/** What a turn without a try to move or hide costs on the track, when Action Resolution is over. */
export const idle = (change: Change): void => {
  if (isInMordor(change.table) && !change.table.fellowship.tried)
    corrupt(change, change.rules.fellowship.mordor.idle, 'mordor.idle')
}
