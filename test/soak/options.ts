/**
 * The command line of the soak.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { GAME_NAMES, type GameName } from './courses'

/** What the command line asks for. */
export interface Options {
  readonly games: number
  readonly from: number
  readonly of: ReadonlyArray<GameName>
  readonly seed: string
  readonly minutes: number
  readonly cores: number
  readonly look: number | undefined
  readonly every: number | undefined
  readonly plays: number | undefined
  readonly thorough: boolean
  readonly broken: boolean
  readonly all: boolean
  readonly patience: number
  readonly out: string
  readonly replay: string | undefined
}

export const USAGE = `npm run soak -- [options]
  --games N        games of each game (100)
  --from N         leave out the first N of them: they have been played
  --game NAME      only this one: ${GAME_NAMES.join(' or ')}
  --seed TEXT      other games than those of the seed "soak"
  --minutes M      begin no game after so many minutes
  --cores N        workers (as many as there are cores)
  --look K         look at one state of K only, and at the last, without the costly laws; what is listed is
                   played in all
  --every K        try the costly laws in one state of K
  --plays K        try a law of whole games on one game of K (10)
  --thorough       try every law in every state and on every game
  --all            tell every name that was met, and how often
  --patience S     shrink a failing game for at most S seconds (60)
  --out FOLDER     where a failing game is written (reports/soak)
  --replay FILE    play a failing game again
  --broken         play a game that is wrong on purpose, to see a failure`

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean', default: false } as const
const NAMES = {
  games: TEXT,
  from: TEXT,
  game: TEXT,
  seed: TEXT,
  minutes: TEXT,
  cores: TEXT,
  look: TEXT,
  every: TEXT,
  plays: TEXT,
  patience: TEXT,
  out: TEXT,
  replay: TEXT,
  thorough: FLAG,
  broken: FLAG,
  all: FLAG,
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof NAMES }>>['values']

const numberOf = (text: string | undefined, otherwise: number): number =>
  text === undefined ? otherwise : Number(text)

const spanOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text)

const read = ({ game, broken, ...values }: Values): E.Either<string, Options> => {
  const games: ReadonlyArray<GameName> = broken ? ['confrontation'] : GAME_NAMES
  const of = games.filter((name) => game === undefined || name === game)
  if (of.length === 0) return E.left(`no game ${game}`)
  const numbers = {
    games: numberOf(values.games, 100),
    minutes: numberOf(values.minutes, Infinity),
    cores: numberOf(values.cores, availableParallelism()),
    patience: numberOf(values.patience, 60),
  }
  const wrong = Object.entries(numbers).find(([, number]) => !(number > 0))
  if (wrong !== undefined) return E.left(`--${wrong[0]} wants a positive number`)
  const spans = {
    look: spanOf(values.look),
    every: spanOf(values.every),
    plays: spanOf(values.plays),
  }
  const odd = Object.entries(spans).find(
    ([, span]) => span !== undefined && !(Number.isInteger(span) && span > 0),
  )
  if (odd !== undefined) return E.left(`--${odd[0]} wants a number`)
  const from = numberOf(values.from, 0)
  if (!(Number.isInteger(from) && from >= 0)) return E.left('--from wants a number')
  return E.right({
    ...numbers,
    from,
    of,
    ...spans,
    seed: values.seed ?? 'soak',
    thorough: values.thorough,
    broken,
    all: values.all,
    out: values.out ?? 'reports/soak',
    replay: values.replay,
  })
}

/** Reads the command line. */
export const readOptions = (args: ReadonlyArray<string>): E.Either<string, Options> => {
  try {
    return read(parseArgs({ args: [...args], options: NAMES }).values)
  } catch (error) {
    return E.left(error instanceof Error ? error.message : String(error))
  }
}
