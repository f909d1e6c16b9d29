/**
 * The JSON of the game: of the table in saves and views, and what `read` returns. Everything is under the
 * names of the scenario, which `battles.tables(config)` explains. Face-down tokens are numbers: nobody has
 * looked at them, so which type lies there is drawn when one is flipped.
 */
import type { Json } from '../../kernel/hash'
import type { Outcome } from '../../kernel/types'
import type { RuleId } from '../rulebook'
import type { Config } from './config'
import type { BySide, Counts, Deck, Side } from './sides'

/** An Army: all Units of a side in a Region, with what is attached to it but Characters. */
export interface Army {
  readonly side: Side
  readonly units: Counts
  readonly damage: number
  readonly leaders: number
  /** Shadow Leadership tokens. */
  readonly tokens: number
}

/** A Region. */
export interface RegionState {
  readonly army: Army | null
  /** Who controls its Settlement or Stronghold; null where there is none. */
  readonly controller: Side | null
  readonly protection: number
  /** Recruitment tokens that lie here face down. */
  readonly recruits: BySide<number>
  /** `leaders` or Leadership `tokens` that stayed at an advance, without an Army; usually there are none. */
  readonly leftBehind?: Counts | undefined
}

/** Pieces on the march: they have left their Region and have not yet arrived for good. */
export interface March {
  readonly army: Army
  readonly characters: ReadonlyArray<string>
  readonly from: string
  readonly at: string
}

/** Where a Character is when he is not on the map: these words are no names of Regions. */
export const OFF_MAP = ['*aside', '*track', '*ready', '*commander', '*eliminated', '*march'] as const

/** Where a card is. `inPlay` works just now, `played` lies open, `given` was discarded face down. */
export const CARD_PLACES = [
  'deck',
  'freeHand',
  'shadowHand',
  'freeTable',
  'shadowTable',
  'inPlay',
  'played',
  'freeGiven',
  'shadowGiven',
] as const
/** A place of cards. */
export type CardPlace = (typeof CARD_PLACES)[number]

/** The place of a side's hand. */
export const HAND: BySide<CardPlace> = { free: 'freeHand', shadow: 'shadowHand' }
/** Where a side's cards lie on the table. */
export const ON_TABLE: BySide<CardPlace> = { free: 'freeTable', shadow: 'shadowTable' }
/** Where a side's cards lie that it discarded face down. */
export const GIVEN: BySide<CardPlace> = { free: 'freeGiven', shadow: 'shadowGiven' }

/** The Action dice of a side. */
export interface Dice {
  /** Dice of the pool that are neither rolled nor in the Shadow Box yet. */
  readonly unrolled: number
  /** Dice to be used, by what they show. The Shadow's Character dice are those in the Shadow Box. */
  readonly unused: Counts
  readonly used: number
}

/** Fate Tiles, by sort. */
export interface Tiles {
  readonly pool: Counts
  readonly aside: Counts
  /** The tile drawn last, while it is neither applied nor set aside. */
  readonly drawn: string | null
  /** Applied grey tiles: they return when the pool is empty. */
  readonly used: Counts
  /** Applied special tiles: out of the game. */
  readonly out: Counts
  /** Special tiles that have not entered the pool yet. */
  readonly reserve: Counts
}

/** The Recruitment tokens of a side. */
export interface Tokens {
  /** How many of each type nobody has seen yet, wherever they are. */
  readonly unseen: Counts
  /** How many wait to be placed. */
  readonly pool: number
  /** How many are out of the game. */
  readonly out: number
}

/** A die of a Combat Roll: of a Unit Type if it is a Maneuver Die. */
export interface BattleDie {
  readonly type: string | null
  readonly value: number
  readonly rerolled: boolean
}

/** What changes a side's round. */
export interface RoundChanges {
  /** Dice more, before the cap of five, and dice fewer, after it. */
  readonly more: number
  readonly fewer: number
  readonly minDice: number
  readonly combatRoll: number
  readonly reroll: number
  readonly target: number | null
  readonly unitStrength: number
  readonly leadership: number
  readonly noReroll: boolean
  /** Hits of this side that do not count. */
  readonly cancelledHits: number
  /** Damage this side deals beside its hits. */
  readonly dealt: number
  /** Damage that a lost Unit of a type takes off. */
  readonly worth: Counts
  /** What this side may not do at the end of the round. */
  readonly forbidden: ReadonlyArray<string>
}

