/**
 * War of the Ring, Collector's Edition, for two players: the Free Peoples against the Shadow.
 *
 * @module
 */
import { gameOf, type WarGame } from './game'
import { ACTIONS as actionsOf } from './model/actions'
import { FRAME_KINDS as frameKindsOf } from './model/codecs'
import { COLLECTORS } from './rulesets/rulesets'
import { machineOfWhole } from './rulesets/rules'
import { character as characterOf, eventCard as eventCardOf, huntTile as huntTileOf } from './view/lookups'

/**
 * War of the Ring as pure functions over its states. What concerns a card is explained with what it says.
 *
 * @example
 * import { isRight } from 'fp-ts/lib/Either.js'
 * import { warOfTheRing } from 'middle-earth-rules/war-of-the-ring'
 *
 * const started = warOfTheRing.newGame({ seed: 'first' })
 * if (isRight(started)) console.log(warOfTheRing.actors(started.right))
 */
export const warOfTheRing: WarGame = gameOf([])

const { rules } = machineOfWhole(COLLECTORS)

/** The fields of each kind of action with the values they may have. */
export const ACTIONS = actionsOf(rules)
/** The kinds of frame, in one order: what can run and what can be asked. */
export const FRAME_KINDS = frameKindsOf(rules)

/** The odds of a battle between two Armies, in the base game. See {@link WarGame.battleOdds}. */
export const battleOdds: WarGame['battleOdds'] = warOfTheRing.battleOdds
/** The battle that goes on, or that an attack would begin. See {@link WarGame.battleSpec}. */
export const battleSpec: WarGame['battleSpec'] = warOfTheRing.battleSpec
/** The odds of the Hunt. See {@link WarGame.huntOdds}. */
export const huntOdds: WarGame['huntOdds'] = warOfTheRing.huntOdds
/** What can be asked of the odds at this moment. See {@link WarGame.odds}. */
export const odds: WarGame['odds'] = warOfTheRing.odds
/** Everything that is wrong with a state; empty when nothing is. */
export const faultsOf: WarGame['faultsOf'] = warOfTheRing.faultsOf
/** The printed name behind an id. See {@link WarGame.nameOf}. */
export const nameOf: WarGame['nameOf'] = warOfTheRing.nameOf
/** An event as a sentence. See {@link WarGame.tell}. */
export const tell: WarGame['tell'] = warOfTheRing.tell

/** A character of the base game by its id. */
export const character = characterOf(rules)
/** An Event card of the base game by its id, with what both of its halves say. */
export const eventCard = eventCardOf(rules)
/** A kind of Hunt tile of the base game by its id. */
export const huntTile = huntTileOf(rules)
export { region } from './view/lookups'

