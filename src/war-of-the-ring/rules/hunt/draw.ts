/**
 * A Hunt tile drawn (chapter IX): which one, the die it may call for, and how much damage it does.
 */
import { ofTile, standardTiles } from '../../model/counts'
import { tilesDraft, type TileIx, type Table } from '../../model/table'
import {
  needsRefill,
  tileId,
  diceInHuntBox,
  HUNT_DIE,
  ignoresReveal,
  inPool,
  isAlone,
  isStandardNumber,
  isVoid,
  tileData,
  tileIx,
} from '../../query/hunt'
import { edit, happen, type Change, changed, changing, goesOn } from '../changes/change'
import { at } from '../../../kernel/row'
import type { Rules } from '../../model/config'
import { NO_EVENTS } from '../../../kernel/types'
import type { Changed, Here, Step, World, Draw } from '../../model/bundle'
import type { TileVars } from '../../model/frames'
import type { HuntTileId } from '../../model/ids'
import type { RuleId } from '../../rulebook'
import { corrupt } from '../changes/fellowship'

/*
 * The Hunt Pool (chapter IX): a tile drawn stays out of it, and once it is dealt with an empty pool gets the
 * standard tiles back (rulings OR-81, OR-83).
 */

/** Takes a tile out of the pool and lays it with those drawn. */
export const takeTile = (change: Change, tile: TileIx): void =>
  edit(change, (draft) => {
    const tiles = tilesDraft(draft.tiles)
    tiles.pool -= ofTile(change.rules, tile)
    tiles.drawn += ofTile(change.rules, tile)
    draft.tiles = tiles
  })

/** Puts a tile that was drawn back into the pool. */
const returnTile = (change: Change, tile: TileIx): void => {
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

/** Fills an empty pool. */
export const fillPool = (here: Here<TileVars>): Changed => {
  if (!needsRefill(here.rules, here.table)) return { table: here.table, events: NO_EVENTS }
  const change = changing(here)
  refill(change, here.vars.replaced)
  return changed(change)
}

/** Whether a tile may be replaced: it is one of a Hunt, and there is another one to draw. */
export const isReplaceable = ({ rules, table: { tiles }, vars }: Here<TileVars>): boolean =>
  countsAsHunt(vars) &&
  !isVoid(vars.why, tileData(rules, vars.tile)) &&
  (tiles.pool !== 0 || standardTiles(rules, tiles.drawn - ofTile(rules, vars.tile)) !== 0)

/** Whether a tile is that of a Hunt, or is dealt with as one: not if Companions leave for it. */
export const countsAsHunt = ({ bearing }: TileVars): boolean => bearing !== 'separate'

/** When a tile is dealt with, the one that it replaced goes back into the pool. */
export const putBack = (here: Here<TileVars>): Step<TileVars> => {
  const { table, vars } = here
  if (vars.replaced < 0) return { table, events: NO_EVENTS }
  const change = changing(here)
  returnTile(change, vars.replaced)
  return goesOn(change, { ...vars, replaced: -1 })
}

/** A tile out of the pool, by kind. */
export const drawTile = ({ rules, table }: World): Draw<HuntTileId> => {
  const outcomes: Array<HuntTileId> = []
  const weights: Array<number> = []
  for (let tile = 0; tile < rules.huntTileIds.length; tile++) {
    const number = inPool(rules, table, tile)
    if (number === 0) continue
    outcomes.push(at(rules.huntTileIds, tile))
    weights.push(number)
  }
  return { name: 'hunt tile', rule: 'hunt.pool', outcomes, weights }
}

/** A tile as it is taken up when it is shown. Only who was Guide before keeps its number from revealing. */
export const shown = (rules: Rules, table: Table, vars: TileVars, tile: TileIx): TileVars => {
  const data = tileData(rules, tile)
  const ignored = ignoresReveal(rules, table) && isStandardNumber(data)
  const reveals =
    data.reveal &&
    !table.fellowship.revealed &&
    !ignored &&
    !isVoid(vars.why, data) &&
    vars.why !== 'declaration'
  return { ...vars, tile, reveals, gollum: isAlone(rules, table) }
}

/** Shows a tile. */
export const showTile = (here: Here<TileVars>, id: HuntTileId): Step<TileVars> => {
  const { table, vars } = here
  const tile = tileIx(here.rules, id)
  const change = changing(here)
  takeTile(change, tile)
  happen(change, { kind: 'TileDrawn', rule: 'hunt.pool', tile: id, why: vars.why })
  return goesOn(change, shown(here.rules, table, vars, tile))
}

/** The die that a tile calls for, if it does. */
export const drawDie = ({ rules, vars }: Here<TileVars>): Draw<number> | undefined =>
  tileData(rules, vars.tile).damage.kind === 'die'
    ? { name: 'tile die', rule: 'hunt.dieTile', outcomes: HUNT_DIE }
    : undefined

/** Shows the die of a tile. */
export const showDie = ({ table, vars }: Here<TileVars>, roll: number): Step<TileVars> => ({
  table,
  events: [{ kind: 'TileDieRolled', rule: 'hunt.dieTile', roll }],
  vars: { ...vars, damage: roll },
})

/** What a tile is worth, and by which rule; below zero it heals. */
const worthOf = ({
  rules,
  table,
  vars,
}: Pick<Here<TileVars>, 'rules' | 'table' | 'vars'>): readonly [worth: number, rule: RuleId] => {
  const data = tileData(rules, vars.tile)
  const { damage } = data
  if (isVoid(vars.why, data)) return [0, 'events.overrides']
  if (damage.kind === 'number') return [damage.value, damage.value < 0 ? 'hunt.negative' : 'hunt.damage']
  if (damage.kind === 'die') return [vars.damage, 'hunt.dieTile']
  if (vars.why === 'mordor') return [diceInHuntBox(table), 'mordor.eye']
  return [vars.why === 'hunt' ? vars.successes : 0, 'hunt.eye']
}

/** The number of a tile, of its die or of its Eye. */
export const numberOf = (here: Pick<Here<TileVars>, 'rules' | 'table' | 'vars'>): number => worthOf(here)[0]

/** Sets the damage of a tile, or heals by one below zero; Companions who leave for it take it away. */
export const setDamage = (here: Here<TileVars>): Step<TileVars> => {
  const [worth, rule]: readonly [number, RuleId] =
    here.vars.bearing === 'separate' ? [0, 'events.overrides'] : worthOf(here)
  const damage = Math.max(0, worth)
  const change = changing(here)
  happen(change, { kind: 'DamageSet', rule, damage })
  if (worth < 0) corrupt(change, worth, rule)
  return goesOn(change, { ...here.vars, damage })
}
