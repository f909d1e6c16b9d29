/**
 * Whole games with the expansion of the tests, from the set-up and from before Helm's Deep: what is always
 * true of the base game, and of its steps, is true all along, by the tables of the expansion.
 */
import { expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { SUBJECT } from '../properties/subject'
import { captains, HILLMEN } from './houses'

/** What is wrong with the steps of a random game, and how many there are. */
const faultsAlong = (start: State, seed: string) => {
  const random = randomFrom(seed)
  const faults: Array<string> = []
  let steps = 0
  for (let before = start; before.outcome === null && faults.length === 0; steps++) {
    const legal = captains.legalActions(before)
    const action = legal[random(legal.length)] ?? legal[0]
    if (action === undefined) return { faults: ['nobody can act'], steps }
    const { state: after, events } = mustRight(captains.applyAction(before, action), 'random play')
    for (const [name, holds] of Object.entries(SUBJECT.invariants))
      faults.push(...holds(after).map((says) => `${name}: ${says}`))
    for (const [name, holds] of Object.entries(SUBJECT.changes))
      faults.push(...holds({ before, action, after, events }).map((says) => `${name}: ${says}`))
    before = after
  }
  return { faults, steps }
}

it.each<readonly [string, PositionSpec]>([
  ['the set-up', {}],
  ["before Helm's Deep", HILLMEN],
])('all invariants hold in a game from %s to its end', { timeout: 180_000 }, (name, spec) => {
  const start = mustRight(captains.position({ ...spec, config: { seed: name } }), 'position')
  const { faults, steps } = faultsAlong(start, name)
  expect(faults).toEqual([])
  expect(steps).toBeGreaterThan(200)
})
