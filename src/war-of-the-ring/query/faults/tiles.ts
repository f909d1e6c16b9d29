/**
 * What can be wrong with Hunt tiles (chapters IX and XII): more or fewer than there are, special ones before
 * their card or their time, a pool left empty, and tiles out of the game that never leave it.
 */
import type { Rules } from '../../model/config'
import { derived } from '../../../kernel/derived'
import { tileCount } from '../../model/counts'
import { SIDES } from '../../model/ids'
import { ASIDE, type CardIx, type Table, type TileIx } from '../../model/table'
import type { HuntTileData } from '../../model/tables'
import { placeOf } from '../armies'
import { cardIx } from '../cards'
import { needsRefill } from '../hunt'
import { fault, type Faults } from './fault'
import { isPlayed } from './materials'

const tileFaultsOf = (rules: Rules, table: Table, tile: TileIx, data: HuntTileData): Faults => {
  const { id, count, kind, broughtBy } = data
  const { pool, drawn, waiting, removed } = table.tiles
  const number = [pool, drawn, waiting, removed].reduce(
    (sum, tiles) => sum + tileCount(rules, tiles, tile),
    0,
  )
  const fits = kind === 'standard' || kind === 'smeagol' ? number === count : number <= count
  const faults: Faults = fits
    ? []
    : [fault('tiles', `${number} of ${id} are told of, of ${count}`, 'components.supply')]
  if ((kind === 'standard' || kind === 'smeagol') && tileCount(rules, waiting, tile) > 0)
    faults.push(fault('tiles.waiting', `${id} is no special tile`, 'hunt.specialTiles'))
  if (number > 0 && broughtBy !== undefined && !isPlayed(rules, table, cardIx(rules, broughtBy)))
    faults.push(fault('tiles', `${id} comes with ${broughtBy}, which is not played`, 'hunt.specialTiles'))
  return faults
}

const isEye = ({ damage }: HuntTileData): boolean => damage.kind === 'eye'

/** The cards that take Eyes out of the game, and how many each can: not all that it draws. */
export const CHALLENGES = derived((rules: Rules) =>
  rules.cards.flatMap((text, card: CardIx) =>
    (text?.effect ?? []).flatMap((one) => (one.kind === 'challenge' ? [{ card, most: one.tiles - 1 }] : [])),
  ),
)

/** How many tiles with an Eye are out of the game. */
const eyesOut = (rules: Rules, { tiles }: Table): number =>
  rules.huntTiles.reduce(
    (sum, data, tile) => sum + (isEye(data) ? tileCount(rules, tiles.removed, tile) : 0),
    0,
  )

/** How many of these were not cancelled with an Elven Ring, each of which has gone over to the Shadow. */
export const eyesTaken = (rules: Rules, table: Table): number => {
  const cancels = rules.characters.some(
    ({ abilities }, ix) =>
      placeOf(table, ix) !== ASIDE && abilities.some(({ kind }) => kind === 'cancelsEyes'),
  )
  const rings = rules.setUp.elvenRings[SIDES[0]] - table.dice.rings[0]
  return eyesOut(rules, table) - (cancels ? rings : 0)
}

/** Only Eyes leave the game, and a tile of Sméagol. */
const removedFaults = (rules: Rules, { tiles }: Table): Faults =>
  rules.huntTiles.flatMap((data, tile) =>
    !isEye(data) && data.kind !== 'smeagol' && tileCount(rules, tiles.removed, tile) > 0
      ? [fault('tiles.removed', `${data.id} never leaves the game`, 'hunt.refill')]
      : [],
  )

/** Every Hunt tile is in one place; special ones in none are set aside, and none is before its card. */
export const tileFaults = (rules: Rules, table: Table): Faults => [
  ...rules.huntTiles.flatMap((data, tile) => tileFaultsOf(rules, table, tile, data)),
  ...removedFaults(rules, table),
]

/** Eyes that are described as out of the game: a card that was played has taken them, or an Elven Ring. */
export const eyeFaults = (rules: Rules, table: Table): Faults => {
  const most = CHALLENGES(rules).reduce(
    (sum, { card, most: some }) => sum + (isPlayed(rules, table, card) ? some : 0),
    0,
  )
  return eyesTaken(rules, table) <= most
    ? []
    : [fault('tiles.removed', 'nothing has taken so many Eyes out of the game', 'hunt.refill')]
}

/** Special tiles are in the pool in Mordor only, and wait outside it. */
export const specialFaults = (rules: Rules, { tiles, fellowship }: Table): Faults => {
  const faults: Faults = []
  const special = rules.huntTiles.some(
    ({ kind }, tile) => kind !== 'standard' && kind !== 'smeagol' && tileCount(rules, tiles.pool, tile) > 0,
  )
  if (special && fellowship.mordor < 0)
    faults.push(fault('tiles.pool', 'special tiles wait for the Mordor Track', 'hunt.specialTiles'))
  if (tiles.waiting !== 0 && fellowship.mordor >= 0)
    faults.push(fault('tiles.waiting', 'on the Mordor Track no special tile waits', 'hunt.specialTiles'))
  return faults
}

/** The pool is never left empty, nor with tiles alone that no draw uses up. */
export const poolFaults = (rules: Rules, table: Table): Faults =>
  table.tiles.pool === 0 || needsRefill(rules, table)
    ? [fault('tiles.pool', 'is never left empty', 'hunt.refill')]
    : []
