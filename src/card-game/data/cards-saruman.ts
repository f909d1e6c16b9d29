/**
 * Faction cards of the Saruman deck as printed: Isengard, the Monstrous and the Southrons. What they say is
 * in `cards/`.
 */
import type { CardData } from '../model/tables'
import { cardsOf } from './rows'

const ISENGARD = cardsOf('isengard', [
  {
    id: 'devilry-of-saruman',
    name: 'Devilry of Saruman',
    type: 'army',
    icons: { battlegroundAttack: 3 },
    rulings: ['CARD-5'],
  },
  {
    id: 'fighting-uruk-hai',
    name: 'Fighting Uruk-hai',
    type: 'army',
    icons: { battlegroundAttack: 1, battlegroundDefense: 2 },
  },
  {
    id: 'wolf-riders',
    name: 'Wolf Riders',
    type: 'army',
    icons: { battlegroundAttack: 2, battlegroundDefense: 1 },
    rulings: ['CARD-5'],
  },
  {
    id: 'white-hand-orcs',
    name: 'White Hand Orcs',
    type: 'army',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1 },
  },
  {
    id: 'grima-wormtongue',
    name: 'Gríma Wormtongue',
    type: 'character',
    icons: { pathAttack: 1 },
    paths: [1, 2, 5, 6],
    rulings: ['OR-26', 'OR-48'],
  },
  {
    id: 'saruman',
    name: 'Saruman',
    type: 'character',
    icons: {
      battlegroundAttack: 1,
      battlegroundDefense: 1,
      leadershipAttack: 1,
      leadershipDefense: 1,
      pathAttack: 2,
    },
    paths: [5, 6],
    rulings: ['OR-31'],
  },
  {
    id: 'ugluk',
    name: 'Uglúk',
    type: 'character',
    icons: { leadershipAttack: 1, leadershipDefense: 1, pathAttack: 1 },
    paths: [5, 6],
    rulings: ['OR-8'],
  },
  {
    id: 'palantir-of-orthanc',
    name: 'Palantír of Orthanc',
    type: 'item',
    wielders: ['saruman'],
    rulings: ['OR-34', 'CARD-1'],
  },
  {
    id: 'sarumans-staff',
    name: "Saruman's Staff",
    type: 'item',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1, pathAttack: 1 },
    wielders: ['saruman'],
  },
  {
    id: 'woven-of-all-colours',
    name: 'Woven of All Colours',
    type: 'item',
    wielders: ['saruman'],
    rulings: ['OR-45', 'CARD-1', 'CARD-5'],
  },
  {
    id: 'threats-and-promises',
    name: 'Threats and Promises',
    type: 'event',
    rulings: ['OR-3', 'OR-17', 'OR-22'],
  },
])

const MONSTROUS = cardsOf('monstrous', [
  {
    id: 'goblins-of-the-misty-mountains',
    name: 'Goblins of the Misty Mountains',
    type: 'army',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1 },
  },
  {
    id: 'barrow-wights',
    name: 'Barrow-wights',
    type: 'character',
    icons: { pathAttack: 1 },
    paths: [1, 2, 3],
  },
  {
    id: 'flocks-of-crebain',
    name: 'Flocks of Crebain',
    type: 'character',
    icons: { pathAttack: 1 },
    paths: [1, 2, 3, 4, 5, 6, 7],
    rulings: ['OR-8'],
  },
  {
    id: 'hill-troll',
    name: 'Hill-troll',
    type: 'character',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1, pathAttack: 1 },
    paths: [2, 3, 4, 5, 6, 7, 8, 9],
  },
  {
    id: 'balrog-of-moria',
    name: 'Balrog of Moria',
    type: 'character',
    icons: { battlegroundAttack: 2, battlegroundDefense: 2, pathAttack: 2 },
    paths: [4, 5],
  },
  {
    id: 'caradhras-the-cruel',
    name: 'Caradhras the Cruel',
    type: 'character',
    icons: { pathAttack: 1 },
    paths: [4, 5],
    rulings: ['OR-8', 'OR-70'],
  },
  {
    id: 'cave-troll',
    name: 'Cave-troll',
    type: 'character',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1, pathAttack: 1 },
    paths: [4, 8, 9],
  },
  {
    id: 'candles-of-corpses',
    name: 'Candles of Corpses',
    type: 'character',
    icons: { pathAttack: 1 },
    paths: [6, 7],
    rulings: ['OR-69'],
  },
  {
    id: 'gollum',
    name: 'Gollum',
    type: 'character',
    icons: { pathAttack: 1 },
    paths: [6, 7, 8, 9],
    rulings: ['OR-8', 'CARD-11'],
  },
  {
    id: 'shelob',
    name: 'Shelob',
    type: 'character',
    icons: { pathAttack: 1 },
    paths: [7, 8, 9],
    rulings: ['CARD-6'],
  },
  {
    id: 'whip-of-many-thongs',
    name: 'Whip of Many Thongs',
    type: 'item',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1, pathAttack: 1 },
    wielders: ['balrog-of-moria'],
    keywords: ['weapon'],
    rulings: ['OR-1', 'CARD-7'],
  },
])

const SOUTHRON = cardsOf('southron', [
  {
    id: 'haradrim-mumakil',
    name: 'Haradrim Mûmakil',
    type: 'army',
    icons: { battlegroundAttack: 2, battlegroundDefense: 1 },
  },
  {
    id: 'coastal-raiders',
    name: 'Coastal Raiders',
    type: 'army',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1 },
  },
  {
    id: 'haradrim-cavalry',
    name: 'Haradrim Cavalry',
    type: 'army',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1 },
  },
  {
    id: 'the-black-fleet',
    name: 'The Black Fleet',
    type: 'army',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1 },
  },
  {
    id: 'corsairs-of-umbar',
    name: 'Corsairs of Umbar',
    type: 'army',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1 },
  },
  {
    id: 'haradrim-regulars',
    name: 'Haradrim Regulars',
    type: 'army',
    icons: { battlegroundAttack: 1, battlegroundDefense: 1 },
  },
  {
    id: 'the-black-serpent',
    name: 'The Black Serpent',
    type: 'character',
    icons: { leadershipAttack: 1, leadershipDefense: 1 },
    rulings: ['OR-3'],
  },
])

/** The deck, in the order of `CARD_IDS`. */
export const SARUMAN_DECK: ReadonlyArray<CardData> = [...ISENGARD, ...MONSTROUS, ...SOUTHRON]
