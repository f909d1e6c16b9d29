/**
 * Growth: node bench/growth.mjs [decisions]
 *
 * Whether a game gets slower or fatter as it goes on: processor time per decision in early and in late turns,
 * heap per decision of a game that keeps all its states, and the heap of a process after each hundred
 * thousand decisions of random play. Prints one JSON object; run it with --expose-gc.
 */
import { randomFrom } from 'middle-earth-rules/kernel'
import { subject as confrontation } from './games/confrontation.mjs'
import { subject as warOfTheRing } from './games/war-of-the-ring.mjs'
import { playGame, right } from './play.mjs'

const DECISIONS = Number(process.argv[2] ?? 1_000_000)
/** Turns are measured in bands, so that each holds thousands of decisions. */
const BAND = 5
const BATCH = 100_000

const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

/** Plays one game and adds the time of its decisions, in microseconds, to the band of their turn. */
const timeGame = ({ game, configs }, seed, bands) => {
  const random = randomFrom(`growth ${seed}`)
  let state = right(game.newGame({ ...configs[0], seed: `growth ${seed}` }))
  while (state.outcome === null) {
    const band = Math.floor(Math.max(0, (state.table.turns ?? state.table.turn) - 1) / BAND)
    const began = performance.now()
    const actions = game.legalActions(state)
    state = right(game.applyAction(state, actions[random(actions.length)])).state
    const entry = (bands[band] ??= { decisions: 0, microseconds: 0 })
    entry.decisions++
    entry.microseconds += 1000 * (performance.now() - began)
  }
}

const byTurn = (subject, games) => {
  for (let seed = 0; seed < games / 4; seed++) timeGame(subject, `warm ${seed}`, [])
  const bands = []
  for (let seed = 0; seed < games; seed++) timeGame(subject, seed, bands)
  return bands.flatMap(({ decisions, microseconds } = { decisions: 0, microseconds: 0 }, band) =>
    decisions < 1000
      ? []
      : [
          {
            turns: `${band * BAND + 1}-${(band + 1) * BAND}`,
            decisions,
            microseconds: Math.round((100 * microseconds) / decisions) / 100,
          },
        ],
  )
}

/** Bytes of heap per decision of games that are kept whole: every state, nothing else. */
const keptPerDecision = (subject, games) => {
  const kept = []
  const before = heap()
  for (let seed = 0; seed < games; seed++)
    playGame(subject.game, subject.configs[0], `kept ${seed}`, (state) => kept.push(state))
  return Math.round((heap() - before) / kept.length)
}

const heapOverTime = (subject) => {
  const sizes = []
  let decisions = 0
  for (let seed = 0; decisions < DECISIONS; seed++) {
    decisions += playGame(subject.game, subject.configs[0], `long ${seed}`).decisions
    if (decisions >= (sizes.length + 1) * BATCH) sizes.push(Math.round(heap() / 1024))
  }
  return sizes
}

const growthOf = (subject, games) => ({
  timeByTurn: byTurn(subject, games),
  heapPerKeptDecision: keptPerDecision(subject, games / 4),
  heapKilobytesEachHundredThousandDecisions: heapOverTime(subject),
})

console.log(
  JSON.stringify(
    { confrontation: growthOf(confrontation, 2000), 'war-of-the-ring': growthOf(warOfTheRing, 60) },
    null,
    2,
  ),
)
