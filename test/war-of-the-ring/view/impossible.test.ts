/**
 * Positions in the midst of something that no table could show: each is refused with the field and the rule.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { warOfTheRing } from '../../../src/war-of-the-ring'
import { free, shadow } from '../support/play'
import { battle, DICE, FIELD, hunt, MOVED } from './scenes'
import { atWar } from '../support/atWar'

/** What is wrong with a description, as path and problem. */
const wrongWith = (spec: unknown): string => {
  const placed = warOfTheRing.position(spec)
  return E.isRight(placed) ? 'nothing' : `${placed.left.path}: ${placed.left.problem}`
}

const IMPOSSIBLE: ReadonlyArray<readonly [string, unknown, RegExp]> = [
  ['something unknown', { pending: { kind: 'feast' } }, /^pending: .*feast/],
  ['half a battle', { pending: { kind: 'battle', die: 'army', by: 'shadow' } }, /^pending: .*from/],
  ['a field that does not belong', hunt({ round: 2 }), /^pending\.round: .*no such field/],
  ['a battle before the roll', { ...FIELD, dice: undefined, phase: 'fellowship' }, /^dice|turn\.actions/],
  ['no dice', { pending: { kind: 'hunt', die: 'character' } }, /^pending: .*turn\.actions/],
  ['an attack on nobody', battle(FIELD, { to: 'pelargir' }), /^pending: .*battle\.targets/],
  ['an attack by who is not at war', { ...FIELD, politics: atWar('gondor') }, /^pending: .*battle\.atWar/],
  ['an attack with a Muster', battle(FIELD, { die: 'muster' }), /^pending\.as: .*battle\.start/],
  ['a die used as another', battle(FIELD, { as: 'character' }), /^pending\.as: .*die\.faces/],
  ['round 0', battle(FIELD, { round: 0 }), /^pending\.round: .*battle\.steps/],
  ['hits before the roll', battle(FIELD, { hits: { shadow: 1 } }), /^pending\.hits: .*battle\.steps/],
  [
    'more hits than dice',
    battle(FIELD, { stage: 'losses', hits: { 'free-peoples': 5 } }),
    /^pending\.hits: .*battle\.combatRoll/,
  ],
  [
    'a rearguard of strangers',
    battle(FIELD, { rearguard: { 'gondor-regular': 1 } }),
    /^pending\.rearguard: .*battle\.rearguard/,
  ],
  [
    'a rearguard of everybody',
    battle(FIELD, { rearguard: { 'sauron-regular': 5, 'sauron-elite': 1 } }),
    /^pending\.rearguard: .*battle\.rearguard/,
  ],
  [
    'a rearguard of a Nazgûl alone',
    battle(FIELD, { rearguard: { nazgul: 1 } }),
    /^pending\.rearguard: .*battle\.rearguard/,
  ],
  [
    'defenders who are passive',
    {
      ...FIELD,
      politics: atWar('sauron'),
      armies: {
        'south-ithilien': { 'sauron-regular': 2 },
        osgiliath: { 'rohan-regular': 1 },
      },
    },
    /^politics\.rohan: .*politics\.attacked/,
  ],
  ['an attack out of turn', { ...FIELD, acting: 'free-peoples' }, /^acting: .*turn\.actions/],
  [
    'a Fellowship that has not moved',
    { ...MOVED, fellowship: {} },
    /^fellowship\.progress: .*fellowship\.move/,
  ],
  [
    'a Fellowship that is Revealed',
    { ...MOVED, fellowship: { revealed: true } },
    /^fellowship\.revealed: .*fellowship\.move/,
  ],
  ['nobody to hunt', { ...MOVED, huntBox: {} }, /^huntBox\.shadow: .*hunt\.level/],
  [
    'a roll in Mordor',
    { ...MOVED, fellowship: { mordor: 0, tried: true } },
    /^pending\.kind: .*mordor\.move/,
  ],
  ['a tile without a try', { ...MOVED, fellowship: { mordor: 0 } }, /^fellowship\.tried: .*mordor\.move/],
  ['a Muster that moves', hunt({ die: 'muster' }), /^pending\.as: .*die\.character/],
  ['a tile still in the pool', hunt({ kind: 'tile', tile: 'standard-2' }), /^pending\.tile: .*hunt\.pool/],
  [
    'a special tile outside Mordor',
    { ...hunt({ kind: 'tile', tile: 'elven-rope' }), huntTiles: { drawn: { 'elven-rope': 1 } } },
    /^pending\.tile: .*hunt\.specialTiles/,
  ],
  [
    'more successes than dice',
    hunt({ kind: 'tile', tile: 'standard-3', successes: 5 }),
    /^pending\.successes: .*hunt\.success/,
  ],
  [
    'no success at all',
    hunt({ kind: 'tile', tile: 'standard-3', successes: 0 }),
    /^pending\.successes: .*hunt\.success/,
  ],
  [
    'more damage than the tile does',
    hunt({ kind: 'tile', tile: 'standard-3', damage: 4 }),
    /^pending\.damage: .*hunt\.damage/,
  ],
  [
    'a casualty before any damage',
    hunt({ kind: 'tile', tile: 'standard-3', casualty: true }),
    /^pending\.damage: .*hunt\.casualty/,
  ],
  ['a Ring that nobody used', { dice: DICE, pending: { kind: 'ring' } }, /^ringUsed: .*elvenRings\.use/],
  [
    'two hands above the limit',
    {
      phase: 'draw',
      hands: {
        'free-peoples': [1, 2, 3, 4, 5, 6, 7].map((number) => `fp-char-0${number}`),
        shadow: [1, 2, 3, 4, 5, 6, 7].map((number) => `sh-char-0${number}`),
      },
    },
    /^hands: .*events\.handLimit/,
  ],
  [
    'nine cards',
    { phase: 'draw', hands: { shadow: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `sh-char-0${number}`) } },
    /^cards\.hands: .*events\.handLimit/,
  ],
  [
    'a roll of the Shadow before that of the Free Peoples',
    { phase: 'action-roll', dice: { shadow: ['army'] } },
    /^dice\.shadow: .*turn\.actionRoll/,
  ],
  [
    'a roll that is over',
    {
      phase: 'action-roll',
      huntBox: { shadow: 7 },
      dice: { 'free-peoples': ['event', 'event', 'event', 'event'] },
    },
    /^dice: .*turn\.actionRoll/,
  ],
  ['the Shadow acting first', { acting: 'shadow' }, /^acting: .*turn\.actions/],
  [
    'a declaration that has not come yet',
    { phase: 'draw', fellowship: { declared: true } },
    /^fellowship\.declared: .*turn\.fellowshipPhase/,
  ],
  [
    'Progress after a declaration',
    { phase: 'hunt-allocation', fellowship: { declared: true, progress: 1 } },
    /^fellowship\.progress: .*fellowship\.declare/,
  ],
  [
    'a special tile whose card is in a hand',
    { huntTiles: { waiting: { 'elven-rope': 1 } }, hands: { 'free-peoples': ['fp-char-02'] } },
    /^tiles: .*fp-char-02.*hunt\.specialTiles/,
  ],
  [
    'a forbidden action',
    { phase: 'hunt-allocation', actions: [shadow({ kind: 'allocate', dice: 8 })] },
    /^actions\.0: /,
  ],
  [
    'an action that is not asked for',
    { phase: 'hunt-allocation', actions: [free({ kind: 'declare' })] },
    /^actions\.0: does not answer/,
  ],
  ['something that is no action', { phase: 'hunt-allocation', actions: [7] }, /^actions\.0: /],
  [
    'an action after the end',
    {
      ...hunt({ kind: 'tile', tile: 'standard-3' }),
      fellowship: { region: 'hollin', progress: 3, corruption: 10 },
      actions: [free({ kind: 'takeCorruption' }), shadow({ kind: 'pass' })],
    },
    /^actions\.1: the game is over/,
  ],
]

describe('a position in the midst of something is refused', () => {
  it.each(IMPOSSIBLE)('with %s', (_, spec, problem) => {
    expect(wrongWith(spec)).toMatch(problem)
  })
})
