/** What the cards of the Dúnedain say. */
import { pathsNumbered } from '../data/paths'
import type { CardText } from '../model/effects'
import type { CardFilter } from '../model/effects'
import { armies, cycleFromHand, forsake, fromPath, fromReserve, CYCLE_THIS } from './words'
import { always, draw, may, moreAt, named, ONE_MORE, SAFE_ON_TOP, takeFrom, whenPlayed } from './words'

/** The four that the Three Hunters speak of. */
const HUNTERS: CardFilter = named('strider', 'aragorn', 'gimli', 'legolas')
const FREE_ARMIES: CardFilter = armies('dunedain', 'elf', 'rohan')

const ARMIES: ReadonlyArray<CardText> = [
  {
    id: 'dead-men-of-dunharrow',
    says: 'Two attack and two defense, but only as the army that supports Strider or Aragorn.',
    abilities: [
      {
        kind: 'static',
        in: ['battleground'],
        if: { kind: 'supports', anyOf: ['strider', 'aragorn'] },
        has: [{ kind: 'icons', on: 'this', icons: { battlegroundAttack: 2, battlegroundDefense: 2 } }],
      },
    ],
  },
  {
    id: 'knights-of-dol-amroth',
    says: 'One defense more at Dol Amroth.',
    abilities: [moreAt('battleground', 'dol-amroth', { battlegroundDefense: 1 })],
  },
  {
    id: 'guards-of-the-citadel',
    says: 'One defense more at Minas Tirith.',
    abilities: [moreAt('battleground', 'minas-tirith', { battlegroundDefense: 1 })],
  },
  { id: 'soldiers-of-gondor', says: 'It has no text.', abilities: [] },
  {
    id: 'the-great-gate',
    says: 'Three defense at Minas Tirith, none elsewhere; it never goes to a battleground of the Shadow.',
    abilities: [
      moreAt('battleground', 'minas-tirith', { battlegroundDefense: 3 }),
      always({ kind: 'forbid', to: { kind: 'ofSide', side: 'shadow' } }),
    ],
  },
]

const CHARACTERS: ReadonlyArray<CardText> = [
  {
    id: 'aragorn',
    says:
      'When played, Strider leaves the game. In reserve one more card ' +
      'each Draw step. Cycled if forsaken from the deck.',
    abilities: [whenPlayed({ kind: 'remove', card: 'strider' }), ONE_MORE, SAFE_ON_TOP],
  },
  {
    id: 'boromir',
    says: 'Draws a card when played. Going to a path costs his player a forsaken card.',
    abilities: [whenPlayed(draw(1)), { kind: 'playedOrMoved', to: ['path'], do: [forsake(1)] }],
  },
  {
    id: 'denethor',
    says: 'From reserve: forsake a card and take one of his sons out of the draw deck.',
    abilities: [fromReserve([forsake(1)], takeFrom('deck', named('boromir', 'faramir')))],
  },
  {
    id: 'faramir',
    says: 'Coming to a path 7, he may lead to another path 7.',
    abilities: [
      {
        kind: 'playedOrMoved',
        to: ['path'],
        if: { kind: 'at', locations: pathsNumbered(7) },
        do: [may([], { kind: 'activatePath', number: 'same' })],
      },
    ],
  },
  {
    id: 'halbarad',
    says: 'From reserve: cycle him and take Strider or Aragorn out of the draw deck.',
    abilities: [fromReserve([CYCLE_THIS], takeFrom('deck', named('strider', 'aragorn')))],
  },
  {
    id: 'prince-imrahil',
    says: 'When played, a card may be cycled from hand to take his Knights out of the draw deck.',
    abilities: [whenPlayed(may([cycleFromHand(1)], takeFrom('deck', named('knights-of-dol-amroth'))))],
  },
  {
    id: 'strider',
    says: 'From a path: leads on to a path of the next number.',
    abilities: [fromPath([], { kind: 'activatePath', number: 'next' })],
  },
  {
    id: 'ioreth',
    says:
      'Lost on a battleground, she and one other who falls there, ' +
      'no Wizard, are cycled without their items.',
    abilities: [
      {
        kind: 'wouldBeEliminated',
        cause: 'battlegroundCombat',
        cycles: 'this',
        items: 'eliminated',
        another: { types: ['character'], factions: ['dunedain', 'dwarf', 'elf', 'hobbit', 'rohan'] },
      },
    ],
  },
]

const ITEMS_AND_EVENTS: ReadonlyArray<CardText> = [
  {
    id: 'anduril',
    says: 'From reserve: wakes any battleground that shows the Dúnedain, and its wielder goes there at once.',
    abilities: [
      fromReserve(
        [],
        {
          kind: 'activateBattleground',
          which: { kind: 'showing', faction: 'dunedain' },
          from: ['deck', 'scoring'],
        },
        { kind: 'move', who: 'wielder', to: 'thatBattleground', atOnce: true },
      ),
    ],
  },
  { id: 'blade-of-westernesse', says: 'It has no text.', abilities: [] },
  {
    id: 'paths-of-the-dead',
    says: 'Forsake two cards, then draw four, or five with Strider or Aragorn in play.',
    abilities: [
      {
        kind: 'event',
        do: [
          forsake(2),
          {
            kind: 'draw',
            number: {
              kind: 'either',
              if: { kind: 'inPlay', anyOf: ['strider', 'aragorn'] },
              so: 5,
              otherwise: 4,
            },
          },
        ],
      },
    ],
  },
  {
    id: 'the-red-arrow',
    says: 'This round Rohan may come to every battleground that shows the Dúnedain.',
    abilities: [
      {
        kind: 'event',
        do: [
          {
            kind: 'thisRound',
            provides: [
              {
                kind: 'allow',
                cards: { factions: ['rohan'] },
                to: { kind: 'showing', faction: 'dunedain' },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'the-three-hunters',
    says:
      'This round Strider, Aragorn, Gimli and Legolas may go to ' +
      'any battleground, and any friendly army supports them.',
    abilities: [
      {
        kind: 'event',
        do: [
          {
            kind: 'thisRound',
            provides: [
              { kind: 'allow', cards: HUNTERS, to: { kind: 'any' } },
              { kind: 'supportedBy', cards: HUNTERS, armies: FREE_ARMIES },
            ],
          },
        ],
      },
    ],
  },
]

/** The cards. */
export const DUNEDAIN_TEXTS: ReadonlyArray<CardText> = [...ARMIES, ...CHARACTERS, ...ITEMS_AND_EVENTS]
