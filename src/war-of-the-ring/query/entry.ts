/**
 * How characters come into play (the character cards, p. 38): when, and where.
 */
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import type { EntryCondition, Place } from '../model/tables'
import {
  ASIDE,
  ELIMINATED,
  IN_FELLOWSHIP,
  type CharacterIx,
  type FaceIx,
  type NationIx,
  type RegionIx,
  type SideIx,
  type Table,
} from '../model/table'
import { SETTLEMENTS, type CharacterId } from '../model/ids'
import type { RuleId } from '../rulebook'
import { armyAt, isOnMap, placeIn, placeOf, regionOf } from './armies'
import {
  NATION_OF,
  nationIx,
  NO_SETTLEMENT,
  regionIx,
  SETTLEMENT_OF,
  settlementsOf,
  STRONGHOLD,
} from './board'
import { holdsHome, isCaptured } from './control'
import { faceIx } from './dice'
import { isInMordor } from './fellowship'
import { characterIx, sideOfCharacter, characterId } from './pieces'
import { hasUnitsOf, isAtWar } from './politics'
import type { World } from '../model/bundle'
import { within } from './names'
import { listed, settlementsInWords, whereabouts, whereaboutsOf } from './requirements'

const isHeld = (table: Table, region: RegionIx): boolean =>
  SETTLEMENT_OF[region] === NO_SETTLEMENT || !isCaptured(table, region)

const hasArmyOf = ({ rules, table }: World, side: SideIx, region: RegionIx, nation: NationIx): boolean => {
  const army = armyAt(table, placeIn(table, side, region))
  return army !== null && army.side === side && hasUnitsOf(rules, army, nation)
}

/** Whether somebody can come to where the Ring-bearers are: not in a Stronghold that is held. */
const isNearRingBearers = (table: Table): boolean => {
  const { region } = table.fellowship
  return region >= 0 && !(SETTLEMENT_OF[region] === STRONGHOLD && holdsHome(table, 0, region))
}

/** The regions that a card names, as they are now. */
export const regionsOf = (
  rules: Rules,
  table: Table,
  side: SideIx,
  place: Place,
): ReadonlyArray<RegionIx> => {
  switch (place.kind) {
    case 'region': {
      const region = regionIx(place.region)
      return isHeld(table, region) ? [region] : []
    }
    case 'settlement':
      return settlementsOf(nationIx(place.nation)).filter(
        (region) =>
          place.types.some((type) => SETTLEMENTS.indexOf(type) === SETTLEMENT_OF[region]) &&
          isHeld(table, region),
      )
    case 'army': {
      const nation = nationIx(place.nation)
      return NATION_OF.flatMap((_, region) =>
        hasArmyOf({ rules, table }, side, region, nation) ? [region] : [],
      )
    }
    case 'ringBearers':
      return isNearRingBearers(table) ? [table.fellowship.region] : []
  }
}

/** Whether a character stands in one of some places. */
export const standsIn = (
  rules: Rules,
  table: Table,
  character: CharacterIx,
  places: ReadonlyArray<Place>,
): boolean => {
  const at = placeOf(table, character)
  const side = sideOfCharacter(rules, character)
  return at >= 0 && places.some((place) => regionsOf(rules, table, side, place).includes(regionOf(at)))
}

const hasEntered = (table: Table, character: CharacterIx): boolean => {
  const at = placeOf(table, character)
  return at >= 0 || at === ELIMINATED
}

const hasAnyEntered = (rules: Rules, table: Table, of: ReadonlyArray<CharacterId>): boolean => {
  for (const who of of) if (hasEntered(table, characterIx(rules, who))) return true
  return false
}

/** Whether a condition of a card is met. */
export const isMet = (rules: Rules, table: Table, condition: EntryCondition): boolean => {
  switch (condition.kind) {
    case 'allAtWar':
      for (const nation of condition.nations) if (!isAtWar(table, nationIx(nation))) return false
      return true
    case 'standsIn':
      return standsIn(rules, table, characterIx(rules, condition.who), condition.places)
    case 'leftFellowship':
      return table.characters[characterIx(rules, condition.who)] !== IN_FELLOWSHIP
    case 'anyHasEntered':
      return hasAnyEntered(rules, table, condition.of)
    case 'fellowshipInMordor':
      return isInMordor(table)
    case 'anyAtWar':
      for (const nation of condition.nations) if (isAtWar(table, nationIx(nation))) return true
      return false
    case 'noneInPlay':
      for (const who of condition.of) if (isOnMap(table, characterIx(rules, who))) return false
      return true
    case 'noneHasEntered':
      return !hasAnyEntered(rules, table, condition.of)
    case 'anyOf':
      return condition.conditions.some((one) => isMet(rules, table, one))
  }
}

