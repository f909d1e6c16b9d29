/**
 * What the Event cards of Twilight of the Third Age say (chapter XII).
 */
import type { CombatCard } from '../../model/combat'
import type { Condition } from '../../model/conditions'
import type { EventCard, Instruction } from '../../model/effects'
import { TITLES } from '../../data/twilight'
import { AWAKENINGS } from '../../model/twilightIds'
import { COMPANION_IDS, type EventCardId } from '../../model/ids'

const WAKING: Condition = {
  kind: 'all',
  of: [
    { kind: 'inPlay', anyOf: ['gandalf-the-white'] },
    { kind: 'faction', is: 'ents' },
  ],
}
const ENTS: ReadonlyArray<Instruction> = [
  { kind: 'placeEnts', number: 2 },
  { kind: 'wakeEnts', dice: 5, on: 5, cards: AWAKENINGS },
  {
    kind: 'playOrDraw',
    deck: 'character',
    if: {
      kind: 'isIn',
      anyOf: COMPANION_IDS,
      area: { kind: 'regions', regions: ['fangorn'] },
      fellowshipToo: true,
    },
  },
]
const ents = (id: EventCardId, who: string): EventCard => ({
  id,
  says: `${who}: two Ents come, and those beyond the first move and attack; a Companion there brings a card.`,
  playIf: WAKING,
  effect: ENTS,
})
const THEN: Instruction = {
  kind: 'march',
  armies: 1,
  regions: 1,
  orAttack: true,
  may: true,
  from: 'named',
}
const WITCH_KING = ['witch-king', 'witch-king-chief'] as const

