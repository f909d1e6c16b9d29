/**
 * Games of three and four keep all laws of the contract, in both editions and with Twilight of the Third
 * Age: from the set-up, and from a war with partners in one place. What partners keep is looked at after
 * every step.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe } from 'vitest'
import { warOfTheRing, type State, type WarGame } from '../../../src/war-of-the-ring'
import { conformance, LAWS, type Law } from '../../kernel/conformance'
import { mustRight } from '../../kernel/conformance/check'
import { MIDWAR, subjectOf, VARIETIES, VARIETIES_IN_TWILIGHT, type Variety } from './subject'

/** A state under the config of another game. */
const under = (state: State, other: State): State => {
  const { config, chance } = warOfTheRing.encode(other)
  const saved = { ...warOfTheRing.encode(state), config, chance: { ...(chance as object), drawn: {} } }
  return mustRight(warOfTheRing.decode(saved), 'start')
}

/** The game, but for where it begins: the last letter of the seed chooses. */
const startingLater = (variety: Variety): WarGame => ({
  ...warOfTheRing,
  newGame: (config) => {
    const plain = warOfTheRing.newGame(config)
    const last = config.seed.codePointAt(config.seed.length - 1) ?? 0
    if (E.isLeft(plain) || last % 3 === 0) return plain
    return E.right(under(mustRight(warOfTheRing.position(MIDWAR(variety)), 'position'), plain.right))
  },
})

/** How many decisions a play has at most. */
const STRETCH = 40

const ofRecords = ({ says }: Law): boolean => /record replays|replay stops/.test(says)
const ofWholeGames = ({ says }: Law): boolean => says.includes('every random game ends')
/** The dearest laws by far: tried for one variety here, and for all of them by the soak. */
const isDear = ({ says }: Law): boolean =>
  says.includes('whatever chance brings') || says.includes('all actions the schema can express')

describe.each(VARIETIES)('%o', (variety) => {
  conformance(
    subjectOf(variety, startingLater(variety), STRETCH),
    LAWS.filter(
      (law) => !ofRecords(law) && !ofWholeGames(law) && !(isDear(law) && variety !== VARIETIES.at(-1)),
    ),
  )
  conformance(subjectOf(variety, warOfTheRing, STRETCH), LAWS.filter(ofRecords))
})

/** With the expansion some laws are tried here, of invariants, saves and secrets; by the soak all of them. */
const ofExpansion = ({ says }: Law): boolean =>
  /law 7|decode\(encode|two states that differ|sees every event/.test(says)
const FEW = 20

describe.each(VARIETIES_IN_TWILIGHT)('%o', (variety) => {
  conformance(subjectOf(variety, startingLater(variety), FEW), LAWS.filter(ofExpansion))
})
