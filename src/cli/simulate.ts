/**
 * The command `simulate`: many games between bots, who wins and how, how long it takes, and how the tracks
 * run.
 */
import * as E from 'fp-ts/lib/Either.js'
import { availableParallelism } from 'node:os'
import { csvOf, svgOf, textChart } from './chart'
import {
  answer,
  EDITION_OPTION,
  ELEMENTS_OPTION,
  TWILIGHT_OPTION,
  PLAYERS_OPTION,
  failed,
  textOf,
  wholeOf,
  type Call,
  type Command,
  type Io,
  type Result,
} from './command'
import { written } from './files'
import { loadGame, oneGame } from './games'
import type { Loaded } from './loaded'
import { readConfig } from './material'
import { LINE_START } from './paint'
import { playerOf, type Match, type PlayedOnce } from './simulateGame'
import { curvesOf, spreadOf, wilson, type Curve, type Share, type Spread } from './statistics'
import { playMatch } from './threads'
import { counted, endless, seatName } from './words'

/** What comes of many games. */
interface Summary {
  readonly game: string
  readonly bots: ReadonlyArray<string>
  readonly seed: string
  readonly games: number
  readonly wins: Readonly<Record<string, Share>>
  readonly ways: ReadonlyArray<
    Share & { readonly winners: ReadonlyArray<string>; readonly reason: string; readonly rule: string }
  >
  readonly turns: Spread
  readonly decisions: Spread
  readonly curves: ReadonlyArray<Curve>
}

const waysOf = (played: ReadonlyArray<PlayedOnce>): Summary['ways'] => {
  const ways = new Map<string, Array<PlayedOnce>>()
  for (const game of played) {
    const key = JSON.stringify([game.winners, game.reason, game.rule])
    ways.set(key, [...(ways.get(key) ?? []), game])
  }
  return [...ways.values()]
    .sort((one, other) => other.length - one.length)
    .flatMap((same) =>
      same.slice(0, 1).map(({ winners, reason, rule }) => ({
        winners,
        reason,
        rule,
        ...wilson(same.length, played.length),
      })),
    )
}

const summaryOf = (
  match: Match,
  { measures }: Loaded,
  seats: ReadonlyArray<string>,
  played: ReadonlyArray<PlayedOnce>,
): Summary => ({
  game: match.game,
  bots: match.bots,
  seed: match.seed,
  games: played.length,
  wins: Object.fromEntries(
    seats.map((seat) => [
      seat,
      wilson(played.filter(({ winners }) => winners.includes(seat)).length, played.length),
    ]),
  ),
  ways: waysOf(played),
  turns: spreadOf(played.map(({ turns }) => turns)),
  decisions: spreadOf(played.map(({ decisions }) => decisions)),
  curves: curvesOf(
    measures.names,
    played.map(({ course }) => course),
  ),
})

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7)
const shareText = ({ count, share, low, high }: Share): string =>
  `${String(count).padStart(6)} ${percent(share)}  (95 %: ${percent(low).trim()} to ${percent(high).trim()})`
const spreadText = ({ least, median, mean, most }: Spread): string =>
  `mean ${mean.toFixed(1)}, median ${median}, ${least} to ${most}`

const headOf = ({ games, game, bots, seed }: Summary): string =>
  `${counted(games, 'game')} of ${game}, ${bots.join(' against ')}, seed ${seed}`

const textFor = (summary: Summary): ReadonlyArray<string> => [
  headOf(summary),
  'Won by',
  ...Object.entries(summary.wins).map(
    ([seat, share], place) => `  ${shareText(share)}  ${seatName(seat)} (${summary.bots[place]})`,
  ),
  'In which way',
  ...summary.ways.map((way) => {
    const winners = way.winners.map(seatName).join(' and ') || 'Nobody'
    return `  ${shareText(way)}  ${winners}: ${endless(way.reason)} [${way.rule}]`
  }),
  `Turns: ${spreadText(summary.turns)}`,
  `Decisions: ${spreadText(summary.decisions)}`,
  ...textChart(summary.curves),
]

const BAR = 30

const progressBar =
  (games: number, io: Io) =>
  (done: number): void => {
    if (!io.watched) return
    const full = Math.round((done / games) * BAR)
    const bar = `[${'#'.repeat(full)}${' '.repeat(BAR - full)}] ${done} of ${games}`
    io.err(`${LINE_START}${bar}${done === games ? '\n' : ''}`)
  }

