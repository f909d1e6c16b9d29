/**
 * What characters in play let a die do for their Nation: rouse it with any die, or muster from its base.
 */
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import { ELIMINATED } from '../model/table'
import type { CharacterIx, FaceIx, NationIx, PieceIx, RegionIx, SideIx, Table } from '../model/table'
import type { Place } from '../model/tables'
import type { RuleId } from '../rulebook'
import { armyAt, isBesieged, isOnMap, placeOf, unitsInField } from './armies'
import { nationIx, regionIx, settlementsOf } from './board'
import { controllerOf } from './control'
import { faceIx } from './dice'
import { standsIn } from './entry'
import { characterId, countOf, eliteOf, regularOf } from './pieces'
import { inReserve, isOpen } from './recruits'

interface Rouser {
  readonly character: CharacterIx
  readonly nation: NationIx
  readonly places: ReadonlyArray<Place>
}
const ROUSERS = derived((rules: Rules): ReadonlyArray<Rouser> =>
  rules.characters.flatMap(({ abilities }, character) =>
    abilities.flatMap((ability) =>
      ability.kind === 'rousesWithAnyDie'
        ? [{ character, nation: nationIx(ability.nation), places: ability.places }]
        : [],
    ),
  ),
)
/** Who lets any die advance a Nation now, -1 if nobody does. */
export const rouserOf = (rules: Rules, table: Table, nation: NationIx): CharacterIx => {
  for (const rouser of ROUSERS(rules))
    if (rouser.nation === nation && standsIn(rules, table, rouser.character, rouser.places))
      return rouser.character
  return -1
}

/** Who would let any die advance a Nation if he stood where his card says, and lives. */
export const rouserElsewhere = (rules: Rules, table: Table, nation: NationIx): CharacterIx =>
  ROUSERS(rules).find((one) => one.nation === nation && placeOf(table, one.character) !== ELIMINATED)
    ?.character ?? -1

/** The rule by which he lets any die do it. */
export const rouserRule = (rules: Rules, character: CharacterIx): RuleId =>
  `character.${characterId(rules, character)}` as RuleId

/** Somebody at whose word a Nation musters from its base. */
export interface Voice {
  readonly character: CharacterIx
  readonly side: SideIx
  readonly die: FaceIx
  readonly base: RegionIx
  readonly nation: NationIx
  readonly recruits: number
  readonly upgrades: number
}
/** All of them. */
export const VOICES = derived((rules: Rules): ReadonlyArray<Voice> =>
  rules.characters.flatMap(({ abilities, side }, character) =>
    abilities.flatMap((ability) =>
      ability.kind === 'mustersFromBase'
        ? [
            {
              character,
              side: side === 'shadow' ? 1 : 0,
              die: faceIx(ability.die),
              base: regionIx(ability.base),
              nation: nationIx(ability.nation),
              recruits: ability.recruits,
              upgrades: ability.upgrades,
            } as const,
          ]
        : [],
    ),
  ),
)
/** Whether he is in play, and his base held and free of besiegers. */
export const isHeard = (table: Table, { character, side, base }: Voice): boolean =>
  isOnMap(table, character) && controllerOf(table, base) === side && !isBesieged(table, side, base)
/** The Settlements where his word recruits. */
export const musteringPlaces = (
  rules: Rules,
  table: Table,
  { side, nation }: Voice,
): ReadonlyArray<RegionIx> =>
  settlementsOf(nation).filter(
    (region) => isOpen(table, nation, region) && unitsInField(table, side, region) < rules.limits.units,
  )
/** The kind of piece that he recruits. */
export const recruitOf = ({ nation }: Voice): PieceIx => regularOf(nation)
/** Whether his word can recruit anybody. */
export const canMusterEverywhere = (rules: Rules, table: Table, voice: Voice): boolean =>
  isHeard(table, voice) &&
  inReserve(rules, table, recruitOf(voice)) > 0 &&
  musteringPlaces(rules, table, voice).length > 0
/** Whether his word can turn Regulars in the base into Elites: all of the number, or none. */
export const canUpgrade = (rules: Rules, table: Table, voice: Voice): boolean => {
  const army = armyAt(table, voice.base)
  if (!isHeard(table, voice) || army === null || army.side !== voice.side) return false
  return (
    countOf(rules, army, regularOf(voice.nation)) >= voice.upgrades &&
    inReserve(rules, table, eliteOf(voice.nation)) >= voice.upgrades
  )
}
