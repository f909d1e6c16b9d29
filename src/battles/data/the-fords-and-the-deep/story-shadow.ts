/**
 * The Fords and the Deep (our own scenario, not official): Story cards of the Shadow and the cards of Gríma.
 */
import type { StoryDoc } from '../../model/scenario'

/** Story cards of the Shadow. */
export const STORY_SHADOW: ReadonlyArray<StoryDoc> = [
  {
    id: 'fire-of-orthanc',
    name: 'Fire of Orthanc',
    type: 'army',
    requires: [{ army: { side: 'own', adjacentTo: { stronghold: true, controller: 'free' } } }],
    effect: [
      {
        do: 'reduceProtection',
        count: 3,
        where: { stronghold: true, controller: 'free', adjacentArmy: 'shadow' },
      },
    ],
    says: 'Three Protection off an enemy Stronghold next to an own Army.',
  },
  {
    id: 'soft-words',
    name: 'Soft Words',
    type: 'character',
    requires: [],
    effect: [
      { do: 'discardCard', of: 'free', count: 1, how: 'random' },
      { do: 'draw', of: 'shadow', deck: 'generic', count: 1 },
    ],
    says: 'The Free Peoples player discards a card at random; draw a Generic card.',
  },
  {
    id: 'thin-garrisons',
    name: 'Thin Garrisons',
    type: 'muster',
    requires: [],
    effect: [{ do: 'removeTokens', of: 'free', upTo: 2, each: 1, where: { settlement: true } }],
    says: 'Remove one Free Peoples token in each of up to two Settlements.',
  },
  {
    id: 'the-seeing-stone',
    name: 'The Seeing Stone',
    type: 'character',
    requires: [],
    effect: [
      { do: 'addTile', tile: 'red-0' },
      { do: 'draw', of: 'shadow', deck: 'story', count: 1 },
    ],
    says: 'A red 0 enters the Fate Pool; draw a Story card.',
  },
  {
    id: 'captains-of-the-hand',
    name: 'Captains of the Hand',
    type: 'character',
    requires: [],
    effect: [{ do: 'gainLeadership', count: 2, to: 'anyArmy' }],
    says: 'Two Leadership tokens, placed at once.',
  },
  {
    id: 'long-shadow',
    name: 'Long Shadow',
    type: 'character',
    requires: [],
    effect: [{ do: 'addTile', tile: 'red-0-die' }],
    says: 'The red tile with the die enters the Fate Pool.',
  },
  {
    id: 'forced-march',
    name: 'Forced March',
    type: 'army',
    requires: [],
    effect: [
      {
        do: 'moveArmy',
        upTo: 2,
        steps: 2,
        filter: { side: 'own', has: { leadership: 1 } },
        ignoreStop: true,
      },
    ],
    says: 'Up to two Armies with Leadership move up to two Regions and need not stop near the enemy.',
  },
  {
    id: 'messenger-from-the-east',
    name: 'Messenger from the East',
    type: 'muster',
    requires: [{ notInPlay: 'grishnakh' }],
    effect: [
      { do: 'placeCharacter', characters: ['grishnakh'], where: { area: 'mordor-orcs' } },
      { do: 'placeUnits', units: { 'mordor-orcs': 2 }, where: { withCharacter: 'grishnakh' } },
    ],
    says: 'Grishnákh and two Mordor Orcs in a Mordor area.',
  },
  {
    id: 'hill-men-in-arms',
    name: 'Hill-men in Arms',
    type: 'muster',
    requires: [],
    effect: [{ do: 'placeUnits', units: { dunlendings: 3 }, where: { region: 'south-dunland' } }],
    says: 'Three Dunlendings in South Dunland.',
  },
  {
    id: 'rafts-on-the-river',
    name: 'Rafts on the River',
    type: 'army',
    requires: [],
    effect: [{ do: 'moveArmy', upTo: 1, steps: 1, filter: { side: 'own' }, over: ['river'] }],
    says: 'One Army moves one Region and may cross a River.',
  },
  {
    id: 'weariness',
    name: 'Weariness',
    type: 'character',
    requires: [],
    effect: [{ do: 'toTable' }],
    table: {
      mods: [{ mod: 'rallySuccess', side: 'free', value: 6 }],
      discardWhen: { tileApplied: { icon: true } },
    },
    says:
      'On the table: Free Peoples Rallies succeed on 6 only. Discard when a Fate Tile ' +
      'with the icon is applied.',
  },
  {
    id: 'axes-in-the-wood',
    name: 'Axes in the Wood',
    type: 'muster',
    requires: [{ army: { side: 'own', in: { territory: 'the-entwood' } } }, { counterAtLeast: ['ents', 1] }],
    effect: [{ do: 'addCounter', counter: 'ents', count: -2 }],
    says: 'Two Ents fewer.',
  },
  {
    id: 'wolf-raid',
    name: 'Wolf Raid',
    type: 'army',
    requires: [],
    effect: [{ do: 'attack', move: 2, filter: { side: 'own', has: { type: 'warg-riders' } } }],
    says: 'An Army with Warg Riders, or part of it, moves up to two Regions and attacks.',
  },
  {
    id: 'spies',
    name: 'Spies',
    type: 'character',
    requires: [],
    effect: [
      { do: 'lookAtHand', of: 'free' },
      { do: 'discardCard', of: 'free', count: 1, how: 'chooserPicks', deck: 'generic' },
    ],
    says: 'Look at the hand of the Free Peoples player and discard one Generic card from it.',
  },
  {
    id: 'crows-overhead',
    name: 'Crows Overhead',
    type: 'army',
    requires: [],
    effect: [{ do: 'toTable' }],
    table: {
      mods: [],
      reaction: { moment: 'tacticsRevealed', effect: [{ do: 'cancelTactics', of: 'enemy' }] },
      discardWhen: { used: true },
    },
    says: 'On the table: when tokens are revealed you may discard it to cancel the enemy Tactics token.',
  },
  {
    id: 'white-hand-levies',
    name: 'White Hand Levies',
    type: 'muster',
    requires: [],
    effect: [
      {
        do: 'placeTokens',
        regions: 3,
        each: 1,
        where: { settlement: true, territory: 'isengard', controller: 'shadow' },
      },
      { do: 'flipTokens', regions: 1 },
    ],
    says: 'One new token in each of up to three Isengard Settlements you control; then flip one token.',
  },
]

