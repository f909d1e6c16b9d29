/**
 * The store of examples/host, in a directory and in PostgreSQL where it is installed, as two processes use it
 * at once: of two moves from the same state one is made, nobody is told of a move that is not stored, no seat
 * is given twice.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ROOT } from '../package/scratch'

interface Stored {
  readonly _stateID: number
  readonly G: object
  readonly ctx: { readonly gameover?: unknown }
}
interface Entry {
  readonly _stateID: number
  readonly by: string
}
interface Player {
  readonly id: number
  name?: string
  credentials?: string
  isConnected?: boolean
}
interface Metadata {
  readonly gameName: string
  readonly players: Record<string, Player>
  readonly updatedAt: number
  readonly gameover?: unknown
}

interface Shelf {
  readonly open: () => Promise<unknown>
  readonly close: () => Promise<unknown>
  readonly follow: unknown
  readonly state: (id: string, known?: number) => Promise<readonly [number, Stored?] | undefined>
  readonly addMove: (id: string, number: number, state: Stored, log: readonly Entry[]) => Promise<boolean>
}
interface Fetched {
  readonly state?: Stored
  readonly metadata?: Metadata
  readonly log?: readonly Entry[]
  readonly initialState?: Stored
}
interface Payload {
  readonly type: string
  readonly args: readonly [string, unknown]
}
interface Storage {
  readonly db: {
    readonly createMatch: (id: string, match: object) => Promise<unknown>
    readonly fetch: (id: string, wanted: object) => Promise<Fetched>
    readonly setState: (id: string, state: Stored, entries?: readonly Entry[]) => Promise<unknown>
    readonly setMetadata: (id: string, metadata: Metadata) => Promise<unknown>
    readonly listMatches: (wanted?: object) => Promise<readonly string[]>
    readonly wipe: (id: string) => Promise<unknown>
  }
  readonly pubSub: {
    readonly publish: (channel: string, payload: Payload) => void
    readonly subscribe: (channel: string, callback: (payload: Payload) => void) => void
    readonly unsubscribeAll: (channel: string) => void
  }
}

const load = async <A>(path: string): Promise<A> => (await import(join(ROOT, 'examples/host', path))) as A
const { filesIn } = await load<{ readonly filesIn: (place: string) => Shelf }>('files.mjs')
const { postgresAt } = await load<{ readonly postgresAt: (url: string) => Shelf }>('postgres.mjs')
const { storageOn } = await load<{ readonly storageOn: (shelf: Shelf) => Storage }>('storage.mjs')
const { database, isInstalled } = await load<{
  readonly database: (env: object) => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>
  readonly isInstalled: () => Promise<boolean>
}>('load/database.mjs')

const ID = 'a-Match_1'
const ALL = { state: true, metadata: true, log: true, initialState: true }
const stateAfter = (number: number, by = 'nobody', ctx = {}): Stored => ({ _stateID: number, G: { by }, ctx })
const entryOf = (number: number, by: string): Entry => ({ _stateID: number - 1, by })
const SEATS: Metadata = { gameName: 'g', players: { 0: { id: 0 }, 1: { id: 1 } }, updatedAt: 1 }

/** Makes a move as the master does: first it publishes the state, then it stores it. */
const makeMove = ({ db, pubSub }: Storage, number: number, by: string, ctx = {}): Promise<unknown> => {
  const state = stateAfter(number, by, ctx)
  pubSub.publish(`MATCH-${ID}`, { type: 'update', args: [ID, { ...state, deltalog: [entryOf(number, by)] }] })
  return db.setState(ID, state, [entryOf(number, by)])
}

/** Tries a move that the rules refuse: its player is told why, and the doorkeeper keeps it out of the log. */
const tryMove = ({ db, pubSub }: Storage, number: number): Promise<unknown> => {
  const state = stateAfter(number, 'refused')
  pubSub.publish(`MATCH-${ID}`, { type: 'update', args: [ID, { ...state, deltalog: [] }] })
  return db.setState(ID, state, [])
}

/** What a player at this process is told: the numbers of states, and who made the moves in the log. */
const listen = ({ pubSub }: Storage) => {
  const told: Array<readonly [number, ...string[]]> = []
  pubSub.subscribe(`MATCH-${ID}`, ({ type, args }) => {
    if (type !== 'update') return
    const { _stateID, deltalog } = args[1] as {
      readonly _stateID: number
      readonly deltalog: readonly Entry[]
    }
    told.push([_stateID, ...deltalog.map(({ by }) => by)])
  })
  return told
}

interface Place {
  readonly shelf: () => Shelf
  readonly end: () => Promise<unknown>
}
const inDirectory = async (): Promise<Place> => {
  const place = await mkdtemp(join(tmpdir(), 'host-test-'))
  return { shelf: () => filesIn(place), end: () => rm(place, { recursive: true }) }
}
const inPostgres = async (): Promise<Place> => {
  const { url, stop } = await database({})
  return { shelf: () => postgresAt(url), end: stop }
}

