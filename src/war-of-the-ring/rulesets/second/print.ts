/** What is printed otherwise in the second edition, and the readings of its book. */
import { REGIONS } from '../../data/regions'
import type { Area, Condition, Meeting, Siege } from '../../model/conditions'
import type { EventCard, Instruction } from '../../model/effects'
import {
  COMPANION_IDS,
  FREE_PEOPLES_NATIONS,
  type EventCardId,
  type RegionId,
  type CharacterId,
} from '../../model/ids'
import type { CharacterData, EntryCondition, SetUpData } from '../../model/tables'
import type { Print } from '../print'

/* The Event cards that the second edition words otherwise, where that changes what they do. */

const at = (...regions: ReadonlyArray<RegionId>): Area => ({ kind: 'regions', regions })
const ROHAN: Area = { kind: 'lands', nations: ['rohan'] }

/** Every region that is in no Nation of the Free Peoples. */
const ABROAD: Area = {
  kind: 'regions',
  regions: REGIONS.flatMap(({ id, nation }) =>
    FREE_PEOPLES_NATIONS.some((one) => one === nation) ? [] : [id],
  ),
}

const eagles: Meeting = { side: 'shadow', with: 'nazgulFigure', enemyWith: 'companion' }
const ofTheWitchKing: Siege = { by: 'shadow', with: 'witch-king' }

/** Gandalf the White is anywhere on the map, and a Companion, be it himself, in Fangorn. */
const entsAwake: Condition = {
  kind: 'all',
  of: [
    { kind: 'inPlay', anyOf: ['gandalf-the-white'] },
    { kind: 'isIn', anyOf: COMPANION_IDS, area: at('fangorn'), fellowshipToo: false },
  ],
}
const theEnts: ReadonlyArray<Instruction> = [
  {
    kind: 'hit',
    targets: { kind: 'armiesIn', side: 'shadow', area: at('orthanc') },
    dice: 3,
    on: 4,
    everybody: true,
  },
  { kind: 'eliminateAlone', who: 'saruman', region: 'orthanc' },
  {
    kind: 'playAnother',
    deck: 'character',
    if: {
      kind: 'isIn',
      anyOf: ['gandalf-the-white'],
      area: { kind: 'anyOf', areas: [ROHAN, at('fangorn')] },
      fellowshipToo: false,
    },
  },
]
const ents = (id: EventCardId, says: string): EventCard => ({ id, says, playIf: entsAwake, effect: theEnts })

/** Texts that take the place of others. */
const TEXTS: ReadonlyArray<EventCard> = [
  {
    id: 'fp-char-13',
    says: 'A Character result becomes a Will of the West; in unconquered Lórien a Corruption is healed.',
    effect: [
      { kind: 'turnDie', from: 'character', to: 'will-of-the-west' },
      {
        kind: 'corrupt',
        by: -1,
        if: {
          kind: 'all',
          of: [
            { kind: 'ringBearersIn', area: at('lorien') },
            { kind: 'controls', side: 'free-peoples', area: at('lorien') },
          ],
        },
      },
    ],
  },
  {
    id: 'fp-char-18',
    says: 'Kills Nazgûl of an Army near a Companion’s, and drives the others away; the Witch-king is none.',
    playIf: { kind: 'armiesMeet', meeting: eagles },
    effect: [
      {
        kind: 'scatter',
        meeting: eagles,
        on: 5,
        to: { kind: 'settlements', nation: 'sauron', types: ['stronghold'] },
      },
    ],
  },
  ents('fp-char-19', 'Treebeard strikes the Army in Orthanc; all that is there falls with its last unit.'),
  ents('fp-char-20', 'The Huorns strike the Army in Orthanc; all that is there falls with its last unit.'),
  ents('fp-char-21', 'The Entmoot strikes the Army in Orthanc; all that is there falls with its last unit.'),
  {
    id: 'fp-char-22',
    says: 'Aragorn or Strider leads the Dead to the south: an enemy Army flees, and Gondor takes it back.',
    playIf: { kind: 'isIn', anyOf: ['strider', 'aragorn'], area: ROHAN, fellowshipToo: false },
    effect: [
      {
        kind: 'summon',
        who: ['strider', 'aragorn'],
        to: at('erech', 'lamedon', 'pelargir'),
        piece: 'gondor-regular',
        most: 3,
        takesControl: true,
      },
    ],
  },
  {
    id: 'fp-strat-01',
    says: 'While Aragorn leads an Army abroad, moves add no die to the Hunt box; being found ends it.',
    playIf: { kind: 'withArmy', anyOf: ['aragorn'], area: ABROAD },
    effect: [],
    table: { sparesHuntBox: true, endsWhen: [{ kind: 'located' }] },
  },
  {
    id: 'fp-strat-11',
    says: 'An Army, besieged or not, goes straight from Rohan to Minas Tirith, or beside it if that is shut.',
    playIf: { kind: 'atWar', nations: ['rohan'] },
    effect: [{ kind: 'carry', from: ROHAN, to: at('minas-tirith'), orBesideLost: true, outOfSieges: true }],
  },
  {
    id: 'sh-char-15',
    says: 'Every Companion the Hunt takes can cost a Character card; a declaration in a City ends it.',
    effect: [],
    table: {
      takesAfterCasualty: 'character',
      endsWhen: [{ kind: 'declaredIn', types: ['city', 'stronghold'], held: true }],
    },
  },
  {
    id: 'sh-char-16',
    says: 'Discard it before a Hunt roll to add one to each die; a declaration in a City not lost ends it.',
    effect: [],
    table: {
      reaction: { kind: 'addsToHunt', by: 1 },
      endsWhen: [{ kind: 'declaredIn', types: ['city', 'stronghold'], held: true }],
    },
  },
  {
    id: 'sh-char-20',
    says: 'The Witch-king storms any Stronghold for three rounds, the first with no Combat card for others.',
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
    id: 'sh-strat-10',
    says: 'An Army sails from Umbar to the coast of Gondor and fights to the end, or joins in storming.',
    playIf: { kind: 'atWar', nations: ['southrons'] },
    effect: [
      {
        kind: 'carry',
        from: at('umbar'),
        to: at('pelargir', 'lamedon', 'dol-amroth', 'anfalas'),
        orAttack: { unceasing: true },
        storms: true,
      },
    ],
  },
]

