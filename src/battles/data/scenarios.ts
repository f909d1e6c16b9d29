/**
 * The scenarios that come with the library.
 */
import type { BuiltIn } from '../model/config'
import type { ScenarioDoc } from '../model/scenario'
import { THE_FORDS_AND_THE_DEEP } from './the-fords-and-the-deep'

const SCENARIOS: Readonly<Record<BuiltIn, ScenarioDoc>> = {
  'the-fords-and-the-deep': THE_FORDS_AND_THE_DEEP,
}

/** The document of one of our scenarios. */
export const scenarioNamed = (name: BuiltIn): ScenarioDoc => SCENARIOS[name]