describe.each([
  ['a directory', inDirectory, true],
  ['PostgreSQL', inPostgres, await isInstalled()],
] as const)('matches in %s', (_, prepare, isThere) => {
  describe.runIf(isThere)('of two processes', { timeout: 60_000 }, () => {
    let place: Place
    const shelves: Shelf[] = []
    let here: Storage
    let there: Storage

    beforeAll(async () => {
      place = await prepare()
    }, 60_000)
    afterAll(() => place.end())
    beforeEach(async () => {
      for (const shelf of [place.shelf(), place.shelf()]) {
        shelves.push(shelf)
        await shelf.open()
      }
      ;[here, there] = shelves.map(storageOn) as [Storage, Storage]
      await here.db.createMatch(ID, { initialState: stateAfter(0), metadata: SEATS })
    })
    afterEach(async () => {
      for (const { pubSub } of [here, there]) pubSub.unsubscribeAll(`MATCH-${ID}`)
      await here.db.wipe(ID)
      await Promise.all(shelves.splice(0).map(({ close }) => close()))
    })

    it('give back what was put there, to both', async () => {
      await makeMove(here, 1, 'x')
      const found = await there.db.fetch(ID, ALL)
      expect(found).toMatchObject({
        state: stateAfter(1, 'x'),
        log: [entryOf(1, 'x')],
        initialState: stateAfter(0),
        metadata: SEATS,
      })
      expect(await there.db.listMatches({ gameName: 'g' })).toEqual([ID])
      expect(await there.db.listMatches({ gameName: 'h' })).toEqual([])
      await expect(there.db.createMatch(ID, { initialState: {}, metadata: {} })).rejects.toThrow()
    })

    it('are found by their names alone', async () => {
      for (const id of ['', '.', '..', `../${ID}`, `./${ID}`, `${ID}/`, 'another', '%', 'x'.repeat(101)])
        expect(await here.db.fetch(id, ALL)).toEqual({ state: undefined })
    })

    it('take one of the moves that are made from the same state, and keep it', async () => {
      const rounds = 30
      const shelfOf = (at: number): Shelf => shelves[at] ?? place.shelf()
      for (let number = 1; number <= rounds; number++) {
        const tries = ['a', 'b', 'c', 'd'].map((by, at) =>
          shelfOf(at % 2).addMove(ID, number, stateAfter(number, by), [entryOf(number, by)]),
        )
        const made = await Promise.all(tries)
        expect(made.filter(Boolean)).toHaveLength(1)
        const winner = ['a', 'b', 'c', 'd'][made.indexOf(true)]
        const { state, log } = await there.db.fetch(ID, ALL)
        expect(state?.G).toEqual({ by: winner })
        expect(log?.map(({ _stateID }) => _stateID)).toEqual(Array.from({ length: number }, (__, at) => at))
        expect(log?.at(-1)?.by).toBe(winner)
      }
      // Too late, and too early.
      for (const number of [1, rounds - 1, rounds, rounds + 2])
        expect(await shelfOf(0).addMove(ID, number, stateAfter(number), [])).toBe(false)
      expect(await shelfOf(1).state(ID, rounds)).toEqual([rounds, undefined])
    })

    it('are told to players at both, also what another was faster with', async () => {
      const [one, two] = [listen(here), listen(there)]
      await Promise.all([makeMove(here, 1, 'x'), makeMove(there, 1, 'y')])
      await vi.waitFor(() => expect([one.at(-1)?.[0], two.at(-1)?.[0]]).toEqual([1, 1]), 5000)
      const { log } = await here.db.fetch(ID, ALL)
      expect(one.at(-1)).toEqual([1, log?.[0]?.by])
      expect(two.at(-1)).toEqual([1, log?.[0]?.by])
      await makeMove(there, 2, 'z')
      await vi.waitFor(() => expect(one.at(-1)).toEqual([2, 'z']), 5000)
      expect(two.at(-1)).toEqual([2, 'z'])
    })

    it('keep that a move was refused until the next one, and not in the log', async () => {
      const [one, two] = [listen(here), listen(there)]
      for (const number of [1, 2, 3]) await tryMove(here, number)
      await vi.waitFor(() => expect([one.at(-1), two.at(-1)]).toEqual([[3], [3]]), 5000)
      expect(await there.db.fetch(ID, ALL)).toMatchObject({ state: stateAfter(3, 'refused'), log: [] })
      await makeMove(there, 4, 'x')
      await vi.waitFor(
        () =>
          expect([one.at(-1), two.at(-1)]).toEqual([
            [4, 'x'],
            [4, 'x'],
          ]),
        5000,
      )
      expect((await here.db.fetch(ID, ALL)).log).toEqual([entryOf(4, 'x')])
    })

    it('give a seat to one, and lose no token', async () => {
      const reading = (storage: Storage) =>
        storage.db.fetch(ID, { metadata: true }).then(({ metadata = SEATS }) => metadata)
      const join = async (storage: Storage, metadata: Metadata, seat: 0 | 1, token: string) => {
        Object.assign(metadata.players[seat] ?? {}, { name: token, credentials: token })
        await storage.db.setMetadata(ID, metadata)
      }
      const read = await Promise.all([here, there, there].map(reading))
      const [first = SEATS, second = SEATS, third = SEATS] = read
      await join(here, first, 0, 'mine')
      await join(there, second, 1, 'yours')
      await expect(join(there, third, 0, 'stolen')).rejects.toMatchObject({ status: 409 })
      const { players } = await reading(there)
      expect(players).toMatchObject({ 0: { credentials: 'mine' }, 1: { credentials: 'yours' } })
    })

    it('are over when the stored state is, not when a move was to end them', async () => {
      const { metadata = SEATS } = await here.db.fetch(ID, { metadata: true })
      await here.db.setMetadata(ID, { ...metadata, gameover: 'lost the race' })
      expect((await there.db.fetch(ID, ALL)).metadata?.gameover).toBeUndefined()
      expect(await there.db.listMatches({ where: { isGameover: false } })).toEqual([ID])
      // The process dies between the last move and the word that it was the last.
      await shelves[0]?.addMove(ID, 1, stateAfter(1, 'x', { gameover: { winner: '0' } }), [entryOf(1, 'x')])
      expect((await there.db.fetch(ID, ALL)).metadata?.gameover).toEqual({ winner: '0' })
      expect(await here.db.listMatches({ where: { isGameover: true } })).toEqual([ID])
    })
  })
})

