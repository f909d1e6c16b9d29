/**
 * Games of three and four keep all laws of the contract, in both editions and with Twilight of the Third
 * Age: from the set-up, from a war with partners in one place, and with the factions and characters of the
 * expansion in play. What partners keep, and what the expansion does, is looked at after every step.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe } from 'vitest'
import { warOfTheRing, type PositionSpec, type State, type WarGame } from '../../../src/war-of-the-ring'
import { conformance, LAWS, type Law } from '../../kernel/conformance'
import { mustRight } from '../../kernel/conformance/check'
import { TWILIGHT_POSITIONS } from '../twilight/starts'
import { MIDWAR, seated, subjectOf, VARIETIES, VARIETIES_IN_TWILIGHT, type Variety } from './subject'

/** A state under the config of another game. */
const under = (state: State, other: State): State => {
  const { config, chance } = warOfTheRing.encode(other)
  const saved = { ...warOfTheRing.encode(state), config, chance: { ...(chance as object), drawn: {} } }
  return mustRight(warOfTheRing.decode(saved), 'start')
}

/** Where plays begin beside the set-up. */
const startsOf = (variety: Variety): ReadonlyArray<PositionSpec> => [
  MIDWAR(variety),
  ...(variety.twilight === true
    ? [TWILIGHT_POSITIONS['factions'], TWILIGHT_POSITIONS['characters']].map((spec = {}) => ({
        ...seated(spec, variety.players),
        config: variety,
      }))
    : [MIDWAR(variety)]),
]

/** The game, but for where it begins: the last letter of the seed chooses. */
const startingLater = (variety: Variety): WarGame => {
  const starts = startsOf(variety).map((spec) => mustRight(warOfTheRing.position(spec), 'position'))
  return {
    ...warOfTheRing,
    newGame: (config) => {
      const plain = warOfTheRing.newGame(config)
      const last = config.seed.codePointAt(config.seed.length - 1) ?? 0
      const start = starts[(last % (starts.length + 1)) - 1]
      return E.isLeft(plain) || start === undefined ? plain : E.right(under(start, plain.right))
    },
  }
}

/** How many decisions a play has at most. */
const STRETCH = 20

const ofRecords = ({ says }: Law): boolean => /record replays|replay stops/.test(says)
const ofWholeGames = ({ says }: Law): boolean => says.includes('every random game ends')
/** The dearest laws by far: tried for one variety here, and for all of them by the soak. */
const isDear = ({ says }: Law): boolean =>
  says.includes('whatever chance brings') || says.includes('all actions the schema can express')

describe.each(VARIETIES)('%o', (variety) => {
  const from = startingLater(variety)
  conformance(
    subjectOf(variety, from, STRETCH),
    LAWS.filter(
      (law) => !ofRecords(law) && !ofWholeGames(law) && !(isDear(law) && variety !== VARIETIES.at(-1)),
    ),
  )
  conformance(subjectOf(variety, warOfTheRing, STRETCH), LAWS.filter(ofRecords))
})

/** With the expansion plays are shorter, and those of the dearest laws shorter still. */
const FEW = 6
const FEWEST = 3

describe.each(VARIETIES_IN_TWILIGHT)('%o', (variety) => {
  const from = startingLater(variety)
  const rest = LAWS.filter((law) => !ofRecords(law) && !ofWholeGames(law))
  conformance(
    subjectOf(variety, from, FEW),
    rest.filter((law) => !isDear(law)),
  )
  conformance(subjectOf(variety, warOfTheRing, FEW), LAWS.filter(ofRecords))
  if (variety === VARIETIES_IN_TWILIGHT.at(0))
    conformance(subjectOf(variety, from, FEWEST), rest.filter(isDear))
})
