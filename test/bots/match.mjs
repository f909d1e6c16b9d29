// Lets two bots play many games and tells who won, with the 95 % interval of Wilson. It plays the games that
// `simulate` plays with the same seed, and besides `search:<n>` it knows `search:<n>ms`: the library and its
// command line look at no clock, so whoever wants a budget in time has to bring one. From the build:
//   node test/bots/match.mjs war-of-the-ring search:100ms,greedy 40 [seed]
import { isLeft } from 'fp-ts/lib/Either.js'
import { BOTS, playBots } from 'middle-earth-rules/bots'
import { confrontation } from 'middle-earth-rules/confrontation'
import { warOfTheRing } from 'middle-earth-rules/war-of-the-ring'

const GAMES = {
  confrontation: { game: confrontation, bots: BOTS.confrontation, seats: ['fellowship', 'sauron'] },
  'war-of-the-ring': { game: warOfTheRing, bots: BOTS.warOfTheRing, seats: ['free-peoples', 'shadow'] },
}

const budgetOf = (number, unit) =>
  unit === 'ms' ? { milliseconds: number, now: () => performance.now() } : { iterations: number }

const botOf = (bots, name) => {
  const [, number, unit] = /^search:([1-9]\d*)(ms)?$/.exec(name) ?? []
  return number === undefined ? bots[name]() : bots.search({ budget: budgetOf(Number(number), unit) })
}

const wilson = (count, games) => {
  const z = 1.959964
  const share = count / games
  const middle = share + (z * z) / (2 * games)
  const reach = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  return [middle - reach, middle + reach].map((bound) => bound / (1 + (z * z) / games))
}

const percent = (share) => `${(share * 100).toFixed(1)} %`

const [name = 'war-of-the-ring', names = 'greedy,greedy', games = '20', seed = 'match'] =
  process.argv.slice(2)
const { game, bots, seats } = GAMES[name]
const seated = Object.fromEntries(names.split(',').map((bot, place) => [seats[place], botOf(bots, bot)]))
const wins = Object.fromEntries(seats.map((seat) => [seat, 0]))

for (let index = 0; index < Number(games); index++) {
  const played = playBots(game, { seed: `${seed}/${index}` }, seated, `${seed}/${index}/players`)
  if (isLeft(played)) throw new Error(JSON.stringify(played.left))
  for (const seat of played.right.outcome.winners) wins[seat]++
  const tally = seats.map((seat, place) => {
    const [low, high] = wilson(wins[seat], index + 1).map(percent)
    return `${seat} (${names.split(',')[place]}) ${wins[seat]} (95 %: ${low} to ${high})`
  })
  console.log(`${index + 1}: ${tally.join(', ')}`)
}
