/**
 * Games of three and four with Twilight of the Third Age keep all laws of the contract, from the set-up and
 * from a war in which its factions are in play.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe } from 'vitest'
import { warOfTheRing, type State, type War, type WarGame } from '../../../src/war-of-the-ring'
import { conformance, LAWS, type Law, type Subject } from '../../kernel/conformance'
import { mustRight } from '../../kernel/conformance/check'
import { INVARIANTS, STEPS } from './invariants'
import { TWILIGHT_POSITIONS } from './starts'
import { SUBJECT_IN_TWILIGHT } from './subject'

type Variety = Readonly<{ players: 3 | 4; twilight: true }>

const under = (state: State, other: State): State => {
  const { config, chance } = warOfTheRing.encode(other)
  const saved = { ...warOfTheRing.encode(state), config, chance: { ...(chance as object), drawn: {} } }
  return mustRight(warOfTheRing.decode(saved), 'start')
}

/** The war of all factions, with nobody's hand told of. */
const factions = (variety: Variety): State => {
  const { hands: _, ...spec } = TWILIGHT_POSITIONS['factions'] ?? {}
  return mustRight(warOfTheRing.position({ ...spec, config: variety }), 'position')
}

/** The game, but for where it begins: the last letter of the seed chooses. */
const startingLater = (variety: Variety): WarGame => ({
  ...warOfTheRing,
  rulebook: warOfTheRing.tables(variety).rulebook,
  newGame: (config) => {
    const plain = warOfTheRing.newGame(config)
    const last = config.seed.codePointAt(config.seed.length - 1) ?? 0
    return E.isLeft(plain) || last % 3 === 0 ? plain : E.right(under(factions(variety), plain.right))
  },
})

const SWAPS: ReadonlySet<unknown> = new Set(['CardGiven', 'CardReceived'])

const subjectOf = (variety: Variety): Subject<War> => {
  const seats = warOfTheRing.seatsOf(variety)
  return {
    ...SUBJECT_IN_TWILIGHT,
    game: startingLater(variety),
    actions: warOfTheRing.tables(variety).actions,
    seats,
    seatsOf: () => seats,
    settings: [
      { chance: 'seeded', ...variety },
      { chance: 'manual', ...variety },
    ],
    common: [{ chance: 'seeded', ...variety }],
    longest: 40,
    invariants: { ...SUBJECT_IN_TWILIGHT.invariants, ...INVARIANTS },
    changes: STEPS,
    reveals: (one, other) =>
      SUBJECT_IN_TWILIGHT.reveals(one, other) ||
      (one?.['kind'] === other?.['kind'] && SWAPS.has(one?.['kind'])),
  }
}

const apart = ({ says }: Law): boolean => /record replays|replay stops|every random game ends/.test(says)

describe.each([
  { players: 4, twilight: true },
  { players: 3, twilight: true },
] as const)('%o', (variety) => {
  conformance(
    subjectOf(variety),
    LAWS.filter((law) => !apart(law)),
  )
})
