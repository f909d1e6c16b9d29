/**
 * What is wrong with a state, by the rules of its own config.
 */
import { calledFaults, type Keeping } from '../../kernel/called'
import { guarded } from '../../kernel/door'
import type { State } from '../model/bundle'
import * as query from '../query/faults'
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

/** Everything that is wrong with a state; empty when nothing is. */
export const faultsOf = (state: State): ReadonlyArray<string> =>
  guarded(
    ['this is no state of the game'],
    () => {
      const machine = machineOf(state.config)
      return [...query.faultsOf(machine.rules, state), ...calledFaults(machine, state, KEEPING)]
    },
    state,
  )
