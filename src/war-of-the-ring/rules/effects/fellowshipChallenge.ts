/**
 * Hunt tiles drawn to find the Eyes among them: they leave the game, unless all of them are Eyes. The tiles
 * lie with those drawn before while the card is at work, but an empty pool is not filled from them.
 */
import { NO_EVENTS } from '../../../kernel/types'
import { doing, drawing, jumping, returning, type Changed, type Here } from '../../model/bundle'
import type { Procedure, Step } from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import { start, type ChallengeVars } from '../../model/frames'
import { HUNT_TILE_IDS, type HuntTileId } from '../../model/ids'
import { ofTile, standardTiles, tileCount, type Counts } from '../../model/counts'
import { tilesDraft, type TileIx, type Tiles } from '../../model/table'
import { isOnMap } from '../../query/armies'
import { tileData, tileId, tileIx } from '../../query/hunt'
import { characterIx } from '../../query/pieces'
import { type Change, changed, changing, edit, goesOn, happen } from '../changes/change'
import { eliminate } from '../changes/figures'
import { drawTile } from '../hunt/draw'
import { refill, takeTile } from '../hunt/pool'
import { instructionOf, type Verb } from './verb'

/** An empty pool gets the standard tiles back that were drawn before this card. */
const fill = (here: Here<ChallengeVars>): Changed => {
  const { tiles } = here.table
  const back = standardTiles(tiles.drawn) - standardTiles(here.vars.held)
  if (tiles.pool !== 0 || back === 0) return { table: here.table, events: NO_EVENTS }
  const change = changing(here)
  edit(change, (draft) => {
    const edited = tilesDraft(tiles)
    edited.pool += back
    edited.drawn -= back
    draft.tiles = edited
  })
  happen(change, { kind: 'PoolRefilled', rule: 'hunt.refill' })
  return changed(change)
}

const show = (here: Here<ChallengeVars>, tile: HuntTileId): Step<ChallengeVars> => {
  const { vars } = here
  const change = changing(here)
  takeTile(change, tileIx(tile))
  happen(change, { kind: 'TileDrawn', rule: 'hunt.pool', tile, why: 'card' })
  return goesOn(change, { ...vars, held: vars.held + ofTile(tileIx(tile)), left: vars.left - 1 })
}

/** Whether another tile can be drawn. */
const canDraw = ({ pool, drawn }: Tiles, held: Counts): boolean =>
  pool !== 0 || standardTiles(drawn) !== standardTiles(held)

const isEye = (tile: TileIx): boolean => tileData(tile).damage.kind === 'eye'

const eyesIn = (held: Counts): number => {
  let eyes = 0
  for (let tile = 0; tile < HUNT_TILE_IDS.length; tile++) if (isEye(tile)) eyes += tileCount(held, tile)
  return eyes
}

/** Puts tiles of a kind that were drawn back into the pool, or out of the game. */
const putTiles = (change: Change, tile: TileIx, number: number, to: 'pool' | 'removed'): void => {
  if (number === 0) return
  edit(change, (draft) => {
    const tiles = tilesDraft(draft.tiles)
    tiles.drawn -= ofTile(tile, number)
    tiles[to] += ofTile(tile, number)
    draft.tiles = tiles
  })
  const kind = to === 'pool' ? 'TileReturned' : 'TileRemoved'
  happen(change, { kind, rule: 'events.overrides', tile: tileId(tile), number })
}

const judge = (here: Here<ChallengeVars>): Changed => {
  const { held } = here.vars
  const instruction = instructionOf(here, 'challenge')
  const change = changing(here)
  const fails = eyesIn(held) === instruction?.tiles
  for (let tile = 0; tile < HUNT_TILE_IDS.length; tile++)
    putTiles(change, tile, tileCount(held, tile), isEye(tile) && !fails ? 'removed' : 'pool')
  if (fails)
    for (const who of instruction.who)
      if (isOnMap(change.table, characterIx(who))) eliminate(change, characterIx(who), 'events.overrides')
  refill(change)
  return changed(change)
}

/** Tiles drawn one by one, as many as there are, and judged. */
export const challenge: Procedure<ChallengeVars> = [
  ['fill', doing(fill)],
  [
    'draw',
    drawing((here) => (here.vars.left > 0 && here.table.tiles.pool !== 0 ? drawTile(here) : undefined), show),
  ],
  ['more', jumping('fill', ({ table, vars }) => vars.left > 0 && canDraw(table.tiles, vars.held))],
  ['judge', doing(judge)],
  ['over', returning(() => null)],
]

/** Draws tiles and judges them. */
export const challengeVerb: Verb<Extract<Instruction, { kind: 'challenge' }>> = {
  frame: ({ vars }, { tiles }) => start('challenge', 'fill', { ...vars, held: 0, left: tiles }),
}
