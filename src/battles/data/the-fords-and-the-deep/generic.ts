/**
 * The Fords and the Deep (our own scenario, not official): the Generic cards, two halves each.
 */
import type { CombatDoc, OrderDoc } from '../../model/scenario'

/** Order halves. */
export const ORDERS: ReadonlyArray<OrderDoc> = [
  {
    id: 'rest',
    name: 'Rest and Order',
    type: 'character',
    requires: [],
    effect: [{ do: 'removeDamage', upTo: 2, armies: 1, filter: { side: 'own', has: { leadership: 1 } } }],
    says: 'Take up to two Damage off one own Army with Leadership.',
  },
  {
    id: 'call',
    name: 'Rallying Call',
    type: 'muster',
    requires: [],
    effect: [{ do: 'rally', upTo: 2, filter: { side: 'own' }, successOn: 4 }],
    says: 'Rally up to two own Armies, successes on 4 or more.',
  },
  {
    id: 'blow',
    name: 'Swift Blow',
    type: 'army',
    requires: [],
    effect: [{ do: 'attack', move: 1, filter: { side: 'own' }, terrainSuperiority: 'self' }],
    says: 'Move an own Army up to one Region and attack; you have Terrain Superiority.',
  },
  {
    id: 'march',
    name: 'Long March',
    type: 'character',
    requires: [],
    effect: [
      { do: 'moveArmy', upTo: 1, steps: 2, filter: { side: 'own', has: { leadership: 1 } } },
      { do: 'attack', optional: true, move: 0, filter: 'movedArmy' },
    ],
    says: 'One Army with Leadership moves up to two Regions and may then attack.',
  },
  {
    id: 'levy',
    name: 'New Levies',
    type: 'muster',
    requires: [],
    effect: [{ do: 'placeTokens', regions: 1, each: 1, where: { ownArmy: true }, flip: true }],
    says: 'Put one Recruitment token with an own Army and flip it at once.',
  },
  {
    id: 'columns',
    name: 'Two Columns',
    type: 'character',
    requires: [],
    effect: [{ do: 'moveArmy', upTo: 2, steps: 2, filter: { side: 'own', has: { leadership: 1 } } }],
    says: 'Up to two Armies with Leadership move up to two Regions each.',
  },
  {
    id: 'advance',
    name: 'General Advance',
    type: 'army',
    requires: [],
    effect: [{ do: 'moveArmy', upTo: 3, steps: 1, filter: { side: 'own' } }],
    says: 'Up to three Armies move one Region each.',
  },
  {
    id: 'wide',
    name: 'Wide Muster',
    type: 'muster',
    requires: [],
    effect: [{ do: 'flipTokens', regions: 3 }],
    says: 'Flip one own token in each of up to three Regions.',
  },
  {
    id: 'ring',
    name: 'Closing Ring',
    type: 'army',
    requires: [],
    effect: [
      { do: 'moveArmy', upTo: 1, steps: 1, optional: true, filter: { side: 'own' } },
      { do: 'combinedAttack' },
    ],
    says: 'You may move one Army one Region; then make a Combined Attack with two or more Armies.',
  },
]

/** Combat halves. */
export const COMBATS: ReadonlyArray<CombatDoc> = [
  {
    id: 'disarray',
    name: 'Disarray',
    moment: 'beforeCombatRoll',
    effect: [{ do: 'addDice', of: 'enemy', count: -2, min: 1 }],
    says: 'The enemy rolls two dice fewer, at least one.',
  },
  {
    id: 'fury',
    name: 'Fury',
    moment: 'afterCombatRoll',
    effect: [{ do: 'addToRoll', of: 'self', count: 1, rolls: ['combat'] }],
    says: '+1 on each die of your Combat Roll.',
  },
  {
    id: 'price',
    name: 'At Any Price',
    moment: 'beforeCombatRoll',
    effect: [
      { do: 'takeDamage', of: 'self', count: 1 },
      { do: 'addToRoll', of: 'self', count: 1, rolls: ['combat', 'reroll'] },
    ],
    says: 'Take one Damage; +1 on each die of your Combat Roll and Re-roll.',
  },
  {
    id: 'second',
    name: 'Second Effort',
    moment: 'beforeCombatRoll',
    effect: [{ do: 'useSpentManeuver', of: 'self', count: 1 }],
    says: 'Choose one of your spent Unit Maneuver tokens: it works this round too, and stays spent.',
  },
  {
    id: 'drowned',
    name: 'Drowned Orders',
    moment: 'beforeReroll',
    effect: [{ do: 'cancelReroll', of: 'enemy' }],
    says: 'The enemy has no Leader Re-roll.',
  },
  {
    id: 'sacrifice',
    name: 'Hold Them Here',
    moment: 'damage',
    effect: [
      {
        do: 'giveUp',
        of: 'self',
        one: ['leader', 'token', 'character'],
        optional: true,
        gains: [{ do: 'healDamage', of: 'self', count: 2 }],
      },
    ],
    says:
      'You may give up one own Leader, Leadership token or Character of this Army: two ' +
      'Damage less on it.',
  },
  {
    id: 'night',
    name: 'Nightfall',
    moment: 'endOfRound',
    effect: [{ do: 'endBattle' }],
    says: 'The battle ends after this round; nobody retreats, nobody advances.',
  },
  {
    id: 'command',
    name: 'Loud Command',
    moment: 'beforeReroll',
    effect: [{ do: 'addLeadership', of: 'self', count: 2 }],
    says: '+2 Leadership this round.',
  },
  {
    id: 'hand',
    name: 'Every Hand',
    moment: 'beforeCombatRoll',
    effect: [{ do: 'unitStrength', of: 'self', atLeast: 2 }],
    says: 'Each own Unit counts Combat Strength 2 at least.',
  },
  {
    id: 'stubborn',
    name: 'Stubborn Stand',
    moment: 'beforeCombatRoll',
    effect: [{ do: 'setTarget', of: 'enemy', value: 6 }],
    says: "The enemy's Target Number is 6.",
  },
]

/** Which halves make up a card. */
export const GENERIC: ReadonlyArray<{ readonly order: string; readonly combat: string }> = [
  { order: 'rest', combat: 'disarray' },
  { order: 'rest', combat: 'fury' },
  { order: 'rest', combat: 'price' },
  { order: 'call', combat: 'second' },
  { order: 'call', combat: 'drowned' },
  { order: 'call', combat: 'sacrifice' },
  { order: 'blow', combat: 'night' },
  { order: 'blow', combat: 'command' },
  { order: 'blow', combat: 'hand' },
  { order: 'blow', combat: 'stubborn' },
  { order: 'march', combat: 'disarray' },
  { order: 'march', combat: 'fury' },
  { order: 'march', combat: 'price' },
  { order: 'march', combat: 'second' },
  { order: 'levy', combat: 'drowned' },
  { order: 'levy', combat: 'sacrifice' },
  { order: 'levy', combat: 'night' },
  { order: 'levy', combat: 'command' },
  { order: 'columns', combat: 'hand' },
  { order: 'columns', combat: 'stubborn' },
  { order: 'columns', combat: 'disarray' },
  { order: 'advance', combat: 'fury' },
  { order: 'advance', combat: 'price' },
  { order: 'advance', combat: 'second' },
  { order: 'wide', combat: 'drowned' },
  { order: 'wide', combat: 'sacrifice' },
  { order: 'wide', combat: 'night' },
  { order: 'ring', combat: 'command' },
  { order: 'ring', combat: 'hand' },
  { order: 'ring', combat: 'stubborn' },
]
