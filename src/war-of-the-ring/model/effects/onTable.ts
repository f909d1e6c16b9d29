/**
 * What cards do that stay on the table: when they leave it, what their player may discard them for, and what
 * is different while they lie there. What they forbid is in `data/bans`, where every query can see it.
 */
import type { RuleId } from '../../rulebook'
import type { Condition } from '../conditions'
import type { CharacterId, Deck, DieFace, EventCardId, Nation, RegionId, Settlement, Side } from '../ids'

/** Instructions of this family. */
export type TableInstruction =
  /** A Leader of the enemy in a region, of the player's choice, is eliminated. */
  { readonly kind: 'killLeader'; readonly region: RegionId }

/** What a player may discard a card on his table for, at the moment that the kind names. */
export type Reaction =
  /** Before a Hunt roll: every die of it counts so much more. */
  | { readonly kind: 'addsToHunt'; readonly by: number }
  /** Before a Hunt tile is drawn: it is not. */
  | { readonly kind: 'preventsTile' }
  /** After a Hunt tile is drawn, before its die: another one is drawn in its place. */
  | { readonly kind: 'replacesTile' }
  /** Against Hunt damage: it is so much less. */
  | { readonly kind: 'lessensDamage'; readonly by: number }
  /** After the Ring-bearers, declared or revealed, came through a region: a Hunt tile is drawn. */
  | { readonly kind: 'drawsTile'; readonly through: RegionId | 'shadow-strongholds' }
/** The moments at which cards on the table are used. */
export const REACTIONS = [
  'addsToHunt',
  'preventsTile',
  'replacesTile',
  'lessensDamage',
  'drawsTile',
] as const satisfies ReadonlyArray<Reaction['kind']>

/** What an enemy pays, as an action, to have a card discarded: a die, and more beside it. */
export interface Price {
  /** The result it must show; any if it is left out. */
  readonly die?: DieFace
  readonly if?: Condition
  readonly ring?: true
  /** Cards out of his hand, each with one of these signs. */
  readonly cards?: ReadonlyArray<DieFace>
}

/** What discards a card when it happens. */
export type Ending =
  /** The Fellowship is declared in a Settlement of the Free Peoples of these types, that they hold or not. */
  | { readonly kind: 'declaredIn'; readonly types: ReadonlyArray<Settlement>; readonly held: boolean }
  /** The Fellowship is declared or revealed, wherever it is. */
  | { readonly kind: 'located' }
  /** A Nation of the Free Peoples advances by one of these rules. */
  | { readonly kind: 'advanced'; readonly by: ReadonlyArray<RuleId> }

/** What a card does while it lies on the table. */
export interface TableText {
  /** It is discarded at once when this, or what was needed to play it, ceases to be true. */
  readonly staysWhile?: Condition
  readonly endsWhen?: ReadonlyArray<Ending>
  /** What the enemy can pay to end it: the first of these that a die fits. */
  readonly endedBy?: ReadonlyArray<Price>
  readonly reaction?: Reaction
  /** A die that moves the Fellowship does not go into the Hunt box. */
  readonly sparesHuntBox?: true
  /** Who plays a card with this result draws another one. */
  readonly drawsAfter?: DieFace
  /** Whenever the Hunt takes a Companion the enemy can be made to lose a card of this deck. */
  readonly takesAfterCasualty?: Deck
  /** Its combat half can be used from the table as if from the hand. */
  readonly usedInBattle?: true
  /** A side uses no Combat cards in battles in this region. */
  /** A character who stays where he is moves as if of this Level. */
  readonly frees?: { readonly who: CharacterId; readonly level: number }
  /** A die that its player uses as this result goes into the Hunt box. */
  readonly toHuntBox?: DieFace
  readonly bansCombatCards?: { readonly side: Side; readonly region: RegionId }
}

/** What a card forbids while it lies on the table. */
export type Ban = { readonly card: EventCardId } & (
  | { readonly kind: 'closes'; readonly regions: ReadonlyArray<RegionId> }
  /** Only these rules activate a Nation, some of them only in these regions. */
  | {
      readonly kind: 'keepsPassive'
      readonly nation: Nation
      readonly unless: ReadonlyArray<{ readonly rule: RuleId; readonly in?: ReadonlyArray<RegionId> }>
    }
  /** The enemy does not advance a passive Nation with this result. */
  | { readonly kind: 'holdsBack'; readonly result: DieFace }
)
