/**
 * The Confrontation in a line: `conf-1`. Read as a saved state, so that everything is checked as a loaded
 * game is.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  objectOf,
  randomFrom,
  type AnyGame,
  type Malformed,
  type Obj,
  type SavedState,
} from '../../kernel/index'
import { fault, impossible, noFaults, type Faults, type PositionFault } from '../faults'
import { sectionsOf } from '../frame'
import { same, within } from '../json'
import type { GameNotation } from '../notation'
import { bare } from '../text'
import { readConfrontation, readRules } from './read'
import { confrontationTalk } from './talk'
import { confrontationWords, keysOf, SIDES, type ConfrontationWords } from './words'
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

type Side = (typeof SIDES)[number]

/** The sides that a viewer may not look behind; in the second game of a match they have changed. */
const hiddenFrom = (game: AnyGame, started: SavedState, viewer: string, second: boolean) => {
  const state = game.decode(started)
  const pieces = E.isLeft(state) ? {} : within(game.view(state.right, viewer).state, 'table', 'hiddenPieces')
  const hidden = SIDES.filter((_, place) => objectOf(pieces)[String(place)] !== undefined)
  return second && hidden.length === 1 ? SIDES.filter((side) => !hidden.includes(side)) : hidden
}

/** The saved state that a text tells, or what a viewer sees of it. */
const readSaved = (
  game: AnyGame,
  text: string,
  faults: Faults,
  viewer?: string,
): E.Either<ReadonlyArray<PositionFault>, SavedState> => {
  const base = begun(game, {})
  if (E.isLeft(base)) return E.left([base.left])
  const words = wordsOf(game, base.right)
  const told = sectionsOf(keysOf(words), text, noFaults())
  const config = readRules(told, words, faults)
  const started = begun(game, config)
  if (E.isLeft(started)) return E.left([...faults.found, started.left])
  const again = sectionsOf(keysOf(words), text, faults)
  const rules = new Map(Object.keys(game.rulebook).map((rule) => [bare(rule.toLowerCase()), rule]))
  const isSecond = again.some(({ key, body }) => key === 'match' && /\bgame 2\b/.test(body))
  const hidden: ReadonlyArray<Side> =
    viewer === undefined ? [] : hiddenFrom(game, started.right, viewer, isSecond)
  const draft = { words, told: again, faults, config, rules, ...(viewer === undefined ? {} : { hidden }) }
  const { table, stack } = readConfrontation(draft)
  return faults.found.length > 0 ? E.left(faults.found) : E.right({ ...started.right, table, stack })
}

const refusedAs = ({ path, problem }: Malformed): ReadonlyArray<PositionFault> => [
  impossible(keyOfPath(path), problem),
]

const read: GameNotation['read'] = (game, text, faults) => {
  const saved = readSaved(game, text, faults)
  return E.isLeft(saved) ? saved : E.mapLeft(refusedAs)(game.decode(saved.right))
}

const UNSEEN = ['at', 'hiddenPieces', 'hiddenSpecials'] as const

const readView: GameNotation['readView'] = (game, text, viewer, faults) => {
  const saved = readSaved(game, text, faults, viewer)
  if (E.isLeft(saved)) return saved
  const { schemaVersion } = saved.right
  const told = { game: game.name, schemaVersion, viewer, state: { ...saved.right } }
  const state = game.determinize(told, randomFrom(viewer))
  if (E.isLeft(state)) return E.left(refusedAs(state.left))
  const view = game.view(state.right, viewer)
  const differs = UNSEEN.some(
    (field) => !same(within(view.state, 'table', field), within(saved.right.table, field)),
  )
  return differs
    ? E.left([impossible('unseen', 'there are not so many characters in the regions')])
    : E.right(view)
}

const outline: GameNotation['outline'] = (game, text) => {
  const base = begun(game, {})
  return E.isLeft(base) ? [] : sectionsOf(keysOf(wordsOf(game, base.right)), text, noFaults())
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
export const confrontationNotation: GameNotation = {
  tag: 'conf',
  version: 1,
  seatWords: [],
  outline,
  read,
  write,
  readView,
  writeView: write,
  talk,
}
