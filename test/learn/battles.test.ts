/** Battles with a scenario of a user: its observations and the numbers of its actions have its own names. */
import * as E from 'fp-ts/lib/Either.js'
import { some } from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import millBridge from '../../docs/scenarios/the-mill-bridge.json'
import { battles, type State } from '../../src/battles'
import { randomFrom, type Json } from '../../src/kernel'
import { actionAt, actionLayout, actionMask, actionNumber, observationLayout, observe } from '../../src/learn'

const right = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error(JSON.stringify(either.left))
  return either.right
}

const CONFIG = { scenario: right(battles.scenario(millBridge)) }
const LAYOUT = observationLayout('battles', { scenario: millBridge as Json })

/** One in ten states of a game of the Mill Bridge. */
const states = ((): ReadonlyArray<State> => {
  const random = randomFrom('learn')
  const found: Array<State> = []
  let state = right(battles.newGame({ seed: 'learn', ...CONFIG }))
  for (let made = 0; state.outcome === null; made++) {
    if (made % 10 === 0) found.push(state)
    const actions = battles.legalActions(state)
    state = right(battles.applyAction(state, actions[random(actions.length)])).state
  }
  return found
})()

describe('a scenario of a user', { timeout: 60_000 }, () => {
  it('has numbers for all its legal actions, and the actions back from them', () => {
    expect(states.length).toBeGreaterThan(20)
    for (const state of states)
      for (const action of battles.legalActions(state)) {
        const number = actionNumber('battles', action, CONFIG)
        const place = number._tag === 'Some' ? number.value : -1
        expect(actionAt('battles', action.seat, place, CONFIG)).toEqual(some(action))
        expect(actionMask('battles', [action], CONFIG)[place]).toBe(1)
      }
  })

  it('names its Regions in the numbering; ours has others', () => {
    const regionsIn = (layout: object): boolean => JSON.stringify(layout).includes('"ridge"')
    expect([regionsIn(actionLayout('battles', CONFIG)), regionsIn(actionLayout('battles'))]).toEqual([
      true,
      false,
    ])
    const march = { seat: 'shadow', kind: 'chooseRegion', region: 'ridge' }
    expect(actionNumber('battles', march)._tag).toBe('None')
  })

  it('is observed in its own layout, from every view', () => {
    for (const state of states.slice(0, 10))
      for (const viewer of ['free', 'shadow', 'spectator'] as const) {
        const seen = right(observe(battles.view(state, viewer)))
        expect(seen).toHaveLength(LAYOUT.length)
        expect(seen.some((value) => value > 0)).toBe(true)
      }
    expect(LAYOUT.length).not.toBe(observationLayout('battles').length)
  })
})
