/** What the cards of Isengard say. */
import type { CardText } from '../model/effects'
import { CARRYOVER, charactersOf, ELIMINATE_THIS, fromPath, fromReserve, inPlay, may } from './words'
import { named, ONE_MORE, SAFE_ON_TOP, takeFrom } from './words'

/** The cards. */
export const ISENGARD_TEXTS: ReadonlyArray<CardText> = [
  { id: 'devilry-of-saruman', says: 'It has no text.', abilities: [] },
  { id: 'fighting-uruk-hai', says: 'It has no text.', abilities: [] },
  { id: 'wolf-riders', says: 'It has no text.', abilities: [] },
  { id: 'white-hand-orcs', says: 'It has no text.', abilities: [] },
  {
    id: 'grima-wormtongue',
    says:
      'From reserve: eliminate him to fetch Saruman out of the ' +
      'draw deck or to be rid of a Rohan character.',
    abilities: [
      fromReserve([ELIMINATE_THIS], {
        kind: 'choose',
        of: [
          { cost: [], do: [takeFrom('deck', named('saruman'))] },
          {
            cost: [],
            do: [{ kind: 'eliminate', cards: charactersOf('rohan'), range: 'inPlay', number: 1 }],
          },
        ],
        orNone: false,
      }),
    ],
  },
  {
    id: 'saruman',
    says: 'In reserve one more card each Draw step. Cycled if forsaken from the deck.',
    abilities: [ONE_MORE, SAFE_ON_TOP],
  },
  {
    id: 'ugluk',
    says: 'From a path: turns the chase to another path of the same number.',
    abilities: [fromPath([], { kind: 'activatePath', number: 'same' })],
  },
  {
    id: 'palantir-of-orthanc',
    says: 'Once a round from reserve: of the top three cards one is eliminated, one cycled, one kept.',
    abilities: [
      {
        ...fromReserve(
          [],
          { kind: 'setApart', number: 3, how: 'look' },
          { kind: 'putApart', number: 1, into: 'eliminated' },
          { kind: 'putApart', number: 1, into: 'cycle' },
          { kind: 'putApart', number: 1, into: 'hand' },
        ),
        oncePerRound: true,
      },
    ],
  },
  {
    id: 'sarumans-staff',
    says: 'In play it lifts the carryover limit by one.',
    abilities: [inPlay(CARRYOVER)],
  },
  {
    id: 'woven-of-all-colours',
    says: 'Its wielder, lost in combat, is cycled with every item instead.',
    abilities: [{ kind: 'wouldBeEliminated', cause: 'combat', cycles: 'wielder', items: 'cycled' }],
  },
  {
    id: 'threats-and-promises',
    says: 'With Saruman in reserve: wake a battleground that shows Isengard; he may go there at once.',
    abilities: [
      {
        kind: 'event',
        if: { kind: 'inOwnReserve', card: 'saruman' },
        do: [
          {
            kind: 'activateBattleground',
            which: { kind: 'showing', faction: 'isengard' },
            from: ['deck', 'scoring'],
          },
          may([], { kind: 'move', who: 'saruman', to: 'thatBattleground', atOnce: true }),
        ],
      },
    ],
  },
]
