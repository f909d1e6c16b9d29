/** Cards by which Armies attack. */
import type { Area, Siege } from '../model/conditions'
import type { EventCard } from '../model/effects'
import type { RegionId } from '../model/ids'

const at = (...regions: ReadonlyArray<RegionId>): Area => ({ kind: 'regions', regions })
const ofTheWitchKing: Siege = { by: 'shadow', with: 'witch-king', home: 'free-peoples' }
const ofIsengard: Siege = { by: 'shadow', unitsOf: 'isengard' }

/** The cards. */
export const ATTACK_CARDS: ReadonlyArray<EventCard> = [
  {
    id: 'fp-strat-10',
    says: 'An Army attacks besiegers, who roll a die less for each unit that they hold shut in.',
    effect: [{ kind: 'relieve', terms: { lessForBesieged: true } }],
  },
  {
    id: 'sh-char-20',
    says: 'The Witch-king storms a Stronghold for three rounds, the first without a Combat card against him.',
    playIf: { kind: 'siegeLaid', siege: ofTheWitchKing },
    effect: [
      {
        kind: 'assault',
        siege: ofTheWitchKing,
        with: 'witch-king',
        terms: { rounds: 3, bansCards: true },
      },
    ],
  },
  {
    id: 'sh-char-23',
    says: 'Nazgûl fly; then two Armies with Nazgûl may march, or one may attack.',
    effect: [
      { kind: 'flyNazgul' },
      { kind: 'march', armies: 2, regions: 1, with: 'nazgul', orAttack: true, may: true },
    ],
  },
  {
    id: 'sh-char-24',
    says: 'Two Nazgûl come to the Witch-king or Nazgûl fly; then his Army may march or attack.',
    playIf: { kind: 'inPlay', anyOf: ['witch-king'] },
    effect: [
      { kind: 'recruitOrFly', piece: 'nazgul', number: 2, with: 'witch-king' },
      { kind: 'march', armies: 1, regions: 1, with: 'witch-king', orAttack: true, may: true },
    ],
  },
  {
    id: 'sh-strat-02',
    says: 'Besiegers with Isengarders storm for three rounds, the first without a Combat card against them.',
    playIf: {
      kind: 'all',
      of: [
        { kind: 'inPlay', anyOf: ['saruman'] },
        { kind: 'siegeLaid', siege: ofIsengard },
      ],
    },
    effect: [{ kind: 'assault', siege: ofIsengard, terms: { rounds: 3, bansCards: true } }],
  },
  {
    id: 'sh-strat-10',
    says: 'An Army sails from Umbar to the coast of Gondor, and fights to the end who is there.',
    playIf: { kind: 'atWar', nations: ['southrons'] },
    effect: [
      {
        kind: 'carry',
        from: at('umbar'),
        to: at('pelargir', 'lamedon', 'dol-amroth', 'anfalas'),
        orAttack: { unceasing: true },
      },
    ],
  },
]
