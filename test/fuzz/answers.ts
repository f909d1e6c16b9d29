/**
 * What the games export beside themselves: odds, faults, names, sentences.
 */
import * as battles from '../../src/battles'
import * as cardGame from '../../src/card-game'
import * as confrontation from '../../src/confrontation'
import * as war from '../../src/war-of-the-ring'
import { aState, decodable, forged, type Target } from './inputs'
import * as judge from './judges'
import { oddity, pick } from './oddities'

/** A function of a state, given a real one or what is none. */
const ofState =
  (ask: (state: never) => unknown, judged: (answer: unknown) => judge.Wrong): Target =>
  (material, random) => {
    const input = random(4) === 0 ? aState(material, random) : forged(material, random)
    return { input, call: () => ask(input as never), judge: judged }
  }

/** A list of sentences. */
const sentences = (answer: unknown): judge.Wrong =>
  Array.isArray(answer) && answer.every((one) => typeof one === 'string' && one !== '')
    ? undefined
    : 'no list of sentences'

/** What is wrong is told, unless the state is sound. */
const faulty = (game: string, ask: (state: never) => ReadonlyArray<string>): Target => {
  return (material, random) => {
    const real = random(4) === 0
    const input = (real ? aState(material, random) : forged(material, random)) as never
    const judged = (answer: unknown): judge.Wrong => {
      const own = real && material.game.name === game
      const silent = Array.isArray(answer) && answer.length === 0
      if (own !== silent && (own || typeof input !== 'object')) return `${own ? '' : 'no '}faults in vain`
      return sentences(answer)
    }
    return { input, call: () => ask(input), judge: judged }
  }
}

/** A name, or what was given where it has none. */
const naming =
  (nameOf: (id: string, number?: number) => unknown): Target =>
  (material, random) => {
    const ids = [...Object.values(pick(random, material.actions)), ...material.seats]
    const input = (random(2) === 0 ? oddity(random) : pick(random, ids)) as string
    const number = (random(2) === 0 ? random(4) : oddity(random)) as number
    return {
      input,
      call: () => nameOf(input, number),
      judge: (name) => (Object.is(name, input) ? undefined : judge.text(name)),
    }
  }

/** The row of a table with that id, or none. */
const looking =
  (find: (id: string) => { readonly id: string } | undefined): Target =>
  (material, random) => {
    const ids = Object.values(pick(random, material.actions)).flat()
    const input = (random(2) === 0 ? oddity(random) : pick(random, [...ids, 'bree'])) as string
    return {
      input,
      call: () => find(input),
      judge: (row) =>
        row === undefined || (row as { readonly id: unknown }).id === input ? undefined : 'another row',
    }
  }

const telling =
  (tell: (event: never) => unknown): Target =>
  (material, random) => {
    const input = decodable(random, () => pick(random, material.events)[0] ?? {}) as never
    return { input, call: () => tell(input), judge: judge.text }
  }

/** Odds of Battles at a state, with a plan of an attack. */
const planned =
  (odds: (state: never, plan: never) => unknown): Target =>
  (material, random) => {
    const state = (random(3) === 0 ? forged(material, random) : aState(material, random)) as never
    const attack = { side: 'shadow', from: 'westmark-hills', to: 'deeping-coomb' }
    const plan = decodable(random, () => attack) as never
    return { input: [state, plan], call: () => odds(state, plan), judge: judge.option }
  }

const bothOdds = (answer: unknown): judge.Wrong => {
  const { hunt, battle } = (answer ?? {}) as { readonly hunt?: unknown; readonly battle?: unknown }
  return judge.option(hunt) ?? judge.option(battle)
}

const BATTLE = {
  ground: 'fortified',
  round: 1,
  rounds: 2,
  attacker: { regulars: 3, elites: 2, leadership: 2, losses: 'elites', cards: { roll: 1 } },
  defender: { regulars: 2, elites: 1, strength: 1, leadingElites: 1, fewerDice: 1 },
}
const SIEGE = { ground: 'besieged', extensions: 3, attacker: { elites: 5 }, defender: { regulars: 4 } }
const PLANS = [
  { side: 'shadow', from: 'orthanc', to: 'fords-of-isen' },
  { side: 'free-peoples', from: 'minas-tirith', to: 'osgiliath' },
  { side: 'shadow', from: 'minas-tirith', to: 'minas-tirith' },
  { side: 'shadow', from: 'orthanc', to: 'fords-of-isen', party: { 'isengard-regular': 2 } },
]

const HOUSE_RULES = [
  { name: 'small', limits: { units: 9, besiegedUnits: 4, hand: 4 } },
  {
    name: 'names',
    names: { saruman: 'Curunír' },
    sentences: { 'armies.stacking': 'At most {limits.units}.' },
  },
  { name: 'hillmen', units: [{ id: 'hillmen', name: 'Hillman', nation: 'isengard', number: 3 }] },
  { name: 'longer', fellowship: { corruption: 14 }, victory: { target: { shadow: 12 } }, dice: {} },
]

/** A scenario, or a list of faults. */
const scenarioRead = (answer: unknown): judge.Wrong => {
  const { _tag, left } = (answer ?? {}) as { readonly _tag?: unknown; readonly left?: unknown }
  return _tag === 'Right' ? undefined : judge.list(left)
}

