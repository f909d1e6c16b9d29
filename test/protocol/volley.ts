/**
 * Volleys: lines for a server by somebody who wants it to fall, as bytes, with the number of answers that are
 * due. Beside the requests of `hostile` there are bytes that are no text, lines without end, nesting without
 * bottom, notifications, batches over the limit, and games by the thousand.
 */
import { lineOf, oneOf, type Random } from './hostile'

/** Lines as bytes, and how many answers are due. */
export interface Volley {
  readonly bytes: Uint8Array
  readonly lines: number
  readonly due: number
}

const LONGEST_LINE = 2 ** 22
/** More names than there may be games, so that the limit is reached. */
const NAMES = 12_000
const KNOWN = Array.from({ length: NAMES }, (_, number) => `game-${number}`)
const CONFIGS = [
  { game: 'battles', config: {} },
  { game: 'card-game', config: { scenario: 'trilogy', players: 4 } },
  { game: 'confrontation', config: {} },
  { game: 'war-of-the-ring', config: {} },
  { game: 'war-of-the-ring', config: { edition: 'second', players: 4 } },
  { game: 'war-of-the-ring', config: { twilight: true, chance: 'manual' } },
]

const text = (line: string, due: number, lines = 1): Volley => ({
  bytes: Buffer.from(`${line}\n`),
  lines,
  due,
})

const request = (method: string, params: object): object => ({ jsonrpc: '2.0', id: 1, method, params })

const opening = (random: Random): object => {
  const { game, config } = oneOf(random, CONFIGS)
  const seed = 'ß'.repeat(random(8) === 0 ? random(12_000) : random(20))
  const house = [{ name: `house-${random(1000)}`, limits: { units: 6 + random(5) } }]
  const params = { game, config: { ...config, seed }, as: oneOf(random, KNOWN) }
  return request('new', random(50) === 0 ? { ...params, house } : params)
}

const repeated = (random: Random, most: number, make: () => object): ReadonlyArray<object> =>
  Array.from({ length: 1 + random(most) }, make)

const KINDS: ReadonlyArray<(random: Random) => Volley> = [
  (random) => text(lineOf(random, KNOWN), 1),
  (random) => text(lineOf(random, KNOWN.slice(0, 50)), 1),
  // Games by the hundred, opened, copied and closed.
  (random) => text(JSON.stringify(repeated(random, 200, () => opening(random))), 1),
  (random) =>
    text(
      JSON.stringify(
        repeated(random, 200, () => request('copy', { id: oneOf(random, KNOWN), as: oneOf(random, KNOWN) })),
      ),
      1,
    ),
  (random) =>
    text(JSON.stringify(repeated(random, 300, () => request('close', { id: oneOf(random, KNOWN) }))), 1),
  (random) =>
    text(
      JSON.stringify(
        repeated(random, 100, () => request('apply', { id: oneOf(random, KNOWN), option: random(4) })),
      ),
      1,
    ),
  // Many answers about one game: what is long in one is longer in all.
  (random) => {
    const id = oneOf(random, KNOWN)
    const method = oneOf(random, ['state', 'legal', 'record', 'view', 'observe', 'layout'])
    const params = method === 'view' || method === 'observe' ? { id, viewer: 'spectator' } : { id }
    return text(JSON.stringify(Array.from({ length: random(30) + 1 }, () => request(method, params))), 1)
  },
  (random) => text(JSON.stringify(Array.from({ length: 1000 + random(3) }, () => 7)), 1),
  // Notifications want no answer, alone or in a batch; blank lines neither.
  (random) => {
    const { game, config } = oneOf(random, CONFIGS)
    const told = { jsonrpc: '2.0', method: 'new', params: { game, config: { ...config, seed: 'n' } } }
    return text(JSON.stringify(random(2) === 0 ? told : [told, told]), 0)
  },
  (random) => text('\r\n \t\n'.repeat(random(5)), 0, 10),
  // Bytes that are no text, and no JSON.
  (random) => {
    const bytes = Buffer.from(Array.from({ length: 1 + random(3000) }, () => random(256)))
    const line = bytes.filter((byte) => byte !== 10 && byte !== 13)
    return { bytes: Buffer.concat([Buffer.from([0xff, 0xc3]), line, Buffer.from('\n')]), lines: 1, due: 1 }
  },
  (random) => text(`{"jsonrpc":"2.0","id":${'9'.repeat(1 + random(2000))},"method":"games"}`, 1),
  () => text('{"jsonrpc":"2.0","id":1,"id":2,"method":"brief","params":{"__proto__":{"id":"game-1"}}}', 1),
  () =>
    text('{"jsonrpc":"2.0","id":"\\ud800","method":"new","params":{"game":"battles","config":"\\udfff"}}', 1),
  // Nesting without bottom, by itself and as a parameter.
  (random) => {
    const depth = 10 ** (1 + random(6))
    return text('['.repeat(depth) + ']'.repeat(random(2) * depth), 1)
  },
  (random) => {
    const depth = 10 ** (1 + random(6))
    const field = oneOf(random, ['"state":{"game":"battles","table":', '"record":', '"game":"x","config":'])
    const nest = `${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`
    return text(`{"jsonrpc":"2.0","id":1,"method":"load","params":{${field}${nest}${'}'.repeat(3)}`, 1)
  },
  // A line at its limit, and lines over it.
  (random) => text(`"${'x'.repeat(LONGEST_LINE - 2 + random(3))}"`, 1),
  (random) => text(`{"jsonrpc":"2.0","id":1,"method":"${'é'.repeat(LONGEST_LINE * (1 + random(2)))}`, 1),
]

/** As many games as there may be, and more. */
export const floodOf = (random: Random): ReadonlyArray<Volley> =>
  Array.from({ length: 30 }, (_, part) => {
    const games = KNOWN.slice(400 * part, 400 * (part + 1)).map((as) => {
      const { game, config } = oneOf(random, CONFIGS)
      return request('new', { game, config: { ...config, seed: as }, as })
    })
    return text(JSON.stringify(games), 1)
  })

/** How dear a kind is: those of megabytes are rare. */
const RARE = 4

/** A volley. */
export const volleyOf = (random: Random): Volley =>
  oneOf(random, random(20) === 0 ? KINDS : KINDS.slice(0, -RARE))(random)

/** Bytes in pieces, cut anywhere. */
export const piecesOf = (bytes: Uint8Array, random: Random): ReadonlyArray<Uint8Array> => {
  const cuts = Array.from({ length: random(4) }, () => random(bytes.length + 1)).sort((a, b) => a - b)
  return [...cuts, bytes.length].map((to, place) => bytes.subarray(cuts[place - 1] ?? 0, to))
}
