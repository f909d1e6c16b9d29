/**
 * What a game tells of itself, whatever is being played: its title, seats, actions and names, events in
 * words, and what a person may choose before it begins. Doors ask for these and need know no game by name.
 */
import type { ActionSchema } from './door'
import type { Explanation } from './explanation'
import type { Scalar, Types } from './types'

/** A field of the config that a person may choose. */
export interface ConfigOption {
  /** The field. */
  readonly name: string
  /** What it is about, in a few words. */
  readonly label: string
  /** The values it may have, each in words. */
  readonly values: ReadonlyArray<readonly [value: Scalar, words: string]>
  /** Whether it is a list of such values. */
  readonly isList?: true
  /** Other fields, each with the value (or the values) with which this one is asked for. */
  readonly when?: Readonly<Record<string, Scalar | ReadonlyArray<Scalar>>>
}

/** The ids of what lies on the table, by sort. */
export interface Ids {
  readonly regions: ReadonlyArray<string>
  readonly figures: ReadonlyArray<string>
  readonly cards: ReadonlyArray<string>
}

/** What a game tells of itself. */
export interface About<T extends Types> {
  /** The game's name, as records and saved states bear it. */
  readonly name: string
  /** The version of its rules, as new records bear it: raised when a recorded game may lead elsewhere. */
  readonly rulesVersion: number
  /** The game's name in print. */
  readonly title: string
  /** Every seat that any config has. */
  readonly seats: ReadonlyArray<T['seat']>
  /** The seats of a config, in their order; empty for what is no config. The seed may be left out. */
  readonly seatsOf: (config: Partial<T['config']>) => ReadonlyArray<T['seat']>
  /** Every kind of action, with all values that each of its fields may have. */
  readonly actions: ActionSchema
  /** The ids of regions, figures and cards. */
  readonly ids: Ids
  /** The printed name of what an id stands for; the id itself where it has none. */
  readonly nameOf: (id: string) => string
  /** An event as a sentence, also one of `eventsFor` of which a part is hidden; empty for what is none. */
  readonly tell: (event: T['event'] | Readonly<Record<string, unknown>>) => string
  /**
   * An explanation ready to print: one sentence about the case first, then the rule. Where names depend on
   * the config, `nameOf` of `wording(state)` gives them.
   */
  readonly say: (explanation: Explanation<T['rule']>, nameOf?: (id: string) => string) => string
  /** Kinds of event that show somebody what was hidden: what came before them is not taken back. */
  readonly shows: ReadonlySet<string>
  /** Rules that say little of the case: of several reasons they come last. */
  readonly general: ReadonlySet<string>
  /** What a person may choose for the config, beside seed and chance. */
  readonly options: ReadonlyArray<ConfigOption>
}
