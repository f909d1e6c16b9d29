/**
 * How many options decisions have: node bench/options.mjs [game] [games]. Plays random games to their end
 * (a thousand by default) and prints the median, the 99th percentile and the largest list, over all decisions
 * and for each kind of question, as one JSON object.
 */
import { playGame } from './play.mjs'

const [name = 'war-of-the-ring', games = '1000'] = process.argv.slice(2)
const { game, configs } = (await import(`./games/${name}.mjs`)).subject

/** How often each number of options came up, for each kind of question. */
const seen = new Map()
const count = (kind, options) => {
  const numbers = seen.get(kind) ?? []
  numbers[options] = (numbers[options] ?? 0) + 1
  seen.set(kind, numbers)
}

for (let played = 0; played < Number(games); played++)
  playGame(game, configs[played % configs.length], `options ${played}`, (state, action, options) => {
    if (action === undefined) return
    count('all decisions', options)
    count(state.stack.at(-1).kind, options)
  })

const share = (numbers, part) => {
  const total = numbers.reduce((sum, times) => sum + (times ?? 0), 0)
  let below = 0
  for (let options = 0; options < numbers.length; options++) {
    below += numbers[options] ?? 0
    if (below > total * part) return options
  }
  return numbers.length - 1
}

const told = [...seen].map(([kind, numbers]) => [
  kind,
  {
    decisions: numbers.reduce((sum, times) => sum + (times ?? 0), 0),
    median: share(numbers, 0.5),
    p99: share(numbers, 0.99),
    max: numbers.length - 1,
  },
])
console.log(JSON.stringify({ game: name, games: Number(games), options: Object.fromEntries(told) }))
