/** Instructions about Armies: hits, marches and attacks. */
import type { Area, Condition, Escort, Meeting, Siege } from '../conditions'
import type { CharacterId, Deck, Nation, PieceId, RegionId, Side } from '../ids'

/** Armies of the enemy that a card can strike. */
export type Targets =
  | { readonly kind: 'armiesIn'; readonly side: Side; readonly area: Area }
  /** With units of two Nations or more. */
  | { readonly kind: 'mixedArmies'; readonly side: Side }
  | { readonly kind: 'armiesNear'; readonly meeting: Meeting }

/** Dice against Armies. */
export type HitInstruction =
  /**
   * Rolls dice against an Army that the player chooses: so many, or one for each Nazgûl of the Army of his
   * that is near; each that shows `on` or more is a hit.
   */
  | {
      readonly kind: 'hit'
      readonly targets: Targets
      readonly dice: number | 'nazgul'
      readonly on: number
      /** Who has lost the last unit loses everybody else of that Army too. */
      readonly everybody?: true
      /** Whether the next instruction is carried out beside that Army. */
      readonly andBeside?: true
    }
  /** Rolls against the Army in each region of an area without a siege: a die for each unit of a Nation. */
  | {
      readonly kind: 'hitEach'
      readonly side: Side
      readonly area: Area
      readonly unitsOf: Nation
      readonly on: number
    }
  /**
   * Rolls a die for each Nazgûl figure of an Army that the player chooses: each that shows `on` or more
   * kills one; the others fly to one region of the area that their side controls, as the player likes.
   */
  | { readonly kind: 'scatter'; readonly meeting: Meeting; readonly on: number; readonly to: Area }

/** How a battle by a card differs from others. */
export interface BattleTerms {
  /** The defender has no Combat card in the first round, whoever is with him. */
  readonly bansAllCards?: true
  /** Rounds of a siege battle before it must be extended. */
  readonly rounds?: number
  /** The defender has no Combat card in the first round, unless a Companion is with him. */
  readonly bansCards?: true
  /** The attacker may not cease, unless he storms a Stronghold. */
  readonly unceasing?: true
  /** The defender rolls a die less for each unit that he besieges. */
  readonly lessForBesieged?: true
}

/** Armies that move or attack. */
export type CampaignInstruction =
  /** Armies march, each so many regions at most; or one attacks, if the card says so. */
  | {
      readonly kind: 'march'
      readonly armies: number
      readonly regions: number
      /** Each ends where another Army of its side is. */
      readonly joining?: true
      /** Somebody has to go with each. */
      readonly with?: Escort
      readonly orAttack?: true
      /** Whether none has to. */
      readonly may?: true
      /** From this region only; or `named`, where the instruction before says so and carries it out. */
      readonly from?: RegionId | 'named'
      /** The enemy has no Combat card in the first round, whoever is with him. */
      readonly bansAllCards?: true
    }
  /**
   * An Army goes straight from one area to a region of another; if that one is besieged, to a free region
   * beside it. Where the enemy holds the field it attacks, if the card says so.
   */
  | {
      readonly kind: 'carry'
      readonly from: Area
      readonly to: Area
      readonly orBeside?: true
      /** It goes beside a region that the enemy controls too, wherever Armies can march there. */
      readonly orBesideLost?: true
      /** It may be besieged where it starts. */
      readonly outOfSieges?: true
      readonly orAttack?: BattleTerms
      /** Besiegers whom it joins attack. */
      readonly storms?: true
    }
  /** The besiegers of a siege attack, or others attack besiegers. */
  | { readonly kind: 'assault'; readonly siege: Siege; readonly with?: Escort; readonly terms: BattleTerms }
  | { readonly kind: 'relieve'; readonly terms: BattleTerms }

/** Instructions of this family. */
export type ArmyInstruction =
  | HitInstruction
  | CampaignInstruction
  /** Eliminates somebody if no unit of his side is in a region. */
  | { readonly kind: 'eliminateAlone'; readonly who: CharacterId; readonly region: RegionId }
  /** The player may play another card of a deck out of his hand, without a die. */
  | { readonly kind: 'playAnother'; readonly deck: Deck; readonly if: Condition }
  /** Recruits so many of a kind where somebody is, if the player likes; else Nazgûl may fly. */
  | {
      readonly kind: 'recruitOrFly'
      readonly piece: PieceId
      readonly number: number
      readonly with: CharacterId | ReadonlyArray<CharacterId>
    }
  /**
   * Somebody goes with Companions of his region to a region of an area. An enemy Army there takes the roll
   * of a die as hits and retreats, or is destroyed with everybody; then up to so many units may come.
   */
  | {
      readonly kind: 'summon'
      readonly who: ReadonlyArray<CharacterId>
      readonly to: Area
      readonly piece: PieceId
      readonly most: number
      /** Units come under an enemy marker too, and take the Settlement. */
      readonly takesControl?: true
    }
