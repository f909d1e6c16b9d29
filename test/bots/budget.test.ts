/** How long a search goes on: so many iterations, or what a clock shows; and how far it plays on. */
import { describe, expect, it } from 'vitest'
import { searchBot, warTactics, type SearchOptions, type Tactics } from '../../src/bots'
import { randomFrom } from '../../src/kernel'
import { warOfTheRing, type State, type War } from '../../src/war-of-the-ring'

const begun = (): State => {
  const started = warOfTheRing.newGame({ seed: 'a' })
  if (started._tag === 'Left') throw new Error('no game')
  return started.right
}

/** A state at which the Free Peoples have something to decide. */
const asked = (): State => {
  let state = begun()
  const random = randomFrom('b')
  while (state.stack.at(-1)?.kind !== 'decide/action') {
    const next = warOfTheRing.sampleAction(state, random)
    const applied = warOfTheRing.applyAction(state, next._tag === 'Some' ? next.value : undefined)
    if (applied._tag === 'Left') throw new Error('no way on')
    state = applied.right.state
  }
  return state
}

/** Searches once; what states were valued. */
const valuedBy = (options: Partial<SearchOptions>): ReadonlyArray<State> => {
  const valued: Array<State> = []
  const tactics: Tactics<War> = {
    ...warTactics,
    value: (state, seat) => {
      valued.push(state)
      return warTactics.value(state, seat)
    },
  }
  const state = asked()
  const seat = warOfTheRing.actors(state)[0]
  if (seat === undefined || seat === 'nature') throw new Error('nobody is asked')
  const bot = searchBot(warOfTheRing, tactics, { budget: { iterations: 4 }, worlds: 1, ...options })
  const answer = bot.choose(warOfTheRing.view(state, seat), randomFrom('c'))
  expect(warOfTheRing.legalActions(state, seat)).toContainEqual(answer._tag === 'Some' && answer.value)
  return valued
}

describe('the budget of a search', () => {
  it.each([1, 7])('is %i iterations', (iterations) => {
    expect(valuedBy({ budget: { iterations }, depth: 2 })).toHaveLength(iterations)
  })

  it('is what a clock shows', () => {
    let time = 0
    const now = () => time++
    // One look at the clock at the start, one after every iteration.
    expect(valuedBy({ budget: { milliseconds: 5, now }, depth: 2 })).toHaveLength(5)
  })
})

describe('a playout of a search', () => {
  it('ends after so many turns', () => {
    const { turn } = asked().table
    for (const horizon of [1, 2]) {
      const valued = valuedBy({ horizon, depth: 1000 })
      expect(valued.map(({ table }) => table.turn)).toEqual(valued.map(() => turn + horizon))
    }
  })

  it('ends after so many decisions, whatever the turn', () => {
    const { turn } = asked().table
    expect(valuedBy({ horizon: 1, depth: 1 }).every(({ table }) => table.turn === turn)).toBe(true)
  })
})
