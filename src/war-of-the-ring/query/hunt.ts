/**
 * Questions about the Hunt for the Ring (chapter IX): its Level, bonus and re-rolls, what a tile says, and
 * what the Guide can do about it.
 */
import { placeIn } from '../../kernel/named'
import { at } from '../../kernel/row'
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import { ofTile, standardTiles, tileCount } from '../model/counts'
import type { TileReason, TileVars } from '../model/frames'
import { type HuntTileId } from '../model/ids'
import {
  ASIDE,
  IN_FELLOWSHIP,
  INSIDE,
  type CharacterIx,
  type RegionIx,
  type Table,
  type TileIx,
} from '../model/table'
import type { Ability, CharacterData, GuideAbility, HuntTileData } from '../model/tables'
import { boxOf, nazgulAt, placeOf, regionOf } from './armies'
import { STRONGHOLD, SETTLEMENT_OF } from './board'
import { controllerOf } from './control'
import { companionsOf } from './fellowship'
import { characterIx } from './pieces'

/** What a die of the Hunt, or one that a tile calls for, can show. */
export const HUNT_DIE: ReadonlyArray<number> = [1, 2, 3, 4, 5, 6]

/** The Hunt Level: Shadow dice in the Hunt box. */
export const huntLevel = ({ dice }: Table): number => dice.huntBox[1]
/** What every die of the Hunt counts more: for each Free Peoples die already in the Hunt box. */
export const huntBonus = (rules: Rules, { dice }: Table): number =>
  dice.huntBox[0] * rules.dice.hunt.perDieInBox
/** How many dice a Hunt is rolled with. */
export const huntDice = (rules: Rules, table: Table): number =>
  Math.min(rules.dice.hunt.most, huntLevel(table))
/** Whether a die of the Hunt succeeds; a 1 never does (ruling OR-68). */
export const huntSucceeds = (rules: Rules, table: Table, roll: number, bonus = 0): boolean =>
  roll !== rules.dice.hunt.alwaysFails && roll + huntBonus(rules, table) + bonus >= rules.dice.hunt.succeedsOn

const has = ({ abilities }: CharacterData, kind: Ability['kind']): boolean =>
  abilities.some((ability) => ability.kind === kind)
const NAZGUL_CHARACTERS = derived((rules: Rules): ReadonlyArray<CharacterIx> =>
  rules.characters.flatMap((character, ix) => (has(character, 'countsAsNazgul') ? [ix] : [])),
)
const RETURNING = derived((rules: Rules): ReadonlyArray<boolean> =>
  rules.characters.map((character) => has(character, 'returnsWhenLost')),
)

const isShadowStronghold = (table: Table, region: RegionIx): boolean =>
  SETTLEMENT_OF[region] === STRONGHOLD && controllerOf(table, region) === 1
const hasShadowUnits = (table: Table, region: RegionIx): boolean =>
  (table.fields[region] ?? null)?.side === 1 || boxOf(table, region)?.side === 1
/** Whether a Nazgûl, or who counts as one, is in a region, inside or outside. */
export const hasNazgul = (rules: Rules, table: Table, region: RegionIx): boolean => {
  if (nazgulAt(table, region) > 0 || nazgulAt(table, region + INSIDE) > 0) return true
  for (const one of NAZGUL_CHARACTERS(rules)) {
    const place = placeOf(table, one)
    if (place === region || place === region + INSIDE) return true
  }
  return false
}

const EVERY_NAZGUL = derived((rules: Rules): ReadonlyArray<CharacterIx> =>
  rules.characters.flatMap((character, ix) => (has(character, 'everyNazgulHunts') ? [ix] : [])),
)
/** Nazgûl that give a re-roll where the Ring-bearers are: one for all, or each by somebody's word. */
const huntingNazgul = (rules: Rules, table: Table, region: RegionIx): number => {
  if (!EVERY_NAZGUL(rules).some((one) => placeOf(table, one) >= 0))
    return hasNazgul(rules, table, region) ? 1 : 0
  let number = nazgulAt(table, region) + nazgulAt(table, region + INSIDE)
  for (const one of NAZGUL_CHARACTERS(rules)) if (regionOf(placeOf(table, one)) === region) number++
  return number
}

/**
 * How many failed dice of a Hunt are rolled again: one each for a Stronghold in Shadow hands, Shadow units
 * and Nazgûl where the Ring-bearers are, inside or outside (rulings OR-73, OR-74); none in Mordor.
 */
export const huntRerolls = (rules: Rules, table: Table): number => {
  const { region } = table.fellowship
  if (region < 0) return 0
  return (
    (isShadowStronghold(table, region) ? 1 : 0) +
    (hasShadowUnits(table, region) ? 1 : 0) +
    huntingNazgul(rules, table, region)
  )
}

const tilePlaces = derived((rules: Rules) => placeIn(rules.huntTileIds))
/** Kind of tile by index. */
export const tileId = (rules: Rules, tile: TileIx): HuntTileId => at(rules.huntTileIds, tile)
/** Index of a kind of tile. */
export const tileIx = (rules: Rules, id: HuntTileId): TileIx => tilePlaces(rules)(id)
/** What a tile says. */
export const tileData = (rules: Rules, tile: TileIx): HuntTileData => at(rules.huntTiles, tile)
/** Whether a tile is a standard one with a number. */
export const isStandardNumber = ({ kind, damage }: HuntTileData): boolean =>
  kind === 'standard' && damage.kind === 'number'
