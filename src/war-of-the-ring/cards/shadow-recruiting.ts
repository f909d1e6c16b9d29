/** Cards of the Shadow that recruit. */
import type { Area } from '../model/conditions'
import type { EventCard, RecruitPart, Site } from '../model/effects'
import type { EventCardId, Nation, PieceId, RegionId } from '../model/ids'
import { at, either, regulars } from './words'

const SETTLEMENTS_OF_SOUTHRONS: Area = {
  kind: 'settlements',
  nation: 'southrons',
  types: ['town', 'city', 'stronghold'],
}
const STRONGHOLDS_OF_SAURON: Area = { kind: 'settlements', nation: 'sauron', types: ['stronghold'] }
const DUNLAND: ReadonlyArray<RegionId> = ['north-dunland', 'south-dunland']

const part = (area: Site, figures: RecruitPart['figures']): RecruitPart => ({ area, figures })
const NAZGUL: ReadonlyArray<PieceId> = ['nazgul']

/** A unit of a Nation at war with any Army of the Shadow. */
const joining = (id: EventCardId, nation: Nation, says: string): EventCard => ({
  id,
  says,
  playIf: { kind: 'atWar', nations: [nation] },
  effect: [
    { kind: 'recruit', area: { kind: 'withArmy', area: { kind: 'anywhere' } }, figures: [either(nation)] },
  ],
})

/** With Armies in the field. */
const WITH_ARMIES: ReadonlyArray<EventCard> = [
  {
    id: 'sh-strat-11',
    says: 'With Isengard at war, two of its Regulars and four units of Dunland gather beside Dunland.',
    playIf: { kind: 'atWar', nations: ['isengard'] },
    effect: [
      {
        kind: 'rally',
        to: { kind: 'free', area: { kind: 'nextTo', regions: DUNLAND } },
        recruits: ['isengard-regular', 'isengard-regular'],
        from: DUNLAND,
        units: either('isengard'),
        most: 4,
      },
    ],
  },
  joining(
    'sh-strat-13',
    'isengard',
    'With Isengard at war, recruits a unit of it with an Army of the Shadow.',
  ),
  joining('sh-strat-14', 'sauron', 'With Sauron at war, recruits a unit of his with an Army of the Shadow.'),
  {
    id: 'sh-strat-15',
    says: 'With Sauron at war, two of his Regulars anywhere become Elites.',
    playIf: { kind: 'atWar', nations: ['sauron'] },
    effect: [{ kind: 'promote', number: 2, nations: ['sauron'], eliminates: false }],
  },
]

/** By the word of somebody in play. */
const BY_PERSONS: ReadonlyArray<EventCard> = [
  {
    id: 'sh-strat-12',
    says: 'The Witch-king goes to Angmar, which gets two Regulars and an Elite of Sauron.',
    playIf: { kind: 'inPlay', anyOf: ['witch-king'] },
    effect: [
      { kind: 'sendTo', who: 'witch-king', region: 'angmar' },
      { kind: 'recruit', area: at('angmar'), figures: [...regulars('sauron', 2), ['sauron-elite']] },
    ],
  },
  {
    id: 'sh-strat-16',
    says: 'With Saruman in play, two Regulars come to either Dunland and two units to Orthanc.',
    playIf: { kind: 'inPlay', anyOf: ['saruman'] },
    effect: [
      {
        kind: 'recruitEach',
        parts: [
          part(at('north-dunland'), regulars('isengard', 2)),
          part(at('south-dunland'), regulars('isengard', 2)),
          part(at('orthanc'), [either('isengard'), either('isengard')]),
        ],
      },
    ],
  },
  {
    id: 'sh-strat-18',
    says: 'With Aragorn in play, recruits five Regulars of Sauron and a Nazgûl in Minas Morgul.',
    playIf: { kind: 'inPlay', anyOf: ['aragorn'] },
    effect: [{ kind: 'recruit', area: at('minas-morgul'), figures: [...regulars('sauron', 5), NAZGUL] }],
  },
]

const inThree = (area: Area, nation: Nation): EventCard['effect'] => [
  { kind: 'recruitEach', parts: [1, 2, 3].map(() => part(area, regulars(nation, 2))) },
]

/** Musters in the lands of the Shadow. */
const AT_HOME: ReadonlyArray<EventCard> = [
  {
    id: 'sh-strat-17',
    says: 'Three Settlements of the Southrons and Easterlings get two Regulars each.',
    effect: inThree(SETTLEMENTS_OF_SOUTHRONS, 'southrons'),
  },
  {
    id: 'sh-strat-19',
    says: 'Recruits two units of Sauron and a Nazgûl, all in Mount Gram or all in Moria.',
    effect: [
      {
        kind: 'recruit',
        area: at('mount-gram', 'moria'),
        figures: [either('sauron'), either('sauron'), NAZGUL],
      },
    ],
  },
  {
    id: 'sh-strat-20',
    says: 'Dol Guldur and Mount Gundabad get three Regulars of Sauron each.',
    effect: [
      {
        kind: 'recruitEach',
        parts: [
          part(at('dol-guldur'), regulars('sauron', 3)),
          part(at('mount-gundabad'), regulars('sauron', 3)),
        ],
      },
    ],
  },
  {
    id: 'sh-strat-21',
    says: 'With the Southrons at war, five of their Regulars come to a free region of theirs in the east.',
    playIf: { kind: 'atWar', nations: ['southrons'] },
    effect: [
      {
        kind: 'recruit',
        area: { kind: 'free', area: at('east-rhun', 'south-rhun', 'khand', 'far-harad') },
        figures: regulars('southrons', 5),
      },
    ],
  },
  {
    id: 'sh-strat-22',
    says: 'A Regular of Sauron comes to Angmar, Ettenmoors and Weather Hills, an Elite to Trollshaws.',
    effect: [
      {
        kind: 'recruitEach',
        parts: [
          part(at('angmar'), regulars('sauron', 1)),
          part(at('ettenmoors'), regulars('sauron', 1)),
          part(at('weather-hills'), regulars('sauron', 1)),
          part(at('trollshaws'), [['sauron-elite']]),
        ],
      },
    ],
  },
  {
    id: 'sh-strat-23',
    says: 'With all three Nations at war, five Southrons come to Gorgoroth and five of Sauron to Nurn.',
    playIf: { kind: 'atWar', nations: ['sauron', 'isengard', 'southrons'] },
    effect: [
      { kind: 'recruit', area: at('gorgoroth'), figures: regulars('southrons', 5) },
      { kind: 'recruit', area: at('nurn'), figures: regulars('sauron', 5) },
    ],
  },
  {
    id: 'sh-strat-24',
    says: 'With Sauron at war, three of his Strongholds get two Regulars each.',
    playIf: { kind: 'atWar', nations: ['sauron'] },
    effect: inThree(STRONGHOLDS_OF_SAURON, 'sauron'),
  },
]

/** The cards. */
export const SHADOW_RECRUITING_CARDS: ReadonlyArray<EventCard> = [...WITH_ARMIES, ...BY_PERSONS, ...AT_HOME]
