/**
 * Hunt tiles drawn to find the Eyes among them: they leave the game, unless all of them are Eyes. The tiles
 * lie with those drawn before while the card is at work, but an empty pool is not filled from them.
 */
import type { Rules } from '../../model/config'
import { NO_EVENTS } from '../../../kernel/types'
import { doing, drawing, jumping, procedure, returning, type Changed, type Here } from '../../model/bundle'
import type { Step } from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import { start, type ChallengeVars } from '../../model/frames'
import { type HuntTileId } from '../../model/ids'
import { ofTile, standardTiles, tileCount, type Counts } from '../../model/counts'
import { tilesDraft, type TileIx, type Tiles } from '../../model/table'
import { isOnMap } from '../../query/armies'
import { asksForCard } from '../../query/cardFigures'
import { isPoolSpent, tileData, tileId, tileIx } from '../../query/hunt'
import { characterIx } from '../../query/pieces'
import { type Change, changed, changing, edit, goesOn, happen } from '../changes/change'
import { eliminate } from '../changes/figures'
import { drawTile, refill, takeTile } from '../hunt/draw'
import { instructionOf, type Verb } from './verb'

/** An empty pool gets the standard tiles back that were drawn before this card. */
const fill = (here: Here<ChallengeVars>): Changed => {
  const { tiles } = here.table
  const back = standardTiles(here.rules, tiles.drawn) - standardTiles(here.rules, here.vars.held)
  if (back === 0 || !isPoolSpent(here.rules, here.table)) return { table: here.table, events: NO_EVENTS }
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

/** A tile is shown. */
export const show = (here: Here<ChallengeVars>, tile: HuntTileId): Step<ChallengeVars> => {
  const { vars } = here
  const change = changing(here)
  takeTile(change, tileIx(here.rules, tile))
  happen(change, { kind: 'TileDrawn', rule: 'hunt.pool', tile, why: 'card' })
  return goesOn(change, {
    ...vars,
    held: vars.held + ofTile(here.rules, tileIx(here.rules, tile)),
    left: vars.left - 1,
  })
}

/** Whether another tile can be drawn. */
const canDraw = (rules: Rules, { pool, drawn }: Tiles, held: Counts): boolean =>
  pool !== 0 || standardTiles(rules, drawn) !== standardTiles(rules, held)

const isEye = (rules: Rules, tile: TileIx): boolean => tileData(rules, tile).damage.kind === 'eye'

const eyesIn = (rules: Rules, held: Counts): number => {
  let eyes = 0
  for (let tile = 0; tile < rules.huntTileIds.length; tile++)
    if (isEye(rules, tile)) eyes += tileCount(rules, held, tile)
  return eyes
}

/** Puts tiles of a kind that were drawn back into the pool, or out of the game. */
const putTiles = (change: Change, tile: TileIx, number: number, to: 'pool' | 'removed'): void => {
  if (number === 0) return
  edit(change, (draft) => {
    const tiles = tilesDraft(draft.tiles)
    tiles.drawn -= ofTile(change.rules, tile, number)
    tiles[to] += ofTile(change.rules, tile, number)
    draft.tiles = tiles
  })
  const kind = to === 'pool' ? 'TileReturned' : 'TileRemoved'
  happen(change, { kind, rule: 'events.overrides', tile: tileId(change.rules, tile), number })
}

const judge = (here: Here<ChallengeVars>): Changed => {
  const { held } = here.vars
  const instruction = instructionOf(here, 'challenge')
  const change = changing(here)
  const fails = eyesIn(here.rules, held) === instruction?.tiles
  for (let tile = 0; tile < here.rules.huntTileIds.length; tile++)
    putTiles(
      change,
      tile,
      tileCount(here.rules, held, tile),
      isEye(here.rules, tile) && !fails ? 'removed' : 'pool',
    )
  if (fails)
    for (const who of instruction.who)
      if (isOnMap(change.table, characterIx(here.rules, who)))
        eliminate(change, characterIx(here.rules, who), 'events.overrides')
  refill(change)
  return changed(change)
}

/** The next tile, if one is to be drawn. */
export const drawNext = (here: Here<ChallengeVars>) =>
  here.vars.left > 0 && here.table.tiles.pool !== 0 ? drawTile(here) : undefined

/** Tiles drawn one by one, as many as there are, and judged. */
export const challenge = procedure('challenge', [
  ['fill', doing(fill)],
  ['draw', drawing(drawNext, show, asksForCard('Which Hunt tile'))],
  [
    'more',
    jumping('fill', ({ rules, table, vars }) => vars.left > 0 && canDraw(rules, table.tiles, vars.held)),
  ],
  ['judge', doing(judge)],
  ['over', returning(() => null)],
])

/** Draws tiles and judges them. */
export const challengeVerb: Verb<Extract<Instruction, { kind: 'challenge' }>> = {
  frame: ({ vars }, { tiles }) => start('challenge', 'fill', { ...vars, held: 0, left: tiles }),
}
