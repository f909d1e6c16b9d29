/**
 * Positions that actions lead to: what is described is built and played on with every draw told, whatever its
 * config says of chance; from there on chance is as the config says.
 */
import * as E from 'fp-ts/lib/Either.js'
import { brandState } from '../../../kernel/brand'
import { decodeWith } from '../../../kernel/codec'
import { copyOf } from '../../../kernel/input'
import { malformed, messageOf, type Malformed } from '../../../kernel/door'
import type { Game, Rejection } from '../../../kernel/game'
import { proceed } from '../../../kernel/runner'
import type { State, War } from '../../model/bundle'
import { configCodec } from '../../model/codecs'
import type { Machine } from '../../../kernel/ruleset'
import { readSpec, type PositionSpec } from './spec'

/** A refusal in short: what is malformed, or the rules against it. */
const reasonOf = (rejection: Rejection<War>): string => {
  if (rejection._tag === 'Malformed') return `${rejection.path} ${rejection.problem}`.trim()
  if (rejection._tag === 'GameOver') return 'the game is over'
  const rules = [...new Set(rejection.violations.map(({ rule }) => rule))]
  const problem = rejection._tag === 'Forbidden' ? 'is forbidden' : 'does not answer what is asked'
  return rules.length === 0 ? problem : `${problem} (${rules.join(', ')})`
}

/** Who has more to tell has a record. */
const MOST_ACTIONS = 1000

const playOn = (
  machine: Machine<War>,
  game: Game<War>,
  { actions = [], ...spec }: PositionSpec,
): E.Either<Malformed, State> => {
  const config = decodeWith(configCodec(machine.rules), { seed: 'position', ...spec.config }, 'config.')
  if (E.isLeft(config)) return config
  const first = game.position({ ...spec, config: { ...config.right, chance: 'manual' } })
  if (E.isLeft(first)) return first
  if (actions.length > MOST_ACTIONS)
    return E.left(malformed('actions', `a position is at most ${MOST_ACTIONS} actions away`))
  const played = game.applyAll(first.right, actions)
  if (E.isLeft(played)) return E.left(malformed(`actions.${played.left.index}`, reasonOf(played.left)))
  const reached = { ...played.right.state, config: config.right }
  return E.right(reached.outcome === null ? proceed(machine, reached).state : brandState(reached))
}

/** A game whose positions can also be told by the actions that lead to them. */
export const withPlayedOn = (machine: Machine<War>, game: Game<War>): Game<War> => ({
  ...game,
  position: (input) => {
    try {
      const spec = copyOf(input)
      const read = readSpec(machine.rules, spec)
      return E.isLeft(read) || read.right.actions === undefined
        ? game.position(spec)
        : playOn(machine, game, read.right)
    } catch (error) {
      return E.left(malformed('', `the position cannot be read: ${messageOf(error)}`))
    }
  },
})
