/**
 * Single calls: what each function of a game costs, over states taken from fixed random games.
 */
import { randomFrom } from 'middle-earth-rules/kernel'
import { right, sampleStates } from './play.mjs'

const BATCH = 50

/** Takes the samples one after the other, in batches, for ever. */
const over = (samples, call) => {
  let next = 0
  return () => {
    for (let i = 0; i < BATCH; i++) {
      call(samples[next])
      next = next + 1 === samples.length ? 0 : next + 1
    }
    return BATCH
  }
}

const sizesOf = (saved) => {
  const bytes = saved.map((json) => Buffer.byteLength(JSON.stringify(json)))
  return {
    bytesPerState: {
      mean: Math.round(bytes.reduce((sum, one) => sum + one, 0) / bytes.length),
      max: Math.max(...bytes),
    },
  }
}

/** Plays on from one sample after the other by chance; units are decisions. */
const playing = (game, samples) => {
  const random = randomFrom('playouts')
  let next = 0
  return () => game.playout(samples[next++ % samples.length].state, random).decisions
}

/** The tasks, with the sizes of the sampled states. */
export const calls = (subject) => {
  const { game, viewers, configs } = subject
  const samples = sampleStates(subject)
  const saved = samples.map(({ state }) => game.encode(state))
  const keeper = game.keeper()
  let looks = 0
  return {
    tasks: {
      newGame: over(configs, (config) => right(game.newGame({ ...config, seed: 'new' }))),
      legalActions: over(samples, ({ state }) => game.legalActions(state)),
      applyAction: over(samples, ({ state, action }) => right(game.applyAction(state, action))),
      view: over(samples, ({ state }) => game.view(state, viewers[looks++ % viewers.length])),
      encode: over(samples, ({ state }) => game.encode(state)),
      decode: over(saved, (json) => right(game.decode(json))),
      hash: over(samples, ({ state }) => game.hash(state)),
      key: over(samples, ({ state }) => keeper.key(state)),
      playout: playing(game, samples),
    },
    sizes: sizesOf(saved),
  }
}
