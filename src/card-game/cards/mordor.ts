/** What the cards of Mordor say, the Nazgûl apart. */
import type { CardAbility, CardFilter, CardText, Condition, Instruction } from '../model/effects'
import { armies, CARRYOVER, CYCLE_REST, cycleFromHand, draw, drawApart, each, ELIMINATE_THIS } from './words'
import { fromPath, inReserve, may, NAZGUL, ONE_MORE, tell, whenPlayed } from './words'

const CORRUPT: Instruction = { kind: 'corruption', change: 'add', number: 1 }
const WIELDER_IN_RESERVE: Condition = { kind: 'wielderInReserve' }

/** No path while a battleground of the Shadow is active. */
const STAYS_AT_WAR: CardAbility = {
  kind: 'legality',
  if: { kind: 'activeBattleground', side: 'shadow' },
  provides: [{ kind: 'forbid', to: { kind: 'paths' } }],
}
/** Draws seven apart, eliminates one, plays up to two that fit, cycles the rest. */
const host = (cards: CardFilter): ReadonlyArray<Instruction> => [
  drawApart(7),
  { kind: 'putApart', number: 1, into: 'eliminated' },
  { kind: 'playApart', upTo: 2, cards },
  CYCLE_REST,
]

const ARMIES_AND_CHARACTERS: ReadonlyArray<CardText> = [
  { id: 'grond-hammer-of-the-underworld', says: 'It has no text.', abilities: [] },
  { id: 'olog-hai', says: 'It has no text.', abilities: [] },
  { id: 'trolls-of-udun', says: 'It has no text.', abilities: [] },
  { id: 'black-uruks', says: 'It has no text.', abilities: [] },
  { id: 'mordor-orcs', says: 'It has no text.', abilities: [] },
  {
    id: 'grishnakh',
    says: 'From a path: eliminate him for a corruption.',
    abilities: [fromPath([ELIMINATE_THIS], CORRUPT)],
  },
  {
    id: 'mouth-of-sauron',
    says: 'No path while a Shadow battleground is active. In reserve one more card each Draw step.',
    abilities: [STAYS_AT_WAR, ONE_MORE],
  },
  {
    id: 'gorbag-and-shagrat',
    says: 'Going to a path they may get an attack token, two in Cirith Ungol, for a card cycled from hand.',
    abilities: [
      {
        kind: 'playedOrMoved',
        to: ['path'],
        do: [
          may([cycleFromHand(1)], {
            kind: 'addToken',
            token: 'attack',
            on: 'this',
            number: { kind: 'either', if: { kind: 'at', locations: ['cirith-ungol'] }, so: 2, otherwise: 1 },
          }),
        ],
      },
    ],
  },
  {
    id: 'the-lidless-eye',
    says:
      'No path while a Shadow battleground is active. When played, each ' +
      'Shadow player draws. In reserve: carryover one up.',
    abilities: [STAYS_AT_WAR, whenPlayed(tell(each('shadow'), draw(1))), inReserve(CARRYOVER)],
  },
  {
    id: 'gothmog',
    says: 'When played, the Witch-king leaves the game. In reserve one more card each Draw step.',
    abilities: [whenPlayed({ kind: 'remove', card: 'the-witch-king' }), ONE_MORE],
  },
]

const ITEMS: ReadonlyArray<CardText> = [
  {
    id: 'nazguls-mantle',
    says: 'Its wielder, lost in combat, is cycled with every item instead.',
    abilities: [{ kind: 'wouldBeEliminated', cause: 'combat', cycles: 'wielder', items: 'cycled' }],
  },
  {
    id: 'black-breath',
    says: 'On a path or battleground: cycle the wielder with all items for a corruption.',
    abilities: [
      {
        kind: 'action',
        in: ['path', 'battleground'],
        cost: [{ kind: 'cycle', card: 'wielder' }],
        do: [CORRUPT],
      },
    ],
  },
  {
    id: 'black-riders-mount',
    says: 'Played on a Nazgûl in reserve, it may carry him to the path at once.',
    abilities: [
      {
        kind: 'played',
        if: WIELDER_IN_RESERVE,
        do: [may([], { kind: 'move', who: 'wielder', to: 'activePath', atOnce: true })],
      },
    ],
  },
  {
    id: 'fell-beast',
    says: 'Played on a Nazgûl in reserve, it may carry him to a battleground at once.',
    abilities: [
      {
        kind: 'played',
        if: WIELDER_IN_RESERVE,
        do: [may([], { kind: 'move', who: 'wielder', to: 'activeBattleground', atOnce: true })],
      },
    ],
  },
  {
    id: 'morgul-blade',
    says: 'On a path: eliminate it for a corruption.',
    abilities: [fromPath([ELIMINATE_THIS], CORRUPT)],
  },
]

const EVENTS: ReadonlyArray<CardText> = [
  {
    id: 'the-black-captain',
    says: 'With the Witch-king in reserve: wake a battleground that shows Mordor; he may go there at once.',
    abilities: [
      {
        kind: 'event',
        if: { kind: 'inOwnReserve', card: 'the-witch-king' },
        do: [
          {
            kind: 'activateBattleground',
            which: { kind: 'showing', faction: 'mordor' },
            from: ['deck', 'scoring'],
          },
          may([], { kind: 'move', who: 'the-witch-king', to: 'thatBattleground', atOnce: true }),
        ],
      },
    ],
  },
  {
    id: 'the-ringwraiths-are-abroad',
    says: 'Draw seven apart, eliminate one, play up to two Nazgûl among them, cycle the rest.',
    abilities: [{ kind: 'event', do: host(NAZGUL) }],
  },
  {
    id: 'the-day-without-dawn',
    says: 'Draw seven apart, eliminate one, play up to two armies among them, cycle the rest.',
    abilities: [{ kind: 'event', do: host(armies()) }],
  },
]

/** The cards. */
export const MORDOR_TEXTS: ReadonlyArray<CardText> = [...ARMIES_AND_CHARACTERS, ...ITEMS, ...EVENTS]
