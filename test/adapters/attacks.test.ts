/**
 * Messages and requests that are made to end the safe server, to fill its store or to change what every
 * object of its process has. Whatever is sent, it is refused, and the game goes on.
 */
import { deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { boardgameOf, safeServer } from '../../src/adapters'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { SEED, after, atTable, boardgame, counted, posted, safe, serving, shared, stranger } from './sockets'

const DEPTH = 20_000

/** Ways to send much as little. */
const PACKED = { gzip: gzipSync, deflate: deflateSync }

/** The text of an object in an object in an object. */
const deep = (open: string, close: string, depth = DEPTH): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`
const deepObject = deep('{"a":', '}')
const deepList = deep('[', ']')

type Table = Awaited<ReturnType<typeof atTable>>

/** The message of an act with this argument, as text. */
const actOf = ({ match, first }: Table, argument: string, type = 'act'): string => {
  const mine = `"playerID":"0","credentials":"${match.credentials[0]}"`
  const payload = `{"type":"${type}","args":[${argument}],${mine}}`
  const action = `{"type":"MAKE_MOVE","payload":${payload}}`
  return `["update",${action},${first.state()._stateID},"${match.matchID}","0"]`
}

/** The first player is refused so many messages, and then plays on. */
const playsOn = async ({ first, second }: Table, refused: number): Promise<void> => {
  await vi.waitFor(() => expect(first.heard.refused).toBe(refused), 5000)
  const before = first.state()._stateID
  const now = await after(second, () => first.move('0', 'choose', 0))
  expect(now._stateID).toBe(before + 1)
}

describe('a deep message', () => {
  it.each([
    ['an object', `{"id":"x","sender":"0","payload":${deepObject}}`],
    ['a list', `{"id":"x","sender":"0","payload":${deepList}}`],
  ])('of chat, %s in another and so on, is refused', async (_, said) => {
    const table = await atTable(safe)
    table.first.write(`["chat","any match",${said},"x"]`)
    table.first.write(`["chat","${table.match.matchID}",${said},"${table.match.credentials[0]}"]`)
    await playsOn(table, 2)
  })

  it.each([
    ['an object', `{"seat":"fellowship","kind":"place","x":${deepObject}}`],
    ['a list', `{"seat":"fellowship","kind":"place","x":${deepList}}`],
    ['a list itself, a list', deepList],
  ])('with an action, %s in another and so on, is refused and not logged', async (_, action) => {
    const table = await atTable(safe)
    for (const type of ['act', 'choose', 'begin', 'takeBack']) table.first.write(actOf(table, action, type))
    await playsOn(table, 4)
    expect((await table.first.sync()).map(({ action: { payload } }) => payload.type)).toEqual([
      'begin',
      'choose',
    ])
  })
})

describe('an action', () => {
  const padded = (length: number): object => {
    const bare = { seat: 'fellowship', kind: 'place', x: '' }
    return { ...bare, x: 'x'.repeat(length - JSON.stringify(bare).length) }
  }

  it('has at most 1000 characters; who sends more is told so, and it is not logged', async () => {
    const { first, second } = await atTable(safe)
    await after(second, () => first.move('0', 'act', padded(1000)))
    expect(first.heard.refused).toBe(0)
    first.move('0', 'act', padded(1001))
    await vi.waitFor(() => expect(first.heard.refused).toBe(1))
    expect(first.heard.reasons).toEqual([expect.stringContaining('at most 1000 characters')])
    expect(await first.sync()).toHaveLength(1)
  })

  it('that the rules refuse is not in the log at all; its player is told why, and plays on', async () => {
    const { first, second } = await atTable(safe)
    for (let time = 0; time < 5; time++) await after(second, () => first.move('0', 'act', padded(900)))
    expect(first.state().G.refused).toHaveLength(1)
    await after(second, () => first.move('0', 'choose', 0))
    expect((await first.sync()).map(({ action: { payload } }) => payload.args)).toEqual([[], [0]])
  })

  it.each([
    ['that cannot be written as text', '{"toString":1}'],
    ['that is a list', '[{"toString":1}]'],
    ['that names what every object has', '{"seat":"fellowship","kind":"place","x":{"__proto__":1}}'],
  ])('%s is refused', async (_, action) => {
    const table = await atTable(safe)
    table.first.write(actOf(table, action))
    await playsOn(table, 1)
  })

  it('is one of the moves of the game, not of every object', async () => {
    const table = await atTable(safe)
    const names = ['constructor', 'toString', '__proto__', 'valueOf']
    for (const name of names) table.first.write(actOf(table, '1', name))
    await playsOn(table, names.length)
  })
})

describe('a seat', () => {
  it('has a number; no name of what every object has is one, on a socket or in the lobby', async () => {
    const table = await atTable(safe)
    const { lobby } = table.match
    const made = await posted(`${lobby}/create`, { numPlayers: 2 })
    const { matchID } = (await made.json()) as { readonly matchID: string }
    for (const playerID of ['__proto__', 'constructor']) {
      table.first.wire.emit('sync', matchID, playerID)
      const joined = await posted(`${lobby}/${matchID}/join`, { playerID, playerName: 'x', data: { a: 1 } })
      expect(joined.status).toBe(404)
    }
    await playsOn(table, 2)
    const every = {} as { readonly isConnected?: unknown; readonly credentials?: unknown }
    expect([every.isConnected, every.credentials, 'isConnected' in Object]).toEqual([
      undefined,
      undefined,
      false,
    ])
    expect((await posted(`${lobby}/${matchID}/join`, { playerID: '1', playerName: 'x' })).status).toBe(200)
  })

  it('is named by a text: an object or a list as its name is a mistake of who sends it', async () => {
    const table = await atTable(safe)
    const { lobby } = table.match
    const made = await posted(`${lobby}/create`, { numPlayers: 2 })
    const { matchID } = (await made.json()) as { readonly matchID: string }
    for (const playerID of [{ a: 1 }, ['0'], { toString: 1 }, {}])
      for (const way of ['join', 'leave', 'update']) {
        const asked = await posted(`${lobby}/${matchID}/${way}`, {
          playerID,
          playerName: 'x',
          credentials: 'x',
        })
        expect([way, asked.status]).toEqual([way, 400])
      }
    await playsOn(table, 0)
  })

  it('keeps no more of its player than a little', async () => {
    const table = await atTable(safe)
    const { lobby } = table.match
    const made = await posted(`${lobby}/create`, { numPlayers: 2 })
    const { matchID } = (await made.json()) as { readonly matchID: string }
    const tries = [`"data":${deepObject}`, `"data":"${'x'.repeat(10_000)}"`].map((data) =>
      fetch(`${lobby}/${matchID}/join`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"playerID":"0","playerName":"x",${data}}`,
      }),
    )
    for (const tried of tries) expect((await tried).status).toBe(413)
    const body = new Response(`{"playerID":"0","playerName":"x","data":${deepObject}}`).body
    const headers = { 'content-type': 'application/json' }
    const unsaid = { method: 'POST', headers, body, duplex: 'half' as const }
    expect((await fetch(`${lobby}/${matchID}/join`, unsaid)).status).toBe(411)
    for (const packed of ['gzip', 'deflate'] as const) {
      const said = { method: 'POST', headers: { ...headers, 'content-encoding': packed } }
      const small = PACKED[packed](`{"playerID":"0","playerName":"x","data":${deepList}}`)
      expect(small.length).toBeLessThan(2000)
      expect((await fetch(`${lobby}/${matchID}/join`, { ...said, body: small })).status).toBe(415)
    }
    expect((await posted(`${lobby}/${matchID}/join`, { playerID: '0', playerName: 'x' })).status).toBe(200)
    table.first.wire.emit('sync', matchID)
    await playsOn(table, 0)
  })
})

