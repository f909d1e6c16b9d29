/**
 * The Fords and the Deep (our own scenario, not official): Story cards of the Free Peoples.
 */
import type { StoryDoc } from '../../model/scenario'

/** Story cards of the Free Peoples. */
export const STORY_FREE: ReadonlyArray<StoryDoc> = [
  {
    id: 'horns-in-the-dale',
    name: 'Horns in the Dale',
    type: 'muster',
    requires: [],
    effect: [
      {
        do: 'placeUnits',
        any: ['footmen', 'bowmen'],
        regions: 2,
        each: 1,
        where: { settlement: true, controller: 'free' },
      },
    ],
    says: 'One Footmen or Bowmen in each of up to two Settlements you control.',
  },
  {
    id: 'men-of-the-westfold',
    name: 'Men of the Westfold',
    type: 'army',
    requires: [{ controls: ['free', 'westfold'] }],
    effect: [
      { do: 'placeUnits', units: { footmen: 2 }, where: { region: 'westfold' } },
      { do: 'placeLeader', count: 1, where: { region: 'westfold' } },
    ],
    says: 'Two Footmen and, if one is left, a Leader in Westfold.',
  },
  {
    id: 'walking-wood',
    name: 'Walking Wood',
    type: 'character',
    requires: [],
    effect: [{ do: 'addCounter', counter: 'ents', count: 2 }],
    says: 'Two Ents gather.',
  },
  {
    id: 'hasty-deeds',
    name: 'Hasty Deeds',
    type: 'character',
    requires: [{ any: [{ ready: 'treebeard' }, { inPlay: 'treebeard' }] }],
    effect: [
      { do: 'bringIn', character: 'treebeard', optional: true },
      { do: 'strike', counter: 'ents', range: 2 },
    ],
    says: 'Treebeard may enter if he is ready; then the Ents strike, range two.',
  },
  {
    id: 'riders-at-dawn',
    name: 'Riders at Dawn',
    type: 'army',
    requires: [],
    effect: [
      {
        do: 'attack',
        move: 2,
        filter: { side: 'own', has: { type: 'riders' } },
        forbid: ['retreat', 'rout'],
      },
    ],
    says:
      'An Army with Riders, or part of it, moves up to two Regions and ' +
      'attacks; the enemy may neither retreat nor rout.',
  },
  {
    id: 'axe-and-bow',
    name: 'Axe and Bow',
    type: 'character',
    requires: [{ inPlay: 'aragorn' }],
    effect: [{ do: 'placeCharacter', characters: ['legolas', 'gimli'], where: { withCharacter: 'aragorn' } }],
    says: 'Legolas and Gimli join Aragorn.',
  },
  {
    id: 'the-staff-broken',
    name: 'The Staff Broken',
    type: 'character',
    requires: [{ inPlay: 'gandalf' }, { fateAtLeast: 9 }],
    effect: [{ do: 'discardDie', of: 'shadow', from: 'shadowBox', count: 1 }],
    says: 'The Shadow loses one unused die out of the Shadow Box.',
  },
  {
    id: 'west-wind',
    name: 'West Wind',
    type: 'muster',
    requires: [],
    effect: [
      { do: 'addTile', tile: 'blue-2' },
      { do: 'draw', of: 'free', deck: 'generic', count: 1 },
    ],
    says: 'A blue tile enters the Fate Pool; draw a Generic card.',
  },
  {
    id: 'old-tales-awake',
    name: 'Old Tales Awake',
    type: 'character',
    requires: [],
    effect: [
      { do: 'addTile', tile: 'blue-2' },
      { do: 'advanceFate', steps: 1 },
    ],
    says: 'A blue tile enters the Fate Pool; advance Fate by one.',
  },
  {
    id: 'stores-of-the-burg',
    name: 'Stores of the Burg',
    type: 'muster',
    requires: [],
    effect: [
      {
        do: 'choose',
        one: [
          [
            {
              do: 'restoreProtection',
              upTo: 2,
              where: { stronghold: true, controller: 'free', ownArmy: true },
            },
          ],
          [{ do: 'removeDamage', upTo: 3, armies: 1, filter: { side: 'own', in: { stronghold: true } } }],
        ],
      },
    ],
    says:
      'Two Protection back in a Stronghold with an own Army, or up to three Damage off an ' +
      'Army in a Stronghold.',
  },
  {
    id: 'scouts-on-the-road',
    name: 'Scouts on the Road',
    type: 'army',
    requires: [],
    effect: [
      { do: 'moveArmy', upTo: 1, steps: 2, filter: { side: 'own' } },
      { do: 'lookAtHand', of: 'shadow' },
    ],
    says: "One Army moves up to two Regions; look at the Shadow's hand.",
  },
  {
    id: 'lady-of-the-hall',
    name: 'Lady of the Hall',
    type: 'character',
    requires: [{ army: { side: 'own', in: { region: 'edoras' } } }],
    effect: [{ do: 'toTable' }],
    table: {
      mods: [{ mod: 'leadership', side: 'free', in: { region: 'edoras' }, add: 1 }],
      discardWhen: { not: { army: { side: 'own', in: { region: 'edoras' } } } },
    },
    says: 'On the table: the Free Peoples Army in Edoras has +1 Leadership. Discard when none is there.',
  },
  {
    id: 'the-kings-word',
    name: "The King's Word",
    type: 'muster',
    requires: [{ inPlay: 'theoden' }],
    effect: [
      { do: 'placeTokens', regions: 2, each: 1, where: { settlement: true, controller: 'free' } },
      { do: 'flipTokens', regions: 2 },
    ],
    says: 'One new token in each of up to two Settlements you control; then flip one in up to two Regions.',
  },
  {
    id: 'horn-of-the-deep',
    name: 'Horn of the Deep',
    type: 'army',
    requires: [{ army: { side: 'own', in: { region: 'hornburg' } } }],
    effect: [
      { do: 'damageArmies', filter: { side: 'enemy', adjacentTo: 'hornburg' }, count: 1 },
      { do: 'attack', optional: true, move: 0, filter: { side: 'own', in: { region: 'hornburg' } } },
    ],
    says: 'Each Shadow Army adjacent to the Hornburg takes one Damage; the Army there may attack.',
  },
  {
    id: 'spurs-and-saddles',
    name: 'Spurs and Saddles',
    type: 'army',
    requires: [],
    effect: [
      { do: 'moveArmy', upTo: 3, steps: 2, filter: { side: 'own' }, only: ['riders', 'household-guard'] },
    ],
    says: 'Up to three Armies, only Riders and Guard of them, move up to two Regions.',
  },
  {
    id: 'hope-unlooked-for',
    name: 'Hope Unlooked For',
    type: 'character',
    requires: [],
    effect: [
      {
        do: 'choose',
        one: [
          [{ do: 'regainActionToken', of: 'free', count: 1 }],
          [{ do: 'draw', of: 'free', deck: 'generic', count: 2 }],
        ],
      },
    ],
    says: 'One Action token, used or given up, is back; or draw two Generic cards.',
  },
]
