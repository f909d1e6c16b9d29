/**
 * The same position in both editions: what the Collector's Edition makes of it stands first, what the second
 * edition makes of it second.
 */
import { expect } from 'vitest'
import type { Config, PositionSpec } from '../../../src/war-of-the-ring'
import { ALL_AT_WAR } from '../support/scenes'

/** What is said of a config by an edition, in the order in which tests tell them. */
export const EDITIONS: ReadonlyArray<Partial<Config>> = [{}, { edition: 'second' }]

/** A position as each edition has it. */
export type InEdition = (spec: PositionSpec) => PositionSpec

/** What comes of the same in each edition: `[collectors, second]`. */
export const inBoth = <A>(run: (as: InEdition) => A): ReadonlyArray<A> =>
  EDITIONS.map((edition) => run((spec) => ({ ...spec, config: { ...spec.config, ...edition } })))

/** An empty board at war, with dice for everybody. */
export const board = (spec: PositionSpec): PositionSpec => ({
  base: 'empty',
  politics: ALL_AT_WAR,
  rings: { 'free-peoples': 0, shadow: 0 },
  dice: { 'free-peoples': ['muster-army', 'character', 'event'], shadow: ['army', 'character', 'muster'] },
  ...spec,
})
/** The same, the Shadow acting. */
export const dark = (spec: PositionSpec): PositionSpec => board({ acting: 'shadow', ...spec })
/** What both editions make of it, which must be this. */
export const both = <A>(run: (as: InEdition) => A, wanted: A): void =>
  expect(inBoth(run)).toEqual([wanted, wanted])
/** Nobody is left in the Fellowship. */
export const GONE = {
  'gandalf-the-grey': 'eliminated',
  strider: 'eliminated',
  boromir: 'eliminated',
  legolas: 'eliminated',
  gimli: 'eliminated',
  meriadoc: 'eliminated',
  peregrin: 'eliminated',
} as const