/** Whether a tile does nothing: one that a card draws, if it is an Eye or helps the Fellowship. */
export const isVoid = (why: TileReason, { kind, damage }: HuntTileData): boolean =>
  (why === 'card' || why === 'declaration') && (damage.kind === 'eye' || kind === 'free-peoples')
/**
 * Whether a tile is discarded as soon as it is drawn, and another drawn: one of Sméagol, with Gollum in play
 * or once Sméagol has left the game.
 */
export const isIdle = (rules: Rules, table: Table, tile: TileIx): boolean => {
  if (rules.beside === undefined || tile < 0 || tileData(rules, tile).kind !== 'smeagol') return false
  const at = placeOf(table, characterIx(rules, 'smeagol'))
  return at !== IN_FELLOWSHIP && (at !== ASIDE || companionsOf(rules, table) === 0)
}
/** How many tiles of a kind the Hunt Pool holds. */
export const inPool = (rules: Rules, { tiles }: Table, tile: TileIx): number =>
  tileCount(rules, tiles.pool, tile)
const SMEAGOLS = derived((rules: Rules): ReadonlyArray<TileIx> =>
  rules.huntTiles.flatMap(({ kind }, tile) => (kind === 'smeagol' ? [tile] : [])),
)
/** Whether Sméagol is in the Fellowship, so that his tiles go back into the pool when they are drawn. */
const keepsTiles = (rules: Rules, table: Table): boolean =>
  SMEAGOLS(rules).length > 0 && placeOf(table, characterIx(rules, 'smeagol')) === IN_FELLOWSHIP
/** Whether all tiles of the Hunt Pool have been used that a draw can use up (ruling OR-141). */
export const isPoolSpent = (rules: Rules, table: Table): boolean => {
  let left = table.tiles.pool
  if (left !== 0 && keepsTiles(rules, table))
    for (const tile of SMEAGOLS(rules)) left -= ofTile(rules, tile, inPool(rules, table, tile))
  return left === 0
}
/** Whether the Hunt Pool is used up and standard tiles are there to fill it. */
export const needsRefill = (rules: Rules, table: Table): boolean =>
  isPoolSpent(rules, table) && standardTiles(rules, table.tiles.drawn) !== 0
/** Dice of both sides in the Hunt box. */
export const diceInHuntBox = ({ dice }: Table): number => dice.huntBox[0] + dice.huntBox[1]

const guideTable = (rules: Rules, worth: (ability: GuideAbility) => number): ReadonlyArray<number> =>
  rules.characters.map(({ guide }) => guide.reduce((sum, ability) => sum + worth(ability), 0))
const LEAVING = derived((rules: Rules) =>
  guideTable(rules, (ability) => (ability.kind === 'leavesToReduceDamage' ? ability.by : 0)),
)
const REVEALING = derived((rules: Rules) =>
  guideTable(rules, (ability) => (ability.kind === 'revealsToReduceDamage' ? ability.by : 0)),
)
const IGNORING = derived((rules: Rules) =>
  guideTable(rules, ({ kind }) => (kind === 'ignoresRevealOfNumbers' ? 1 : 0)),
)
const HIDING = derived((rules: Rules) =>
  guideTable(rules, ({ kind }) => (kind === 'hidesWithAnyDie' ? 1 : 0)),
)

const ofGuide = (worths: ReadonlyArray<number>, guide: CharacterIx): number => worths[guide] ?? 0
/** How much damage the Guide spares by leaving, 0 if he cannot. */
export const sparedByLeaving = (rules: Rules, { fellowship }: Table): number =>
  ofGuide(LEAVING(rules), fellowship.guide)
/** How much damage the Guide spares by letting the Fellowship be revealed, 0 if he cannot. */
export const sparedByReveal = (rules: Rules, { fellowship }: Table): number =>
  ofGuide(REVEALING(rules), fellowship.guide)
/** Whether with this Guide the number of a standard tile does not reveal the Fellowship. */
export const ignoresReveal = (rules: Rules, { fellowship }: Table): boolean =>
  ofGuide(IGNORING(rules), fellowship.guide) > 0
/** Whether with this Guide any die hides the Fellowship. */
export const hidesWithAnyDie = (rules: Rules, { fellowship }: Table): boolean =>
  ofGuide(HIDING(rules), fellowship.guide) > 0
/** Whether no Companion is left, so that Gollum guides. */
export const isAlone = (rules: Rules, table: Table): boolean => companionsOf(rules, table) === 0
/** Whether a card demands a Companion drawn at random before anything is borne otherwise. */
export const mustLoseRandom = (
  rules: Rules,
  table: Table,
  { bearing, casualty }: Pick<TileVars, 'bearing' | 'casualty'>,
): boolean => bearing === 'random' && !casualty && !isAlone(rules, table)
/** Whether a Companion whom the Hunt takes comes back on the map. */
export const returnsWhenLost = (rules: Rules, character: CharacterIx): boolean =>
  RETURNING(rules)[character] === true