describe('a match', () => {
  const madeAt = async (lobby: string): Promise<string> => {
    const made = (await (await posted(`${lobby}/create`, { numPlayers: 2 })).json()) as {
      readonly matchID: string
    }
    return made.matchID
  }
  const begin = (playerID: string, credentials?: string) => ({
    type: 'MAKE_MOVE',
    payload: { type: 'begin', args: [], playerID, credentials },
  })

  it('is for nobody but spectators until its players have joined', async () => {
    const { match, first, second } = await atTable(safe)
    const matchID = await madeAt(match.lobby)
    const { wire, names } = stranger(match.url, 'confrontation')
    for (const player of ['0', '1']) {
      wire.emit('sync', matchID, player)
      wire.emit('update', begin(player), 0, matchID, player)
    }
    wire.emit('nonsense')
    await vi.waitFor(() => expect(names()).toContain('refused'))
    await after(second, () => first.move('0', 'choose', 0))
    await after(second, () => first.move('0', 'choose', 0))
    expect(names()).toEqual(['refused'])
    wire.emit('sync', matchID, null)
    await vi.waitFor(() => expect(names()).toContain('sync'))
  })

  it('shows a seat to nobody who has left it', async () => {
    const table = await atTable(safe)
    const { match, first, second } = table
    const left = await posted(`${match.lobby}/${match.matchID}/leave`, {
      playerID: '1',
      credentials: match.credentials[1],
    })
    expect(left.status).toBe(200)
    const before = second.state()._stateID
    expect(
      (await posted(`${match.lobby}/${match.matchID}/join`, { playerID: '1', playerName: 'x' })).status,
    ).toBe(200)
    await after(first, () => first.move('0', 'choose', 0))
    await after(first, () => first.move('0', 'choose', 0))
    expect(second.state()._stateID).toBe(before)
  })

  it('shows it to him no longer either at another process, which is told so at once', async () => {
    const { serve } = shared()
    const [here, there] = await Promise.all([atTable(serve), atTable(serve)])
    const { match, first, second } = here
    const old = stranger(there.match.url, 'confrontation')
    old.wire.emit('sync', match.matchID, '1', match.credentials[1])
    await vi.waitFor(() => expect(old.names()).toContain('sync'))
    await posted(`${match.lobby}/${match.matchID}/leave`, {
      playerID: '1',
      credentials: match.credentials[1],
    })
    await vi.waitFor(() => expect(old.names().at(-1)).toBe('disconnect'))
    expect(second.state().G.begun).toBe(true)
    await after(first, () => first.move('0', 'choose', 0))
  })

  it('is played by the rules of its own game', async () => {
    const { match, first, second } = await atTable(safe)
    const { wire, names } = stranger(match.url, 'another')
    const matchID = await madeAt(match.lobby)
    const joined = await posted(`${match.lobby}/${matchID}/join`, { playerID: '0', playerName: 'x' })
    const { playerCredentials } = (await joined.json()) as { readonly playerCredentials: string }
    wire.emit('sync', matchID, '0', playerCredentials)
    wire.emit('update', begin('0', playerCredentials), 0, matchID, '0')
    await vi.waitFor(() => expect(names()).toEqual(['refused', 'refused']))
    await after(second, () => first.move('0', 'choose', 0))
  })
})

