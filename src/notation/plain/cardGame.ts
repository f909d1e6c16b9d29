/** The Card Game in a line: `wotrcg-1`. */
import { objectOf, type Obj } from '../../kernel/index'
import type { Part } from './forms'
import { SEAT, type FrameForm, type Moment, type Slot } from './moments'
import { plainNotation } from './plain'
import { NESTED } from './table'

const PARTS: ReadonlyArray<Part> = [
  { key: 'corruption', path: ['corruption'], form: 'number' },
  { key: 'rings', path: ['rings'], form: 'names' },
  { key: 'played', path: ['played'], form: 'names' },
  { key: 'used', path: ['used'], form: 'names' },
  { key: 'lasting', path: ['lasting'], form: 'names' },
  { key: 'bared', path: ['bared'], form: 'names' },
  { key: 'tops', path: ['tops'], form: 'pairs' },
  { key: 'tokens', path: ['tokens'], form: 'tokens' },
  { key: 'battlegrounds', path: ['battlegrounds'], form: 'places' },
  { key: 'paths', path: ['paths'], form: 'places' },
  { key: 'cards', path: ['at'], form: 'places' },
  { key: 'may', path: ['may'], form: 'groups' },
]

const WORDS = [
  'deck',
  'hand',
  'cycle',
  'eliminated',
  'reserve',
  'aside',
  'playing',
  'path',
  'active',
  'free-peoples',
  'shadow',
  'nobody',
  'unused',
]

const DONE: Slot = { slot: 'done', form: 'number', usual: 1 }
const GAME: FrameForm = { kind: 'game', at: 'round', vars: { over: false } }
const roundAt = (at: string): FrameForm => ({ kind: 'round', at, vars: { drawn: -1 }, slots: { done: DONE } })
const LEFT: Slot = { slot: 'left', form: 'number', usual: 1 }
const CARD: FrameForm = {
  kind: 'draw',
  at: 'card',
  vars: { into: 'hand' },
  slots: { seat: SEAT, left: LEFT },
}

/** A card of the hand is cycled, for nothing. */
const CYCLES: ReadonlyArray<FrameForm> = [
  { kind: 'cycling', at: 'give', vars: { pays: null }, slots: { seat: SEAT, left: LEFT } },
  { kind: 'decide/cycle', at: 'ask', vars: { pays: null }, slots: { seat: SEAT, left: LEFT } },
]
const DEALT: Slot = { slot: 'dealt', form: 'number', usual: 0 }

const MOMENTS: ReadonlyArray<Moment> = [
  {
    phase: 'actions',
    frames: [
      GAME,
      roundAt('action'),
      {
        kind: 'actionStep',
        at: 'ask',
        vars: { choice: null },
        slots: { passed: { slot: 'passed', form: 'names' } },
      },
      { kind: 'decide/turn', at: 'ask', vars: {}, slots: { seat: SEAT } },
    ],
  },
  {
    phase: 'opening',
    frames: [
      { kind: 'game', at: 'opening', vars: { over: false } },
      { kind: 'decide/opening', at: 'ask', vars: {} },
    ],
  },
  {
    phase: 'deal',
    frames: [
      { kind: 'game', at: 'deal', vars: { over: false } },
      { kind: 'deal', at: 'draw', vars: {}, slots: { done: DEALT } },
      CARD,
    ],
  },
  { phase: 'battleground', frames: [GAME, roundAt('battleground')] },
  { phase: 'path', frames: [GAME, roundAt('path')] },
  {
    phase: 'combat',
    frames: [
      GAME,
      roundAt('combat'),
      { kind: 'combatStep', at: 'order', vars: { spot: null } },
      { kind: 'decide/combat', at: 'ask', vars: {} },
    ],
  },
  {
    phase: 'draw',
    frames: [GAME, roundAt('draw'), { kind: 'drawStep', at: 'draw', vars: {}, slots: { done: DEALT } }, CARD],
  },
  { phase: 'hand-limit', frames: [GAME, roundAt('limit'), ...CYCLES] },
  {
    phase: 'draw-cycle',
    frames: [
      GAME,
      roundAt('draw'),
      { kind: 'drawStep', at: 'cycle', vars: {}, slots: { done: DEALT } },
      ...CYCLES,
    ],
  },
]

const PILES = ['hand', 'reserve', 'cycle', 'deck', 'eliminated'] as const
const SEATS = ['frodo', 'witch-king', 'aragorn', 'saruman'] as const

/** What is read for headings: piles of everybody or of a seat, what is active. */
const HEADINGS: ReadonlyArray<readonly [string, string]> = [
  ...PILES.flatMap((pile) => [
    [pile, `cards ${pile}`] as const,
    ...SEATS.flatMap((seat) => [
      [`${pile} ${seat}`, `own ${seat} ${pile}`] as const,
      [`${seat} ${pile}`, `own ${seat} ${pile}`] as const,
      [`${pile} of ${seat}`, `own ${seat} ${pile}`] as const,
    ]),
  ]),
  ...['path', 'active path'].map((word) => [word, 'paths active'] as const),
  ...['battleground', 'battlegrounds', 'active battleground', 'active battlegrounds'].map(
    (word) => [word, 'battlegrounds active'] as const,
  ),
]

/** Where no path is told, one of those that are not used yet lies open. */
const withPath = (table: Obj): ReadonlyArray<Obj> => {
  const paths = objectOf(table['paths'])
  return Object.values(paths).includes('active')
    ? []
    : Object.keys(paths).map((path) => ({ ...table, paths: { ...paths, [path]: 'active' } }))
}

/** The Card Game. */
export const cardGameNotation = plainNotation({
  tag: 'wotrcg',
  version: 1,
  rules: [
    ['duel-2', 'scenario', 'duel-2'],
    ['duel-3', 'scenario', 'duel-3'],
    ['fellowship', 'scenario', 'fellowship'],
    ['manual', 'chance', 'manual'],
    ['2 players', 'players', 2],
    ['3 players', 'players', 3],
    ['promos', 'promos', true],
  ],
  parts: () => PARTS,
  words: WORDS,
  moments: MOMENTS,
  number: 'round',
  unseen: { key: 'cards', ...NESTED },
  headings: HEADINGS,
  settled: (table) => table,
  otherwise: withPath,
  counted: ({ seat, isFirst, seats }) => [
    { word: 'starter', field: 'starter', usual: 0 },
    { word: 'place', field: 'turn', usual: isFirst ? seats.indexOf(seat) : null },
  ],
})
