/**
 * Where plays begin. A game is long, and random play seldom comes to sieges, Minions or Mordor: so plays
 * also begin in the midst of games played at random, and in positions made for the later chapters.
 */
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom } from '../../../src/kernel'
import {
  warOfTheRing,
  type Config,
  type PositionSpec,
  type State,
  type War,
} from '../../../src/war-of-the-ring'
import type { Game } from '../../../src/kernel'
import { mustRight } from '../../kernel/conformance/check'
import { ALL_AT_WAR } from '../support/atWar'

/** Every Stronghold that can be besieged is, from either side; everybody is at war. */
const SIEGES: PositionSpec = {
  hands: {
    'free-peoples': ['fp-char-19', 'fp-char-22', 'fp-char-23', 'fp-strat-10', 'fp-strat-05', 'fp-strat-12'],
    shadow: ['sh-char-19', 'sh-char-20', 'sh-char-24', 'sh-strat-02', 'sh-strat-03', 'sh-strat-10'],
  },
  turn: 6,
  politics: ALL_AT_WAR,
  armies: {
    'minas-tirith': {
      'sauron-regular': 4,
      'sauron-elite': 3,
      'southrons-elite': 2,
      nazgul: 2,
      'witch-king': 1,
    },
    'helms-deep': { 'isengard-regular': 3, 'isengard-elite': 4 },
    edoras: { 'rohan-regular': 2, 'rohan-elite': 2, 'rohan-leader': 1, aragorn: 1 },
    'barad-dur': { 'sauron-regular': 2, nazgul: 1 },
    moria: { 'elves-elite': 4, 'elves-regular': 1, 'elves-leader': 1 },
    osgiliath: { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1 },
    'mount-gundabad': { 'north-regular': 2, 'dwarves-elite': 2, 'dwarves-leader': 1 },
    lorien: { 'sauron-regular': 5, 'sauron-elite': 1 },
    'parth-celebrant': { 'north-elite': 2, 'north-leader': 1, boromir: 1 },
  },
  besieged: {
    'minas-tirith': { 'gondor-regular': 3, 'gondor-elite': 2, 'gondor-leader': 2, 'gandalf-the-white': 1 },
    'helms-deep': { 'rohan-regular': 2, 'rohan-elite': 1, 'rohan-leader': 1, legolas: 1 },
    moria: { 'sauron-regular': 3, nazgul: 1 },
    'mount-gundabad': { 'sauron-regular': 2, 'mouth-of-sauron': 1 },
    lorien: { 'elves-regular': 1, 'elves-elite': 1, gimli: 1 },
  },
  characters: { strider: 'replaced', 'gandalf-the-grey': 'replaced', saruman: 'orthanc' },
  fellowship: { region: 'parth-celebrant', progress: 3, corruption: 3 },
  dice: {
    'free-peoples': ['character', 'muster', 'will-of-the-west', 'muster-army', 'character', 'event'],
    shadow: ['army', 'army', 'character', 'muster-army', 'muster', 'army', 'character', 'event'],
  },
  huntBox: { shadow: 2 },
  rings: { 'free-peoples': 2, shadow: 1 },
}

/** The Fellowship near the gates of Mordor, with all Companions and much to draw. */
const GATES: PositionSpec = {
  hands: {
    'free-peoples': ['fp-char-08', 'fp-char-09', 'fp-char-10', 'fp-char-15', 'fp-strat-08', 'fp-strat-20'],
    shadow: ['sh-char-09', 'sh-char-10', 'sh-char-16', 'sh-char-17', 'sh-strat-19', 'sh-strat-05'],
  },
  turn: 4,
  phase: 'fellowship',
  fellowship: { region: 'dagorlad', progress: 2, corruption: 4 },
  huntTiles: {
    waiting: { 'shelobs-lair': 1, 'phial-of-galadriel': 1, 'the-ring-is-mine': 1, 'elven-rope': 1 },
    drawn: { 'standard-eye': 2, 'standard-3': 1 },
  },
  played: { 'free-peoples': ['fp-char-02', 'fp-char-03'], shadow: ['sh-char-01', 'sh-char-02'] },
}

const MORDOR_DICE = {
  'free-peoples': ['character', 'character', 'character', 'will-of-the-west'],
  shadow: ['army', 'character', 'muster', 'event', 'army'],
} as const

