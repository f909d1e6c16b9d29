/**
 * Every function of a game, with the inputs it is tried on and what it must answer.
 */
import * as E from 'fp-ts/lib/Either.js'
import { isState, randomFrom, type State, type Types, type Random } from '../../src/kernel'
import { AHEAD } from './ahead'
import { actionish, aState, decodable, forged, randomish, seatish, viewOf, type Target } from './inputs'
import * as judge from './judges'
import type { Material } from './material'
import { textMutant } from './mutations'
import { letters, oddity, pick } from './oddities'
import { editedSnapshot, playedOn } from './snapshots'

const reading =
  (good: (material: Material, random: Random) => unknown, name: 'newGame' | 'position' | 'decode'): Target =>
  (material, random) => {
    const holds = name === 'decode' ? judge.loadedState : judge.soundState
    const input = decodable(random, () => good(material, random))
    return {
      input,
      call: () => material.game[name](input as never),
      judge: (answer) => judge.readState(material.game, answer, holds),
    }
  }

/** What a game tells of itself. */
const ABOUT: Readonly<Record<string, Target>> = {
  seatsOf: ({ game, configs, seats }, random) => {
    const input = decodable(random, () => pick(random, configs)) as never
    const isSeat = (seat: unknown): boolean => seats.some((one) => one === seat)
    return {
      input,
      call: () => game.seatsOf(input),
      judge: (answer) => (Array.isArray(answer) && answer.every(isSeat) ? undefined : 'no seats'),
    }
  },
  nameOf: ({ game, actions, seats }, random) => {
    const ids = [...Object.values(pick(random, actions)), ...seats]
    const input = (random(2) === 0 ? oddity(random) : pick(random, ids)) as string
    return {
      input,
      call: () => game.nameOf(input),
      judge: (name) => (Object.is(name, input) ? undefined : judge.text(name)),
    }
  },
  say: (material, random) => {
    const { game } = material
    const explained = game.whyNot(aState(material, random), actionish(material, random))[0] ?? {}
    const input = decodable(random, () => explained) as never
    const nameOf = random(2) === 0 ? undefined : ((() => oddity(random)) as never)
    return { input, call: () => game.say(input, nameOf), judge: judge.text }
  },
  schema: ({ game, configs }, random) => {
    const input = decodable(random, () => pick(random, configs)) as never
    const isSchema = (answer: unknown): boolean => Object.keys(Object(answer).frames).length > 0
    return {
      input,
      call: () => game.schema(input),
      judge: (answer) => (isSchema(answer) ? undefined : 'no schema'),
    }
  },
  tell: ({ game, events }, random) => {
    const input = decodable(random, () => pick(random, events)[0] ?? {}) as never
    return { input, call: () => game.tell(input), judge: judge.text }
  },
}

type Deal = (random: Random) => State<Types>

