/**
 * Faction cards of the Frodo deck as printed: Dwarves, Hobbits, Rohan and the Wizards. What they say is in
 * `cards/`.
 */
import type { CardData } from '../model/tables'
import { cardsOf } from './rows'
import { ENTS, GANDALFS, RING_BEARERS } from './wielders'

const DWARF = cardsOf('dwarf', [
  {
    id: 'gimli',
    name: 'Gimli',
    type: 'character',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1, pathDefense: 1 },
    paths: [3, 4, 5, 6, 7, 8, 9],
    rulings: ['OR-26', 'CARD-3'],
  },
  {
    id: 'dwarven-axe',
    name: 'Dwarven Axe',
    type: 'item',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1, pathDefense: 1 },
    wielders: ['gimli'],
    keywords: ['weapon'],
    rulings: ['CARD-2'],
  },
])

const HOBBIT = cardsOf('hobbit', [
  {
    id: 'frodo-baggins',
    name: 'Frodo Baggins',
    type: 'character',
    icons: { pathDefense: 1 },
    paths: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    rulings: ['OR-29', 'OR-44', 'OR-45'],
  },
  {
    id: 'merry-brandybuck',
    name: 'Merry Brandybuck',
    type: 'character',
    icons: { leadershipDefense: 1, pathDefense: 1 },
    paths: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    rulings: ['OR-3', 'OR-24', 'OR-45'],
  },
  {
    id: 'pippin-took',
    name: 'Pippin Took',
    type: 'character',
    icons: { leadershipDefense: 1, pathDefense: 1 },
    paths: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    rulings: ['OR-3', 'OR-24', 'OR-41', 'OR-45'],
  },
  {
    id: 'sam-gamgee',
    name: 'Sam Gamgee',
    type: 'character',
    icons: { pathDefense: 1 },
    paths: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  },
  {
    id: 'bilbo-baggins',
    name: 'Bilbo Baggins',
    type: 'character',
    icons: { pathDefense: 1 },
    paths: [3],
    rulings: ['OR-29', 'OR-45'],
  },
  { id: 'fatty-bolger', name: 'Fatty Bolger', type: 'character', rulings: ['OR-49'] },
  {
    id: 'herbs-and-stewed-rabbit',
    name: 'Herbs and Stewed Rabbit',
    type: 'item',
    wielders: RING_BEARERS,
    rulings: ['OR-26', 'OR-73', 'CARD-1'],
  },
  {
    id: 'sting',
    name: 'Sting',
    type: 'item',
    wielders: RING_BEARERS,
    keywords: ['weapon'],
    rulings: ['CARD-1'],
  },
  {
    id: 'mithril-coat',
    name: 'Mithril Coat',
    type: 'item',
    icons: { pathDefense: 2 },
    wielders: RING_BEARERS,
  },
  { id: 'there-is-another-way', name: 'There Is Another Way', type: 'event', rulings: ['OR-8', 'OR-17'] },
])

const ROHAN = cardsOf('rohan', [
  {
    id: 'riders-of-rohan',
    name: 'Riders of Rohan',
    type: 'army',
    icons: { battlegroundAttack: 2, battlegroundDefense: 1 },
  },
  {
    id: 'village-militia',
    name: 'Village Militia',
    type: 'army',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1 },
  },
  {
    id: 'eomer',
    name: 'Éomer',
    type: 'character',
    icons: { battlegroundAttack: 1, leadershipDefense: 1 },
    rulings: ['OR-18'],
  },
  {
    id: 'eowyn',
    name: 'Éowyn',
    type: 'character',
    icons: { battlegroundAttack: 1, leadershipDefense: 1 },
    rulings: ['OR-26', 'OR-46'],
  },
  { id: 'ghan-buri-ghan', name: 'Ghân-buri-Ghân', type: 'character', icons: { leadershipDefense: 1 } },
  { id: 'theoden', name: 'Théoden', type: 'character', rulings: ['OR-18', 'OR-40', 'OR-50'] },
  {
    id: 'shadowfax',
    name: 'Shadowfax',
    type: 'item',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1 },
    wielders: GANDALFS,
    rulings: ['OR-22'],
  },
  {
    id: 'death-ride-ride-to-ruin',
    name: 'Death! Ride, Ride to Ruin',
    type: 'event',
    rulings: ['OR-48', 'OR-73'],
  },
])

const WIZARD = cardsOf('wizard', [
  {
    id: 'gandalf-the-grey',
    name: 'Gandalf the Grey',
    type: 'character',
    icons: { battlegroundAttack: 2, battlegroundDefense: 2, pathDefense: 3 },
    paths: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    keywords: ['gandalf'],
    rulings: ['OR-8'],
  },
  {
    id: 'gandalf-the-white',
    name: 'Gandalf the White',
    type: 'character',
    icons: { battlegroundAttack: 2, battlegroundDefense: 3 },
    keywords: ['gandalf'],
    rulings: ['OR-31', 'OR-33'],
  },
  {
    id: 'treebeard',
    name: 'Treebeard',
    type: 'character',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1, pathDefense: 1 },
    paths: [5, 6],
    keywords: ['ent'],
    rulings: ['OR-47'],
  },
  {
    id: 'quickbeam',
    name: 'Quickbeam',
    type: 'character',
    icons: { pathDefense: 1 },
    paths: [5, 6],
    keywords: ['ent'],
    rulings: ['OR-40'],
  },
  {
    id: 'smeagol',
    name: 'Sméagol',
    type: 'character',
    icons: { pathDefense: 1 },
    paths: [6, 7, 8, 9],
    rulings: ['OR-8', 'OR-45'],
  },
  {
    id: 'gwaihir-the-windlord',
    name: 'Gwaihir the Windlord',
    type: 'character',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1, pathDefense: 1 },
    paths: [9],
    rulings: ['OR-26'],
  },
  {
    id: 'gandalfs-staff',
    name: "Gandalf's Staff",
    type: 'item',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1, pathDefense: 1 },
    wielders: GANDALFS,
  },
  {
    id: 'glamdring',
    name: 'Glamdring',
    type: 'item',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1, pathDefense: 1 },
    wielders: GANDALFS,
    keywords: ['weapon'],
  },
  {
    id: 'narya-ring-of-fire',
    name: 'Narya, Ring of Fire',
    type: 'item',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1, pathDefense: 1 },
    wielders: GANDALFS,
  },
  { id: 'ent-draught', name: 'Ent-draught', type: 'item', wielders: ENTS, rulings: ['OR-1', 'CARD-1'] },
])

/** The deck, in the order of `CARD_IDS`. */
export const FRODO_DECK: ReadonlyArray<CardData> = [...DWARF, ...HOBBIT, ...ROHAN, ...WIZARD]
