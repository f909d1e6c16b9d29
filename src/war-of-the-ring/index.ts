/**
 * War of the Ring, Collector's Edition, for two players: the Free Peoples against the Shadow.
 *
 * @module
 */
import { gameOf, type WarGame } from './game'
import type { Book } from './rulebook'
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
export type { BattleOdds } from './query/odds/battle'
export type { Probability } from './query/odds/fractions'
export type { HuntOdds } from './query/odds/hunt'
export { BATTLE_GROUNDS, LOSS_ORDERS, type BattleSpec } from './query/odds/spec'
/** Every rule of the base game with its sentence and cites. */
export const RULEBOOK: Book = rules.rulebook
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
export type { PieceEntry, PrintedTables } from './view/printedTables'
export { FRAME_WORDS, type WarTables } from './view/tables'
export type { WarViewer } from './view/viewing'
export type { Action } from './model/actions'
export type { Condition } from './model/conditions'
export type { EventCard, Instruction } from './model/effects'
export type { State, War } from './model/bundle'
export { COMBAT_TITLES } from './model/combat'
export type { CombatCard, CombatTitle } from './model/combat'
export { firstOfWinners } from './query/control'
export type { Config, Readings } from './model/config'
export type { Event } from './model/events'
export type { BattleKind } from './model/frames'
export {
  BESIDE_IDS,
  CHARACTER_IDS,
  COMPANION_IDS,
  DECKS,
  DIE_FACES,
  EVENT_CARD_IDS,
  FACTIONS,
  FREE_PEOPLES_NATIONS,
  HUNT_TILE_IDS,
  MINION_IDS,
  NATIONS,
  PIECE_IDS,
  RANKS,
  REGION_IDS,
  SEATS,
  SHADOW_NATIONS,
  SIDES,
  TWILIGHT_ELEMENTS,
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
  HuntTileId,
  MinionId,
  Nation,
  PieceId,
  Rank,
  RegionId,
  Seat,
  Settlement,
  Side,
} from './model/ids'
export type * from './model/glance'
export type * from './model/json'
export { pileOf } from './view/derive'
export type {
  Ability,
  BesideData,
  CharacterData,
  DiceData,
  EventCardData,
  EventCardEntry,
  FellowshipData,
  HuntTileData,
  LimitsData,
  NationData,
  RegionData,
  SetUpData,
  UnitData,
  VictoryData,
} from './model/tables'
export { COMBAT } from './rulesets/prints'
export type { PositionSpec } from './view/position'
