/** examples/two-browsers.mjs with two connections: each gets its own view, and what it answers counts. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { confrontation } from '../../src/confrontation'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { ROOT, run } from '../package/scratch'

const MINUTES = 60_000
const opened: { readonly close: () => void }[] = []

beforeAll(async () => {
  if (!existsSync(join(ROOT, 'dist'))) await run(ROOT, 'npm', 'run', 'build')
}, 3 * MINUTES)
afterEach(() => {
  for (const { close } of opened.splice(0)) close()
})

interface Told {
  readonly seat: string
  readonly token: string
  readonly moves: number
  readonly sentence: string
  readonly labels: readonly string[]
  readonly view: { readonly viewer: string; readonly state: unknown }
  readonly picture: string
}

/** Starts the server on a free port; its address. */
const serve = async (...args: readonly string[]): Promise<string> => {
  const server: ChildProcess = spawn(
    process.execPath,
    ['examples/two-browsers.mjs', '--port', '0', ...args],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  opened.push({ close: () => void server.kill() })
  if (server.stdout === null) throw new Error('it says nothing')
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  return line
}

/** A browser: what it was told, and a wait for more. */
const browse = async (address: string, token = '') => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/?${token}`)
  const told: Told[] = []
  const waiting: (() => void)[] = []
  socket.on('message', (data) => {
    told.push(JSON.parse(String(data)) as Told)
    for (const wake of waiting.splice(0)) wake()
  })
  opened.push({ close: () => socket.terminate() })
  const until = async (moves: number): Promise<Told> => {
    for (;;) {
      const found = told.find((one) => one.moves === moves)
      if (found !== undefined) return found
      await new Promise<void>((wake) => void waiting.push(wake))
    }
  }
  const send = (answer: object | string): void =>
    socket.send(typeof answer === 'string' ? answer : JSON.stringify(answer))
  await until(0)
  const leave = async (): Promise<void> => {
    socket.close()
    await once(socket, 'close')
  }
  return { told, until, send, leave }
}

describe('examples/two-browsers.mjs', { timeout: MINUTES }, () => {
  it('has at most seventy lines', () => {
    const lines = readFileSync(join(ROOT, 'examples/two-browsers.mjs'), 'utf8').trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(70)
  })

  it('serves a page, and lets two play, each with its own view', async () => {
    const address = await serve()
    const page = await (await fetch(address)).text()
    expect(page).toMatch(/^<!doctype html>[^]*new WebSocket/)
    const [one, two, third] = [await browse(address), await browse(address), await browse(address)]
    const players = [one, two]
    for (let moves = 0; moves < 8; moves++) {
      const asked = await Promise.all(players.map((player) => player.until(moves)))
      const index = asked.findIndex(({ labels }) => labels.length > 0)
      players[index]?.send({ moves, number: 0 })
    }
    const last = await Promise.all([one, two, third].map((player) => player.until(8)))
    expect(last.map(({ seat }) => seat)).toEqual(['fellowship', 'sauron', 'spectator'])
    expect(last.map(({ view }) => view.viewer)).toEqual(['fellowship', 'sauron', 'spectator'])
    for (const { view, picture } of last) {
      expect(confrontation.decodeView(view)._tag).toBe('Right')
      expect(picture).toMatch(/^<svg /)
    }
    // The first five answers were the Fellowship's, in secret: its rival was told that pieces stand there.
    expect(one.told.some((told) => /Frodo/.test(told.labels.join()))).toBe(true)
    for (const { labels } of [...two.told, ...third.told]) expect(labels.join()).not.toMatch(/Frodo/)
    expect(third.told.every(({ labels }) => labels.length === 0)).toBe(true)
    const states = (told: readonly Told[]) => JSON.stringify(told.map(({ view }) => view.state))
    const placed = /"frodo[\w-]*":"(?!hidden)/
    expect(states(one.told)).toMatch(placed)
    expect(states([...two.told, ...third.told])).not.toMatch(placed)
    expect(states([...two.told, ...third.told])).toContain('"seed":"hidden"')
  })

  it('keeps the seat of a player who dropped out for him alone', async () => {
    const address = await serve()
    const [one, two] = [await browse(address), await browse(address)]
    const { token = '' } = one.told[0] ?? {}
    await one.leave()
    const [stranger, guesser] = [await browse(address), await browse(address, 'fellowship')]
    const back = await browse(address, token)
    const seats = [two, stranger, guesser, back].map(({ told }) => told[0]?.seat)
    expect(seats).toEqual(['sauron', 'spectator', 'spectator', 'fellowship'])
    expect(new Set([token, two.told[0]?.token, stranger.told[0]?.token]).size).toBe(3)
    stranger.send({ moves: 0, number: 0 })
    back.send({ moves: 0, number: 0 })
    await back.until(1)
    expect(back.told.filter(({ moves }) => moves > 1)).toEqual([])
  })

  it('gives no seat away to a page from elsewhere that this browser shows', async () => {
    const address = await serve()
    const { host } = new URL(address)
    const answered = (origin?: string): Promise<number> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${host}/?`, origin === undefined ? {} : { origin })
        opened.push({ close: () => socket.terminate() })
        socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
        socket.on('message', () => resolve(101))
        socket.on('error', () => undefined)
      })
    for (const origin of ['https://evil.example', `http://evil.example/${host}`, 'null', `http://x${host}`])
      expect([origin, await answered(origin)]).toEqual([origin, 401])
    expect(await answered(`http://${host}`)).toBe(101)
    expect(await answered()).toBe(101)
    const third = await browse(address)
    expect(third.told[0]?.seat).toBe('spectator')
  })

  it('drops answers to another question, of who is not asked, and nonsense', async () => {
    const address = await serve('--game', 'war-of-the-ring')
    const [free, shadow] = [await browse(address), await browse(address)]
    const isAsked = (free.told[0]?.labels.length ?? 0) > 0
    const [first, other] = isAsked ? [free, shadow] : [shadow, free]
    expect(other.told[0]?.sentence).toMatch(/^waiting for (free-peoples|shadow)$/)
    other.send({ moves: 0, number: 0 })
    for (const answer of [
      '',
      '{',
      '{"moves":0,"number":-1}',
      { moves: 1, number: 0 },
      { moves: 0, number: 999 },
    ])
      first.send(answer)
    first.send({ moves: 0, number: 0 })
    const { view } = await first.until(1)
    expect(warOfTheRing.decodeView(view)._tag).toBe('Right')
    expect(Math.max(...[...free.told, ...shadow.told].map(({ moves }) => moves))).toBe(1)
  })
})
