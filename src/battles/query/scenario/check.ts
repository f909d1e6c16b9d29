/**
 * Everything that is wrong with a scenario document: its form, its names, and what its blocks say about each
 * other. What cannot be judged, because a block it rests on is not in order, is left for the next reading.
 */
import { sizeFault, type Size } from '../../../kernel/input'
import { scenarioReader } from '../../model/scenarioReader'
import type { Fault } from '../../model/reading'
import type { ScenarioDoc } from '../../model/scenario'
import { CARD_CHECKS } from './cards'
import type { Check } from './checks'
import { EFFECT_CHECKS } from './effects'
import { MAP_CHECKS } from './map'
import { nameFaults } from './names'
import { PIECE_CHECKS } from './pieces'

const known = new WeakMap<object, ReadonlyArray<Fault>>()

const CHECKS: ReadonlyArray<Check> = [...MAP_CHECKS, ...PIECE_CHECKS, ...CARD_CHECKS, ...EFFECT_CHECKS]

/** The blocks in which faults were found. */
const blocksOf = (faults: ReadonlyArray<Fault>): ReadonlySet<string> =>
  new Set(faults.map(({ path }) => path.split('.', 1)[0] ?? ''))

/** How large a scenario may be: our own has some 2,400 values and nests 12 deep. */
export const LARGEST: Size = { values: 20_000, depth: 32 }

const allFaults = (json: unknown): ReadonlyArray<Fault> => {
  const size = sizeFault('a scenario', json, LARGEST)
  if (size !== undefined) return [{ path: '', problem: size }]
  const form: Array<Fault> = []
  const doc = scenarioReader.read(json, { path: '', faults: form })
  const broken = blocksOf(form)
  return broken.has('') ? form : [...form, ...contentFaults(doc, broken)]
}

const contentFaults = (doc: ScenarioDoc, broken: ReadonlySet<string>): ReadonlyArray<Fault> => {
  const names = nameFaults(doc, broken)
  const amiss = new Set([...broken, ...blocksOf(names)])
  const others = CHECKS.flatMap(({ reads, faults }) =>
    reads.some((block) => amiss.has(block)) ? [] : faults(doc),
  )
  return [...names, ...others]
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
