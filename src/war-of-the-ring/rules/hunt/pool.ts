/**
 * The Hunt Pool (chapter IX): a tile drawn stays out of it, and once it is dealt with an empty pool gets the
 * standard tiles back (rulings OR-81, OR-83).
 */
import { ofTile, standardTiles } from '../../model/counts'
import { tilesDraft, type TileIx } from '../../model/table'
import { needsRefill, tileId } from '../../query/hunt'
import { edit, happen, type Change } from '../changes/change'

/** Takes a tile out of the pool and lays it with those drawn. */
export const takeTile = (change: Change, tile: TileIx): void =>
  edit(change, (draft) => {
    const tiles = tilesDraft(draft.tiles)
    tiles.pool -= ofTile(change.rules, tile)
    tiles.drawn += ofTile(change.rules, tile)
    draft.tiles = tiles
  })

/** Puts a tile that was drawn back into the pool. */
export const returnTile = (change: Change, tile: TileIx): void => {
  edit(change, (draft) => {
    const tiles = tilesDraft(draft.tiles)
    tiles.drawn -= ofTile(change.rules, tile)
    tiles.pool += ofTile(change.rules, tile)
    draft.tiles = tiles
  })
  happen(change, {
    kind: 'TileReturned',
    rule: 'events.onTable',
    tile: tileId(change.rules, tile),
    number: 1,
  })
}

/** Puts the standard tiles back into the pool if it is empty, but for one that waits to go back by itself. */
export const refill = (change: Change, waiting: TileIx = -1): void => {
  if (!needsRefill(change.rules, change.table)) return
  edit(change, (draft) => {
    const tiles = tilesDraft(draft.tiles)
    const standard = standardTiles(
      change.rules,
      tiles.drawn - (waiting < 0 ? 0 : ofTile(change.rules, waiting)),
    )
    tiles.pool += standard
    tiles.drawn -= standard
    draft.tiles = tiles
  })
  happen(change, { kind: 'PoolRefilled', rule: 'hunt.refill' })
}
