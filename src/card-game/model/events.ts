/**
 * What happened, in the past tense. Every event names its rule, and the card where one caused it.
 * `only` is the seat that may see the secret fields (see SECRETS); without it the event is open.
 */
import type { RuleId } from '../rulebook'
import type { ActiveLocation, Destination } from './actions'
import type { CopyId } from './copies'
import type {
  BattlegroundId,
  CardId,
  LocationId,
  LocationSource,
  PathId,
  Seat,
  Side,
  Token,
  Zone,
} from './ids'

/** What every event has. */
export interface EventBase {
  readonly rule: RuleId
  readonly card?: CopyId | CardId | LocationId
  readonly only?: Seat
}

/** Where a card comes from, as everybody sees it; one being played is on its way. */
export type From = Zone | 'playing'

/** Anything that can happen. */
export type Event = EventBase &
  (
    | {
        readonly kind: 'CardDrawn'
        readonly seat: Seat
        readonly drawn: CopyId
        readonly into: 'hand' | 'aside'
      }
    | { readonly kind: 'TopSeen'; readonly seat: Seat; readonly top: CopyId }
    | { readonly kind: 'CardCycled'; readonly seat: Seat; readonly cycled: CopyId; readonly from: From }
    | {
        readonly kind: 'CardEliminated'
        readonly seat: Seat
        readonly eliminated: CopyId
        readonly from: From
      }
    | {
        readonly kind: 'EliminationReplaced'
        readonly seat: Seat
        readonly shown: CopyId
        readonly by: CopyId
      }
    | { readonly kind: 'CardKept'; readonly seat: Seat; readonly kept: CopyId }
    | {
        readonly kind: 'CardTaken'
        readonly seat: Seat
        readonly taken: CopyId
        readonly from: 'deck' | 'cycle'
      }
    | { readonly kind: 'DeckSearched'; readonly seat: Seat }
    | { readonly kind: 'DeckRecycled'; readonly seat: Seat; readonly cards: number }
    | { readonly kind: 'CardPlayed'; readonly seat: Seat; readonly played: CopyId; readonly to: Destination }
    | { readonly kind: 'ItemPlayed'; readonly seat: Seat; readonly played: CopyId; readonly wielder: CopyId }
    | { readonly kind: 'EventPlayed'; readonly seat: Seat; readonly played: CopyId }
    | { readonly kind: 'CardMoved'; readonly seat: Seat; readonly moved: CopyId; readonly to: ActiveLocation }
    | { readonly kind: 'TextUsed'; readonly seat: Seat; readonly used: CopyId }
    | { readonly kind: 'Winnowed'; readonly seat: Seat }
    | { readonly kind: 'RingUsed'; readonly seat: Seat }
    | { readonly kind: 'Passed'; readonly seat: Seat }
    | {
        readonly kind: 'BattlegroundActivated'
        readonly seat: Seat
        readonly battleground: BattlegroundId
        readonly from: LocationSource
      }
    | { readonly kind: 'PathNamed'; readonly seat: Seat; readonly path: PathId }
    | { readonly kind: 'PathActivated'; readonly seat: Seat; readonly path: PathId }
    | {
        readonly kind: 'TokensAdded'
        readonly token: Token
        readonly on: LocationId | CopyId
        readonly number: number
      }
    | { readonly kind: 'CorruptionAdded'; readonly number: number; readonly corruption: number }
    | { readonly kind: 'CorruptionRemoved'; readonly number: number; readonly corruption: number }
    | { readonly kind: 'TokenPassed'; readonly seat: Seat }
    | { readonly kind: 'RoundBegan'; readonly round: number; readonly seat: Seat }
    | { readonly kind: 'CombatBegan'; readonly location: LocationId }
    | { readonly kind: 'ArmySupports'; readonly army: CopyId; readonly leader: CopyId }
    | {
        readonly kind: 'AttackCounted'
        readonly location: LocationId
        readonly attack: number
        readonly defense: number
        readonly rest: number
      }
    | { readonly kind: 'LossesProposed'; readonly seat: Seat; readonly lost: ReadonlyArray<CopyId> }
    | { readonly kind: 'LossesAgreed'; readonly seat: Seat }
    | { readonly kind: 'LossesRefused'; readonly seat: Seat }
    | {
        readonly kind: 'CombatEnded'
        readonly location: LocationId
        readonly winner: Side | 'nobody'
        readonly uncancelled: number
      }
    | { readonly kind: 'ScoresCounted'; readonly freePeoples: number; readonly shadow: number }
    | {
        readonly kind: 'GameEnded'
        readonly winner: Side
        readonly freePeoples: number
        readonly shadow: number
      }
  )

/** Fields of each kind of event that only the seat `only` may see. */
export const SECRETS: Readonly<Record<string, ReadonlyArray<string>>> = {
  CardDrawn: ['drawn'],
  TopSeen: ['top'],
  CardCycled: ['cycled'],
  CardEliminated: ['eliminated'],
  CardKept: ['kept'],
}

/** Kinds of event that show somebody what was hidden from him. */
export const SHOWS: ReadonlySet<string> = new Set<Event['kind']>([
  'BattlegroundActivated',
  'CardDrawn',
  'CardEliminated',
  'CardPlayed',
  'CardTaken',
  'EliminationReplaced',
  'EventPlayed',
  'ItemPlayed',
  'PathActivated',
  'TopSeen',
])
