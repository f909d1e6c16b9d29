/**
 * A Hunt tile drawn (chapter IX): which one, the die it may call for, and how much damage it does.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Draw } from '../../../kernel/procedure'
import type { Changed, Here, Step } from '../../model/bundle'
import type { TileVars } from '../../model/frames'
import { HUNT_TILE_IDS, type HuntTileId } from '../../model/ids'
import type { RuleId } from '../../rulebook'
import {
  diceInHuntBox,
  HUNT_DIE,
  ignoresReveal,
  inPool,
  isAlone,
  isStandardNumber,
  needsRefill,
  tileData,
  tileIx,
} from '../../query/hunt'
import { changed, changing, happen } from '../changes/change'
import { corrupt } from '../changes/fellowship'
import { refill, takeTile } from './pool'

/** Fills an empty pool. */
export const fillPool = (here: Here<TileVars>): Changed => {
  if (!needsRefill(here.table)) return { table: here.table, events: NO_EVENTS }
  const change = changing(here)
  refill(change)
  return changed(change)
}

/** A tile out of the pool, by kind. */
export const drawTile = ({ table }: Here<TileVars>): Draw => {
  const outcomes: Array<HuntTileId> = []
  const weights: Array<number> = []
  for (let tile = 0; tile < HUNT_TILE_IDS.length; tile++) {
    const number = inPool(table, tile)
    if (number === 0) continue
    outcomes.push(HUNT_TILE_IDS[tile] as HuntTileId)
    weights.push(number)
  }
  return { name: 'hunt tile', rule: 'hunt.pool', outcomes, weights }
}

/** Shows a tile. Only who was Guide before the draw keeps its number from revealing. */
export const showTile = (here: Here<TileVars>, id: HuntTileId): Step<TileVars> => {
  const { table, vars } = here
  const tile = tileIx(id)
  const data = tileData(tile)
  const change = changing(here)
  takeTile(change, tile)
  happen(change, { kind: 'TileDrawn', rule: 'hunt.pool', tile: id, why: vars.why })
  const ignored = ignoresReveal(table) && isStandardNumber(data)
  const reveals = data.reveal && !table.fellowship.revealed && !ignored
  return { ...changed(change), vars: { ...vars, tile, reveals, gollum: isAlone(table) } }
}

/** The die that a tile calls for, if it does. */
export const drawDie = ({ vars }: Here<TileVars>): Draw | undefined =>
  tileData(vars.tile).damage.kind === 'die'
    ? { name: 'tile die', rule: 'hunt.dieTile', outcomes: HUNT_DIE }
    : undefined

/** Shows the die of a tile. */
export const showDie = ({ table, vars }: Here<TileVars>, roll: number): Step<TileVars> => ({
  table,
  events: [{ kind: 'TileDieRolled', rule: 'hunt.dieTile', roll }],
  vars: { ...vars, damage: roll },
})

/** What a tile is worth, and by which rule; below zero it heals. */
const worthOf = ({ table, vars }: Here<TileVars>): readonly [worth: number, rule: RuleId] => {
  const { damage } = tileData(vars.tile)
  if (damage.kind === 'number') return [damage.value, damage.value < 0 ? 'hunt.negative' : 'hunt.damage']
  if (damage.kind === 'die') return [vars.damage, 'hunt.dieTile']
  if (vars.why === 'mordor') return [diceInHuntBox(table), 'mordor.eye']
  return [vars.why === 'hunt' ? vars.successes : 0, 'hunt.eye']
}

/** Sets the damage of a tile, or heals by one below zero. */
export const setDamage = (here: Here<TileVars>): Step<TileVars> => {
  const [worth, rule] = worthOf(here)
  const damage = Math.max(0, worth)
  const change = changing(here)
  happen(change, { kind: 'DamageSet', rule, damage })
  if (worth < 0) corrupt(change, worth, rule)
  return { ...changed(change), vars: { ...here.vars, damage } }
}
