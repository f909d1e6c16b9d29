/**
 * What happens, told as it happens: enough to animate a step and to write the log.
 */
import type { RuleId } from '../rulebook'
import type { Counts, Face, Side } from './sides'

/** What every event tells. */
export interface EventBase {
  readonly rule: RuleId
  /** The card at work, where one is. */
  readonly card?: string
  /** The side that alone may see what is secret about it. */
  readonly only?: Side
}

interface Told {
  TurnBegan: { turn: number }
  DicePooled: { side: Side; count: number }
  CardDrawn: { side: Side; deck: string; drawn: string }
  CardDiscarded: { side: Side; deck: string; discarded: string }
  CardShown: { side: Side; shown: string }
  DeckRenewed: { deck: string }
  HandSeen: { side: Side; seen: ReadonlyArray<string> }
  PositionChosen: { position: string }
  DiceBoxed: { count: number }
  LeadershipSetAside: { count: number }
  LeadershipAssigned: { region: string; count: number }
  LeadershipLost: { count: number }
  TileDrawn: { tile: string }
  TileSetAside: { tile: string }
  TileApplied: { tile: string }
  TilesReturned: { count: number }
  TileAdded: { tile: string }
  FateMoved: { to: number }
  CharacterReady: { character: string }
  CharacterDelayed: { character: string; step: number }
  DieRolled: { side: Side; face: Face }
  DieTaken: { side: Side; die: Face }
  DieUsed: { side: Side; as: Face; use: string }
  DiePutAside: { side: Side; die: Face }
  DieTurned: { side: Side; die: Face; to: Face }
  ActionTokenUsed: { use: string }
  ActionTokenLost: { count: number }
  ActionTokenRegained: { count: number }
  Passed: { side: Side }
  CardPlayed: { side: Side; played: string }
  CardLaid: { side: Side; laid: string }
  CardLeft: { side: Side; left: string }
  AbilityUsed: { side: Side; of: string; ability: string }
  PartyLeft: { side: Side; from: string; units: Counts; damage: number }
  PartyMoved: { side: Side; from: string; to: string }
  ArmyArrived: { side: Side; region: string }
  UnitRemoved: { side: Side; region: string; type: string }
  CharacterMoved: { character: string; from: string; to: string }
  CharacterEntered: { character: string; region: string }
  CharacterEliminated: { character: string }
  LeadersStayed: { side: Side; region: string; count: number }
  LeadersRemoved: { side: Side; region: string; count: number }
  TokenFlipped: { side: Side; region: string; type: string }
  TokensPlaced: { side: Side; region: string; count: number }
  TokensRemoved: { side: Side; region: string; count: number }
  UnitPlaced: { side: Side; region: string; type: string }
  LeaderPlaced: { region: string }
  RallyDieRolled: { region: string; value: number; again: boolean }
  DamageRemoved: { region: string; count: number }
  DamageTaken: { region: string; count: number }
  ProtectionChanged: { region: string; to: number }
  CounterChanged: { counter: string; to: number }
  StrikeDieRolled: { counter: string; value: number }
  EffectDieRolled: { value: number }
  ControlChanged: { region: string; side: Side }
  BattleBegan: { attacker: Side; from: string; region: string }
  SuperiorityGained: { side: Side }
  ArmySwitched: { region: string }
  RoundBegan: { round: number }
  TacticsChosen: { side: Side; token: string }
  TacticsShown: { side: Side; token: string }
  TacticsCancelled: { side: Side }
  ManeuverAgain: { side: Side; token: string }
  CombatCardChosen: { side: Side; chosen: string | null }
  CombatCardShown: { side: Side; shown: string }
  BattleDieRolled: { side: Side; maneuver: string | null; value: number; again: boolean }
  RerollChosen: { side: Side; dice: string }
  DicePickedUp: { side: Side; dice: string }
  RoundChanged: { side: Side; what: string }
  HitsScored: { side: Side; hits: number }
  UnitLost: { side: Side; region: string; type: string }
  ArmyDestroyed: { side: Side; region: string }
  TacticsRecovered: { side: Side }
  AttackCeased: { side: Side }
  Retreated: { side: Side; from: string; to: string; rout: boolean }
  BattleEnded: { region: string }
  GameWon: { side: Side; by: string }
}

/** An event. */
export type Event = {
  readonly [K in keyof Told]: EventBase & { readonly kind: K } & Readonly<Told[K]>
}[keyof Told]

/** The fields of an event that only the side `only` may see. */
export const SECRETS: Readonly<Record<string, ReadonlyArray<string>>> = {
  CardDrawn: ['drawn'],
  CardDiscarded: ['discarded'],
  HandSeen: ['seen'],
  TacticsChosen: ['token'],
  CombatCardChosen: ['chosen'],
  RerollChosen: ['dice'],
}

/** Kinds of event that show somebody what was hidden from him. */
export const SHOWS: ReadonlySet<string> = new Set<Event['kind']>([
  'CardPlayed',
  'CombatCardShown',
  'DicePickedUp',
  'HandSeen',
  'HitsScored',
  'TacticsShown',
  'TokenFlipped',
])
