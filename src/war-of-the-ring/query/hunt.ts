/**
 * Questions about the Hunt for the Ring (chapter IX): its Level, bonus and re-rolls, what a tile says, and
 * what the Guide can do about it.
 */
import { CHARACTERS } from '../data/characters'
import { DICE } from '../data/dice'
import { HUNT_TILES } from '../data/hunt-tiles'
import { standardTiles, tileCount } from '../model/counts'
import type { TileReason, TileVars } from '../model/frames'
import { HUNT_TILE_IDS, type HuntTileId } from '../model/ids'
import { INSIDE, type CharacterIx, type RegionIx, type Table, type TileIx } from '../model/table'
import type { Ability, CharacterData, GuideAbility, HuntTileData } from '../model/tables'
import { boxOf, nazgulAt, placeOf } from './armies'
import { STRONGHOLD, SETTLEMENT_OF } from './board'
import { controllerOf } from './control'
import { companionsOf } from './fellowship'

/** What a die of the Hunt, or one that a tile calls for, can show. */
export const HUNT_DIE: ReadonlyArray<number> = [1, 2, 3, 4, 5, 6]

/** The Hunt Level: Shadow dice in the Hunt box. */
export const huntLevel = ({ dice }: Table): number => dice.huntBox[1]
/** What every die of the Hunt counts more: for each Free Peoples die already in the Hunt box. */
export const huntBonus = ({ dice }: Table): number => dice.huntBox[0] * DICE.hunt.perDieInBox
/** How many dice a Hunt is rolled with. */
export const huntDice = (table: Table): number => Math.min(DICE.hunt.most, huntLevel(table))
/** Whether a die of the Hunt succeeds; a 1 never does (ruling OR-68). */
export const huntSucceeds = (table: Table, roll: number, bonus = 0): boolean =>
  roll !== DICE.hunt.alwaysFails && roll + huntBonus(table) + bonus >= DICE.hunt.succeedsOn

const has = ({ abilities }: CharacterData, kind: Ability['kind']): boolean =>
  abilities.some((ability) => ability.kind === kind)
const NAZGUL_CHARACTERS: ReadonlyArray<CharacterIx> = CHARACTERS.flatMap((character, ix) =>
  has(character, 'countsAsNazgul') ? [ix] : [],
)
const RETURNING: ReadonlyArray<boolean> = CHARACTERS.map((character) => has(character, 'returnsWhenLost'))

const isShadowStronghold = (table: Table, region: RegionIx): boolean =>
  SETTLEMENT_OF[region] === STRONGHOLD && controllerOf(table, region) === 1
const hasShadowUnits = (table: Table, region: RegionIx): boolean =>
  (table.fields[region] ?? null)?.side === 1 || boxOf(table, region)?.side === 1
/** Whether a Nazgûl, or who counts as one, is in a region, inside or outside. */
export const hasNazgul = (table: Table, region: RegionIx): boolean => {
  if (nazgulAt(table, region) > 0 || nazgulAt(table, region + INSIDE) > 0) return true
  for (let ix = 0; ix < NAZGUL_CHARACTERS.length; ix++) {
    const place = placeOf(table, NAZGUL_CHARACTERS[ix] as CharacterIx)
    if (place === region || place === region + INSIDE) return true
  }
  return false
}

/**
 * How many failed dice of a Hunt are rolled again: one each for a Stronghold in Shadow hands, Shadow units
 * and Nazgûl where the Ring-bearers are, inside or outside (rulings OR-73, OR-74); none in Mordor.
 */
export const huntRerolls = (table: Table): number => {
  const { region } = table.fellowship
  if (region < 0) return 0
  return (
    (isShadowStronghold(table, region) ? 1 : 0) +
    (hasShadowUnits(table, region) ? 1 : 0) +
    (hasNazgul(table, region) ? 1 : 0)
  )
}

const tilePlaces = new Map<string, TileIx>(HUNT_TILE_IDS.map((id, place) => [id, place]))
/** Kind of tile by index. */
export const tileId = (tile: TileIx): HuntTileId => HUNT_TILE_IDS[tile] as HuntTileId
/** Index of a kind of tile. */
export const tileIx = (id: HuntTileId): TileIx => tilePlaces.get(id) as TileIx
/** What a tile says. */
export const tileData = (tile: TileIx): HuntTileData => HUNT_TILES[tile] as HuntTileData
/** Whether a tile is a standard one with a number. */
export const isStandardNumber = ({ kind, damage }: HuntTileData): boolean =>
  kind === 'standard' && damage.kind === 'number'
/** Whether a tile does nothing: one that a card draws, if it is an Eye or helps the Fellowship. */
export const isVoid = (why: TileReason, { kind, damage }: HuntTileData): boolean =>
  (why === 'card' || why === 'declaration') && (damage.kind === 'eye' || kind === 'free-peoples')
/** How many tiles of a kind the Hunt Pool holds. */
export const inPool = ({ tiles }: Table, tile: TileIx): number => tileCount(tiles.pool, tile)
/** Whether the Hunt Pool is empty and standard tiles are there to fill it. */
export const needsRefill = ({ tiles }: Table): boolean => tiles.pool === 0 && standardTiles(tiles.drawn) !== 0
/** Dice of both sides in the Hunt box. */
export const diceInHuntBox = ({ dice }: Table): number => dice.huntBox[0] + dice.huntBox[1]

const guideTable = (worth: (ability: GuideAbility) => number): ReadonlyArray<number> =>
  CHARACTERS.map(({ guide }) => guide.reduce((sum, ability) => sum + worth(ability), 0))
const LEAVING = guideTable((ability) => (ability.kind === 'leavesToReduceDamage' ? ability.by : 0))
const REVEALING = guideTable((ability) => (ability.kind === 'revealsToReduceDamage' ? ability.by : 0))
const IGNORING = guideTable(({ kind }) => (kind === 'ignoresRevealOfNumbers' ? 1 : 0))
const HIDING = guideTable(({ kind }) => (kind === 'hidesWithAnyDie' ? 1 : 0))

const ofGuide = (worths: ReadonlyArray<number>, guide: CharacterIx): number => worths[guide] ?? 0
/** How much damage the Guide spares by leaving, 0 if he cannot. */
export const sparedByLeaving = ({ fellowship }: Table): number => ofGuide(LEAVING, fellowship.guide)
/** How much damage the Guide spares by letting the Fellowship be revealed, 0 if he cannot. */
export const sparedByReveal = ({ fellowship }: Table): number => ofGuide(REVEALING, fellowship.guide)
/** Whether with this Guide the number of a standard tile does not reveal the Fellowship. */
export const ignoresReveal = ({ fellowship }: Table): boolean => ofGuide(IGNORING, fellowship.guide) > 0
/** Whether with this Guide any die hides the Fellowship. */
export const hidesWithAnyDie = ({ fellowship }: Table): boolean => ofGuide(HIDING, fellowship.guide) > 0
/** Whether no Companion is left, so that Gollum guides. */
export const isAlone = (table: Table): boolean => companionsOf(table) === 0
/** Whether a card demands a Companion drawn at random before anything is borne otherwise. */
export const mustLoseRandom = (
  table: Table,
  { bearing, casualty }: Pick<TileVars, 'bearing' | 'casualty'>,
): boolean => bearing === 'random' && !casualty && !isAlone(table)
/** Whether a Companion whom the Hunt takes comes back on the map. */
export const returnsWhenLost = (character: CharacterIx): boolean => RETURNING[character] === true