/** The cards of Gríma. */
export const GRIMA: ReadonlyArray<StoryDoc> = [
  {
    id: 'orders-astray',
    name: 'Orders Astray',
    type: 'character',
    requires: [],
    effect: [
      {
        do: 'moveArmy',
        upTo: 1,
        steps: 1,
        filter: { side: 'enemy', has: { noCharacter: true }, in: { stronghold: false } },
        mover: 'self',
        whole: true,
      },
    ],
    says:
      'Move one whole Free Peoples Army without a Character, not out of a Stronghold, ' +
      'one Region, where no Shadow Army is.',
  },
  {
    id: 'mistrust-of-a-marshal',
    name: 'Mistrust of a Marshal',
    type: 'character',
    requires: [{ waiting: 'eomer' }],
    effect: [{ do: 'moveTrackCounter', character: 'eomer', steps: 3 }],
    says: 'Éomer waits: his counter moves three steps on.',
  },
  {
    id: 'ill-counsel',
    name: 'Ill Counsel',
    type: 'muster',
    requires: [],
    effect: [{ do: 'discardDie', of: 'free', from: 'unused', count: 1, chooser: 'free' }],
    says: 'The Free Peoples player puts one unused die of his choice aside.',
  },
  {
    id: 'pact-of-the-towers',
    name: 'Pact of the Towers',
    type: 'muster',
    requires: [],
    effect: [
      { do: 'placeUnits', units: { 'mordor-orcs': 1 }, where: { area: 'mordor-orcs' }, each: 'every' },
      { do: 'addTile', tile: 'red-0' },
    ],
    says: 'One Mordor Orc in every Mordor area; a red 0 enters the Fate Pool.',
  },
  {
    id: 'the-kings-name',
    name: "The King's Name",
    type: 'character',
    requires: [{ notInPlay: 'theoden' }],
    effect: [{ do: 'toTable' }],
    table: {
      mods: [{ mod: 'blockEntry', character: 'theoden' }],
      discardWhen: { at: ['gandalf', 'edoras'] },
    },
    says: 'On the table: Théoden cannot enter. Discard when Gandalf is in Edoras.',
  },
  {
    id: 'killing-stroke',
    name: 'Killing Stroke',
    type: 'army',
    requires: [],
    effect: [
      {
        do: 'attack',
        move: 1,
        filter: { side: 'own' },
        afterBattle: [
          {
            do: 'rollFor',
            dice: 1,
            successOn: 5,
            gains: [{ do: 'eliminate', of: 'enemy', one: ['leader', 'captain'], inArmy: 'defender' }],
          },
        ],
      },
    ],
    says:
      'Move up to one Region and attack; after the battle, on 5 or 6, one Leader or Captain ' +
      'of the defenders is eliminated.',
  },
]