export type { WarGame }
export { CHARACTERS } from './data/characters'
export { DICE } from './data/dice'
export { EVENT_CARDS } from './data/event-cards'
export { FELLOWSHIP, VICTORY } from './data/fellowship'
export { HUNT_TILES } from './data/hunt-tiles'
export { LIMITS } from './data/limits'
export { NATION_TABLE } from './data/nations'
export { REGIONS } from './data/regions'
export { SET_UP } from './data/set-up'
export type { AttackPlan, Odds } from './query/odds'
export type { BattleOdds, BattleResult, HitOdds, Units } from './query/odds/battle'
export type { Probability } from './query/odds/fractions'
export type { HuntOdds, HuntResult } from './query/odds/hunt'
export {
  BATTLE_GROUNDS,
  LOSS_ORDERS,
  type BattleArmy,
  type BattleGround,
  type BattleSpec,
  type LossOrder,
  type RoundCards,
} from './query/odds/spec'
/** Every rule of the base game with its sentence and cites. */
export const RULEBOOK = rules.rulebook
export type { RuleId } from './rulebook'
export { newId } from './rulesets/house/houseRule'
export type {
  HouseCard,
  HouseDice,
  HouseFellowship,
  HouseRule,
  HouseSetUp,
  HouseVictory,
  NewId,
} from './rulesets/house/houseRule'
export type { PieceEntry, WarTables } from './view/tables'
export type {
  Action,
  AdvanceNation,
  Allocate,
  Attack,
  BeginAttack,
  BeginRecruiting,
  Bring,
  BringAll,
  BringCharacter,
  By,
  Cease,
  ChooseFigure,
  ChooseNumber,
  Commit,
  Declare,
  DeclareCard,
  DieAction,
  Discard,
  Done,
  DrawEvent,
  DrawFrom,
  Fight,
  Fly,
  GoTo,
  GuideLeaves,
  HideFellowship,
  Join,
  Lose,
  LoseGuide,
  LoseRandom,
  March,
  MoveArmies,
  MoveCharacters,
  MoveFellowship,
  NameGuide,
  Pass,
  Recruit,
  RecruitEverywhere,
  Reduce,
  Remove,
  Retreat,
  RevealSelf,
  Separate,
  Silence,
  SkipDie,
  TakeCorruption,
  Upgrade,
  UseRing,
  WithDie,
  Withdraw,
} from './model/actions'
export type {
  Aim,
  DiscardRandom,
  EndCard,
  Hide,
  Hunt,
  MoveOn,
  NameNation,
  PickFigure,
  PlayAnother,
  PlayEvent,
  TurnDie,
  UseCard,
} from './model/actions'
export type { Area, Condition, Escort, Meeting, Siege } from './model/conditions'
export type { EventCard, Instruction } from './model/effects'
export type {
  ArmyInstruction,
  BattleTerms,
  CampaignInstruction,
  HitInstruction,
  Targets,
} from './model/effects/armies'
export type { FellowshipInstruction } from './model/effects/fellowship'
export type {
  MusterInstruction,
  NationChoice,
  PoliticalInstruction,
  RecruitInstruction,
  RecruitPart,
  Site,
} from './model/effects/muster'
export type { Ban, Ending, Price, Reaction, TableInstruction, TableText } from './model/effects/onTable'
export type { State, War } from './model/bundle'
export { COMBAT_TITLES, ROLES } from './model/combat'
export type {
  CombatCard,
  CombatCards,
  CombatCondition,
  CombatDeed,
  CombatTitle,
  CombatVerb,
  Prey,
  Role,
  RoundCondition,
  TimedEffect,
  Whose,
} from './model/combat'
export { firstOfWinners } from './query/scores'
export type { Config, Readings } from './model/config'
export type {
  BattleEvent,
  Event,
  EventBase,
  FellowshipEvent,
  MapEvent,
  Pieces,
  TurnEvent,
} from './model/events'
export type { BattleEnd, BattleKind, Bearing, Stride, TileReason } from './model/frames'
export {
  BATTLE_ENDS,
  BATTLE_KINDS,
  BEARINGS,
  DAMAGE_ANSWERS,
  DRAW_REASONS,
  TILE_REASONS,
} from './model/frames'
export {
  BESIDE_IDS,
  CHARACTER_IDS,
  COMPANION_IDS,
  DECKS,
  DIE_FACES,
  EVENT_CARD_IDS,
  FACTIONS,
  FELLOWSHIP_IDS,
  FIGURES,
  FREE_PEOPLES_FACES,
  FREE_PEOPLES_NATIONS,
  HUNT_TILE_IDS,
  MINION_IDS,
  NATIONS,
  PIECE_IDS,
  POLITICAL_POSITIONS,
  RANKS,
  REGION_IDS,
  SEATS,
  SETTLEMENTS,
  SHADOW_FACES,
  SHADOW_NATIONS,
  SIDES,
  SPECIAL_TILE_IDS,
  STANCES,
  STANDARD_TILE_IDS,
} from './model/ids'
export type {
  BesideId,
  BySide,
  CharacterId,
  CompanionId,
  Deck,
  DieFace,
  EventCardId,
  Faction,
  Figure,
  FreePeoplesFace,
  FreePeoplesNation,
  HuntTileId,
  MinionId,
  Nation,
  PieceId,
  PoliticalPosition,
  Rank,
  RegionId,
  Seat,
  Settlement,
  ShadowFace,
  Side,
  Stance,
} from './model/ids'
export type * from './model/glance'
export type * from './model/reading'
export type {
  Ability,
  ActionDiceData,
  ArmySetUp,
  BesideData,
  CharacterData,
  DiceData,
  Entry,
  EntryCondition,
  EventCardData,
  EventCardEntry,
  FellowshipData,
  Figures,
  GuideAbility,
  HuntDamage,
  HuntTileData,
  Level,
  LimitsData,
  NationData,
  Place,
  RegionData,
  SetUpData,
  UnitData,
  VictoryData,
} from './model/tables'
export { COMBAT } from './rulesets/combat'
export { BATTLE_STAGES, PHASES } from './view/position'
export type {
  BattleStage,
  InUse,
  Pending,
  PendingBattle,
  PendingHunt,
  PendingRing,
  PendingTile,
  Phase,
  PositionSpec,
  Whereabouts,
} from './view/position'
