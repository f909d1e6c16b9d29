/**
 * Two overlays of the tests: a house rule, and a small expansion that nobody has printed. Each says only what
 * differs.
 */
import {
  newId,
  warOfTheRing,
  type CharacterId,
  type HouseRule,
  type HuntTileId,
  type PieceId,
  type PositionSpec,
  type WarGame,
} from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'

/** Smaller Armies and smaller hands. */
export const SHORT_STACKS: HouseRule = {
  name: 'short-stacks',
  limits: { units: 8, besiegedUnits: 4, hand: 5 },
}

const GOTHMOG = newId<CharacterId>('gothmog')
const DUNLENDINGS = newId<PieceId>('dunlendings')

/** A Minion with a die, a card of either side, a Hunt tile, and a kind of unit. */
export const CAPTAINS: HouseRule = {
  name: 'captains',
  characters: [
    {
      id: GOTHMOG,
      name: 'Gothmog',
      title: 'Lieutenant of Morgul',
      role: 'minion',
      side: 'shadow',
      nation: 'sauron',
      level: 2,
      leadership: 2,
      diceBonus: 1,
      activates: [],
      canGuide: false,
      guide: [],
      abilities: [{ kind: 'addsStrength', strength: 1 }],
      entry: {
        kind: 'played',
        die: 'muster',
        conditions: [],
        replaces: null,
        places: [{ kind: 'region', region: 'minas-morgul' }],
      },
      says: 'Brings a die and adds to the strength of his Army.',
    },
  ],
  units: [{ id: DUNLENDINGS, name: 'Dunlending', nation: 'isengard', number: 6 }],
  cards: [
    {
      id: newId('sh-strat-25'),
      name: 'Hillmen out of Dunland',
      side: 'shadow',
      deck: 'strategy',
      number: 25,
      playedWith: 'muster',
      combat: 'desperate-battle',
      says: 'Recruits three Dunlendings in North or South Dunland.',
      effect: [
        {
          kind: 'recruit',
          area: { kind: 'regions', regions: ['north-dunland', 'south-dunland'] },
          figures: [[DUNLENDINGS], [DUNLENDINGS], [DUNLENDINGS]],
        },
      ],
    },
    {
      id: newId('fp-char-25'),
      name: 'Lembas',
      side: 'free-peoples',
      deck: 'character',
      number: 25,
      playedWith: 'character',
      combat: 'mighty-attack',
      says: 'Puts the tile of its name into play.',
      effect: [{ kind: 'putTileInPlay', tile: newId('lembas') }],
    },
  ],
  huntTiles: [
    {
      id: newId('lembas'),
      name: 'Lembas',
      kind: 'free-peoples',
      damage: { kind: 'number', value: -1 },
      reveal: false,
      stop: false,
      count: 1,
      broughtBy: newId('fp-char-25'),
    },
  ],
}

/** The game with the house rule, and with the expansion. */
export const shortStacks: WarGame = mustRight(warOfTheRing.with(SHORT_STACKS), 'short stacks')
export const captains: WarGame = mustRight(warOfTheRing.with(CAPTAINS), 'captains')

const WAR = { steps: 0, active: true }

/** The new Minion and the new units before Helm's Deep, the new cards in the hands. */
export const HILLMEN: PositionSpec = {
  turn: 4,
  politics: { isengard: WAR, sauron: WAR, southrons: WAR, rohan: WAR },
  armies: {
    'fords-of-isen': { [DUNLENDINGS]: 4, 'isengard-regular': 2, 'isengard-elite': 2 },
    'helms-deep': { 'rohan-regular': 3, 'rohan-elite': 1, 'rohan-leader': 1 },
    'minas-morgul': { 'sauron-regular': 5, [GOTHMOG]: 1, nazgul: 1 },
  },
  characters: { saruman: 'orthanc' },
  hands: { 'free-peoples': [newId('fp-char-25')], shadow: [newId('sh-strat-25'), 'sh-strat-01'] },
  dice: {
    'free-peoples': ['character', 'event', 'muster'],
    shadow: ['army', 'muster', 'army', 'character', 'event', 'muster-army'],
  },
}

/** The new tile in the Hunt Pool, on the Mordor Track. */
export const LEMBAS: PositionSpec = {
  turn: 9,
  politics: { sauron: WAR },
  fellowship: { mordor: 1, corruption: 4 },
  huntTiles: { pool: { [newId<HuntTileId>('lembas')]: 1 } },
  dice: { 'free-peoples': ['character', 'character', 'event'], shadow: ['army', 'character', 'event'] },
  characters: { [GOTHMOG]: 'minas-morgul' },
}
