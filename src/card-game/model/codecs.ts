/** The codec of the config. */
import * as t from 'io-ts/lib/index.js'
import { formed, oneOf } from '../../kernel/codec'
import { objectForm } from '../../kernel/fields'
import { noField } from '../../kernel/near'
import type { Config } from './config'
import { PLAYER_NUMBERS, SCENARIO_IDS, type PlayerNumber, type ScenarioId } from './ids'

/** How many people play a scenario, the usual number first. */
export const PLAYERS_OF: Readonly<Record<ScenarioId, ReadonlyArray<PlayerNumber>>> = {
  trilogy: [4, 3, 2],
  'duel-2': [2],
  'duel-3': [3],
  fellowship: [2],
}

const isPlayerNumber = (u: unknown): u is PlayerNumber => PLAYER_NUMBERS.some((number) => number === u)

const players: t.Type<PlayerNumber, unknown> = formed(
  new t.Type(
    'a number of players: 2, 3 or 4 (setUp.scenario)',
    isPlayerNumber,
    (u, context) => (isPlayerNumber(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  ),
  { enum: PLAYER_NUMBERS },
)

const fullConfig = t.type(
  {
    seed: t.string,
    chance: oneOf('chance', ['seeded', 'manual']),
    scenario: oneOf('a scenario (setUp.scenario)', SCENARIO_IDS),
    players,
    promos: t.boolean,
  },
  'config',
)

const FIELDS: ReadonlyArray<string> = Object.keys(fullConfig.props)

/** The field that does not fit the scenario, and why. */
const misfit = ({ scenario, players: number, promos }: Config) => {
  if (!PLAYERS_OF[scenario].includes(number))
    return { field: 'players', type: players, problem: `${scenario} is not for ${number} (setUp.scenario)` }
  return promos && scenario === 'fellowship'
    ? { field: 'promos', type: t.boolean, problem: 'the decks of fellowship are listed (setUp.decks)' }
    : undefined
}

const usualNumber = (scenario: unknown): unknown =>
  PLAYERS_OF[SCENARIO_IDS.find((id) => id === scenario) ?? 'trilogy'][0]

/** The config; missing fields take their defaults, unknown ones are refused. */
export const configCodec: t.Type<Config, unknown> = formed(
  new t.Type(
    'config',
    (u): u is Config => fullConfig.is(u),
    (u, context) => {
      if (typeof u !== 'object' || u === null || Array.isArray(u)) return t.failure(u, context)
      const unknown = Object.keys(u).find((key) => !FIELDS.includes(key))
      if (unknown !== undefined) return t.failure(u, context, noField(unknown, FIELDS))
      const given: Partial<Config> = u
      const { scenario = 'trilogy' } = given
      const config = { chance: 'seeded', promos: false, players: usualNumber(scenario), ...given, scenario }
      const read = fullConfig.validate(config, context)
      if (read._tag === 'Left') return read
      const { seed, chance, promos } = read.right
      const full: Config = {
        seed,
        chance,
        scenario: read.right.scenario,
        players: read.right.players,
        promos,
      }
      const fault = misfit(full)
      if (fault === undefined) return t.success(full)
      const { field, type, problem } = fault
      return t.failure(u, t.appendContext(context, field, type), problem)
    },
    t.identity,
  ),
  objectForm(fullConfig.props, ['seed']),
)