/** On the Mordor Track with Companions, special tiles among those to draw. */
const MORDOR: PositionSpec = {
  hands: {
    'free-peoples': ['fp-char-05', 'fp-char-06', 'fp-char-11', 'fp-strat-03', 'fp-strat-04', 'fp-strat-13'],
    shadow: ['sh-char-03', 'sh-char-08', 'sh-char-13', 'sh-strat-20', 'sh-strat-06', 'sh-strat-13'],
  },
  turn: 8,
  fellowship: { mordor: 1, corruption: 2, guide: 'meriadoc' },
  characters: {
    'gandalf-the-grey': 'eliminated',
    strider: 'bree',
    boromir: 'eliminated',
    legolas: 'dale',
    gimli: 'erebor',
  },
  huntTiles: {
    pool: {
      'standard-eye': 3,
      'standard-1': 1,
      'standard-0-reveal': 2,
      'shelobs-lair': 1,
      'phial-of-galadriel': 1,
      'elven-cloaks': 1,
      'give-it-to-uss': 1,
    },
  },
  played: { 'free-peoples': ['fp-char-01', 'fp-char-03'], shadow: ['sh-char-01', 'sh-char-04'] },
  dice: MORDOR_DICE,
  huntBox: { shadow: 2 },
}

const NOBODY = {
  'gandalf-the-grey': 'eliminated',
  strider: 'bree',
  boromir: 'eliminated',
  legolas: 'eliminated',
  gimli: 'eliminated',
  meriadoc: 'eliminated',
  peregrin: 'minas-tirith',
} as const

/** Gollum alone guides, close to the Crack of Doom; few tiles are left. */
const DOOM: PositionSpec = {
  hands: {
    'free-peoples': ['fp-char-01', 'fp-char-12', 'fp-char-20', 'fp-strat-02', 'fp-strat-09', 'fp-strat-14'],
    shadow: ['sh-char-05', 'sh-char-06', 'sh-char-18', 'sh-strat-14', 'sh-strat-15', 'sh-strat-23'],
  },
  turn: 11,
  fellowship: { mordor: 3, corruption: 4 },
  characters: NOBODY,
  huntTiles: { pool: { 'standard-eye': 1, 'standard-2-reveal': 1, 'smeagol-helps-nice-master': 1 } },
  played: { 'free-peoples': ['fp-char-04'] },
  dice: MORDOR_DICE,
  huntBox: { shadow: 2 },
}

/**
 * One step from the Crack of Doom, and not far from Corruption; without either the Shadow has
 * conquered by now.
 */
const LAST: PositionSpec = {
  ...DOOM,
  hands: {
    'free-peoples': ['fp-char-03', 'fp-strat-19', 'fp-strat-21', 'fp-strat-23', 'fp-strat-24', 'fp-char-02'],
    shadow: ['sh-char-01', 'sh-char-02', 'sh-char-04', 'sh-char-22', 'sh-strat-04', 'sh-strat-18'],
  },
  fellowship: { mordor: 4, corruption: 9 },
  captured: ['dale', 'edoras', 'pelargir', 'the-shire', 'helms-deep', 'dol-amroth', 'erebor'],
  armies: {
    dale: {},
    erebor: {},
    edoras: { 'isengard-regular': 2 },
    pelargir: {},
    'the-shire': {},
    'helms-deep': { 'isengard-regular': 2 },
    'dol-amroth': { 'southrons-regular': 3 },
  },
}

/** Gollum alone guides on the way, in a Shadow Stronghold with Nazgûl and Armies. */
const GOLLUM: PositionSpec = {
  hands: {
    'free-peoples': ['fp-char-13', 'fp-char-21', 'fp-char-16', 'fp-strat-07', 'fp-strat-15', 'fp-strat-17'],
    shadow: ['sh-char-12', 'sh-char-14', 'sh-char-11', 'sh-strat-22', 'sh-strat-21', 'sh-strat-07'],
  },
  turn: 7,
  fellowship: { region: 'moria', progress: 4, corruption: 1 },
  characters: NOBODY,
  armies: { moria: { 'sauron-regular': 2, nazgul: 2 } },
  huntTiles: { pool: { 'standard-eye': 2, 'standard-1-reveal': 1, 'standard-2-reveal': 1 } },
  dice: { ...MORDOR_DICE, shadow: ['army', 'character', 'muster'] },
  huntBox: { shadow: 4 },
}

/** The Fellowship of three Hobbit-sized hearts: Boromir and the Hobbits under a heavy Hunt. */
const HOBBITS: PositionSpec = {
  hands: {
    'free-peoples': ['fp-char-07', 'fp-char-17', 'fp-char-02', 'fp-strat-01', 'fp-strat-18', 'fp-strat-22'],
    shadow: ['sh-char-07', 'sh-char-15', 'sh-char-23', 'sh-strat-17', 'sh-strat-24', 'sh-strat-11'],
  },
  turn: 5,
  fellowship: { region: 'dimrill-dale', progress: 2, corruption: 0, guide: 'boromir' },
  characters: { 'gandalf-the-grey': 'eliminated', strider: 'edoras', legolas: 'dale', gimli: 'erebor' },
  huntTiles: { pool: { 'standard-eye': 4, 'standard-3': 2, 'standard-1-reveal': 1 } },
  dice: { ...MORDOR_DICE, shadow: ['army', 'character', 'muster'] },
  huntBox: { shadow: 4 },
}

