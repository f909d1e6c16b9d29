/**
 * The table read by names from its JSON, for invariants that are written from the rulebook and not from the
 * code: where each tile is, which tiles a set holds, what the frames on the stack are about.
 */
import { confrontation, type State } from '../../../src/confrontation'
import { TILE_IDS } from '../../../src/confrontation/model/ids'

export const SIDES = ['fellowship', 'sauron'] as const
export type Side = (typeof SIDES)[number]

type Names = ReadonlyArray<string>

/** The table of a saved game. */
interface TableJson {
  readonly at: Readonly<Record<string, string>>
  readonly variant: Names
  readonly revealed: Names
  readonly forGood: Names
  readonly spied: Names
  readonly hand: Names
  readonly discard: Names
  readonly special: Names
  readonly used: Names
  readonly ringbearer: string
  readonly compelled: string | null
  readonly compelledIn: string | null
  readonly turn: Side | null
}

/** What a frame about an attack or a battle says. */
interface FightJson {
  readonly region: string
  readonly fighters: readonly [string, string]
  readonly played: ReadonlyArray<string | null>
  readonly fetched: ReadonlyArray<string | null>
  /** 1 if the fighter of the Fellowship has retreated, 2 if that of Sauron, 3 if both have. */
  readonly retreated: number
}

interface SavedJson {
  readonly table: TableJson
  readonly stack: ReadonlyArray<{ readonly kind: string; readonly vars: unknown }>
}

const saved = new WeakMap<State, SavedJson>()

/** A state as it is saved. */
const savedOf = (state: State): SavedJson => {
  const known = saved.get(state)
  if (known !== undefined) return known
  const json = confrontation.encode(state) as unknown as SavedJson
  saved.set(state, json)
  return json
}

/** The table as it is saved. */
export const tableOf = (state: State): TableJson => savedOf(state).table

/** Nine tiles and nine cards of each side. */
export const TILES: Readonly<Record<Side, Names>> = {
  fellowship: TILE_IDS.slice(0, 9),
  sauron: TILE_IDS.slice(9),
}
export const sideOfTile = (tile: string): Side => (TILES.fellowship.includes(tile) ? 'fellowship' : 'sauron')

/** The region of a tile, or `defeated`, or `unplaced`. */
export const placeOfTile = (state: State, tile: string): string => tableOf(state).at[tile] ?? 'no such tile'

/** The tiles of a side in a region. */
export const tilesAt = (state: State, side: Side, region: string): Names => {
  const { at } = tableOf(state)
  return TILES[side].filter((tile) => at[tile] === region)
}

/** The tiles of a side on the board. */
export const onBoard = (state: State, side: Side): Names =>
  TILES[side].filter((tile) => !['defeated', 'unplaced'].includes(placeOfTile(state, tile)))

/** Whether a frame of a kind is running. */
export const isRunning = ({ stack }: State, kind: string): boolean => stack.some((one) => one.kind === kind)

/** The battle that is fought now, as it is saved. */
export const battleOf = (state: State): FightJson | undefined => {
  if (!isRunning(state, 'battle')) return undefined
  return savedOf(state)
    .stack.filter(({ kind }) => kind === 'battle')
    .at(-1)?.vars as FightJson | undefined
}

/** Whose turn it is. */
export const turnSide = (state: State): Side | 'nobody' => tableOf(state).turn ?? 'nobody'