describe('a connection', () => {
  const seatsTold = (heard: ReturnType<typeof stranger>['heard']): readonly unknown[] =>
    heard.flatMap(([name, id, state]) =>
      name === 'update' ? [[id, (state as { readonly G: { readonly seat: string } }).G.seat]] : [],
    )
  const syncs = (names: readonly string[]) => names.filter((name) => name === 'sync').length

  it.each([
    [null, '0'],
    ['0', null],
  ])('that asks for two matches at once, as %j and %j, is told of the last one alone', async (...as) => {
    const { match, first, second } = await atTable(safe)
    const made = await posted(`${match.lobby}/create`, { numPlayers: 2 })
    const { matchID: own } = (await made.json()) as { readonly matchID: string }
    const joined = await posted(`${match.lobby}/${own}/join`, { playerID: '0', playerName: 'x' })
    const { playerCredentials } = (await joined.json()) as { readonly playerCredentials: string }
    const { wire, heard, names } = stranger(match.url, 'confrontation')
    const ask = (seat: string | null) =>
      seat === null ? wire.emit('sync', match.matchID, null) : wire.emit('sync', own, seat, playerCredentials)
    as.forEach(ask)
    await vi.waitFor(() => expect(syncs(names())).toBe(2))
    await after(second, () => first.move('0', 'choose', 0))
    await after(second, () => first.move('0', 'choose', 0))
    const expected = as[1] === null ? [match.matchID, 'spectator'] : undefined
    expect(seatsTold(heard)).toEqual(expected === undefined ? [] : [expected, expected])
  })

  it('that asks as a player and as nobody at once is nobody', async () => {
    const { match, first, second } = await atTable(safe)
    const { wire, heard, names } = stranger(match.url, 'confrontation')
    wire.emit('sync', match.matchID, '1', match.credentials[1])
    wire.emit('sync', match.matchID, null)
    await vi.waitFor(() => expect(syncs(names())).toBe(2))
    await after(second, () => first.move('0', 'choose', 0))
    await vi.waitFor(() => expect(seatsTold(heard)).toEqual([[match.matchID, 'spectator']]))
  })

  it('that has asked as a player, as nobody and as a player ends with his credentials', async () => {
    const { match, second } = await atTable(safe)
    const { wire, names } = stranger(match.url, 'confrontation')
    for (const player of ['1', null, '1', null, '1'])
      wire.emit('sync', match.matchID, player, match.credentials[1])
    await vi.waitFor(() => expect(syncs(names())).toBe(5))
    const left = { playerID: '1', credentials: match.credentials[1] }
    expect((await posted(`${match.lobby}/${match.matchID}/leave`, left)).status).toBe(200)
    await vi.waitFor(() => expect(names().at(-1)).toBe('disconnect'))
    expect(second.state().G.begun).toBe(true)
  })

  it('is forgotten when it has gone, also while it is let in, and has not more than one place', async () => {
    const { serve, clients, seats } = counted()
    const { match, first, second } = await atTable(serve)
    const here = stranger(match.url, 'confrontation')
    const gone: Array<ReturnType<typeof stranger>> = []
    for (let time = 0; time < 20; time++) {
      here.wire.emit('sync', match.matchID, time % 2 === 0 ? '1' : null, match.credentials[1])
      const one = stranger(match.url, 'confrontation')
      const { wire } = one
      gone.push(one)
      wire.on('connect', () => {
        wire.emit('sync', match.matchID, '1', match.credentials[1])
        wire.emit('sync', match.matchID, null)
        setTimeout(() => wire.disconnect(), time % 5)
      })
    }
    await vi.waitFor(() => expect(syncs(here.names())).toBe(20), 5000)
    await vi.waitFor(() => {
      for (const { names } of gone) expect(names().at(-1)).toBe('disconnect')
    }, 5000)
    await vi.waitFor(() => expect([clients(), seats()].map(({ length }) => length)).toEqual([3, 3]))
    await after(second, () => first.move('0', 'choose', 0))
    expect([clients(), seats()].map(({ length }) => length)).toEqual([3, 3])
    for (const { socket } of clients()) expect(socket.listenerCount('disconnect')).toBe(2)
  })

  it('needs credentials also where the host says that he has no check of his own', async () => {
    const { serve } = counted({ authenticateCredentials: undefined })
    const { match } = await atTable(serve)
    const made = await posted(`${match.lobby}/create`, { numPlayers: 2 })
    const { matchID } = (await made.json()) as { readonly matchID: string }
    const { wire, names } = stranger(match.url, 'confrontation')
    wire.emit('sync', matchID, '0')
    wire.emit('sync', matchID, null)
    await vi.waitFor(() => expect(syncs(names())).toBe(1))
    wire.emit('sync', matchID, null)
    await vi.waitFor(() => expect(syncs(names())).toBe(2))
  })
})

