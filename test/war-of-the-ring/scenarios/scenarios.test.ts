/** The scenarios can be set up, and their wishes come true: each card is played as it is said to be. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import { warOfTheRing, type Action, type Event, type State } from '../../../src/war-of-the-ring'
import { SCENARIOS, wishing, type Scenario } from './index'

const SEEDS = ['one', 'two', 'three', 'four']
const PATIENCE = 250

const started = ({ position }: Scenario, seed: string): State => {
  const state = warOfTheRing.position({ ...position, config: { seed } })
  if (E.isLeft(state)) throw new Error(`${state.left.path}: ${state.left.problem}`)
  return state.right
}

/** What happens until all wishes are fulfilled, or for so long. */
const eventsOf = (scenario: Scenario, seed: string): ReadonlyArray<Event> => {
  const player = wishing(scenario.wishes, randomFrom(seed))
  const events: Array<Event> = []
  let state = started(scenario, seed)
  for (let left = PATIENCE; left > 0 && player.open().length > 0 && state.outcome === null; left--) {
    const applied = warOfTheRing.applyAction(state, player.choose(warOfTheRing.legalActions(state)))
    if (E.isLeft(applied)) throw new Error(JSON.stringify(applied.left))
    events.push(...applied.right.events)
    state = applied.right.state
  }
  return events
}

describe.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
  const events = SEEDS.flatMap((seed) => eventsOf(scenario, seed))

  it('plays its cards for their events', () => {
    const played = new Set(events.map((event) => (event.kind === 'CardPlayed' ? event.card : undefined)))
    expect(scenario.events.filter((card) => !played.has(card))).toEqual([])
  })

  it('uses its cards in battle', () => {
    const used = new Set(
      events.map((event) => (event.kind === 'CombatCardPlayed' ? event.played : undefined)),
    )
    expect(scenario.battles.filter((card) => !used.has(card))).toEqual([])
  })
})

describe('a player with wishes', () => {
  const seat = 'shadow'
  const legal: ReadonlyArray<Action> = [
    { seat, kind: 'pass' },
    { seat, kind: 'fight' },
    { seat, kind: 'commit', card: 'sh-char-01' },
    { seat, kind: 'commit', card: 'sh-char-02' },
  ]
  const first = (): number => 0

  it('fulfils each wish once, in order, then those that always hold', () => {
    const player = wishing(
      { once: [{ kind: 'commit', card: 'sh-char-02' }, { kind: 'cease' }], always: [{ kind: 'fight' }] },
      first,
    )
    expect(player.choose(legal)).toEqual(legal[3])
    expect(player.choose(legal)).toEqual(legal[1])
    expect(player.open()).toEqual([{ kind: 'cease' }])
  })

  it('shuns what it never wants, unless there is nothing else', () => {
    const player = wishing({ once: [], never: [{ kind: 'pass' }, { kind: 'fight' }] }, first)
    expect(player.choose(legal)).toEqual(legal[2])
    expect(player.choose(legal.slice(0, 2))).toEqual(legal[0])
  })

  it('leaves the rest to chance', () => {
    const player = wishing({ once: [] }, (below) => below - 1)
    expect(player.choose(legal)).toEqual(legal[3])
  })
})
