/**
 * Things in order to start from, for each game: states of random play with their legal actions, events, saved
 * forms and views; positions, configs, records and texts.
 */
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import { randomFrom, type Game, type GameRecord, type State, type Types } from '../../src/kernel'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { SETTINGS as CARD_GAME_SETTINGS } from '../card-game/properties/settings'
import { SETTINGS } from '../confrontation/properties/settings'
import { deepFreeze, mustRight } from '../kernel/conformance/check'
import type { Act } from '../kernel/conformance/subject'
import { POSITIONS } from '../war-of-the-ring/properties/starts'

/** A game with what is in order in it. All states are deep-frozen. */
export interface Material {
  readonly game: Game<Types>
  readonly seats: ReadonlyArray<string>
  readonly states: ReadonlyArray<State<Types>>
  readonly actions: ReadonlyArray<Act<Types>>
  readonly events: ReadonlyArray<ReadonlyArray<Types['event']>>
  readonly configs: ReadonlyArray<unknown>
  readonly positions: ReadonlyArray<unknown>
  readonly records: ReadonlyArray<GameRecord>
}

type Any = Game<Types>

interface Stretch {
  readonly states: ReadonlyArray<State<Types>>
  readonly actions: ReadonlyArray<Act<Types>>
  readonly events: ReadonlyArray<ReadonlyArray<Types['event']>>
}

/** A stretch of random play. */
const stretch = (game: Any, start: State<Types>, seed: string, length: number): Stretch => {
  const random = randomFrom(seed)
  const [states, actions, events] = [
    [deepFreeze(start)],
    [] as Array<Act<Types>>,
    [] as Array<ReadonlyArray<Types['event']>>,
  ]
  for (let now = start; actions.length < length && now.outcome === null;) {
    const options = game.legalActions(now)
    const action = options[random(options.length)] as Act<Types>
    const next = mustRight(game.applyAction(now, action), 'random play')
    now = next.state
    states.push(deepFreeze(now))
    actions.push(action)
    events.push(next.events)
  }
  return { states, actions, events }
}

const everyNth = <A>(list: ReadonlyArray<A>, nth: number): ReadonlyArray<A> =>
  list.filter((_, place) => place % nth === 0 || place === list.length - 1)

const gathered = (stretches: ReadonlyArray<Stretch>, nth: number): Stretch => ({
  states: stretches.flatMap(({ states }) => everyNth(states, nth)),
  actions: stretches.flatMap(({ actions }) => everyNth(actions, nth)),
  events: stretches.flatMap(({ events }) => everyNth(events, nth)),
})

const recordOf = (game: Any, config: unknown, { actions }: Stretch, length: number): GameRecord =>
  mustRight(game.record(config, actions.slice(0, length)), 'record')

const confrontationMaterial = (): Material => {
  const game = confrontation as unknown as Any
  const configs = everyNth(SETTINGS, 37).map((setting, place) => ({ ...setting, seed: `fuzz ${place}` }))
  const stretches = configs.map((config) => {
    const start = mustRight(game.newGame(config as never), 'newGame')
    return stretch(game, start, config.seed, 450)
  })
  const pieces = { shire: ['frodo-classic', 'gandalf-classic'], mordor: ['orcs-classic', 'balrog'] }
  const positions = [
    { pieces },
    {
      pieces,
      turn: 'fellowship',
      turns: 7,
      revealed: ['balrog'],
      hand: ['sauron-6', 'fellowship-1'],
    },
  ]
  for (const spec of positions) mustRight(game.position(spec), 'position')
  return {
    game,
    seats: ['fellowship', 'sauron', 'first', 'second'],
    ...gathered(stretches, 9),
    configs,
    positions,
    records: configs.map((config, place) => recordOf(game, config, stretches[place] as Stretch, 40)),
  }
}

/** Both editions, each with every number of players, and the expansion with two and with four. */
const WAR_VARIANTS = [
  { chance: 'seeded' },
  { chance: 'manual' },
  { chance: 'seeded', edition: 'second' },
  { chance: 'manual', edition: 'second', players: 3 },
  { chance: 'manual', players: 3 },
  { chance: 'seeded', players: 4 },
  { chance: 'seeded', edition: 'second', players: 4 },
  { chance: 'seeded', twilight: true },
  { chance: 'manual', twilight: true, players: 4 },
] as const

const warMaterial = (): Material => {
  const game = warOfTheRing as unknown as Any
  const configs = WAR_VARIANTS.map((variant, place) => ({ ...variant, seed: `fuzz ${place}` }))
  const fresh = configs.map((config) =>
    stretch(game, mustRight(game.newGame(config as never), 'newGame'), config.seed, 200),
  )
  const positions = Object.values(POSITIONS)
  const later = positions.map((spec, place) => {
    const config = { seed: `fuzz ${place}`, chance: place % 2 === 0 ? 'seeded' : 'manual' }
    return stretch(game, mustRight(game.position({ ...spec, config }), 'position'), config.seed, 120)
  })
  return {
    game,
    seats: game.seats,
    ...gathered([...fresh, ...later], 9),
    configs,
    positions,
    records: configs.map((config, place) => recordOf(game, config, fresh[place] as Stretch, 40)),
  }
}

const cardGameMaterial = (): Material => {
  const game = cardGame as unknown as Any
  const configs = everyNth(CARD_GAME_SETTINGS, 4).map((setting, place) => ({
    ...setting,
    seed: `fuzz ${place}`,
  }))
  const stretches = configs.map((config) =>
    stretch(game, mustRight(game.newGame(config as never), 'newGame'), config.seed, 200),
  )
  const positions = [
    { step: 'location' },
    {
      path: 'caradhras',
      battlegrounds: ['helms-deep'],
      hand: ['aragorn', 'eomer', 'saruman'],
      on: { path: ['frodo-baggins'], 'helms-deep': ['white-hand-orcs'] },
      items: { 'frodo-baggins': ['sting'] },
      tokens: [{ on: 'path', attack: 2 }],
    },
  ]
  for (const spec of positions) mustRight(game.position(spec), 'position')
  return {
    game,
    seats: game.seats,
    ...gathered(stretches, 9),
    configs,
    positions,
    records: configs.map((config, place) => recordOf(game, config, stretches[place] as Stretch, 40)),
  }
}

const battlesMaterial = (): Material => {
  const game = battles as unknown as Any
  const configs = [
    { seed: 'fuzz 0', chance: 'seeded' },
    { seed: 'fuzz 1', chance: 'manual' },
  ]
  const stretches = configs.map((config) =>
    stretch(game, mustRight(game.newGame(config as never), 'newGame'), config.seed, 400),
  )
  const positions = [
    { empty: true, regions: { 'east-fords': { side: 'free', units: { riders: 2 } } } },
    { fate: 4, turn: 3 },
  ]
  for (const spec of positions) mustRight(game.position(spec), 'position')
  return {
    game,
    seats: game.seats,
    ...gathered(stretches, 9),
    configs,
    positions,
    records: configs.map((config, place) => recordOf(game, config, stretches[place] as Stretch, 40)),
  }
}

/** All games. */
export const materials = (): ReadonlyArray<Material> => [
  confrontationMaterial(),
  warMaterial(),
  cardGameMaterial(),
  battlesMaterial(),
]
