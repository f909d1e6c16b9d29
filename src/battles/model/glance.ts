/**
 * A glance at the table: single facts of a state, each at the price of that fact alone. It is for players and
 * searches that look at thousands of states a second; the reader tells all of it at once, in the same words.
 */
import type { RuleId } from '../rulebook'
import type { Side } from './sides'
import type { Battle, Dice, March, RegionState } from './json'

/** Facts of a state, each asked for by itself. */
export interface Glance {
  readonly turn: number
  /** How far Fate has come on its track. */
  readonly fate: number
  /** The kind of question that is asked now, or of what else is under way. */
  readonly asked: string
  /** The rule by which a Region, a Unit or a "may" is asked for; null for another question. */
  readonly rule: RuleId | null
  /** The Region whose Army is asked whom it attacks. */
  readonly attacksFrom: string | null
  readonly march: March | null
  readonly battle: Battle | null
  /** The Fate Tile drawn last, while it is neither applied nor set aside. */
  readonly tile: string | null
  /** What is in a Region; undefined for none of the scenario. */
  readonly region: (region: string) => RegionState | undefined
  /** The Action dice of a side. */
  readonly dice: (side: Side) => Dice
  /** Whether a side holds a card. */
  readonly holds: (side: Side, card: string) => boolean
  /** Whether a Character is out of the game. */
  readonly isEliminated: (character: string) => boolean
  /** The points of what the Shadow controls. */
  readonly victoryPoints: () => number
}
