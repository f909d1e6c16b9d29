/**
 * The config of a game. Every field but the seed has a default: the Collector's Edition for two.
 */

/** The config of War of the Ring. */
export interface Config {
  readonly seed: string
  readonly chance: 'seeded' | 'manual'
}

/** The readings that rules ask for by name; overlays change them. */
export interface Policies {
  /** Whether a die may always be put aside unused (ruling OR-8: only when no die can act). */
  readonly skipsFreely: boolean
}
