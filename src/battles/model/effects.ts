/**
 * The language in which a scenario tells what cards, abilities, positions and tiles do: an effect is a
 * list of steps, each with one verb. Which Armies and places are meant is told by filters, never by code.
 */
import type { CardType, Face, Side } from './sides'

/** Which Regions are meant: all parts that are given must hold. */
export interface Place {
  readonly region?: string
  readonly territory?: string
  readonly settlement?: boolean
  readonly stronghold?: boolean
  readonly controller?: Side
  /** With an Army of the owner in it. */
  readonly ownArmy?: boolean
  /** With an Army of this side beside it. */
  readonly adjacentArmy?: Side
  /** A recruitment area of this Unit Type. */
  readonly area?: string
  /** Where this Character stands. */
  readonly withCharacter?: string
}

/** What an Army must have with it. */
export interface Having {
  readonly leadership?: number
  readonly type?: string
  readonly character?: string
  readonly noCharacter?: boolean
}

/** Which Armies are meant, seen from the owner of the effect. */
export interface ArmyFilter {
  readonly side: 'own' | 'enemy'
  readonly has?: Having
  readonly in?: Place
  readonly adjacentTo?: Place | string
}

/** Whom a step of a battle concerns, seen from the owner. */
export type Whom = 'self' | 'enemy'

/** What every step may say beside its own arguments. */
export interface AnyStep {
  /** The owner may leave the step out. */
  readonly optional?: boolean
  /** Who decides inside the step; the owner, unless it is said. */
  readonly chooser?: Side | Whom
}

/** Steps with Armies on the map. */
export type ArmyStep =
  | (AnyStep & {
      readonly do: 'moveArmy'
      readonly upTo: number
      readonly steps: number
      readonly filter: ArmyFilter
      /** The Unit Types that go; the others stay. */
      readonly only?: ReadonlyArray<string>
      readonly ignoreStop?: boolean
      /** Impassable border types that may be crossed. */
      readonly over?: ReadonlyArray<string>
      /** The owner moves an enemy Army. */
      readonly mover?: 'self'
      /** All of the Army goes. */
      readonly whole?: boolean
      /** Leadership must go along. */
      readonly needsLeadership?: boolean
      /** A Unit of this type must go along. */
      readonly carrying?: string
    })
  | (AnyStep & {
      readonly do: 'attack'
      /** How many Regions the Army may move before it attacks. */
      readonly move: number
      readonly filter: ArmyFilter | 'movedArmy'
      readonly needsLeadership?: boolean
      readonly carrying?: string
      /** The attacker has Terrain Superiority, whatever the ground. */
      readonly terrainSuperiority?: 'self'
      /** What the defender may not do. */
      readonly forbid?: ReadonlyArray<'retreat' | 'rout'>
      readonly afterBattle?: Effect
    })
  | (AnyStep & { readonly do: 'combinedAttack' })
  | (AnyStep & {
      readonly do: 'rally'
      readonly upTo: number
      readonly filter: ArmyFilter
      readonly successOn?: number
      readonly bonus?: number
    })
  | (AnyStep & {
      readonly do: 'removeDamage'
      readonly upTo: number
      readonly armies: number
      readonly filter: ArmyFilter
    })
  | (AnyStep & { readonly do: 'damageArmies'; readonly filter: ArmyFilter; readonly count: number })
  | (AnyStep & { readonly do: 'strike'; readonly counter: string; readonly range: number })