/** Everybody is in play, and everything may be fought for in the field. */
const MINIONS: PositionSpec = {
  hands: {
    'free-peoples': ['fp-char-14', 'fp-char-18', 'fp-char-24', 'fp-strat-06', 'fp-strat-11', 'fp-strat-16'],
    shadow: ['sh-char-21', 'sh-strat-01', 'sh-strat-08', 'sh-strat-09', 'sh-strat-12', 'sh-strat-16'],
  },
  turn: 7,
  politics: ALL_AT_WAR,
  armies: {
    'dol-guldur': { 'sauron-regular': 5, 'sauron-elite': 2, nazgul: 2, 'witch-king': 1 },
    lorien: { 'elves-regular': 1, 'elves-elite': 2, 'elves-leader': 1, 'gandalf-the-white': 1 },
    'minas-tirith': { 'gondor-regular': 4, 'gondor-elite': 2, 'gondor-leader': 1, aragorn: 1 },
    osgiliath: { 'gondor-regular': 2, boromir: 1 },
    'minas-morgul': { 'sauron-regular': 6, 'sauron-elite': 2, nazgul: 2, 'mouth-of-sauron': 1 },
    orthanc: { 'isengard-regular': 4, 'isengard-elite': 3, saruman: 1 },
    'fords-of-isen': { 'rohan-regular': 3, 'rohan-leader': 1, legolas: 1, gimli: 1 },
  },
  characters: { strider: 'replaced', 'gandalf-the-grey': 'replaced' },
  fellowship: { region: 'hollin', progress: 1, corruption: 3, revealed: false },
  dice: {
    'free-peoples': ['character', 'muster', 'will-of-the-west', 'muster-army', 'character', 'muster-army'],
    shadow: ['army', 'army', 'character', 'muster-army', 'muster', 'army', 'character', 'muster'],
  },
  huntBox: { shadow: 2 },
  rings: { 'free-peoples': 2, shadow: 1 },
}

/** By name, so that a test can ask for one. */
export const POSITIONS: Readonly<Record<string, PositionSpec>> = {
  sieges: SIEGES,
  gates: GATES,
  mordor: MORDOR,
  doom: DOOM,
  last: LAST,
  gollum: GOLLUM,
  hobbits: HOBBITS,
  minions: MINIONS,
}

/** A state after so many random actions, or the last one before the end. */
export const playedOn = (start: State, seed: string, actions: number): State => {
  const random = randomFrom(seed)
  let state = start
  for (let left = actions; left > 0; left--) {
    const legal = warOfTheRing.legalActions(state)
    const next = mustRight(warOfTheRing.applyAction(state, legal[random(legal.length)]), 'random play').state
    if (next.outcome !== null) return state
    state = next
  }
  return state
}

/** A state of one game under the config of another: its seed and sort of chance. */
const under = (state: State, other: State): State => {
  const saved = warOfTheRing.encode(state)
  const { config, chance } = warOfTheRing.encode(other)
  return mustRight(
    warOfTheRing.decode({ ...saved, config, chance: { ...(chance as object), drawn: {} } }),
    'start',
  )
}

/** What of a config says which game is played. */
type Variant = Pick<Partial<Config>, 'edition'>

const fresh = (seed: string, variant: Variant): State =>
  mustRight(warOfTheRing.newGame({ seed, ...variant }), 'newGame')
const placed = (spec: PositionSpec, variant: Variant): State =>
  mustRight(warOfTheRing.position({ ...spec, config: { ...spec.config, ...variant } }), 'position')

const STARTS: ReadonlyArray<(variant: Variant) => State | undefined> = [
  () => undefined,
  ...Object.values(POSITIONS).map((spec) => (variant: Variant) => placed(spec, variant)),
  ...[300, 900, 1600, 2400].map(
    (actions) => (variant: Variant) =>
      playedOn(fresh(`later ${actions}`, variant), `later ${actions}`, actions),
  ),
]
/** How many starts there are: seeds that differ by one in their last letter take them in turn. */
export const STARTS_NUMBER: number = STARTS.length

const made = new Map<string, State | undefined>()

/** The start for a seed; none for a new game. */
const startFor = ({ seed, edition }: { readonly seed: string } & Variant): State | undefined => {
  const sum = [...seed].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const place = sum % STARTS.length
  const key = `${place} ${edition}`
  if (!made.has(key)) made.set(key, STARTS[place]?.(edition === undefined ? {} : { edition }))
  return made.get(key)
}

/** The game, but for where it begins: the seed chooses one of the starts. */
export const startingLater: Game<War> = {
  ...warOfTheRing,
  newGame: (config) => {
    const plain = warOfTheRing.newGame(config)
    if (E.isLeft(plain)) return plain
    const start = startFor(config)
    return start === undefined ? plain : E.right(under(start, plain.right))
  },
}
