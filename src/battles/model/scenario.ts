/**
 * A scenario: everything that the general rules leave open, as one document of plain JSON. The general rules
 * know no Region, Unit Type, Character or card by name; they read these blocks.
 */
import type { Condition, Effect, Mod } from './effects'
import type { BySide, CardType, Face, Moment, Side } from './sides'

/** A die pool: how many dice at the start, and at most. */
export interface PoolDoc {
  readonly start: number
  readonly max: number
}

/** A further use of a die. */
export interface ExtraUseDoc {
  readonly id: string
  readonly name: string
  readonly side: Side
  readonly die: 'character' | 'army' | 'muster' | 'event' | 'eye'
  readonly requires: ReadonlyArray<Condition>
  readonly effect: Effect
}

/** Dice that come or go by the state of the game. */
export interface DiceGainDoc {
  readonly side: Side
  /** Fewer dice if it is below zero. */
  readonly count: number
  readonly when: ReadonlyArray<Condition>
}

/** The dice of both sides. */
export interface DiceDoc {
  readonly pools: BySide<PoolDoc>
  readonly faces: BySide<ReadonlyArray<Face>>
  readonly actionTokens: number
  /** The Unit Type that an Eye moves and recruits. */
  readonly eyeUnitType: string | null
  readonly extraUses: ReadonlyArray<ExtraUseDoc>
  /** Dice that a side has more, or fewer, at the beginning of a turn in which all conditions hold. */
  readonly gains?: ReadonlyArray<DiceGainDoc>
}

/** A terrain type. */
export interface TerrainDoc {
  /** Added to the defender's Combat Strength. */
  readonly defenderStrength: number
}

/** A border type. */
export interface BorderTypeDoc {
  readonly passable: boolean
  /** The attacker's Target Number while the border hinders him. */
  readonly attackerTarget: number
  /** In how many rounds of each Army it hinders. */
  readonly rounds: number
  readonly blocksRetreat: boolean
  /** Whether it protects one of its two Regions only. */
  readonly oriented: boolean
}

/** A Region. */
export interface RegionDoc {
  readonly id: string
  readonly name: string
  readonly terrain: string
  readonly territory: string
  readonly settlement: boolean
  readonly stronghold: { readonly protection: number } | null
  /** Whose Settlement or Stronghold it is at home; null for other Regions. */
  readonly home: Side | null
  readonly victoryPoints: number
  /** Where it is drawn. */
  readonly at: readonly [x: number, y: number]
  /** An Army that is attacked out of this Region and has no way out is destroyed when the attack goes on. */
  readonly trapsAttacked?: boolean
}

/** A border; a pair of Regions without one is not adjacent. */
export interface BorderDoc {
  readonly a: string
  readonly b: string
  readonly type: string
  /** The Region that an oriented border protects. */
  readonly inside?: string
}

/** A Territory. */
export interface TerritoryDoc {
  readonly id: string
  readonly name: string
  /** Whether the Shadow gains a die by all its Settlements: it follows from the Regions. */
  readonly givesDie: boolean
}

/** Stands among favoured terrain for: any, when attacking. */
export const ATTACKING = '*attacking'

/** A Unit Type with the Special Ability of its Tactics token. */
export interface UnitTypeDoc {
  readonly id: string
  readonly name: string
  readonly side: Side
  readonly figures: number
  readonly strength: number
  /** Names of terrain, or `*attacking`. */
  readonly favoured: ReadonlyArray<string>
  readonly ability: {
    readonly name: string
    readonly moment: Moment
    readonly effect: Effect
    readonly says: string
  }
}

/** An ability of a Character. */
export type AbilityDoc =
  | {
      readonly kind: 'die'
      readonly name: string
      readonly die: 'character' | 'army' | 'muster' | 'event' | 'eye'
      readonly effect: Effect
      readonly says: string
    }
  | {
      /** Used beside the own action, for a price. */
      readonly kind: 'aside'
      readonly name: string
      readonly cost: Effect
      readonly effect: Effect
      readonly says: string
    }
  | {
      /** While the Character commands the defence. */
      readonly kind: 'commandingDefence'
      readonly name: string
      readonly mod: Mod
      readonly says: string
    }

/** How a ready Character comes into play. */
export interface EntryDoc {
  readonly die: 'character' | 'army' | 'muster' | 'event'
  readonly regions: ReadonlyArray<string>
  readonly requires: ReadonlyArray<Condition>
  readonly units: Readonly<Record<string, number>>
  readonly leaders: number
  readonly counters: Readonly<Record<string, number>>
}

/** Where a Character is at the start. */
export type CharacterStart =
  | { readonly on: 'map'; readonly region: string }
  | { readonly on: 'fateTrack'; readonly step: number }
  | { readonly on: 'position' }
  | { readonly on: 'aside' }

/** A Character. */
export interface CharacterDoc {
  readonly id: string
  readonly name: string
  readonly side: Side
  readonly kind: 'minion' | 'captain' | 'companion'
  readonly commanderInChief: boolean
  readonly level: number
  readonly leadership: { readonly rating: number; readonly modifier: number }
  /** Whether he gives the Free Peoples an Action die. */
  readonly actionDie: boolean
  readonly start: CharacterStart
  readonly entry: EntryDoc | null
  readonly abilities: ReadonlyArray<AbilityDoc>
}

