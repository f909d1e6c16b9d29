/**
 * Two overlays of the tests as data: a house rule, and a small expansion that nobody has printed. Each says
 * only what differs.
 */
import { newId, type CharacterId, type HouseRule, type PieceId } from '../../../src/war-of-the-ring'

/** Smaller Armies and smaller hands. */
export const SHORT_STACKS: HouseRule = {
  name: 'short-stacks',
  limits: { units: 8, besiegedUnits: 4, hand: 5 },
}

export const GOTHMOG = newId<CharacterId>('gothmog')
export const DUNLENDINGS = newId<PieceId>('dunlendings')

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
