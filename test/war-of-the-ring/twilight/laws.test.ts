/**
 * Games with Twilight of the Third Age keep all laws of the contract, from the set-up and from positions in
 * which its characters, factions and siege engines are in play.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe } from 'vitest'
import type { PositionSpec, State, War } from '../../../src/war-of-the-ring'
import { SEATS } from '../../../src/war-of-the-ring/model/ids'
import { conformance, LAWS, type Subject } from '../../kernel/conformance'
import { mustRight } from '../../kernel/conformance/check'
import { SUBJECT } from '../properties/subject'
import { game } from './scenes'

const WAR = {
  isengard: { steps: 0 },
  sauron: { steps: 0 },
  southrons: { steps: 0 },
  elves: { steps: 0, active: true },
  gondor: { steps: 0, active: true },
  rohan: { steps: 0, active: true },
} as const
const HANDS = {
  'free-peoples': [
    'fp-char-19e',
    'fp-char-20e',
    'fp-char-25e',
    'fp-char-26e',
    'fp-strat-25e',
    'fp-strat-26e',
  ],
  shadow: ['sh-char-17e', 'sh-char-26e', 'sh-strat-10e', 'sh-strat-11e', 'sh-strat-25e', 'sh-strat-26e'],
} as const
const DICE = {
  'free-peoples': ['character', 'event', 'muster', 'will-of-the-west'],
  shadow: ['army', 'army', 'muster', 'event', 'character'],
} as const

const SPECS: ReadonlyArray<PositionSpec> = [
  {
    politics: WAR,
    armies: {
      orthanc: { 'isengard-regular': 3, 'isengard-elite': 1, saruman: 1 },
      lorien: { 'sauron-regular': 5, 'sauron-elite': 1, nazgul: 1 },
      'north-dunland': { dunlending: 4 },
      westemnet: { dunlending: 3, 'isengard-elite': 1 },
      umbar: { 'southrons-regular': 4, 'southrons-elite': 1 },
      'fords-of-isen': { 'rohan-regular': 2 },
    },
    captured: ['westemnet'],
    besieged: { lorien: { 'elves-elite': 3, galadriel: 1 } },
    characters: { 'gandalf-the-white': 'fangorn', 'gandalf-the-grey': 'replaced' },
    beside: {
      factions: ['dunlendings', 'corsairs', 'ents'],
      ships: { umbar: 2, 'dol-amroth': 1, pelargir: 1 },
      ents: { fangorn: 3 },
      towers: { lorien: 1 },
      trebuchets: { lorien: 1, 'helms-deep': 1 },
    },
    hands: HANDS,
    dice: DICE,
  },
  {
    politics: WAR,
    characters: { smeagol: 'fellowship', balrog: 'moria', 'witch-king-chief': 'hollin', galadriel: 'lorien' },
    fellowship: { region: 'hollin', guide: 'smeagol', progress: 2 },
    huntTiles: { removed: { smeagol: 1 } },
    huntBox: { shadow: 2 },
    onTable: { shadow: ['sh-char-25e', 'sh-char-17e'] },
    dice: { 'free-peoples': ['character', 'character', 'muster'], shadow: ['character', 'army'] },
  },
]

const under = (state: State, other: State): State => {
  const { config, chance } = game.encode(other)
  const saved = { ...game.encode(state), config, chance: { ...(chance as object), drawn: {} } }
  return mustRight(game.decode(saved), 'start')
}

const SUBJECT_IN_TWILIGHT: Subject<War> = {
  game: {
    ...game,
    newGame: (config) => {
      const plain = game.newGame(config)
      const last = config.seed.codePointAt(config.seed.length - 1) ?? 0
      const spec = SPECS[last % (SPECS.length + 1)]
      if (E.isLeft(plain) || spec === undefined) return plain
      const placed = game.position({ ...spec, config: { twilight: true } })
      return E.right(under(mustRight(placed, 'position'), plain.right))
    },
  },
  actions: game.tables.actions,
  seats: SEATS,
  seatsOf: () => SEATS,
  settings: [
    { chance: 'seeded', twilight: true },
    { chance: 'manual', twilight: true },
  ],
  common: [{ chance: 'seeded', twilight: true }],
  longest: 90,
  invariants: { 'the game finds no fault': (state) => game.faultsOf(state) },
  changes: {},
  reveals: SUBJECT.reveals,
}

describe('Twilight of the Third Age', () => {
  conformance(
    SUBJECT_IN_TWILIGHT,
    LAWS.filter(({ says }) => !/record replays|replay stops|every random game ends/.test(says)),
  )
})
