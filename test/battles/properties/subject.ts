/**
 * Battles of the War of the Ring as the conformance kit wants it.
 */
import * as E from 'fp-ts/lib/Either.js'
import millBridge from '../../../docs/scenarios/the-mill-bridge.json'
import { battles, type Battles } from '../../../src/battles'
import { actionsOf, SEATS } from '../../../src/battles/model/actions'
import { scenarioOf } from '../../../src/battles/rulesets/rulesets'
import type { Setting, Subject } from '../../kernel/conformance'
import { CHANGES } from './changes'
import { INVARIANTS } from './invariants'

const MILL_BRIDGE = E.getOrElseW(() => {
  throw new Error('the sample of the guide is not in order')
})(battles.scenario(millBridge))

/** Our own scenario, the sample of the guide, which is a user's to the library, and dice given up freely. */
export const SETTINGS: ReadonlyArray<Setting<Battles>> = [
  { chance: 'seeded' },
  { chance: 'manual' },
  { chance: 'seeded', scenario: MILL_BRIDGE },
  { chance: 'seeded', skipsFreely: true },
]

/** What tells how a draw came out: what chance will bring nobody knows. */
const DRAWS: ReadonlySet<unknown> = new Set([
  'BattleDieRolled',
  'CardDrawn',
  'CardShown',
  'DieRolled',
  'EffectDieRolled',
  'HandSeen',
  'RallyDieRolled',
  'StrikeDieRolled',
  'TileDrawn',
  'TokenFlipped',
])

/** What shows what a side had chosen in secret. */
const SHOWN: ReadonlySet<unknown> = new Set(['CombatCardShown', 'DicePickedUp', 'TacticsShown'])

/** What may be shown by one side and not by another. */
const SHOWN_OR_NOT: ReadonlySet<unknown> = new Set(['BattleDieRolled', 'CombatCardShown', 'DicePickedUp'])

const reveals: Subject<Battles>['reveals'] = (one, other) => {
  const kinds = [one?.['kind'], other?.['kind']]
  if (kinds.some((kind) => SHOWN_OR_NOT.has(kind))) return true
  return kinds[0] === kinds[1] && (DRAWS.has(kinds[0]) || SHOWN.has(kinds[0]))
}

const DEFAULT = { seed: '', chance: 'seeded', scenario: 'the-fords-and-the-deep' } as const

/** The whole game from its set-up. */
export const SUBJECT: Subject<Battles> = {
  game: battles,
  actions: actionsOf(scenarioOf(DEFAULT)),
  seats: SEATS,
  seatsOf: () => SEATS,
  settings: SETTINGS,
  common: [{ chance: 'seeded' }],
  longest: 6_000,
  invariants: INVARIANTS,
  changes: CHANGES,
  twoOrMore: {
    'decide/discard': 'one of more than six cards',
    'decide/may': 'a yes or no',
    'decide/part': 'a number, asked for where two are possible',
    'decide/reaction': 'a yes or no, and which card',
    'decide/reroll': 'one of the sets of dice, the empty one among them',
    'decide/tile': 'to draw or not',
    'decide/wayOut': 'to stay or to go',
  },
  notByChance: {
    'decide/position':
      'in our scenario two are open, and in the other the camp is seldom lost: rulebook/shadow.test.ts',
    'decide/tactics': 'a card must bar common tokens when Maneuvers are few: cards/languageOfBattle.test.ts',
    'decide/tokensAside': 'one Army is left, and the die needs the token: rulebook/meetings.test.ts',
  },
  reveals,
}

/** Stretches of a game, as long as most laws want them. */
export const STRETCHES: Subject<Battles> = { ...SUBJECT, longest: 250 }
