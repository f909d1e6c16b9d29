/**
 * What follows from a part of the table and the scenario alone is found once for each part: the last one is
 * remembered, for the same part is asked about many times before it changes.
 */
import type { Scenario } from '../model/tables'

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
