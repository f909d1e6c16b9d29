/** What the Wizard cards say. */
import type { CardText } from '../model/effects'
import {
  armies,
  charactersOf,
  CYCLE_THIS,
  each,
  ELIMINATE_THIS,
  fromPath,
  fromPlay,
  fromReserve,
} from './words'
import { CARRYOVER, cycleFromHand, inPlay, moreAt, named, ONE_MORE, playerOf, takeFrom, tell } from './words'
import { SAFE_ON_PATHS, SAFE_ON_TOP, whenPlayed } from './words'

const CHARACTERS: ReadonlyArray<CardText> = [
  {
    id: 'gandalf-the-grey',
    says: 'From a path: leads on to a path of the next number.',
    abilities: [fromPath([], { kind: 'activatePath', number: 'next' })],
  },
  {
    id: 'gandalf-the-white',
    says:
      'When played, the Grey leaves the game. In reserve one more card ' +
      'each Draw step. Cycled if forsaken from the deck.',
    abilities: [whenPlayed({ kind: 'remove', card: 'gandalf-the-grey' }), ONE_MORE, SAFE_ON_TOP],
  },
  {
    id: 'treebeard',
    says: 'One attack more at Orthanc. Coming to a battleground, he costs Isengard an army in play.',
    abilities: [
      moreAt('battleground', 'orthanc', { battlegroundAttack: 1 }),
      {
        kind: 'playedOrMoved',
        to: ['battleground'],
        do: [
          tell(playerOf('isengard'), {
            kind: 'eliminate',
            cards: armies('isengard'),
            range: 'inPlay',
            number: 1,
          }),
        ],
      },
    ],
  },
  {
    id: 'quickbeam',
    says: 'On a battleground, one attack and one defense for every two of Isengard there.',
    abilities: [
      {
        kind: 'static',
        in: ['battleground'],
        has: [
          {
            kind: 'icons',
            on: 'this',
            icons: {
              battlegroundAttack: {
                kind: 'count',
                cards: { factions: ['isengard'], types: ['army', 'character'] },
                range: 'here',
                per: 2,
              },
              battlegroundDefense: {
                kind: 'count',
                cards: { factions: ['isengard'], types: ['army', 'character'] },
                range: 'here',
                per: 2,
              },
            },
          },
        ],
      },
    ],
  },
  {
    id: 'smeagol',
    says: 'From a path: leads on to the next number, for a corruption. Lost on a path, he is cycled.',
    abilities: [
      fromPath(
        [],
        { kind: 'activatePath', number: 'next' },
        { kind: 'corruption', change: 'add', number: 1 },
      ),
      SAFE_ON_PATHS,
    ],
  },
  {
    id: 'gwaihir-the-windlord',
    says: 'From reserve: cycle him and take a Gandalf out of the cycle pile.',
    abilities: [fromReserve([CYCLE_THIS], takeFrom('cycle', named('gandalf-the-grey', 'gandalf-the-white')))],
  },
]

const ITEMS: ReadonlyArray<CardText> = [
  {
    id: 'gandalfs-staff',
    says: 'In play it lifts the carryover limit by one.',
    abilities: [inPlay(CARRYOVER)],
  },
  { id: 'glamdring', says: 'It has no text.', abilities: [] },
  {
    id: 'narya-ring-of-fire',
    says: 'From reserve: cycle it, and every Shadow player cycles a card from hand.',
    abilities: [fromReserve([CYCLE_THIS], tell(each('shadow'), cycleFromHand(1)))],
  },
  {
    id: 'ent-draught',
    says: 'Drunk for an action: two Hobbits come back from the cycle pile.',
    abilities: [fromPlay([ELIMINATE_THIS], takeFrom('cycle', charactersOf('hobbit'), 2))],
  },
]

/** The cards. */
export const WIZARD_TEXTS: ReadonlyArray<CardText> = [...CHARACTERS, ...ITEMS]
