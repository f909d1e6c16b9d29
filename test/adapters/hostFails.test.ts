/**
 * The stores of examples/host when something goes wrong: a process is killed in the middle of a write, a file
 * cannot be written to its end, a statement fails, the clock is set back.
 */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../package/scratch'

interface Stored {
  readonly _stateID: number
  readonly G: object
  readonly ctx: object
}
interface Metadata {
  readonly gameName: string
  readonly players: object
  readonly updatedAt: number
}
interface Shelf {
  readonly open: () => Promise<unknown>
  readonly close: () => Promise<unknown>
  readonly addMove: (id: string, number: number, state: Stored, log: readonly object[]) => Promise<boolean>
}
interface Fetched {
  readonly state?: Stored
  readonly metadata?: Metadata
  readonly log?: ReadonlyArray<{ readonly _stateID: number }>
}
interface Storage {
  readonly db: {
    readonly createMatch: (id: string, match: object) => Promise<unknown>
    readonly fetch: (id: string, wanted: object) => Promise<Fetched>
    readonly setState: (id: string, state: Stored, entries: readonly object[]) => Promise<unknown>
    readonly setMetadata: (id: string, metadata: Metadata) => Promise<unknown>
  }
}

const HOST = join(ROOT, 'examples/host')
const load = async <A>(path: string): Promise<A> => (await import(join(HOST, path))) as A
const { filesIn } = await load<{ readonly filesIn: (place: string) => Shelf }>('files.mjs')
const { postgresAt } = await load<{ readonly postgresAt: (url: string) => Shelf }>('postgres.mjs')
const { storageOn } = await load<{ readonly storageOn: (shelf: Shelf) => Storage }>('storage.mjs')
const { database, isInstalled } = await load<{
  readonly database: (env: object) => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>
  readonly isInstalled: () => Promise<boolean>
}>('load/database.mjs')

interface Client {
  readonly connect: () => Promise<unknown>
  readonly query: (text: string, values: readonly unknown[]) => Promise<unknown>
  readonly end: () => Promise<unknown>
}
/** The package has no types. */
const PG: string = 'pg'

const ID = 'a-Match_1'
const ALL = { state: true, metadata: true, log: true }
const SEATS: Metadata = { gameName: 'g', players: { 0: { id: 0 }, 1: { id: 1 } }, updatedAt: 1 }
const stateAfter = (number: number): Stored => ({ _stateID: number, G: {}, ctx: {} })
const entryOf = (number: number): object => ({ _stateID: number - 1, by: 'me' })

/** Makes moves of 300,000 characters as fast as it can; says so when it begins, and why it ends. */
const MOVER = `
  const [module, where, id] = process.argv.slice(-3)
  const { filesIn, postgresAt } = await import(module)
  const shelf = (filesIn ?? postgresAt)(where)
  await shelf.open()
  const [last] = await shelf.state(id)
  console.log('begun')
  const big = 'x'.repeat(300_000)
  try {
    for (let number = last + 1; ; number++)
      await shelf.addMove(id, number, { _stateID: number, G: { big }, ctx: {} }, [{ _stateID: number - 1 }])
  } catch (error) {
    console.log(error.code)
    await shelf.close()
  }
`

const moving = (module: string, where: string, shell = 'exec "$0" "$@"') => {
  const args = [process.execPath, '--input-type=module', '-e', MOVER, '-', join(HOST, module), where, ID]
  const child = spawn('sh', ['-c', shell, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  const ended = new Promise<string>((over) => void child.once('exit', () => over(said)))
  const begun = new Promise<void>((heard) =>
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString()
      heard()
    }),
  )
  return { child, begun, ended }
}

const places: string[] = []
const newPlace = async (): Promise<string> => {
  const place = await mkdtemp(join(tmpdir(), 'host-test-'))
  places.push(place)
  return place
}
afterAll(() => Promise.all(places.map((place) => rm(place, { recursive: true }))))

const begin = async (shelf: Shelf): Promise<Storage> => {
  const storage = storageOn(shelf)
  await shelf.open()
  await storage.db.createMatch(ID, { initialState: stateAfter(0), metadata: SEATS })
  return storage
}

/** After each kill the match is as before or after a move, with a log of all its moves, and goes on. */
const survives = async (module: string, where: string, shelf: Shelf): Promise<void> => {
  const { db } = await begin(shelf)
  let last = 0
  for (const ms of [30, 45, 70, 110]) {
    const { child, begun, ended } = moving(module, where)
    await begun
    await new Promise((wake) => setTimeout(wake, ms))
    child.kill('SIGKILL')
    await ended
    // A statement that PostgreSQL has got already is carried out.
    await new Promise((wake) => setTimeout(wake, 500))
    const { state, log } = await db.fetch(ID, ALL)
    const number = state?._stateID ?? -1
    expect(number).toBeGreaterThanOrEqual(last)
    expect(log?.map(({ _stateID }) => _stateID)).toEqual(Array.from({ length: number }, (_, at) => at))
    last = number + 1
    expect(await shelf.addMove(ID, last, stateAfter(last), [entryOf(last)])).toBe(true)
  }
  expect(last).toBeGreaterThan(4)
  await shelf.close()
}

