/**
 * Golden games: recorded games with a hash for every action, one JSON file each. They are read from a folder,
 * written to it (an action in a line, so that changes can be seen), and replayed; a replay that fails says at
 * which action and why.
 */
import * as E from 'fp-ts/lib/Either.js'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configOfRecord, type Game, type GameRecord, type ReplayError, type Types } from '../../src/kernel'
import { wanted } from '../wanted'

/** A record, of either form, with its config and the name of its file. */
export interface Golden {
  readonly name: string
  readonly record: GameRecord
  readonly config: unknown
}

const golden = (name: string, record: GameRecord): Golden => ({
  name,
  record,
  config: configOfRecord(record),
})

/** The record of a golden game with another config. */
export const withConfig = (record: GameRecord, config: unknown): GameRecord =>
  'from' in record ? { ...record, from: config } : Object.assign({}, record as GameRecord, { config })

const namesIn = (folder: URL): ReadonlyArray<string> =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()

/** The golden games of a folder, by name. */
export const readGolden = (folder: URL): ReadonlyArray<Golden> =>
  namesIn(folder).map((file) =>
    golden(
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GameRecord,
    ),
  )

/** The text of a file with a record. */
export const textOf = ({ actions, hashes = [], ...head }: GameRecord): string => {
  const lines = (values: ReadonlyArray<unknown>): string =>
    values.map((value) => JSON.stringify(value)).join(',\n')
  const begun = JSON.stringify(head).slice(0, -1)
  return `${begun},"actions":[\n${lines(actions)}\n],"hashes":[\n${lines(hashes)}\n]}\n`
}

/** Puts these golden games into a folder, in place of those that were there. */
export const writeGolden = (folder: URL, games: ReadonlyArray<Golden>): void => {
  for (const file of namesIn(folder)) rmSync(fileURLToPath(new URL(file, folder)))
  for (const { name, record } of games) writeFileSync(new URL(`${name}.json`, folder), textOf(record))
}

const problemOf = ({ index, problem, cause }: ReplayError, { actions }: GameRecord): string => {
  const place = index < 0 ? 'before the first action' : `action ${index} ${JSON.stringify(actions[index])}`
  return `${place}: ${problem}${cause === undefined ? '' : ` ${JSON.stringify(cause)}`}`
}

/** The last state of a record and all events; an error says at which action it fails and why. */
export const replayed = <T extends Types>(game: Game<T>, record: GameRecord) => {
  const result = game.replay(record)
  if (E.isLeft(result)) throw new Error(`${problemOf(result.left, record)}. ${wanted('golden')}`)
  const { states, events } = result.right
  return { state: states[states.length - 1], events: events.flat() }
}

/** A game recorded; the actions must be legal. */
export const recorded = <T extends Types>(
  game: Game<T>,
  name: string,
  config: unknown,
  actions: ReadonlyArray<unknown>,
): Golden => {
  const record = game.record(config, actions)
  if (E.isLeft(record)) throw new Error(`${name}: action ${record.left.index}: ${record.left.problem}`)
  return golden(name, record.right)
}
