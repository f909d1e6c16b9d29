/**
 * Memory: the heap that kept states take, run in a process of its own with the collector at hand
 * (node --expose-gc bench/memory.mjs <game>). Prints one JSON object.
 *
 * `alone` is a state that shares nothing, as it comes out of `decode`; `kept` is a state among a thousand
 * successive ones that are all kept, as for undo or search. If games are shorter than a thousand decisions,
 * the thousand run over several games.
 */
import { playGame, right } from './play.mjs'

const [name = 'confrontation'] = process.argv.slice(2)
const { game, configs } = (await import(`./games/${name}.mjs`)).subject

const THOUSAND = 1000
const RUNS = 12

const heapUsed = () => {
  for (let i = 0; i < 4; i++) globalThis.gc()
  return process.memoryUsage().heapUsed
}

/** The heap that a value takes for as long as it is kept. */
const costOf = (build) => {
  const before = heapUsed()
  const built = build()
  const cost = heapUsed() - before
  // Read once more, so that nothing may be dropped before it was weighed.
  if (built.length === 0) throw new Error('nothing was kept')
  return cost
}

const successive = (run) => {
  const states = []
  for (let played = 0; states.length < THOUSAND; played++)
    playGame(game, configs[(run + played) % configs.length], `memory ${run} ${played}`, (state) => {
      if (states.length < THOUSAND) states.push(state)
    })
  return states
}

const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const copiesOf = (states) => {
  const texts = states.map((state) => JSON.stringify(game.encode(state)))
  return costOf(() => texts.map((text) => right(game.decode(JSON.parse(text)))))
}

successive(0)
copiesOf(successive(0))
const runs = Array.from({ length: RUNS }, (_, run) => run + 1)
const thousandKept = mean(runs.map((run) => costOf(() => successive(run))))
const alone = mean(runs.map((run) => copiesOf(successive(run)))) / THOUSAND

console.log(
  JSON.stringify({
    heapPerStateAlone: Math.round(alone),
    heapPerKeptState: Math.round(thousandKept / THOUSAND),
    thousandStatesRatio: Math.round((thousandKept / alone) * 10) / 10,
  }),
)
