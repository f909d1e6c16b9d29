/**
 * Lines by somebody who wants the server to fall: seeds and ids without end, deep nesting, batches, games by
 * the thousand, requests cut and swapped. `npm run hostile` sends them to a process of its own for an hour.
 */
import { randomFrom } from '../../src/kernel'
import { makeServer, METHODS, type Server } from '../../src/protocol/index'

export type Random = (below: number) => number

const NAMES = Object.keys(METHODS)
const GAMES = ['battles', 'card-game', 'confrontation', 'war-of-the-ring', 'chess']
const FIELDS = Object.values(METHODS).flatMap(({ required, optional }) =>
  Object.keys({ ...required, ...optional }),
)

/** One of a list. */
export const oneOf = <A>(random: Random, given: ReadonlyArray<A>): A => given[random(given.length)] as A

const longText = (random: Random): string => 'x'.repeat(10 ** (1 + random(6)))
const deep = (random: Random): unknown => {
  let nest: unknown = null
  for (let level = random(3000); level > 0; level--) nest = random(2) === 0 ? [nest] : { a: nest }
  return nest
}

const valueOf = (random: Random, ids: ReadonlyArray<string>): unknown =>
  oneOf<() => unknown>(random, [
    () => longText(random),
    () => oneOf(random, ids),
    () => oneOf(random, GAMES),
    () => random(40) - 5,
    () => ({ seed: longText(random) }),
    () => ({ seed: 's', players: random(6), edition: 'second' }),
    () => deep(random),
    () => oneOf(random, ['sauron', 'free-peoples', 'spectator', 'all', '__proto__', 'constructor']),
    () => Array.from({ length: random(2000) }, () => random(9)),
    () => null,
  ])()

const requestOf = (random: Random, ids: ReadonlyArray<string>): object => {
  const method = random(3) === 0 ? oneOf(random, ['new', 'apply', 'copy', 'close']) : oneOf(random, NAMES)
  const sound = {
    id: oneOf(random, ids),
    as: oneOf(random, ids),
    game: oneOf(random, GAMES),
    config: { seed: `${random(1e6)}` },
    option: random(12),
    viewer: 'sauron',
    seat: 'sauron',
    seed: 'x',
  }
  const wanted = METHODS[method as keyof typeof METHODS]
  const known = Object.keys({ ...wanted.required, ...(method === 'apply' ? { option: 0 } : {}) })
  const params = Object.fromEntries(
    known.map((name) => [
      name,
      random(4) === 0 ? valueOf(random, ids) : (sound[name as keyof typeof sound] ?? valueOf(random, ids)),
    ]),
  )
  const added = random(4) === 0 ? { [oneOf(random, FIELDS)]: valueOf(random, ids) } : {}
  return {
    jsonrpc: '2.0',
    id: random(20) === 0 ? longText(random) : random(9),
    method,
    params: { ...params, ...added },
  }
}

/** A hostile line; it wants one answer. */
export const lineOf = (random: Random, ids: ReadonlyArray<string>): string => {
  const many = random(10) === 0 ? random(60) : 1
  const requests = Array.from({ length: many }, () => requestOf(random, ids))
  const line = JSON.stringify(many === 1 ? requests[0] : requests)
  return random(12) === 0 ? line.slice(random(line.length)) : line
}

/** A server, and what sends it the hostile line of a number; it throws if the server does. */
export const hostilities = (
  seed: string,
): { readonly server: Server; readonly tryOne: (number: number) => void } => {
  const server = makeServer({ mostGames: 500 })
  const ids = Array.from({ length: 400 }, (_, number) => `game-${number}`)
  const tryOne = (number: number): void => {
    const answer = server.answer(lineOf(randomFrom(`${seed} ${number}`), ids))
    if (answer !== undefined && answer.includes('-32603')) throw new Error(`line ${number}: ${answer}`)
  }
  return { server, tryOne }
}
