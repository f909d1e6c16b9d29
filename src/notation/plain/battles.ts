/** Battles of the Third Age in a line: `battles-1`. */
import { objectOf, type Obj } from '../../kernel/index'
import { numberOf, textOf } from '../json'
import { numberIn } from '../text'
import type { Part } from './forms'
import { plainNotation } from './plain'

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
  'played',
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
  ...SIDES.flatMap(ofSide),
  { key: 'characters', path: ['characters'], form: 'places' },
  { key: 'cards', path: ['cards'], form: 'places' },
  ...Object.keys(objectOf(table['regions'])).sort().flatMap(ofRegion),
]

/** Battles of the Third Age. */
export const battlesNotation = plainNotation({
  tag: 'battles',
  version: 1,
  rules: [['manual', 'chance', 'manual']],
  parts: partsOf,
  words: WORDS,
  turn: ({ stack, table }) => {
    const asked = stack[stack.length - 1]
    return stack.length === 5 && asked?.kind === 'decide/action' && stack[3]?.at === 'choose'
      ? [`${numberOf(objectOf(table)['turn'])}`, 'actions', textOf(objectOf(asked.vars)['side'])]
      : undefined
  },
  asked: (items) => {
    const side = SIDES.find((one) => items.includes(one)) ?? 'free'
    const vars = { side, die: null, effect: null, token: null, aside: null }
    return {
      table: { turn: items.flatMap((item) => numberIn(item) ?? [])[0] ?? 1 },
      stack: [
        { kind: 'game', at: 'turn', vars: {} },
        { kind: 'turn', at: 'actions', vars: {} },
        { kind: 'actions', at: 'act', vars: { side } },
        { kind: 'action', at: 'choose', vars },
        { kind: 'decide/action', at: 'ask', vars: { side } },
      ],
    }
  },
})