const REWORDED: ReadonlyMap<EventCardId, EventCard> = new Map(TEXTS.map((text) => [text.id, text]))

/** What the cards of the second edition say. */
const secondTexts = (texts: ReadonlyArray<EventCard>): ReadonlyArray<EventCard> =>
  texts.map((text) => REWORDED.get(text.id) ?? text)

/* The Character cards that the second edition words otherwise: Gandalf the Grey and the Witch-king. */

/** One of the Nations of the Free Peoples is at war. */
const FREE_PEOPLES_AT_WAR: EntryCondition = {
  kind: 'anyOf',
  conditions: FREE_PEOPLES_NATIONS.map((nation) => ({ kind: 'allAtWar', nations: [nation] })),
}

const asWitchKing = (card: CharacterData): CharacterData => ({
  ...card,
  abilities: card.abilities.map((ability) =>
    ability.kind === 'drawsWhenCombatCardUsed' ? { ...ability, from: 'same' } : ability,
  ),
  entry:
    card.entry.kind === 'played'
      ? { ...card.entry, conditions: [...card.entry.conditions, FREE_PEOPLES_AT_WAR] }
      : card.entry,
  says:
    'Needs Sauron and a Free Peoples Nation at war, and wakes them all; brings a die; a Combat card in the ' +
    'first round draws one of its own deck.',
})

const CHANGES: { readonly [C in CharacterId]?: (card: CharacterData) => CharacterData } = {
  'gandalf-the-grey': (card) => ({
    ...card,
    guide: [{ kind: 'drawsWhenPlaying', decks: ['character', 'strategy'], die: 'event' }],
    says: 'As Guide draws a card for one of its deck played by an Event result; adds one to Combat Strength.',
  }),
  'witch-king': asWitchKing,
}

/** The characters of the second edition. */
const secondCharacters = (characters: ReadonlyArray<CharacterData>): ReadonlyArray<CharacterData> =>
  characters.map((card) => CHANGES[card.id]?.(card) ?? card)

/* The set-up of the second edition (Army Setup): a second Elite of the Dwarves stands in Erebor. */

/** The set-up with that Elite on the map and not in the reinforcements. */
const secondSetUp = (setUp: SetUpData): SetUpData => ({
  ...setUp,
  armies: setUp.armies.map((army) => (army.region === 'erebor' ? { ...army, elite: 2 } : army)),
  reinforcements: {
    ...setUp.reinforcements,
    dwarves: { ...setUp.reinforcements.dwarves, elite: 3 },
  },
})

const READINGS = {
  companionsAreThere: false,
  keepsCommand: true,
  stationaryTile: true,
  skipsFreely: true,
  passesAfterRing: true,
  huntMinimum: true,
  cardsInTurn: true,
  retreatsToSiege: true,
  answersInOrder: true,
  entersByChoice: true,
  removesInMordor: true,
} as const

/** The print of the second edition. */
export const secondPrint = <P extends Print>(print: P): P => ({
  ...print,
  called: 'second edition',
  tables: {
    ...print.tables,
    setUp: secondSetUp(print.tables.setUp),
    characters: secondCharacters(print.tables.characters),
  },
  texts: secondTexts(print.texts),
  readings: { ...print.readings, ...READINGS },
  names: { ...print.names, 'Event cards': 'War of the Ring, Second Edition Event cards' },
})