const READING: Readonly<Record<string, Target>> = {
  newGame: reading(({ configs }, random) => pick(random, configs), 'newGame'),
  position: reading(({ positions }, random) => pick(random, positions), 'position'),
  decode: reading((material, random) => material.game.encode(aState(material, random)), 'decode'),
  'decode of an edited snapshot': (material, random) => {
    const { game, seats } = material
    const saved = () => game.encode(aState(material, random))
    const { document } = editedSnapshot(saved(), saved(), random)
    const goesOn = (state: State<Types>): judge.Wrong => void playedOn({ game, seats }, state, random, 12)
    return {
      input: document,
      call: () => game.decode(document),
      judge: (answer) => judge.read(game, answer, goesOn),
    }
  },
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
  sampler: (material, random) => {
    const { game } = material
    const seated = () => ({ state: aState(material, random), seat: seatish(material, random) })
    const changed = decodable(random, () => (random(2) === 0 ? seated() : viewOf(material, random)))
    const input = (random(3) === 0 ? seated() : changed) as never
    const chance = random(2) === 0 ? random : randomish(random)
    return {
      input,
      call: () => game.sampler(input),
      judge: (answer) => judge.read(game, answer, (sample: Deal) => judge.loadedState(game, sample(chance))),
    }
  },
  reseed: (material, random) => {
    const { game } = material
    const input = (random(2) === 0 ? aState(material, random) : decodable(random, () => ({}))) as never
    const chance = random(2) === 0 ? random : randomish(random)
    return {
      input,
      call: () => game.reseed(input, chance),
      judge: (answer) =>
        Object.is(answer, input) || isState(answer) ? undefined : 'neither a state nor what was given',
    }
  },
  read: (material, random) => {
    const { game } = material
    const seen = () => (random(2) === 0 ? aState(material, random) : viewOf(material, random))
    const input = decodable(random, seen) as never
    return {
      input,
      call: () => game.read(input),
      judge: (answer) => judge.read(game, answer, () => undefined),
    }
  },
  hashOfView: (material, random) => {
    const input = decodable(random, () => viewOf(material, random)) as never
    const judged = (answer: unknown): string | undefined =>
      typeof answer === 'string' ? undefined : 'no text'
    return { input, call: () => material.game.hashOfView(input), judge: judged }
  },
  legalActionsOfView: (material, random) => {
    const input = decodable(random, () => viewOf(material, random)) as never
    return { input, call: () => material.game.legalActionsOfView(input), judge: judge.list }
  },
  whyNotOfView: (material, random) => {
    const input = decodable(random, () => viewOf(material, random)) as never
    const action = actionish(material, random)
    return { input, call: () => material.game.whyNotOfView(input, action), judge: judge.list }
  },
}

const PLAYING: Readonly<Record<string, Target>> = {
  applyAction: (material, random) => {
    const { game } = material
    const [state, input] = [aState(material, random), actionish(material, random)]
    return {
      input,
      call: () => game.applyAction(state, input),
      judge: (answer) => judge.read(game, answer, () => judge.wasLegal(game, state, input)),
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
  wayTo: (material, random) => {
    const [state, input] = [aState(material, random), actionish(material, random)]
    return { input, call: () => material.game.wayTo(state, input).rules, judge: judge.list }
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

const isCount = (answer: unknown): judge.Wrong =>
  Number.isInteger(answer) && (answer as number) >= 0 ? undefined : 'no count'

const ASKING: Readonly<Record<string, Target>> = {
  'countLegal of a seat': asking(({ game }, state, seat) => game.countLegal(state, seat), isCount),
  nthLegal: (material, random) => {
    const [state, seat] = [aState(material, random), seatish(material, random)]
    const nth = (random(2) === 0 ? random(40) : oddity(random)) as number
    const asked = random(2) === 0 ? undefined : seat
    return {
      input: [state, nth, asked],
      call: () => material.game.nthLegal(state, nth, asked),
      judge: judge.option,
    }
  },
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
  countLegal: onForged(({ game }, state) => game.countLegal(state), isCount),
  'nthLegal of no state': onForged(({ game }, state) => game.nthLegal(state, 0), judge.option),
  outcome: onForged(({ game }, state) => game.outcome(state), judge.option),
  view: onForged(({ game, seats }, state, random) => game.view(state, pick(random, seats)), judge.record),
  chances: onForged(({ game }, state) => game.chances(state), judge.list),
  wording: onForged(({ game, actions, seats }, state, random) => {
    const { label, nameOf, inPlay } = game.wording(state)
    const action = random(2) === 0 ? pick(random, actions) : (oddity(random) as never)
    const id = (
      random(2) === 0 ? oddity(random) : pick(random, Object.values(pick(random, actions)))
    ) as string
    return [label(action), nameOf(id), String(inPlay(pick(random, seats), id))]
  }, judge.list),
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

/** Every function of a game that is tried, by name. */
export const GAME_TARGETS: Readonly<Record<string, Target>> = {
  ...ABOUT,
  ...READING,
  ...PLAYING,
  ...AHEAD,
  ...ASKING,
  ...RECORDS,
  ...FORGED,
}
