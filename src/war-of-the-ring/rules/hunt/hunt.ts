/**
 * The Hunt roll (chapter IX): a die for each of the Shadow in the Hunt box, failed ones again where the
 * Ring-bearers are in bad company, and a tile if any succeeds. Nothing is chosen (ruling OR-25).
 */
import { dieAsked } from '../../../kernel/dice'
import { NO_EVENTS } from '../../../kernel/types'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Here,
  type Step,
} from '../../model/bundle'
import { newTile, type HuntVars } from '../../model/frames'
import { askReaction } from '../effects/reaction'
import { HUNT_DIE, huntDice, huntLevel, huntRerolls, huntSucceeds } from '../../query/hunt'

const count = ({ rules, table }: Here<HuntVars>): Step<HuntVars> => ({
  table,
  events: NO_EVENTS,
  vars: {
    level: huntLevel(table),
    rolling: huntDice(rules, table),
    again: 0,
    failed: 0,
    successes: 0,
    bonus: 0,
  },
})

const rolled = ({ rules, table, vars }: Here<HuntVars>, roll: number): Step<HuntVars> => {
  const success = huntSucceeds(rules, table, roll, vars.bonus)
  return {
    table,
    events: [{ kind: 'HuntDieRolled', rule: 'hunt.level', roll, success, again: false }],
    vars: {
      level: vars.level,
      rolling: vars.rolling - 1,
      again: 0,
      failed: success ? vars.failed : vars.failed + 1,
      successes: success ? vars.successes + 1 : vars.successes,
      bonus: vars.bonus,
    },
  }
}

const countAgain = ({ rules, table, vars }: Here<HuntVars>): Step<HuntVars> => ({
  table,
  events: NO_EVENTS,
  vars: { ...vars, again: Math.min(vars.failed, huntRerolls(rules, table)) },
})

const rolledAgain = ({ rules, table, vars }: Here<HuntVars>, roll: number): Step<HuntVars> => {
  const success = huntSucceeds(rules, table, roll, vars.bonus)
  return {
    table,
    events: [{ kind: 'HuntDieRolled', rule: 'hunt.reroll', roll, success, again: true }],
    vars: {
      level: vars.level,
      rolling: 0,
      again: vars.again - 1,
      failed: success ? vars.failed - 1 : vars.failed,
      successes: success ? vars.successes + 1 : vars.successes,
      bonus: vars.bonus,
    },
  }
}

/** A Hunt for the Ring outside Mordor. */
export const hunt = procedure('hunt', [
  ['level', doing(count)],
  [
    'cards',
    calling(askReaction(1, 'addsToHunt'), (vars: HuntVars, used) => ({
      ...vars,
      bonus: used?.by ?? 0,
    })),
  ],
  [
    'roll',
    drawing(
      ({ vars }) =>
        vars.rolling > 0 ? { name: 'hunt die', rule: 'hunt.level', outcomes: HUNT_DIE } : undefined,
      rolled,
      ({ vars }) => dieAsked('Hunt roll of the Shadow', vars.rolling),
    ),
  ],
  ['nextRoll', jumping('roll', ({ vars }) => vars.rolling > 0)],
  ['rerolls', doing(countAgain)],
  [
    'reroll',
    drawing(
      ({ vars }) =>
        vars.again > 0 ? { name: 'hunt die: re-roll', rule: 'hunt.reroll', outcomes: HUNT_DIE } : undefined,
      rolledAgain,
      ({ vars }) => dieAsked('Hunt re-roll of the Shadow', vars.again),
    ),
  ],
  ['nextReroll', jumping('reroll', ({ vars }) => vars.again > 0)],
  ['tile', calling(({ vars }) => (vars.successes > 0 ? newTile('hunt', vars.successes) : undefined))],
  ['end', returning(() => null)],
])
