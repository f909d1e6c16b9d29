/**
 * The two overlays of the tests keep all laws of the contract, from the set-up and from positions near what
 * they change.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe } from 'vitest'
import type { PositionSpec, State, War, WarGame } from '../../../src/war-of-the-ring'
import { SEATS } from '../../../src/war-of-the-ring/model/ids'
import { conformance, LAWS, type Law, type Setting, type Subject } from '../../kernel/conformance'
import { mustRight } from '../../kernel/conformance/check'
import { SUBJECT } from '../properties/subject'
import { captains, HILLMEN, LEMBAS, shortStacks } from './houses'

/** A state under the config of another game of the same house. */
const under = (game: WarGame, state: State, other: State): State => {
  const { config, chance } = game.encode(other)
  const saved = { ...game.encode(state), config, chance: { ...(chance as object), drawn: {} } }
  return mustRight(game.decode(saved), 'start')
}

/** The game, but for where it begins: the last letter of the seed chooses. */
const startingAt = (game: WarGame, specs: ReadonlyArray<PositionSpec>): WarGame => ({
  ...game,
  newGame: (config) => {
    const plain = game.newGame(config)
    const last = config.seed.codePointAt(config.seed.length - 1) ?? 0
    const spec = specs[last % (specs.length + 1)]
    if (E.isLeft(plain) || spec === undefined) return plain
    return E.right(under(game, mustRight(game.position(spec), 'position'), plain.right))
  },
})

const SETTINGS: ReadonlyArray<Setting<War>> = [
  { chance: 'seeded' },
  { chance: 'manual' },
  { chance: 'seeded', skipsFreely: true },
]

/**
 * A game as the conformance kit wants it: all that is always true of the base game and of its steps is true
 * of an overlay, which has narrower limits or a few pieces more.
 */
const subjectOf = (game: WarGame, at: WarGame): Subject<War> => ({
  game: at,
  actions: game.tables().actions,
  seats: SEATS,
  seatsOf: () => SEATS,
  settings: SETTINGS,
  common: [{ chance: 'seeded' }],
  longest: 90,
  invariants: {
    ...SUBJECT.invariants,
    'the game finds no fault': (state) => game.faultsOf(state),
  },
  changes: SUBJECT.changes,
  twoOrMore: SUBJECT.twoOrMore,
  notByChance: SUBJECT.notByChance,
  reveals: SUBJECT.reveals,
})

const ofRecords = ({ says }: Law): boolean => /record replays|replay stops/.test(says)
const ofWholeGames = ({ says }: Law): boolean => says.includes('every random game ends')

describe.each([
  ['a house rule', shortStacks, []],
  ['an expansion', captains, [HILLMEN, LEMBAS]],
] as const)('%s', (_, game, specs) => {
  const subject = subjectOf(game, startingAt(game, specs))
  conformance(
    subject,
    LAWS.filter((law) => !ofRecords(law) && !ofWholeGames(law)),
  )
  conformance(subjectOf(game, game), LAWS.filter(ofRecords))
})