/** A greedy bot for each seat; none if the config is wrong, which is told where the match is prepared. */
const greedyBots = ({ game }: Loaded, config: object, seed: string): ReadonlyArray<string> => {
  const begun = game.newGame({ ...config, seed })
  return E.isLeft(begun) ? [] : game.seatsOf(begun.right.config).map(() => 'greedy')
}

const readMatch = async (call: Call): Promise<Result<Match>> => {
  const { values } = call
  const loaded = await oneGame(call.words)
  if (E.isLeft(loaded)) return loaded
  const config = readConfig(call)
  if (E.isLeft(config)) return config
  const seed = textOf(values, 'seed') ?? 'simulate'
  const bots = textOf(values, 'bots')?.split(',') ?? greedyBots(loaded.right, config.right, seed)
  return E.right({ game: loaded.right.game.name, bots, config: config.right, seed })
}

const writeFiles = (
  { values }: Call,
  { game: { title } }: Loaded,
  summary: Summary,
): Result<ReadonlyArray<string>> => {
  const [svg, csv] = [textOf(values, 'svg'), textOf(values, 'csv')]
  const head = `${title}: ${summary.bots.join(' against ')}, means of ${counted(summary.games, 'game')}`
  const fault =
    (svg === undefined ? undefined : written(svg, svgOf(head, summary.curves))) ??
    (csv === undefined ? undefined : written(csv, csvOf(summary.curves)))
  if (fault !== undefined) return failed(fault)
  return E.right([svg, csv].filter((file) => file !== undefined).map((file) => `Written: ${file}`))
}

const run = async (call: Call): Promise<Result> => {
  const match = await readMatch(call)
  if (E.isLeft(match)) return match
  const games = wholeOf(call, 'games', 100, 1)
  if (E.isLeft(games)) return games
  const threads = wholeOf(call, 'threads', availableParallelism(), 1)
  if (E.isLeft(threads)) return threads
  // What is wrong with the call is found here, before a thread is started.
  const player = await playerOf(match.right)
  if (E.isLeft(player)) return player
  const loaded = await loadGame(match.right.game)
  if (E.isLeft(loaded)) return loaded
  const work = { games: games.right ?? 1, threads: threads.right ?? 1 }
  const played = await playMatch(match.right, { ...work, progress: progressBar(work.games, call.io) })
  if (E.isLeft(played)) return played
  const begun = loaded.right.game.newGame({ ...match.right.config, seed: match.right.seed })
  const seats = E.isLeft(begun) ? [] : loaded.right.game.seatsOf(begun.right.config)
  const summary = summaryOf(match.right, loaded.right, seats, played.right)
  const files = writeFiles(call, loaded.right, summary)
  return E.isLeft(files) ? files : answer([...textFor(summary), ...files.right], summary)
}

/** Many games between bots. */
export const simulate: Command = {
  usage: 'simulate <game>',
  says: [
    'Lets bots play many games on all cores and tells who won and how, with 95 % confidence intervals',
    '(Wilson), how long the games lasted, and how corruption and points (or the characters left) changed',
    'from turn to turn, averaged over the games that lasted that long. The same seed gives the same games',
    'on any number of threads.',
  ],
  options: {
    bots: {
      type: 'string',
      value: 'a,b,...',
      says: 'a bot for each seat: random, greedy (if not given), search[:n], mcts[:n]',
    },
    games: { type: 'string', value: 'n', says: 'how many games; 100 if not given' },
    config: { type: 'string', value: 'json', says: 'fields of the config, such as {"scenario":"duel-3"}' },
    edition: EDITION_OPTION,
    twilight: TWILIGHT_OPTION,
    elements: ELEMENTS_OPTION,
    players: PLAYERS_OPTION,
    seed: { type: 'string', value: 'text', says: 'the seed; "simulate" if not given' },
    threads: { type: 'string', value: 'n', says: 'how many threads; one for each core if not given' },
    svg: { type: 'string', value: 'file', says: 'write the curves as a picture' },
    csv: { type: 'string', value: 'file', says: 'write the curves as a table' },
  },
  examples: [
    'simulate war-of-the-ring --bots greedy,random --games 200 --svg curves.svg',
    'simulate confrontation --bots search:50,greedy --games 20 --json',
    'simulate card-game --games 20',
  ],
  run,
}
