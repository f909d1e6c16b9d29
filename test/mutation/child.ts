/**
 * The process in which mutants are tried. Stryker has put all of them into the code, each behind a switch: a
 * global namespace names the one that is active. Killers are the plays of test/told, golden games and the
 * tests, as far as they go in this layer (`PROOF`); they are run here again and again, so that a mutant costs
 * no more than the killers that meet it.
 */
import { isRight } from 'fp-ts/lib/Either.js'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { GameName } from '../soak/courses'
import { tell, type Telling } from '../told/telling'
import { readGolden } from '../kernel/golden'
import { goldenOf, tellingsOf, toldNow } from '../told/tellings'
import { TEST_FILES } from './testFiles'
import { COLLECTED, collecting } from './vitestAlike'

interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: {
    static: Record<string, number>
    perTest: Record<string, Record<string, number>>
  }
}

/** Tells whether all is as it should be. */
interface Killer {
  readonly name: string
  readonly holds: () => Promise<boolean> | boolean
}

/** What the engine says as it is, which killers there are, and which of them meet a mutant. */
interface Truth {
  readonly numbers: Readonly<Record<string, ReadonlyArray<number>>>
  readonly killers: ReadonlyArray<string>
  readonly atLoading: ReadonlyArray<string>
  readonly meets: Readonly<Record<string, ReadonlyArray<number>>>
}

/** A mutant to be tried, with the killers to try it with, by their numbers. */
export interface Order {
  readonly mutant: string
  readonly killers: ReadonlyArray<number>
  /** Whether it stays active from loading on. */
  readonly alone: boolean
}

const globals = globalThis as unknown as { __stryker__?: Switches }
const switches = (globals.__stryker__ ??= {})
const [games = '', tests = '', truthFile = '', mode = ''] = process.argv.slice(2)

const plays: ReadonlyArray<Telling> = (games.split(',') as ReadonlyArray<GameName>).flatMap((game) => {
  const folder = new URL(goldenOf(game), tests)
  return toldNow(
    tellingsOf(
      game,
      folder,
      readdirSync(folder).filter((file) => file.endsWith('.json')),
    ),
  )
})

/** Golden games, replayed with a hash for every action. */
const replays = (games.split(',') as ReadonlyArray<GameName>).flatMap((name) => {
  const game = plays[0]?.subject.game
  return game === undefined
    ? []
    : readGolden(new URL(goldenOf(name), tests)).map(({ name: file, record }) => ({
        name: `golden ${file}`,
        holds: () => isRight(game.replay(record)),
      }))
})

const numbersOf = (play: Telling): ReadonlyArray<number> => {
  const numbers: Array<number> = []
  tell(play, (number) => numbers.push(number) > 0)
  return numbers
}

/** Whether a play tells these numbers and no others. */
const tells = (play: Telling, wanted: ReadonlyArray<number>): boolean => {
  let told = 0
  let same = true
  tell(play, (number) => (same = number === wanted[told++]))
  return same && told === wanted.length
}

const killersOf = (numbers: Truth['numbers']): ReadonlyArray<Killer> => [
  ...plays.map((play) => ({
    name: play.name,
    holds: () => tells(play, numbers[play.name] ?? []),
  })),
  ...replays,
  ...COLLECTED.map(({ name, run }) => ({
    name,
    holds: async () => {
      await run()
      return true
    },
  })),
]

const holds = async (killer: Killer | undefined): Promise<boolean> => {
  try {
    return (await killer?.holds()) ?? true
  } catch {
    return false
  }
}

/** Runs every killer once and notes which mutants it meets; one that fails as it is kills nothing. */
const learn = async (): Promise<void> => {
  const atLoading = Object.keys(switches.mutantCoverage?.static ?? {})
  const numbers = Object.fromEntries(plays.map((play) => [play.name, numbersOf(play)]))
  const killers = killersOf(numbers)
  const meets: Record<string, Array<number>> = {}
  for (const [place, killer] of killers.entries()) {
    switches.currentTestId = 'this'
    const start = performance.now()
    const good = await holds(killer)
    const slow = performance.now() - start > 3000
    const met = Object.keys(switches.mutantCoverage?.perTest['this'] ?? {})
    if (switches.mutantCoverage !== undefined) switches.mutantCoverage.perTest = {}
    if (!good || (slow && place >= plays.length)) console.error(`left out: ${killer.name}`)
    else for (const mutant of met) (meets[mutant] ??= []).push(place)
  }
  const truth: Truth = { numbers, killers: killers.map(({ name }) => name), atLoading, meets }
  writeFileSync(truthFile, JSON.stringify(truth))
}

const MOST_HITS = 3_000_000

const tryOut = async (killers: ReadonlyArray<Killer>, { mutant, killers: order, alone }: Order) => {
  for (const place of order) {
    const killer = killers[place]
    process.send?.('alive')
    Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit: MOST_HITS })
    const lives = await holds(killer)
    if (!alone) switches.activeMutant = undefined
    // A mutant may leave something behind, in a cache for instance: then this process is of no more use.
    if (!lives) return { mutant, by: killer?.name, stained: !alone && !(await holds(killer)) }
  }
  return { mutant, by: null, stained: false }
}

const load = async (): Promise<void> => {
  for (const [file, bring] of TEST_FILES)
    try {
      await collecting(file, bring)
    } catch (error) {
      if (mode === 'learn') console.error(`left out: ${file}: ${String(error).slice(0, 200)}`)
    }
}

await load()
if (mode === 'learn') await learn()
else {
  const truth = JSON.parse(readFileSync(truthFile, 'utf8')) as Truth
  const killers = killersOf(truth.numbers)
  process.on(
    'message',
    (order: Order) => void tryOut(killers, order).then((answer) => process.send?.(answer)),
  )
}
