/**
 * Matches in PostgreSQL, for as many processes on as many machines as one likes. A move is one statement: it
 * changes the row of the match only where it finds the state that the move was made from, adds to the log,
 * and tells every process that listens.
 */
import pg from 'pg'

/** `json`, not `jsonb`: it is given back as it came. */
const TABLES = `
  BEGIN;
  SELECT pg_advisory_xact_lock(20251117);
  CREATE TABLE IF NOT EXISTS matches (
    id text PRIMARY KEY,
    first json NOT NULL,
    seats json NOT NULL,
    seats_number integer NOT NULL,
    state json NOT NULL,
    state_number integer NOT NULL
  );
  CREATE TABLE IF NOT EXISTS moves (
    id text REFERENCES matches ON DELETE CASCADE,
    number integer,
    entries json NOT NULL,
    PRIMARY KEY (id, number)
  );
  COMMIT`

const ADD_MOVE = `
  WITH moved AS (
    UPDATE matches SET state = $3, state_number = $2 WHERE id = $1 AND state_number = $2 - 1 RETURNING id
  ), logged AS (
    INSERT INTO moves SELECT id, $2, $4 FROM moved WHERE json_array_length($4) > 0
  )
  SELECT pg_notify('matches', concat_ws(' ', id, 'moves', $2::text)) FROM moved`

const ADD_SEATS = `
  WITH seated AS (
    UPDATE matches SET seats = $3, seats_number = $2 WHERE id = $1 AND seats_number = $2 - 1 RETURNING id
  )
  SELECT pg_notify('matches', concat_ws(' ', id, 'seats', $2::text)) FROM seated`

const AGAIN = 1000

/** Listens for what any process adds, and again after the connection was lost. */
const listening = async (connectionString, heard, lost) => {
  let isOver = false
  let client
  const connect = async () => {
    client = new pg.Client({ connectionString })
    client.on('error', () => {})
    client.on('notification', ({ payload }) => heard(...payload.split(' ')))
    await client.connect()
    await client.query('LISTEN matches')
    client.on('end', again)
  }
  const again = () => {
    if (!isOver) setTimeout(() => connect().then(lost, again), AGAIN)
  }
  await connect()
  return () => {
    isOver = true
    return client.end()
  }
}

/** The shelf of matches in a database. */
export const postgresAt = (connectionString) => {
  const pool = new pg.Pool({ connectionString })
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`)) // the next query connects anew
  const followers = new Map()
  let stop = async () => {}

  /** A statement that the server has to read but once. */
  const ask = async (name, text, ...values) => (await pool.query({ name, text, values })).rows
  const one = async (...asked) => (await ask(...asked))[0]

  return {
    open: async () => {
      await pool.query(TABLES)
      stop = await listening(
        connectionString,
        (id, kind, number) => followers.get(id)?.(kind, Number(number)),
        () => followers.forEach((tell) => ['seats', 'moves'].forEach((kind) => tell(kind, Infinity))),
      )
    },
    close: async () => {
      await stop()
      await pool.end()
    },

    create: (id, { initialState, metadata }) => {
      const [first, seats] = [initialState, metadata].map((value) => JSON.stringify(value))
      return ask('create', 'INSERT INTO matches VALUES ($1, $2, $3, 0, $2, 0)', id, first, seats)
    },
    remove: (id) => ask('remove', 'DELETE FROM matches WHERE id = $1', id),
    list: async () => (await ask('list', 'SELECT id FROM matches')).map(({ id }) => id),

    first: async (id) => (await one('first', 'SELECT first FROM matches WHERE id = $1', id))?.first,
    seats: async (id) => {
      const row = await one('seats', 'SELECT seats_number, seats FROM matches WHERE id = $1', id)
      return row && [row.seats_number, row.seats]
    },
    state: async (id, known = -1) => {
      const text = `SELECT state_number, CASE WHEN state_number <> $2 THEN state END AS state
        FROM matches WHERE id = $1`
      const row = await one('state', text, id, known)
      return row && [row.state_number, row.state ?? undefined]
    },
    log: async (id, after = 0) => {
      const text = 'SELECT entries FROM moves WHERE id = $1 AND number > $2 ORDER BY number'
      return (await ask('log', text, id, after)).flatMap(({ entries }) => entries)
    },

    addSeats: async (id, number, metadata) =>
      (await one('addSeats', ADD_SEATS, id, number, JSON.stringify(metadata))) !== undefined,
    addMove: async (id, number, state, entries) =>
      (await one('addMove', ADD_MOVE, id, number, JSON.stringify(state), JSON.stringify(entries))) !==
      undefined,

    follow: (id, tell) => {
      followers.set(id, tell)
      return () => followers.delete(id)
    },
  }
}
