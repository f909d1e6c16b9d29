/**
 * What happened, in the past tense. Every event names its rule, and the card that is at work if one is.
 * `only` is the seat that may see the secret fields (see SECRETS); without it the event is open.
 */
import type { RuleId } from '../rulebook'
import type { CombatTitle } from './combat'
import type { BattleEnd, BattleKind, TileReason } from './frames'
import type {
  BesideId,
  CharacterId,
  Deck,
  DieFace,
  EventCardId,
  Faction,
  HuntTileId,
  Nation,
  PieceId,
  RegionId,
  Seat,
  Side,
} from './ids'

/** What every event has. */
export interface EventBase {
  readonly rule: RuleId
  /** The card by which it happened; it lies open, so everybody may know it. */
  readonly card?: EventCardId
  /** The title by which it happened, if the card is used in battle. */
  readonly combat?: CombatTitle
  readonly only?: Seat
}

/** So many of a kind of piece. */
export interface Pieces {
  readonly piece: PieceId
  readonly number: number
}

/** What happens in the course of a turn, and to dice and cards. */
export type TurnEvent =
  | { readonly kind: 'TurnBegan'; readonly turn: number }
  | { readonly kind: 'CardDrawn'; readonly side: Side; readonly deck: Deck; readonly drawn: EventCardId }
  | { readonly kind: 'CardDiscarded'; readonly side: Side; readonly deck: Deck; readonly drawn: EventCardId }
  | { readonly kind: 'CardPlayed'; readonly side: Side }
  | { readonly kind: 'CardUsed'; readonly side: Side }
  | { readonly kind: 'CardLeftTable'; readonly side: Side }
  | { readonly kind: 'CardPaid'; readonly side: Side; readonly paid: EventCardId }
  | { readonly kind: 'RingPaid'; readonly side: Side }
  | { readonly kind: 'DiceAllocated'; readonly dice: number }
  | { readonly kind: 'DieRolled'; readonly side: Side; readonly face: DieFace }
  | { readonly kind: 'DieUsed'; readonly side: Side; readonly die: DieFace; readonly as: DieFace }
  | { readonly kind: 'DieSkipped'; readonly side: Side; readonly die: DieFace }
  | { readonly kind: 'DieToHuntBox'; readonly side: Side; readonly die: DieFace }
  | { readonly kind: 'RingUsed'; readonly side: Side; readonly die: DieFace; readonly result: DieFace }
  | { readonly kind: 'DieTurned'; readonly side: Side; readonly die: DieFace; readonly result: DieFace }
  | { readonly kind: 'DiceLost'; readonly side: Side; readonly die: DieFace; readonly number: number }
  | { readonly kind: 'Passed'; readonly side: Side }
  | { readonly kind: 'PoolChanged'; readonly side: Side; readonly dice: number }
  | { readonly kind: 'GameWon'; readonly side: Side }