/** The regions where a character may come into play now; empty if he may not. */
export const entriesOf = (rules: Rules, table: Table, character: CharacterIx): ReadonlyArray<RegionIx> => {
  const entry = rules.characters[character]?.entry
  if (entry?.kind !== 'played' || table.characters[character] !== ASIDE) return []
  for (const condition of entry.conditions) if (!isMet(rules, table, condition)) return []
  if (entry.replaces !== null) {
    const replaced = characterIx(rules, entry.replaces)
    if (isOnMap(table, replaced)) return [regionOf(placeOf(table, replaced))]
  }
  const side = sideOfCharacter(rules, character)
  const [place, ...others] = entry.places
  if (place === undefined) return []
  if (others.length === 0) return regionsOf(rules, table, side, place)
  const regions = new Set(entry.places.flatMap((one) => regionsOf(rules, table, side, one)))
  return [...regions].sort((one, other) => one - other)
}

/** Whether the player chooses where a character comes into play: his card speaks of more than one region. */
export const choosesEntry = (rules: Rules, table: Table, character: CharacterIx): boolean => {
  const entry = rules.characters[character]?.entry
  if (entry?.kind !== 'played') return false
  if (entry.replaces !== null && isOnMap(table, characterIx(rules, entry.replaces))) return false
  const [place] = entry.places
  return entry.places.length > 1 || place?.kind === 'army' || place?.kind === 'settlement'
}

const anyRegion = (rules: Rules, table: Table, side: SideIx, place: Place): boolean => {
  if (place.kind === 'region') return isHeld(table, regionIx(place.region))
  if (place.kind === 'ringBearers') return isNearRingBearers(table)
  if (place.kind !== 'army') return regionsOf(rules, table, side, place).length > 0
  const nation = nationIx(place.nation)
  for (let region = 0; region < NATION_OF.length; region++)
    if (hasArmyOf({ rules, table }, side, region, nation)) return true
  return false
}

/** Whether a character may come into play now. */
export const canEnter = (rules: Rules, table: Table, character: CharacterIx): boolean => {
  const entry = rules.characters[character]?.entry
  if (entry?.kind !== 'played' || table.characters[character] !== ASIDE) return false
  for (const condition of entry.conditions) if (!isMet(rules, table, condition)) return false
  if (entry.replaces !== null && isOnMap(table, characterIx(rules, entry.replaces))) return true
  const side = sideOfCharacter(rules, character)
  for (const place of entry.places) if (anyRegion(rules, table, side, place)) return true
  return false
}

/** The characters of a side who come into play with a result. */
interface Entrant {
  readonly character: CharacterIx
  readonly side: SideIx
  readonly die: FaceIx
}
/** The rule by which a character comes into play: his own, or what is said of all. */
export const entryRule = (rules: Rules, character: CharacterIx): RuleId => {
  const entry = rules.characters[character]?.entry
  return (entry?.kind === 'played' ? entry.rule : undefined) ?? 'characters.cards'
}

/** Everybody who is brought in by a die. */
export const ENTRANTS = derived((rules: Rules): ReadonlyArray<Entrant> =>
  rules.characters.flatMap(({ entry, side }, character) =>
    entry.kind === 'played'
      ? [{ character, side: side === 'shadow' ? 1 : 0, die: faceIx(entry.die) } as const]
      : [],
  ),
)

/*
 * What still stands against the entry of a character, in words (the character cards): he is there already,
 * a condition of his card, or nowhere to come to.
 */

const placeInWords = ({ rules }: World, place: Place): string => {
  switch (place.kind) {
    case 'region':
      return within(rules, place.region)
    case 'settlement':
      return settlementsInWords(rules, place.nation, place.types)
    case 'army':
      return `a region with an Army that has units of ${within(rules, place.nation)}`
    case 'ringBearers':
      return 'the region of the Fellowship'
  }
}

const placesInWords = (world: World, places: ReadonlyArray<Place>): string =>
  places.map((place) => placeInWords(world, place)).join(' or ')

const tell = (world: World, condition: EntryCondition): string => {
  const { rules, table } = world
  switch (condition.kind) {
    case 'allAtWar': {
      const others = condition.nations.filter((nation) => !isAtWar(table, nationIx(nation)))
      return `${listed(rules, others).replace(/ or /g, ', ')} must be at war first`
    }
    case 'anyAtWar':
      return `${listed(rules, condition.nations)} must be at war first`
    case 'standsIn':
      return `${whereabouts(rules, table, condition.who)}, not in ${placesInWords(world, condition.places)}`
    case 'leftFellowship':
      return whereabouts(rules, table, condition.who)
    case 'anyHasEntered':
      return `none has come into play of ${listed(rules, condition.of).replace(/ or /g, ', ')}`
    case 'fellowshipInMordor':
      return 'the Fellowship is not on the Mordor Track'
    case 'noneInPlay':
    case 'noneHasEntered':
      return whereaboutsOf(rules, table, condition.of)
    case 'anyOf':
      return condition.conditions.map((one) => tell(world, one)).join(', and ')
  }
}

/** Why somebody does not come into play now. */
export const absenceOf = (world: World, character: CharacterIx): string => {
  const { rules, table } = world
  const entry = rules.characters[character]?.entry
  const where = whereabouts(rules, table, characterId(rules, character))
  if (table.characters[character] !== ASIDE) return where
  const failing =
    entry?.kind === 'played' ? entry.conditions.find((one) => !isMet(rules, table, one)) : undefined
  if (failing !== undefined) return tell(world, failing)
  if (entry?.kind !== 'played') return where
  return `he cannot come to ${placesInWords(world, entry.places)} now`
}
