/**
 * The table: Armies, Characters, tracks, dice, cards, tiles, tokens, and the battle that is being fought.
 * Everything is under the names of the scenario. Face-down tokens are numbers: nobody has looked at them, so
 * which type lies there is drawn when one is flipped.
 */
import type { BySide, Counts, Side } from './sides'

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
  readonly leftBehind?: Counts
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

/** The table. */
export interface Table {
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
  /** Where each card is, in the order of the scenario: Generic cards, then those of the other decks. */
  readonly cards: ReadonlyArray<CardPlace>
  /** Cards of the enemy's hand that each side has seen. */
  readonly known: BySide<ReadonlyArray<string>>
  readonly counters: Counts
  readonly battle: Battle | null
}

/** No changes of a round. */
export const NO_CHANGES: RoundChanges = {
  more: 0,
  fewer: 0,
  minDice: 0,
  combatRoll: 0,
  reroll: 0,
  target: null,
  unitStrength: 0,
  leadership: 0,
  noReroll: false,
  cancelledHits: 0,
  dealt: 0,
  worth: {},
  forbidden: [],
}

/** How many there are of a name. */
export const countOf = (counts: Counts, name: string): number => counts[name] ?? 0

/** How many `leaders` or `tokens` stayed in a Region without an Army. */
export const behindIn = ({ leftBehind }: RegionState, what: 'leaders' | 'tokens'): number =>
  leftBehind === undefined ? 0 : countOf(leftBehind, what)

/** How many there are in all. */
export const totalOf = (counts: Counts): number => {
  let total = 0
  for (const name in counts) total += counts[name] ?? 0
  return total
}

/** Counts with some more, or fewer, of a name; names stay in one order, and none with nothing are kept. */
export const adding = (counts: Counts, name: string, more: number): Counts => {
  const now = (counts[name] ?? 0) + more
  const all: Record<string, number> = {}
  let open = now !== 0
  for (const one in counts) {
    if (open && name <= one) {
      all[name] = now
      open = false
    }
    if (one !== name) all[one] = counts[one] ?? 0
  }
  if (open) all[name] = now
  return all
}

/** Counts with one of them told anew, or told at all. */
export const telling = (counts: Counts, name: string, count: number): Counts => {
  const all: Record<string, number> = {}
  for (const one in counts) all[one] = counts[one] ?? 0
  all[name] = count
  return all
}

/** Both counts together. */
export const together = (one: Counts, other: Counts): Counts => {
  let all = one
  for (const name in other) all = adding(all, name, other[name] ?? 0)
  return all
}

/** The first counts without the second. */
export const without = (one: Counts, other: Counts): Counts => {
  let left = one
  for (const name in other) left = adding(left, name, -(other[name] ?? 0))
  return left
}
