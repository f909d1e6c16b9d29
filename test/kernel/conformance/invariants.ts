/**
 * Law 7: the game's own invariants hold in every state, and what it says of its steps holds of every step.
 */
import type { State, Types } from '../../../src/kernel'
import { must } from './check'
import { placeOf, stepsOf } from './line'
import type { Faults, Law, Subject } from './subject'

/** The faults of a state, each with the name of its invariant. */
export const faultsIn = <T extends Types>({ invariants }: Subject<T>, state: State<T>): Faults => {
  const all: Array<string> = []
  for (const name in invariants)
    for (const fault of invariants[name]?.(state) ?? []) all.push(`${name}: ${fault}`)
  return all
}

const states: Law = {
  says: 'law 7: the invariants of the game hold in every state',
  over: 'every',
  needs: 'state',
  quick: true,
  holds: (subject, line) => {
    for (const state of line.states) {
      const faults = faultsIn(subject, state)
      must(faults.length === 0, () => `${faults.join('; ')} at ${placeOf(state)}`)
    }
  },
}

const steps: Law = {
  says: 'law 7: every step changes only what its events tell',
  over: 'every',
  needs: 'step',
  quick: true,
  holds: ({ changes }, line) => {
    for (const step of stepsOf(line))
      for (const name in changes) {
        const faults = changes[name]?.(step) ?? []
        must(faults.length === 0, () => {
          const { before, action, events } = step
          const story = `${JSON.stringify(action)} at ${placeOf(before)}: ${JSON.stringify(events)}`
          return `${name}: ${faults.join('; ')} after ${story}`
        })
      }
  },
}

export const INVARIANTS: ReadonlyArray<Law> = [states, steps]
