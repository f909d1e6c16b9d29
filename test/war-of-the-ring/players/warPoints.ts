/** Decision points of chapter XI: of battles and of the Hunt. */
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { dice } from '../support/play'
import { die, fights, one, shadowActs, type Moves, type Point } from './points'
import { ALL_AT_WAR } from '../support/atWar'

/** Saruman attacks Gondor and Rohan, who have as many units and no Elites: Gondor leads and commands. */
const BATTLE: PositionSpec = {
  ...shadowActs('saruman', 'army'),
  politics: ALL_AT_WAR,
  armies: {
    'north-ithilien': { 'southrons-regular': 3, 'southrons-elite': 2 },
    osgiliath: { 'gondor-regular': 2, 'rohan-regular': 2 },
  },
}
const ATTACK = fights('north-ithilien', 'osgiliath')
const MISSES = dice(1, 1, 1, 1, 1, 1, 1, 1, 1)
/** Gondor attacks two Armies of the Shadow, of which the Witch-king's has more units. */
const ATTACKED: PositionSpec = {
  politics: ALL_AT_WAR,
  dice: { 'free-peoples': ['muster-army'], shadow: ['army'] },
  places: { 'free-peoples': 'gondor' },
  armies: {
    osgiliath: { 'gondor-elite': 5 },
    'north-ithilien': { 'sauron-regular': 4, 'southrons-regular': 3 },
  },
}
const ON: Moves = [
  { kind: 'beginAttack', die: 'muster-army', as: 'army' },
  { kind: 'attack', from: 'osgiliath', to: 'north-ithilien' },
  { kind: 'bringAll' },
]
const SIEGE: PositionSpec = {
  ...shadowActs('saruman', 'army'),
  politics: ALL_AT_WAR,
  armies: { 'minas-tirith': { 'southrons-regular': 3, 'southrons-elite': 3 } },
  besieged: { 'minas-tirith': { 'gondor-regular': 2 } },
}
const HUNT: PositionSpec = { dice: one('character'), huntBox: { shadow: 1 } }
const MOVE: Moves = [{ kind: 'moveFellowship', ...die('character') }]
const MORIA: PositionSpec = {
  phase: 'fellowship',
  fellowship: { region: 'hollin', progress: 2 },
  onTable: { saruman: ['sh-char-17'] },
}

const WITHDRAWAL: PositionSpec = {
  ...shadowActs('saruman', 'army'),
  politics: ALL_AT_WAR,
  armies: {
    osgiliath: { 'southrons-regular': 4 },
    'minas-tirith': { 'gondor-regular': 3, 'gondor-elite': 1, 'rohan-regular': 3 },
  },
}
const STORM = fights('osgiliath', 'minas-tirith')
const ROUTED: PositionSpec = {
  ...ATTACKED,
  armies: {
    osgiliath: { 'gondor-elite': 5 },
    'north-ithilien': { 'southrons-regular': 4, 'southrons-elite': 1 },
    'dead-marshes': { 'sauron-regular': 7, 'sauron-elite': 1 },
  },
}
const HIT = dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1)

/** Battles. */
export const BATTLES: ReadonlyArray<Point> = [
  ['6.8', 'who attacks', BATTLE, ATTACK.slice(0, 1), 'saruman decide/attack'],
  ['6.8', 'who stays out of it', BATTLE, ATTACK.slice(0, 2), 'saruman decide/party'],
  ['6.10', 'field or siege', WITHDRAWAL, STORM, 'gondor decide/withdraw'],
  ['6.10', 'who advances to a siege', WITHDRAWAL, [...STORM, { kind: 'withdraw' }], 'saruman decide/party'],
  [
    '6.10',
    'units above five',
    WITHDRAWAL,
    [...STORM, { kind: 'withdraw' }, { kind: 'bringAll' }],
    'gondor decide/excess',
  ],
  [
    '6.11',
    'the silence of the Nazgûl',
    {
      ...BATTLE,
      armies: { ...BATTLE.armies, 'north-ithilien': { 'southrons-regular': 3, nazgul: 1 } },
      characters: { 'gandalf-the-grey': 'replaced', 'gandalf-the-white': 'osgiliath' },
    },
    ATTACK,
    'gondor decide/silence',
  ],
  [
    '6.12',
    'a Combat card of the attacker',
    { ...BATTLE, hands: { saruman: ['sh-strat-09'], 'witch-king': ['sh-strat-10'] } },
    ATTACK,
    'saruman decide/combatCard',
  ],
  [
    '6.12',
    'a Combat card of the defender',
    { ...BATTLE, hands: { gondor: ['fp-char-01'], rohan: ['fp-char-02'] } },
    ATTACK,
    'gondor decide/combatCard',
  ],
  [
    '6.13',
    'cards chosen at once',
    { ...BATTLE, hands: { saruman: ['sh-strat-09'], gondor: ['fp-strat-01'] } },
    [...ATTACK, { kind: 'declareCard' }, { kind: 'declareCard' }],
    'saruman+gondor decide/commit',
  ],
  [
    '6.14',
    'hits that a Combat card deals to one’s own',
    { ...BATTLE, hands: { saruman: ['sh-strat-04'] } },
    [...ATTACK, { kind: 'declareCard' }, { kind: 'commit', card: 'sh-strat-04' }],
    'saruman decide/number',
  ],
  [
    '6.16',
    'and after the losses',
    { ...BATTLE, hands: { saruman: ['sh-strat-19'] } },
    [...ATTACK, { kind: 'declareCard' }, { kind: 'commit', card: 'sh-strat-19' }, MISSES],
    'saruman decide/number',
  ],
  ['6.15', 'losses of two Armies attacked', ATTACKED, [...ON, HIT], 'witch-king decide/casualties'],
  ['6.17', 'ceasing', BATTLE, [...ATTACK, MISSES], 'saruman decide/cease'],
  ['6.18', 'a retreat', BATTLE, [...ATTACK, MISSES, { kind: 'fight' }], 'gondor decide/retreat'],
  [
    '6.19',
    'a siege prolonged',
    SIEGE,
    [...fights('minas-tirith', 'minas-tirith'), dice(1, 1, 1, 1, 1, 1, 1)],
    'saruman decide/extend',
  ],
  [
    '6.20',
    'an advance',
    { ...BATTLE, armies: { ...BATTLE.armies, osgiliath: { 'gondor-regular': 1 } } },
    [...ATTACK, dice(6, 1, 1, 1, 1, 1)],
    'saruman decide/party',
  ],
  [
    '6.5',
    'too many of two Armies',
    ROUTED,
    [
      ...ON,
      HIT,
      { kind: 'lose', piece: 'southrons-regular' },
      { kind: 'fight' },
      { kind: 'retreat', to: 'dead-marshes' },
      { kind: 'pass' },
      { kind: 'pass' },
    ],
    'saruman decide/excess',
  ],
  [
    '11.4',
    'and then the other',
    ROUTED,
    [
      ...ON,
      HIT,
      { kind: 'lose', piece: 'southrons-regular' },
      { kind: 'fight' },
      { kind: 'retreat', to: 'dead-marshes' },
      { kind: 'pass' },
      { kind: 'pass' },
      { kind: 'remove', piece: 'southrons-regular' },
    ],
    'witch-king decide/excess',
  ],
  [
    '11.5',
    'a mixed Army in the second round',
    { ...BATTLE, armies: { ...BATTLE.armies, osgiliath: { 'gondor-regular': 2, 'rohan-regular': 2 } } },
    [
      ...ATTACK,
      dice(6, 1, 1, 1, 1, 1, 1, 1, 1),
      { kind: 'lose', piece: 'gondor-regular' },
      { kind: 'fight' },
      { kind: 'fight' },
      dice(6, 1, 1, 1, 1, 1, 1, 1),
    ],
    'rohan decide/casualties',
  ],
]

