/**
 * Single calls: what each function of a game costs, over states taken from fixed random games.
 */
import { confrontation } from 'middle-earth-rules/confrontation'
import { right, sampleStates } from './play.mjs'
import { median } from './timing.mjs'

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

/** The tasks, with the sizes of the sampled states. */
export const calls = () => {
  const samples = sampleStates()
  const saved = samples.map(({ state }) => confrontation.encode(state))
  const bytes = saved.map((json) => Buffer.byteLength(JSON.stringify(json)))
  const options = samples.map((sample) => sample.options)
  const viewers = ['fellowship', 'sauron', 'spectator']
  let looks = 0
  return {
    tasks: {
      legalActions: over(samples, ({ state }) => confrontation.legalActions(state)),
      applyAction: over(samples, ({ state, action }) => right(confrontation.applyAction(state, action))),
      view: over(samples, ({ state }) => confrontation.view(state, viewers[looks++ % viewers.length])),
      encode: over(samples, ({ state }) => confrontation.encode(state)),
      decode: over(saved, (json) => right(confrontation.decode(json))),
      hash: over(samples, ({ state }) => confrontation.hash(state)),
    },
    sizes: {
      bytesPerState: {
        mean: Math.round(bytes.reduce((sum, one) => sum + one, 0) / bytes.length),
        max: Math.max(...bytes),
      },
      optionsPerDecision: { median: median(options), max: Math.max(...options) },
    },
  }
}
