/**
 * A server for real matches on boardgame.io. It keeps nothing but connections: matches are in a directory or,
 * with DATABASE_URL, in PostgreSQL. It may be killed at any moment and started again, and several of them may
 * serve the same matches. docs/hosting.md tells the rest.
 *
 *   PORT=8000 MATCHES=./matches node host/server.mjs
 *   PORT=8000 DATABASE_URL=postgres://... ORIGINS=https://play.example.org node host/server.mjs
 */
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { battles, cardGame, confrontation, warOfTheRing } from 'middle-earth-rules'
import { boardgameOf, safeServer } from 'middle-earth-rules/boardgame.io'
import { recordOf } from './record.mjs'
import { shelfFrom } from './shelf.mjs'
import { storageOn } from './storage.mjs'

const boardgame = createRequire(import.meta.url)('boardgame.io/server')

const GAMES = [confrontation, cardGame, warOfTheRing, battles]

/** Seeds are made here, when a match begins, and never leave the server before it is over. */
const playable = (game) => boardgameOf(game, { seed: () => randomUUID() }).right

const { PORT = '8000', ORIGINS } = process.env
const shelf = await shelfFrom(process.env)
const { db, pubSub } = storageOn(shelf)
const server = safeServer(boardgame, {
  games: GAMES.map(playable),
  db,
  origins: ORIGINS?.split(',') ?? [boardgame.Origins.LOCALHOST],
  sockets: { pubSub },
})

/** Records that were asked for lately: to replay a long game takes a second, in which nobody else is served. */
const records = new Map()
const MOST_RECORDS = 200

const recordFor = (game, id, match) => {
  const made = records.get(id) ?? JSON.stringify(recordOf(game, match))
  records.delete(id)
  records.set(id, made)
  if (records.size > MOST_RECORDS) records.delete(records.keys().next().value)
  return made
}

// The record of a match, once it is over.
server.router.get('/games/:name/:id/record', async (context) => {
  const { name, id } = context.params
  const game = GAMES.find((one) => one.name === name)
  const match = await db.fetch(id, { state: true, log: true, metadata: true })
  const isOver = match.state?.ctx.gameover !== undefined && match.metadata?.gameName === name
  if (game === undefined || !isOver) context.throw(404, 'there is no such match that is over')
  context.type = 'json'
  context.body = recordFor(game, id, match)
})

// A store that cannot be reached for a moment must not end the process: the move is not made, nobody is told
// that it was, and the player tries again.
process.on('unhandledRejection', (error) => console.error(`not done: ${error?.message ?? error}`))

const servers = await server.run(Number(PORT))
console.log(`http://localhost:${servers.appServer.address().port}`)

process.once('SIGTERM', async () => {
  server.kill(servers)
  await shelf.close()
  process.exit()
})
