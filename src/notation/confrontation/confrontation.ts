/**
 * The Confrontation in a line: `conf-1`. Read as a saved state, so that everything is checked as a loaded
 * game is.
 */
import * as E from 'fp-ts/lib/Either.js'
import { objectOf, type AnyGame, type Obj, type SavedState, type State, type Types } from '../../kernel/index'
import { fault, impossible, noFaults, type Faults, type PositionFault } from '../faults'
import { sectionsOf } from '../frame'
import type { GameNotation } from '../notation'
import { bare } from '../text'
import { readConfrontation, readRules } from './read'
import { confrontationTalk } from './talk'
import { confrontationWords, keysOf, type ConfrontationWords } from './words'
import { confrontationSections } from './write'

const SEED = 'position'

/** A game before anything is placed. */
const begun = (game: AnyGame, config: Obj): E.Either<PositionFault, SavedState> => {
  const started = game.newGame({ seed: SEED, ...config })
  return E.isLeft(started)
    ? E.left(fault('rules', started.left.problem))
    : E.right(game.encode(started.right))
}

const wordsOf = (game: AnyGame, saved: SavedState): ConfrontationWords =>
  confrontationWords(game, objectOf(saved.table))

/** The heading that a field of a saved state belongs to. */
const keyOfPath = (path: string): string => {
  const [, field = '', name = ''] = path.split('.')
  const KEYS: Readonly<Record<string, string>> = {
    at: name,
    turns: 'turn',
    worlds: 'known',
    forGood: 'shown',
  }
  return KEYS[field] ?? field
}

const read = (
  game: AnyGame,
  text: string,
  faults: Faults,
): E.Either<ReadonlyArray<PositionFault>, State<Types>> => {
  const base = begun(game, {})
  if (E.isLeft(base)) return E.left([base.left])
  const words = wordsOf(game, base.right)
  const told = sectionsOf(keysOf(words), text, noFaults())
  const config = readRules(told, words, faults)
  const started = begun(game, config)
  if (E.isLeft(started)) return E.left([...faults.found, started.left])
  const again = sectionsOf(keysOf(words), text, faults)
  if (again.some(({ key }) => key === 'view')) faults.add('view', 'a view is no state, and is not read here')
  const rules = new Map(Object.keys(game.rulebook).map((rule) => [bare(rule.toLowerCase()), rule]))
  const { table, stack } = readConfrontation({ words, told: again, faults, config, rules })
  if (faults.found.length > 0) return E.left(faults.found)
  const state = game.decode({ ...started.right, table, stack })
  return E.isLeft(state) ? E.left([impossible(keyOfPath(state.left.path), state.left.problem)]) : state
}

const write: GameNotation['write'] = (game, saved) => {
  const base = begun(game, {})
  return E.isLeft(base) ? E.left(base.left.problem) : confrontationSections(saved, wordsOf(game, base.right))
}

const talk: GameNotation['talk'] = (game, text, said, faults) => {
  const base = begun(game, {})
  if (E.isLeft(base)) return { sections: [] }
  const words = wordsOf(game, base.right)
  return { sections: confrontationTalk(words, sectionsOf(keysOf(words), text, noFaults()), said, faults) }
}

/** The Confrontation. */
export const confrontationNotation: GameNotation = { tag: 'conf', version: 1, read, write, talk }
