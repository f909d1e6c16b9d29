/**
 * What tests are asked of which rule. Every rule wants two: one for what it allows, and one for what it
 * forbids, be it by a refusal or by keeping something from happening.
 */

/** What a test shows of its rule. */
export type Shown = 'allows' | 'forbids'

/** What tests must show of a rule before it is covered. */
export const WANTED: ReadonlyArray<Shown> = ['allows', 'forbids']