describe('a directory', { timeout: 120_000 }, () => {
  it('outlives a process that is killed in the middle of a write', async () => {
    const place = await newPlace()
    await survives('files.mjs', place, filesIn(place))
  })

  it('has no draft of a move that could not be written to its end', async () => {
    const place = await newPlace()
    const { db } = await begin(filesIn(place))
    const before = await readdir(join(place, ID))
    // A file may have 64 kB: the move has five times as much, as on a disk that is full.
    const { ended } = moving('files.mjs', place, 'ulimit -f 128; exec "$0" "$@"')
    expect(await ended).toBe('begun\nEFBIG\n')
    expect(await readdir(join(place, ID))).toEqual(before)
    expect((await db.fetch(ID, ALL)).state).toEqual(stateAfter(0))
  })

  it('has no draft of a match that could not be made', async () => {
    const place = await newPlace()
    const { db } = await begin(filesIn(place))
    const unwritable = {
      toJSON: () =>
        ((): never => {
          throw new Error('no')
        })(),
    }
    await expect(db.createMatch('another', { initialState: {}, metadata: unwritable })).rejects.toThrow('no')
    expect(await readdir(place)).toEqual([ID])
  })

  it('loses the drafts of killed processes when they are a day old, by any clock', async () => {
    const place = await newPlace()
    await mkdir(join(place, ID))
    for (const draft of ['old.draft', 'ahead.draft', 'fresh.draft']) {
      await writeFile(join(place, ID, draft), 'x')
      await mkdir(join(place, draft))
    }
    const [now, days] = [Date.now() / 1000, 2 * 86_400]
    for (const folder of [place, join(place, ID)]) {
      await utimes(join(folder, 'old.draft'), now - days, now - days)
      await utimes(join(folder, 'ahead.draft'), now + days, now + days)
    }
    await filesIn(place).open()
    expect([...(await readdir(place))].sort()).toEqual([ID, 'fresh.draft'])
    expect(await readdir(join(place, ID))).toEqual(['fresh.draft'])
  })

  it('stores seats and moves when the clock is set back an hour', async () => {
    const { db } = await begin(filesIn(await newPlace()))
    const { metadata = SEATS } = await db.fetch(ID, { metadata: true })
    const now = Date.now()
    await db.setMetadata(ID, { ...metadata, updatedAt: now })
    const { metadata: later = SEATS } = await db.fetch(ID, { metadata: true })
    await db.setMetadata(ID, { ...later, updatedAt: now - 3_600_000 })
    expect((await db.fetch(ID, ALL)).metadata?.updatedAt).toBe(now - 3_600_000)
    await db.setState(ID, stateAfter(1), [entryOf(1)])
    expect((await db.fetch(ID, ALL)).state).toEqual(stateAfter(1))
  })
})

describe.runIf(await isInstalled())('PostgreSQL', { timeout: 120_000 }, () => {
  let place: Awaited<ReturnType<typeof database>>
  beforeAll(async () => {
    place = await database({})
  }, 60_000)
  afterAll(() => place.stop())

  it('outlives a process that is killed in the middle of a write', () =>
    survives('postgres.mjs', place.url, postgresAt(place.url)))

  it('keeps nothing of a move whose log could not be written', async () => {
    const shelf = postgresAt(place.url)
    await shelf.open()
    const { db } = storageOn(shelf)
    const { state } = await db.fetch(ID, ALL)
    const next = (state?._stateID ?? 0) + 1
    const { default: pg } = (await import(PG)) as {
      readonly default: { readonly Client: new (options: object) => Client }
    }
    const client = new pg.Client({ connectionString: place.url })
    await client.connect()
    await client.query('INSERT INTO moves VALUES ($1, $2, $3)', [ID, next, '[]'])
    await expect(shelf.addMove(ID, next, stateAfter(next), [entryOf(next)])).rejects.toThrow('moves_pkey')
    expect((await db.fetch(ID, ALL)).state).toEqual(state)
    await client.query('DELETE FROM moves WHERE id = $1 AND number = $2', [ID, next])
    expect(await shelf.addMove(ID, next, stateAfter(next), [entryOf(next)])).toBe(true)
    await client.end()
    await shelf.close()
  })
})
