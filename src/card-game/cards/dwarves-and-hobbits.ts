/** What the Dwarf cards and the Hobbit cards say. */
import type { CardAbility, CardText } from '../model/effects'
import type { Faction } from '../model/ids'
import { armies, charactersOf, CYCLE_THIS, draw, ELIMINATE_THIS, fromPlay, fromReserve } from './words'
import { always, may, named, SAFE_ON_PATHS, takeFrom, whenPlayed } from './words'

/** Goes to the battlegrounds of a faction and is supported by its armies. */
const joins = (faction: Faction): CardAbility =>
  always(
    { kind: 'allow', cards: 'this', to: { kind: 'showing', faction } },
    { kind: 'supportedBy', cards: 'this', armies: armies(faction) },
  )

const DWARVES: ReadonlyArray<CardText> = [
  {
    id: 'gimli',
    says: 'When played, he may take his Axe out of the cycle pile.',
    abilities: [whenPlayed(may([], takeFrom('cycle', named('dwarven-axe'))))],
  },
  { id: 'dwarven-axe', says: 'It has no text.', abilities: [] },
]

const HOBBITS: ReadonlyArray<CardText> = [
  {
    id: 'frodo-baggins',
    says: 'Never eliminated: he is cycled, but what he carries is lost.',
    abilities: [{ kind: 'wouldBeEliminated', cause: 'any', cycles: 'this', items: 'eliminated' }],
  },
  {
    id: 'merry-brandybuck',
    says:
      'May go to battlegrounds that show Rohan, and its armies support ' +
      'him there. Lost on a path, he is cycled.',
    abilities: [joins('rohan'), SAFE_ON_PATHS],
  },
  {
    id: 'pippin-took',
    says:
      'May go to battlegrounds that show the Dúnedain, and their armies ' +
      'support him there. Lost on a path, he is cycled.',
    abilities: [joins('dunedain'), SAFE_ON_PATHS],
  },
  {
    id: 'sam-gamgee',
    says: 'From reserve: cycle him and his items for a defense token on the path.',
    abilities: [
      fromReserve([CYCLE_THIS], { kind: 'addToken', token: 'defense', on: 'activePath', number: 1 }),
    ],
  },
  {
    id: 'bilbo-baggins',
    says: 'Never eliminated but cycled, items and all. From reserve: cycle him to draw two.',
    abilities: [
      { kind: 'wouldBeEliminated', cause: 'any', cycles: 'this', items: 'cycled' },
      fromReserve([CYCLE_THIS], draw(2)),
    ],
  },
  {
    id: 'fatty-bolger',
    says: 'Forsaken from reserve, he is cycled. From reserve: eliminate him to draw three.',
    abilities: [
      { kind: 'wouldBeEliminated', cause: 'forsakenFromReserve', cycles: 'this', items: 'cycled' },
      fromReserve([ELIMINATE_THIS], draw(3)),
    ],
  },
]

const ITEMS_AND_EVENTS: ReadonlyArray<CardText> = [
  {
    id: 'herbs-and-stewed-rabbit',
    says: 'Eaten for an action: a Hobbit comes back from the cycle pile, and a card is drawn.',
    abilities: [fromPlay([ELIMINATE_THIS], takeFrom('cycle', charactersOf('hobbit')), draw(1))],
  },
  {
    id: 'sting',
    says: 'With a Monstrous character on the same path, that path has one more defense.',
    abilities: [
      {
        kind: 'static',
        in: ['path'],
        if: { kind: 'characterHere', faction: 'monstrous' },
        has: [{ kind: 'pathDefense', number: 1 }],
      },
    ],
  },
  { id: 'mithril-coat', says: 'It has no text.', abilities: [] },
  {
    id: 'there-is-another-way',
    says: 'Turn to another path of the same number and put a defense token on it.',
    abilities: [
      {
        kind: 'event',
        do: [
          { kind: 'activatePath', number: 'same' },
          { kind: 'addToken', token: 'defense', on: 'activePath', number: 1 },
        ],
      },
    ],
  },
]

/** The cards. */
export const DWARF_AND_HOBBIT_TEXTS: ReadonlyArray<CardText> = [...DWARVES, ...HOBBITS, ...ITEMS_AND_EVENTS]
