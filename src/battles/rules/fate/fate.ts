/**
 * Fate: tiles are drawn one after the other, the last one is applied, and the marker goes on step by step.
 */
import { passOf } from '../../../kernel/brand'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { ApplyTile, DrawTile, Pass } from '../../model/actions'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Here,
  type Question,
} from '../../model/bundle'
import { amended, tableCopy, tilesCopy } from '../../model/drafts'
import { ask, doingEffect, start } from '../../model/frames'
import type { CountVars, FateVars } from '../../model/frames/turn'
import { sure } from '../../model/sure'
import { adding, together, totalOf, countOf } from '../../model/counts'
import type { Tiles } from '../../model/json'
import { boxOf } from '../../query/board'
import { hasShadowArmy } from '../../query/possible'
import { refusal } from '../../rulebook'
import {
  type Change,
  changed,
  changedTo,
  changing,
  happen,
  putCharacter,
  setTable,
  takeControl,
} from '../changes'
import { putInBox } from '../turn/shadowPhase'

const setTiles = (change: Change, fields: Partial<Tiles>): void =>
  setTable(change, { tiles: amended(tilesCopy(change.table.tiles), fields) })

/** An empty pool is filled with the grey tiles that were used. */
const refill = (change: Change): void => {
  const { pool, used } = change.table.tiles
  if (totalOf(pool) > 0 || totalOf(used) === 0) return
  setTiles(change, { pool: used, used: {} })
  happen(change, { kind: 'TilesReturned', rule: 'fate.another', count: totalOf(used) })
}

const canDrawTile = ({ table }: Here): boolean => totalOf(table.tiles.pool) + totalOf(table.tiles.used) > 0

const tileOf = ({ rules, vars }: Here<FateVars>) => sure(rules.scenario.tiles[sure(vars.tile)])

/** Whether a tile is drawn beyond the question: the one before it says so. */
const mayChoose = (here: Here<FateVars>): boolean => {
  const { left, tile } = here.vars
  if (tile !== null && tileOf(here).colour === 'red') return false
  return left > 0 && canDrawTile(here)
}

/** A tile that is drawn puts the one before it aside. */
const takeTile = (here: Here<FateVars>, tile: string) => {
  const change = changing(here)
  const { tile: before, left } = here.vars
  const { pool, aside } = here.table.tiles
  if (before !== null) {
    setTiles(change, { aside: adding(aside, before, 1) })
    happen(change, { kind: 'TileSetAside', rule: 'fate.lastTile', tile: before })
  }
  setTiles(change, { pool: adding(pool, tile, -1), drawn: tile })
  happen(change, { kind: 'TileDrawn', rule: 'fate.draws', tile })
  return changedTo<FateVars>(change, { tile, left: Math.max(0, left - 1), applied: here.vars.applied })
}

/** What the number of a tile moves the marker. */
const stepsOf = (here: Here<FateVars>): number => {
  const { advance } = tileOf(here)
  return advance === 'box' ? boxOf(here.table) : advance
}

/** The applied tile is out: grey ones until the pool is empty, special ones for good. */
const apply = (here: Here<FateVars>) => {
  const change = changing(here)
  const tile = tileOf(here)
  const { used, out } = here.table.tiles
  if (tile.colour === 'grey') setTiles(change, { used: adding(used, tile.id, 1), drawn: null })
  else setTiles(change, { out: adding(out, tile.id, 1), drawn: null })
  happen(change, { kind: 'TileApplied', rule: 'fate.effects', tile: tile.id })
  return changedTo(change, { ...here.vars, left: 0, applied: true })
}

/** What a tile of the scenario does beside. */
const besides = (here: Here<FateVars>) => {
  const tile = tileOf(here)
  return tile.effect === undefined
    ? undefined
    : doingEffect(`tile/${tile.id}`, tile.colour === 'red' ? 'shadow' : 'free')
}

