/**
 * Everything that is wrong with a scenario document: its form first, then what its blocks say about each
 * other.
 */
import { scenarioReader } from '../../model/scenarioReader'
import type { Fault } from '../../model/reading'
import type { ScenarioDoc } from '../../model/scenario'
import { cardFaults } from './cards'
import { effectFaults } from './effects'
import { mapFaults } from './map'
import { nameFaults } from './names'
import { pieceFaults } from './pieces'

const known = new WeakMap<object, ReadonlyArray<Fault>>()

const allFaults = (json: unknown): ReadonlyArray<Fault> => {
  const faults: Array<Fault> = []
  const doc = scenarioReader.read(json, { path: '', faults })
  return faults.length > 0 ? faults : contentFaults(doc)
}

const contentFaults = (doc: ScenarioDoc): ReadonlyArray<Fault> => {
  const names = nameFaults(doc)
  return names.length > 0
    ? names
    : [...mapFaults(doc), ...pieceFaults(doc), ...cardFaults(doc), ...effectFaults(doc)]
}

/** What is wrong with a document, each fault with its path; nothing if it can be played. */
export const scenarioFaults = (json: unknown): ReadonlyArray<Fault> => {
  if (typeof json !== 'object' || json === null) return allFaults(json)
  const found = known.get(json)
  if (found !== undefined) return found
  const faults = allFaults(json)
  if (Object.isFrozen(json)) known.set(json, faults)
  return faults
}
