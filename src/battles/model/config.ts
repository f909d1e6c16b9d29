/**
 * The config of a game, and what follows from it for the rules.
 */
import * as t from 'io-ts/lib/index.js'
import type { Seldom } from '../../kernel/fields'
import type { BaseConfig } from '../../kernel/types'
import type { ScenarioDoc } from './scenario'
import type { Scenario } from './tables'

/** The scenarios that come with the library, by name. */
export const BUILT_IN = ['the-fords-and-the-deep'] as const
/** A scenario that comes with the library. */
export type BuiltIn = (typeof BUILT_IN)[number]

/** A config: one of our scenarios by name, or a whole scenario. */
export interface Config extends BaseConfig {
  readonly scenario: BuiltIn | ScenarioDoc
  /** Whether a die may always be put aside unused (ruling OR-24); missing where it may not. */
  readonly skipsFreely?: boolean
}

/** The fields of a config that are there only where they say something. */
export const SELDOM: Readonly<Record<string, Seldom>> = { skipsFreely: { codec: t.boolean, usual: false } }

/** What the rules read beside the table. */
export interface Rules {
  readonly scenario: Scenario
}