/** Step three. */
export const fate = procedure('fate', [
  ['choose', jumping('chosen', (here) => !mayChoose(here))],
  [
    'ask',
    calling(
      ({ vars }) => ask('decide/tile', vars),
      (vars, does): FateVars => (does === 'draw' ? vars : { ...vars, left: 0, applied: does === 'none' }),
    ),
  ],
  ['stopped', jumping('chosen', ({ vars }) => vars.left === 0)],
  [
    'refill',
    doing((here) => {
      const change = changing(here)
      refill(change)
      return changed(change)
    }),
  ],
  [
    'draw',
    drawing(
      ({ table }) => {
        const { pool } = table.tiles
        const outcomes = Object.keys(pool)
        return { name: 'tile', rule: 'fate.draws', outcomes, weights: Object.values(pool) }
      },
      takeTile,
      () => 'Which Fate Tile is drawn?',
    ),
  ],
  ['another', jumping('choose', () => true)],
  ['chosen', jumping('return', ({ vars }) => vars.tile === null)],
  ['apply', doing(apply)],
  ['steps', calling((here) => start('fateSteps', 'step', { count: stepsOf(here) }))],
  ['icon', calling((here) => (tileOf(here).icon === true ? doingEffect('icon', 'free') : undefined))],
  ['beside', calling(besides)],
  [
    'mayAddDie',
    calling(
      (here) =>
        tileOf(here).addsDie === true && here.table.dice.shadow.unrolled > 0
          ? ask('decide/may', { side: 'shadow', rule: 'fate.effects' })
          : undefined,
      (vars, adds): FateVars => ({ ...vars, left: adds ? 1 : 0 }),
    ),
  ],
  [
    'addDie',
    doing((here) => {
      const change = changing(here)
      if (tileOf(here).addsDie === true) putInBox(change, here.vars.left)
      return changedTo(change, { ...here.vars, left: 0 })
    }),
  ],
  [
    'token',
    calling((here) =>
      tileOf(here).addsDie === true && hasShadowArmy(here)
        ? start('assign', 'next', { count: 1, region: null })
        : undefined,
    ),
  ],
  ['alone', jumping('return', (here) => tileOf(here).drawAnother !== true || !canDrawTile(here))],
  [
    'extra',
    doing((here) => {
      const change = changing(here)
      refill(change)
      return changedTo(change, { tile: null, left: 1, applied: false })
    }),
  ],
  ['drawExtra', jumping('draw', () => true)],
  [
    'return',
    doing((here) => {
      const change = changing(here)
      const { pool, aside } = here.table.tiles
      if (totalOf(aside) > 0) {
        setTiles(change, { pool: together(pool, aside), aside: {} })
        happen(change, { kind: 'TilesReturned', rule: 'fate.discard', count: totalOf(aside) })
      }
      takeControl(change)
      return changed(change)
    }),
  ],
  ['over', returning(() => null)],
])

/** Draw, apply, or draw none? */
export const decideTile: Question<'decide/tile', DrawTile | ApplyTile | Pass> = {
  answers: ['drawTile', 'applyTile', 'pass'],
  seats: () => ['free'],
  options: ({ vars }, seat) => [
    { seat, kind: 'drawTile' },
    vars.tile === null ? passOf(seat) : { seat, kind: 'applyTile' },
  ],
  violations: ({ vars }, action) => {
    if (action.kind === 'drawTile') return LEGAL
    if ((action.kind === 'pass') === (vars.tile === null)) return LEGAL
    const because =
      action.kind === 'pass' ? 'a tile is drawn: it is applied, or another is drawn' : 'no tile is drawn yet'
    return [refusal('fate.lastTile', {}, because)]
  },
  resolve: ({ table }, action) => ({
    table,
    events: NO_EVENTS,
    value: action.kind === 'drawTile' ? 'draw' : action.kind === 'applyTile' ? 'apply' : 'none',
  }),
  asks: ({ vars }) =>
    vars.tile === null ? 'Do you draw a Fate Tile?' : 'Do you apply this tile or draw on?',
  reads: ['fate.draws', 'fate.lastTile', 'fate.redTile'],
}

/** One step of the marker: whoever waits there is ready. */
const move = (here: Here<CountVars>) => {
  const change = changing(here)
  const { count } = here.vars
  const to = Math.max(0, here.table.fate + Math.sign(count))
  setTable(change, { fate: to })
  happen(change, { kind: 'FateMoved', rule: 'fate.stepByStep', to })
  for (const character of here.rules.scenario.characterIds)
    if (here.table.characters[character] === '*track' && countOf(here.table.steps, character) <= to) {
      putCharacter(change, character, '*ready')
      happen(change, { kind: 'CharacterReady', rule: 'fate.ready', character })
    }
  return changedTo(change, { count: count - Math.sign(count) })
}

/** What happens on a step happens once, when the marker first enters it. */
const eventOf = ({ table, rules }: Here): string | undefined =>
  table.fate > table.reached && rules.scenario.effects[`step/${table.fate}`] !== undefined
    ? `step/${table.fate}`
    : undefined

const mark = (here: Here<CountVars>) => {
  const { table } = here
  const reached = Math.max(table.reached, table.fate)
  return {
    table: reached === table.reached ? table : amended(tableCopy(table), { reached }),
    events: NO_EVENTS,
  }
}

/** The marker goes on, step by step. */
export const fateSteps = procedure('fateSteps', [
  ['step', jumping('over', ({ table, vars }) => vars.count === 0 || (vars.count < 0 && table.fate === 0))],
  ['move', doing(move)],
  [
    'happens',
    calling((here) => {
      const list = eventOf(here)
      return list === undefined ? undefined : doingEffect(list, 'free')
    }),
  ],
  ['mark', doing(mark)],
  ['again', jumping('step', () => true)],
  ['over', returning(() => null)],
])
