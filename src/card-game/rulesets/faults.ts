/**
 * What is wrong with a state, by the rules of its own config.
 */
import { alike, calledFaults, type Keeping } from '../../kernel/called'
import { guarded } from '../../kernel/door'
import type { State } from '../model/bundle'
import type { Rules } from '../model/config'
import { CYCLE } from '../model/spots'
import * as query from '../query/faults'
import { emptyTable } from '../rules/setUp/game'
import { machineOf } from './rulesets'

/** What changes in frames while they run. Where a text came from may have gone since it began. */
const KEEPING: Keeping = {
  changing: {
    actionStep: ['passed', 'choice'],
    activation: [],
    arrival: ['ability'],
    choosing: ['taken'],
    combat: ['attack', 'defense', 'rest', 'attackers', 'defenders', 'worths', 'lost'],
    cycling: ['left'],
    discarding: ['left', 'card'],
    draw: ['left'],
    eliminating: ['left', 'done', 'card'],
    elimination: ['by'],
    falling: ['doomed', 'saved'],
    forsaking: ['left', 'card'],
    ground: ['battleground'],
    losses: ['seat', 'mate', 'lost'],
    moving: ['to'],
    pathActivation: ['path', 'number'],
    play: [],
    playingApart: ['left', 'down'],
    putting: ['left', 'done', 'card'],
    ringToken: [],
    support: ['pairs'],
    taking: ['left', 'done', 'card'],
    tell: ['seats'],
    text: ['step', 'here', 'that', 'number', 'down'],
    winnowing: [],
  },
  begun: new Set(['arrival@text text', 'text@frame ground', 'text@frame pathActivation']),
}

/** Before the first round nothing has happened but that cards were drawn and cycled. */
const setUpFaults = (rules: Rules, { table, stack, outcome }: State): ReadonlyArray<string> => {
  const isSetUp = (): boolean =>
    alike(emptyTable(rules.cast), table, ['at', 'may']) && table.at.every((spot) => spot <= CYCLE)
  return outcome !== null || stack[1]?.kind === 'round' || isSetUp()
    ? []
    : ['something has happened before the first round']
}

/** Everything that is wrong with a state; empty when nothing is. */
export const faultsOf = (state: State): ReadonlyArray<string> =>
  guarded(['this is no state of the game'], () => {
    const machine = machineOf(state.config)
    return [
      ...query.faultsOf(machine.rules, state),
      ...setUpFaults(machine.rules, state),
      ...calledFaults(machine, state, KEEPING),
    ]
  })
