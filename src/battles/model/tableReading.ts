/**
 * The readable table: everything that lies on the table under the names of the scenario, each fact in one
 * place, for people and front ends. Of piles that a viewer may not look through it tells the cards he knows
 * to be there, and how many others. What a name means is looked up in `battles.tables(config)`.
 */
import type { Outcome } from '../../kernel/types'
import type { RuleId } from '../rulebook'
import type { Config } from './config'
import type { BySide, Counts, Deck, Side } from './sides'
import type { Battle, Dice, RegionState, Tiles, Tokens } from './table'

/** In place of what the viewer may not know. */
export type Hidden = 'hidden'

/** A hand or a pile: the cards the viewer knows to be in it, and how many others. */
export interface PileReading {
  readonly cards: ReadonlyArray<string>
  readonly hidden: number
}

/** A Region, with the Characters in it. */
export interface RegionReading extends RegionState {
  readonly characters: ReadonlyArray<string>
}

/** Pieces on the march. */
export interface MarchReading {
  readonly side: Side
  readonly units: Counts
  readonly damage: number
  readonly leaders: number
  readonly tokens: number
  readonly characters: ReadonlyArray<string>
  readonly from: string
  readonly at: string
}

/** What a side has. */
export interface SideReading {
  readonly hand: PileReading
  /** Cards that lie before it and go on working. */
  readonly onTable: ReadonlyArray<string>
  /** Cards that it discarded face down. */
  readonly discarded: PileReading
  readonly dice: Dice
  readonly recruitment: Tokens
  /** What it has chosen in secret for the question that both answer; null if nothing yet. */
  readonly chosen: string | Hidden | null
}

/** Characters who are not on the map. */
export interface OffMapReading {
  readonly aside: ReadonlyArray<string>
  /** On the Fate Track, each at a step. */
  readonly track: Counts
  readonly ready: ReadonlyArray<string>
  /** The Commander-in-Chief. */
  readonly commander: ReadonlyArray<string>
  readonly eliminated: ReadonlyArray<string>
}

/** The Fate Track. */
export interface FateReading {
  readonly at: number
  /** The last step whose events have happened. */
  readonly reached: number
  readonly tiles: Tiles
}

/** The whole table. */
export interface TableReading {
  readonly game: 'battles'
  /** Who looks; null for the whole state. */
  readonly viewer: Side | 'spectator' | null
  /** The config; its seed is `hidden` to a viewer. */
  readonly config: Config
  readonly scenario: { readonly id: string; readonly title: string; readonly about: string }
  readonly turn: number
  readonly regions: Readonly<Record<string, RegionReading>>
  readonly march: MarchReading | null
  readonly offMap: OffMapReading
  readonly fate: FateReading
  /** The position of the Commander-in-Chief; null before it is chosen. */
  readonly position: string | null
  readonly sides: BySide<SideReading>
  readonly actionTokens: { readonly unused: number; readonly used: number; readonly gone: number }
  /** Leadership tokens that the Shadow has set aside. */
  readonly leadershipAside: number
  /** Cards left in each deck, in their order; most are hidden. */
  readonly decks: Readonly<Record<Deck, PileReading>>
  /** Cards that work just now, and cards that were played and lie open. */
  readonly inPlay: ReadonlyArray<string>
  readonly played: ReadonlyArray<string>
  readonly counters: Counts
  /** The points of what the Shadow controls. */
  readonly victoryPoints: number
  readonly battle: Battle | null
  /** What is being asked or done, from the outside in: kinds of frames. */
  readonly underWay: ReadonlyArray<string>
  readonly outcome: Outcome<Side, RuleId> | null
}