/** What happens to the Fellowship and in the Hunt. */
export type FellowshipEvent =
  | { readonly kind: 'FellowshipMoved'; readonly progress: number }
  | { readonly kind: 'RingBearersMoved'; readonly from: RegionId; readonly to: RegionId }
  | { readonly kind: 'FellowshipDeclared'; readonly region: RegionId }
  | { readonly kind: 'FellowshipRevealed'; readonly region: RegionId | null }
  | { readonly kind: 'FellowshipHidden' }
  | { readonly kind: 'MordorEntered'; readonly from: RegionId }
  | { readonly kind: 'MordorTried' }
  | { readonly kind: 'MordorAdvanced'; readonly step: number }
  | { readonly kind: 'CorruptionChanged'; readonly by: number; readonly corruption: number }
  | { readonly kind: 'GuideNamed'; readonly guide: CharacterId }
  | {
      readonly kind: 'HuntDieRolled'
      readonly roll: number
      readonly success: boolean
      readonly again: boolean
    }
  | { readonly kind: 'TileDrawn'; readonly tile: HuntTileId; readonly why: TileReason }
  | { readonly kind: 'TileDieRolled'; readonly roll: number }
  | { readonly kind: 'DamageSet'; readonly damage: number }
  | {
      readonly kind: 'DamageReduced'
      readonly by: number
      readonly damage: number
      readonly character: CharacterId
    }
  | { readonly kind: 'DamageLessened'; readonly by: number; readonly damage: number }
  | { readonly kind: 'CompanionPicked'; readonly companion: CharacterId }
  | { readonly kind: 'PoolRefilled' }
  | { readonly kind: 'TilePutInPlay'; readonly tile: HuntTileId }
  | { readonly kind: 'EventDieRolled'; readonly roll: number; readonly success: boolean }
  | { readonly kind: 'TileReturned'; readonly tile: HuntTileId; readonly number: number }
  | { readonly kind: 'TileRemoved'; readonly tile: HuntTileId; readonly number: number }
  | { readonly kind: 'CompanionJoined'; readonly companion: CharacterId }
  | { readonly kind: 'CompanionDiscarded'; readonly companion: CharacterId }
  | { readonly kind: 'CompanionReplaced'; readonly companion: CharacterId; readonly successor: CharacterId }
  | { readonly kind: 'GetItCame' }
  | { readonly kind: 'GetItUsed' }
  | { readonly kind: 'GetItDiscarded' }
  | { readonly kind: 'RingsRegained'; readonly rings: number; readonly fromShadow: number }

/** What happens to pieces on the map. */
export type MapEvent =
  | { readonly kind: 'CharacterSeparated'; readonly character: CharacterId; readonly to: RegionId }
  | {
      readonly kind: 'CharacterMoved'
      readonly character: CharacterId
      readonly from: RegionId
      readonly to: RegionId
    }
  /** Out of the Fellowship, and beside the map until it is said where he goes. */
  | { readonly kind: 'CharacterSetAside'; readonly character: CharacterId }
  | { readonly kind: 'NazgulMoved'; readonly from: RegionId; readonly to: RegionId }
  | { readonly kind: 'CharacterEntered'; readonly character: CharacterId; readonly region: RegionId }
  | {
      readonly kind: 'CharacterEliminated'
      readonly character: CharacterId
      readonly region: RegionId | null
      /** Whether his book calls it removed from the game; said only where it does. */
      readonly removed?: boolean
    }
  | {
      readonly kind: 'ArmyMoved'
      readonly side: Side
      readonly from: RegionId
      readonly to: RegionId
      readonly pieces: ReadonlyArray<Pieces>
      readonly way: 'march' | 'retreat' | 'advance'
    }
  | { readonly kind: 'Recruited'; readonly piece: PieceId; readonly region: RegionId }
  | { readonly kind: 'Removed'; readonly piece: PieceId; readonly region: RegionId }
  | { readonly kind: 'Lost'; readonly piece: PieceId; readonly number: number; readonly region: RegionId }
  | { readonly kind: 'EliteReduced'; readonly piece: PieceId; readonly region: RegionId }
  | { readonly kind: 'Upgraded'; readonly piece: PieceId; readonly number: number; readonly region: RegionId }
  | { readonly kind: 'NationActivated'; readonly nation: Nation }
  | { readonly kind: 'NationAdvanced'; readonly nation: Nation; readonly steps: number }
  | { readonly kind: 'NationSetBack'; readonly nation: Nation; readonly steps: number }
  | {
      readonly kind: 'SettlementCaptured'
      readonly side: Side
      readonly region: RegionId
      readonly points: number
    }
  | {
      readonly kind: 'SettlementRegained'
      readonly side: Side
      readonly region: RegionId
      readonly points: number
    }

/** What happens to figures that are no units (chapter XII). */
export type BesideEvent =
  | { readonly kind: 'FactionEntered'; readonly faction: Faction }
  | { readonly kind: 'FigurePlaced'; readonly figure: BesideId; readonly region: RegionId }
  | {
      readonly kind: 'FigureRemoved'
      readonly figure: BesideId
      readonly number: number
      readonly region: RegionId
    }
  | { readonly kind: 'ShipsSailed'; readonly number: number; readonly from: RegionId; readonly to: RegionId }
  | { readonly kind: 'EntMoved'; readonly to: RegionId }
  | { readonly kind: 'SuperiorityClaimed'; readonly region: RegionId }
  /** The side whose hand it is, and what was seen in it. */
  | { readonly kind: 'HandLookedAt'; readonly side: Side; readonly seen: ReadonlyArray<EventCardId> }

