/** The invariants of Twilight of the Third Age hold in every state and step of random play. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import { warOfTheRing as game, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { INVARIANTS, STEPS } from './invariants'
import { TWILIGHT_POSITIONS } from './starts'

const STEPS_OF_A_PLAY = 120

/** What is wrong along a random play from a state. */
const faultsAlong = (start: State, seed: string): ReadonlyArray<string> => {
  const random = randomFrom(seed)
  let state = start
  for (let step = 0; step < STEPS_OF_A_PLAY && state.outcome === null; step++) {
    const legal = game.legalActions(state)
    const action = legal[random(legal.length)]
    const applied = game.applyAction(state, action)
    if (action === undefined || E.isLeft(applied)) return [`${seed}: refused ${JSON.stringify(action)}`]
    const { state: after, events } = applied.right
    const broken = [
      ...Object.entries(STEPS).flatMap(([name, law]) =>
        law({ before: state, action, after, events }).map((says) => `${name}: ${says}`),
      ),
      ...Object.entries(INVARIANTS).flatMap(([name, law]) => law(after).map((says) => `${name}: ${says}`)),
    ]
    if (broken.length > 0) return [`step ${step} ${JSON.stringify(action)}`, ...broken]
    state = after
  }
  return []
}

const placed = (spec: PositionSpec, players: 2 | 3 | 4): State => {
  const { hands, ...rest } = spec
  const config = { seed: 'kept', chance: 'seeded', twilight: true, players } as const
  return mustRight(
    game.position({ ...rest, ...(players === 2 && hands !== undefined ? { hands } : {}), config }),
    'position',
  )
}

describe('the invariants hold', () => {
  for (const players of [2, 3, 4] as const)
    it(`from the set-up of ${players}`, { timeout: 60_000 }, () => {
      const config = { seed: 'kept', chance: 'seeded', twilight: true, players } as const
      expect(faultsAlong(mustRight(game.newGame(config), 'new game'), `set-up ${players}`)).toEqual([])
    })
  for (const [name, spec] of Object.entries(TWILIGHT_POSITIONS))
    it(`from ${name}`, { timeout: 60_000 }, () => {
      for (const seed of ['one', 'two']) expect(faultsAlong(placed(spec, 2), `${name} ${seed}`)).toEqual([])
    })
  for (const players of [3, 4] as const)
    it(`from a war of all factions among ${players}`, { timeout: 60_000 }, () => {
      const spec = TWILIGHT_POSITIONS['factions'] ?? {}
      for (const seed of ['one', 'two', 'three'])
        expect(faultsAlong(placed(spec, players), `${players} ${seed}`)).toEqual([])
    })
})