describe('a move', () => {
  afterEach(() => void vi.restoreAllMocks())

  /** A shelf of one match in memory, which stores when it is told to. */
  const slowly = () => {
    const pending: Array<(stored: boolean) => void> = []
    const shelf = {
      open: async () => {},
      close: async () => {},
      follow: () => () => {},
      state: async () => [3, stateAfter(3, 'another')] as const,
      log: async () => [entryOf(3, 'another')],
      addMove: () => new Promise<boolean>((store) => void pending.push(store)),
    }
    const storage = storageOn(shelf)
    return { storage, told: listen(storage), store: (isStored: boolean) => pending.pop()?.(isStored) }
  }

  it('is told when it is stored, and not before', async () => {
    const { storage, told, store } = slowly()
    const making = makeMove(storage, 3, 'me')
    await new Promise((wake) => setTimeout(wake, 20))
    expect(told).toEqual([])
    store(true)
    await making
    expect(told).toEqual([[3, 'me']])
  })

  it('that came too late is never told; its player is told what is stored instead', async () => {
    const { storage, told, store } = slowly()
    const making = makeMove(storage, 3, 'me')
    store(false)
    await making
    expect(told).toEqual([[3, 'another']])
  })

  it('that could not be stored is told to nobody', async () => {
    const failing = storageOn({
      open: async () => {},
      close: async () => {},
      follow: () => () => {},
      state: async () => undefined,
      addMove: () => Promise.reject(new Error('the disk is full')),
    })
    const complaints = vi.spyOn(console, 'error').mockReturnValue()
    const told = listen(failing)
    await expect(makeMove(failing, 3, 'me')).rejects.toThrow('the disk is full')
    await new Promise((wake) => setTimeout(wake, 20))
    expect([told, complaints.mock.calls]).toEqual([[], []])
  })

  it('of another process is told after one of here could not be stored, or was unknown to us', async () => {
    let heard: (kind: string, number: number) => unknown = () => {}
    let stored = 2
    let reads = 0
    const failing = storageOn({
      open: async () => {},
      close: async () => {},
      follow: (_: string, tell: typeof heard) => {
        heard = tell
        return () => {}
      },
      state: async () => {
        // The shelf cannot be read for a moment, either.
        reads += 1
        if (reads === 1) throw new Error('the connection is lost')
        return [stored, stateAfter(stored, 'another')] as const
      },
      log: async () => [entryOf(stored, 'another')],
      addMove: () => Promise.reject(new Error('the connection is lost')),
    } as unknown as Shelf)
    const complaints = vi.spyOn(console, 'error').mockReturnValue()
    const told = listen(failing)
    await expect(makeMove(failing, 3, 'me')).rejects.toThrow('the connection is lost')
    stored = 3
    await vi.waitFor(() => expect(told.at(-1)).toEqual([3, 'another']), 5000)
    await expect(makeMove(failing, 4, 'me')).rejects.toThrow('the connection is lost')
    stored = 4
    heard('moves', 4)
    await vi.waitFor(() => expect(told.at(-1)).toEqual([4, 'another']), 5000)
    expect(complaints.mock.calls).toEqual([['news: the connection is lost']])
  })

  it('that was none is not stored', async () => {
    const { storage, told, store } = slowly()
    const { state = stateAfter(0) } = await storage.db.fetch(ID, { state: true })
    storage.pubSub.publish(`MATCH-${ID}`, { type: 'update', args: [ID, { ...state, deltalog: [] }] })
    await storage.db.setState(ID, state, [])
    expect([told, store(true)]).toEqual([[[3]], undefined])
  })
})
