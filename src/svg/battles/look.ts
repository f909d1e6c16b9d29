/** What the pictures of Battles have in common: what they are drawn from, names, colours of the sides. */
import {
  battles,
  type Derived,
  type Scenario,
  type SeenTable,
  type Side,
  type TableReading,
} from '../../battles'
import { DARK_SIDE, LIGHT_SIDE, SPENT, type Tint } from '../draw/palette'

/** What a picture is drawn from: what a viewer sees, the scenario behind it, and its names. */
export interface Scene {
  readonly seen: TableReading
  readonly table: SeenTable
  readonly derived: Derived
  readonly scenario: Scenario
  readonly nameOf: (id: string) => string
}

/** The scene of what a viewer sees. */
export const sceneOf = (seen: TableReading): Scene => ({
  seen,
  table: seen.table,
  derived: seen.derived,
  scenario: battles.tables(seen.config),
  nameOf: battles.wordsOf(seen.config).nameOf,
})

/** The colours of a side, or of nobody. */
export const tintOf = (side: Side | null): Tint =>
  side === null ? SPENT : side === 'free' ? LIGHT_SIDE : DARK_SIDE

/** A side in the heading of a panel. */
export const SIDE_TITLES: Readonly<Record<Side, string>> = { free: 'Free Peoples', shadow: 'Shadow' }

/** Counts as words: `2 Riders, 1 Bowmen`. */
export const countsText = (
  { nameOf }: Scene,
  counts: Readonly<Record<string, number>>,
): ReadonlyArray<string> => Object.entries(counts).map(([id, count]) => `${count} ${nameOf(id)}`)
