/**
 * What happened, in the past tense. Every event names its rule, and the card where one caused it.
 * `only` is the seat that may see the secret fields (see SECRETS); without it the event is open.
 */
import type { RuleId } from '../rulebook'
import type { Way } from './actions'
import type { CharacterId, CombatCardId, RegionId, Seat, Side, SpecialCardId } from './ids'

/** What every event has. */
export interface EventBase {
  readonly rule: RuleId
  readonly card?: CombatCardId | SpecialCardId
  readonly only?: Seat
}

/** Anything that can happen. */
export type Event = EventBase &
  (
    | { readonly kind: 'CharacterFielded'; readonly side: Side; readonly character: CharacterId }
    | { readonly kind: 'LineUpsShown'; readonly characters: ReadonlyArray<CharacterId> }
    | { readonly kind: 'NumberNamed'; readonly number: number }
    | { readonly kind: 'SpecialPicked'; readonly side: Side; readonly picked: SpecialCardId }
    | {
        readonly kind: 'PiecePlaced'
        readonly side: Side
        readonly piece: CharacterId
        readonly region: RegionId
      }
    | { readonly kind: 'TurnBegan'; readonly side: Side; readonly turn: number }
    | { readonly kind: 'TurnReplaced'; readonly side: Side }
    | { readonly kind: 'SpecialPlayed'; readonly side: Side; readonly region?: RegionId }
    | {
        readonly kind: 'PieceMoved'
        readonly side: Side
        readonly piece: CharacterId
        readonly from: RegionId
        readonly to: RegionId
        readonly way: Way | 'retreat' | 'swap' | 'recall' | 'return'
      }
    | {
        readonly kind: 'PieceReturned'
        readonly side: Side
        readonly piece: CharacterId
        readonly region: RegionId
      }
    | {
        readonly kind: 'PieceNamed'
        readonly side: Side
        readonly piece: CharacterId
        readonly region: RegionId
      }
    | {
        readonly kind: 'PieceRevealed'
        readonly side: Side
        readonly piece: CharacterId
        readonly region: RegionId
      }
    | { readonly kind: 'PiecesConcealed'; readonly pieces: ReadonlyArray<CharacterId> }
    | {
        readonly kind: 'BattleBegan'
        readonly region: RegionId
        readonly attacker: CharacterId
        readonly defender: CharacterId
      }
    | { readonly kind: 'TextUsed'; readonly side: Side; readonly piece: CharacterId }
    | { readonly kind: 'CardsForbidden'; readonly side: Side }
    | { readonly kind: 'CardChosen'; readonly side: Side; readonly chosen: CombatCardId }
    | { readonly kind: 'CardShown'; readonly side: Side; readonly shown: CombatCardId }
    | { readonly kind: 'CardFetched'; readonly side: Side; readonly fetched: CombatCardId }
    | { readonly kind: 'CardTakenBack'; readonly side: Side; readonly taken: CombatCardId }
    | { readonly kind: 'CardIgnored'; readonly side: Side; readonly ignored: CombatCardId }
    | { readonly kind: 'StrengthsCompared'; readonly fellowship: number; readonly sauron: number }
    | {
        readonly kind: 'PieceDefeated'
        readonly side: Side
        readonly piece: CharacterId
        readonly region: RegionId
      }
    | { readonly kind: 'RingPassed'; readonly from: CharacterId; readonly to: CharacterId }
    | { readonly kind: 'CardsDiscarded'; readonly cards: ReadonlyArray<CombatCardId> }
    | { readonly kind: 'HandsRefilled' }
    | { readonly kind: 'PlayerStuck'; readonly side: Side }
    | { readonly kind: 'GameWon'; readonly side: Side; readonly points: number }
    | { readonly kind: 'SidesExchanged' }
    | { readonly kind: 'MatchEnded'; readonly first: number; readonly second: number }
  )

/** The fields of an event that only the seat `only` may see. */
export const SECRETS: Readonly<Record<string, ReadonlyArray<string>>> = {
  CharacterFielded: ['character'],
  SpecialPicked: ['picked'],
  PiecePlaced: ['piece', 'region'],
  PieceMoved: ['piece'],
  PieceNamed: ['piece'],
  CardChosen: ['chosen'],
}

/** Kinds of event that show somebody what was hidden from him. */
export const SHOWS: ReadonlySet<string> = new Set<Event['kind']>([
  'BattleBegan',
  'CardShown',
  'GameWon',
  'LineUpsShown',
  'PieceRevealed',
  'PlayerStuck',
  'RingPassed',
  'SpecialPicked',
])
