/**
 * The command `play`: a game at the terminal, against a bot or between people who share the screen.
 */
import * as E from 'fp-ts/lib/Either.js'
import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { randomFrom, type Random } from '../kernel/index'
import { botOf, type AnyBot } from './botNames'
import {
  answer,
  chosenIn,
  ELEMENTS_OPTION,
  EDITION_OPTION,
  TWILIGHT_OPTION,
  PLAYERS_OPTION,
  failed,
  misused,
  textOf,
  type Call,
  type Command,
  type Io,
  type Result,
} from './command'
import { GAME_NAMES, oneGame } from './games'
import type { Loaded } from './loaded'
import { configIn, readConfig, readMaterial, readText, wrongEdition } from './material'
import { beginAt, beginWith, type Session } from './session'
import { playAt, type Table } from './table'
import { seatName } from './words'

/** The lines that are typed, one at a time. */
const linesOf = (io: Io): { readonly next: Table['next']; readonly close: () => void } => {
  const lines = createInterface({
    input: io.input,
    ...(io.terminal ? { output: process.stdout, terminal: true } : { terminal: false }),
  })
  const iterator = lines[Symbol.asyncIterator]()
  return {
    next: async () => {
      if (io.terminal) lines.prompt()
      const { value, done } = await iterator.next()
      return done === true ? undefined : String(value)
    },
    close: () => lines.close(),
  }
}

const randoms = (seed: string): ((seat: string) => Random) => {
  const known = new Map<string, Random>()
  return (seat) => {
    const random = known.get(seat) ?? randomFrom(`${seed}/${seat}`)
    known.set(seat, random)
    return random
  }
}

const begin = async (call: Call, loaded: Loaded, seed: string): Promise<Result<Session>> => {
  const { values, io } = call
  const file = textOf(values, 'load')
  const config = readConfig(call)
  if (E.isLeft(config)) return config
  if (file === undefined) return beginWith(loaded, { seed, ...config.right })
  if (file === '-') return misused('--load wants a file: standard input is for the answers')
  const text = await readText(file, io)
  if (E.isLeft(text)) return text
  const material = await readMaterial(text.right, loaded.game.name, chosenIn(values))
  if (E.isLeft(material)) return material
  const wrong = wrongEdition(call, configIn(material.right))
  if (wrong !== undefined) return failed(wrong)
  return material.right.loaded.game.name === loaded.game.name
    ? beginAt(material.right)
    : misused(`${file} is a game of ${material.right.loaded.game.title}`)
}

/** Who is played by people and who by the bot. */
const seating = async (
  { values }: Call,
  { loaded, state }: Session,
): Promise<
  Result<{ readonly people: ReadonlyArray<string>; readonly bots: ReadonlyMap<string, AnyBot> }>
> => {
  const seats = loaded.game.seatsOf(state.config)
  if (values['hot-seat'] === true) return E.right({ people: seats, bots: new Map() })
  const as = textOf(values, 'as') ?? seats[0] ?? ''
  if (!seats.includes(as)) return misused(`there is no seat "${as}"; the seats are ${seats.join(' and ')}`)
  const bot = await botOf(loaded.game.name, textOf(values, 'bot') ?? 'greedy')
  if (E.isLeft(bot)) return bot
  const others = seats.filter((seat) => seat !== as).map((seat) => [seat, bot.right] as const)
  return E.right({ people: [as], bots: new Map(others) })
}

const LONGEST_PAUSE = 600

/** After how many seconds a question with a single choice answers itself; undefined if it does not. */
const quickOf = ({ values }: Call): Result<number | undefined> => {
  const said = textOf(values, 'quick-after')
  if (said === undefined) return E.right(values['quick'] === true ? 0 : undefined)
  const seconds = Number(said)
  return said.trim() !== '' && seconds >= 0 && seconds <= LONGEST_PAUSE
    ? E.right(seconds)
    : misused(`--quick-after wants a number of seconds, at most ${LONGEST_PAUSE}`)
}

const run = async (call: Call): Promise<Result> => {
  const loaded = await oneGame(call.words)
  if (E.isLeft(loaded)) return loaded
  const seed = textOf(call.values, 'seed') ?? randomUUID()
  const begun = await begin(call, loaded.right, seed)
  if (E.isLeft(begun)) return begun
  const seated = await seating(call, begun.right)
  if (E.isLeft(seated)) return seated
  const quick = quickOf(call)
  if (E.isLeft(quick)) return quick
  const { next, close } = linesOf(call.io)
  const table: Table = {
    ...seated.right,
    randomOf: randoms(`${seed}/players`),
    io: call.io,
    json: call.values['json'] === true,
    quick: quick.right,
    next,
    untold: new Map(),
  }
  const { people } = table
  const who = people.map(seatName).join(' and ')
  call.io.out(
    table.json
      ? `${JSON.stringify({ type: 'start', game: loaded.right.game.name, seed, people })}\n`
      : `${loaded.right.game.title}, seed ${seed}, for ${who}. Say help for help.\n`,
  )
  const played = await playAt(table, begun.right)
  close()
  return E.isLeft(played) ? played : answer([], undefined)
}

/** A game at the terminal. */
export const play: Command = {
  usage: 'play <game>',
  says: [
    `Plays ${GAME_NAMES.join(' or ')}: against a bot, or between people at one terminal`,
    '(--hot-seat), who see only what their seat may know. Every question comes with numbered choices; help',
    'lists what else can be said. It reads lines from standard input; with --json it writes messages, one a',
    'line.',
  ],
  options: {
    as: { type: 'string', value: 'seat', says: 'the seat you play; the first if not given' },
    bot: {
      type: 'string',
      value: 'name',
      says: 'who plays the others: random, greedy (if not given), search[:n], mcts[:n]',
    },
    'hot-seat': { type: 'boolean', says: 'all seats are played by people' },
    seed: { type: 'string', value: 'text', says: 'the seed of the game; a new one if not given' },
    config: { type: 'string', value: 'json', says: 'fields of the config, such as {"chance":"manual"}' },
    edition: EDITION_OPTION,
    twilight: TWILIGHT_OPTION,
    elements: ELEMENTS_OPTION,
    players: PLAYERS_OPTION,
    load: { type: 'string', value: 'file', says: 'go on with a record, a state or a position' },
    quick: { type: 'boolean', says: 'answer a question with a single choice at once' },
    'quick-after': {
      type: 'string',
      value: 'seconds',
      says: 'the same after so many seconds, so that the pace tells nothing',
    },
  },
  examples: ['play war-of-the-ring --as shadow', 'play confrontation --hot-seat --config \'{"games":2}\''],
  run,
}
