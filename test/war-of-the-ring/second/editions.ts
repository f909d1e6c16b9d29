/**
 * The same position in both editions: what the Collector's Edition makes of it stands first, what the second
 * edition makes of it second.
 */
import type { Config, PositionSpec } from '../../../src/war-of-the-ring'

/** What is said of a config by an edition, in the order in which tests tell them. */
export const EDITIONS: ReadonlyArray<Partial<Config>> = [{}, { edition: 'second' }]

/** A position as each edition has it. */
export type InEdition = (spec: PositionSpec) => PositionSpec

/** What comes of the same in each edition: `[collectors, second]`. */
export const inBoth = <A>(run: (as: InEdition) => A): ReadonlyArray<A> =>
  EDITIONS.map((edition) => run((spec) => ({ ...spec, config: { ...spec.config, ...edition } })))
