/** How events are told: as they are, or as the ruleset tells them, with the frames that run. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { compile, type BaseEvent, type State, type Telling } from '../../src/kernel'
import { answer } from '../../src/kernel/runner'
import { pebbles } from './support/pebbles'
import type { Action, Pebbles } from './support/pebblesModel'
import { RULES } from './support/pebblesRules'

/** A game played to its end by whatever is listed first, and all that happens. */
const playOut = (telling?: Telling<Pebbles>): ReadonlyArray<Pebbles['event']> => {
  const machine = compile<Pebbles>(telling === undefined ? RULES : { ...RULES, telling })
  const started = pebbles.newGame({ seed: 'told' })
  if (E.isLeft(started)) throw new Error(started.left.problem)
  let state: State<Pebbles> = started.right
  const events: Array<Pebbles['event']> = []
  while (state.outcome === null) {
    const next = answer(machine, state, pebbles.legalActions(state)[0] as Action)
    events.push(...next.events)
    state = next.state
  }
  return events
}

describe('an event', () => {
  it('is told as it is where the ruleset says nothing about it', () => {
    expect(playOut().length).toBeGreaterThan(5)
    expect(playOut((event) => event)).toEqual(playOut())
  })

  it('is told as the ruleset tells it, be it of a stage, an answer or a standing check', () => {
    const told: ReadonlyArray<BaseEvent> = playOut((event, stack) => ({
      ...event,
      card: stack.map(({ kind }) => kind).join(' > '),
    }))
    expect(told.map(({ card: _, ...event }) => event)).toEqual(playOut())
    const frames = new Set(told.map(({ card }) => card))
    expect(frames.has('play > round')).toBe(true)
    expect([...frames].every((kinds) => kinds?.startsWith('play'))).toBe(true)
  })
})
