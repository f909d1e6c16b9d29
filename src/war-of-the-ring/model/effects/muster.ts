/** Instructions about figures from the reinforcements, Nations and cards drawn. */
import type { Area, Condition } from '../conditions'
import type { CharacterId, Deck, Nation, PieceId, RegionId } from '../ids'

/** Regions that a card names by who is there now. */
export type Site =
  | Area
  /** Those with an Army of the player, in the field or besieged. */
  | { readonly kind: 'withArmy'; readonly area: Area }
  /** Those where one of these is; who is in the Fellowship is where the Ring-bearers are. */
  | { readonly kind: 'withAnyOf'; readonly who: ReadonlyArray<CharacterId>; readonly area: Area }
  /** Those free for the player: what he holds under siege is not. */
  | { readonly kind: 'free'; readonly area: Area }
  | { readonly kind: 'either'; readonly sites: ReadonlyArray<Site> }

/** Figures that come to one region of an area together, each of a kind named for it. */
export interface RecruitPart {
  readonly area: Site
  readonly figures: ReadonlyArray<ReadonlyArray<PieceId>>
}

/** A Nation that a card can be about, and when. */
export interface NationChoice {
  readonly nation: Nation
  readonly if: Condition
}

/** Instructions that recruit. */
export type RecruitInstruction =
  /**
   * Recruits figures, all in one region of the area that the player chooses: each of them one of the kinds
   * named for it, as the player likes. As far as figures and room allow.
   */
  | (RecruitPart & { readonly kind: 'recruit'; readonly if?: Condition })
  /** Recruits several such groups, each in a region of its own. */
  | { readonly kind: 'recruitEach'; readonly parts: ReadonlyArray<RecruitPart>; readonly if?: Condition }
  /** Replaces so many Regulars by Elites of their Nation. */
  | {
      readonly kind: 'promote'
      readonly number: number
      readonly nations: ReadonlyArray<Nation>
      /** Only in the Army of one of these. */
      readonly inArmyOf?: ReadonlyArray<CharacterId>
      /** Whether the Regulars are eliminated; else they are reinforcements again. */
      readonly eliminates: boolean
    }
  /** Recruits in a region of the player's choice, and lets units from some regions come there. */
  | {
      readonly kind: 'rally'
      readonly to: Site
      readonly recruits: ReadonlyArray<PieceId>
      readonly from: ReadonlyArray<RegionId>
      readonly units: ReadonlyArray<PieceId>
      readonly most: number
    }

/** Instructions about Nations. */
export type PoliticalInstruction =
  | { readonly kind: 'activate'; readonly nations: ReadonlyArray<Nation>; readonly if?: Condition }
  /** Advances Nations by a step each. */
  | { readonly kind: 'advance'; readonly nations: ReadonlyArray<Nation>; readonly if?: Condition }
  /** Moves a Nation straight to war, passive or not. */
  | { readonly kind: 'goToWar'; readonly nation: Nation; readonly if?: Condition }
  /** Activates and advances a Nation of the player's choice. */
  | { readonly kind: 'rouse'; readonly choices: ReadonlyArray<NationChoice> }
  /** Moves a Nation of the player's choice a step back; its side then loses a figure of it. */
  | { readonly kind: 'setBack'; readonly choices: ReadonlyArray<NationChoice> }

/** Instructions of this family. */
export type MusterInstruction =
  /** Draws cards from a deck of the player. */
  | { readonly kind: 'draw'; readonly deck: Deck; readonly number: number }
  /** Companions on the map move, any of them or none. */
  | { readonly kind: 'moveCompanions' }
  /** Puts a character who is on the map into a region. */
  | {
      readonly kind: 'sendTo'
      readonly who: CharacterId | ReadonlyArray<CharacterId>
      readonly region: RegionId
    }
  | RecruitInstruction
  | PoliticalInstruction
