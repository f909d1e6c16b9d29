/**
 * What every runtime has to do alike: the published vectors of the generator and the hash, golden games
 * replayed
 * with the hash after each action, and random games of which every listed action and every state go into
 * one digest.
 * It is bundled into one script and handed its material, so it touches neither files nor the network.
 */
import { isLeft } from 'fp-ts/lib/Either.js'
import { isNone } from 'fp-ts/lib/Option.js'
import * as games from '../../src'
import { battles } from '../../src/battles'
import {
  drawBelow,
  hashJson,
  keyOfSeed,
  randomFrom,
  streamOf,
  type Game,
  type Json,
  type Types,
} from '../../src/kernel'

/** What is handed to a runtime. */
export interface Material {
  /** The text of docs/decisions/randomness.md. */
  readonly page: string
  readonly records: ReadonlyArray<{
    readonly name: string
    readonly record: { readonly game: string; readonly actions: ReadonlyArray<unknown> }
  }>
  /** How many random games of each game, and how many actions of each at most. */
  readonly random: { readonly games: number; readonly steps: number }
}

/** What a runtime answers. */
export interface Answer {
  readonly vectors: number
  readonly records: number
  readonly actions: number
  readonly played: number
  readonly digest: string
  readonly failures: ReadonlyArray<string>
}

const hex = (words: ReadonlyArray<number>): string =>
  words.map((word) => word.toString(16).padStart(8, '0')).join(' ')

const rowsOf = (page: string, pattern: RegExp): ReadonlyArray<ReadonlyArray<string>> =>
  [...page.matchAll(pattern)].map(([, ...cells]) => cells)

const parsed = (cell: string): Json => JSON.parse(cell) as Json
const drawn = ([seed = '""', name = '""', index, n]: ReadonlyArray<string>): number =>
  drawBelow(keyOfSeed(`${parsed(seed)}`), streamOf(`${parsed(name)}`), Number(index), Number(n))

/** Each table of the page: how its rows look, and what this runtime makes of the cells before the last. */
const TABLES: ReadonlyArray<readonly [RegExp, (cells: ReadonlyArray<string>) => string]> = [
  [/^\| `(".*")` \| `((?:[0-9a-f]{8} ?){4})` \|$/gm, ([seed = '""']) => hex(keyOfSeed(`${parsed(seed)}`))],
  [/^\| `(".*")` \| `([0-9a-f]{8})` \|$/gm, ([name = '""']) => hex([streamOf(`${parsed(name)}`)])],
  [/^\| `(".*")` \| `(".*")` \| (\d+) \| (\d+) \| (\d+) \|$/gm, (cells) => `${drawn(cells)}`],
  [/^\| `(.+)` \| `([\w-]{22})` \|$/gm, ([json = 'null']) => hashJson(parsed(json))],
]

const vectorsOf = (page: string): { readonly count: number; readonly failures: ReadonlyArray<string> } => {
  const wrong = TABLES.map(([pattern, compute]) =>
    rowsOf(page, pattern).map((cells) => {
      const value = compute(cells.slice(0, -1))
      return value === cells.at(-1) ? [] : [`vector ${cells.join(' ')}: ${value}`]
    }),
  )
  const empty = wrong.flatMap((rows, table) => (rows.length === 0 ? [`table ${table} was not found`] : []))
  return { count: wrong.flat().length, failures: [...wrong.flat(2), ...empty] }
}

/** The games of the package, and the one that is on its way there. */
const GAMES = [...Object.values(games), battles] as unknown as ReadonlyArray<Game<Types>>

/** What is played at random: every game as it is usual, and the editions of War of the Ring. */
const VARIANTS: ReadonlyArray<Variant> = GAMES.flatMap((game): ReadonlyArray<Variant> =>
  game.name === 'war-of-the-ring'
    ? [
        [game, {}],
        [game, { edition: 'second' }],
      ]
    : [[game, {}]],
)

const replayFailures = ({ records }: Material): ReadonlyArray<string> =>
  records.flatMap(({ name, record }) => {
    const game = GAMES.find((one) => one.name === record.game)
    if (game === undefined) return [`${name}: there is no game ${record.game}`]
    const replayed = game.replay(record)
    return isLeft(replayed) ? [`${name}: action ${replayed.left.index}: ${replayed.left.problem}`] : []
  })

/** A game, and what its config says beside the seed. */
type Variant = readonly [game: Game<Types>, config: object]

/** The hashes of a random game: at every step, of what may be done and of the state. */
const hashesOf = ([game, config]: Variant, seed: string, steps: number): ReadonlyArray<string> => {
  const random = randomFrom(seed)
  const hashes: string[] = []
  const begun = game.newGame({ ...config, seed })
  if (isLeft(begun)) return [`no game: ${begun.left.problem}`]
  let state = begun.right
  for (let step = 0; step < steps; step += 1) {
    hashes.push(game.hash(state), hashJson(game.legalActions(state) as unknown as Json))
    const action = game.sampleAction(state, random)
    if (isNone(action)) return hashes
    const applied = game.applyAction(state, action.value)
    if (isLeft(applied)) return [...hashes, `refused: ${applied.left._tag}`]
    state = applied.right.state
  }
  return hashes
}

/** Does it all. */
export const answer = (material: Material): Answer => {
  const vectors = vectorsOf(material.page)
  const seeds = Array.from({ length: material.random.games }, (_, index) => `runtime ${index}`)
  const played = VARIANTS.flatMap((one) => seeds.map((seed) => hashesOf(one, seed, material.random.steps)))
  return {
    vectors: vectors.count,
    records: material.records.length,
    actions: material.records.reduce((sum, { record }) => sum + record.actions.length, 0),
    played: played.reduce((sum, hashes) => sum + hashes.length / 2, 0),
    digest: hashJson(played),
    failures: [...vectors.failures, ...replayFailures(material)],
  }
}
