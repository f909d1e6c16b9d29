/**
 * What follows from a part of the table and the scenario alone is found once for each part: the last one is
 * remembered, for the same part is asked about many times before it changes.
 */
import type { Scenario } from './tables'

/** A fact about a part of the table; the last one found is remembered. */
export const remembered = <Part extends object, Fact>(
  find: (part: Part, scenario: Scenario) => Fact,
): ((part: Part, scenario: Scenario) => Fact) => {
  let last: { readonly part: Part; readonly fact: Fact } | undefined
  return (part, scenario) => {
    if (last !== undefined && last.part === part) return last.fact
    const fact = find(part, scenario)
    last = { part, fact }
    return fact
  }
}

/** A table that follows from a scenario alone: made once for each, and the last one is at hand. */
export const ofScenario = <Made extends object>(
  make: (scenario: Scenario) => Made,
): ((scenario: Scenario) => Made) => {
  const known = new WeakMap<Scenario, Made>()
  let last: { readonly scenario: Scenario; readonly made: Made } | undefined
  return (scenario) => {
    if (last !== undefined && last.scenario === scenario) return last.made
    const made = known.get(scenario) ?? make(scenario)
    known.set(scenario, made)
    last = { scenario, made }
    return made
  }
}
