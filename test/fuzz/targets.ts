/**
 * Every function of a game, with the inputs it is tried on and what it must answer.
 */
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom, type Random, type State, type Types, type View } from '../../src/kernel'
import * as judge from './judges'
import type { Material } from './material'
import { copy, mutant, textMutant } from './mutations'
import {
  anyJson,
  bytes,
  firstReading,
  letters,
  oddity,
  pick,
  shifty,
  watched,
  withoutEndless,
} from './oddities'

/** A trial: what goes in, what is done with it, and what is wrong with the answer. */
export interface Trial {
  readonly input: unknown
  readonly call: () => unknown
  readonly judge: (answer: unknown) => judge.Wrong
}

/** Makes a trial of a function. */
export type Target = (material: Material, random: Random) => Trial

const decodable = (random: Random, good: () => unknown, donor: () => unknown = good): unknown => {
  const sort = random(10)
  if (sort === 0) return oddity(random)
  if (sort === 1) return anyJson(random)
  if (sort === 2) return random(2) === 0 ? bytes(random) : letters(random, 200)
  if (sort === 3) return watched(copy(good()) as object)
  if (sort === 4) return shifty(good() as object)
  return mutant(good(), random, donor())
}

const aState = ({ states }: Material, random: Random): State<Types> => pick(random, states)

/** A value in place of an action: a legal one of another state, changed, or no action at all. */
const actionish = ({ actions }: Material, random: Random): unknown => {
  const sort = random(8)
  if (sort <= 1) return copy(pick(random, actions))
  if (sort === 2)
    return { ...pick(random, actions), [pick(random, ['more', 'seat', 'kind'])]: oddity(random) }
  return decodable(random, () => pick(random, actions))
}

const entriesOf = (value: unknown): ReadonlyArray<readonly [string, unknown]> => {
  try {
    return Object.entries(value as object)
  } catch {
    return []
  }
}

/**
 * Something that was a state before it was changed in memory. What a state is said to hold is believed, so
 * lists
 * without an end are left out.
 */
const forged = (material: Material, chance: Random): State<Types> => {
  const random = withoutEndless(chance)
  const sort = random(8)
  if (sort === 0) return oddity(random) as State<Types>
  if (sort === 1)
    return Object.fromEntries([...entriesOf(anyJson(random)), ['game', material.game.name]]) as never
  return mutant(aState(material, random), random, aState(material, random)) as State<Types>
}

const seatish = ({ seats }: Material, random: Random): never =>
  (random(2) === 0 ? pick(random, [...seats, 'nature', 'spectator', 'hidden']) : oddity(random)) as never

const randomish = (random: Random): Random =>
  (random(2) === 0 ? () => oddity(random) as number : oddity(random)) as Random

const viewOf = (material: Material, random: Random): View<Types> =>
  material.game.view(aState(material, random), pick(random, [...material.seats, 'spectator']))

const reading =
  (good: (material: Material, random: Random) => unknown, name: 'newGame' | 'position' | 'decode'): Target =>
  (material, random) => {
    const input = decodable(random, () => good(material, random))
    return {
      input,
      call: () => material.game[name](input as never),
      judge: (answer) => judge.readState(material.game, answer),
    }
  }

const READING: Readonly<Record<string, Target>> = {
  newGame: reading(({ configs }, random) => pick(random, configs), 'newGame'),
  position: reading(({ positions }, random) => pick(random, positions), 'position'),
  decode: reading((material, random) => material.game.encode(aState(material, random)), 'decode'),
  decodeView: (material, random) => {
    const { game } = material
    const input = decodable(random, () => viewOf(material, random))
    const holds = () => judge.readState(game, game.determinize(input as never, randomFrom('view')))
    return { input, call: () => game.decodeView(input), judge: (answer) => judge.read(game, answer, holds) }
  },
  determinize: (material, random) => {
    const { game } = material
    const input = decodable(random, () => viewOf(material, random)) as never
    const chance = random(2) === 0 ? random : randomish(random)
    return {
      input,
      call: () => game.determinize(input, chance),
      judge: (answer) => judge.readState(game, answer),
    }
  },
  legalActionsOfView: (material, random) => {
    const input = decodable(random, () => viewOf(material, random)) as never
    return { input, call: () => material.game.legalActionsOfView(input), judge: judge.list }
  },
}

const PLAYING: Readonly<Record<string, Target>> = {
  applyAction: (material, random) => {
    const { game } = material
    const [state, input] = [aState(material, random), actionish(material, random)]
    const plain = firstReading(input)
    return {
      input,
      call: () => game.applyAction(state, input),
      judge: (answer) => judge.read(game, answer, () => judge.wasLegal(game, state, plain)),
    }
  },
  applyAll: (material, random) => {
    const { game } = material
    const state = aState(material, random)
    const list = [
      game.legalActions(state)[0],
      ...Array.from({ length: random(3) }, () => actionish(material, random)),
    ]
    const input = random(4) === 0 ? oddity(random) : list
    return {
      input,
      call: () => game.applyAll(state, input as never),
      judge: (answer) => judge.read(game, answer, ({ state: after }) => judge.soundState(game, after)),
    }
  },
  whyNot: (material, random) => {
    const [state, input] = [aState(material, random), actionish(material, random)]
    return { input, call: () => material.game.whyNot(state, input), judge: judge.list }
  },
  explain: (material, random) => {
    const { game } = material
    const state = aState(material, random)
    const refused = game.applyAction(state, actionish(material, random))
    const subjects = [E.isLeft(refused) ? refused.left : {}, pick(random, material.events)[0] ?? {}]
    const input = decodable(random, () => pick(random, subjects)) as never
    return { input, call: () => game.explain(state, input), judge: judge.list }
  },
}

