/**
 * Secrets: what a seat may not know is replaced by `hidden` in the saved form of a state.
 * Hidden are the seed, the enemy's hidden pieces and faces, his picks, and a card not yet shown.
 */
import { objectOf, type Obj } from '../../kernel/json'
import type { SavedState } from '../../kernel/snapshot'
import type { Json } from '../../kernel/hash'
import { regionId, SINGLES } from '../query/board'
import {
  REGION_IDS,
  SPECIAL_CARD_IDS,
  TILE_IDS,
  type Seat,
  type SpecialCardId,
  type TileId,
} from '../model/ids'
import type { TableJson } from '../model/json'
import { SIDE_TILES } from '../model/shapes'

/** The sides a viewer may not look behind: the enemy's, or both if he has no seat in this game. */
export const hiddenSides = (viewer: Seat | 'spectator', games: Json, game: Json): ReadonlyArray<0 | 1> => {
  if (games === 1 && viewer === 'fellowship') return [1]
  if (games === 1 && viewer === 'sauron') return [0]
  if (games === 1 || (viewer !== 'first' && viewer !== 'second')) return [0, 1]
  return (viewer === 'first') === (game === 0) ? [1] : [0]
}

/** The tiles of a side. */
export const tilesOf = (side: 0 | 1): ReadonlyArray<TileId> => SIDE_TILES[side]
/** The special cards of a side. */
export const specialsOf = (side: 0 | 1): ReadonlyArray<SpecialCardId> =>
  SPECIAL_CARD_IDS.slice(side * 4, side * 4 + 4)

/** Hidden tiles of a side: neither revealed nor defeated. */
const secretTiles = (table: TableJson, side: 0 | 1): ReadonlyArray<TileId> =>
  tilesOf(side).filter((tile) => table.at[tile] !== 'defeated' && !table.revealed.includes(tile))

/** How many hidden pieces stand in each region; that lies open, but not which one a side has filled first. */
const countsOf = (table: TableJson, side: 0 | 1): Obj => {
  const secret = secretTiles(table, side)
  const waiting = secret.filter((tile) => table.at[tile] === 'unplaced').length
  if (waiting > 0)
    return Object.fromEntries(
      SINGLES[side].slice(0, secret.length - waiting).map((region) => [regionId(region), 1]),
    )
  const counts = REGION_IDS.map((region): [string, number] => [
    region,
    secret.filter((tile) => table.at[tile] === region).length,
  ])
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** Names hidden pieces in frames by where they stand: the same piece always by the same mark. */
const marker = (table: TableJson, secret: ReadonlyArray<TileId>) => {
  const marks = new Map<string, string>()
  const perRegion = new Map<string, number>()
  return (text: string): string => {
    const tile = secret.find((one) => one === text)
    if (tile === undefined) return text
    const found = marks.get(tile)
    if (found !== undefined) return found
    const region = table.at[tile]
    const side = tilesOf(0).includes(tile) ? 0 : 1
    const key = `${region}:${side}`
    const count = perRegion.get(key) ?? 0
    perRegion.set(key, count + 1)
    const mark = `hidden:${region}:${count}:${side}`
    marks.set(tile, mark)
    return mark
  }
}

/** JSON with every text in it changed. */
export const walk = (json: Json, change: (text: string) => string): Json => {
  if (typeof json === 'string') return change(json)
  if (Array.isArray(json)) return json.map((one: Json) => walk(one, change))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, walk(value, change)]))
}

const hideAt = (list: Json | undefined, sides: ReadonlyArray<0 | 1>, hide: (value: Json) => Json): Json =>
  Array.isArray(list)
    ? list.map((value: Json, place) => (sides.some((side) => side === place) ? hide(value) : value))
    : null

const numberIn = (list: Json): number => (Array.isArray(list) ? list.length : 0)

/** Answers to secret simultaneous questions. */
const maskAnswers = (kind: string, vars: Obj, sides: ReadonlyArray<0 | 1>): Json => {
  if (kind === 'decide/cards')
    return {
      ...vars,
      chosen: hideAt(vars['chosen'], sides, (card) =>
        card === null || card === 'not asked' ? card : 'hidden',
      ),
    }
  if (kind === 'decide/specialCards')
    return {
      ...vars,
      picked: hideAt(vars['picked'], sides, numberIn),
    }
  if (kind === 'decide/faces') return { ...vars, settled: hideAt(vars['settled'], sides, numberIn) }
  return vars
}

const maskTable = (saved: SavedState, sides: ReadonlyArray<0 | 1>): Json => {
  const table = saved.table as unknown as TableJson
  const secret = sides.flatMap((side) => secretTiles(table, side))
  const faceless = sides.flatMap(tilesOf).filter((tile) => !table.facesKnown.includes(tile))
  const ownPicks = objectOf(saved.config)['specialCards'] === 'pick-two'
  const unseen = ownPicks
    ? sides.flatMap(specialsOf).filter((card) => table.special.includes(card) && !table.used.includes(card))
    : []
  const held = sides.map((side): [string, number] => [
    String(side),
    specialsOf(side).filter((card) => unseen.includes(card)).length,
  ])
  return {
    ...objectOf(saved.table),
    at: Object.fromEntries(TILE_IDS.map((tile) => [tile, secret.includes(tile) ? 'hidden' : table.at[tile]])),
    hiddenPieces: Object.fromEntries(sides.map((side) => [String(side), countsOf(table, side)])),
    variant: table.variant.filter((tile) => !faceless.includes(tile)),
    special: table.special.filter((card) => !unseen.includes(card)),
    hiddenSpecials: Object.fromEntries(held),
    compelled: secret.some((tile) => tile === table.compelled) ? 'hidden' : table.compelled,
  }
}

/** A saved state as a viewer may see it. */
export const mask = (saved: SavedState, viewer: Seat | 'spectator'): Json => {
  const table = saved.table as unknown as TableJson
  const sides = hiddenSides(viewer, objectOf(saved.config)['games'] ?? 1, table.game)
  const mark = marker(
    table,
    sides.flatMap((side) => secretTiles(table, side)),
  )
  return {
    ...saved,
    config: { ...objectOf(saved.config), seed: 'hidden' },
    chance: 'hidden',
    table: maskTable(saved, sides),
    stack: saved.stack.map(({ kind, at, vars }) => ({
      kind,
      at,
      vars: walk(maskAnswers(kind, objectOf(vars), sides), mark),
    })),
  }
}
