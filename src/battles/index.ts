/**
 * Battles of the War of the Ring (Battles of the Third Age): the general rules, with scenarios as data. The
 * scenario that comes with it is of our own design and not official.
 *
 * @module
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Either } from 'fp-ts/lib/Either.js'
import type { Option } from 'fp-ts/lib/Option.js'
import type { Game } from '../kernel/game'
import { makeGame } from '../kernel/makeGame'
import { DEFAULT, definitionWith, wordsIn } from './definition'
import type { Battles, State } from './model/bundle'
import type { Config } from './model/config'
import type { Glance } from './model/json'
import type { Fault } from './model/reading'
import type { ScenarioDoc } from './model/scenario'
import type { Scenario } from './model/tables'
import { configCodec } from './query/configCodec'
import { faultsOf } from './query/faults'
import { scenarioFaults } from './query/scenario/check'
import { scenarioOf, tablesInPlay } from './rulesets/rulesets'
import { glance } from './view/glance'
import { place } from './view/position'
import type { Words } from './view/describe'
import { decodeWith } from '../kernel/codec'
import { guarded } from '../kernel/door'

const game: Game<Battles> = makeGame<Battles>({
  ...definitionWith(configCodec),
  place,
  faults: (state) => faultsOf(scenarioOf(state.config), state),
})

/** Everything that is wrong with a scenario, or the scenario itself. */
export type ReadScenario = (json: unknown) => Either<ReadonlyArray<Fault>, ScenarioDoc>

const scenario: ReadScenario = (json) => {
  try {
    const faults = scenarioFaults(json)
    return faults.length > 0 ? E.left(faults) : E.right(json as ScenarioDoc)
  } catch {
    return E.left([{ path: '', problem: 'the scenario cannot be read' }])
  }
}

/** The tables of a config: Regions, Unit Types, Characters, cards and more, each by its id. */
export type TablesOf = (config?: Partial<Config>) => Scenario

/** A config from some of its fields; the usual one for what is none. */
const configFrom = (config: Partial<Config> | undefined): Config =>
  guarded(DEFAULT, () => {
    const read = decodeWith(configCodec, { ...DEFAULT, ...config })
    return E.isRight(read) ? read.right : DEFAULT
  })

const tables: TablesOf = (config) =>
  guarded(undefined, () => tablesInPlay(config?.scenario)) ?? scenarioOf(configFrom(config))

/** Battles of the War of the Ring as pure functions over its states, and what this game adds. */
export interface BattlesGame extends Game<Battles> {
  /** Reads a scenario: the scenario, or everything that is wrong with it, each with its path. */
  readonly scenario: ReadScenario
  /** The tables of a config's scenario; of our own one if none is given. */
  readonly tables: TablesOf
  /**
   * Single fields of the table as `read` tells them, without reading all of it: for those who look at many
   * states. None for what is no state.
   *
   * @example
   * const seen = battles.glance(state)
   * if (isSome(seen)) console.log(seen.value('fate'), seen.value('regions'))
   */
  readonly glance: (state: State) => Option<Glance>
  /** Actions, ids, names and sentences of a config; those of the game itself are of our own scenario. */
  readonly wordsOf: (config: Partial<Config>) => Words
}

/**
 * Battles of the War of the Ring as pure functions over its states; `scenario` reads a scenario and says
 * everything that is wrong with it. The scenario that is played unless another is given is of our own design
 * and not official.
 *
 * @example
 * import { isRight } from 'fp-ts/lib/Either.js'
 * import { battles } from 'middle-earth-rules/battles'
 *
 * const started = battles.newGame({ seed: 'first' })
 * if (isRight(started)) console.log(battles.actors(started.right))
 */
export const battles: BattlesGame = {
  ...game,
  scenario,
  tables,
  glance,
  wordsOf: (config) => wordsIn(configFrom(config)),
}

export { THE_FORDS_AND_THE_DEEP } from './data/the-fords-and-the-deep'
export { SCENARIO_SCHEMA } from './model/scenarioReader'
export { RULEBOOK, type RuleId } from './rulebook'
export { SEATS } from './model/actions'
export { FRAME_KINDS } from './rulesets/rulesets'
export { CARD_PLACES, OFF_MAP } from './model/json'
export { battleOdds, roundOdds } from './view/odds'
export { CARD_TYPES, COMMON_TACTICS, DECKS, FACES, MOMENTS, PLAIN_FACES, SIDES } from './model/sides'
export type { Action } from './model/actions'
export type { Battles, State } from './model/bundle'
export type { BuiltIn, Config } from './model/config'
export type {
  ArmyFilter,
  ArmyStep,
  BattleStep,
  CardStep,
  Condition,
  Effect,
  EffectStep,
  Having,
  Mod,
  PieceStep,
  Place,
  UseStep,
  Verb,
  Whom,
} from './model/effects'
export type { Event } from './model/events'
export type { Fault } from './model/reading'
export type { Words } from './view/describe'
export type {
  AbilityDoc,
  BorderDoc,
  BorderTypeDoc,
  CharacterDoc,
  CharacterStart,
  CombatDoc,
  CounterDoc,
  DiceDoc,
  DiceGainDoc,
  EntryDoc,
  ExtraUseDoc,
  FateDoc,
  ForceDoc,
  OrderDoc,
  PoolDoc,
  PositionDoc,
  RecruitmentDoc,
  RegionDoc,
  ScenarioDoc,
  StoryDoc,
  TableDoc,
  TerrainDoc,
  TerritoryDoc,
  TileDoc,
  UnitTypeDoc,
  VictoryDoc,
} from './model/scenario'
export type { BySide, CardType, Counts, Deck, Face, Moment, PlainFace, Side } from './model/sides'
export type {
  Army,
  Asked,
  Battle,
  BattleDie,
  CardPlace,
  Derived,
  Dice,
  Fighter,
  FrameJson,
  Glance,
  March,
  Pile,
  TableReading,
  RegionState,
  RoundChanges,
  SeenTable,
  TableJson,
  Tiles,
  Tokens,
} from './model/json'
export type { Ability, Card, Named, Neighbour, Scenario } from './model/tables'
export type { BattleOdds } from './query/odds/battle'
export type { Probability } from './query/odds/fractions'
export type { AttackPlan, HitOdds, RollOdds, RoundOdds } from './query/odds/round'
export type { PositionSpec } from './view/position'
