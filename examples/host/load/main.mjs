/**
 * Bots play many matches at once over sockets, on two processes that share a store. In the middle one process
 * is killed by SIGKILL and started again, later the other. In the end every move that a bot was told is made
 * must be in the store, every match over, and every record must replay to the hash of the stored state.
 *
 *   npm run load -- [--matches 200] [--store file|postgres] [--game mix|confrontation|card-game|...]
 *                   [--kills 2] [--processes 2] [--patience 20000]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { battles, cardGame, confrontation, warOfTheRing } from 'middle-earth-rules'
import { shelfFrom } from '../shelf.mjs'
import { storageOn } from '../storage.mjs'
import { bot } from './bot.mjs'
import { database } from './database.mjs'
import { serverProcess } from './processes.mjs'
import { problemsOf } from './verdict.mjs'

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    store: { type: 'string', default: 'file' },
    game: { type: 'string', default: 'mix' },
    kills: { type: 'string', default: '2' },
    processes: { type: 'string', default: '2' },
    patience: { type: 'string', default: '20000' },
  },
})
const [COUNT, KILLS, PROCESSES] = [values.matches, values.kills, values.processes].map(Number)

/** Three matches of The Confrontation for one of The Card Game: games that end within minutes. */
const MIX = [confrontation, confrontation, confrontation, cardGame]
const games = [confrontation, cardGame, warOfTheRing, battles].filter(({ name }) => name === values.game)
const gameAt = (place) => (values.game === 'mix' ? MIX[place % MIX.length] : games[0])
/** About how many moves a game of random players has, to know what the middle is. */
const MOVES = { confrontation: 55, 'card-game': 370, battles: 1390, 'war-of-the-ring': 1500 }

/** No match may stand still as long as this. */
const STUCK = 120_000

const posted = async (url, body) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  return answer.json()
}

/** A match with a token for each seat, by the lobby. */
const matchOn = async (url, game) => {
  const lobby = `${url}/games/${game.name}`
  const seats = game.seatsOf({})
  const { matchID: id } = await posted(`${lobby}/create`, { numPlayers: seats.length })
  const join = async (_, player) =>
    (await posted(`${lobby}/${id}/join`, { playerID: String(player), playerName: 'bot' })).playerCredentials
  return { game, id, tokens: await Promise.all(seats.map(join)), bots: [], sent: 0 }
}

const place = await mkdtemp(join(tmpdir(), 'host-matches-'))
const postgres = values.store === 'postgres' ? await database() : undefined
if (values.store === 'postgres' && postgres === undefined) {
  console.log('skipped: there is no PostgreSQL here (set DATABASE_URL, or install it)')
  process.exit()
}
const env = postgres === undefined ? { MATCHES: place } : { DATABASE_URL: postgres.url }
const servers = await Promise.all(Array.from({ length: PROCESSES }, () => serverProcess(env)))
const urls = servers.map(({ url }) => url)
const empty = await servers[0].memory()

const matches = []
for (let made = 0; made < COUNT; made++) matches.push(await matchOn(urls[made % urls.length], gameAt(made)))
const expected = matches.reduce((sum, { game }) => sum + MOVES[game.name], 0)

const times = []
const tally = {
  patience: Number(values.patience), // after so many milliseconds without an answer a bot asks, and moves again
  moves: 0,
  broken: 0,
  unanswered: 0,
  refused: 0,
  takenBack: 0,
  killed: 0,
  accepted: (time) => {
    tally.moves++
    if (time !== undefined) times.push(time)
    const isDue = tally.killed < KILLS && tally.moves > (expected * (tally.killed + 1)) / (KILLS + 2)
    if (!isDue) return
    const victim = servers[tally.killed++ % servers.length]
    console.log(`${tally.moves} moves: SIGKILL to ${victim.url}`)
    killings.push(victim.killAndStart())
  },
}
const killings = []

