/** What the Elf cards say. */
import type { CardText } from '../model/effects'
import { CARRYOVER, CYCLE_THIS, draw, each, ELIMINATE_THIS, fromReserve } from './words'
import {
  always,
  charactersOf,
  inPlay,
  inReserve,
  may,
  named,
  playerOf,
  takeFrom,
  tell,
  whenPlayed,
} from './words'

const CHARACTERS: ReadonlyArray<CardText> = [
  { id: 'high-elves', says: 'It has no text.', abilities: [] },
  {
    id: 'arwen',
    says:
      'Draws a card when played. From reserve she gives Strider ' +
      'or Aragorn one defense wherever he stands.',
    abilities: [
      whenPlayed(draw(1)),
      inReserve({
        kind: 'icons',
        on: ['strider', 'aragorn'],
        icons: { pathDefense: 1, battlegroundDefense: 1 },
      }),
    ],
  },
  {
    id: 'elrond',
    says: 'Draws a card when played. In reserve he lifts the carryover limit by one.',
    abilities: [whenPlayed(draw(1)), inReserve(CARRYOVER)],
  },
  {
    id: 'galadriel',
    says: 'Draws a card when played. In reserve she draws one more each Draw step and then cycles one.',
    abilities: [whenPlayed(draw(1)), inReserve({ kind: 'extraDraw', number: 1, thenCycle: 1 })],
  },
  {
    id: 'legolas',
    says: 'When played, he may take his Bow out of the draw deck.',
    abilities: [whenPlayed(may([], takeFrom('deck', named('bow-of-the-galadhrim'))))],
  },
]

const ITEMS: ReadonlyArray<CardText> = [
  {
    id: 'bow-of-the-galadhrim',
    says: 'Its wielder carries no other weapon.',
    abilities: [always({ kind: 'forbid', to: { kind: 'wieldersWithOther', keyword: 'weapon' } })],
  },
  {
    id: 'elven-cloak',
    says: 'A wielder lost in path combat is cycled with every item instead.',
    abilities: [{ kind: 'wouldBeEliminated', cause: 'pathCombat', cycles: 'wielder', items: 'cycled' }],
  },
  {
    id: 'lembas',
    says: 'On a path the Hobbit player may eat it up: one corruption less for each Hobbit there.',
    abilities: [
      {
        kind: 'action',
        in: ['path'],
        by: playerOf('hobbit'),
        cost: [ELIMINATE_THIS],
        do: [
          {
            kind: 'corruption',
            change: 'remove',
            number: { kind: 'count', cards: charactersOf('hobbit'), range: 'here', per: 1 },
          },
        ],
      },
    ],
  },
  {
    id: 'mirror-of-galadriel',
    says: 'Its player always knows what lies on top of his draw deck.',
    abilities: [inPlay({ kind: 'knowsTop' })],
  },
  {
    id: 'nenya-ring-of-adamant',
    says: 'From reserve: cycle it for a defense token on any active location.',
    abilities: [
      fromReserve([CYCLE_THIS], { kind: 'addToken', token: 'defense', on: 'activeLocation', number: 1 }),
    ],
  },
  {
    id: 'phial-of-galadriel',
    says: 'The path on which it shines has two more defense.',
    abilities: [{ kind: 'static', in: ['path'], has: [{ kind: 'pathDefense', number: 2 }] }],
  },
  {
    id: 'vilya-ring-of-air',
    says: 'From reserve: cycle it, and every Free Peoples player draws a card.',
    abilities: [fromReserve([CYCLE_THIS], tell(each('free-peoples'), draw(1)))],
  },
]

/** The cards. */
export const ELF_TEXTS: ReadonlyArray<CardText> = [...CHARACTERS, ...ITEMS]