/** Steps with pieces, tokens and Strongholds. */
export type PieceStep =
  | (AnyStep & {
      readonly do: 'placeUnits'
      /** These Units, each as far as there are figures. */
      readonly units?: Readonly<Record<string, number>>
      /** One of these types, the chooser says which. */
      readonly any?: ReadonlyArray<string>
      /** In up to so many Regions; one, unless it is said. */
      readonly regions?: number
      /** So many in each Region; `every` means every Region that fits. */
      readonly each?: number | 'every'
      readonly where: Place
      /** Whether another type may stand in for one without figures. */
      readonly substitute?: boolean
    })
  | (AnyStep & { readonly do: 'placeLeader'; readonly count: number; readonly where: Place })
  | (AnyStep & {
      readonly do: 'placeCharacter'
      readonly characters: ReadonlyArray<string>
      readonly where: Place
    })
  | (AnyStep & { readonly do: 'bringIn'; readonly character: string })
  | (AnyStep & {
      readonly do: 'eliminate'
      readonly of: Whom
      readonly one: ReadonlyArray<'leader' | 'token' | 'captain' | 'companion' | 'minion'>
      readonly inArmy: 'defender' | 'attacker'
    })
  | (AnyStep & {
      readonly do: 'placeTokens'
      readonly regions: number
      readonly each: number
      readonly where: Place
      readonly flip?: boolean
    })
  | (AnyStep & { readonly do: 'flipTokens'; readonly regions: number; readonly where?: Place })
  | (AnyStep & {
      readonly do: 'removeTokens'
      readonly of: Side
      readonly upTo: number
      readonly each: number
      readonly where: Place
    })
  | (AnyStep & { readonly do: 'addCounter'; readonly counter: string; readonly count: number })
  | (AnyStep & {
      readonly do: 'gainLeadership'
      readonly count: number
      readonly to: 'anyArmy' | 'thisArmy'
    })
  | (AnyStep & { readonly do: 'reduceProtection'; readonly count: number; readonly where: Place })
  | (AnyStep & { readonly do: 'restoreProtection'; readonly upTo: number; readonly where: Place })

/** Steps with cards, dice and Fate. */
export type CardStep =
  | (AnyStep & {
      readonly do: 'draw'
      readonly of?: Side
      readonly deck: 'generic' | 'story' | 'special'
      readonly count: number
      /** The owner may stop after each card. */
      readonly mayStop?: boolean
    })
  | (AnyStep & {
      readonly do: 'discardCard'
      readonly of: Side
      readonly count: number
      readonly how: 'random' | 'ownerPicks' | 'chooserPicks'
      readonly deck?: 'generic' | 'story' | 'special'
    })
  | (AnyStep & { readonly do: 'lookAtHand'; readonly of: Side })
  | (AnyStep & { readonly do: 'toTable' })
  | (AnyStep & { readonly do: 'choose'; readonly one: ReadonlyArray<Effect> })
  | (AnyStep & {
      readonly do: 'rollFor'
      readonly dice: number
      readonly successOn: number
      readonly gains: Effect
    })
  | (AnyStep & { readonly do: 'changeDie'; readonly of: Side; readonly count: number; readonly to: Face })
  | (AnyStep & {
      readonly do: 'discardDie'
      readonly of: Side
      readonly from: 'unused' | 'shadowBox'
      readonly count: number
    })
  | (AnyStep & {
      readonly do: 'loseActionToken'
      readonly of: 'free'
      readonly count: number
      readonly forGood: boolean
    })
  | (AnyStep & { readonly do: 'regainActionToken'; readonly of: 'free'; readonly count: number })
  | (AnyStep & { readonly do: 'advanceFate'; readonly steps: number })
  | (AnyStep & { readonly do: 'addTile'; readonly tile: string })
  | (AnyStep & { readonly do: 'moveTrackCounter'; readonly character: string; readonly steps: number })