/** The seats of a match sit at different processes, as far as there are any. */
const seatAt = (match, player, offset) => {
  const order = urls.map((_, step) => urls[(player + offset + step) % urls.length])
  match.bots[player] = bot(match, String(player), order, tally)
}

let peak = 0
const watching = setInterval(async () => {
  const used = await Promise.all(servers.map(({ memory }) => memory()))
  peak = Math.max(peak, ...used)
}, 500)

const begun = performance.now()
matches.forEach((match, offset) => match.tokens.forEach((_, player) => seatAt(match, player, offset)))

/** Ends when all matches are over, or when nothing has moved for too long. */
const played = Promise.all(matches.flatMap(({ bots }) => bots.map(({ over }) => over)))
let moved = [0, performance.now()]
const stuck = new Promise((give) => {
  const look = setInterval(() => {
    if (moved[0] !== tally.moves) moved = [tally.moves, performance.now()]
    if (performance.now() - moved[1] > STUCK) give('stuck')
  }, 1000)
  played.finally(() => clearInterval(look))
})
await Promise.race([played, stuck])
const seconds = (performance.now() - begun) / 1000
clearInterval(watching)
for (const { bots } of matches) for (const { leave } of bots) leave()
await Promise.all(killings)
await Promise.all(servers.map(({ stop }) => stop()))

const spent = servers.reduce((sum, server) => sum + server.spent(), 0)

// What the store has, read by a process that had no part in it.
const shelf = await shelfFrom(env)
const { db } = storageOn(shelf)
await db.connect()
let wrong = 0
for (const match of matches) {
  const found = await db.fetch(match.id, { state: true, log: true, metadata: true })
  match.moves = found.state?._stateID ?? 0
  match.stored = JSON.stringify(found).length
  const problems = problemsOf(match, found)
  for (const problem of problems) console.log(`${match.game.name} ${match.id}: ${problem}`)
  wrong += problems.length
  if (problems.length === 0) await db.wipe(match.id) // the database may be somebody's own
}
if (tally.killed < KILLS) {
  wrong++
  console.log('the games were over before all processes were killed')
}
await shelf.close()
await postgres?.stop()
await rm(place, { recursive: true })

times.sort((one, other) => one - other)
const percentile = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))]?.toFixed(1)
const kilobytes = (bytes) => (bytes / 1024).toFixed(0)
const megabytes = (bytes) => (bytes / 1024 / 1024).toFixed(0)

/** What a match of a game is on an average. */
const meansOf = (game) => {
  const of = matches.filter((match) => match.game === game)
  const mean = (field) => of.reduce((sum, match) => sum + match[field], 0) / of.length
  return (
    `${game.name}: ${of.length} matches, each of ${mean('moves').toFixed(0)} moves, ` +
    `${kilobytes(mean('sent'))} kB sent to its players, ${kilobytes(mean('stored'))} kB stored at its end`
  )
}

console.log(`
${COUNT} matches at once (${values.game}), ${PROCESSES} processes, store: ${values.store}
${tally.moves} moves in ${seconds.toFixed(1)} s: ${(tally.moves / seconds).toFixed(0)} moves/s
answer: ${percentile(0.5)} ms (50 %), ${percentile(0.99)} ms (99 %)
${tally.killed} killed, ${tally.broken} broken connections, ${tally.unanswered} moves sent again for want of an answer
${tally.refused} refused moves, ${tally.takenBack} answers taken back
processor: ${((1000 * spent) / tally.moves).toFixed(2)} ms a move, of all processes together
memory of a process: ${megabytes(empty)} MB empty, ${megabytes(peak)} MB at most, \
${kilobytes((peak - empty) / COUNT)} kB a match
${[...new Set(matches.map(({ game }) => game))].map(meansOf).join('\n')}
${wrong === 0 ? 'no accepted move lost, every match over, every record replays to its hash' : `${wrong} problems`}`)
process.exitCode = wrong === 0 ? 0 : 1
