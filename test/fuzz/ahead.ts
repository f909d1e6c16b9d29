/**
 * The functions of a game that go on from a state: playouts, ways to what is wanted, keys along the way.
 */
import { isState, type Random } from '../../src/kernel'
import { aState, decodable, forged, randomish, seatish, type Target } from './inputs'
import * as judge from './judges'
import type { Material } from './material'
import { oddity, pick } from './oddities'

/** How a playout goes, with something wrong; never to the end, which odd luck may not bring. */
const goingOn = (random: Random): unknown => {
  const most = random(8) === 0 ? pick(random, [NaN, -1, 'x', null]) : random(12)
  const odd = () => (random(2) === 0 ? undefined : random(2) === 0 ? () => oddity(random) : oddity(random))
  const options = { most, until: odd(), policy: odd(), luck: random(2) === 0 ? undefined : randomish(random) }
  return random(8) === 0 ? null : random(3) === 0 ? { most } : options
}

/** Where a playout came to is a state, unless it was given none. */
const playedTo =
  (given: unknown, { game }: Material) =>
  (answer: unknown): judge.Wrong => {
    const { state, decisions, outcome } = answer as ReturnType<Material['game']['playout']>
    if (Object.is(state, given)) return decisions === 0 ? judge.option(outcome) : 'a playout without a step'
    return judge.option(outcome) ?? judge.loadedState(game, state)
  }

/** Every function of a game that goes on from a state, by name. */
export const AHEAD: Readonly<Record<string, Target>> = {
  'playout of no state': (material, random) => {
    const [input, options] = [forged(material, random), goingOn(random) as never]
    return {
      input,
      call: () => material.game.playout(input, () => 0, options),
      judge: playedTo(input, material),
    }
  },
  playout: (material, random) => {
    const [state, options] = [aState(material, random), goingOn(random) as never]
    const chance = random(2) === 0 ? random : randomish(random)
    return {
      input: state,
      call: () => material.game.playout(state, chance, options),
      judge: playedTo(state, material),
    }
  },
  onwards: (material, random) => {
    const { game } = material
    const state = random(3) === 0 ? forged(material, random) : aState(material, random)
    const seat = seatish(material, random)
    const wished = [() => true, () => false, () => oddity(random), oddity(random)]
    const values = random(3) === 0 ? oddity(random) : Object.values(pick(random, material.actions))
    const wanted = {
      isWanted: pick(random, wished),
      values,
      depth: pick(random, [0, 1, 2, undefined, NaN, -1, 'x']),
    }
    const input = (random(6) === 0 ? oddity(random) : wanted) as never
    return {
      input: [state, seat],
      call: () => game.onwards(state, seat, input),
      judge: (answer) => {
        const { ways, kinds } = answer as ReturnType<typeof game.onwards>
        return judge.list(ways) ?? judge.list(kinds)
      },
    }
  },
  keeper: (material, random) => {
    const { game } = material
    const keeper = game.keeper()
    const [state, other] = [aState(material, random), forged(material, random)]
    const options = decodable(random, () => ({ chance: random(2) === 0 })) as never
    return {
      input: [state, other],
      call: () => [keeper.key(other, options), keeper.key(state, options), keeper.key(state, options)],
      judge: (answer) => {
        const [odd, first, again] = answer as ReadonlyArray<string>
        if ((odd === '') === isState(other)) return 'a key of no state, or none of a state'
        return first?.length === 8 && first === again ? undefined : 'another key of the same state'
      },
    }
  },
}
