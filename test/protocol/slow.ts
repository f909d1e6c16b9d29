/**
 * Lines that the server accepts and that take it as long as they may: every method about games of every
 * kind, some played far, with searches, long records, heavy scenarios, house rules, labels and positions in
 * words at their longest, and batches.
 */
import millBridge from '../../docs/scenarios/the-mill-bridge.json'
import { METHODS, type Server } from '../../src/protocol/index'
import { OPENINGS } from './heavy'
import { oneOf, type Random } from './hostile'

interface Begun {
  readonly id: string
  readonly game: string
  readonly config: object
}

const GAMES: ReadonlyArray<Begun> = [
  { id: 'battles', game: 'battles', config: {} },
  { id: 'mill', game: 'battles', config: { scenario: millBridge } },
  { id: 'cards', game: 'card-game', config: { scenario: 'trilogy', players: 4 } },
  { id: 'confrontation', game: 'confrontation', config: { characters: 'variant' } },
  { id: 'war', game: 'war-of-the-ring', config: {} },
  { id: 'manual', game: 'war-of-the-ring', config: { chance: 'manual' } },
  { id: 'second', game: 'war-of-the-ring', config: { edition: 'second', players: 4 } },
  { id: 'twilight', game: 'war-of-the-ring', config: { twilight: true, players: 3 } },
]

const SIDES = ['free', 'shadow', 'free-peoples', 'fellowship', 'sauron', 'frodo', 'spectator']
const WORDS = 'attack move play a and frodo gondor army to from minas tirith use ring muster 2 x'.split(' ')

const words = (random: Random, longest: number): string => {
  let text = ''
  while (text.length < longest) text += `${oneOf(random, WORDS)} `
  return text.slice(0, longest)
}

/** Rarely: a search takes all the time there is. */
const SEARCHES = 400
const bots = (random: Random): string =>
  random(SEARCHES) === 0
    ? oneOf(random, ['search:10000', 'search:9999ms'])
    : oneOf(random, ['greedy', 'random', 'search:3'])

const openings = Object.values(OPENINGS)

type Ask = (method: string, params: object) => unknown

/** A server with games, and accepted lines for it by number. */
export const slowLines = (server: Server): ((random: Random, number: number) => string) => {
  const request = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params })
  const ask: Ask = (method, params) =>
    JSON.parse(server.answer(JSON.stringify(request(method, params))) ?? 'null')
  const begin = ({ id, game, config }: Begun): void => {
    ask('close', { id })
    ask('new', { game, config: { ...config, seed: id }, as: id })
  }
  GAMES.forEach(begin)
  const paramsOf = (method: string, random: Random): object => {
    const { id, game, config } = oneOf(random, GAMES)
    const seat = oneOf(random, SIDES)
    switch (method) {
      case 'new':
      case 'position':
        return method === 'new'
          ? { game, config: { ...config, seed: `${random(1e6)}` } }
          : { game, position: words(random, 1 + random(10_000)) }
      case 'replay':
        return { record: (ask('record', { id }) as { readonly result?: object }).result }
      case 'load':
        return { state: (ask('state', { id }) as { readonly result?: object }).result }
      case 'determinize':
        return { id, viewer: seat, seed: 's' }
      case 'apply':
        return random(20) === 0
          ? { id, label: words(random, 1 + random(1000)) }
          : { id, option: random(4), events: 'all', told: true }
      case 'why':
        return { id, action: { seat, kind: oneOf(random, WORDS), piece: 'frodo', to: 'mordor' } }
      case 'choose':
        return { id, bot: bots(random), seed: `${random(1e6)}` }
      case 'odds':
        return random(2) === 0
          ? { id }
          : { id, attack: { side: seat, from: 'minas-morgul', to: 'osgiliath' } }
      case 'rulebook':
        return { game }
      case 'layout':
      case 'tables':
        return random(2) === 0 ? { id } : { game, config: { ...config, seed: 's' } }
      case 'view':
      case 'observe':
        return { id, viewer: seat }
      case 'prompt':
        return { id, seat }
      default:
        return { id }
    }
  }
  const methods = Object.keys(METHODS).filter((method) => method !== 'close' && method !== 'copy')
  const one = (random: Random): object => {
    // Most lines move a game on, so that they are of long games, too.
    const method = random(3) > 0 ? 'apply' : oneOf(random, methods)
    return request(method, paramsOf(method, random))
  }
  return (random, number) => {
    if (number % 1000 === 999) GAMES.forEach(begin)
    if (number % 200 === 199)
      for (let game = 1; game <= 200; game++) ask('close', { id: `game-${number - 200 + game}` })
    if (random(200) === 0) return oneOf(random, openings)(number)
    if (random(100) === 0) return JSON.stringify(Array.from({ length: 1 + random(1000) }, () => one(random)))
    return JSON.stringify(one(random))
  }
}
