/**
 * Decision points of chapter XI: of the turn, of cards and of marches. By default it is the first turn, in
 * which Gondor and the Witch-king lead and Rohan and Saruman act first, so that who is on turn, who leads and
 * who commands are different players.
 */
import type { DieFace, PositionSpec } from '../../../src/war-of-the-ring'
import { dice, type Said, type Script } from '../support/play'
import { ALL_AT_WAR } from '../support/atWar'

/** What happens, said by whoever is asked. */
export type Moves = ReadonlyArray<Said | Script>
/** A decision point: its number, what it is about, a position of four, what happens, and who is asked. */
export type Point = readonly [dp: string, about: string, spec: PositionSpec, moves: Moves, asked: string]

/** A die used as what it shows. */
export const die = <F extends DieFace>(face: F): { readonly die: F; readonly as: F } => ({
  die: face,
  as: face,
})
/** A die of either side. */
export const one = (face: string): NonNullable<PositionSpec['dice']> =>
  ({ 'free-peoples': [face], shadow: [face] }) as never
/** A partner of the Shadow is on turn. */
export const shadowActs = (seat: 'witch-king' | 'saruman', face: string): PositionSpec => ({
  acting: 'shadow',
  dice: { shadow: [face] } as never,
  places: { shadow: seat },
})
/** An attack with everybody. */
export const fights = (from: string, to: string): Moves =>
  [{ kind: 'beginAttack', ...die('army') }, { kind: 'attack', from, to }, { kind: 'bringAll' }] as never

/** The turn. */
export const TURN: ReadonlyArray<Point> = [
  [
    '4.1',
    'cards above the limit',
    {
      dice: one('event'),
      hands: {
        gondor: ['fp-char-05', 'fp-char-06'],
        rohan: ['fp-char-01', 'fp-char-02', 'fp-char-03', 'fp-char-04'],
      },
    },
    [{ kind: 'drawEvent', deck: 'strategy', ...die('event') }, dice('fp-strat-01')],
    'rohan decide/discard',
  ],
  ['4.2', 'a declaration', { phase: 'fellowship' }, [], 'gondor decide/declare'],
  [
    '4.2',
    'its path',
    { phase: 'fellowship', fellowship: { region: 'rivendell', progress: 2 } },
    [{ kind: 'declare' }],
    'gondor decide/path',
  ],
  ['4.3', 'the Guide', { phase: 'fellowship' }, [{ kind: 'pass' }], 'gondor decide/guide'],
  ['4.4', 'dice for the Hunt box', { phase: 'hunt-allocation' }, [], 'witch-king decide/allocation'],
  ['4.6', 'an action of the Free Peoples', { dice: one('event') }, [], 'rohan decide/action'],
  ['4.6', 'an action of the Shadow', shadowActs('saruman', 'event'), [], 'saruman decide/action'],
  [
    '4.7',
    'a card paid to end another',
    {
      ...shadowActs('saruman', 'event'),
      onTable: { gondor: ['fp-strat-02'] },
      hands: {
        saruman: ['sh-strat-06', 'sh-strat-07', 'sh-char-18', 'sh-char-19'],
        'witch-king': ['sh-strat-08'],
      },
    },
    [{ kind: 'endCard', card: 'fp-strat-02', ...die('event') }],
    'saruman decide/price',
  ],
  [
    '8.2',
    'the Guide at the end of the phase',
    { turn: 2, phase: 'fellowship' },
    [{ kind: 'pass' }],
    'rohan decide/guide',
  ],
  [
    '11.1',
    'the deck to draw from',
    { turn: 2, phase: 'draw', acting: 'shadow' },
    [],
    'witch-king decide/bonus',
  ],
  [
    '11.1',
    'the wish to swap',
    {
      turn: 2,
      phase: 'draw',
      acting: 'shadow',
      hands: { 'witch-king': ['sh-char-01'], saruman: ['sh-char-02'] },
    },
    [
      { kind: 'drawFrom', deck: 'strategy' },
      dice('sh-strat-01'),
      { kind: 'drawFrom', deck: 'strategy' },
      dice('sh-strat-02'),
    ],
    'witch-king+saruman decide/agree',
  ],
  ['11.2', 'an opportunity', { turn: 2, dice: one('event') }, [], 'gondor decide/action'],
  ['11.6', 'affairs of the side', { turn: 2, phase: 'hunt-allocation' }, [], 'saruman decide/allocation'],
]

