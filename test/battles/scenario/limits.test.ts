/** How large a scenario may be, what its texts may hold, and that equal ones are one. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import millBridge from '../../../docs/scenarios/the-mill-bridge.json'
import { battles, type ScenarioDoc } from '../../../src/battles'
import { LARGEST } from '../../../src/battles/query/scenario/check'
import type { BaseAction } from '../../../src/kernel'
import { mustLeft, mustRight } from '../../kernel/conformance/check'

/** The sample of the guide, changed as a stranger would. */
const changed = (change: (doc: Record<string, never>) => void): ScenarioDoc => {
  const doc = structuredClone(millBridge) as unknown as Record<string, never>
  change(doc)
  return doc as unknown as ScenarioDoc
}

const withCondition = (when: unknown): ScenarioDoc =>
  changed(({ victory }) => {
    const [first] = (victory as unknown as { readonly immediate: ReadonlyArray<{ when: unknown }> }).immediate
    if (first !== undefined) first.when = when
  })

const halves = (depth: number): unknown => {
  let when: unknown = { turnAtLeast: 9 }
  for (let level = 0; level < depth; level++) when = { any: [when, when] }
  return when
}

const chain = (depth: number): unknown => {
  let when: unknown = { turnAtLeast: 9 }
  for (let level = 0; level < depth; level++) when = { not: when }
  return when
}

const faultsOf = (doc: ScenarioDoc) => mustLeft(battles.scenario(JSON.parse(JSON.stringify(doc))), 'accepted')

describe('a scenario', () => {
  it('has a largest number of values', () => {
    expect(E.isRight(battles.scenario(JSON.parse(JSON.stringify(withCondition(halves(11))))))).toBe(true)
    expect(faultsOf(withCondition(halves(13)))).toEqual([
      { path: '', problem: `a scenario has at most ${LARGEST.values} values` },
    ])
  })

  it('nests so deep and no deeper', () => {
    // The scenario, victory, its list, its member, and the innermost condition.
    expect(E.isRight(battles.scenario(withCondition(chain(LARGEST.depth - 5))))).toBe(true)
    expect(faultsOf(withCondition(chain(LARGEST.depth - 4)))).toEqual([
      { path: '', problem: `a scenario nests at most ${LARGEST.depth} lists and objects` },
    ])
  })

  it('names the limit of a list that is too long', () => {
    const long = changed((doc) => {
      doc['orders'] = Array.from({ length: 501 }, () => (doc['orders'] as unknown as object[])[0]) as never
    })
    expect(faultsOf(long)[0]).toEqual({ path: 'orders', problem: 'a list here has at most 500 members' })
  })

  it.each([['\u001b[2J'], ['\u009b31m'], ['\u0007'], ['\u202e'], ['\u2066'], ['two\nlines']])(
    'has no text with %j',
    (bad) => {
      expect(faultsOf(changed((doc) => (doc['title'] = `T${bad}` as never)))).toEqual([
        { path: 'title', problem: expect.stringContaining('without control characters') },
      ])
    },
  )

  it('that equals one in use is that one, whatever else the configs say', () => {
    const [one, other] = ['a', 'b'].map((seed) =>
      mustRight(battles.newGame({ seed, scenario: changed(() => undefined) }), 'newGame'),
    )
    expect(one?.config.scenario).toBe(other?.config.scenario)
    expect(battles.tables(one?.config)).toBe(battles.tables(other?.config))
    const third = mustRight(
      battles.newGame({ seed: 'a', scenario: changed((doc) => (doc['title'] = 'Another' as never)) }),
      'newGame',
    )
    expect(third.config.scenario).not.toBe(one?.config.scenario)
  })
})

describe('a record with a long scenario', () => {
  /** Kinds of border that no border has: play never reads them. */
  const long = changed((doc) => {
    const [type] = Object.values(doc['borderTypes'] as unknown as Readonly<Record<string, object>>)
    const more = Array.from({ length: 3000 }, (_, place) => [`${'unused-'.repeat(5)}${place}`, type])
    doc['borderTypes'] = {
      ...(doc['borderTypes'] as unknown as object),
      ...Object.fromEntries(more),
    } as never
  })

  const played = (scenario: ScenarioDoc) => {
    const actions: Array<BaseAction> = []
    let state = mustRight(battles.newGame({ seed: 'x', scenario }), 'newGame')
    while (battles.actors(state).length > 0 && actions.length < 300) {
      const legal = battles.legalActions(state)
      const action = legal[(actions.length * 7) % legal.length]
      if (action === undefined) break
      actions.push(action)
      state = mustRight(battles.applyAction(state, action), 'applied').state
    }
    return mustRight(battles.record({ seed: 'x', scenario }, actions), 'record')
  }

  const timed = (record: ReturnType<typeof played>): number => {
    const start = process.cpuUsage()
    for (let round = 0; round < 3; round++) mustRight(battles.replay(record), 'replay')
    return process.cpuUsage(start).user
  }

  it('replays the same moves in about the same time: the config is hashed once', { timeout: 60_000 }, () => {
    const [short, tall] = [played(changed(() => undefined)), played(long)]
    expect(tall.actions).toEqual(short.actions)
    expect(JSON.stringify(tall.from).length).toBeGreaterThan(20 * JSON.stringify(short.from).length)
    expect(new Set([...(short.hashes ?? []), ...(tall.hashes ?? [])]).size).toBe(2 * short.actions.length)
    timed(short)
    const ratios = [1, 2, 3, 4, 5].map(() => timed(tall) / timed(short))
    expect(Math.min(...ratios)).toBeLessThan(1.5)
  })
})
