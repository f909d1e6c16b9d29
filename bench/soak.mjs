/**
 * A soak of War of the Ring: node bench/soak.mjs [games] [first seed]. Plays random games to their end,
 * checks
 * every so often that the state is sound and survives saving, and prints how often each Event card was
 * played,
 * for its event and in battle, and how the games ended. A fault ends it with the seed and the step.
 */
import { faultsOf, EVENT_CARDS, warOfTheRing } from 'middle-earth-rules/war-of-the-ring'
import { playGame, right } from './play.mjs'

const [games = '200', first = '0'] = process.argv.slice(2)
const events = new Map(EVENT_CARDS.map(({ id }) => [id, 0]))
const battles = new Map(EVENT_CARDS.map(({ id }) => [id, 0]))
const endings = new Map()
const count = (counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1)
const EVERY = 50

for (let seed = Number(first); seed < Number(first) + Number(games); seed++) {
  let step = 0
  const { state } = playGame(warOfTheRing, {}, `soak ${seed}`, (now, action) => {
    if (action?.kind === 'playEvent' || action?.kind === 'playAnother') count(events, action.card)
    if (action?.kind === 'commit') count(battles, action.card)
    if (step++ % EVERY !== 0) return
    const faults = faultsOf(now)
    const loaded = right(warOfTheRing.decode(JSON.parse(JSON.stringify(warOfTheRing.encode(now)))))
    if (warOfTheRing.hash(loaded) !== warOfTheRing.hash(now)) faults.push('a loaded state differs')
    if (faults.length > 0) throw new Error(`seed ${seed}, step ${step}: ${faults.join('; ')}`)
  })
  count(endings, state.outcome.rule)
}

console.log('card        event  battle')
for (const { id, name } of EVENT_CARDS)
  console.log(
    `${id.padEnd(12)}${String(events.get(id)).padStart(5)}${String(battles.get(id)).padStart(8)}  ${name}`,
  )
const rarest = (counts) => Math.min(...counts.values())
console.log(
  `\n${games} games. Rarest event: ${rarest(events)} times; rarest in battle: ${rarest(battles)} times.`,
)
console.log([...endings].map(([rule, times]) => `${rule}: ${times}`).join(', '))
