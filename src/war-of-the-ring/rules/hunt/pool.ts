/**
 * The Hunt Pool (chapter IX): a tile drawn stays out of it, and once it is dealt with an empty pool gets the
 * standard tiles back (rulings OR-81, OR-83).
 */
import { ofTile, standardTiles } from '../../model/counts'
import { tilesDraft, type TileIx } from '../../model/table'
import { needsRefill } from '../../query/hunt'
import { edit, happen, type Change } from '../changes/change'

/** Takes a tile out of the pool and lays it with those drawn. */
export const takeTile = (change: Change, tile: TileIx): void =>
  edit(change, (draft) => {
    const tiles = tilesDraft(draft.tiles)
    tiles.pool -= ofTile(tile)
    tiles.drawn += ofTile(tile)
    draft.tiles = tiles
  })

/** Puts the standard tiles back into the pool if it is empty. */
export const refill = (change: Change): void => {
  if (!needsRefill(change.table)) return
  edit(change, (draft) => {
    const tiles = tilesDraft(draft.tiles)
    const standard = standardTiles(tiles.drawn)
    tiles.pool += standard
    tiles.drawn -= standard
    draft.tiles = tiles
  })
  happen(change, { kind: 'PoolRefilled', rule: 'hunt.refill' })
}
