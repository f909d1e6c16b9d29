/**
 * The overlays of War of the Ring beside the base game: node bench/overlays.mjs [--seconds 120] [--only name]
 *
 * Random play of each config in one process, after a warm-up, in rounds: in a round every config plays the same
 * number of games from the same seeds, and who begins changes from round to round. The clock is the processor
 * time of this process. Printed for each config: decisions per second over all rounds; the ratio to the base
 * game over all rounds, and of the single rounds the mean ratio, its standard error and the spread (standard
 * deviation); options listed per decision; and the ratio of options listed per second. `--only` takes the base
 * and the configs whose name holds the word; `--kinds` prints instead, without a clock, how many options each
 * kind of question lists and how often it is asked.
 */
import { parseArgs } from 'node:util'
import { subject } from './games/war-of-the-ring.mjs'
import { playGame } from './play.mjs'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    only: { type: 'string', default: '' },
    kinds: { type: 'boolean', default: false },
  },
})

/** Processor seconds before anything counts: until then code is still being compiled. */
const WARM_UP = 20
/** Games of a config in a round: enough to last longer than a collection of garbage. */
const GAMES = 4

const [BASE, ...OVERLAYS] = Object.entries(subject.parts)
const TASKS = [BASE, ...OVERLAYS.filter(([name]) => name.includes(values.only))].map(([name, configs]) => ({
  name,
  config: configs[0],
  decisions: 0,
  options: 0,
  seconds: 0,
  rates: [],
}))

const clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

/** Plays one game; `see` is told the kind of every question with the number of its options. */
const play = ({ config }, seed, see) =>
  playGame(subject.game, config, `overlays ${seed}`, (state, action, options) => {
    if (action !== undefined) see(state, options)
  })

/** So many games of a config from a seed on, and what they took. */
const block = (task, from, games) => {
  const start = clock()
  let decisions = 0
  let options = 0
  for (let seed = from; seed < from + games; seed++)
    decisions += play(task, seed, (_, listed) => {
      options += listed
    }).decisions
  return { decisions, options, seconds: clock() - start }
}

const warmUp = () => {
  for (let seed = -1; clock() < WARM_UP; seed--) for (const task of TASKS) block(task, seed, 1)
}

const measure = (seconds) => {
  const end = clock() + seconds
  for (let round = 0; clock() < end; round++)
    for (let place = 0; place < TASKS.length; place++) {
      const task = TASKS[(place + round) % TASKS.length]
      const took = block(task, round * GAMES, GAMES)
      task.decisions += took.decisions
      task.options += took.options
      task.seconds += took.seconds
      task.rates.push(took.decisions / took.seconds)
    }
}

const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const deviation = (numbers) => {
  const middle = mean(numbers)
  return Math.sqrt(numbers.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (numbers.length - 1))
}

const HEAD = ['', 'decisions/s', 'ratio', 'of rounds', '+-', 'spread', 'options', 'ratio/option']
const row = (cells) =>
  console.log(cells.map((cell, ix) => (ix === 0 ? cell.padEnd(32) : cell.padStart(13))).join(''))

const tell = () => {
  const [base] = TASKS
  row(HEAD)
  for (const { name, decisions, options, seconds, rates } of TASKS) {
    const ratios = rates.map((rate, round) => rate / base.rates[round])
    const spread = deviation(ratios)
    const speed = decisions / seconds / (base.decisions / base.seconds)
    const listing = options / seconds / (base.options / base.seconds)
    row([
      name,
      Math.round(decisions / seconds).toLocaleString('en'),
      speed.toFixed(3),
      mean(ratios).toFixed(3),
      (spread / Math.sqrt(ratios.length)).toFixed(3),
      spread.toFixed(3),
      (options / decisions).toFixed(2),
      listing.toFixed(3),
    ])
  }
  console.log(`${base.rates.length} rounds of ${GAMES} games each`)
}

/** How often each kind of question is asked, per hundred decisions, and how many options it lists. */
const tellKinds = (games) => {
  const found = TASKS.map((task) => {
    const kinds = new Map()
    let decisions = 0
    for (let seed = 0; seed < games; seed++)
      decisions += play(task, seed, ({ stack }, listed) => {
        const { kind } = stack.at(-1)
        const seen = kinds.get(kind) ?? { asked: 0, options: 0 }
        kinds.set(kind, { asked: seen.asked + 1, options: seen.options + listed })
      }).decisions
    return { kinds, decisions }
  })
  row(['of a hundred decisions; options', ...TASKS.flatMap(({ name }) => [name.slice(0, 12), ''])])
  const all = [...new Set(found.flatMap(({ kinds }) => [...kinds.keys()]))]
  const shareOf = (kind) => found[0].kinds.get(kind)?.asked ?? 0
  for (const kind of all.sort((one, other) => shareOf(other) - shareOf(one)))
    row([
      kind,
      ...found.flatMap(({ kinds, decisions }) => {
        const { asked, options } = kinds.get(kind) ?? { asked: 0, options: 0 }
        return [((100 * asked) / decisions).toFixed(2), (asked === 0 ? 0 : options / asked).toFixed(2)]
      }),
    ])
}

if (values.kinds) tellKinds(100)
else {
  warmUp()
  measure(Number(values.seconds))
  tell()
}
