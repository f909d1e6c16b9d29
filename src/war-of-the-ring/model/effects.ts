/**
 * The language of Event cards: a card is data, its effect a list of instructions, each of a kind that one
 * module of `rules/effects` knows. The kinds are in `effects/`, by family.
 */
import type { Area, Condition } from './conditions'
import type {
  Deck,
  Nation,
  PieceId,
  RegionId,
  CharacterId,
  DieFace,
  HuntTileId,
  Side,
  EventCardId,
} from './ids'
import type { Bearing, Stride } from './frames/words'
import type { ArmyInstruction } from './effects/armies'
import type { TableInstruction, TableText } from './effects/onTable'

/* Instructions about figures that are no units, and about what came with them (chapter XII). */

/** Instructions of this family. */
export type BesideInstruction =
  /** Places so many Ents where they gather, as far as there are any. */
  | { readonly kind: 'placeEnts'; readonly number: number }
  /** Ents move and attack, and leave when all cards that wake them have been played. */
  | { readonly kind: 'wakeEnts'; readonly dice: number; readonly on: number; readonly cards: number }
  /** The player may play another card of a deck without a die, or draw one. */
  | { readonly kind: 'playOrDraw'; readonly deck: Deck; readonly if: Condition }
  /** An enemy card on the table is discarded, or one out of a hand if there is none. */
  | { readonly kind: 'clearTable' }
  /** Rolls dice: each that shows `on` or more brings back an Elven Ring that was used. */
  | { readonly kind: 'regainRings'; readonly dice: number; readonly on: number }
  /** Recruits beside the Army that the instruction before has struck, which carries this one out. */
  | {
      readonly kind: 'recruitBeside'
      readonly area: Area
      readonly figures: ReadonlyArray<ReadonlyArray<PieceId>>
    }
  /** Rolls a die for each ship in the lands of a Nation: `on` or more removes it. */
  | { readonly kind: 'stormShips'; readonly nation: Nation; readonly on: number }
  /** Ships sail, each once. */
  | { readonly kind: 'sailAll' }
  /** An Army goes from ship to ship; then the next instruction is carried out with it. */
  | { readonly kind: 'ferry' }
  /** Up to so many units join an Army in one of these regions; with it the next instruction runs. */
  | {
      readonly kind: 'reinforce'
      readonly piece: PieceId
      readonly regions: ReadonlyArray<RegionId>
      readonly most: number
    }
  /** Recruits as many as the Leadership of the Nazgûl in a region, up to a number. */
  | {
      readonly kind: 'recruitForNazgul'
      readonly piece: PieceId
      readonly region: RegionId
      readonly most: number
    }
  /** Builds siege engines where the player besieges, or removes those of the enemy there: so many in all. */
  | { readonly kind: 'engines'; readonly most: number }

/* Instructions about the Fellowship, the Hunt, Companions, Nazgûl on their own, and dice. */

/** Instructions of this family. */
export type FellowshipInstruction =
  /** Puts a special Hunt tile into play. */
  | { readonly kind: 'putTileInPlay'; readonly tile: HuntTileId }
  /** Adds Corruption, or heals some below zero; `otherwise` if the condition does not hold. */
  | { readonly kind: 'corrupt'; readonly by: number; readonly if?: Condition; readonly otherwise?: number }
  /** Rolls dice: for each of them that shows `on` or more, so much Corruption. */
  | {
      readonly kind: 'rollForCorruption'
      readonly dice: number
      readonly on: number
      readonly by: number
      /** Another number to roll if something is so. */
      readonly exception: { readonly if: Condition; readonly on: number }
    }
  /** The Fellowship may be hidden or moved, whichever is possible. */
  | { readonly kind: 'hideOrMove'; readonly if: Condition }
  /** Companions leave the Fellowship as one group, or some on the map move if the card says so. */
  | {
      readonly kind: 'separate'
      readonly stride: Partial<Stride>
      readonly orTravel: boolean
    }
  /** Turns an unused die of the player from one result to another. */
  | { readonly kind: 'turnDie'; readonly from: DieFace; readonly to: DieFace }
  /** Turns up to so many unused dice of the Shadow to Eyes, which go into the Hunt box. */
  | { readonly kind: 'turnToEyes'; readonly most: number }
  /** The unused dice of a side that show a result are lost for the turn. */
  | { readonly kind: 'loseDice'; readonly side: Side; readonly face: DieFace }
  /**
   * Draws tiles: if all of so many are Eyes, they go back and the one named who is in play is eliminated;
   * else the Eyes leave the game. Other tiles go back.
   */
  | { readonly kind: 'challenge'; readonly tiles: number; readonly who: ReadonlyArray<CharacterId> }
  /** Draws a Hunt tile, which an Eye and a Fellowship tile make void. */
  | { readonly kind: 'drawTile'; readonly bearing: Bearing; readonly if?: Condition }
  /** Nazgûl fly, as many as the player likes. */
  | { readonly kind: 'flyNazgul' }
  /** Reveals the Fellowship. */
  | { readonly kind: 'reveal'; readonly if: Condition }
  /** Discards a Character card of the Free Peoples from the table or rolls for a Hunt, or neither. */
  | { readonly kind: 'strike'; readonly if: Condition }
  /** Moves the Ring-bearers to a neighbouring region. */
  | { readonly kind: 'driveRingBearers' }
  /** A Companion drawn at random is lost, or his Level taken as Corruption. */
  | { readonly kind: 'randomCompanion'; readonly if: Condition }

/* Instructions about figures from the reinforcements, Nations and cards drawn. */

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
type PoliticalInstruction =
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
type MusterInstruction =
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

/** One instruction of a card. */
export type Instruction =
  MusterInstruction | FellowshipInstruction | ArmyInstruction | TableInstruction | BesideInstruction

/** What an Event card says. `says` is our own paraphrase. */
export interface EventCard {
  readonly id: EventCardId
  readonly says: string
  /** What must be true to play it. */
  readonly playIf?: Condition
  /** What happens when it is played, in order, as far as possible. */
  readonly effect: ReadonlyArray<Instruction>
  /** What it does while it lies on the table; a card without this is discarded after its effect. */
  readonly table?: TableText
}