/** One side of a battle. */
export interface Fighter {
  /** The Tactics token of the round, once revealed. */
  readonly tactics: string | null
  /** The token has no effect. */
  readonly cancelled: boolean
  /** A spent Maneuver token that works this round too. */
  readonly again: string | null
  /** The Combat card of the round. */
  readonly card: string | null
  /** Maneuver tokens of this battle, and those of them that are spent. */
  readonly maneuvers: ReadonlyArray<string>
  readonly spent: ReadonlyArray<string>
  /** The Target Number of the round, fixed before the roll. */
  readonly target: number
  /** The dice of the round; one that is not rolled yet shows 0. */
  readonly dice: ReadonlyArray<BattleDie>
  /** The places of dice that are still to be rolled again. */
  readonly toReroll: ReadonlyArray<number>
  readonly changes: RoundChanges
  /** Tactics tokens that cannot be chosen, each with the last round in which it cannot. */
  readonly barred: Counts
}

/** A battle. */
export interface Battle {
  readonly attacker: Side
  /** The defender's Region. */
  readonly region: string
  /** The Regions of the attacking Armies; one, unless it is a Combined Attack. */
  readonly armies: ReadonlyArray<string>
  /** The Region of the Army that attacks in this round. */
  readonly from: string
  readonly round: number
  /** How many rounds each attacking Army has begun. */
  readonly rounds: Counts
  readonly sides: BySide<Fighter>
  /** What the defender may not do in the whole battle. */
  readonly forbidden: ReadonlyArray<string>
  /** The Damage of this round has been dealt. */
  readonly damaged: boolean
  /** The battle ends after this round. */
  readonly ending: boolean
}

/** The table as JSON. */
export interface TableJson {
  readonly turn: number
  readonly regions: Readonly<Record<string, RegionState>>
  readonly march: March | null
  /** Where each Character is: a Region, or a place off the map. */
  readonly characters: Readonly<Record<string, string>>
  /** The step of each Character who waits or waited on the Fate Track. */
  readonly steps: Counts
  readonly fate: number
  /** The last step whose events have happened: none happens twice. */
  readonly reached: number
  readonly tiles: Tiles
  readonly position: string | null
  readonly dice: BySide<Dice>
  readonly actionTokens: { readonly unused: number; readonly used: number; readonly gone: number }
  /** Leadership tokens that the Shadow has set aside. */
  readonly aside: number
  readonly tokens: BySide<Tokens>
  /** Where each card is. */
  readonly cards: Readonly<Record<string, CardPlace>>
  /** Cards of the enemy's hand that each side has seen. */
  readonly known: BySide<ReadonlyArray<string>>
  readonly counters: Counts
  readonly battle: Battle | null
}

/** The table as a viewer sees it. */
export interface SeenTable extends Omit<TableJson, 'cards' | 'known'> {
  /** Where each card is, as far as the viewer knows. */
  readonly cards: Readonly<Record<string, CardPlace | 'hidden'>>
  /** How many hidden cards of a deck are at a place, under `deck:place`; only in views. */
  readonly hiddenCards?: Counts
  readonly known: TableJson['known'] | 'hidden'
}

/** Something that runs or is asked: its kind, its stage, its variables. */
export interface FrameJson {
  readonly kind: string
  readonly at: string
  readonly vars: Readonly<Record<string, unknown>>
}

/** Cards at a place: those that the viewer knows to be there, and how many others. */
export interface Pile {
  readonly cards: ReadonlyArray<string>
  readonly hidden: number
}

/** What follows from the JSON of a state or view. */
export interface Derived {
  readonly scenario: { readonly id: string; readonly title: string; readonly about: string }
  /** The points of what the Shadow controls. */
  readonly victoryPoints: number
  /** The Characters at each place, a Region or one of `OFF_MAP`; only places where somebody is. */
  readonly characters: Readonly<Record<string, ReadonlyArray<string>>>
  /** The cards at each place. */
  readonly cards: Readonly<Record<CardPlace, Pile>>
  /** What is left of each deck. */
  readonly decks: Readonly<Record<Deck, Pile>>
  /** What each side has chosen in secret for the question that both answer; null if nothing yet. */
  readonly chosen: BySide<string | null>
}

/** What `read` returns: the JSON of a state or view, and what follows from it. */
export interface TableReading {
  readonly game: 'battles'
  readonly schemaVersion: number
  /** Who looks; null for the whole state. */
  readonly viewer: Side | 'spectator' | null
  /** The config; its seed is `hidden` to a viewer. */
  readonly config: Config
  /** The key of chance and how far each draw has come; `hidden` to a viewer. */
  readonly chance: Json
  readonly table: SeenTable
  /** What is being asked or done, from the outside in. */
  readonly stack: ReadonlyArray<FrameJson>
  readonly outcome: Outcome<Side, RuleId> | null
  readonly derived: Derived
}

/** What is asked now, or else under way. */
export interface Asked {
  readonly kind: string
  /** The rule by which a Region, a Unit or a "may" is asked for; null for another question. */
  readonly rule: RuleId | null
  /** The Region whose Army is asked whom it attacks. */
  readonly attacksFrom: string | null
}

/** Single fields of the table of a state, each at its own cost: for those who look at many states. */
export interface Glance {
  <K extends keyof TableJson>(field: K): TableJson[K]
  readonly asked: Asked
}
