/**
 * Games with elements of Twilight of the Third Age keep all laws of the contract: some choices of elements in
 * `npm test`; in `npm run proof` each element alone for two, and each left out for four.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe } from 'vitest'
import { warOfTheRing, type Config, type State, type War, type WarGame } from '../../../src/war-of-the-ring'
import { conformance, LAWS, type Law, type Subject } from '../../kernel/conformance'
import { mustRight } from '../../kernel/conformance/check'
import { seated, subjectOf } from '../players/subject'
import { thorough } from '../../thorough'
import { ALONE, configWith, startOf, WITHOUT_ONE, type Choice } from './elements'
import { SUBJECT_IN_TWILIGHT } from './subject'

const under = (state: State, other: State): State => {
  const { config, chance } = warOfTheRing.encode(other)
  const saved = { ...warOfTheRing.encode(state), config, chance: { ...(chance as object), drawn: {} } }
  return mustRight(warOfTheRing.decode(saved), 'start')
}

/** The game, but that the last letter of the seed chooses where it begins. */
const startingLater = (twilight: Choice, config: Partial<Config>): WarGame => {
  const starts = (['factions', 'characters'] as const).map((name) => {
    const spec = startOf(name, twilight)
    const placed = config.players === 4 ? seated(spec, 4) : spec
    return mustRight(warOfTheRing.position({ ...placed, config }), 'position')
  })
  return {
    ...warOfTheRing,
    newGame: (given) => {
      const plain = warOfTheRing.newGame(given)
      const last = given.seed.codePointAt(given.seed.length - 1) ?? 0
      const start = starts[(last % (starts.length + 1)) - 1]
      return E.isLeft(plain) || start === undefined ? plain : E.right(under(start, plain.right))
    },
  }
}

/** How many decisions a play has at most. */
const STRETCH = thorough(6, 4)

const subjectWith = (twilight: Choice, players: 2 | 4): Subject<War> => {
  const config = configWith(twilight, players)
  const game = startingLater(twilight, config)
  const { rulebook, actions } = warOfTheRing.tables(config)
  const base: Subject<War> =
    players === 4
      ? subjectOf({ players, edition: 'collectors', twilight: true }, game, STRETCH)
      : SUBJECT_IN_TWILIGHT
  return {
    ...base,
    game: { ...game, rulebook },
    actions,
    settings: [
      { chance: 'seeded', ...config },
      { chance: 'manual', ...config },
    ],
    common: [{ chance: 'seeded', ...config }],
    longest: STRETCH,
    invariants: { 'the game finds no fault': (state) => warOfTheRing.faultsOf(state) },
    changes: {},
  }
}

const ofRecords = ({ says }: Law): boolean => /record replays|replay stops/.test(says)
const ofWholeGames = ({ says }: Law): boolean => says.includes('every random game ends')
const isDear = ({ says }: Law): boolean =>
  says.includes('whatever chance brings') || says.includes('all actions the schema can express')

const CHOICES: ReadonlyArray<readonly [Choice, 2 | 4]> = thorough(
  [
    [['smeagol', 'witch-king-chief', 'ents'], 2],
    [['corsairs', 'siege-engines', 'event-cards'], 4],
  ],
  [...ALONE.map((choice) => [choice, 2] as const), ...WITHOUT_ONE.map((choice) => [choice, 4] as const)],
)

/** The dearest laws are tried with these, in `npm run proof`. */
const DEAREST = thorough(undefined, WITHOUT_ONE.at(0))

describe.each(CHOICES)('%j among %i', (twilight, players) => {
  const subject = subjectWith(twilight, players)
  conformance(
    subject,
    LAWS.filter((law) => !ofRecords(law) && !ofWholeGames(law) && !(isDear(law) && twilight !== DEAREST)),
  )
  conformance(
    { ...subject, game: { ...warOfTheRing, rulebook: subject.game.rulebook } },
    LAWS.filter(ofRecords),
  )
})
