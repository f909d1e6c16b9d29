/** The six Regions of docs/writing-a-scenario.md: in order, quoted as they are, and played to the end. */
import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { battles, type ScenarioDoc } from '../../../src/battles'
import { randomFrom } from '../../../src/kernel'

const read = (path: string): string => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8')
const json = JSON.parse(read('scenarios/the-mill-bridge.json')) as Record<string, unknown>

const scenario = (): ScenarioDoc => {
  const found = battles.scenario(json)
  if (E.isLeft(found)) throw new Error(JSON.stringify(found.left))
  return found.right
}

/** A random game to its end. */
const playOut = (seed: string) => {
  const started = battles.newGame({ seed, scenario: scenario() })
  if (E.isLeft(started)) throw new Error(started.left.problem)
  const random = randomFrom(seed)
  let state = started.right
  while (state.outcome === null) {
    const actions = battles.legalActions(state)
    const applied = battles.applyAction(state, actions[random(actions.length)])
    if (E.isLeft(applied)) throw new Error(JSON.stringify(applied.left))
    state = applied.right.state
  }
  return state
}

describe('The Mill Bridge', () => {
  test('is in order', () => expect(battles.scenario(json)).toEqual(E.right(json)))

  test.each(['one', 'two', 'three', 'four'])('plays to the end (%s)', (seed) => {
    const state = playOut(seed)
    expect([
      'Fate has reached its end.',
      'The Shadow holds three points.',
      'Eight turns have passed.',
    ]).toContain(state.outcome?.reason)
    const loaded = battles.decode(JSON.parse(JSON.stringify(battles.encode(state))))
    expect(loaded).toEqual(E.right(state))
  })

  test('is quoted by its page as it is', () => {
    const quotes = [...read('writing-a-scenario.md').matchAll(/```json\n([^]*?)```/g)].map(
      ([, text = '']) => text,
    )
    expect(quotes.length).toBeGreaterThan(7)
    for (const quote of quotes)
      for (const [block, content] of Object.entries(JSON.parse(quote) as Record<string, unknown>)) {
        const real = json[block]
        if (Array.isArray(content) && Array.isArray(real))
          expect(real).toEqual(expect.arrayContaining(content))
        else expect(real).toMatchObject(content as object)
      }
  })
})
