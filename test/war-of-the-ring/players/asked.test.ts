/**
 * The decision points of chapter XI one by one: in a game for four and in one for three, who is asked. By
 * default it is the first turn, in which Gondor and the Witch-king lead and Rohan and Saruman act first, so
 * that who is on turn, who leads and who commands are different players.
 */
import { describe, expect, it } from 'vitest'
import {
  warOfTheRing,
  type DieFace,
  type PositionSpec,
  type Seat,
  type State,
} from '../../../src/war-of-the-ring'
import { after, asked, dice, offered, type Said, type Script } from '../support/play'
import { FOUR_MACHINE, SECOND_MACHINE } from '../support/base'
import { DUE } from './asked'
import { among, by, WAR } from './partners'

type Moves = ReadonlyArray<Said | Script>
/** A decision point: its number, what it is about, a position of four, what happens, and who is asked then. */
type Point = readonly [dp: string, about: string, spec: PositionSpec, moves: Moves, asked: string]

const FREE: ReadonlyArray<string> = ['gondor', 'rohan']

type Hands = NonNullable<PositionSpec['hands']>
const together = (hands: Hands | undefined): Hands | undefined =>
  hands === undefined
    ? undefined
    : {
        ...Object.fromEntries(Object.entries(hands).filter(([seat]) => !FREE.includes(seat))),
        'free-peoples': FREE.flatMap((seat) => hands[seat as Seat] ?? []),
      }

/** A position of four as one of three: the Free Peoples are one player's. */
const ofThree = (spec: PositionSpec): PositionSpec => {
  const { hands, onTable, places, ...rest } = spec
  const shadow = places?.shadow
  return {
    ...rest,
    ...(hands === undefined ? {} : { hands: together(hands) ?? {} }),
    ...(onTable === undefined ? {} : { onTable: together(onTable) ?? {} }),
    ...(shadow === undefined ? {} : { places: { shadow } }),
  }
}

/** What happens, said by whoever is asked. */
const played = (state: State, moves: Moves): State =>
  moves.reduce<State>((now, move) => {
    if ('script' in move) return after(now, move)
    const [seat] = warOfTheRing.actors(now)
    return after(now, by(seat as Seat, move))
  }, state)

const die = <F extends DieFace>(face: F): { readonly die: F; readonly as: F } => ({ die: face, as: face })
const one = (face: string): NonNullable<PositionSpec['dice']> =>
  ({ 'free-peoples': [face], shadow: [face] }) as never
const shadowActs = (seat: 'witch-king' | 'saruman', face: string): PositionSpec => ({
  acting: 'shadow',
  dice: { shadow: [face] } as never,
  places: { shadow: seat },
})
const fights = (from: string, to: string): Moves =>
  [{ kind: 'beginAttack', ...die('army') }, { kind: 'attack', from, to }, { kind: 'bringAll' }] as never

/** Saruman attacks Gondor and Rohan, who have as many units and no Elites: Gondor leads and commands. */
const BATTLE: PositionSpec = {
  ...shadowActs('saruman', 'army'),
  politics: WAR,
  armies: {
    'north-ithilien': { 'southrons-regular': 3, 'southrons-elite': 2 },
    osgiliath: { 'gondor-regular': 2, 'rohan-regular': 2 },
  },
}
const ATTACK = fights('north-ithilien', 'osgiliath')
const MISSES = dice(1, 1, 1, 1, 1, 1, 1, 1, 1)
/** Gondor attacks two Armies of the Shadow, of which the Witch-king's has more units. */
const ATTACKED: PositionSpec = {
  politics: WAR,
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
  politics: WAR,
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

const TURN: ReadonlyArray<Point> = [
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

const CARDS: ReadonlyArray<Point> = [
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
    { politics: WAR, dice: one('muster') },
    [{ kind: 'beginRecruiting', ...die('muster') }],
    'rohan decide/recruit',
  ],
  [
    '6.2',
    'where a Minion comes in',
    { ...shadowActs('witch-king', 'muster'), politics: WAR, characters: { 'witch-king': 'minas-morgul' } },
    [{ kind: 'bringCharacter', character: 'mouth-of-sauron', ...die('muster') }],
    'witch-king decide/entry',
  ],
]

const MARCHES: ReadonlyArray<Point> = [
  [
    '6.3',
    'a march',
    {
      politics: WAR,
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
      politics: WAR,
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
      politics: WAR,
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

const WITHDRAWAL: PositionSpec = {
  ...shadowActs('saruman', 'army'),
  politics: WAR,
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

const BATTLES: ReadonlyArray<Point> = [
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

const HUNTS: ReadonlyArray<Point> = [
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

const ALL: ReadonlyArray<Point> = [...TURN, ...CARDS, ...MARCHES, ...BATTLES, ...HUNTS]

describe.each(ALL.map((point) => [`DP-${point[0]} ${point[1]}`, point] as const))('%s', (_, point) => {
  const [, , spec, moves, due] = point
  it('of four', () => expect(asked(played(among(4, spec), moves))).toBe(due))
  it('of three', () =>
    expect(asked(played(among(3, ofThree(spec)), moves))).toBe(
      due.replace(/^(gondor|rohan) /, 'free-peoples ').replace(/\+(gondor|rohan) /, '+free-peoples '),
    ))
})

describe('what is no question by itself', () => {
  it('DP-4.5 a Ring is used by who is on turn', () => {
    const state = among(4, { dice: one('event') })
    expect(offered(state, { kind: 'useRing' }).every(({ seat }) => seat === 'rohan')).toBe(true)
    expect(offered(state, { kind: 'useRing' }).length).toBeGreaterThan(0)
  })
  it('DP-5.1 drawing and playing are actions of who is on turn, with his own hand', () => {
    const state = among(4, {
      dice: one('event'),
      hands: { gondor: ['fp-char-12'], rohan: ['fp-char-09'] },
      fellowship: { corruption: 2 },
    })
    const cards = offered(state, { kind: 'playEvent' }).map((action) => ('card' in action ? action.card : ''))
    expect([cards, offered(state, { kind: 'drawEvent' }).length]).toEqual([['fp-char-09'], 2])
  })
  it('DP-7.1 a counter is moved by who is on turn, of his own Nations', () => {
    const moved = (seat: Seat) =>
      offered(among(4, { dice: one('muster'), places: { 'free-peoples': seat } }), {
        kind: 'advanceNation',
      }).map((action) => ('nation' in action ? action.nation : ''))
    expect([moved('gondor'), moved('rohan')]).toEqual([
      ['elves', 'gondor'],
      ['dwarves', 'north', 'rohan'],
    ])
  })
  it('DP-1.1, 2.1, 3.1, 6.9, 7.2, 9.2 ask nobody: after the set-up the first draw is chance', () => {
    for (const players of [3, 4] as const) {
      const begun = warOfTheRing.newGame({ seed: 'asked', players, chance: 'manual' })
      expect(begun._tag === 'Right' && warOfTheRing.actors(begun.right)).toEqual(['nature'])
    }
  })
})

describe('every question', () => {
  const kinds = new Set(
    [...FOUR_MACHINE.decisions.keys(), ...SECOND_MACHINE.decisions.keys()].filter(
      (kind) => kind in DUE === false,
    ),
  )
  it('has its player in the table by which all games are looked at', () => {
    expect([...kinds]).toEqual([])
  })
})