/** Every such function that is tried, by name. */
export const ANSWER_TARGETS: Readonly<Record<string, Target>> = {
  scenario: (_, random) => {
    const input = decodable(random, () => battles.THE_FORDS_AND_THE_DEEP)
    return { input, call: () => battles.battles.scenario(input), judge: scenarioRead }
  },
  wordsOf: (material, random) => {
    const input = decodable(random, () => pick(random, material.configs)) as never
    return { input, call: () => battles.battles.wordsOf(input), judge: judge.record }
  },
  'tables battles': (material, random) => {
    const input = decodable(random, () => pick(random, material.configs)) as never
    return { input, call: () => battles.battles.tables(input), judge: judge.record }
  },
  'card-game.card': looking(cardGame.card),
  'card-game.battleground': looking(cardGame.battleground),
  'card-game.path': looking(cardGame.path),
  'card-game.scenario': looking(cardGame.scenario),
  'card-game.faultsOf': faulty('card-game', cardGame.faultsOf),
  'card-game.nameOf': naming(cardGame.nameOf),
  'card-game.tell': telling(cardGame.tell),
  'card-game.saysOf': (_, random) => {
    const input = random(2) === 0 ? pick(random, cardGame.CARD_IDS) : oddity(random)
    return {
      input,
      call: () => cardGame.saysOf(input as string),
      judge: (answer) => (answer === undefined || typeof answer === 'string' ? undefined : 'no text'),
    }
  },
  'card-game.drawOdds': (material, random) => {
    const state = (random(2) === 0 ? aState(material, random) : forged(material, random)) as never
    const seat = pick(random, [...material.seats, oddity(random)]) as never
    const number = (random(2) === 0 ? random(9) : oddity(random)) as number
    return { input: [state, seat], call: () => cardGame.drawOdds(state, seat, number), judge: judge.list }
  },
  'confrontation.character': looking(confrontation.character),
  'confrontation.combatCard': looking(confrontation.combatCard),
  'confrontation.region': looking(confrontation.region),
  'confrontation.specialCard': looking(confrontation.specialCard),
  'confrontation.faultsOf': faulty('confrontation', confrontation.faultsOf),
  'confrontation.nameOf': naming(confrontation.nameOf),
  'confrontation.tell': telling(confrontation.tell),
  'war-of-the-ring.character': looking(war.character),
  'war-of-the-ring.eventCard': looking(war.eventCard),
  'war-of-the-ring.huntTile': looking(war.huntTile),
  'war-of-the-ring.region': looking(war.region),
  'war-of-the-ring.faultsOf': faulty('war-of-the-ring', war.faultsOf),
  'war-of-the-ring.firstOfWinners': (_, random) => {
    const winners = ['gondor', 'rohan']
    const outcome = { winners, reason: 'over', rule: 'victory.ring', scores: { gondor: random(3), rohan: 1 } }
    const input = decodable(random, () => outcome) as never
    return { input, call: () => war.firstOfWinners(input), judge: judge.list }
  },
  'war-of-the-ring.nameOf': naming(war.nameOf),
  'war-of-the-ring.tell': telling(war.tell),
  'war-of-the-ring.odds': ofState(war.odds, bothOdds),
  'battles.roundOdds': planned(battles.roundOdds),
  'battles.battleOdds': planned(battles.battleOdds),
  'war-of-the-ring.huntOdds': ofState(war.huntOdds, judge.option),
  with: (material, random) => {
    const input = decodable(random, () => pick(random, HOUSE_RULES)) as never
    return {
      input,
      call: () => war.warOfTheRing.with(input),
      judge: (answer) => judge.read(material.game, answer, (game) => judge.text((game as war.WarGame).title)),
    }
  },
  glance: (material, random) => {
    const state = (random(2) === 0 ? aState(material, random) : forged(material, random)) as never
    const { glance } = pick(random, [
      battles.battles,
      cardGame.cardGame,
      confrontation.confrontation,
      war.warOfTheRing,
    ])
    return { input: state, call: () => glance(state), judge: judge.option }
  },
  tables: (_, random) => {
    const input = decodable(random, () => ({ skipsFreely: random(2) === 0 }))
    return {
      input,
      call: () => war.warOfTheRing.tables(input),
      judge: (answer) => (Object.isFrozen(answer) ? undefined : 'no tables'),
    }
  },
  'war-of-the-ring.battleSpec': (material, random) => {
    const state = (random(2) === 0 ? aState(material, random) : forged(material, random)) as never
    const plan = decodable(random, () => pick(random, PLANS)) as never
    return { input: [state, plan], call: () => war.battleSpec(state, plan), judge: judge.option }
  },
  whyNoBattle: (material, random) => {
    const state = (random(2) === 0 ? aState(material, random) : forged(material, random)) as never
    const plan = decodable(random, () => pick(random, PLANS)) as never
    return {
      input: [state, plan],
      call: () => war.warOfTheRing.whyNoBattle(state, plan),
      judge: (answer) => (Array.isArray(answer) ? undefined : 'no list'),
    }
  },
  'war-of-the-ring.battleOdds': (material, random) => {
    const input = decodable(random, () => pick(random, [BATTLE, SIEGE]))
    return {
      input,
      call: () => war.battleOdds(input),
      judge: (answer) => judge.read(material.game, answer, judge.record),
    }
  },
}