/** What happens in battle. */
export type BattleEvent =
  | {
      readonly kind: 'BattleBegan'
      readonly side: Side
      readonly battle: BattleKind
      readonly from: RegionId
      readonly to: RegionId
    }
  | { readonly kind: 'RoundBegan'; readonly round: number; readonly region: RegionId }
  | {
      readonly kind: 'CombatDieRolled'
      readonly side: Side
      readonly roll: number
      readonly hit: boolean
      readonly again: boolean
    }
  | { readonly kind: 'NazgulSilenced'; readonly character: CharacterId }
  | { readonly kind: 'CombatCardDeclared'; readonly side: Side }
  /** The deck is told where its back is seen. */
  | {
      readonly kind: 'CombatCardChosen'
      readonly side: Side
      readonly chosen: EventCardId
      readonly deck?: Deck
    }
  | {
      readonly kind: 'CombatCardPlayed'
      readonly side: Side
      readonly played: EventCardId
      readonly title: CombatTitle
    }
  | { readonly kind: 'CombatCardCancelled'; readonly side: Side; readonly played: EventCardId }
  | { readonly kind: 'LeadershipForfeited'; readonly side: Side; readonly points: number }
  | { readonly kind: 'CompanionBound'; readonly character: CharacterId }
  | {
      readonly kind: 'RollModified'
      readonly side: Side
      readonly roll: 'combat' | 'leader'
      readonly by: number
    }
  | { readonly kind: 'DiceLimited'; readonly side: Side; readonly most: number }
  | { readonly kind: 'DiceRemoved'; readonly side: Side; readonly dice: number }
  | { readonly kind: 'RerollPrevented'; readonly side: Side }
  | { readonly kind: 'StrikeDieRolled'; readonly side: Side; readonly roll: number; readonly hit: boolean }
  | { readonly kind: 'HitsAdded'; readonly side: Side; readonly hits: number }
  | { readonly kind: 'HitsCancelled'; readonly side: Side; readonly hits: number }
  | { readonly kind: 'HitsSuffered'; readonly side: Side; readonly hits: number }
  | { readonly kind: 'Withdrew'; readonly side: Side; readonly region: RegionId }
  | { readonly kind: 'CameOut'; readonly side: Side; readonly region: RegionId }
  | { readonly kind: 'SiegeBegan'; readonly region: RegionId }
  | { readonly kind: 'SiegeEnded'; readonly region: RegionId }
  | { readonly kind: 'BattleEnded'; readonly end: BattleEnd; readonly region: RegionId }

/** What happens among partners. */
export type PartnerEvent =
  | { readonly kind: 'CardGiven'; readonly seat: Seat; readonly deck: Deck; readonly drawn: EventCardId }
  | { readonly kind: 'CardReceived'; readonly seat: Seat; readonly deck: Deck; readonly drawn: EventCardId }
  | { readonly kind: 'PlaceYielded'; readonly seat: Seat }
  | { readonly kind: 'ArmiesMixed'; readonly side: Side; readonly region: RegionId }

/** Anything that can happen. */
export type Event = EventBase &
  (TurnEvent | FellowshipEvent | MapEvent | BattleEvent | PartnerEvent | BesideEvent)

/** Fields that only the seat `only` may see. */
export const SECRETS: Readonly<Record<string, ReadonlyArray<string>>> = {
  CardDrawn: ['drawn'],
  CardDiscarded: ['drawn'],
  CombatCardChosen: ['chosen'],
  CardGiven: ['drawn'],
  CardReceived: ['drawn'],
  HandLookedAt: ['seen'],
}

/** Kinds of event that show somebody what was hidden from him. */
export const SHOWS: ReadonlySet<string> = new Set<Event['kind']>([
  'CardPlayed',
  'CardReceived',
  'CombatCardPlayed',
  'HandLookedAt',
])