/** The Hunt, and what answers it. */
export const HUNTS: ReadonlyArray<Point> = [
  [
    '5.4',
    'a card of the Shadow on the table',
    MORIA,
    [{ kind: 'declare' }, { kind: 'goTo', region: 'moria' }, { kind: 'goTo', region: 'dimrill-dale' }],
    'saruman decide/reaction',
  ],
  [
    '8.1',
    'what answers a declaration',
    { ...MORIA, onTable: { 'witch-king': ['sh-char-17'] } },
    [{ kind: 'declare' }, { kind: 'goTo', region: 'moria' }, { kind: 'goTo', region: 'dimrill-dale' }],
    'witch-king decide/reaction',
  ],
  [
    '8.5',
    'the way of a Fellowship revealed',
    { ...HUNT, fellowship: { region: 'hollin', progress: 1 } },
    [...MOVE, dice(6, 'standard-1-reveal'), { kind: 'takeCorruption' }],
    'gondor decide/path',
  ],
  [
    '9.1',
    'a card before the roll',
    { ...HUNT, onTable: { 'witch-king': ['sh-char-16'] } },
    MOVE,
    'witch-king decide/reaction',
  ],
  [
    '9.3',
    'a card against the draw',
    { ...HUNT, onTable: { rohan: ['fp-char-08'] } },
    [...MOVE, dice(6)],
    'gondor decide/reaction',
  ],
  [
    '9.4',
    'a card against the tile',
    { ...HUNT, onTable: { rohan: ['fp-char-05'] } },
    [...MOVE, dice(6, 'standard-2')],
    'gondor decide/reaction',
  ],
  [
    '9.5',
    'a card against damage',
    { ...HUNT, onTable: { rohan: ['fp-char-06'] } },
    [...MOVE, dice(6, 'standard-2')],
    'gondor decide/damage',
  ],
  ['9.6', 'the damage', HUNT, [...MOVE, dice(6, 'standard-2')], 'gondor decide/damage'],
  [
    '9.7',
    'where he goes whom the Hunt parts from the Fellowship',
    {
      ...HUNT,
      fellowship: { region: 'hollin', guide: 'meriadoc' },
      characters: {
        'gandalf-the-grey': 'eliminated',
        strider: 'bree',
        boromir: 'eliminated',
        legolas: 'eliminated',
        gimli: 'eliminated',
      },
    },
    [...MOVE, dice(6, 'standard-1'), { kind: 'guideLeaves' }],
    'gondor decide/parted',
  ],
  [
    '9.8',
    'a card about the way of a reveal',
    { ...HUNT, fellowship: { region: 'hollin', progress: 1 }, onTable: { 'witch-king': ['sh-char-17'] } },
    [
      ...MOVE,
      dice(6, 'standard-1-reveal'),
      { kind: 'takeCorruption' },
      { kind: 'goTo', region: 'moria' },
      { kind: 'goTo', region: 'dimrill-dale' },
    ],
    'witch-king decide/reaction',
  ],
  [
    '9.9',
    'a card after a casualty',
    {
      ...HUNT,
      onTable: { 'witch-king': ['sh-char-15'] },
      hands: { gondor: ['fp-char-01'], rohan: ['fp-char-02'] },
    },
    [...MOVE, dice(6, 'standard-2'), { kind: 'loseGuide' }],
    'witch-king decide/forfeit',
  ],
]
