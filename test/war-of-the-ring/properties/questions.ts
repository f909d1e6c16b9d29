/**
 * Every question of the game with the kinds of action that answer it, and states in which it is asked, found
 * by random play from every start.
 */
import { randomFrom } from '../../../src/kernel'
import { warOfTheRing, type Action, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { onlyAnswer } from '../support/quick'
import { POSITIONS } from './starts'

const DIE_ACTIONS: ReadonlyArray<Action['kind']> = [
  'moveFellowship',
  'hideFellowship',
  'separate',
  'moveCharacters',
  'moveArmies',
  'beginAttack',
  'advanceNation',
  'beginRecruiting',
  'recruitEverywhere',
  'upgrade',
  'bringCharacter',
  'drawEvent',
  'playEvent',
  'endCard',
]

/** What answers each question. */
export const ANSWERS: Readonly<Record<string, ReadonlyArray<Action['kind']>>> = {
  'decide/discard': ['discard'],
  'decide/declare': ['declare', 'pass'],
  'decide/path': ['goTo', 'done'],
  'decide/guide': ['nameGuide'],
  'decide/allocation': ['allocate'],
  'decide/action': [...DIE_ACTIONS, 'skipDie', 'useRing', 'pass'],
  'decide/march': ['march', 'done'],
  'decide/party': ['bring', 'bringAll', 'pass'],
  'decide/attack': ['attack'],
  'decide/withdraw': ['fight', 'withdraw'],
  'decide/silence': ['silence', 'pass'],
  'decide/casualties': ['lose', 'reduce'],
  'decide/cease': ['cease', 'fight'],
  'decide/extend': ['cease', 'reduce'],
  'decide/retreat': ['retreat', 'fight'],
  'decide/excess': ['remove'],
  'decide/recruit': ['recruit', 'done'],
  'decide/spread': ['recruit'],
  'decide/entry': ['goTo'],
  'decide/group': ['join', 'done'],
  'decide/destination': ['goTo'],
  'decide/traveller': ['join', 'fly', 'done'],
  'decide/flight': ['goTo'],
  'decide/damage': ['takeCorruption', 'loseGuide', 'loseRandom', 'guideLeaves', 'revealSelf', 'useCard'],
  'decide/reaction': ['useCard', 'pass'],
  'decide/price': ['discard'],
  'decide/forfeit': ['discard', 'discardRandom', 'pass'],
  'decide/bonus': ['drawFrom', 'pass'],
  'decide/leader': ['pick'],
  'decide/combatCard': ['declareCard', 'pass'],
  'decide/commit': ['commit'],
  'decide/sorcerer': ['drawFrom', 'pass'],
  'decide/figure': ['chooseFigure', 'pass'],
  'decide/number': ['chooseNumber'],
  'decide/escape': ['retreat', 'withdraw'],
  'decide/aim': ['aim'],
  'decide/stronghold': ['goTo'],
  'decide/another': ['playAnother', 'pass'],
  'decide/recruitOrFly': ['recruit', 'pass'],
  'decide/summon': ['goTo'],
  'decide/company': ['join', 'done'],
  'decide/rout': ['retreat'],
  'decide/levy': ['chooseNumber'],
  'decide/campaign': ['march', 'attack', 'done'],
  'decide/route': ['goTo', 'done'],
  'decide/placing': ['recruit'],
  'decide/promotion': ['pick'],
  'decide/nation': ['nameNation'],
  'decide/sacrifice': ['pick'],
  'decide/rallying': ['goTo'],
  'decide/rally': ['pick', 'done'],
  'decide/stealth': ['hide', 'moveOn', 'pass'],
  'decide/strike': ['discard', 'hunt', 'pass'],
  'decide/driven': ['goTo'],
  'decide/turning': ['turnDie', 'done'],
  'decide/randomCompanion': ['takeCorruption', 'lose'],
}

/** The question that a state asks. */
export const questionOf = (state: State): string => state.stack[state.stack.length - 1]?.kind ?? 'none'

/** What random play is drawn to, so that battles are fought and sieges laid. */
export const LIKED: Readonly<Record<string, number>> = {
  beginAttack: 6,
  declareCard: 4,
  playEvent: 4,
  fight: 4,
  moveFellowship: 4,
  withdraw: 3,
  pass: 0.5,
}

/** Plays at random from a start, attacking and moving the Fellowship more often than not. */
export const wander = function* (start: State, seed: string, actions: number): Generator<State> {
  const random = randomFrom(seed)
  let state = start
  for (let left = actions; left > 0 && state.outcome === null; left--) {
    yield state
    for (
      let only = onlyAnswer(warOfTheRing, state);
      only !== undefined;
      only = onlyAnswer(warOfTheRing, state)
    ) {
      state = mustRight(warOfTheRing.applyAction(state, only), 'wander').state
      yield state
    }
    if (state.outcome !== null) return
    const legal = warOfTheRing.legalActions(state)
    const weights = legal.map(({ kind }) => LIKED[kind] ?? 1)
    let rest = (random(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0)
    const place = weights.findIndex((weight) => (rest -= weight) < 0)
    state = mustRight(warOfTheRing.applyAction(state, legal[Math.max(0, place)]), 'wander').state
  }
  yield state
}

/**
 * What random play hardly brings about: Saruman with few figures left, a retreat into a full region, and
 * cards
 * that want a certain position.
 */
export const RARE: ReadonlyArray<PositionSpec> = [
  {
    ...POSITIONS['minions'],
    armies: {
      ...POSITIONS['minions']?.armies,
      'gap-of-rohan': { 'isengard-regular': 7 },
      'north-dunland': {},
      'south-dunland': {},
    },
    acting: 'shadow',
  },
  {
    ...POSITIONS['minions'],
    armies: {
      ...POSITIONS['minions']?.armies,
      osgiliath: { 'gondor-regular': 5, 'gondor-elite': 3 },
      'minas-tirith': { 'gondor-regular': 5, 'gondor-elite': 2, 'gondor-leader': 1, aragorn: 1 },
    },
    characters: { ...POSITIONS['minions']?.characters, boromir: 'eliminated' },
    acting: 'shadow',
  },
  // Worn with Sorrow and Toil on the table.
  {
    ...POSITIONS['hobbits'],
    hands: { 'free-peoples': ['fp-char-07', 'fp-char-17', 'fp-char-02'] },
    onTable: { shadow: ['sh-char-15'] },
  },
  // Denethor's Folly against two sorts of Leader.
  {
    ...POSITIONS['sieges'],
    besieged: {
      ...POSITIONS['sieges']?.besieged,
      'minas-tirith': { 'gondor-regular': 2, 'rohan-regular': 1, 'gondor-leader': 1, 'rohan-leader': 1 },
    },
    characters: { ...POSITIONS['sieges']?.characters, 'gandalf-the-white': 'fangorn' },
    hands: { shadow: ['sh-strat-03'] },
    acting: 'shadow',
  },
  // The Eagles near an Army with Nazgûl.
  {
    ...POSITIONS['minions'],
    armies: { ...POSITIONS['minions']?.armies, 'south-ithilien': { 'sauron-regular': 3, nazgul: 2 } },
    hands: { 'free-peoples': ['fp-char-18'] },
    dice: { ...POSITIONS['minions']?.dice, 'free-peoples': ['event', 'event'] },
  },
  // The Dead go south, where Armies of the Shadow are, and a Companion may go along.
  {
    ...POSITIONS['sieges'],
    armies: {
      ...POSITIONS['sieges']?.armies,
      edoras: { 'rohan-regular': 2, 'rohan-elite': 2, 'rohan-leader': 1, aragorn: 1, peregrin: 1 },
      erech: { 'southrons-regular': 5 },
      lamedon: { 'southrons-regular': 5 },
    },
    captured: ['lamedon'],
    hands: { 'free-peoples': ['fp-char-22'] },
    dice: { ...POSITIONS['sieges']?.dice, 'free-peoples': ['event', 'event'] },
  },
  // The Ents awake, and another card of the deck may be played.
  {
    ...POSITIONS['sieges'],
    besieged: {
      ...POSITIONS['sieges']?.besieged,
      'minas-tirith': { 'gondor-regular': 3, 'gondor-elite': 2, 'gondor-leader': 2 },
    },
    characters: { ...POSITIONS['sieges']?.characters, 'gandalf-the-white': 'fangorn' },
    hands: { 'free-peoples': ['fp-char-19', 'fp-char-20'] },
    dice: { ...POSITIONS['sieges']?.dice, 'free-peoples': ['event', 'event'] },
  },
]

/** Some states for every question, from every start, and one at least for every kind of action offered. */
const statesFound = (wanted: number): ReadonlyMap<string, ReadonlyArray<State>> => {
  const found = new Map<string, Array<State>>(Object.keys(ANSWERS).map((question) => [question, []]))
  const offered = new Set<string>()
  const isNew = (state: State): boolean => {
    const before = offered.size
    for (const { kind } of warOfTheRing.legalActions(state)) offered.add(kind)
    return offered.size > before
  }
  const specs = [...Object.values(POSITIONS), ...RARE]
  for (const [place, spec] of specs.entries())
    for (let round = 0; round < 6; round++) {
      const seed = `${place} ${round}`
      const start = mustRight(warOfTheRing.position({ ...spec, config: { seed } }), 'position')
      const here = new Map<string, number>()
      for (const state of wander(start, seed, 150)) {
        const list = found.get(questionOf(state))
        const already = here.get(questionOf(state)) ?? 0
        if (list === undefined || (!isNew(state) && (list.length >= wanted || already >= 2))) continue
        list.push(state)
        here.set(questionOf(state), already + 1)
      }
    }
  return found
}

let known: { readonly wanted: number; readonly found: ReturnType<typeof statesFound> } | undefined

/** The same; they are looked for once, by whichever test comes first. */
export const statesByQuestion = (wanted: number): ReadonlyMap<string, ReadonlyArray<State>> => {
  if (known?.wanted !== wanted) known = { wanted, found: statesFound(wanted) }
  return known.found
}