/** A question with a wrong seat or viewer. */
const asking = (
  ask: (material: Material, state: State<Types>, seat: never) => unknown,
  judged: (answer: unknown) => judge.Wrong,
): Target => {
  return (material, random) => {
    const [state, input] = [aState(material, random), seatish(material, random)]
    return { input, call: () => ask(material, state, input), judge: judged }
  }
}

const ASKING: Readonly<Record<string, Target>> = {
  'legalActions of a seat': asking(({ game }, state, seat) => game.legalActions(state, seat), judge.list),
  'prompt of a seat': asking(({ game }, state, seat) => game.prompt(state, seat), judge.option),
  'view of a seat': asking(({ game }, state, seat) => game.view(state, seat), judge.record),
  eventsFor: (material, random) => {
    const input = decodable(random, () => pick(random, material.events)) as never
    return {
      input,
      call: () => material.game.eventsFor(input, seatish(material, random)),
      judge: judge.list,
    }
  },
  sampleAction: (material, random) => {
    const [state, input] = [aState(material, random), randomish(random)]
    return { input, call: () => material.game.sampleAction(state, input), judge: judge.option }
  },
}

const RECORDS: Readonly<Record<string, Target>> = {
  record: (material, random) => {
    const { game, configs, actions } = material
    const config = decodable(random, () => pick(random, configs))
    const list = random(3) === 0 ? oddity(random) : [pick(random, actions), actionish(material, random)]
    return {
      input: [config, list],
      call: () => game.record(config, list as never),
      judge: (answer) => judge.read(game, answer, judge.record),
    }
  },
  replay: (material, random) => {
    const { game, records } = material
    const input = decodable(random, () => pick(random, records))
    return {
      input,
      call: () => game.replay(input),
      judge: (answer) => judge.read(game, answer, ({ states }) => judge.list(states)),
    }
  },
  notation: (material, random) => {
    const input = decodable(random, () => pick(random, material.records)) as never
    return { input, call: () => material.game.notation(input), judge: judge.text }
  },
  parse: (material, random) => {
    const { game, records } = material
    const good = game.notation(pick(random, records))
    const many = Array.from({ length: 1 + random(4) })
    const text = many.reduce<string>((so) => textMutant(so, random), good)
    const input = random(8) === 0 ? (oddity(random) as string) : random(8) === 0 ? letters(random, 500) : text
    return {
      input,
      call: () => game.parse(input),
      judge: (answer) => judge.read(game, answer, judge.record),
    }
  },
}

/** A function of a state, given something that is none. */
const onForged = (
  ask: (material: Material, state: State<Types>, random: Random) => unknown,
  judged: (answer: unknown, material: Material) => judge.Wrong,
): Target => {
  return (material, random) => {
    const input = forged(material, random)
    return { input, call: () => ask(material, input, random), judge: (answer) => judged(answer, material) }
  }
}

const eitherOf = (answer: unknown, { game }: Material): judge.Wrong =>
  judge.read(game, answer, () => undefined)

const FORGED: Readonly<Record<string, Target>> = {
  actors: onForged(({ game }, state) => game.actors(state), judge.list),
  legalActions: onForged(({ game }, state) => game.legalActions(state), judge.list),
  prompt: onForged(({ game, seats }, state, random) => game.prompt(state, pick(random, seats)), judge.option),
  outcome: onForged(({ game }, state) => game.outcome(state), judge.option),
  view: onForged(({ game, seats }, state, random) => game.view(state, pick(random, seats)), judge.record),
  chances: onForged(({ game }, state) => game.chances(state), judge.list),
  encode: onForged(({ game }, state) => game.encode(state), judge.record),
  hash: onForged(({ game }, state) => game.hash(state), judge.text),
  'sampleAction of no state': onForged(({ game }, state) => game.sampleAction(state, () => 0), judge.option),
  'applyAction to no state': onForged(
    ({ game, actions }, state, random) => game.applyAction(state, pick(random, actions)),
    eitherOf,
  ),
  'applyAction of its own to no state': onForged(
    ({ game }, state) => game.applyAction(state, game.legalActions(state)[0]),
    eitherOf,
  ),
  'applyAll to no state': onForged(
    ({ game, actions }, state, random) => game.applyAll(state, [pick(random, actions)]),
    eitherOf,
  ),
  'whyNot of no state': onForged(
    ({ game, actions }, state, random) => game.whyNot(state, pick(random, actions)),
    judge.list,
  ),
}

/** Every function that is tried, by name. */
export const TARGETS: Readonly<Record<string, Target>> = {
  ...READING,
  ...PLAYING,
  ...ASKING,
  ...RECORDS,
  ...FORGED,
}
