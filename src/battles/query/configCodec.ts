/**
 * The config: one of our scenarios by name, or a whole scenario, which is checked like any other.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { formed } from '../../kernel/codec'
import { configOf } from '../../kernel/fields'
import { BUILT_IN, SELDOM, type BuiltIn, type Config } from '../model/config'
import type { ScenarioDoc } from '../model/scenario'
import { scenarioFaults } from './scenario/check'
import { isInUse, sameInUse } from './scenario/references'

const isBuiltIn = (u: unknown): u is BuiltIn => BUILT_IN.some((name) => name === u)

const isScenario = (u: unknown): u is BuiltIn | ScenarioDoc =>
  isBuiltIn(u) || isInUse(u) || scenarioFaults(u).length === 0

const codec = new t.Type<BuiltIn | ScenarioDoc, BuiltIn | ScenarioDoc>(
  'a scenario',
  isScenario,
  (u, context) => {
    if (isBuiltIn(u)) return t.success(u)
    const [fault, ...more] = scenarioFaults(u)
    if (fault === undefined) return t.success(u as ScenarioDoc)
    const rest = more.length === 0 ? '' : ` (and ${more.length} faults more; battles.scenario tells them all)`
    return t.failure(u, context, `${fault.path}: ${fault.problem}${rest}`)
  },
  t.identity,
)

/** The form of a whole scenario stands in docs/scenario.schema.json. */
const scenario = formed(codec, { anyOf: [{ enum: BUILT_IN }, { type: 'object' }] })

const config = configOf<Config>({ scenario }, { scenario: 'the-fords-and-the-deep' }, () => undefined, SELDOM)

const withSame = (read: Config): Config =>
  typeof read.scenario === 'string' ? read : { ...read, scenario: sameInUse(read.scenario) }

/** The config; our own scenario is played unless another is given, equal scenarios are one document. */
export const configCodec: t.Type<Config, unknown> = formed(
  new t.Type<Config, unknown>(
    config.name,
    config.is,
    (u, context) => E.map(withSame)(config.validate(u, context)),
    config.encode,
  ),
  config,
)
