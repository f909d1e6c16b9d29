/**
 * The Combat titles of the Shadow (chapter VI, Combat cards): 17 of them on 48 cards.
 */
import type { CombatCard, CombatTitle } from '../../model/combat'

/** What the titles of the Shadow say. */
export const SHADOW_COMBAT = {
  'one-for-the-dark-lord': {
    title: 'one-for-the-dark-lord',
    name: 'One for the Dark Lord',
    says: 'Where the Ring-bearers are, one more on every die of yours, rolled and rolled again.',
    playIf: { kind: 'defenderWithRingBearers' },
    effects: [{ initiative: 3, does: [{ kind: 'addToDice', whose: 'own', rolls: 'both', by: 1 }] }],
  },
  'cruel-as-death': {
    title: 'cruel-as-death',
    name: 'Cruel as Death',
    says: 'For two points of Nazgûl Leadership, one more on every die of your Combat roll.',
    playIf: { kind: 'nazgulLeadership', least: 2 },
    effects: [
      {
        initiative: 3,
        does: [
          { kind: 'payNazgulLeadership', points: 2 },
          { kind: 'addToDice', whose: 'own', rolls: 'combat', by: 1 },
        ],
      },
    ],
  },
  'they-are-terrible': {
    title: 'they-are-terrible',
    name: 'They Are Terrible',
    says: 'For a point of Nazgûl Leadership, one more on every die of your re-roll.',
    playIf: { kind: 'nazgulLeadership', least: 1 },
    effects: [
      {
        initiative: 4,
        does: [
          { kind: 'payNazgulLeadership', points: 1 },
          { kind: 'addToDice', whose: 'own', rolls: 'leader', by: 1 },
        ],
      },
    ],
  },
  'dread-and-despair': {
    title: 'dread-and-despair',
    name: 'Dread and Despair',
    says: 'For each point of Nazgûl Leadership you give up the Free Peoples roll a die less, but always one.',
    playIf: { kind: 'nazgulLeadership', least: 1 },
    effects: [
      {
        initiative: 3,
        does: [
          { kind: 'payNazgulLeadership', points: 'any' },
          { kind: 'removeDice', per: 'paid' },
        ],
      },
    ],
  },
  'foul-stench': {
    title: 'foul-stench',
    name: 'Foul Stench',
    says: 'If your Nazgûl lead as well as all of the Free Peoples, these roll no die again.',
    playIf: { kind: 'nazgulLeadership', least: 1 },
    effects: [
      {
        initiative: 3,
        does: [{ kind: 'when', condition: { kind: 'nazgulOutlead' }, does: { kind: 'noReroll' } }],
      },
    ],
  },
  'black-breath': {
    title: 'black-breath',
    name: 'Black Breath',
    says: 'Hits of your re-roll may also kill a Leader, or a Companion of no higher Level than their number.',
    playIf: { kind: 'nazgul' },
    effects: [
      {
        initiative: 6,
        does: [
          {
            kind: 'slay',
            prey: [
              { figure: 'leader', hits: 1, must: false },
              { figure: 'companion', hits: 'level', must: false },
            ],
            spends: 0,
          },
        ],
      },
    ],
  },
  'words-of-power': {
    title: 'words-of-power',
    name: 'Words of Power',
    says: 'With a Nazgûl in the battle, a Companion has neither Leadership nor abilities for the round.',
    playIf: { kind: 'nazgul' },
    effects: [{ initiative: 1, does: [{ kind: 'bindCompanion' }] }],
  },
  'durins-bane': {
    title: 'durins-bane',
    name: "Durin's Bane",
    says: 'In Moria or within two regions of it you attack before the roll with three dice that hit on 4.',
    playIf: { kind: 'defenderNear', region: 'moria', within: 2 },
    effects: [{ initiative: 2, does: [{ kind: 'strike', dice: 3, needs: 4 }] }],
  },
  'devilry-of-orthanc': {
    title: 'devilry-of-orthanc',
    name: 'Devilry of Orthanc',
    says: 'With a unit of Isengard against a besieged Army, one more on every die of your Combat roll.',
    playIf: { kind: 'all', of: [{ kind: 'unit', nation: 'isengard' }, { kind: 'defenderBesieged' }] },
    effects: [{ initiative: 3, does: [{ kind: 'addToDice', whose: 'own', rolls: 'combat', by: 1 }] }],
  },
  'deadly-strife': {
    title: 'deadly-strife',
    name: 'Deadly Strife',
    says: 'Two more on every die of both sides, rolled and rolled again.',
    effects: [{ initiative: 3, does: [{ kind: 'addToDice', whose: 'both', rolls: 'both', by: 2 }] }],
  },
  onslaught: {
    title: 'onslaught',
    name: 'Onslaught',
    says: 'After casualties you may take up to four hits, and attack with a die for each that hits on 4.',
    effects: [
      {
        initiative: 7,
        does: [
          { kind: 'sufferHits', most: 4 },
          { kind: 'strike', dice: 'paid', needs: 4 },
        ],
      },
    ],
  },
  'relentless-assault': {
    title: 'relentless-assault',
    name: 'Relentless Assault',
    says: 'Before the roll you may take one hit or two, and each adds one to every die of your Combat roll.',
    effects: [
      {
        initiative: 3,
        does: [
          { kind: 'sufferHits', most: 2 },
          { kind: 'addToDice', whose: 'own', rolls: 'combat', by: 1, paid: true },
        ],
      },
    ],
  },
  'great-host': {
    title: 'great-host',
    name: 'Great Host',
    says: 'After casualties, with twice the units of the enemy, you score a hit.',
    effects: [
      {
        initiative: 7,
        does: [
          { kind: 'when', condition: { kind: 'outnumbers', times: 2 }, does: { kind: 'score', hits: 1 } },
        ],
      },
    ],
  },
  mumakil: {
    title: 'mumakil',
    name: 'Mûmakil',
    says: 'With an Elite of the South, one more on your Combat roll, and a hit if you hit more than they.',
    playIf: { kind: 'unit', nation: 'southrons', rank: 'elite' },
    effects: [
      { initiative: 3, does: [{ kind: 'addToDice', whose: 'own', rolls: 'combat', by: 1 }] },
      {
        initiative: 5,
        does: [
          {
            kind: 'when',
            condition: { kind: 'moreHits' },
            does: { kind: 'addHits', whose: 'own', by: 1 },
          },
        ],
      },
    ],
  },
  'swarm-of-bats': {
    title: 'swarm-of-bats',
    name: 'Swarm of Bats',
    says: 'The card of the Free Peoples does nothing; without one, one more on every die of your re-roll.',
    effects: [
      {
        initiative: 0,
        does: [
          { kind: 'when', condition: { kind: 'enemyCardStands' }, does: { kind: 'cancelCard' } },
          {
            kind: 'when',
            condition: { kind: 'enemyUsesNone' },
            does: { kind: 'addToDice', whose: 'own', rolls: 'leader', by: 1 },
          },
        ],
      },
    ],
  },
  'we-come-to-kill': {
    title: 'we-come-to-kill',
    name: 'We Come to Kill',
    says: 'After casualties you attack with a die for each of your Elites that hits on 5.',
    playIf: { kind: 'unit', rank: 'elite' },
    effects: [{ initiative: 7, does: [{ kind: 'strike', dice: 'elites', needs: 5 }] }],
  },
  'desperate-battle': {
    title: 'desperate-battle',
    name: 'Desperate Battle',
    says: 'One more on every die of both sides, rolled and rolled again.',
    effects: [{ initiative: 3, does: [{ kind: 'addToDice', whose: 'both', rolls: 'both', by: 1 }] }],
  },
} as const satisfies Partial<Record<CombatTitle, CombatCard>>
