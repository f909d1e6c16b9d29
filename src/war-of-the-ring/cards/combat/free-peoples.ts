/**
 * The Combat titles of the Free Peoples (chapter VI, Combat cards): 21 of them on 48 cards.
 */
import { COMPANION_IDS, FREE_PEOPLES_NATIONS } from '../../model/ids'
import type { CombatCard, CombatCondition, CombatTitle } from '../../model/combat'

const companion: CombatCondition = { kind: 'character', anyOf: COMPANION_IDS }
const leaderOrCompanion: CombatCondition = { kind: 'any', of: [{ kind: 'leader' }, companion] }
const elite: CombatCondition = { kind: 'unit', rank: 'elite' }
const entsAbroad: CombatCondition = {
  kind: 'defenderIn',
  regions: ['fangorn', 'orthanc'],
  nations: ['rohan'],
}

/** What the titles of the Free Peoples say. */
export const FREE_PEOPLES_COMBAT = {
  'it-is-a-gift': {
    title: 'it-is-a-gift',
    name: 'It Is a Gift',
    says: 'Where the Ring-bearers are, one more on every die of yours, rolled and rolled again.',
    playIf: { kind: 'defenderWithRingBearers' },
    effects: [{ initiative: 3, does: [{ kind: 'addToDice', whose: 'own', rolls: 'both', by: 1 }] }],
  },
  'blade-of-westernesse': {
    title: 'blade-of-westernesse',
    name: 'Blade of Westernesse',
    says: 'With a Hobbit in the battle, a hit of your re-roll goes to a Minion and kills him.',
    playIf: { kind: 'character', anyOf: ['meriadoc', 'peregrin'] },
    effects: [
      {
        initiative: 6,
        does: [{ kind: 'slay', prey: [{ figure: 'minion', hits: 1, must: true }], spends: 1 }],
      },
    ],
  },
  'mighty-attack': {
    title: 'mighty-attack',
    name: 'Mighty Attack',
    says: 'A Companion gives up his Leadership for the round, and a die that missed has hit.',
    playIf: companion,
    effects: [{ initiative: 4, does: [{ kind: 'turnMisses', by: [{ anyOf: COMPANION_IDS, most: 1 }] }] }],
  },
  'servant-of-the-secret-fire': {
    title: 'servant-of-the-secret-fire',
    name: 'Servant of the Secret Fire',
    says: 'With Gandalf in the battle, one more on every die of your Combat roll.',
    playIf: { kind: 'character', anyOf: ['gandalf-the-grey', 'gandalf-the-white'] },
    effects: [{ initiative: 3, does: [{ kind: 'addToDice', whose: 'own', rolls: 'combat', by: 1 }] }],
  },
  anduril: {
    title: 'anduril',
    name: 'Andúril',
    says: 'Strider gives up his Leadership for one missed die that has hit, Aragorn for up to two.',
    playIf: { kind: 'character', anyOf: ['strider', 'aragorn'] },
    effects: [
      {
        initiative: 4,
        does: [
          {
            kind: 'turnMisses',
            by: [
              { anyOf: ['strider'], most: 1 },
              { anyOf: ['aragorn'], most: 2 },
            ],
          },
        ],
      },
    ],
  },
  'heroic-death': {
    title: 'heroic-death',
    name: 'Heroic Death',
    says: 'A Leader may die for one hit less, or a Companion for as many as his Level.',
    playIf: leaderOrCompanion,
    effects: [{ initiative: 6, does: [{ kind: 'sacrifice' }] }],
  },
  'daring-defiance': {
    title: 'daring-defiance',
    name: 'Daring Defiance',
    says: 'Your Companions give up their Leadership, and the card of the Shadow does nothing.',
    playIf: companion,
    effects: [
      {
        initiative: 0,
        does: [
          { kind: 'when', condition: { kind: 'enemyCardStands' }, does: { kind: 'forfeitCompanions' } },
          { kind: 'when', condition: { kind: 'enemyCardStands' }, does: { kind: 'cancelCard' } },
        ],
      },
    ],
  },
  'fateful-strike': {
    title: 'fateful-strike',
    name: 'Fateful Strike',
    says: 'A hit of your re-roll also kills a Nazgûl, two or more a Minion instead if you like.',
    playIf: leaderOrCompanion,
    effects: [
      {
        initiative: 6,
        does: [
          {
            kind: 'slay',
            prey: [
              { figure: 'nazgul', hits: 1, must: true },
              { figure: 'minion', hits: 2, must: false },
            ],
            spends: 0,
          },
        ],
      },
    ],
  },
  'sudden-strike': {
    title: 'sudden-strike',
    name: 'Sudden Strike',
    says: 'Before the roll you attack with a die for each point of your Leadership.',
    playIf: leaderOrCompanion,
    effects: [{ initiative: 2, does: [{ kind: 'strike', dice: 'leadership' }] }],
  },
  'brave-stand': {
    title: 'brave-stand',
    name: 'Brave Stand',
    says: 'For each Companion in the battle the Shadow rolls a die less, but always one.',
    playIf: companion,
    effects: [{ initiative: 3, does: [{ kind: 'removeDice', per: 'companion' }] }],
  },
  'ents-rage': {
    title: 'ents-rage',
    name: "Ents' Rage",
    says: 'In Rohan, Fangorn or Orthanc, two more on every die of your Combat roll.',
    playIf: entsAbroad,
    effects: [{ initiative: 3, does: [{ kind: 'addToDice', whose: 'own', rolls: 'combat', by: 2 }] }],
  },
  'huorn-dark': {
    title: 'huorn-dark',
    name: 'Huorn-dark',
    says: 'In Rohan, Fangorn or Orthanc, the Shadow rolls no more than two dice.',
    playIf: entsAbroad,
    effects: [{ initiative: 3, does: [{ kind: 'limitDice', most: 2 }] }],
  },
  'nameless-wood': {
    title: 'nameless-wood',
    name: 'Nameless Wood',
    says: 'In Rohan, Fangorn or Orthanc, if you hit at all you score two hits more.',
    playIf: entsAbroad,
    effects: [
      {
        initiative: 5,
        does: [
          {
            kind: 'when',
            condition: { kind: 'hits', whose: 'own', least: 1 },
            does: { kind: 'addHits', whose: 'own', by: 2 },
          },
        ],
      },
    ],
  },
  daylight: {
    title: 'daylight',
    name: 'Daylight',
    says: 'The Shadow rolls no more than three dice.',
    effects: [{ initiative: 3, does: [{ kind: 'limitDice', most: 3 }] }],
  },
  'no-quarter': {
    title: 'no-quarter',
    name: 'No Quarter',
    says: 'If you hit at all you score one hit more.',
    effects: [
      {
        initiative: 5,
        does: [
          {
            kind: 'when',
            condition: { kind: 'hits', whose: 'own', least: 1 },
            does: { kind: 'addHits', whose: 'own', by: 1 },
          },
        ],
      },
    ],
  },
  'advantageous-position': {
    title: 'advantageous-position',
    name: 'Advantageous Position',
    says: 'In the lands of a nation of yours, one less on every die of the Shadow’s Combat roll.',
    playIf: { kind: 'defenderIn', regions: [], nations: FREE_PEOPLES_NATIONS },
    effects: [{ initiative: 3, does: [{ kind: 'addToDice', whose: 'enemy', rolls: 'combat', by: -1 }] }],
  },
  scouts: {
    title: 'scouts',
    name: 'Scouts',
    says: 'Attacked in the field, your Army leaves before the roll, to a region or into its Stronghold.',
    playIf: { kind: 'defendsInField' },
    effects: [{ initiative: 1, does: [{ kind: 'escape' }] }],
  },
  'shield-wall': {
    title: 'shield-wall',
    name: 'Shield-wall',
    says: 'If the enemy has two hits or more, one of them does not count.',
    effects: [
      {
        initiative: 6,
        does: [
          {
            kind: 'when',
            condition: { kind: 'hits', whose: 'enemy', least: 2 },
            does: { kind: 'addHits', whose: 'enemy', by: -1 },
          },
        ],
      },
    ],
  },
  confusion: {
    title: 'confusion',
    name: 'Confusion',
    says: 'Each 1 in the Combat roll of the Shadow hits its own Army and is not rolled again.',
    effects: [{ initiative: 4, does: [{ kind: 'onesBackfire' }] }],
  },
  charge: {
    title: 'charge',
    name: 'Charge',
    says: 'Before the roll you attack with a die for each of your Elites.',
    playIf: elite,
    effects: [{ initiative: 2, does: [{ kind: 'strike', dice: 'elites' }] }],
  },
  valour: {
    title: 'valour',
    name: 'Valour',
    says: 'With an Elite in the battle, one more on every die of your Combat roll.',
    playIf: elite,
    effects: [{ initiative: 3, does: [{ kind: 'addToDice', whose: 'own', rolls: 'combat', by: 1 }] }],
  },
} as const satisfies Partial<Record<CombatTitle, CombatCard>>