/** What the cards say. */
export const TEXTS: ReadonlyArray<EventCard> = [
  ents('fp-char-19e', 'The Ents awake'),
  ents('fp-char-20e', 'The Huorns awake'),
  ents('fp-char-21e', 'The Entmoot is over'),
  {
    id: 'fp-char-25e',
    says: 'A Shadow card on the table is discarded; if there is none, one out of the hand.',
    effect: [{ kind: 'clearTable' }],
  },
  {
    id: 'fp-char-26e',
    says: 'Three dice: each that shows 4 or more brings back an Elven Ring that was used.',
    effect: [{ kind: 'regainRings', dice: 3, on: 4 }],
  },
  {
    id: 'fp-strat-25e',
    says: 'Three dice against an Army in or about the North; then a unit and a Leader come beside it.',
    effect: [
      {
        kind: 'hit',
        targets: {
          kind: 'armiesIn',
          side: 'shadow',
          area: {
            kind: 'anyOf',
            areas: [
              { kind: 'lands', nations: ['north'] },
              {
                kind: 'nextTo',
                regions: [
                  'bree',
                  'buckland',
                  'carrock',
                  'dale',
                  'north-downs',
                  'old-forest-road',
                  'rhosgobel',
                  'the-shire',
                ],
              },
            ],
          },
        },
        dice: 3,
        on: 5,
        andBeside: true,
      },
      {
        kind: 'recruitBeside',
        area: { kind: 'lands', nations: ['north'] },
        figures: [['north-regular', 'north-elite'], ['north-leader']],
      },
    ],
  },
  {
    id: 'fp-strat-26e',
    says: 'Gondor gathers in Pelargir, Lossarnach and Lamedon; ships off its coast go down on a 4 or more.',
    playIf: { kind: 'faction', is: 'corsairs' },
    effect: [
      {
        kind: 'recruitEach',
        parts: (['pelargir', 'lossarnach', 'lamedon'] as const).map((region) => ({
          area: { kind: 'regions', regions: [region] } as const,
          figures: [['gondor-regular']],
        })),
      },
      { kind: 'stormShips', nation: 'gondor', on: 4 },
    ],
  },
  {
    id: 'sh-char-17e',
    says: 'The Balrog moves as with Level 2; when it is discarded he is lost unless he is in Moria.',
    playIf: { kind: 'inPlay', anyOf: ['balrog'] },
    effect: [],
    table: {
      frees: { who: 'balrog', level: 2 },
      endedBy: [
        { die: 'will-of-the-west' },
        {
          die: 'character',
          if: { kind: 'together', anyOf: ['gandalf-the-grey', 'gandalf-the-white'], with: 'balrog' },
        },
      ],
    },
  },
  {
    id: 'sh-char-25e',
    says: 'Discard it for a Hunt tile when the Fellowship shows itself by way of a Shadow Stronghold.',
    effect: [],
    table: {
      reaction: { kind: 'drawsTile', through: 'shadow-strongholds' },
      endedBy: [
        { die: 'will-of-the-west' },
        {
          die: 'character',
          if: {
            kind: 'any',
            of: [
              { kind: 'guide', is: 'gandalf-the-grey' },
              { kind: 'guide', is: 'gollum' },
            ],
          },
        },
      ],
    },
  },
  {
    id: 'sh-char-26e',
    says: 'While a Witch-king is in play and Gollum does not guide, Character results go into the Hunt box.',
    playIf: {
      kind: 'all',
      of: [
        { kind: 'inPlay', anyOf: WITCH_KING },
        { kind: 'not', of: { kind: 'guide', is: 'gollum' } },
      ],
    },
    effect: [],
    table: {
      toHuntBox: 'character',
      endsWhen: [{ kind: 'declaredIn', types: ['stronghold'], held: true }],
    },
  },
  {
    id: 'sh-strat-10e',
    says: 'Ships sail; an Army goes from ship to ship, then marches or attacks, at first without a card.',
    playIf: { kind: 'faction', is: 'corsairs' },
    effect: [{ kind: 'sailAll' }, { kind: 'ferry' }, { ...THEN, bansAllCards: true }],
  },
  {
    id: 'sh-strat-11e',
    says: 'Up to four Dunlendings join a Shadow Army in Dunland, which may then march or attack.',
    playIf: { kind: 'faction', is: 'dunlendings' },
    effect: [
      { kind: 'reinforce', piece: 'dunlending', regions: ['north-dunland', 'south-dunland'], most: 4 },
      THEN,
    ],
  },
  {
    id: 'sh-strat-25e',
    says: 'Up to two Siege Towers where the Shadow besieges, or as many Trebuchets removed there.',
    effect: [{ kind: 'engines', most: 2 }],
  },
  {
    id: 'sh-strat-26e',
    says: 'A Sauron Regular in Dol Guldur for each point of Nazgûl Leadership; its Army may march or attack.',
    playIf: {
      kind: 'any',
      of: [{ kind: 'nazgulIn', area: { kind: 'regions', regions: ['dol-guldur'] } }],
    },
    effect: [
      { kind: 'recruitForNazgul', piece: 'sauron-regular', region: 'dol-guldur', most: 5 },
      { ...THEN, from: 'dol-guldur' },
    ],
  },
]

/** The Combat titles. */
export const COMBAT: Readonly<Record<string, CombatCard>> = {
  'among-the-siege-engines': {
    title: 'among-the-siege-engines',
    name: TITLES['among-the-siege-engines'],
    says: 'With a hit of your re-roll you may remove an enemy siege engine in the battle.',
    effects: [{ initiative: 6, does: [{ kind: 'wreckEngine' }] }],
  },
  'last-defences': {
    title: 'last-defences',
    name: TITLES['last-defences'],
    says: 'Your Combat Strength is more by one for each Trebuchet in the battle.',
    playIf: { kind: 'engine' },
    effects: [{ initiative: 3, does: [{ kind: 'addEngines' }] }],
  },
  'heads-of-the-fallen': {
    title: 'heads-of-the-fallen',
    name: TITLES['heads-of-the-fallen'],
    says: 'With a Siege Tower in the battle, one more on your Combat roll, and no re-roll against you.',
    playIf: { kind: 'engine' },
    effects: [
      {
        initiative: 3,
        does: [{ kind: 'addToDice', whose: 'own', rolls: 'combat', by: 1 }, { kind: 'noReroll' }],
      },
    ],
  },
  'old-hatred': {
    title: 'old-hatred',
    name: TITLES['old-hatred'],
    says: 'Before the roll your Dunlendings attack by themselves, with a die each.',
    playIf: { kind: 'piece', is: 'dunlending' },
    effects: [{ initiative: 2, does: [{ kind: 'strike', dice: { each: 'dunlending' } }] }],
  },
}
