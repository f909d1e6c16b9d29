/** The Card Game in a line: `wotrcg-1`. */
import { objectOf, textsOf, type Json } from '../../kernel/index'
import { numberOf, textOf } from '../json'
import { numberIn } from '../text'
import type { Part } from './forms'
import { plainNotation } from './plain'

const PARTS: ReadonlyArray<Part> = [
  { key: 'corruption', path: ['corruption'], form: 'number' },
  { key: 'rings', path: ['rings'], form: 'names' },
  { key: 'played', path: ['played'], form: 'names' },
  { key: 'used', path: ['used'], form: 'names' },
  { key: 'lasting', path: ['lasting'], form: 'names' },
  { key: 'bared', path: ['bared'], form: 'names' },
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
  'active',
  'free-peoples',
  'shadow',
  'nobody',
  'unused',
]

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
  turn: ({ stack, table }, seats) => {
    const [game, round, step, asked] = stack
    if (stack.length !== 4 || asked?.kind !== 'decide/turn' || round?.at !== 'action' || game === undefined)
      return undefined
    const told = objectOf(table)
    const seat = textOf(objectOf(asked.vars)['seat'])
    return [
      `${numberOf(told['round'])}`,
      'actions',
      seat,
      ...(numberOf(told['starter']) === 0 ? [] : [`starter ${numberOf(told['starter']) + 1}`]),
      ...(numberOf(told['turn']) === seats.indexOf(seat) ? [] : [`place ${numberOf(told['turn']) + 1}`]),
      ...(numberOf(objectOf(round.vars)['done']) === 1
        ? []
        : [`${numberOf(objectOf(round.vars)['done'])} done`]),
      ...textsOf(objectOf(step?.vars)['passed']).map((seat) => `${seat} passed`),
    ]
  },
  asked: (items, seats) => {
    const after = (word: RegExp): ReadonlyArray<string> => items.flatMap((item) => word.exec(item)?.[1] ?? [])
    const seat = items.find((item) => seats.includes(item)) ?? seats[0] ?? ''
    const passed = after(/^(.+) passed$/)
    const choice: Json = null
    return {
      table: {
        round: items.flatMap((item) => numberIn(item) ?? [])[0] ?? 1,
        starter: (numberIn(after(/^starter (\d+)$/)[0] ?? '') ?? 1) - 1,
        turn: (numberIn(after(/^place (\d+)$/)[0] ?? '') ?? seats.indexOf(seat) + 1) - 1,
      },
      stack: [
        { kind: 'game', at: 'round', vars: { over: false } },
        {
          kind: 'round',
          at: 'action',
          vars: { done: numberIn(after(/^(\d+) done$/)[0] ?? '') ?? 1, drawn: -1 },
        },
        { kind: 'actionStep', at: 'ask', vars: { passed, choice } },
        { kind: 'decide/turn', at: 'ask', vars: { seat } },
      ],
    }
  },
})
