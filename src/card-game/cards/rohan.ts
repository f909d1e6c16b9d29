/** What the cards of Rohan say. */
import type { CardText } from '../model/effects'
import {
  armies,
  drawAndPlay,
  fromReserve,
  may,
  named,
  NAZGUL,
  playerOf,
  takeFrom,
  tell,
  whenPlayed,
} from './words'

/** The cards. */
export const ROHAN_TEXTS: ReadonlyArray<CardText> = [
  { id: 'riders-of-rohan', says: 'It has no text.', abilities: [] },
  { id: 'village-militia', says: 'It has no text.', abilities: [] },
  {
    id: 'eomer',
    says: 'When played, draws five apart, may play an army of Rohan among them and cycles the rest.',
    abilities: [whenPlayed(...drawAndPlay(5, 1, armies('rohan')))],
  },
  {
    id: 'eowyn',
    says:
      'Played to a battleground she may slay a Nazgûl there; to reserve, ' +
      'take Merry or Pippin out of the cycle pile.',
    abilities: [
      {
        kind: 'played',
        to: ['battleground'],
        do: [may([], { kind: 'eliminate', cards: NAZGUL, range: 'here', number: 1 })],
      },
      {
        kind: 'played',
        to: ['reserve'],
        do: [may([], takeFrom('cycle', named('merry-brandybuck', 'pippin-took')))],
      },
    ],
  },
  {
    id: 'ghan-buri-ghan',
    says: 'From reserve he opens the way to Minas Tirith for all of Rohan.',
    abilities: [
      {
        kind: 'legality',
        in: ['reserve'],
        provides: [
          {
            kind: 'allow',
            cards: { factions: ['rohan'] },
            to: { kind: 'named', ids: ['minas-tirith'] },
          },
        ],
      },
    ],
  },
  {
    id: 'theoden',
    says:
      'One attack and one defense while a Gandalf is in play. When ' +
      'played, draws five, may play one of Rohan, cycles the rest.',
    abilities: [
      {
        kind: 'static',
        in: ['battleground'],
        if: { kind: 'inPlay', anyOf: ['gandalf-the-grey', 'gandalf-the-white'] },
        has: [{ kind: 'icons', on: 'this', icons: { battlegroundAttack: 1, battlegroundDefense: 1 } }],
      },
      whenPlayed(...drawAndPlay(5, 1, { factions: ['rohan'] })),
    ],
  },
  {
    id: 'shadowfax',
    says:
      'From reserve: wakes any battleground, and Gandalf must ride to it; ' +
      'not in the round in which he was played.',
    abilities: [
      fromReserve(
        [],
        { kind: 'activateBattleground', which: { kind: 'any' }, from: ['deck', 'scoring'] },
        { kind: 'move', who: 'wielder', to: 'thatBattleground', atOnce: false },
      ),
    ],
  },
  {
    id: 'death-ride-ride-to-ruin',
    says: 'Give up any number of Rohan cards in reserve; Mordor loses as many on the battlegrounds.',
    abilities: [
      {
        kind: 'event',
        do: [
          {
            kind: 'eliminate',
            cards: { factions: ['rohan'] },
            range: 'ownReserve',
            number: { kind: 'anyNumber' },
          },
          tell(playerOf('mordor'), {
            kind: 'eliminate',
            cards: { factions: ['mordor'] },
            range: 'activeBattlegrounds',
            number: { kind: 'asMany' },
          }),
        ],
      },
    ],
  },
]
