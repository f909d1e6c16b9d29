/** Battles of the Third Age in a line: `battles-1`. */
import { objectOf, type Obj } from '../../kernel/index'
import { numberOf, textOf, withField } from '../json'
import type { Part } from './forms'
import { SEAT, type FrameForm, type Moment, type Slot } from './moments'
import { plainNotation } from './plain'
import { JOINED } from './table'

/** Words of the table that lines have without their star, and places of cards. */
const WORDS = [
  '*track',
  '*aside',
  '*eliminated',
  '*commander',
  '*march',
  '*ready',
  'deck',
  'freeHand',
  'shadowHand',
  'freeTable',
  'shadowTable',
  'inPlay',
  'played',
  'freeGiven',
  'shadowGiven',
  'character',
  'army',
  'muster',
  'armyMuster',
  'event',
  'eye',
  'willOfTheWest',
  'free',
  'shadow',
] as const

const SIDES = ['free', 'shadow'] as const

const ofSide = (side: string): ReadonlyArray<Part> => [
  { key: `dice ${side}`, path: ['dice', side, 'unused'], form: 'counts' },
  { key: `dice used ${side}`, path: ['dice', side, 'used'], form: 'number' },
  { key: `dice unrolled ${side}`, path: ['dice', side, 'unrolled'], form: 'number' },
  { key: `tokens unseen ${side}`, path: ['tokens', side, 'unseen'], form: 'counts' },
  { key: `tokens pool ${side}`, path: ['tokens', side, 'pool'], form: 'number' },
  { key: `tokens out ${side}`, path: ['tokens', side, 'out'], form: 'number' },
  { key: `known ${side}`, path: ['known', side], form: 'names' },
]

const ofRegion = (region: string): ReadonlyArray<Part> => [
  { key: region, path: ['regions', region, 'army'], form: 'army' },
  { key: `control ${region}`, path: ['regions', region, 'controller'], form: 'word' },
  { key: `protection ${region}`, path: ['regions', region, 'protection'], form: 'number' },
  { key: `left behind ${region}`, path: ['regions', region, 'leftBehind'], form: 'counts' },
  { key: `recruits ${region}`, path: ['regions', region, 'recruits'], form: 'fields' },
]

const partsOf = (table: Obj): ReadonlyArray<Part> => [
  { key: 'fate', path: ['fate'], form: 'number' },
  { key: 'reached', path: ['reached'], form: 'number' },
  { key: 'position', path: ['position'], form: 'word' },
  { key: 'steps', path: ['steps'], form: 'counts' },
  { key: 'counters', path: ['counters'], form: 'fields' },
  { key: 'action tokens', path: ['actionTokens'], form: 'fields' },
  { key: 'dice aside', path: ['aside'], form: 'number' },
  ...(['pool', 'aside', 'used', 'out', 'reserve'] as const).map((place): Part => ({
    key: `tiles ${place}`,
    path: ['tiles', place],
    form: 'counts',
  })),
  { key: 'tiles drawn', path: ['tiles', 'drawn'], form: 'word' },
  ...SIDES.flatMap(ofSide),
  { key: 'characters', path: ['characters'], form: 'places' },
  { key: 'cards', path: ['cards'], form: 'places' },
  ...Object.keys(objectOf(table['regions'])).sort().flatMap(ofRegion),
]

const TURN: FrameForm = { kind: 'game', at: 'turn', vars: {} }
const turnAt = (at: string): FrameForm => ({ kind: 'turn', at, vars: {} })
const COUNT: Slot = { slot: 'count', form: 'number', usual: 1 }

const drawMoment = (side: string, deck: string, step: string): Moment => ({
  phase: `draw-${step}`,
  seat: side,
  frames: [
    TURN,
    turnAt(`${side}Draws`),
    { kind: 'drawStep', at: step, vars: { side } },
    { kind: 'draw', at: 'card', vars: { side, deck, mayStop: false, limit: false }, slots: { count: COUNT } },
  ],
})

const FATE = {
  tile: { slot: 'tile', form: 'word', usual: null },
  left: { slot: 'left', form: 'number', usual: 1 },
  applied: { slot: 'applied', form: 'flag', usual: false },
} as const

/** The regions with an Army of the Shadow. */
const shadowArmies = (table: Obj): ReadonlyArray<string> =>
  Object.entries(objectOf(table['regions'])).flatMap(([region, told]) =>
    textOf(objectOf(objectOf(told)['army'])['side']) === 'shadow' ? [region] : [],
  )

/** Leadership tokens of the Shadow are assigned, one by one. */
const ASSIGNS: ReadonlyArray<FrameForm> = [
  { kind: 'assign', at: 'where', vars: { region: null }, slots: { count: COUNT } },
  {
    kind: 'decide/region',
    at: 'ask',
    vars: { side: 'shadow', optional: false, rule: 'shadow.tokens' },
    follows: { regions: shadowArmies },
  },
]