/** A position of the Commander-in-Chief. */
export interface PositionDoc {
  readonly id: string
  readonly name: string
  readonly dice: number
  readonly tokens: number
  /** When it can be chosen. */
  readonly open: ReadonlyArray<Condition>
  readonly effect: Effect
}

/** A sort of Fate Tiles. */
export interface TileDoc {
  readonly id: string
  readonly colour: 'grey' | 'blue' | 'red'
  /** Steps of the marker; `box` stands for the dice in the Shadow Box. */
  readonly advance: number | 'box'
  readonly icon: boolean
  readonly drawAnother: boolean
  /** The Shadow may add a die to the box and places a Leadership token. */
  readonly addsDie: boolean
  readonly count: number
  /** What it does beside; the effect of a red tile is the Shadow's, any other that of the Free Peoples. */
  readonly effect?: Effect
}

/** The Fate Track and its tiles. */
export interface FateDoc {
  readonly last: number
  readonly endgame: number
  readonly tiles: ReadonlyArray<TileDoc>
  /** What the icon of a tile does. */
  readonly icon: Effect
  readonly stepEvents: ReadonlyArray<{
    readonly step: number
    readonly effect: Effect
    readonly says: string
  }>
}

/** Recruitment tokens and areas. */
export interface RecruitmentDoc {
  readonly pool: BySide<Readonly<Record<string, number>>>
  readonly start: BySide<Readonly<Record<string, number>>>
  /** Where Units of a type are placed without tokens. */
  readonly areas: Readonly<Record<string, ReadonlyArray<string>>>
  /** Where the Shadow flips tokens: in Settlements, or in recruitment areas too. */
  readonly shadowMusterIn: 'settlements' | 'settlementsAndAreas'
}

/** What stands in a Region at the start. */
export interface ForceDoc {
  readonly units: Readonly<Record<string, number>>
  readonly leaders: number
}

/** A force that is no Army: a number with a place, which can strike. */
export interface CounterDoc {
  readonly id: string
  readonly name: string
  readonly side: Side
  readonly region: string
  readonly start: number
  readonly max: number
  /** Lost one by one at the end of a turn while an enemy Army stands in its Region. */
  readonly lostToArmies: boolean
}

/** The Order half of Generic cards. */
export interface OrderDoc {
  readonly id: string
  readonly name: string
  readonly type: CardType
  readonly requires: ReadonlyArray<Condition>
  readonly effect: Effect
  readonly says: string
}

/** The Combat half of Generic cards. */
export interface CombatDoc {
  readonly id: string
  readonly name: string
  readonly moment: Moment
  readonly effect: Effect
  readonly says: string
}

/** What a card does while it lies on the table. */
export interface TableDoc {
  readonly mods: ReadonlyArray<Mod>
  /** What its owner may do by discarding it, at a moment of a battle round. */
  readonly reaction?: { readonly moment: 'tacticsRevealed'; readonly effect: Effect }
  readonly discardWhen: Condition
}

/** A Story or Special card. */
export interface StoryDoc {
  readonly id: string
  readonly name: string
  readonly type: CardType
  readonly requires: ReadonlyArray<Condition>
  readonly effect: Effect
  readonly table?: TableDoc
  readonly says: string
}

/** One way to win. */
export interface VictoryDoc {
  readonly id: string
  readonly winner: Side
  readonly when: Condition
  readonly says: string
}

/** A scenario. */
export interface ScenarioDoc {
  readonly format: 1
  readonly id: string
  readonly title: string
  /** Whose work it is; a scenario of our own says here that it is not official. */
  readonly about: string
  readonly dice: DiceDoc
  readonly terrain: Readonly<Record<string, TerrainDoc>>
  readonly borderTypes: Readonly<Record<string, BorderTypeDoc>>
  readonly regions: ReadonlyArray<RegionDoc>
  readonly borders: ReadonlyArray<BorderDoc>
  readonly territories: ReadonlyArray<TerritoryDoc>
  readonly unitTypes: ReadonlyArray<UnitTypeDoc>
  /** Generic Leaders of the Free Peoples. */
  readonly leaders: number
  readonly characters: ReadonlyArray<CharacterDoc>
  readonly positions: ReadonlyArray<PositionDoc>
  readonly fate: FateDoc
  readonly recruitment: RecruitmentDoc
  readonly setup: BySide<Readonly<Record<string, ForceDoc>>>
  /** Where control differs from home at the start. */
  readonly control: Readonly<Record<string, Side>>
  readonly counters: ReadonlyArray<CounterDoc>
  readonly orders: ReadonlyArray<OrderDoc>
  readonly combats: ReadonlyArray<CombatDoc>
  /** The Generic cards: an Order half and a Combat half each. */
  readonly generic: ReadonlyArray<{ readonly order: string; readonly combat: string }>
  readonly storyFree: ReadonlyArray<StoryDoc>
  readonly storyShadow: ReadonlyArray<StoryDoc>
  readonly special: { readonly name: string; readonly cards: ReadonlyArray<StoryDoc> }
  readonly victory: {
    /** Won at once. */
    readonly immediate: ReadonlyArray<VictoryDoc>
    /** Won in the sixth step; of two that hold, the first of the list. */
    readonly step6: ReadonlyArray<VictoryDoc>
  }
  /** While it has Protection, a Stronghold gives the attacker Target 6 and takes hits for its Army. */
  readonly protection: boolean
}
