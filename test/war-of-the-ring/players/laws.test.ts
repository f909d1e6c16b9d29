/**
 * Games of three and four keep all laws of the contract, in both editions: from the set-up, and from a war
 * with partners in one place. What partners keep is looked at after every step.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe } from 'vitest'
import {
  warOfTheRing,
  type PositionSpec,
  type State,
  type War,
  type WarGame,
} from '../../../src/war-of-the-ring'
import { conformance, LAWS, type Law, type Subject } from '../../kernel/conformance'
import { mustRight } from '../../kernel/conformance/check'
import { SUBJECT } from '../properties/subject'
import { INVARIANTS, STEPS } from './invariants'
import { WAR } from './partners'

type Variety = Readonly<{ players: 3 | 4; edition: 'collectors' | 'second' }>

/** A war in which partners stand side by side. */
const MIDWAR = ({ players, edition }: Variety): PositionSpec => ({
  config: { players, edition },
  turn: 2,
  politics: WAR,
  armies: {
    osgiliath: { 'gondor-regular': 3, 'rohan-regular': 2, 'rohan-elite': 1, 'gondor-leader': 1 },
    'north-ithilien': { 'sauron-regular': 3, 'southrons-regular': 3, 'southrons-elite': 1, nazgul: 1 },
    'dead-marshes': { 'sauron-regular': 3, 'southrons-regular': 2 },
    folde: { 'gondor-regular': 2 },
    edoras: { 'rohan-regular': 2 },
  },
  mixed: players === 4 ? ['osgiliath', 'north-ithilien'] : ['north-ithilien'],
  characters: { saruman: 'orthanc', 'witch-king': 'north-ithilien', strider: 'osgiliath' },
  dice: {
    'free-peoples': ['muster-army', 'character', 'muster', 'event'],
    shadow: ['army', 'army', 'muster-army', 'character', 'muster', 'event'],
  },
})

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

const SWAPS: ReadonlySet<unknown> = new Set(['CardGiven', 'CardReceived'])

/** In a swap the backs of two cards are seen, and by who gets it a card. */
const reveals: Subject<War>['reveals'] = (one, other) =>
  SUBJECT.reveals(one, other) || (one?.['kind'] === other?.['kind'] && SWAPS.has(one?.['kind']))

const subjectOf = (variety: Variety, game: WarGame): Subject<War> => {
  const seats = warOfTheRing.seatsOf(variety)
  return {
    game,
    actions: warOfTheRing.tables(variety).actions,
    seats,
    seatsOf: () => seats,
    settings: [
      { chance: 'seeded', ...variety },
      { chance: 'manual', ...variety },
    ],
    common: [{ chance: 'seeded', ...variety }],
    longest: 60,
    invariants: { ...INVARIANTS, 'the game finds no fault': (state) => warOfTheRing.faultsOf(state) },
    changes: STEPS,
    reveals,
  }
}

const ofRecords = ({ says }: Law): boolean => /record replays|replay stops/.test(says)
const ofWholeGames = ({ says }: Law): boolean => says.includes('every random game ends')

describe.each([
  { players: 4, edition: 'collectors' },
  { players: 3, edition: 'collectors' },
  { players: 4, edition: 'second' },
  { players: 3, edition: 'second' },
] as const)('%o', (variety) => {
  conformance(
    subjectOf(variety, startingLater(variety)),
    LAWS.filter((law) => !ofRecords(law) && !ofWholeGames(law)),
  )
  conformance(subjectOf(variety, warOfTheRing), LAWS.filter(ofRecords))
})
