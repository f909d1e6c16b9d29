/** The variables of attacks and battles (chapter VI). */
import type { CombatVars, Role } from '../combat'
import type { Bits, CardIx, Force, Pair, PlaceIx, RegionIx, SideIx } from '../indices'

/** What sort of battle it is: in the open, against a garrison, out of a Stronghold, against besiegers. */
export const BATTLE_KINDS = ['field', 'siege', 'sortie', 'relief'] as const
/** What sort of battle it is. */
export type BattleKind = (typeof BATTLE_KINDS)[number]
/** How a battle can end. */
export const BATTLE_ENDS = ['ceased', 'withdrawn', 'retreated', 'won', 'lost', 'both'] as const
/** How a battle can end. */
export type BattleEnd = (typeof BATTLE_ENDS)[number]
/**
 * A battle. Pairs are [attacker, defender].
 *
 * @internal
 */
export interface BattleVars {
  readonly kind: BattleKind
  /** The attacking side. */
  readonly side: SideIx
  readonly from: PlaceIx
  readonly to: PlaceIx
  /** The part of the attacker's Army that stays out of it. */
  readonly rearguard: Force
  readonly round: number
  /** Dice still to roll in this step, and what the roll has brought so far. */
  readonly rolling: Pair
  readonly missed: Pair
  readonly hits: Pair
  /** Whether no Nazgûl leads in this battle, and who gave up his Leadership for it. */
  readonly silenced: boolean
  readonly forfeited: Bits
  /** Where the defender retreated to, -1 if he did not. */
  readonly retreat: RegionIx
  /** Who of the attackers advances. */
  readonly party: Force
  readonly end: BattleEnd | null
  /** Rounds of a siege battle before it has to be extended. */
  readonly rounds: number
  /** Whether the attacker may cease. */
  readonly mayCease: boolean
  /** Dice that the defender rolls less in every Combat roll. */
  readonly fewerDice: number
  /** Who uses no Combat card in the first round, unless a Companion is with him. */
  readonly noCards: Bits
  /** Who has declared a Combat card for this round. */
  readonly declares: Bits
  /** The Combat cards of this round, null without any. */
  readonly combat: CombatVars | null
  /** Who uses no Combat card in the first round, whoever is with him; only where a card says so. */
  readonly noCardsAtAll?: Bits | undefined
  /** Whether the Free Peoples have claimed the superiority of siege engines. */
  readonly claimed?: true | undefined
}
/** The question whether a role uses a Combat card. */
export interface DeclareCardVars {
  readonly role: Role
  readonly battle: BattleVars
}
/** The Combat cards being chosen: [attacker, defender], -1 while he thinks, -2 if he is not asked. */
export interface CommitVars {
  readonly chosen: readonly [CardIx, CardIx]
  readonly battle: BattleVars
}
/** A figure to be chosen for a Combat card: whose figures, who chooses, and whether he may decline. */
export interface FigureVars {
  readonly side: SideIx
  readonly chooser: SideIx
  readonly card: CardIx
  readonly figures: Force
  readonly may: boolean
}
/** A number to be chosen for a Combat card. */
export interface NumberVars {
  readonly side: SideIx
  readonly card: CardIx
  readonly least: number
  readonly most: number
}
/** An attack: from where to where, and who must be with it. */
export interface AttackVars {
  readonly side: SideIx
  readonly leader: boolean
  readonly from: PlaceIx
  readonly to: PlaceIx
  readonly party: Force
}
/** Hits to be taken by a side, one by one; `spared` takes no part. */
export interface CasualtiesVars {
  readonly side: SideIx
  readonly place: PlaceIx
  readonly spared: Force
  readonly hits: number
  /** Whether the side brings the hits on itself; only where that differs. */
  readonly self?: true | undefined
}
