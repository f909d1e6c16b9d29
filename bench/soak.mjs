/**
 * A soak of War of the Ring:
 *
 *     node bench/soak.mjs [games] [first seed] [--scenarios games of each] [--least count]
 *
 * Plays random games, and games of each scenario of `test/war-of-the-ring/scenarios`, to their end; checks
 * every so often that the state is sound and survives saving; and prints how often each Event card was played
 * for its event and in battle, and how the games ended. A fault ends it with the game and the step. With
 * `--least` it fails when a card was played less often than that in either way.
 */
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { randomFrom } from 'middle-earth-rules/kernel'
import { faultsOf, EVENT_CARDS, warOfTheRing } from 'middle-earth-rules/war-of-the-ring'
import { right } from './play.mjs'

const EVERY = 50

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scenarios: { type: 'string', default: '0' }, least: { type: 'string', default: '0' } },
})
const [games = 200, first = 0] = positionals.map(Number)
const [scenarioGames, least] = [Number(values.scenarios), Number(values.least)]
if (![games, first, scenarioGames, least].every(Number.isInteger))
  throw new Error('all arguments are numbers')

/** The scenarios are TypeScript, and old versions of Node cannot import that. */
const scenarios = async () => {
  const entry = fileURLToPath(new URL('../test/war-of-the-ring/scenarios/index.ts', import.meta.url))
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'esm' })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

const events = new Map(EVENT_CARDS.map(({ id }) => [id, 0]))
const battles = new Map(EVENT_CARDS.map(({ id }) => [id, 0]))
const endings = new Map()
const count = (counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1)

const problemsOf = (state) => {
  const loaded = warOfTheRing.decode(JSON.parse(JSON.stringify(warOfTheRing.encode(state))))
  if (loaded._tag === 'Left') return [`it does not load: ${JSON.stringify(loaded.left)}`]
  const same = warOfTheRing.hash(loaded.right) === warOfTheRing.hash(state)
  return [...faultsOf(state), ...(same ? [] : ['a loaded state differs'])]
}

/** Plays a game to its end and counts its cards. */
const soak = (name, start, choose) => {
  let state = start
  for (let step = 0; state.outcome === null; step++) {
    if (step % EVERY === 0) {
      const problems = problemsOf(state)
      if (problems.length > 0) throw new Error(`${name}, step ${step}: ${problems.join('; ')}`)
    }
    const action = choose(warOfTheRing.legalActions(state))
    if (action.kind === 'playEvent' || action.kind === 'playAnother') count(events, action.card)
    if (action.kind === 'commit') count(battles, action.card)
    const applied = warOfTheRing.applyAction(state, action)
    if (applied._tag === 'Left') throw new Error(`${name}, step ${step}: ${JSON.stringify(applied.left)}`)
    state = applied.right.state
  }
  count(endings, state.outcome.rule)
}

for (let seed = first; seed < first + games; seed++) {
  const random = randomFrom(`players of soak ${seed}`)
  const start = right(warOfTheRing.newGame({ seed: `soak ${seed}` }))
  soak(`seed ${seed}`, start, (actions) => actions[random(actions.length)])
}

const { SCENARIOS, wishing } = await scenarios()
for (const { name, position, wishes } of SCENARIOS)
  for (let seed = first; seed < first + scenarioGames; seed++) {
    const start = right(warOfTheRing.position({ ...position, config: { seed: `soak ${seed}` } }))
    const player = wishing(wishes, randomFrom(`players of soak ${seed}`))
    soak(`${name}, seed ${seed}`, start, player.choose)
  }

console.log('card        event  battle')
for (const { id, name } of EVENT_CARDS)
  console.log(
    `${id.padEnd(12)}${String(events.get(id)).padStart(5)}${String(battles.get(id)).padStart(8)}  ${name}`,
  )
const rarest = (counts) => Math.min(...counts.values())
console.log(`\n${games} random games, ${scenarioGames} of each of ${SCENARIOS.length} scenarios.`)
console.log(`Rarest event: ${rarest(events)} times; rarest in battle: ${rarest(battles)} times.`)
console.log([...endings].map(([rule, times]) => `${rule}: ${times}`).join(', '))

const below = (what, counts) =>
  [...counts].filter(([, times]) => times < least).map(([id, times]) => `${id} ${what} ${times}`)
const missing = [...below('as an event', events), ...below('in battle', battles)]
if (missing.length > 0) {
  console.error(`\nPlayed less than ${least} times: ${missing.join(', ')}`)
  process.exitCode = 1
}
