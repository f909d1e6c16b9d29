/**
 * Games with Twilight of the Third Age as the conformance kit wants them: stretches from the set-up and from
 * the positions of `starts`, and whole games.
 */
import * as E from 'fp-ts/lib/Either.js'
import { warOfTheRing, type State, type War } from '../../../src/war-of-the-ring'
import type { Subject } from '../../kernel/conformance'
import { mustRight } from '../../kernel/conformance/check'
import { SUBJECT } from '../properties/subject'
import { TWILIGHT_POSITIONS } from './starts'

/** What its configs say. */
export const TWILIGHT_CONFIG = { twilight: true } as const

const under = (state: State, other: State): State => {
  const { config, chance } = warOfTheRing.encode(other)
  const saved = { ...warOfTheRing.encode(state), config, chance: { ...(chance as object), drawn: {} } }
  return mustRight(warOfTheRing.decode(saved), 'start')
}

const TABLES = warOfTheRing.tables(TWILIGHT_CONFIG)
/** The game with the book of the expansion. */
const game: typeof warOfTheRing = { ...warOfTheRing, rulebook: TABLES.rulebook }

const SPECS = Object.values(TWILIGHT_POSITIONS)

const startingLater: typeof warOfTheRing = {
  ...game,
  newGame: (config) => {
    const plain = warOfTheRing.newGame(config)
    const last = config.seed.codePointAt(config.seed.length - 1) ?? 0
    const spec = SPECS[last % (SPECS.length + 1)]
    if (E.isLeft(plain) || spec === undefined) return plain
    const placed = warOfTheRing.position({ ...spec, config: TWILIGHT_CONFIG })
    return E.right(under(mustRight(placed, 'position'), plain.right))
  },
}

const SETTINGS: Subject<War>['settings'] = [
  { chance: 'seeded', ...TWILIGHT_CONFIG },
  { chance: 'manual', ...TWILIGHT_CONFIG },
]

/** Stretches of games from every start. */
export const SUBJECT_IN_TWILIGHT: Subject<War> = {
  ...SUBJECT,
  game: startingLater,
  actions: TABLES.actions,
  settings: Array.from({ length: SPECS.length + 1 }, (_, place) => SETTINGS[place % 2] ?? {}),
  common: SETTINGS.slice(0, 1),
  invariants: { 'the game finds no fault': (state) => warOfTheRing.faultsOf(state) },
  changes: {},
  reveals: (one, other) =>
    (one?.['kind'] === 'HandLookedAt' && other?.['kind'] === 'HandLookedAt') || SUBJECT.reveals(one, other),
}

/** Whole games from the set-up. */
export const WHOLE_IN_TWILIGHT: Subject<War> = {
  ...SUBJECT_IN_TWILIGHT,
  game,
  longest: 12_000,
}
/** Beginnings of games from the set-up, as records want them. */
export const BEGINNINGS_IN_TWILIGHT: Subject<War> = {
  ...SUBJECT_IN_TWILIGHT,
  game,
  settings: SETTINGS,
}
