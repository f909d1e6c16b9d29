/** The two overlays of the tests as games, and positions near what they change. */
import {
  newId,
  warOfTheRing,
  type HuntTileId,
  type PositionSpec,
  type WarGame,
} from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { CAPTAINS, DUNLENDINGS, GOTHMOG, SHORT_STACKS } from './houseRules'
import { atWar } from '../support/atWar'

export { CAPTAINS, SHORT_STACKS } from './houseRules'

/** The game with the house rule, and with the expansion. */
export const shortStacks: WarGame = mustRight(warOfTheRing.with(SHORT_STACKS), 'short stacks')
export const captains: WarGame = mustRight(warOfTheRing.with(CAPTAINS), 'captains')

/** The new Minion and the new units before Helm's Deep, the new cards in the hands. */
export const HILLMEN: PositionSpec = {
  turn: 4,
  politics: atWar('isengard', 'sauron', 'southrons', 'rohan'),
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
  politics: atWar('sauron'),
  fellowship: { mordor: 1, corruption: 4 },
  huntTiles: { pool: { [newId<HuntTileId>('lembas')]: 1 } },
  dice: { 'free-peoples': ['character', 'character', 'event'], shadow: ['army', 'character', 'event'] },
  characters: { [GOTHMOG]: 'minas-morgul' },
}