/** Steps in a battle round; they last for the round, unless they say otherwise. */
export type BattleStep =
  | (AnyStep & {
      readonly do: 'addDice'
      readonly of: Whom
      readonly count: number
      /** No fewer dice than this are left. */
      readonly min?: number
    })
  | (AnyStep & {
      readonly do: 'addToRoll'
      readonly of: Whom
      readonly count: number
      readonly rolls: ReadonlyArray<'combat' | 'reroll'>
    })
  | (AnyStep & { readonly do: 'setTarget'; readonly of: Whom; readonly value: number })
  | (AnyStep & { readonly do: 'unitStrength'; readonly of: Whom; readonly atLeast: number })
  | (AnyStep & { readonly do: 'addLeadership'; readonly of: Whom; readonly count: number })
  | (AnyStep & { readonly do: 'cancelReroll'; readonly of: Whom })
  | (AnyStep & { readonly do: 'cancelHits'; readonly of: Whom; readonly count: number })
  | (AnyStep & { readonly do: 'dealDamage'; readonly to: Whom; readonly count: number })
  | (AnyStep & { readonly do: 'takeDamage'; readonly of: Whom; readonly count: number })
  | (AnyStep & { readonly do: 'healDamage'; readonly of: Whom; readonly count: number })
  | (AnyStep & { readonly do: 'trade'; readonly take: number; readonly deal: number })
  | (AnyStep & { readonly do: 'forceCasualties'; readonly of: Whom; readonly untilDamage: number })
  | (AnyStep & { readonly do: 'casualtyWorth'; readonly type: string; readonly damage: number })
  | (AnyStep & {
      readonly do: 'giveUp'
      readonly of: Whom
      readonly one: ReadonlyArray<'leader' | 'token' | 'character'>
      readonly gains: Effect
    })
  | (AnyStep & { readonly do: 'useSpentManeuver'; readonly of: Whom; readonly count: number })
  | (AnyStep & { readonly do: 'cancelTactics'; readonly of: Whom })
  | (AnyStep & {
      readonly do: 'barTactics'
      readonly of: Whom
      readonly token: string
      readonly rounds: number
    })
  | (AnyStep & {
      readonly do: 'forbid'
      readonly of: Whom
      readonly what: ReadonlyArray<'retreat' | 'rout' | 'advance'>
    })
  | (AnyStep & { readonly do: 'endBattle' })

/** Steps that only the uses of dice and tokens have; a scenario does not write them. */
export type UseStep =
  | (AnyStep & { readonly do: 'moveCharacters'; readonly groups: 'all' | 'one' })
  /** By a Muster die: the Shadow flips only where its scenario musters. */
  | (AnyStep & {
      readonly do: 'flipTokens'
      readonly regions: number
      readonly where?: undefined
      readonly byMuster: true
    })
  | (AnyStep & { readonly do: 'eyeRecruit'; readonly type: string; readonly regions: number })
  | (AnyStep & { readonly do: 'playCard'; readonly types: ReadonlyArray<CardType> })
  | (AnyStep & { readonly do: 'useAbility'; readonly die: Face })
  | (AnyStep & { readonly do: 'enter'; readonly die: Face })

/** One step of an effect. */
export type EffectStep = ArmyStep | PieceStep | CardStep | BattleStep | UseStep
/** What a card, an ability, a position or a tile does: its steps in order. */
export type Effect = ReadonlyArray<EffectStep>
/** A verb. */
export type Verb = EffectStep['do']
/** The step of a verb. */
export type StepOf<V extends Verb> = Extract<EffectStep, { readonly do: V }>

/** A condition; all of a list must hold. */
export type Condition =
  | { readonly at: readonly [character: string, region: string] }
  | { readonly inPlay: string }
  | { readonly notInPlay: string }
  | { readonly ready: string }
  | { readonly waiting: string }
  | { readonly controls: readonly [side: Side, region: string] }
  | { readonly army: ArmyFilter }
  | { readonly counterAtLeast: readonly [counter: string, count: number] }
  | { readonly fateAtLeast: number }
  | { readonly fateReachesEndgame: true }
  | { readonly tileApplied: { readonly icon: true } }
  | { readonly used: true }
  | { readonly victoryPointsAtLeast: number }
  | { readonly eliminated: ReadonlyArray<string> }
  | { readonly turnAtLeast: number }
  | { readonly any: ReadonlyArray<Condition> }
  | { readonly not: Condition }

/** A standing change, by a card on the table or by a Character. */
export type Mod =
  | { readonly mod: 'leadership'; readonly side: Side; readonly in: Place; readonly add: number }
  | { readonly mod: 'rallySuccess'; readonly side: Side; readonly value: number }
  | { readonly mod: 'blockEntry'; readonly character: string }
  | { readonly mod: 'borderRounds'; readonly types: ReadonlyArray<string>; readonly rounds: number }
