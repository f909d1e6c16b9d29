/** One position in both editions, and what comes of it in each. */
import type { Config, PositionSpec } from '../../../src/war-of-the-ring'

/** The editions. */
export type Edition = NonNullable<Config['edition']>

/** A description of a position in an edition. */
export const within = (edition: Edition, spec: PositionSpec = {}): PositionSpec => ({
  ...spec,
  config: { ...spec.config, edition },
})

/** What comes of the same in the Collector's Edition and in the second. */
export const inBoth = <A>(run: (edition: Edition) => A): Readonly<Record<Edition, A>> => ({
  collectors: run('collectors'),
  second: run('second'),
})
