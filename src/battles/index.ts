/**
 * Battles of the War of the Ring (Battles of the Third Age): the general rules, with scenarios as data. The
 * scenario that comes with it is of our own design and not official.
 *
 * @module
 */
import { objectOf } from '../kernel/json'
import * as E from 'fp-ts/lib/Either.js'
import type { Either } from 'fp-ts/lib/Either.js'
import type { Forms, Game } from '../kernel/game'
import { makeGame } from '../kernel/makeGame'
import { actionsOf, SEATS } from './model/actions'
import type { Battles } from './model/bundle'
import { tableCodec } from './model/codecs'
import type { Config } from './model/config'
import { SECRETS } from './model/events'
import { frameCodecs } from './model/frameCodecs'
import { start } from './model/frames'
import type { Fault } from './model/reading'
import type { ScenarioDoc } from './model/scenario'
import type { Scenario } from './model/tables'
import { configCodec } from './query/configCodec'
import { faultsOf } from './query/faults'
import { scenarioFaults } from './query/scenario/check'
import { RULEBOOK } from './rulebook'
import { firstTable } from './rules/turn/setUp'
import { machineOf, scenarioOf } from './rulesets/rulesets'
import { beginsLine, describe } from './view/describe'
import { fill } from './view/fill'
import { mask } from './view/mask'
import { place } from './view/position'
import { unaskedFaults } from './query/unasked'
import type { Json } from '../kernel/hash'
import { decodeWith } from '../kernel/codec'

const forms = new WeakMap<Scenario, Forms<Battles>>()

/** The forms of a config's actions, table and frames. */
const formsOf = (config: Config): Forms<Battles> => {
  const scenario = scenarioOf(config)
  const known = forms.get(scenario) ?? {
    actions: actionsOf(scenario),
    table: tableCodec(scenario),
    frames: frameCodecs(scenario),
  }
  forms.set(scenario, known)
  return known
}

const DEFAULT: Config = { seed: '', chance: 'seeded', scenario: 'the-fords-and-the-deep' }

/** The deck of a card, by the config of a saved state. */
const backIn = (config: Json | undefined): ((card: string) => string) => {
  const read = decodeWith(configCodec, config)
  const { cards } = scenarioOf(E.isRight(read) ? read.right : DEFAULT)
  return (card) => cards[card]?.deck ?? 'generic'
}

const game: Game<Battles> = makeGame<Battles>({
  name: 'battles',
  schemaVersion: 1,
  seats: SEATS,
  rulebook: RULEBOOK,
  ...formsOf(DEFAULT),
  formsOf,
  config: configCodec,
  machineOf,
  start: (config) => ({ table: firstTable(scenarioOf(config)), frame: start('game', 'turn', {}) }),
  place,
  faults: (state) => faultsOf(scenarioOf(state.config), state),
  unasked: unaskedFaults,
  describe,
  secrets: SECRETS,
  mask: (saved, viewer) => mask(saved, viewer, backIn(saved.config)),
  fill: (masked, _, random) => fill(masked, backIn(objectOf(masked)['config']), random),
  beginsLine,
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

/**
 * Battles of the War of the Ring as pure functions over its states; `scenario` reads a scenario and says
 * everything that is wrong with it.
 *
 * @example
 * import { isRight } from 'fp-ts/lib/Either.js'
 * import { battles } from 'middle-earth-rules/battles'
 *
 * const started = battles.newGame({ seed: 'first' })
 * if (isRight(started)) console.log(battles.actors(started.right))
 */
export const battles: Game<Battles> & { readonly scenario: ReadScenario } = { ...game, scenario }

export { THE_FORDS_AND_THE_DEEP } from './data/the-fords-and-the-deep'
export { SCENARIO_SCHEMA } from './model/scenarioReader'
export { RULEBOOK, type RuleId } from './rulebook'
export type { Battles, State } from './model/bundle'
export type { Action } from './model/actions'
export type { Config } from './model/config'
export type { Event } from './model/events'
export type { ScenarioDoc } from './model/scenario'
export type { Table } from './model/table'
export type { PositionSpec } from './view/position'