describe('what a match is made with', () => {
  const war = boardgameOf(warOfTheRing, { seed: SEED })
  if (war._tag === 'Left') throw new Error(war.left.problem)
  const games = [war.right]

  it.each([
    [2, undefined, 200],
    [3, { players: 3 }, 200],
    [4, { players: 4 }, 200],
    [3, undefined, 400],
    [2, { players: 3 }, 400],
    [5, { players: 5 }, 400],
  ])('fits the number of its players: %j with %j is %j', async (numPlayers, setupData, status) => {
    const { url } = await serving(safeServer(boardgame, { games, origins: [] }))
    const made = await posted(`${url}/games/war-of-the-ring/create`, { numPlayers, setupData })
    expect(made.status).toBe(status)
  })

  it.each([[[1]], ['x'], [5], [true]])('is an object, and not %j', async (setupData) => {
    const { match } = await atTable(safe)
    const made = await posted(`${match.lobby}/create`, { numPlayers: 2, setupData })
    expect(made.status).toBe(400)
    expect(await made.text()).toBe('setupData: an object is wanted')
  })

  it('is short', async () => {
    const table = await atTable(safe)
    const made = await fetch(`${table.match.lobby}/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"numPlayers":2,"setupData":{"x":${deepObject}}}`,
    })
    expect(made.status).toBe(413)
    await playsOn(table, 0)
  })
})
