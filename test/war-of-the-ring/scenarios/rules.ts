/** Positions for rules and questions that neither random play nor the scenarios of the cards bring about. */
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { RARE } from '../properties/questions'
import type { Scenario } from './scenario'

/** A scenario, and the names of the rules and questions it is for. */
export interface RuleScenario extends Scenario {
  readonly meets: ReadonlyArray<string>
}

/** An Army of the Southrons in Lamedon, too many to be wiped out, with two ways to go. */
const dead: PositionSpec = {
  ...RARE[5],
  armies: {
    ...RARE[5]?.armies,
    erech: {},
    lamedon: { 'southrons-regular': 8 },
    'dol-amroth': { 'southrons-regular': 1 },
  },
  captured: ['lamedon', 'dol-amroth'],
}

/** The Fellowship one step from Edoras, whose people are passive. */
const declares: PositionSpec = {
  turn: 3,
  phase: 'fellowship',
  fellowship: { region: 'westemnet', progress: 1 },
}

/** Southrons who are not at war stand with those of Sauron who attack Osgiliath. */
const mixed: PositionSpec = {
  acting: 'shadow',
  politics: {
    sauron: { steps: 0 },
    southrons: { steps: 1 },
    gondor: { steps: 0, active: true },
  },
  armies: {
    osgiliath: { 'gondor-regular': 2 },
    'south-ithilien': { 'sauron-regular': 3, 'southrons-regular': 2 },
  },
  dice: { 'free-peoples': [], shadow: ['army', 'army', 'army'] },
}

/** All of them. */
export const RULE_SCENARIOS: ReadonlyArray<RuleScenario> = [
  {
    name: 'the Dead drive an Army away',
    meets: ['decide/rout', 'rout'],
    events: ['fp-char-22'],
    battles: [],
    position: dead,
    wishes: {
      once: [
        { kind: 'playEvent', card: 'fp-char-22' },
        { kind: 'goTo', region: 'lamedon' },
      ],
    },
  },
  {
    name: 'the Fellowship comes to Edoras',
    meets: ['politics.declared'],
    events: [],
    battles: [],
    position: declares,
    wishes: { once: [{ kind: 'declare' }, { kind: 'goTo', region: 'edoras' }] },
  },
  {
    name: 'an attack in mixed company',
    meets: ['battle.forcedRearguard'],
    events: [],
    battles: [],
    position: mixed,
    wishes: { once: [{ kind: 'beginAttack' }, { kind: 'attack', from: 'south-ithilien', to: 'osgiliath' }] },
  },
]