const MOMENTS: ReadonlyArray<Moment> = [
  {
    phase: 'actions',
    frames: [
      TURN,
      turnAt('actions'),
      { kind: 'actions', at: 'act', vars: {}, slots: { side: SEAT } },
      {
        kind: 'action',
        at: 'choose',
        vars: { die: null, effect: null, token: null, aside: null },
        slots: { side: SEAT },
      },
      { kind: 'decide/action', at: 'ask', vars: {}, slots: { side: SEAT } },
    ],
  },
  ...SIDES.flatMap((side): ReadonlyArray<Moment> => [
    drawMoment(side, 'generic', 'generic'),
    drawMoment(side, side === 'free' ? 'storyFree' : 'storyShadow', 'story'),
    {
      phase: 'discard',
      seat: side,
      frames: [
        TURN,
        turnAt(`${side}Draws`),
        { kind: 'drawStep', at: 'limit', vars: { side } },
        { kind: 'handLimit', at: 'discard', vars: { side } },
        { kind: 'decide/discard', at: 'ask', vars: { side } },
      ],
    },
    {
      phase: 'roll',
      seat: side,
      frames: [TURN, turnAt(`${side}Roll`), { kind: 'roll', at: 'face', vars: { side } }],
    },
  ]),
  {
    phase: 'shadow-position',
    seat: 'shadow',
    frames: [
      TURN,
      turnAt('shadowPhase'),
      { kind: 'shadowPhase', at: 'choose', vars: { position: null } },
      { kind: 'decide/position', at: 'ask', vars: {} },
    ],
  },
  {
    phase: 'shadow-tokens',
    seat: 'shadow',
    frames: [
      TURN,
      turnAt('shadowPhase'),
      {
        kind: 'shadowPhase',
        at: 'tokens',
        vars: {},
        follows: { position: (table) => table['position'] ?? null },
      },
      ...ASSIGNS,
    ],
  },
  {
    phase: 'fate-token',
    seat: 'shadow',
    frames: [TURN, turnAt('fate'), { kind: 'fate', at: 'token', vars: {}, slots: FATE }, ...ASSIGNS],
  },
  {
    phase: 'fate-die',
    seat: 'shadow',
    frames: [
      TURN,
      turnAt('fate'),
      { kind: 'fate', at: 'mayAddDie', vars: {}, slots: FATE },
      { kind: 'decide/may', at: 'ask', vars: { side: 'shadow', rule: 'fate.effects' } },
    ],
  },
  {
    phase: 'fate',
    seat: 'shadow',
    frames: [
      TURN,
      turnAt('fate'),
      { kind: 'fate', at: 'ask', vars: {}, slots: FATE },
      { kind: 'decide/tile', at: 'ask', vars: {}, slots: FATE },
    ],
  },
  {
    phase: 'fate-draw',
    seat: 'shadow',
    frames: [TURN, turnAt('fate'), { kind: 'fate', at: 'draw', vars: {}, slots: FATE }],
  },
]

const CALLED: Readonly<Record<string, ReadonlyArray<string>>> = {
  free: ['free', 'free peoples', 'fp', 'rohan'],
  shadow: ['shadow', 'sp', 'isengard'],
}

/** What is read for headings of a side, in either order. */
const HEADINGS = SIDES.flatMap((side) =>
  (CALLED[side] ?? []).flatMap((name) =>
    [
      ['dice', `dice ${side}`],
      ['hand', `cards ${side}-hand`],
      ['table', `cards ${side}-table`],
      ['to act', `acting ${side}`],
      ['acts', `acting ${side}`],
      ['s turn', `acting ${side}`],
    ].flatMap(([word = '', key = '']): ReadonlyArray<readonly [string, string]> => [
      [`${name} ${word}`, key],
      [`${word} ${name}`, key],
    ]),
  ),
)

/**
 * Dice that are told are rolled, and nobody has others; who is on the Track up to where Fate has come is
 * ready.
 */
const settled = (table: Obj, isTold: (key: string) => boolean): Obj => {
  const isRolled =
    SIDES.some((side) => isTold(`dice ${side}`)) && !SIDES.some((side) => isTold(`dice unrolled ${side}`))
  const dice = Object.entries(objectOf(table['dice'])).map(([side, own]) => [
    side,
    isRolled ? withField(own, 'unrolled', 0) : own,
  ])
  const reached = isTold('fate') && !isTold('reached') ? numberOf(table['fate']) : numberOf(table['reached'])
  const steps = objectOf(table['steps'])
  const characters = Object.entries(objectOf(table['characters'])).map(([one, at]) => [
    one,
    at === '*track' && numberOf(steps[one]) <= reached ? '*ready' : at,
  ])
  return {
    ...table,
    reached,
    dice: Object.fromEntries(dice),
    characters: Object.fromEntries(characters),
  }
}

/** Battles of the Third Age. */
export const battlesNotation = plainNotation({
  tag: 'battles',
  version: 1,
  rules: [
    ['manual', 'chance', 'manual'],
    ['skips-freely', 'skipsFreely', true],
  ],
  parts: partsOf,
  words: WORDS,
  moments: MOMENTS,
  before: 'roll',
  number: 'turn',
  unseen: { key: 'cards', ...JOINED },
  headings: HEADINGS,
  settled,
  counted: () => [],
})