/** Cards, and who comes in. */
export const CARDS: ReadonlyArray<Point> = [
  [
    '5.2',
    'a choice of who plays a card',
    { dice: one('event'), hands: { rohan: ['fp-strat-08'] } },
    [{ kind: 'playEvent', card: 'fp-strat-08', ...die('event') }],
    'rohan decide/nation',
  ],
  [
    '5.2',
    'a figure of a Nation lost to a card',
    {
      ...shadowActs('saruman', 'event'),
      hands: { saruman: ['sh-strat-06'] },
      armies: { dale: { 'north-regular': 1, 'north-leader': 1 } },
      characters: { gimli: 'dale' },
    },
    [
      { kind: 'playEvent', card: 'sh-strat-06', ...die('event') },
      { kind: 'nameNation', nation: 'north' },
    ],
    'rohan decide/sacrifice',
  ],
  [
    '5.2',
    'Companions whom a card parts from the Fellowship',
    {
      ...shadowActs('saruman', 'event'),
      hands: { saruman: ['sh-char-14'] },
      fellowship: { region: 'hollin', revealed: true },
    },
    [{ kind: 'playEvent', card: 'sh-char-14', ...die('event') }, dice('standard-2')],
    'gondor decide/group',
  ],
  [
    '5.2',
    'a Companion drawn by a card',
    {
      ...shadowActs('saruman', 'event'),
      hands: { saruman: ['sh-char-13'] },
      fellowship: { region: 'hollin', revealed: true },
    },
    [{ kind: 'playEvent', card: 'sh-char-13', ...die('event') }, dice('gimli')],
    'gondor decide/randomCompanion',
  ],
  [
    '5.3',
    'hits of a card on two Armies',
    {
      dice: one('event'),
      places: { 'free-peoples': 'gondor' },
      hands: { gondor: ['fp-strat-06'] },
      armies: { osgiliath: { 'sauron-regular': 4, 'southrons-regular': 3 } },
    },
    [{ kind: 'playEvent', card: 'fp-strat-06', ...die('event') }, dice(6, 1, 1)],
    'witch-king decide/casualties',
  ],
  [
    '6.1',
    'recruits',
    { politics: ALL_AT_WAR, dice: one('muster') },
    [{ kind: 'beginRecruiting', ...die('muster') }],
    'rohan decide/recruit',
  ],
  [
    '6.2',
    'where a Minion comes in',
    {
      ...shadowActs('witch-king', 'muster'),
      politics: ALL_AT_WAR,
      characters: { 'witch-king': 'minas-morgul' },
    },
    [{ kind: 'bringCharacter', character: 'mouth-of-sauron', ...die('muster') }],
    'witch-king decide/entry',
  ],
]

/** Marches, Companions and Nazgûl. */
export const MARCHES: ReadonlyArray<Point> = [
  [
    '6.3',
    'a march',
    {
      politics: ALL_AT_WAR,
      dice: one('muster-army'),
      armies: { edoras: { 'rohan-regular': 2 }, folde: { 'rohan-regular': 1 } },
    },
    [{ kind: 'moveArmies', die: 'muster-army', as: 'army' }],
    'rohan decide/march',
  ],
  [
    '6.4',
    'a second march',
    {
      politics: ALL_AT_WAR,
      dice: one('muster-army'),
      armies: { edoras: { 'rohan-regular': 1 }, folde: { 'rohan-regular': 1 } },
    },
    [
      { kind: 'moveArmies', die: 'muster-army', as: 'army' },
      { kind: 'march', from: 'edoras', to: 'westemnet' },
    ],
    'rohan decide/march',
  ],
  [
    '6.6',
    'Companions on the map',
    { dice: one('character'), characters: { gimli: 'bree', legolas: 'dale' } },
    [{ kind: 'moveCharacters', ...die('character') }],
    'rohan decide/traveller',
  ],
  [
    '6.7',
    'Nazgûl',
    {
      ...shadowActs('saruman', 'character'),
      armies: { 'dol-guldur': { nazgul: 1, 'sauron-regular': 1 }, moria: { nazgul: 1, 'sauron-regular': 1 } },
    },
    [{ kind: 'moveCharacters', ...die('character') }],
    'saruman decide/traveller',
  ],
  [
    '8.4',
    'Companions who leave the Fellowship',
    { dice: one('character') },
    [{ kind: 'separate', ...die('character') }],
    'rohan decide/group',
  ],
  [
    '8.4',
    'and where they go',
    { dice: one('character') },
    [{ kind: 'separate', ...die('character') }, { kind: 'join', character: 'gimli' }, { kind: 'done' }],
    'rohan decide/destination',
  ],
  [
    '8.3',
    'a Guide later',
    { dice: one('character'), characters: { 'gandalf-the-grey': 'eliminated' } },
    [
      { kind: 'separate', ...die('character') },
      { kind: 'join', character: 'strider' },
      { kind: 'done' },
      { kind: 'goTo', region: 'bree' },
    ],
    'gondor decide/guide',
  ],
  [
    '11.3',
    'Armies that have met',
    {
      ...shadowActs('saruman', 'army'),
      politics: ALL_AT_WAR,
      armies: { gorgoroth: { 'sauron-regular': 2 }, nurn: { 'southrons-regular': 2 } },
    },
    [
      { kind: 'moveArmies', ...die('army') },
      { kind: 'march', from: 'nurn', to: 'gorgoroth' },
      { kind: 'bringAll' },
    ],
    'witch-king+saruman decide/agree',
  ],
]
