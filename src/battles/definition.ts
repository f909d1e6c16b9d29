/**
 * What the kernel needs to know of Battles in order to play it, save it and show it; forms and words are
 * those of a config's scenario.
 */
import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts/lib/index.js'
import { askedOf, pendingOf } from '../kernel/ask'
import { decodeWith } from '../kernel/codec'
import type { Definition, Forms } from '../kernel/game'
import type { Json } from '../kernel/hash'
import { objectOf } from '../kernel/json'
import { idsOf, OPTIONS } from './data/choices'
import { actionsOf, SEATS } from './model/actions'
import type { Battles } from './model/bundle'
import type { Config } from './model/config'
import { SECRETS, SHOWS } from './model/events'
import { frameCodecs, start } from './model/frames'
import { TABLE } from './model/table'
import type { Scenario } from './model/tables'
import { blaming } from './query/stepReasons'
import { likelyIn } from './query/likely'
import { GENERAL, unaskedViolations } from './query/unasked'
import { RULEBOOK } from './rulebook'
import { firstTable } from './rules/turn/setUp'
import { machineOf, scenarioOf } from './rulesets/rulesets'
import { derive } from './view/derive'
import { beginsLine, describeIn, type Words } from './view/describe'
import { dealerOf, fill } from './view/fill'
import { mask } from './view/mask'
import { nameIn } from './query/names'
import { tellIn } from './view/tell'

const forms = new WeakMap<Scenario, Forms<Battles>>()

/** The forms of a config's actions, table and frames. */
const formsOf = (config: Config): Forms<Battles> => {
  const scenario = scenarioOf(config)
  const known = forms.get(scenario) ?? {
    actions: actionsOf(scenario),
    table: TABLE.shape(scenario),
    frames: frameCodecs(scenario),
  }
  forms.set(scenario, known)
  return known
}

const words = new WeakMap<Scenario, Words>()

/** The words of a config: the names are those of its scenario. */
export const wordsIn = (config: Config): Words => {
  const scenario = scenarioOf(config)
  const known = words.get(scenario) ?? {
    actions: formsOf(config).actions,
    ids: idsOf(scenario),
    nameOf: nameIn(scenario),
    tell: tellIn(scenario),
  }
  words.set(scenario, known)
  return known
}

export const DEFAULT: Config = { seed: '', chance: 'seeded', scenario: 'the-fords-and-the-deep' }

/** The config of a saved state or of a view of one. */
const configIn = (codec: t.Type<Config, unknown>, saved: Json): Config => {
  const read = decodeWith(codec, objectOf(saved)['config'])
  return E.isRight(read) ? read.right : DEFAULT
}

/** The game with the configs that a codec takes, but for positions and the checks of snapshots. */
export const definitionWith = (
  codec: t.Type<Config, unknown>,
): Omit<Definition<Battles>, 'faults' | 'place'> => ({
  name: 'battles',
  schemaVersion: 2,
  rulesVersion: 1,
  title: 'Battles of the Third Age',
  seats: SEATS,
  rulebook: RULEBOOK,
  ...formsOf(DEFAULT),
  ...wordsIn(DEFAULT),
  nameOf: (id, config = DEFAULT) => wordsIn(config).nameOf(id),
  formsOf,
  options: OPTIONS,
  config: codec,
  machineOf,
  start: (config) => ({ table: firstTable(scenarioOf(config)), frame: start('game', 'turn', {}) }),
  unasked: (state, action) => {
    const [config, machine] = [state.config, machineOf(state.config)]
    const asks = askedOf<Battles>(machine, state, action.seat)
    const reads = pendingOf<Battles>(machine, state)?.decision.reads[0]
    const asked = asks === undefined || reads === undefined ? undefined : { asks, reads }
    return unaskedViolations({ scenario: scenarioOf(config) }, state, action, asked)
  },
  blame: (violation, state) => blaming({ scenario: scenarioOf(state.config) }, state, violation),
  general: GENERAL,
  likely: (state, given, field) => likelyIn(scenarioOf(state.config), state, given, field),
  looksFor: { accept: false, pass: false, useAbility: true },
  describe: (action, config) => describeIn(scenarioOf(config), action),
  derive,
  secrets: SECRETS,
  shows: SHOWS,
  mask: (saved, viewer) => mask(saved, viewer, scenarioOf(configIn(codec, { config: saved.config }))),
  fill: (masked, viewer, random) => {
    const config = configIn(codec, masked)
    return fill(masked, { viewer, scenario: scenarioOf(config) }, random)
  },
  dealer: (base, seen) => dealerOf(scenarioOf(base.config), base, seen),
  beginsLine,
})
